"""Counts and costs of groups, and pairs of forms, as plots show them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.comparing import Agreement
from statelab_gui.domain.statistics.groups import GroupFacts, Grouping, Known
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Comparison, ComparisonKind, Report
from statelab_gui.views.labels import report as words
from statelab_gui.views.labels.families import family_plain, form_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report_groups import groupings_shown, key_value, simulated_text
from statelab_gui.views.labels.report_pairs import agreement_table, pair_title
from statelab_gui.views.plots.report_figures import (
    Bar,
    BarFigure,
    BarRow,
    Split,
    SplitFigure,
    SplitPanel,
)

translate = QCoreApplication.translate
Draws = Callable[[GroupFacts], tuple[Bar, ...]]


def format_error_figure(report: Report, names: ReportNames) -> BarFigure:
    """A bar for each group with a reply that could not be read; the others are counted below."""

    def bars(facts: GroupFacts) -> tuple[Bar, ...]:
        text = words.of_text(facts.format_errors, facts.share.n)
        return (Bar(float(facts.format_errors), text),)

    answered = [line.facts for line in report.lines if line.facts.share.n]
    some = [facts for facts in answered if facts.format_errors]
    notes = _common_note(report, names) if some else []
    if len(some) < len(answered):
        text = translate(
            "ReportPlot", "%n group(s) without a format error", "", len(answered) - len(some)
        )
        trials = sum(facts.share.n for facts in answered if not facts.format_errors)
        pattern = translate("ReportPlot", "{groups} are not drawn: {trials}.")
        told = translate("ReportPlot", "%n trial(s)", "", trials)
        notes.append(pattern.format(groups=text, trials=told))
    columns = (translate("ReportPlot", "Replies that could not be read, of those answered"),)
    return BarFigure(columns, tuple(_rows(report, names, some, bars)), tuple(notes))


def cost_figure(report: Report, names: ReportNames) -> BarFigure:
    """Mean input tokens and cost of each group that tells; the others are counted below."""

    def bars(facts: GroupFacts) -> tuple[Bar, ...]:
        tokens, cost = facts.mean_input_tokens, facts.cost
        return (
            Bar(tokens.value, _known(tokens, words.decimal(tokens.value or 0.0))),
            Bar(cost.value, _known(cost, words.decimal(cost.value or 0.0, 4))),
        )

    answered = [line.facts for line in report.lines if line.facts.share.n]
    some = [
        facts
        for facts in answered
        if facts.mean_input_tokens.value is not None or facts.cost.value is not None
    ]
    notes = _common_note(report, names) if some else []
    if len(some) < len(answered):
        rest = len(answered) - len(some)
        notes.append(
            translate("ReportPlot", "%n group(s) tell neither and are not drawn.", "", rest)
        )
    columns = (
        translate("ReportPlot", "Mean input tokens (trials that tell)"),
        translate("ReportPlot", "Cost in all, in your currency (trials that tell)"),
    )
    return BarFigure(columns, tuple(_rows(report, names, some, bars)), tuple(notes))


def split_figure(report: Report, names: ReportNames) -> SplitFigure:
    """Form against form on the same tasks, in all and by family."""
    panels = []
    for one in report.comparisons:
        if one.kind is not ComparisonKind.FORMS:
            continue
        first, second = form_name(str(one.first)), form_name(str(one.second))
        rows = [(translate("ReportPlot", "All"), one.table)]
        if len(one.by_family) > 1:
            rows += [(family_plain(family), table) for family, table in one.by_family]
        panels.append(
            SplitPanel(
                title=pair_title(one, names),
                splits=tuple(_split(label, table, first, second) for label, table in rows),
                square=tuple(map(tuple, agreement_table(one, names))),
                note=_tested(one),
                parts=(
                    translate("ReportPlot", "both passed"),
                    translate("ReportPlot", "only {form} passed").format(form=first),
                    translate("ReportPlot", "only {form} passed").format(form=second),
                    translate("ReportPlot", "neither passed"),
                ),
                simulated=one.simulated,
            )
        )
    return SplitFigure(tuple(panels))


def group_numbers(
    report: Report, names: ReportNames, more: Callable[[GroupFacts], list[str]]
) -> list[list[str]]:
    """A row of plain text for every group: what it is known by, then `more`."""
    rows = []
    for line in report.lines:
        facts = line.facts
        values = dict(zip(report.choices.grouping, facts.key, strict=True))
        values[Grouping.TOOLS] = facts.tools
        if Grouping.EXAMINEE in values:
            values[Grouping.EXAMINEE] = names.examinees.get(values[Grouping.EXAMINEE], "")
        key = [str(values[one]) for one in groupings_shown(report)]
        rows.append(["yes" if facts.simulated else "no", *key, *more(facts)])
    return rows


def split_numbers(report: Report, names: ReportNames) -> list[list[str]]:
    """A row of plain text for every comparison of forms, in all and by family."""
    rows = []
    for one in report.comparisons:
        if one.kind is ComparisonKind.FORMS:
            who = names.examinees.get(one.examinee_id or 0, "")
            sides = [who, "yes" if one.simulated else "no", str(one.first), str(one.second)]
            p = ["" if value is None else repr(value) for value in (one.p, one.p_holm)]
            rows.append([*sides, "", *_counts(one.table), *p])
            for family, table in one.by_family:
                rows.append([*sides, family.value, *_counts(table), "", ""])
    return rows


def _counts(table: Agreement) -> list[str]:
    counts = (table.both, table.only_first, table.only_second, table.neither)
    return [str(count) for count in (*counts, table.pairs, table.seeds, table.lost)]


def _rows(
    report: Report, names: ReportNames, groups: Sequence[GroupFacts], bars: Draws
) -> list[BarRow]:
    """The rows, with a heading for each examinee where groups are told apart by it first."""
    rows: list[BarRow] = []
    alike = _alike(report, names)
    headed: tuple[bool, str] | None = None
    pattern = translate("ReportPlot", "{group}: {figures}")
    for facts in groups:
        key = _key(facts, report, names)
        if key and key[0][0] is Grouping.EXAMINEE and len(key) > 1:
            head = key.pop(0)[1]
            if headed != (facts.simulated, head):
                headed = (facts.simulated, head)
                rows.append(BarRow(simulated_text(head) if facts.simulated else head))
        texts = [_plain(*part) for part in key if part not in alike]
        label = translate("ReportPlot", " · ", "between two parts of a name").join(texts)
        label = label or translate("ReportPlot", "All")
        drawn = bars(facts)
        figures = translate("ReportPlot", "; ", "between two figures").join(b.text for b in drawn)
        told = pattern.format(group=label, figures=figures)
        rows.append(BarRow(label, drawn, told, facts.simulated))
    return rows


def _key(facts: GroupFacts, report: Report, names: ReportNames) -> list[tuple[Grouping, str]]:
    values = dict(zip(report.choices.grouping, facts.key, strict=True))
    values[Grouping.TOOLS] = facts.tools
    return [(one, key_value(one, values[one], names)) for one in groupings_shown(report)]


def _alike(report: Report, names: ReportNames) -> list[tuple[Grouping, str]]:
    """What all groups have in common, but for the examinee; nothing where that is all there is."""
    keys = [_key(line.facts, report, names) for line in report.lines]
    common = [
        part
        for at, part in enumerate(keys[0] if keys else [])
        if part[0] is not Grouping.EXAMINEE and all(key[at] == part for key in keys)
    ]
    return common if len(keys) > 1 else []


def _common_note(report: Report, names: ReportNames) -> list[str]:
    texts = [_plain(*part) for part in _alike(report, names)]
    if not texts:
        return []
    between = translate("ReportPlot", " · ", "between two parts of a name")
    return [translate("ReportPlot", "In every row: {parts}.").format(parts=between.join(texts))]


def _plain(grouping: Grouping, text: str) -> str:
    """A part of a group's name that is understood alone."""
    if grouping is Grouping.LENGTH:
        return translate("ReportPlot", "length {n}").format(n=text)
    if grouping is Grouping.TOOLS:
        return translate("ReportPlot", "tools: {which}").format(which=text)
    return text


def _known(known: Known, value: str) -> str:
    """A figure with how many trials tell it."""
    if known.value is None:
        return translate("ReportPlot", "not known")
    text = translate("ReportPlot", "{value} ({known} of {of})")
    return text.format(value=value, known=number(known.known), of=number(known.of))


def _split(label: str, table: Agreement, first: str, second: str) -> Split:
    counts = (table.both, table.only_first, table.only_second, table.neither)
    n_text = translate("ReportPlot", "%n pair(s)", "", table.pairs)
    text = translate(
        "ReportPlot",
        "{group}: both passed {both}, only {first} {one}, only {second} {other}, neither {neither}",
    )
    told = text.format(
        group=label,
        first=first,
        second=second,
        both=number(counts[0]),
        one=number(counts[1]),
        other=number(counts[2]),
        neither=number(counts[3]),
    )
    return Split(label, counts, n_text, told)


def _tested(one: Comparison) -> str:
    text = translate(
        "ReportPlot",
        "McNemar's exact test, two-sided, p: {p}. Corrected by Holm for %n comparison(s): {holm}.",
        "",
        one.compared,
    )
    return text.format(p=words.p_text(one.p), holm=words.p_text(one.p_holm))
