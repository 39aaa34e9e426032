"""The table of groups in words: what was asked, what passed, and what tracking nothing scores."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.groups import GroupFacts, Grouping
from statelab_gui.domain.statistics.report_names import ReportNames, ReportView
from statelab_gui.domain.statistics.reporting import Report, ReportLine
from statelab_gui.domain.statistics.shares import IntervalMethod
from statelab_gui.models.report_table import ReportRow, ReportRows
from statelab_gui.views import theme
from statelab_gui.views.labels import report as words
from statelab_gui.views.labels.families import family_plain, form_name
from statelab_gui.views.labels.recipes import number

translate = QCoreApplication.translate
Figure = tuple[str, str, Callable[[ReportLine], str]]
"""A column: its title, what it means, and what a group shows in it."""


def groupings_shown(report: Report) -> tuple[Grouping, ...]:
    """What the rows are told apart by; tools too where groups differ in them."""
    chosen = report.choices.grouping
    kinds = {line.facts.tools for line in report.lines}
    if Grouping.TOOLS not in chosen and len(kinds) > 1:
        return (*chosen, Grouping.TOOLS)
    return chosen


def group_table(view: ReportView) -> ReportRows:
    """The table of groups, a row each."""
    report = view.report
    by = groupings_shown(report)
    figures = _figures(report)
    first = max(1, len(by))
    how = first + next(at for at, one in enumerate(figures) if one[0] == how_title())
    rows = []
    for line in report.lines:
        texts = _key_texts(line.facts, report.choices.grouping, by, view.names)
        if line.facts.simulated:
            texts[0] = simulated_text(texts[0])
        texts += [show(line) for _, _, show in figures]
        tips = {how: words.method_sentence(line.facts.share.method)}
        rows.append(ReportRow(tuple(texts), tips, line.facts.simulated))
    names = [words.grouping_name(one) for one in by] or [translate("Report", "Group")]
    titles = (*names, *(one[0] for one in figures))
    tips = {first + at: one[1] for at, one in enumerate(figures)}
    right = [at for at, one in enumerate(by) if one is Grouping.LENGTH]
    right += [first + at for at in range(len(figures)) if first + at != how]
    return ReportRows(titles, tuple(rows), tuple(right), tips)


def key_value(grouping: Grouping, value: Any, names: ReportNames) -> str:
    """What trials of a group have in common, in words."""
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


def simulated_text(text: str) -> str:
    """A name with the mark of simulated replies."""
    pattern = translate("Report", "{sign} Simulated: {name}")
    return pattern.format(sign=theme.sign(theme.Role.SIMULATED), name=text)


def how_title() -> str:
    """The title of the column that says how intervals were made."""
    return translate("Report", "How")


def cells_title(scratch: bool) -> str:
    """The title of the column of right cells: it says its denominator."""
    if scratch:
        return translate("Report", "Cells right")
    return translate("Report", "Cells right (scratch cell left out)")


def method_notes(report: Report) -> list[str]:
    """The codes that the table shows, in words."""
    shown = {line.facts.share.method for line in report.lines}
    pattern = translate("Report", "{code}: {sentence}")
    return [
        pattern.format(code=words.method_code(one), sentence=words.method_sentence(one))
        for one in IntervalMethod
        if one in shown
    ]


def _key_texts(
    facts: GroupFacts, chosen: tuple[Grouping, ...], by: tuple[Grouping, ...], names: ReportNames
) -> list[str]:
    values = dict(zip(chosen, facts.key, strict=True))
    values[Grouping.TOOLS] = facts.tools
    return [key_value(one, values[one], names) for one in by] or [translate("Report", "All")]


def _figures(report: Report) -> list[Figure]:
    figures: list[Figure] = [
        (
            translate("Report", "Cases"),
            translate("Report", "Cases answered. Those not answered are in no rate."),
            lambda line: number(len(line.facts.case_ids)),
        )
    ]
    if any(len(line.facts.case_ids) != line.facts.share.n for line in report.lines):
        figures.append(
            (
                translate("Report", "Trials"),
                translate(
                    "Report",
                    "Replies counted: a case asked several times, or of several examinees, is"
                    " several trials.",
                ),
                lambda line: number(line.facts.share.n),
            )
        )
    return [*figures, *_success(), *_cells(report.choices.scratch), *_troubles(), *_costs()]


def _success() -> list[Figure]:
    return [
        (
            translate("Report", "Passed"),
            translate("Report", "Every cell right. A format error counts as failed."),
            lambda line: words.passed_text(line.facts.share),
        ),
        (
            translate("Report", "Rate"),
            translate("Report", "The share that passed."),
            lambda line: words.rate_text(line.facts.share),
        ),
        (
            translate("Report", "95 % interval"),
            translate("Report", "How far the rate may lie from what more seeds would show."),
            lambda line: (
                words.percents(line.facts.share.interval) if line.facts.share.interval else ""
            ),
        ),
        (
            how_title(),
            translate("Report", "How the interval was made. The notes below say it in words."),
            lambda line: words.method_code(line.facts.share.method),
        ),
        (
            translate("Report", "Echo passes"),
            translate("Report", "What repeating the initial values would pass of the same cases."),
            lambda line: words.baseline_cases(line.echo),
        ),
        (
            translate("Report", "Last constant passes"),
            translate(
                "Report",
                "What answering the last number written to each cell would pass of the same cases.",
            ),
            lambda line: words.baseline_cases(line.last_constant),
        ),
    ]


def _cells(scratch: bool) -> list[Figure]:
    return [
        (
            cells_title(scratch),
            translate("Report", "Of all cells of the answered cases; a format error has none."),
            lambda line: words.cells_text(line.facts.cells_right, line.facts.cells_total),
        ),
        (
            translate("Report", "Cell rate"),
            translate("Report", "The share of right cells. Cells of one case are not independent."),
            lambda line: words.cell_rate_text(line.facts.cells_right, line.facts.cells_total),
        ),
        (
            translate("Report", "Echo: cells"),
            translate("Report", "What repeating the initial values would get right of them."),
            lambda line: words.cells_text(line.echo.cells_right, line.echo.cells_total),
        ),
        (
            translate("Report", "Last constant: cells"),
            translate("Report", "What the last number written to each cell would get right."),
            lambda line: words.cells_text(
                line.last_constant.cells_right, line.last_constant.cells_total
            ),
        ),
    ]


def _troubles() -> list[Figure]:
    return [
        (
            translate("Report", "Format errors"),
            translate("Report", "Replies that cannot be read. They stay in every denominator."),
            lambda line: number(line.facts.format_errors),
        ),
        (
            translate("Report", "Not answered"),
            translate("Report", "Cases of the same sets without a reply: in no rate."),
            lambda line: number(line.facts.unanswered),
        ),
        (
            translate("Report", "Truncated"),
            translate("Report", "Replies said to be cut by the output limit."),
            lambda line: words.known_text(
                line.facts.truncated, number(int(line.facts.truncated.value or 0))
            ),
        ),
    ]


def _costs() -> list[Figure]:
    return [
        (
            translate("Report", "Mean input tokens"),
            translate("Report", "Over the replies that tell."),
            lambda line: words.known_text(
                line.facts.mean_input_tokens,
                words.decimal(line.facts.mean_input_tokens.value or 0.0),
            ),
        ),
        (
            translate("Report", "Cost"),
            translate("Report", "The sum over the replies that tell, in your currency."),
            lambda line: words.known_text(
                line.facts.cost, words.decimal(line.facts.cost.value or 0.0, 4)
            ),
        ),
    ]
