"""What a report leaves out, what its cases do not show, and how its data is checked."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.drift.reporting import DriftReport
from statelab_gui.domain.families import Family
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.domain.statistics.trials import NoTrials
from statelab_gui.exchange.html_parts import Facts, Said
from statelab_gui.exchange.report_html import Chapter, Part, Words
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report_notes import limits

translate = QCoreApplication.translate


def left_out(report: Report, not_counted: NoTrials) -> Chapter:
    """What is in none of the rates, with counts; a count of zero is told too. What is of drift is
    told apart, and alone where all that is told is of drift."""
    lead = translate(
        "ReportDocument",
        "Replies that cannot be read are not left out: they count as failed in every rate.",
    )
    parts: list[Part] = []
    if report.trials > 0 or report.drift is None:
        parts.append(_facts("", _of_state(report, not_counted)))
    if report.drift is not None:
        title = translate("ReportDocument", "Intent drift") if parts else ""
        simulated = report.choices.simulated
        parts.append(_facts(title, _of_drift(report.drift, not_counted, simulated)))
    return Chapter(translate("ReportDocument", "What was left out"), parts, lead)


def _facts(title: str, rows: Sequence[tuple[str, str]]) -> Facts:
    return Facts(title, [(name, Said(value)) for name, value in rows])


def _simulated(count: int, asked_for: bool) -> str:
    if asked_for:
        return translate("ReportDocument", "none: they are in the report, as groups of their own")
    return number(count)


def _of_state(report: Report, not_counted: NoTrials) -> list[tuple[str, str]]:
    rows = [
        (
            translate("ReportDocument", "Trials of simulated replies"),
            _simulated(report.left_out_simulated, report.choices.simulated),
        ),
        (
            translate("ReportDocument", "Replies superseded by a later one"),
            number(not_counted.superseded),
        ),
        (
            translate("ReportDocument", "Replies to a part of a case (probes)"),
            number(not_counted.probes),
        ),
        (
            translate("ReportDocument", "Cases not answered, in no rate"),
            number(report.unanswered),
        ),
    ]
    if report.input_cut or report.input_too_long:
        rows += [
            (
                translate("ReportDocument", "Input cut by the service, in no rate"),
                number(report.input_cut),
            ),
            (
                translate("ReportDocument", "Input too long for the service, in no rate"),
                number(report.input_too_long),
            ),
        ]
    if report.not_graded:
        rows.append(
            (translate("ReportDocument", "Not graded, in no rate"), number(report.not_graded))
        )
    return rows


def _of_drift(drift: DriftReport, not_counted: NoTrials, simulated: bool) -> list[tuple[str, str]]:
    rows = [
        (
            translate("ReportDocument", "Simulated answers"),
            _simulated(drift.left_out_simulated, simulated),
        ),
        (
            translate("ReportDocument", "Replies superseded by a later one, or graded again"),
            number(not_counted.drift_superseded),
        ),
        (
            translate("ReportDocument", "Replies after a turn (probes)"),
            number(not_counted.drift_probes),
        ),
        (
            translate("ReportDocument", "Conversations left half-way and started over"),
            number(drift.started_over),
        ),
        (
            translate("ReportDocument", "Cases not answered, in no figure"),
            number(drift.unanswered),
        ),
        (
            translate("ReportDocument", "Not graded, in no figure and never counted as wrong"),
            number(drift.not_graded),
        ),
    ]
    others = drift.apart - drift.not_graded
    if others:
        rows.append(
            (
                translate("ReportDocument", "Input cut or too long for the service, in no figure"),
                number(others),
            )
        )
    return rows


def limits_of(view: ReportView) -> Chapter:
    """What the cases do not show, in plain words."""
    sentences = [*limits(), *_of_these(view), *_of_all()]
    title = translate("ReportDocument", "What these cases do not show")
    return Chapter(title, [Words("", sentences)])


def the_data(report: Report, data_file: str) -> Chapter:
    """The digest of the data, and how to check it."""
    rows = [
        (translate("ReportDocument", "SHA-256"), Said(report.digest)),
        (translate("ReportDocument", "Trials"), Said(number(report.trials))),
    ]
    if report.drift is not None:
        drift = translate("ReportDocument", "Drift cases asked")
        rows.append((drift, Said(number(report.drift.asked))))
    parts: list[Part] = [Facts("", rows, wide=True)]
    if data_file:
        text = translate(
            "ReportDocument",
            "The data is in {file}, a trial a line: the SHA-256 of that file, as sha256sum (Linux),"
            " shasum -a 256 (macOS) or Get-FileHash (Windows) gives it, is the one above.",
        ).format(file=data_file)
    else:
        text = translate(
            "ReportDocument",
            "It is the sum over the trials written as JSON, one a line, sorted. “Save the data of"
            " this report” writes that very file: the SHA-256 of the file is the one above.",
        )
    told = [text]
    if report.drift is not None:
        told.append(
            translate(
                "ReportDocument",
                "The cases of intent drift that were asked follow the trials, one a line, sorted"
                " too.",
            )
        )
    parts.append(Words("", told))
    return Chapter(translate("ReportDocument", "The data of this report"), parts)


def _of_these(view: ReportView) -> list[str]:
    """What lies in the figures of this very report."""
    report, names = view.report, view.names
    told = []
    recipes = [one.recipe for one in names.sets if isinstance(one.recipe, Recipe)]
    cells = sorted({len(recipe.all_cells) for recipe in recipes})
    if cells:
        text = translate(
            "ReportDocument",
            "A case has {cells} cells at most: tracking more things at once was not asked for.",
        )
        told.append(text.format(cells=number(cells[-1])))
    if any(line.facts.share.n == 1 for line in report.lines):
        told.append(
            translate(
                "ReportDocument",
                "A group of one trial reads passed or failed: it is one observation and no rate.",
            )
        )
    if report.incomplete:
        told.append(
            translate(
                "ReportDocument",
                "Incomplete replies count as failed though their text may be right: what they would"
                " have come to is not known.",
            )
        )
    if report.input_cut + report.input_too_long:
        told.append(
            translate(
                "ReportDocument",
                "Where the input was cut or too long, nothing was learnt of the model: the longest"
                " cases may be missing from the rates.",
            )
        )
    fixed = [one for one in report.by_length if one.family is Family.FIXED]
    if fixed:
        told.append(
            translate(
                "ReportDocument",
                "In the family Fixed no value ever changes: repeating the initial values gets every"
                " cell right. Passing it shows that the form is understood, not that state is"
                " tracked.",
            )
        )
    if report.seeds == 1:
        told.append(
            translate(
                "ReportDocument",
                "Only one seed was asked: the shorter cases are the beginning of the longer ones,"
                " and nothing is known of how rates differ from seed to seed.",
            )
        )
    return told


def _of_all() -> list[str]:
    """What lies in the way that is asked."""
    return [
        translate(
            "ReportDocument",
            "The cases are synthetic. They are no sample of anybody's work, and nothing follows for"
            " long texts in general.",
        ),
        translate(
            "ReportDocument",
            "Each form has one wording of the prompt. Another wording may give other rates.",
        ),
        translate(
            "ReportDocument",
            "Replies under a constrained output format are answers to another test: compare them"
            " only with their like.",
        ),
        translate(
            "ReportDocument",
            "Nothing here tells what happens inside a model.",
        ),
    ]
