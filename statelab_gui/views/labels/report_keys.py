"""What the groups of a report are known by, in words, and which recipes they pool."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.families import Family
from statelab_gui.domain.runs import ToolsGroup
from statelab_gui.domain.statistics.groups import GroupFacts, Grouping
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.views import theme
from statelab_gui.views.labels import report as words
from statelab_gui.views.labels.examinees import simulated_name
from statelab_gui.views.labels.families import family_plain, form_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.sentences import shortened

translate = QCoreApplication.translate
OUTPUT = "output_format"
"""The kind of the part that tells free text from output held to a schema."""


@dataclass(frozen=True)
class KeyPart:
    """One of the things that groups are told apart by: `kind` is a Grouping or OUTPUT.

    `plain` is what a file of numbers has; `rank` is what rows are sorted by, None for the text.
    """

    kind: str
    title: str
    text: Callable[[GroupFacts], str]
    plain: Callable[[GroupFacts], str]
    rank: Callable[[GroupFacts], float] | None = None


def key_parts(report: Report, names: ReportNames) -> list[KeyPart]:
    """What the rows are told apart by, in order: what was asked for, and what is never pooled where
    groups differ in it. A recipe is left out where all are of one."""
    chosen = report.choices.grouping
    parts = [_part(one, chosen, names) for one in groupings_shown(report)]
    if len({line.facts.constrained for line in report.lines}) > 1:
        parts.append(
            KeyPart(
                OUTPUT,
                translate("Report", "Output"),
                lambda facts: output_name(facts.constrained),
                lambda facts: "json_schema" if facts.constrained else "free_text",
            )
        )
    return parts


def groupings_shown(report: Report) -> tuple[Grouping, ...]:
    """The groupings among them; tools too where groups differ in them."""
    chosen = report.choices.grouping
    recipes = {
        line.facts.key[chosen.index(one)]
        for one in chosen
        for line in report.lines
        if one is Grouping.RECIPE
    }
    if len(recipes) == 1 and len(chosen) > 1:
        chosen = tuple(one for one in chosen if one is not Grouping.RECIPE)
    kinds = {line.facts.tools for line in report.lines}
    if Grouping.TOOLS not in chosen and len(kinds) > 1:
        return (*chosen, Grouping.TOOLS)
    return chosen


def simulated_text(text: str) -> str:
    """A name with the mark of simulated replies; the word for it is said once."""
    if simulated_name("") in text:
        pattern = translate("Report", "{sign} {name}")
    else:
        pattern = translate("Report", "{sign} Simulated: {name}")
    return pattern.format(sign=theme.sign(theme.Role.SIMULATED), name=text)


def output_name(constrained: bool) -> str:
    """How the output was asked for."""
    if constrained:
        return translate("Report", "Held to a schema")
    return translate("Report", "Free text")


def recipe_name(recipe: int, names: ReportNames) -> str:
    """A recipe by the case sets that were made with it."""
    told = {one.id: shortened(one.name) for one in names.sets}
    sets = [told[one] for one in names.recipes.get(recipe, ()) if one in told]
    if not sets:
        return translate("Report", "Recipe {number}").format(number=recipe)
    return translate("Report", ", ", "between two case sets").join(sets)


def recipes_told(recipes: Iterable[int], names: ReportNames) -> str:
    """Several recipes in a line."""
    between = translate("Report", "; ", "between two recipes")
    quoted = translate("Report", "“{name}”")
    return between.join(quoted.format(name=recipe_name(one, names)) for one in sorted(recipes))


def several_recipes(report: Report) -> bool:
    """Whether the answered trials are of more than one recipe."""
    return len({one for line in report.lines for one in line.facts.recipes}) > 1


def _part(grouping: Grouping, chosen: tuple[Grouping, ...], names: ReportNames) -> KeyPart:
    def value(facts: GroupFacts) -> Any:
        if grouping is Grouping.TOOLS:
            return facts.tools
        return facts.key[chosen.index(grouping)]

    def text(facts: GroupFacts) -> str:
        return _key_text(grouping, value(facts), names)

    def plain(facts: GroupFacts) -> str:
        named = grouping in (Grouping.EXAMINEE, Grouping.RECIPE)
        return text(facts) if named else str(value(facts))

    def rank(facts: GroupFacts) -> float:
        found = value(facts)
        if grouping is Grouping.FAMILY:
            return list(Family).index(found)
        return list(ToolsGroup).index(found) if grouping is Grouping.TOOLS else int(found)

    ranked = (Grouping.FAMILY, Grouping.LENGTH, Grouping.TOOLS)
    title = words.grouping_name(grouping)
    return KeyPart(grouping, title, text, plain, rank if grouping in ranked else None)


def _key_text(grouping: Grouping, value: Any, names: ReportNames) -> str:
    match grouping:
        case Grouping.FAMILY:
            return family_plain(value)
        case Grouping.LENGTH:
            return number(value)
        case Grouping.FORM:
            return form_name(value)
        case Grouping.EXAMINEE:
            return names.examinees.get(value, "")
        case Grouping.TOOLS:
            return words.tools_name(value)
        case Grouping.RECIPE:
            return recipe_name(value, names)
