"""What a plot of a report is called, what it says without a picture, and its numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.groups import GroupFacts
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.views.labels import drift_plot
from statelab_gui.views.labels.drift_report import arm_names, drift_extent, not_single_cause
from statelab_gui.views.labels.report_bars import (
    cost_figure,
    format_error_figure,
    group_numbers,
)
from statelab_gui.views.labels.report_curves import curve_figure, curve_numbers
from statelab_gui.views.labels.report_keys import key_parts
from statelab_gui.views.labels.report_notes import extent
from statelab_gui.views.labels.report_splits import split_figure, split_numbers

translate = QCoreApplication.translate
_MOST_TOLD = 60  # sentences of a description


class PlotKind(StrEnum):
    """The plots that a report has."""

    SUCCESS = "success"
    FORMS = "forms"
    FORMAT_ERRORS = "format-errors"
    COST = "cost"
    DRIFT = "drift"


STATE_PLOTS = tuple(kind for kind in PlotKind if kind is not PlotKind.DRIFT)
"""The plots of every report; that of drift is there only where there are drift answers."""

Columns = tuple[tuple[str, bool], ...]


@dataclass(frozen=True)
class PlotWords:
    """A plot in words: `captions` stand above it in a file, `described` tells all that is drawn,
    `empty` says why there is nothing."""

    title: str = ""
    captions: tuple[str, ...] = ()
    described: str = ""
    empty: str = ""
    columns: Columns = ()
    rows: Sequence[list[str]] = ()
    has_data: bool = False


def plot_title(kind: PlotKind) -> str:
    """The name of a plot."""
    return {
        PlotKind.SUCCESS: translate("ReportPlot", "Success against length"),
        PlotKind.FORMS: translate("ReportPlot", "Form against form"),
        PlotKind.FORMAT_ERRORS: translate("ReportPlot", "Format errors"),
        PlotKind.COST: translate("ReportPlot", "Cost and input tokens"),
        PlotKind.DRIFT: translate("ReportPlot", "CAR and IDG"),
    }[kind]


def plot_words(kind: PlotKind, report: Report | None, names: ReportNames | None) -> PlotWords:
    """A plot of this report in words."""
    title = plot_title(kind)
    if report is None or names is None:
        return PlotWords(title, empty=translate("ReportPlot", "There is no report yet."))
    told = _told(kind, report, names)
    if not told:
        return PlotWords(title, empty=_empty(kind), columns=_columns(kind, report, names))
    made_of = extent(report)
    if kind is PlotKind.DRIFT and report.drift is not None:
        made_of = drift_extent(report.drift)
    captions = (names.document, made_of, *_captions(kind))
    more = len(told) - _MOST_TOLD
    if more > 0:
        told = [*told[:_MOST_TOLD], translate("ReportPlot", "And %n more.", "", more)]
    return PlotWords(
        title=title,
        captions=captions,
        described="\n".join((*_captions(kind), *told)),
        columns=_columns(kind, report, names),
        rows=_numbers(kind, report, names),
        has_data=True,
    )


def _told(kind: PlotKind, report: Report, names: ReportNames) -> list[str]:
    """Everything that is drawn, a sentence each; nothing where there is nothing to draw."""
    match kind:
        case PlotKind.SUCCESS:
            told = []
            for panel in curve_figure(report, names).panels:
                text = (
                    translate("ReportPlot", "{form}, by {examinee}, of {recipe}")
                    if panel.recipe
                    else translate("ReportPlot", "{form}, by {examinee}")
                )
                told.append(
                    text.format(form=panel.title, examinee=panel.subtitle, recipe=panel.recipe)
                )
                for curve in panel.curves:
                    told += [spot.told for spot in curve.spots]
                    if curve.horizon:
                        text = translate("ReportPlot", "{family}: {horizon}")
                        told.append(text.format(family=curve.name, horizon=curve.horizon))
            return told
        case PlotKind.FORMS:
            panels = split_figure(report, names).panels
            return [
                line
                for panel in panels
                for line in (panel.title, *(split.told for split in panel.splits), panel.note)
            ]
        case PlotKind.FORMAT_ERRORS:
            bars = format_error_figure(report, names)
        case PlotKind.COST:
            bars = cost_figure(report, names)
        case PlotKind.DRIFT:
            drift = report.drift
            return drift_plot.drift_told(drift.measures, arm_names(names)) if drift else []
    if kind is PlotKind.COST and not bars.rows:
        return []
    return [*(row.told or row.label for row in bars.rows), *bars.notes]


def _captions(kind: PlotKind) -> tuple[str, ...]:
    match kind:
        case PlotKind.SUCCESS:
            return (
                translate(
                    "ReportPlot",
                    "A case passes when every cell is right; a format error counts as failed."
                    " Points of one length stand side by side. Cases of one seed are not"
                    " independent.",
                ),
            )
        case PlotKind.FORMS:
            return (
                translate("ReportPlot", "Pairs have seed, family, length and examinee in common."),
            )
        case PlotKind.FORMAT_ERRORS:
            return (
                translate(
                    "ReportPlot",
                    "Format errors stay in every denominator and count as failed.",
                ),
            )
        case PlotKind.COST:
            return (
                translate(
                    "ReportPlot",
                    "Only trials that tell are counted: what is not known is not taken for 0.",
                ),
            )
        case PlotKind.DRIFT:
            return (not_single_cause(),)


def _empty(kind: PlotKind) -> str:
    return {
        PlotKind.SUCCESS: translate("ReportPlot", "No reply to a whole case is in the report."),
        PlotKind.FORMS: translate(
            "ReportPlot",
            "No examinee answered the same task in two forms. Ask one of them the same cases as"
            " code and as sheet.",
        ),
        PlotKind.FORMAT_ERRORS: translate(
            "ReportPlot", "No reply to a whole case is in the report."
        ),
        PlotKind.COST: translate(
            "ReportPlot",
            "No trial tells its input tokens or its cost. They can be filled in on the Run log.",
        ),
        PlotKind.DRIFT: translate("ReportPlot", "No answer to a drift case is in the report."),
    }[kind]


def _columns(kind: PlotKind, report: Report, names: ReportNames) -> Columns:
    groups: Columns = (
        ("simulated", False),
        *((str(one.kind), one.kind == "length") for one in key_parts(report, names)),
    )
    match kind:
        case PlotKind.SUCCESS:
            keys = ("examinee", "simulated", "family", "form", "recipe")
            who = tuple((key, False) for key in keys)
            counts = tuple((key, True) for key in ("length", "passed", "n", "seeds"))
            rates = tuple((key, True) for key in ("rate", "low_95", "high_95"))
            return (*who, *counts, *rates, ("interval_method", False))
        case PlotKind.FORMS:
            who = (("examinee", False), ("simulated", False), ("first", False), ("second", False))
            counts = tuple(
                (key, True)
                for key in ("both", "only_first", "only_second", "neither", "pairs", "seeds")
            )
            tests = (("without_partner", True), ("p", True), ("p_holm", True))
            return (*who, ("family", False), *counts, *tests)
        case PlotKind.FORMAT_ERRORS:
            return (*groups, ("format_errors", True), ("n", True))
        case PlotKind.COST:
            figures = ("mean_input_tokens", "tokens_known", "cost", "cost_known", "n")
            return (*groups, *((key, True) for key in figures))
        case PlotKind.DRIFT:
            return drift_plot.COLUMNS


def _numbers(kind: PlotKind, report: Report, names: ReportNames) -> list[list[str]]:
    match kind:
        case PlotKind.SUCCESS:
            return curve_numbers(report, names)
        case PlotKind.FORMS:
            return split_numbers(report, names)
        case PlotKind.FORMAT_ERRORS:
            return group_numbers(report, names, _format_errors)
        case PlotKind.COST:
            return group_numbers(report, names, _costs)
        case PlotKind.DRIFT:
            drift = report.drift
            return drift_plot.drift_numbers(drift.measures, arm_names(names)) if drift else []


def _format_errors(facts: GroupFacts) -> list[str]:
    return [str(facts.format_errors), str(facts.share.n)]


def _costs(facts: GroupFacts) -> list[str]:
    tokens, cost = facts.mean_input_tokens, facts.cost
    values = ["" if known.value is None else repr(known.value) for known in (tokens, cost)]
    return [values[0], str(tokens.known), values[1], str(cost.known), str(facts.share.n)]
