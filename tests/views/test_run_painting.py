"""The cells of the run log are drawn straight: each on the ground of its verdict, its text whole
or shortened."""

from pathlib import Path

import pytest
from log_bench import LogBench
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QColor, QImage, QPalette
from pytestqt.qtbot import QtBot

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.views import theme
from statelab_gui.views.labels.families import status_role


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> LogBench:
    bench = LogBench(qtbot, tmp_path).open()
    bench.table.resize(1200, 500)
    bench.settle()
    return bench


def picture(bench: LogBench, index: QModelIndex) -> QImage:
    """A cell as it is seen."""
    bench.table.scrollTo(index)
    viewport = bench.table.viewport()
    return viewport.grab(bench.table.visualRect(index)).toImage()


def ground(image: QImage) -> QColor:
    """The colour that a cell is drawn on."""
    return image.pixelColor(image.width() - 3, 3)


def inks(image: QImage) -> set[str]:
    """Every colour in a cell."""
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in places}


def test_the_result_stands_on_the_tint_of_its_verdict(bench: LogBench) -> None:
    for status in (CaseStatus.RIGHT, CaseStatus.WRONG):
        entries = {at: bench.runs.entry(bench.runs.row_of(at)) for at in range(1, 8)}
        reply = next(at for at, one in entries.items() if one and one.status is status)
        image = picture(bench, bench.at(reply, RunColumn.RESULT))
        assert ground(image) == theme.tint(status_role(status))


def test_a_cell_to_fill_in_stands_on_plain_ground(bench: LogBench) -> None:
    base = bench.table.palette().color(QPalette.ColorRole.Base)
    assert ground(picture(bench, bench.at(2, RunColumn.NOTES))) == base
    assert ground(picture(bench, bench.at(2, RunColumn.CASE))) != base


def test_a_chosen_cell_stands_on_the_colour_of_what_is_chosen(bench: LogBench) -> None:
    index = bench.at(2, RunColumn.CASE)
    other = bench.at(3, RunColumn.CASE)
    bench.choose(index)
    group = QPalette.ColorGroup.Active
    if not bench.table.isActiveWindow():
        group = QPalette.ColorGroup.Inactive
    chosen = bench.table.palette().color(group, QPalette.ColorRole.Highlight)
    # By name: a colour may be finer than a picture's.
    assert ground(picture(bench, index)).name() == chosen.name()
    assert ground(picture(bench, other)).name() != chosen.name()


def test_a_changed_value_is_drawn_at_once(bench: LogBench) -> None:
    index = bench.at(2, RunColumn.NOTES)
    before = inks(picture(bench, index))
    bench.runs.edit_wished.emit(2, "notes", bench.recorded(2, "notes").of("<b>bold</b>"))
    bench.settle()
    after = inks(picture(bench, index))
    assert len(after) > len(before)


def test_a_kept_cell_looks_as_it_does_in_its_place(bench: LogBench) -> None:
    index = bench.at(2, RunColumn.CASE)
    before = picture(bench, index)
    bench.table.freeze(1)
    bar = bench.table.horizontalScrollBar()
    bar.setValue(bar.maximum())
    assert bench.table.frozen_cells.isVisible()
    kept = bench.table.viewport().grab(bench.table.visualRect(index)).toImage()
    inside = before.rect().adjusted(0, 0, -2, 0)  # its edge is drawn besides
    assert kept.copy(inside) == before.copy(inside)
