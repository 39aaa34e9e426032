"""The drawings of a report: whole, and cut into pieces that fit on printed pages."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.views.labels.drift_plot import drift_figure
from statelab_gui.views.labels.drift_report import arm_names
from statelab_gui.views.labels.report_bars import cost_figure, format_error_figure
from statelab_gui.views.labels.report_curves import curve_figure
from statelab_gui.views.labels.report_plots import PlotKind
from statelab_gui.views.labels.report_splits import split_figure, splits_together
from statelab_gui.views.plots.bar_drawing import BarDrawing
from statelab_gui.views.plots.curve_drawing import CurveDrawing
from statelab_gui.views.plots.interval_drawing import IntervalDrawing
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_drawing import Drawing
from statelab_gui.views.plots.report_figures import (
    BarFigure,
    CurveFigure,
    DotFigure,
    SplitFigure,
)
from statelab_gui.views.plots.split_drawing import SplitDrawing

T = TypeVar("T")
_PANELS, _ROWS, _SPLITS = 2, 24, 3  # of a piece
_MANY_PANELS, _CLOSE = 6, 3  # more than so many stand closer
_MANY_SPLITS = 6


def drawing_of(kind: PlotKind, report: Report, names: ReportNames, look: MapLook) -> Drawing:
    """The whole plot as one drawing."""
    match kind:
        case PlotKind.SUCCESS:
            return CurveDrawing(curve_figure(report, names), look)
        case PlotKind.FORMS:
            return SplitDrawing(split_figure(report, names), look)
        case PlotKind.FORMAT_ERRORS:
            return BarDrawing(format_error_figure(report, names), look)
        case PlotKind.COST:
            return BarDrawing(cost_figure(report, names), look)
        case PlotKind.DRIFT:
            return IntervalDrawing(_dots(report, names), look)


def pieces_of(
    kind: PlotKind, report: Report, names: ReportNames, look: MapLook
) -> tuple[Drawing, ...]:
    """The plot in drawings that each fit on a page."""
    match kind:
        case PlotKind.SUCCESS:
            return tuple(_curves(curve_figure(report, names), look))
        case PlotKind.FORMS:
            splits = split_figure(report, names)
            many = len(splits.panels) > _MANY_SPLITS
            panels = splits_together(report, names).panels if many else splits.panels
            of = 1 if many else _SPLITS
            return tuple(
                SplitDrawing(SplitFigure(panels[at : at + of]), look)
                for at in range(0, len(panels), of)
            )
        case PlotKind.FORMAT_ERRORS:
            return tuple(BarDrawing(one, look) for one in _cut(format_error_figure(report, names)))
        case PlotKind.COST:
            return tuple(BarDrawing(one, look) for one in _cut(cost_figure(report, names)))
        case PlotKind.DRIFT:
            figure = _dots(report, names)
            return tuple(IntervalDrawing(one, look) for one in _dots_cut(figure))


def _dots(report: Report, names: ReportNames) -> DotFigure:
    drift = report.drift
    return DotFigure() if drift is None else drift_figure(drift.measures, arm_names(names))


def _curves(figure: CurveFigure, look: MapLook) -> Iterator[CurveDrawing]:
    """A row of panels a piece, the legend above the first."""
    many = len(figure.panels) > _MANY_PANELS
    beside = _CLOSE if many else _PANELS
    for at in range(0, len(figure.panels), beside):
        legend = () if at else figure.legend
        piece = replace(figure, panels=figure.panels[at : at + beside], legend=legend)
        yield CurveDrawing(piece, look, close=many)


def _cut(figure: BarFigure) -> Sequence[BarFigure]:
    """Pieces of so many rows, each begun by the heading it is below; notes stand on the last."""
    pieces = _in_pieces(figure.rows, lambda row: not row.bars)
    last = len(pieces) - 1
    return [
        BarFigure(figure.columns, tuple(rows), figure.notes if at == last else (), figure.rows)
        for at, rows in enumerate(pieces)
    ]


def _dots_cut(figure: DotFigure) -> Sequence[DotFigure]:
    """Likewise; every piece has the legend, and the scales are those of the whole."""
    pieces = _in_pieces(figure.rows, lambda row: not row.columns)
    return [replace(figure, rows=tuple(rows)) for rows in pieces if rows]


def _in_pieces(rows: Sequence[T], is_heading: Callable[[T], bool]) -> list[list[T]]:
    """So many rows a piece, each piece begun by the heading that its rows are below."""
    pieces: list[list[T]] = [[]]
    heading: T | None = None
    for row in rows:
        heading = row if is_heading(row) else heading
        if len(pieces[-1]) >= _ROWS:
            pieces.append([heading] if heading is not None and not is_heading(row) else [])
        pieces[-1].append(row)
    return pieces
