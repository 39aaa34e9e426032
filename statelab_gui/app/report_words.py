"""A report as a document in the reviewer's language: every figure with what it is out of."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from statelab_gui.app.report_chapters import comparisons, groups, horizons
from statelab_gui.app.report_drift import drift_chapter
from statelab_gui.app.report_limits import left_out, limits_of, the_data
from statelab_gui.app.report_setup import setup
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.domain.statistics.trials import NoTrials
from statelab_gui.exchange.html_parts import Facts, Said
from statelab_gui.exchange.report_html import Chapter, Drawn, ReportPage
from statelab_gui.views import theme
from statelab_gui.views.export_report_dialog import ReportPart
from statelab_gui.views.labels.drift_report import drift_extent
from statelab_gui.views.labels.report_keys import key_parts
from statelab_gui.views.labels.report_notes import extent
from statelab_gui.views.labels.report_plots import STATE_PLOTS, PlotKind, plot_words

translate = QCoreApplication.translate
Pictures = Mapping[PlotKind, Sequence[str]]


def page_of(
    view: ReportView,
    not_counted: NoTrials,
    parts: Collection[ReportPart],
    pictures: Pictures,
    language: str,
    now: str,
    data_file: str = "",
) -> ReportPage:
    """The document in the language of the window; `language` is its BCP 47 tag.

    `now` dates it, `pictures` has the pieces of each plot as SVG (none where they are drawn
    otherwise), `data_file` is the name of the data's file where it is saved.
    """
    report, names = view.report, view.names
    chapters = [_about(view)]
    if ReportPart.SETUP in parts:
        chapters.append(setup(names))
    chapters.append(left_out(report, not_counted))
    if ReportPart.GROUPS in parts and _has_state(report):
        chapters.append(groups(view))
    if ReportPart.COMPARISONS in parts and report.comparisons:
        chapters.append(comparisons(view))
    if ReportPart.HORIZONS in parts and report.horizons:
        chapters.append(horizons(view))
    if ReportPart.PLOTS in parts and _has_state(report):
        chapters.append(_plots(view, pictures))
    if ReportPart.DRIFT in parts and report.drift is not None:
        chapters.append(drift_chapter(view, pictures))
    if _has_state(report):
        chapters.append(limits_of(view))
    chapters.append(the_data(report, data_file))
    foot = translate("ReportDocument", "StateLab {version} · {document} · {date}")
    return ReportPage(
        language=language,
        title=_title(report),
        subtitle=_subtitle(report).format(
            document=names.document, date=now, sign=theme.sign(theme.Role.SIMULATED)
        ),
        chapters=chapters,
        foot=foot.format(version=names.app_version, document=names.document, date=now),
    )


def _subtitle(report: Report) -> str:
    if report.only_simulated:
        return translate("ReportDocument", "{document} · {date} · {sign} all answers simulated")
    return translate("ReportDocument", "{document} · {date}")


def _title(report: Report) -> str:
    if _has_state(report):
        return translate("ReportDocument", "Report: does the model keep track of state?")
    return translate("ReportDocument", "Report: does the model keep track of what is wanted?")


def _has_state(report: Report) -> bool:
    """Whether the chapters on state are there: not where all that is told is of drift."""
    return report.trials > 0 or report.drift is None


def _about(view: ReportView) -> Chapter:
    report, names = view.report, view.names
    between = translate("ReportDocument", ", ", "between two items of a list")
    by = between.join(one.title for one in key_parts(report, names))
    versions = between.join(map(str, names.scorer_versions))
    rows = [(translate("ReportDocument", "Document"), names.document)]
    if _has_state(report):
        nothing = translate("ReportDocument", "nothing")
        rows += [
            (translate("ReportDocument", "Made of"), extent(report)),
            (translate("ReportDocument", "Groups by"), by or nothing),
            (translate("ReportDocument", "Cells counted"), _denominator(report)),
        ]
    if report.drift is not None:
        told = drift_extent(report.drift)
        rows.append((translate("ReportDocument", "Made of, intent drift"), told))
    rows.append((translate("ReportDocument", "StateLab version"), names.app_version))
    if versions:
        rows.append((translate("ReportDocument", "Scorer version"), versions))
    graders = between.join(map(str, names.grader_versions))
    if graders:
        rows.append((translate("ReportDocument", "Grader version, intent drift"), graders))
    rows.append((translate("ReportDocument", "Data, SHA-256"), report.digest))
    facts = Facts("", [(name, Said(value)) for name, value in rows])
    lead = translate(
        "ReportDocument",
        "Each case is a list of updates; asked was the value of every cell after the last one. The"
        " truth was computed, and a strict reading judged every reply. A case passes when every"
        " cell is right.",
    )
    if not _has_state(report):
        lead = translate(
            "ReportDocument",
            "Each case is a conversation whose user changes their mind; asked was what is wanted in"
            " the end. A strict reading and the grader of the task judged every answer.",
        )
    if report.only_simulated:
        text = translate(
            "ReportDocument",
            "{sign} Every answer of this report is simulated: no model gave any of them. {lead}",
        )
        lead = text.format(sign=theme.sign(theme.Role.SIMULATED), lead=lead)
    return Chapter(translate("ReportDocument", "What this report is made of"), [facts], lead)


def _denominator(report: Report) -> str:
    if report.choices.scratch:
        return translate("ReportDocument", "all cells of a case, the scratch cell too")
    return translate("ReportDocument", "all cells of a case but the scratch cell")


def _plots(view: ReportView, pictures: Pictures) -> Chapter:
    drawn = []
    for kind in STATE_PLOTS:
        words = plot_words(kind, view.report, view.names)
        if words.has_data:
            svgs = pictures.get(kind, ())
            drawn.append(Drawn(kind, words.title, words.described, words.captions[2:], svgs))
        else:
            drawn.append(Drawn(kind, words.title, "", (words.empty,)))
    return Chapter(translate("ReportDocument", "Plots"), drawn)
