"""What stands below a report: what was left out, what is pooled, and what the cases do not show."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.domain.statistics.shares import IntervalMethod
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report import method_code, method_sentence, simulated_count
from statelab_gui.views.labels.report_keys import groupings_shown, recipes_told, several_recipes

translate = QCoreApplication.translate


def extent(report: Report) -> str:
    """What the report is made of, in a line."""
    counts = [
        translate("Report", "%n trial(s)", "", report.answered),
        translate("Report", "%n seed(s)", "", report.seeds),
    ]
    if report.simulated:
        counts.append(simulated_count(report.simulated, report.answered))
    if report.unanswered:
        counts.append(translate("Report", "%n not answered", "", report.unanswered))
    if report.input_cut + report.input_too_long:
        apart = report.input_cut + report.input_too_long
        counts.append(translate("Report", "%n with input cut or too long", "", apart))
    if report.not_graded:
        counts.append(translate("Report", "%n not graded", "", report.not_graded))
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
    if any(len(line.facts.recipes) > 1 for line in report.lines):
        pooled = {one for line in report.lines for one in line.facts.recipes}
        text = translate(
            "Report",
            "Some rows pool cases of other recipes, which are other tasks: {recipes}. Group by"
            " recipe to tell them apart.",
        )
        notes.append(text.format(recipes=recipes_told(pooled, view.names)))
    if len({line.facts.constrained for line in report.lines}) > 1:
        notes.append(
            translate(
                "Report",
                "Replies in free text and replies held to a schema are kept apart: never pooled.",
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
    return [*notes, *_apart(report), *_rulings(report)]


def method_notes(report: Report) -> list[str]:
    """The codes that the table shows, in words."""
    shown = {line.facts.share.method for line in report.lines}
    pattern = translate("Report", "{code}: {sentence}")
    return [
        pattern.format(code=method_code(one), sentence=method_sentence(one))
        for one in IntervalMethod
        if one in shown
    ]


def pair_notes(view: ReportView) -> list[str]:
    """What is to be known beside the comparisons."""
    every = view.report.comparisons
    notes = [
        translate(
            "Report",
            "p is McNemar's exact two-sided test on the pairs where one side passed and the other"
            " did not. Corrected by Holm over %n comparison(s), simulated ones apart.",
            "",
            every[0].compared if every else 0,
        ),
        translate(
            "Report",
            "Forms are paired by recipe, seed, family and length; examinees by the very case. Of a"
            " task that stands in two sets, the first counts.",
        ),
    ]
    pooled = {one for pair in every if len(pair.recipes) > 1 for one in pair.recipes}
    if pooled:
        text = translate(
            "Report", "Pairs of several recipes are counted together in a row: {recipes}."
        )
        notes.append(text.format(recipes=recipes_told(pooled, view.names)))
    if any(pair.table.apart for pair in every):
        notes.append(
            translate(
                "Report",
                "A pair of which the input of one side was cut or too long is not compared: the two"
                " were not asked the same.",
            )
        )
    return notes


def horizon_notes(view: ReportView) -> list[str]:
    """What is to be known beside the horizons."""
    notes = [
        translate(
            "Report",
            "The horizon is where a logistic curve of success over log length falls to 50 % and"
            " 80 %. Format errors count as failed. It is not given where the trials do not hold"
            " it.",
        )
    ]
    if several_recipes(view.report):
        notes.append(
            translate(
                "Report", "Each curve is of one recipe: other recipes make tasks of another kind."
            )
        )
    return notes


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


def _apart(report: Report) -> list[str]:
    """What services told of replies that count otherwise than they read."""
    notes = []
    if report.incomplete:
        notes.append(
            translate(
                "Report",
                "%n incomplete trial(s) count as failed: the service did not say that the reply had"
                " ended.",
                "",
                report.incomplete,
            )
        )
    apart = report.input_cut + report.input_too_long
    if apart:
        notes.append(
            translate(
                "Report",
                "%n trial(s) are in no rate: the model never had the whole prompt. They are neither"
                " right nor wrong nor unanswered.",
                "",
                apart,
            )
        )
    if report.not_graded:
        notes.append(
            translate(
                "Report",
                "%n trial(s) are in no rate: they were not graded. They are neither right nor wrong"
                " nor unanswered.",
                "",
                report.not_graded,
            )
        )
    return notes


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
