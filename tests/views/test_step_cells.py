"""The table of cells that draws its rows itself."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.recipes import STARTER
from statelab_gui.models.prefix_steps import StepColumn
from statelab_gui.views import theme
from statelab_gui.views.step_panel import StepPanel


@pytest.fixture
def panel(qtbot: QtBot) -> StepPanel:
    program = derive(source_program(STARTER, 7, 20), Family.COPY)
    panel = StepPanel()
    qtbot.addWidget(panel)
    panel.resize(480, 320)
    panel.set_book(AnswerBook(program.cells, program))
    panel.show()
    QApplication.processEvents()
    return panel


def drawn(panel: StepPanel) -> QImage:
    QApplication.processEvents()
    return panel.table.viewport().grab().toImage()


def rect(panel: StepPanel, row: int, column: StepColumn) -> QRect:
    return panel.table.visualRect(panel.table.model().index(row, column))


def ground(panel: StepPanel, row: int) -> QColor:
    return drawn(panel).pixelColor(rect(panel, row, StepColumn.BEFORE).topLeft())


def inks(panel: StepPanel, row: int, column: StepColumn) -> set[str]:
    picture = drawn(panel).copy(rect(panel, row, column))
    pixels = range(picture.width()), range(picture.height())
    return {picture.pixelColor(x, y).name() for x in pixels[0] for y in pixels[1]}


def written(panel: StepPanel) -> int:
    model = panel.table.model()
    fonts = [panel._model.font(row).bold() for row in range(model.rowCount())]
    return fonts.index(True)


def test_only_the_written_row_stands_on_its_tint(panel: StepPanel) -> None:
    for k in (7, 8, 9):
        panel.set_step(k, None)
        tinted = [row for row in range(6) if ground(panel, row) == theme.tint(theme.Role.CHANGED)]
        assert tinted == [written(panel)]


def test_a_step_draws_the_same_as_drawing_everything_anew(panel: StepPanel) -> None:
    panel.choose_cell(1)
    panel.set_step(7, None)
    QApplication.processEvents()
    for k in (8, 9, 12, 66, 1):
        panel.set_step(k, {"a": 1, "b": 2} if k % 3 else None)
        QApplication.processEvents()
        stepped = panel.screen().grabWindow(panel.winId()).toImage()
        panel.table.viewport().update()
        QApplication.processEvents()
        assert panel.screen().grabWindow(panel.winId()).toImage() == stepped


def test_the_chosen_row_is_filled_with_the_colour_of_what_is_chosen(panel: StepPanel) -> None:
    panel.choose_cell(3)
    chosen = panel.table.palette().color(QPalette.ColorRole.Highlight)
    assert ground(panel, 3).name() == chosen.name()  # a colour may be finer than a picture's
    assert ground(panel, 2) != ground(panel, 3)


def test_a_replys_value_is_in_the_colour_of_right_or_wrong(panel: StepPanel) -> None:
    state = panel._book.after(20)
    panel.set_step(20, {"a": state["a"], "b": state["b"] + 1})
    assert theme.color(theme.Role.RIGHT).name() in inks(panel, 0, StepColumn.REPLY)
    assert theme.color(theme.Role.WRONG).name() in inks(panel, 1, StepColumn.REPLY)
    assert len(inks(panel, 2, StepColumn.REPLY)) == 1  # nothing is there


def test_no_text_leaves_its_column_however_narrow(panel: StepPanel, qtbot: QtBot) -> None:
    panel.set_step(20, None)
    for column, width in ((StepColumn.BEFORE, 30), (StepColumn.AFTER, 12)):
        header = panel.table.horizontalHeader()
        header.setSectionResizeMode(header.ResizeMode.Fixed)
        panel.table.setColumnWidth(column, width)
        gap = rect(panel, 0, column)
        edge = QRect(gap.left(), gap.top(), 1, gap.height())
        picture = drawn(panel).copy(edge)
        assert len({picture.pixelColor(0, y).name() for y in range(picture.height())}) == 1
