"""Counts and costs of groups, as plots show them."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.groups import GroupFacts, Grouping, Known
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.views.labels import report as words
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report_keys import OUTPUT, KeyPart, key_parts, simulated_text
from statelab_gui.views.plots.report_figures import (
    Bar,
    BarFigure,
    BarRow,
)

translate = QCoreApplication.translate
_MOST_ROWS = 48
_NEVER_POOLED = (Grouping.TOOLS, OUTPUT)


@dataclass(frozen=True, eq=False)
class _Group:
    """Groups of a report that one row stands for: `facts` is the first of them."""

    facts: GroupFacts
    n: int
    format_errors: int
    tokens: Known
    cost: Known


Draws = Callable[[_Group], tuple[Bar, ...]]


def format_error_figure(report: Report, names: ReportNames) -> BarFigure:
    """A bar for each group with a reply that could not be read; the others are counted below."""

    def bars(one: _Group) -> tuple[Bar, ...]:
        return (Bar(float(one.format_errors), words.of_text(one.format_errors, one.n)),)

    parts, answered, notes = _pooled(report, names)
    some = [one for one in answered if one.format_errors]
    notes = [*(_common_note(parts, answered) if some else []), *notes]
    if len(some) < len(answered):
        text = translate(
            "ReportPlot", "%n group(s) without a format error", "", len(answered) - len(some)
        )
        trials = sum(one.n for one in answered if not one.format_errors)
        pattern = translate("ReportPlot", "{groups} are not drawn: {trials}.")
        told = translate("ReportPlot", "%n trial(s)", "", trials)
        notes.append(pattern.format(groups=text, trials=told))
    columns = (translate("ReportPlot", "Replies that could not be read, of those answered"),)
    return BarFigure(columns, tuple(_rows(parts, answered, some, bars)), tuple(notes))


def cost_figure(report: Report, names: ReportNames) -> BarFigure:
    """Mean input tokens and cost of each group that tells; the others are counted below."""

    def bars(one: _Group) -> tuple[Bar, ...]:
        return (
            Bar(one.tokens.value, _known(one.tokens, words.decimal(one.tokens.value or 0.0))),
            Bar(one.cost.value, _known(one.cost, words.decimal(one.cost.value or 0.0, 4))),
        )

    parts, answered, notes = _pooled(report, names)
    some = [one for one in answered if one.tokens.value is not None or one.cost.value is not None]
    notes = [*(_common_note(parts, answered) if some else []), *notes]
    if len(some) < len(answered):
        rest = len(answered) - len(some)
        notes.append(
            translate("ReportPlot", "%n group(s) tell neither and are not drawn.", "", rest)
        )
    columns = (
        translate("ReportPlot", "Mean input tokens (trials that tell)"),
        translate("ReportPlot", "Cost in all, in your currency (trials that tell)"),
    )
    return BarFigure(columns, tuple(_rows(parts, answered, some, bars)), tuple(notes))


def group_numbers(
    report: Report, names: ReportNames, more: Callable[[GroupFacts], list[str]]
) -> list[list[str]]:
    """A row of plain text for every group: what it is known by, then `more`."""
    parts = key_parts(report, names)
    return [
        [
            "yes" if line.facts.simulated else "no",
            *(part.plain(line.facts) for part in parts),
            *more(line.facts),
        ]
        for line in report.lines
    ]


def _pooled(report: Report, names: ReportNames) -> tuple[list[KeyPart], list[_Group], list[str]]:
    """By what the rows are told apart, the answered groups, and what is said of them.

    Where there are too many to be seen together, groups are pooled over the last of what they are
    told apart by; the first is kept, and what is never pooled.
    """
    parts, answered = key_parts(report, names), [line.facts for line in report.lines]
    answered = [facts for facts in answered if facts.share.n]
    over: list[KeyPart] = []
    groups = _by(parts, answered)
    while len(groups) > _MOST_ROWS:
        free = [one for one in parts[1:] if one.kind not in _NEVER_POOLED]
        if not free:
            break
        parts = [one for one in parts if one is not free[-1]]
        over.insert(0, free[-1])
        groups = _by(parts, answered)
    notes = []
    if over:
        between = translate("ReportPlot", ", ", "between two names of columns")
        text = translate(
            "ReportPlot", "Rows are pooled over {columns}: the table of groups has each apart."
        )
        notes.append(text.format(columns=between.join(one.title for one in over)))
    return parts, [_sum(some) for some in groups], notes


def _by(parts: Sequence[KeyPart], answered: Sequence[GroupFacts]) -> list[list[GroupFacts]]:
    found: dict[tuple[bool, tuple[str, ...]], list[GroupFacts]] = {}
    for facts in answered:
        key = facts.simulated, tuple(part.text(facts) for part in parts)
        found.setdefault(key, []).append(facts)
    return list(found.values())


def _sum(some: Sequence[GroupFacts]) -> _Group:
    """The figures of several groups together: a mean by how many trials tell, a sum of sums."""
    n = sum(facts.share.n for facts in some)
    tokens = [one.mean_input_tokens for one in some if one.mean_input_tokens.value is not None]
    told = sum(one.known for one in tokens)
    mean = math.fsum((one.value or 0.0) * one.known for one in tokens) / told if told else None
    costs = [one.cost for one in some if one.cost.value is not None]
    cost = math.fsum(one.value or 0.0 for one in costs) if costs else None
    return _Group(
        some[0],
        n,
        sum(facts.format_errors for facts in some),
        Known(mean, told, n),
        Known(cost, sum(one.known for one in costs), n),
    )


def _rows(
    parts: Sequence[KeyPart], every: Sequence[_Group], groups: Sequence[_Group], bars: Draws
) -> list[BarRow]:
    """The rows, with a heading for each examinee where groups are told apart by it first."""
    rows: list[BarRow] = []
    alike = _alike(parts, every)
    headed: tuple[bool, str] | None = None
    pattern = translate("ReportPlot", "{group}: {figures}")
    rest = [part for part in parts[1:] if part not in alike]
    heading = bool(rest) and parts[0].kind == Grouping.EXAMINEE
    rest = rest if heading else [part for part in parts if part not in alike]
    for one in groups:
        facts = one.facts
        if heading:
            head = parts[0].text(facts)
            if headed != (facts.simulated, head):
                headed = (facts.simulated, head)
                rows.append(BarRow(simulated_text(head) if facts.simulated else head))
        texts = [_plain(part, facts) for part in rest]
        label = translate("ReportPlot", " · ", "between two parts of a name").join(texts)
        label = label or translate("ReportPlot", "All")
        label = simulated_text(label) if facts.simulated and not heading else label
        drawn = bars(one)
        figures = translate("ReportPlot", "; ", "between two figures").join(b.text for b in drawn)
        told = pattern.format(group=label, figures=figures)
        rows.append(BarRow(label, drawn, told, facts.simulated))
    return rows


def _alike(parts: Sequence[KeyPart], groups: Sequence[_Group]) -> list[KeyPart]:
    """What all groups have in common, but for the examinee; nothing where that is all there is."""
    if len(groups) < 2:
        return []
    return [
        part
        for part in parts
        if part.kind != Grouping.EXAMINEE and len({part.text(one.facts) for one in groups}) == 1
    ]


def _common_note(parts: Sequence[KeyPart], groups: Sequence[_Group]) -> list[str]:
    texts = [_plain(part, groups[0].facts) for part in _alike(parts, groups)]
    if not texts:
        return []
    between = translate("ReportPlot", " · ", "between two parts of a name")
    return [translate("ReportPlot", "In every row: {parts}.").format(parts=between.join(texts))]


def _plain(part: KeyPart, facts: GroupFacts) -> str:
    """A part of a group's name that is understood alone."""
    text = part.text(facts)
    if part.kind == Grouping.LENGTH:
        return translate("ReportPlot", "length {n}").format(n=text)
    if part.kind == Grouping.TOOLS:
        return translate("ReportPlot", "tools: {which}").format(which=text)
    if part.kind == OUTPUT:
        return translate("ReportPlot", "output: {which}").format(which=text)
    return text


def _known(known: Known, value: str) -> str:
    """A figure with how many trials tell it."""
    if known.value is None:
        return translate("ReportPlot", "not known")
    text = translate("ReportPlot", "{value} ({known} of {of})")
    return text.format(value=value, known=number(known.known), of=number(known.of))
