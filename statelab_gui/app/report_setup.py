"""What a report was made with, in words: recipes and seeds, examinees and all their settings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import CaseSetInfo
from statelab_gui.domain.displaying import name_shown, shown
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.runs import (
    EXAMINEE_FIELDS,
    Examinee,
    Setting,
    SettingState,
    looks_like_key,
)
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.exchange.html_parts import Facts, Grid, Said, Tone
from statelab_gui.exchange.report_html import Chapter, Part
from statelab_gui.views.labels.drift import conversation_language
from statelab_gui.views.labels.examinees import shown_value
from statelab_gui.views.labels.families import family_name, form_name
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.labels.recipes import field_title, lengths_name, number, pattern_name
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.labels.sentences import LONGEST_NAME, shortened

translate = QCoreApplication.translate
_LONGEST = 4_000  # characters of a setting
_IN_A_CELL = 60  # of one that stands in a table


def setup(names: ReportNames) -> Chapter:
    """The case sets with their recipes, and the examinees with their settings."""
    drift = [one for one in names.sets if isinstance(one.recipe, DriftRecipe)]
    sets = _sets([one for one in names.sets if one not in drift])
    drift_sets = _sets(drift)
    examinees = [
        _Thing(names.examinees.get(key, ""), _examinee(one)) for key, one in names.settings.items()
    ]
    parts = [
        *_parts(
            sets,
            translate("ReportDocument", "Case set: {name}"),
            translate("ReportDocument", "All case sets"),
            translate("ReportDocument", "Case sets"),
            translate("ReportDocument", "Case set"),
        ),
        *_parts(
            drift_sets,
            translate("ReportDocument", "Drift set: {name}"),
            translate("ReportDocument", "All drift sets"),
            translate("ReportDocument", "Drift sets"),
            translate("ReportDocument", "Drift set"),
        ),
        *_parts(
            examinees,
            translate("ReportDocument", "Examinee: {name}"),
            translate("ReportDocument", "All examinees"),
            translate("ReportDocument", "Examinees"),
            translate("ReportDocument", "Examinee"),
        ),
    ]
    lead = translate(
        "ReportDocument",
        "A recipe makes its cases again, byte for byte. Of every setting it is told whether it has"
        " a value, was not provided by the interface, or was not filled in.",
    )
    if any(len(one.name) > LONGEST_NAME for one in names.sets) or any(
        len(one.label) > LONGEST_NAME for one in names.settings.values()
    ):
        text = translate(
            "ReportDocument", "{lead} Names that are too long are shortened with “…” elsewhere."
        )
        lead = text.format(lead=lead)
    return Chapter(translate("ReportDocument", "Set-up"), parts, lead)


@dataclass(frozen=True)
class _Thing:
    """A set or an examinee: its name, and what is told of it, the same in number for all of its
    kind."""

    name: str
    rows: Sequence[tuple[str, Said]]


def _parts(
    things: Sequence[_Thing], one_title: str, all_title: str, title: str, head: str
) -> list[Part]:
    """One thing as it is. Of several what they have in common stands once, and the rest in a table;
    a long text there is a number, and stands below."""
    if len(things) < 2:
        return [Facts(one_title.format(name=one.name), one.rows) for one in things]
    columns = list(zip(*(one.rows for one in things), strict=True))
    common = [
        _row_name(column, column[0][1])
        for column in columns
        if len({said for _, said in column}) == 1
    ]
    differing = [column for column in columns if len({said for _, said in column}) > 1]
    parts: list[Part] = [Facts(all_title, common)] if common else []
    texts: list[tuple[str, Said]] = []
    cells = [_short(column, texts) for column in differing]
    rows = [[Said(one.name), *(column[at] for column in cells)] for at, one in enumerate(things)]
    heads = [head, *(_row_name(column, column[0][1])[0] for column in differing)]
    parts.append(Grid(title, heads, rows))
    if texts:
        parts.append(Facts(translate("ReportDocument", "Long texts of the table"), texts))
    return parts


def _row_name(column: Sequence[tuple[str, Said]], said: Said) -> tuple[str, Said]:
    """A row of facts that stands for all: by all the names that it has."""
    between = translate("ReportDocument", ", ", "between two items of a list")
    return between.join(dict.fromkeys(name for name, _ in column)), said


def _short(column: Sequence[tuple[str, Said]], texts: list[tuple[str, Said]]) -> list[Said]:
    """The cells of a column of the table; long texts are put among the `texts`, each once."""
    pattern = translate("ReportDocument", "text {number}, below")
    names = translate("ReportDocument", "{setting}, text {number}")
    known: dict[Said, int] = {}
    cells = []
    for name, said in column:
        if len(said.text) <= _IN_A_CELL:
            cells.append(said)
            continue
        if said not in known:
            known[said] = len(texts) + 1
            texts.append((names.format(setting=name, number=known[said]), said))
        cells.append(Said(pattern.format(number=known[said]), Tone.QUIET))
    return cells


def safe_names(names: ReportNames) -> ReportNames:
    """The names as they may be written down: none holds what looks like an access key, and what
    turns or breaks a line in them is marked, once."""
    number = translate("ReportDocument", "Examinee {number}")
    labels = {
        key: _safe(label, number.format(number=key)) for key, label in names.examinees.items()
    }
    sets = tuple(replace(one, name=_safe(one.name, str(one.id))) for one in names.sets)
    document = _safe(names.document, _left_out())
    return replace(names, examinees=labels, sets=sets, document=document)


def _safe(name: str, instead: str) -> str:
    return instead if looks_like_key(name) else name_shown(name)


def _left_out() -> str:
    return translate("ReportDocument", "left out: it looks like an access key")


def _sets(sets: Sequence[CaseSetInfo]) -> list[_Thing]:
    """Sets by their names; where one is shortened there, the whole names are told too."""
    things = []
    for one in sets:
        rows = _set(one)
        if any(len(other.name) > LONGEST_NAME for other in sets):
            rows.insert(0, (translate("ReportDocument", "Name"), Said(_cut(one.name))))
        things.append(_Thing(shortened(one.name), rows))
    return things


def _set(one: CaseSetInfo) -> list[tuple[str, Said]]:
    recipe = one.recipe
    if isinstance(recipe, DriftRecipe):
        return _drift_set(one, recipe)
    between = translate("ReportDocument", ", ", "between two items of a list")
    values = translate("ReportDocument", "{cell} = {value}")
    initial = [
        values.format(cell=cell, value=value)
        for cell, value in zip(recipe.all_cells, recipe.initial, strict=False)
    ]
    rows = [
        (translate("ReportDocument", "Cases"), number(one.case_count)),
        (translate("ReportDocument", "Made"), time_text(one.created_at)),
        (field_title("families"), between.join(family_name(f) for f in recipe.families)),
        (field_title("forms"), between.join(form_name(form) for form in recipe.forms)),
        (lengths_name(recipe.pattern), between.join(number(n) for n in recipe.lengths)),
        (field_title("seeds"), _seeds(recipe.seeds)),
        (field_title("pattern"), pattern_name(recipe.pattern)),
        (field_title("cells"), between.join(recipe.cells)),
        (field_title("scratch"), recipe.scratch),
        (field_title("initial"), between.join(initial)),
        (field_title("modulus"), number(recipe.modulus)),
    ]
    return [(name, Said(value)) for name, value in rows]


def _drift_set(one: CaseSetInfo, recipe: DriftRecipe) -> list[tuple[str, Said]]:
    between = translate("ReportDocument", ", ", "between two items of a list")
    languages = map(conversation_language, recipe.languages)
    conditions = map(form_name, recipe.conditions)
    rows = [
        (translate("ReportDocument", "Cases"), number(one.case_count)),
        (translate("ReportDocument", "Made"), time_text(one.created_at)),
        (field_title("task_families"), between.join(family_name(f) for f in recipe.families)),
        (translate("ReportDocument", "Languages"), between.join(languages)),
        (
            translate("ReportDocument", "Conditions"),
            between.join(conditions),
        ),
        (field_title("seeds"), _seeds(recipe.seeds)),
    ]
    return [(name, Said(value)) for name, value in rows]


def _seeds(seeds: tuple[int, ...]) -> str:
    """The seeds in runs, and how many they are."""
    runs: list[list[int]] = []
    for seed in sorted(set(seeds)):
        if runs and runs[-1][-1] == seed - 1:
            runs[-1][1:] = [seed]
        else:
            runs.append([seed])
    told = ["–".join(map(str, run)) for run in runs]
    between = translate("ReportDocument", ", ", "between two items of a list")
    text = translate("ReportDocument", "{seeds} (%n seed(s))", "", len(seeds))
    return text.format(seeds=between.join(told))


def _examinee(one: Examinee) -> list[tuple[str, Said]]:
    rows = [
        (field_name(spec.key), _setting(spec.key, one.setting(spec.key)))
        for spec in EXAMINEE_FIELDS
    ]
    rows.insert(0, (translate("ReportDocument", "Number in the data"), Said(str(one.id))))
    return rows


def _setting(key: str, setting: Setting) -> Said:
    if setting.state is SettingState.BLANK:
        return Said(translate("ReportDocument", "not filled in"), Tone.QUIET)
    if setting.state is SettingState.NOT_PROVIDED:
        return Said(translate("ReportDocument", "not provided"), Tone.QUIET)
    if looks_like_key(setting.value):
        return Said(_left_out(), Tone.QUIET)
    return Said(_cut(shown(shown_value(key, setting.value))))


def _cut(text: str) -> str:
    """A text as it is, or its beginning with what is missing."""
    if len(text) <= _LONGEST:
        return text
    cut = translate("ReportDocument", "{head}… (the first {shown} of {total} characters)")
    total, head = number(len(text)), text[:_LONGEST]
    return cut.format(head=head, shown=number(_LONGEST), total=total)
