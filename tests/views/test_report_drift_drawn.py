"""Drift in a report as a plot, and as plain numbers."""

import itertools
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from report_bench import HOSTILE, names
from report_drift_bench import (
    HARD,
    SCORES,
    TOLD,
    made,
    rows_of,
    told,
    two_arm_report,
)

from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.exchange.html_parts import picture
from statelab_gui.views.labels.drift_plot import COLUMNS, drift_figure, drift_numbers
from statelab_gui.views.labels.report_plots import STATE_PLOTS, PlotKind
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_look import page_look
from statelab_gui.views.plots.report_pages import drawing_of, pieces_of
from statelab_gui.views.plots.report_plots import DriftPlot


@pytest.fixture(scope="module")
def report() -> Report:
    return two_arm_report()


def test_the_figure_has_every_dot_with_its_interval(report: Report) -> None:
    measures, arms = told(report)
    figure = drift_figure(measures, arms)
    rows = [one for one in figure.rows if one.columns]
    assert [one.label for one in rows] == ["Clean", "Hard", "Control of hard"] * 2
    (car,), losses = rows[1].columns
    assert (car.text, [dot.text for dot in losses]) == ("0.250", ["+0.625", "+0.375"])
    assert car.low is not None and car.low <= car.value <= (car.high or 0)
    for column, dots in zip(
        figure.columns, zip(*(one.columns for one in rows), strict=True), strict=True
    ):
        for dot in itertools.chain(*dots):
            assert column.low <= (dot.value if dot.low is None else dot.low)
            assert (dot.value if dot.high is None else dot.high) <= column.high
    assert "IDG +0.625" in rows[1].told and "control less this condition" in rows[1].told


@pytest.mark.parametrize("width", [320, 700, 1240])
def test_nothing_is_drawn_beyond_its_room(qapp: QApplication, report: Report, width: int) -> None:
    long = names("a model with a very long name " * 5, "b")
    for look in (page_look(), MapLook.of_screen(qapp.palette())):
        drawing = drawing_of(PlotKind.DRIFT, report, long, look)
        high = int(drawing.height(width)) + 1
        image = QImage(width + 200, high + 100, QImage.Format.Format_RGB32)
        image.fill(QColor("magenta"))
        painter = QPainter(image)
        drawing.paint(painter, width)
        painter.end()
        empty = QColor("magenta").rgb()
        right = (image.pixel(x, y) for x in range(width + 2, image.width(), 3) for y in range(high))
        below = (image.pixel(x, y) for x in range(width) for y in range(high + 2, high + 100, 3))
        assert all(pixel == empty for pixel in right)
        assert all(pixel == empty for pixel in below)


def test_what_is_below_the_pointer_is_told(qapp: QApplication, report: Report) -> None:
    drawing = drawing_of(PlotKind.DRIFT, report, TOLD, page_look())
    places = itertools.product((5, 400), range(0, int(drawing.height(800)), 4))
    found = {drawing.told_at(QPointF(x, y), 800) for x, y in places}
    assert "" in found
    assert len(found) == 7


def test_pieces_for_paper_lose_no_row(qapp: QApplication) -> None:
    many = [one for who in range(1, 21) for one in rows_of(SCORES, who)]
    report = made(many)
    labels = names(*(f"model {who}" for who in range(1, 21)))
    whole = drawing_of(PlotKind.DRIFT, report, labels, page_look())
    pieces = pieces_of(PlotKind.DRIFT, report, labels, page_look())
    assert len(pieces) > 2
    rows = {whole.told_at(QPointF(5, y), 600) for y in range(0, int(whole.height(600)), 3)}
    found = {
        piece.told_at(QPointF(5, y), 600)
        for piece in pieces
        for y in range(0, int(piece.height(600)), 3)
    }
    assert found == rows


def test_the_plot_is_a_picture_a_vector_file_and_numbers(qtbot: QtBot, report: Report) -> None:
    plot = DriftPlot()
    qtbot.addWidget(plot)
    plot.show_report(report, names(HOSTILE, "two"))
    assert picture(plot.svg_text())
    assert QImage.fromData(plot.png_bytes()).width() > 1_000
    head, *rows = plot.numbers()
    assert head == [key for key, _ in COLUMNS]
    assert len(rows) == 12  # all families together, and the one family there is
    cells = [dict(zip(head, one, strict=True)) for one in rows]
    hard = next(c for c in cells if c["condition"] == "hard" and c["family"] == "all")
    assert (hard["car"], hard["idg"], hard["control_less_here"]) == ("0.25", "0.625", "0.375")
    assert (hard["pairs"], hard["not_asked"], hard["simulated"]) == ("8", "0", "no")
    texts = ET.fromstring(plot.svg_text()).itertext()
    assert "+0.625" in " ".join(texts)


def test_numbers_without_a_gap_are_blank_and_not_0() -> None:
    measures, arms = told(made(rows_of({HARD: [1, 0]})))
    (row_, _) = drift_numbers(measures, arms)
    assert len(row_) == len(COLUMNS)
    assert dict(zip((key for key, _ in COLUMNS), row_, strict=True))["idg"] == ""


def test_the_other_plots_are_what_they_were() -> None:
    assert PlotKind.DRIFT not in STATE_PLOTS
    assert len(STATE_PLOTS) == 4
