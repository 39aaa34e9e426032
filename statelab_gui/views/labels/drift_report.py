"""The rest of what a report says of drift: what was realised and used, notes and limits."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.drift.arms import Arm as Arms
from statelab_gui.domain.drift.measures import MOST_BY_FAMILY, Arm, Measures
from statelab_gui.domain.drift.reporting import DriftReport, Realised, Used
from statelab_gui.domain.statistics.groups import Known
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.models.report_table import ReportRow, ReportRows
from statelab_gui.views.labels.drift import condition_name
from statelab_gui.views.labels.drift_figures import ArmNames, arm_text
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report import decimal, known_text, simulated_count

translate = QCoreApplication.translate


def arm_names(names: ReportNames) -> ArmNames:
    """The names of arms in a report: those of the examinees."""

    def name(arm: Arm) -> str:
        return names.examinees.get(int(arm.who), "")

    return name


def drift_extent(drift: DriftReport) -> str:
    """What the drift part is made of, in a line."""
    counts = [
        translate("DriftReport", "%n answer(s) to drift cases", "", drift.answered),
        translate("DriftReport", "%n item(s)", "", drift.items),
    ]
    if drift.simulated:
        counts.append(simulated_count(drift.simulated, drift.answered))
    if drift.unanswered:
        counts.append(translate("DriftReport", "%n not answered", "", drift.unanswered))
    if drift.not_graded:
        counts.append(translate("DriftReport", "%n not graded", "", drift.not_graded))
    others = drift.apart - drift.not_graded
    if others:
        counts.append(translate("DriftReport", "%n with input cut or too long", "", others))
    if drift.left_out_simulated:
        left = drift.left_out_simulated
        counts.append(translate("DriftReport", "%n simulated left out", "", left))
    if drift.started_over:
        over = drift.started_over
        counts.append(translate("DriftReport", "%n started over, left out", "", over))
    return translate("DriftReport", " · ", "between two counts").join(counts)


def realised_table(drift: DriftReport) -> ReportRows:
    """What the conversations of each condition have, on average."""
    titles = (
        translate("DriftReport", "Condition"),
        translate("DriftReport", "Cases"),
        translate("DriftReport", "Mean turns"),
        translate("DriftReport", "Mean variants"),
        translate("DriftReport", "Mean decoys"),
    )
    tips = {
        1: translate("DriftReport", "Cases of the sets that were begun."),
        2: translate("DriftReport", "Messages of the user, without the request for the answer."),
        3: translate("DriftReport", "Values that are replaced later. A budget is their most."),
        4: translate("DriftReport", "Constraints that are withdrawn later."),
    }
    rows = tuple(map(_realised_row, drift.realised))
    return ReportRows(titles, rows, (1, 2, 3, 4), tips)


def _realised_row(one: Realised) -> ReportRow:
    figures = (one.turns, one.variants, one.decoys)
    texts = (
        condition_name(one.condition),
        number(one.cases),
        *(decimal(value, 2) for value in figures),
    )
    return ReportRow(texts, keys=dict(enumerate((one.cases, *figures), 1)))


def used_table(drift: DriftReport, names: ArmNames) -> ReportRows:
    """Tokens and cost of each arm, all conditions first."""
    titles = (
        translate("DriftReport", "Examinee"),
        translate("DriftReport", "Condition"),
        translate("DriftReport", "Answers"),
        translate("DriftReport", "Input tokens"),
        translate("DriftReport", "Mean input tokens"),
        translate("DriftReport", "Output tokens"),
        translate("DriftReport", "Mean output tokens"),
        translate("DriftReport", "Cost"),
        translate("DriftReport", "Mean cost"),
    )
    every = translate(
        "DriftReport",
        "Every exchange of the going-through, those with the tracker too. In brackets how many"
        " answers tell, if not all.",
    )
    mean = translate("DriftReport", "The sum divided by the answers that tell.")
    tips = {3: every, 5: every, 7: every, 4: mean, 6: mean, 8: mean}
    rows = tuple(_used_row(one, names) for one in drift.used)
    return ReportRows(titles, rows, tuple(range(2, 9)), tips)


def _used_row(one: Used, names: ArmNames) -> ReportRow:
    condition = (
        translate("DriftReport", "All conditions")
        if one.condition is None
        else condition_name(one.condition)
    )
    figures: list[tuple[str, float | None]] = [(number(one.replies), one.replies)]
    for known, digits in ((one.input_tokens, 0), (one.output_tokens, 0), (one.cost, 4)):
        figures.append((_known(known, digits), known.value))
        mean = known.value / known.known if known.value is not None else None
        figures.append(("" if mean is None else decimal(mean, max(1, digits)), mean))
    texts = (arm_text(one.arm, names), condition, *(text for text, _ in figures))
    keys = dict(enumerate((value for _, value in figures), 2))
    return ReportRow(texts, simulated=one.arm.simulated, keys=keys)


def _known(known: Known, digits: int) -> str:
    value = known.value or 0.0
    return known_text(known, decimal(value, digits) if digits else number(round(value)))


def not_single_cause() -> str:
    """What IDG is, and what it is not."""
    return translate(
        "DriftReport",
        "IDG is the total loss from having the final intents told at once to having to find them in"
        " the conversation. It is not a single cause: the turn-matched control beside it has as"
        " many turns and no change of mind, and still differs in order and wording.",
    )


def measure_notes(measures: Measures) -> list[str]:
    """How figures of drift are read, whatever they are made of."""
    dropped = any(one.loss.dropped.total for one in measures.gaps)
    dropped = dropped or any(one.paired.dropped.total for one in measures.differences)
    notes = [
        not_single_cause(),
        translate(
            "DriftReport",
            "CAR is the share of items at full credit, a score of exactly 1. An answer that cannot"
            " be used scores 0 and stays in every denominator. Items not answered, with the input"
            " cut or too long, or not graded are in none.",
        ),
        translate(
            "DriftReport",
            "Intervals: items were drawn again 10,000 times, both sides of a pair together."
            " Repeats of an item are averaged first, so that items weigh alike. One item has no"
            " interval, nor have items that all came out the same.",
        ),
        translate(
            "DriftReport",
            "The draws are seeded: the same answers always give the same intervals.",
        ),
    ]
    if len(measures.families) > 1:
        notes.append(
            translate(
                "DriftReport",
                "All families together is a mix of different tasks and scores: compare it only"
                " where the items are the same.",
            )
        )
    if measures.pooled_only and len(measures.families) > 1:
        text = translate(
            "DriftReport",
            "Arms are compared over all families together: by family these would be more than"
            " {most} rows. With fewer examinees they are told apart.",
        )
        notes.append(text.format(most=number(MOST_BY_FAMILY)))
    if dropped:
        notes.append(
            translate(
                "DriftReport",
                "Differences are over items that have a score on both sides. The others are counted"
                " as without a partner.",
            )
        )
    if any(one.arm.simulated for one in measures.standings):
        notes.append(
            translate(
                "DriftReport",
                "Hatched rows marked ◇ are simulated: no model gave those answers.",
            )
        )
    return notes


def drift_notes(drift: DriftReport, names: ReportNames) -> list[str]:
    """What is to be known beside the tables of a report."""
    notes = measure_notes(drift.measures)
    told = [names.settings.get(int(one.arm.who)) for one in drift.measures.standings]
    written = {one.setting("arm").value.strip().lower() for one in told if one is not None}
    if {"", Arms.BARE.value} <= written:
        notes.append(
            translate(
                "DriftReport",
                "An examinee without an arm is asked as one with the arm Bare is. They are told"
                " apart here since they are two examinees.",
            )
        )
    return notes


def drift_limits() -> list[str]:
    """What no report of such conversations shows."""
    return [
        translate(
            "DriftReport",
            "Budgets bind variants, decoys and turns together: their shares in a loss are not told"
            " apart.",
        ),
        translate(
            "DriftReport",
            "The turn-matched control rules out the number of turns alone. The order of messages"
            " and the wording of edits belong to the drift.",
        ),
        translate(
            "DriftReport",
            "Conversations are frozen: what the user says next does not depend on what was"
            " answered. Wants that cannot be told as single goals are not asked for.",
        ),
        translate(
            "DriftReport",
            "A wrong final answer does not tell which stale item was used, or why. That it equals"
            " the answer to a stale state is no proof of it.",
        ),
        translate(
            "DriftReport",
            "Items from imported benchmarks have no solver here: they carry no variants and no"
            " decoys. Easy, medium and hard only spread their parts over turns, and none of these"
            " is harder than another by design.",
        ),
    ]
