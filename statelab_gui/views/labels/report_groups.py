"""The table of groups in words: what was asked, what passed, and what tracking nothing scores."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.groups import GroupFacts, Grouping, Known
from statelab_gui.domain.statistics.report_names import ReportNames, ReportView
from statelab_gui.domain.statistics.reporting import BaselineScore, Report, ReportLine
from statelab_gui.models.report_table import ReportRow, ReportRows
from statelab_gui.views.labels import report as words
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report_keys import KeyPart, key_parts, simulated_text

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Figure:
    """A column: its title, what it means, what a group shows in it, and the number behind that.

    One that is `beside` the point may be left out where every row says the same.
    """

    title: str
    meaning: str
    show: Callable[[ReportLine], str]
    key: Callable[[ReportLine], float | None] | None = None
    beside: bool = False


def group_table(view: ReportView) -> ReportRows:
    """The table of groups, a row each."""
    report = view.report
    parts = key_parts(report, view.names)
    figures = figures_of(report)
    first = max(1, len(parts))
    how = first + next(at for at, one in enumerate(figures) if one.title == how_title())
    rows = tuple(_row(line, parts, figures, how) for line in report.lines)
    names = [one.title for one in parts] or [translate("Report", "Group")]
    titles = (*names, *(one.title for one in figures))
    tips = {first + at: one.meaning for at, one in enumerate(figures)}
    right = [at for at, one in enumerate(parts) if one.kind == Grouping.LENGTH]
    right += [first + at for at in range(len(figures)) if first + at != how]
    return ReportRows(titles, rows, tuple(right), tips)


def columns_beside(report: Report, names: ReportNames) -> list[int]:
    """The columns that need not be seen where every row says the same in them."""
    first = max(1, len(key_parts(report, names)))
    return [first + at for at, one in enumerate(figures_of(report)) if one.beside]


def how_title() -> str:
    """The title of the column that says how intervals were made."""
    return translate("Report", "How")


def cells_title(scratch: bool) -> str:
    """The title of the column of right cells: it says its denominator."""
    if scratch:
        return translate("Report", "Cells right")
    return translate("Report", "Cells right (scratch cell left out)")


def figures_of(report: Report) -> list[Figure]:
    """The columns of figures, in order."""
    figures = [
        Figure(
            translate("Report", "Cases"),
            translate("Report", "Cases answered. Those not answered are in no rate."),
            lambda line: number(len(line.facts.case_ids)),
            lambda line: len(line.facts.case_ids),
            beside=True,
        )
    ]
    if any(len(line.facts.case_ids) != line.facts.share.n for line in report.lines):
        figures.append(
            Figure(
                translate("Report", "Trials"),
                translate(
                    "Report",
                    "Replies counted: a case asked several times, or of several examinees, is"
                    " several trials.",
                ),
                lambda line: number(line.facts.share.n),
                lambda line: line.facts.share.n,
                beside=True,
            )
        )
    return [
        *figures,
        *_success(),
        *_cells(report.choices.scratch),
        *_troubles(report),
        *_costs(report),
    ]


def _row(line: ReportLine, parts: list[KeyPart], figures: list[Figure], how: int) -> ReportRow:
    facts = line.facts
    texts = [one.text(facts) for one in parts] or [translate("Report", "All")]
    if facts.simulated:
        texts[0] = simulated_text(texts[0])
    first = len(texts)
    keys: dict[int, Any] = {
        at: one.rank(facts) for at, one in enumerate(parts) if one.rank is not None
    }
    keys |= {first + at: one.key(line) for at, one in enumerate(figures) if one.key is not None}
    texts += [one.show(line) for one in figures]
    tips = {how: words.method_sentence(facts.share.method)}
    return ReportRow(tuple(texts), tips, facts.simulated, keys)


def _success() -> list[Figure]:
    return [
        Figure(
            translate("Report", "Passed"),
            translate("Report", "Every cell right. A format error counts as failed."),
            lambda line: words.passed_text(line.facts.share),
            lambda line: line.facts.share.passed if line.facts.share.n else None,
        ),
        Figure(
            translate("Report", "Rate"),
            translate("Report", "The share that passed."),
            lambda line: words.rate_text(line.facts.share),
            lambda line: line.facts.share.rate if line.facts.share.n > 1 else None,
        ),
        Figure(
            translate("Report", "95 % interval"),
            translate("Report", "How far the rate may lie from what more seeds would show."),
            lambda line: (
                words.percents(line.facts.share.interval) if line.facts.share.interval else ""
            ),
            lambda line: line.facts.share.interval.low if line.facts.share.interval else None,
        ),
        Figure(
            how_title(),
            translate("Report", "How the interval was made. The notes below say it in words."),
            lambda line: words.method_code(line.facts.share.method),
            beside=True,
        ),
        Figure(
            translate("Report", "Echo passes"),
            translate("Report", "What repeating the initial values would pass of the same cases."),
            lambda line: words.baseline_cases(line.echo),
            lambda line: _passes(line.echo),
        ),
        Figure(
            translate("Report", "Last constant passes"),
            translate(
                "Report",
                "What answering the last number written to each cell would pass of the same cases.",
            ),
            lambda line: words.baseline_cases(line.last_constant),
            lambda line: _passes(line.last_constant),
        ),
    ]


def _cells(scratch: bool) -> list[Figure]:
    return [
        Figure(
            cells_title(scratch),
            translate("Report", "Of all cells of the answered cases; a format error has none."),
            lambda line: words.cells_text(line.facts.cells_right, line.facts.cells_total),
            lambda line: line.facts.cells_right if line.facts.cells_total else None,
        ),
        Figure(
            translate("Report", "Cell rate"),
            translate("Report", "The share of right cells. Cells of one case are not independent."),
            lambda line: words.cell_rate_text(line.facts.cells_right, line.facts.cells_total),
            lambda line: line.facts.cell_rate,
        ),
        Figure(
            translate("Report", "Echo: cells"),
            translate("Report", "What repeating the initial values would get right of them."),
            lambda line: words.cells_text(line.echo.cells_right, line.echo.cells_total),
            lambda line: line.echo.cells_right if line.echo.cells_total else None,
        ),
        Figure(
            translate("Report", "Last constant: cells"),
            translate("Report", "What the last number written to each cell would get right."),
            lambda line: words.cells_text(
                line.last_constant.cells_right, line.last_constant.cells_total
            ),
            lambda line: line.last_constant.cells_right if line.last_constant.cells_total else None,
        ),
    ]


def _troubles(report: Report) -> list[Figure]:
    """What went wrong with replies; what only services tell is left out where none was told."""
    told = [
        _count(
            translate("Report", "Incomplete"),
            translate(
                "Report",
                "Replies of which the service did not say that they had ended. They stay in every"
                " denominator and count as failed, whatever they read.",
            ),
            "incomplete",
        ),
        _count(
            translate("Report", "Input cut"),
            translate(
                "Report",
                "The service answered a part of the prompt: another task. In no rate and in no"
                " other column.",
            ),
            "input_cut",
        ),
        _count(
            translate("Report", "Input too long"),
            translate(
                "Report",
                "The service refused the prompt for its length, so the model never had it. In no"
                " rate and in no other column.",
            ),
            "input_too_long",
        ),
        _count(
            translate("Report", "Not graded"),
            translate(
                "Report",
                "Replies that nothing could grade. In no rate and in no other column.",
            ),
            "not_graded",
        ),
    ]
    return [
        Figure(
            translate("Report", "Format errors"),
            translate("Report", "Replies that cannot be read. They stay in every denominator."),
            lambda line: number(line.facts.format_errors),
            lambda line: line.facts.format_errors,
        ),
        *(one for one in told if one.key and any(map(one.key, report.lines))),
        Figure(
            translate("Report", "Not answered"),
            translate("Report", "Cases of the same sets without a reply: in no rate."),
            lambda line: number(line.facts.unanswered),
            lambda line: line.facts.unanswered,
            beside=True,
        ),
        Figure(
            translate("Report", "Truncated"),
            translate("Report", "Replies said to be cut by the output limit."),
            lambda line: words.known_text(
                line.facts.truncated, number(int(line.facts.truncated.value or 0))
            ),
            lambda line: line.facts.truncated.value,
            beside=True,
        ),
    ]


def _count(title: str, meaning: str, key: str) -> Figure:
    """A column of a count that GroupFacts has by that name."""

    def value(line: ReportLine) -> int:
        count: int = getattr(line.facts, key)
        return count

    return Figure(title, meaning, lambda line: number(value(line)), value)


def _costs(report: Report) -> list[Figure]:
    def known(title: str, meaning: str, of: Callable[[GroupFacts], Known], digits: int) -> Figure:
        return Figure(
            title,
            meaning,
            lambda line: words.known_text(
                of(line.facts), words.decimal(of(line.facts).value or 0.0, digits)
            ),
            lambda line: of(line.facts).value,
            beside=True,
        )

    return [
        known(
            translate("Report", "Mean input tokens"),
            translate(
                "Report", "Over the replies that tell; in brackets how many of them, if not all."
            ),
            lambda facts: facts.mean_input_tokens,
            1,
        ),
        known(
            translate("Report", "Mean output tokens"),
            translate(
                "Report",
                "Over the replies of which the service tells; in brackets how many of them, if not"
                " all. Tokens of reasoning are among them where the service counts them so.",
            ),
            lambda facts: facts.mean_output_tokens,
            1,
        ),
        *(
            [
                known(
                    translate("Report", "Mean reasoning tokens"),
                    translate(
                        "Report",
                        "Over the replies of which the service tells; in brackets how many of them,"
                        " if not all.",
                    ),
                    lambda facts: facts.mean_reasoning_tokens,
                    1,
                )
            ]
            if any(line.facts.mean_reasoning_tokens.known for line in report.lines)
            else []
        ),
        known(
            translate("Report", "Cost"),
            translate(
                "Report",
                "The sum over the replies that tell, in your currency; in brackets how many of"
                " them, if not all.",
            ),
            lambda facts: facts.cost,
            4,
        ),
    ]


def _passes(score: BaselineScore) -> float | None:
    return score.passed if score.n else None
