"""What stands below a report: what was left out, what is pooled, and what the cases do not show."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report_groups import groupings_shown, method_notes

translate = QCoreApplication.translate


def extent(report: Report) -> str:
    """What the report is made of, in a line."""
    counts = [
        translate("Report", "%n trial(s)", "", report.answered),
        translate("Report", "%n seed(s)", "", report.seeds),
    ]
    if report.trials != report.answered:
        unanswered = report.trials - report.answered
        counts.append(translate("Report", "%n not answered", "", unanswered))
    if report.left_out_simulated:
        left = report.left_out_simulated
        counts.append(translate("Report", "%n simulated left out", "", left))
    return translate("Report", " · ", "between two counts").join(counts)


def group_notes(view: ReportView) -> list[str]:
    """What is to be known beside the table of groups."""
    report = view.report
    notes = [
        translate(
            "Report",
            "Echo repeats the initial values; last constant answers the last number written to each"
            " cell. Neither tracks anything: a rate that is no better shows no tracking.",
        ),
        *method_notes(report),
    ]
    if any(line.facts.examinees > 1 for line in report.lines):
        notes.append(
            translate(
                "Report",
                "Some rows pool several examinees: such a rate belongs to none of them.",
            )
        )
    if Grouping.TOOLS not in report.choices.grouping and Grouping.TOOLS in groupings_shown(report):
        notes.append(
            translate("Report", "Trials with and without tools are kept apart: never pooled.")
        )
    if any(line.facts.simulated for line in report.lines):
        notes.append(
            translate("Report", "Hatched rows marked ◇ are simulated: no model gave those replies.")
        )
    return [*notes, *_rulings(report)]


def pair_notes(view: ReportView) -> list[str]:
    """What is to be known beside the comparisons."""
    return [
        translate(
            "Report",
            "p is McNemar's exact two-sided test on the pairs where one side passed and the other"
            " did not. Corrected by Holm over %n comparison(s), simulated ones apart.",
            "",
            view.report.comparisons[0].compared if view.report.comparisons else 0,
        ),
        translate(
            "Report",
            "Forms are paired by recipe, seed, family and length; examinees by the very case. Of a"
            " task that stands in two sets, the first counts.",
        ),
    ]


def horizon_notes() -> list[str]:
    """What is to be known beside the horizons."""
    return [
        translate(
            "Report",
            "The horizon is where a logistic curve of success over log length falls to 50 % and"
            " 80 %. Format errors count as failed. It is not given where the trials do not hold"
            " it.",
        )
    ]


def plan_notes() -> list[str]:
    """What the plan of a study assumes."""
    return [
        translate(
            "Report",
            "Assumed: two independent groups, one case a seed, a two-sided test, the arcsine effect"
            " size and the normal approximation. Several cases of one seed do not stand for several"
            " seeds. Asking both groups the same cases needs no more than this as a rule.",
        )
    ]


def limits() -> list[str]:
    """What no report of such cases shows."""
    return [
        translate(
            "Report",
            "Only the families, forms, lengths and seeds listed were asked; of others nothing is"
            " known.",
        ),
        translate(
            "Report",
            "Cases of one seed share their moves; overwrite, add and copy share every state. They"
            " are not independent.",
        ),
        translate(
            "Report",
            "A case passes when every cell is right. A reply that cannot be read counts as failed,"
            " whatever was worked out in it.",
        ),
        translate(
            "Report",
            "A final state tells neither where tracking went wrong nor why, and a right one may"
            " come from a shortcut.",
        ),
        translate(
            "Report",
            "What was not provided or left blank in the settings may differ unseen between"
            " examinees and days.",
        ),
        translate(
            "Report",
            "A difference between two sides was observed on these cases; it has no cause attached.",
        ),
    ]


def _rulings(report: Report) -> list[str]:
    ruled = sum(line.facts.rulings for line in report.lines)
    if not ruled:
        return []
    text = translate(
        "Report",
        "%n trial(s) have a ruling by a person; {differ} of them differ from the verdict. Rulings"
        " stand beside the verdicts and are in none of these figures.",
        "",
        ruled,
    )
    return [text.format(differ=number(sum(line.facts.rulings_differ for line in report.lines)))]
