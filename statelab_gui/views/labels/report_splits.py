"""Pairs of forms, as plots show them."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.comparing import Agreement
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Comparison, ComparisonKind, Report
from statelab_gui.views.labels import report as words
from statelab_gui.views.labels.families import family_plain, form_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report_keys import simulated_text
from statelab_gui.views.labels.report_pairs import agreement_table, pair_title
from statelab_gui.views.plots.report_figures import Split, SplitFigure, SplitPanel

translate = QCoreApplication.translate
_MOST_ROWS = 40  # of a panel that has all examinees


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
                parts=_parts(first, second),
                simulated=one.simulated,
            )
        )
    return SplitFigure(tuple(panels))


def splits_together(report: Report, names: ReportNames) -> SplitFigure:
    """The same for many examinees: a row each below the two forms, and nothing by family."""
    found: dict[tuple[bool, str, str], list[Split]] = {}
    for one in report.comparisons:
        if one.kind is ComparisonKind.FORMS:
            first, second = form_name(str(one.first)), form_name(str(one.second))
            label = names.examinees.get(one.examinee_id or 0, "")
            split = _split(label, one.table, first, second)
            found.setdefault((one.simulated, first, second), []).append(split)
    title = translate("ReportPlot", "{first} against {second}")
    panels = []
    for (simulated, first, second), splits in found.items():
        text = title.format(first=first, second=second)
        for at in range(0, len(splits), _MOST_ROWS):
            panels.append(
                SplitPanel(
                    title=simulated_text(text) if simulated else text,
                    splits=tuple(splits[at : at + _MOST_ROWS]),
                    square=(),
                    note=translate("ReportPlot", "The table of comparisons has the tests."),
                    parts=_parts(first, second),
                    simulated=simulated,
                )
            )
    return SplitFigure(tuple(panels))


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


def _parts(first: str, second: str) -> tuple[str, str, str, str]:
    return (
        translate("ReportPlot", "both passed"),
        translate("ReportPlot", "only {form} passed").format(form=first),
        translate("ReportPlot", "only {form} passed").format(form=second),
        translate("ReportPlot", "neither passed"),
    )


def _counts(table: Agreement) -> list[str]:
    counts = (table.both, table.only_first, table.only_second, table.neither)
    return [str(count) for count in (*counts, table.pairs, table.seeds, table.lost)]


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
