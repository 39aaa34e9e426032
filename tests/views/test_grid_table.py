"""A table with the hand of a spreadsheet: rectangles, kept columns, Enter, Tab and the edges."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.models.run_clipboard import Block
from statelab_gui.views.grid_table import GridTable
from statelab_gui.views.log_header import LogHeader, RowNumbers

ROWS, COLUMNS = 60, 20
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL, LEFT = Qt.KeyboardModifier.ControlModifier, Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[GridTable]:
    """Sixty rows of twenty columns, of which seven or so are in sight; the first one is kept."""
    window = QWidget()
    table = GridTable(window)
    model = QStandardItemModel(ROWS, COLUMNS, window)
    for row in range(ROWS):
        for column in range(COLUMNS):
            model.setItem(row, column, QStandardItem(f"{row}, {column}"))
    table.follow_header(LogHeader(table))
    table.setVerticalHeader(RowNumbers(table))
    table.setModel(model)
    QVBoxLayout(window).addWidget(table)
    table.fit_columns()
    table.freeze(1)
    qtbot.addWidget(window)
    window.resize(640, 400)
    window.show()
    qtbot.waitExposed(window)
    table.setFocus()
    table.go_to(model.index(0, 0))
    yield table


def here(table: GridTable) -> tuple[int, int]:
    return table.currentIndex().row(), table.currentIndex().column()


def press(table: GridTable, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(table, key, modifiers)


def place(table: GridTable, row: int, column: int) -> QPoint:
    return table.visualRect(table.model().index(row, column)).center()


def drag(table: GridTable, start: QPoint, end: QPoint) -> None:
    """Draw the pointer from one place of the viewport to another with the button held."""
    port = table.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    for at in (start + QPoint(9, 9), end):
        there = QPointF(at)
        kind, button = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
        move = QMouseEvent(kind, there, port.mapToGlobal(there), button, LEFT, NONE)
        QApplication.sendEvent(port, move)
    QTest.mouseRelease(port, LEFT, NONE, end)


def block(rows: tuple[int, int], columns: tuple[int, int]) -> Block:
    return Block(range(rows[0], rows[1] + 1), range(columns[0], columns[1] + 1))


# the keyboard


def test_enter_goes_down_and_tab_to_the_right_and_with_shift_back(table: GridTable) -> None:
    press(table, Qt.Key.Key_Return)
    press(table, Qt.Key.Key_Tab)
    assert here(table) == (1, 1)
    press(table, Qt.Key.Key_Return, SHIFT)
    press(table, Qt.Key.Key_Backtab, SHIFT)
    assert here(table) == (0, 0)


def test_tab_leaves_the_table_behind_the_last_cell_of_a_row(table: GridTable) -> None:
    window = table.window()
    other = QWidget(window)
    other.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    other.show()
    QWidget.setTabOrder(table, other)
    table.go_to(table.model().index(3, COLUMNS - 1))
    press(table, Qt.Key.Key_Tab)
    assert here(table) == (3, COLUMNS - 1)
    assert QApplication.focusWidget() is not table


def test_hidden_columns_are_stepped_over_and_not_chosen(table: GridTable) -> None:
    table.setColumnHidden(1, True)
    press(table, Qt.Key.Key_Tab)
    assert here(table) == (0, 2)
    press(table, Qt.Key.Key_Left, SHIFT)
    assert table.blocks() == [block((0, 0), (0, 0)), block((0, 0), (2, 2))]


def test_control_and_an_arrow_go_to_the_edge_and_with_shift_choose_up_to_it(
    table: GridTable,
) -> None:
    press(table, Qt.Key.Key_Down, CONTROL)
    assert here(table) == (ROWS - 1, 0)
    press(table, Qt.Key.Key_Right, CONTROL)
    assert here(table) == (ROWS - 1, COLUMNS - 1)
    press(table, Qt.Key.Key_Up, CONTROL | SHIFT)
    assert table.blocks() == [block((0, ROWS - 1), (COLUMNS - 1, COLUMNS - 1))]


def test_space_chooses_whole_rows_and_whole_columns(table: GridTable) -> None:
    table.go_to(table.model().index(2, 2))
    press(table, Qt.Key.Key_Down, SHIFT)
    press(table, Qt.Key.Key_Space, SHIFT)
    assert table.blocks() == [block((2, 3), (0, COLUMNS - 1))]
    table.go_to(table.model().index(2, 2))
    press(table, Qt.Key.Key_Right, SHIFT)
    press(table, Qt.Key.Key_Space, CONTROL)
    assert table.blocks() == [block((0, ROWS - 1), (2, 3))]


def test_a_choice_is_extended_from_where_it_began(table: GridTable) -> None:
    table.go_to(table.model().index(5, 5))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up):
        press(table, key, SHIFT)
    assert table.blocks() == [block((4, 5), (5, 6))]


# the mouse


def test_a_drag_chooses_a_rectangle_and_control_adds_another(table: GridTable) -> None:
    drag(table, place(table, 1, 1), place(table, 3, 2))
    assert table.blocks() == [block((1, 3), (1, 2))]
    QTest.mouseClick(table.viewport(), LEFT, CONTROL, place(table, 5, 4))
    assert sorted(table.blocks(), key=lambda one: one.rows.start) == [
        block((1, 3), (1, 2)),
        block((5, 5), (4, 4)),
    ]


def test_a_click_with_shift_chooses_up_to_it(table: GridTable) -> None:
    QTest.mouseClick(table.viewport(), LEFT, NONE, place(table, 1, 1))
    QTest.mouseClick(table.viewport(), LEFT, SHIFT, place(table, 4, 3))
    assert table.blocks() == [block((1, 4), (1, 3))]


def test_a_click_on_the_number_of_a_row_chooses_the_row(table: GridTable) -> None:
    header = table.verticalHeader()
    y = header.sectionViewportPosition(2) + header.sectionSize(2) // 2
    QTest.mouseClick(header.viewport(), LEFT, NONE, QPoint(5, y))
    assert table.blocks() == [block((2, 2), (0, COLUMNS - 1))]


# kept columns


def test_a_kept_column_stays_in_sight_and_is_hit_where_it_is_seen(table: GridTable) -> None:
    table.horizontalScrollBar().setValue(300)
    assert table.frozen_cells.isVisible() and table.frozen_header.isVisible()
    first = table.model().index(4, 0)
    assert table.visualRect(first).left() == 0
    assert table.indexAt(table.visualRect(first).center()) == first
    table.freeze(0)
    assert not table.frozen_cells.isVisible()
    assert table.visualRect(first).left() < 0


def test_the_hand_crosses_the_border_of_the_kept_columns(table: GridTable) -> None:
    for _ in range(12):
        press(table, Qt.Key.Key_Right)
    assert here(table) == (0, 12)
    assert table.horizontalScrollBar().value() > 0
    for _ in range(5):
        press(table, Qt.Key.Key_Left)
        left = table.visualRect(table.currentIndex()).left()
        assert left >= table.frozen_width()  # never behind the kept column
    before = table.horizontalScrollBar().value()
    QTest.mouseClick(table.viewport(), LEFT, NONE, place(table, 2, 0))
    assert here(table) == (2, 0)
    assert table.horizontalScrollBar().value() == before


def test_a_rectangle_reaches_from_a_kept_column_over_those_scrolled_away(table: GridTable) -> None:
    table.scrollTo(table.model().index(0, 12))
    drag(table, place(table, 1, 0), place(table, 3, 11))
    assert table.blocks() == [block((1, 3), (0, 11))]
    drag(table, place(table, 5, 12), place(table, 2, 0))
    assert table.blocks() == [block((2, 5), (0, 12))]


def test_kept_columns_never_take_the_whole_table(table: GridTable) -> None:
    table.freeze(COLUMNS)
    assert 0 < table.frozen_width() <= table.viewport().width() * 2 // 3
    assert table.frozen == COLUMNS


def test_the_kept_headers_hand_the_mouse_on(table: GridTable) -> None:
    header = table.horizontalHeader()
    header.setSortIndicatorShown(True)
    header.setSectionsClickable(True)
    table.horizontalScrollBar().setValue(300)
    QTest.mouseClick(table.frozen_header, LEFT, NONE, QPoint(15, 8))
    assert header.sortIndicatorSection() == 0


def test_a_kept_cell_looks_like_itself(table: GridTable) -> None:
    table.go_to(table.model().index(6, 9))
    plain = table.visualRect(table.model().index(3, 0)).adjusted(0, 0, -2, 0)
    before = table.viewport().grab(plain).toImage()
    table.horizontalScrollBar().setValue(table.horizontalScrollBar().maximum())
    assert table.viewport().grab(plain).toImage() == before


# the header


def test_the_corner_of_a_header_asks_for_its_filter_and_does_not_sort(table: GridTable) -> None:
    header = table.horizontalHeader()
    assert isinstance(header, LogHeader)
    header.setSortIndicatorShown(True)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    asked: list[int] = []
    header.filter_wished.connect(asked.append)
    right = header.sectionViewportPosition(2) + header.sectionSize(2)
    QTest.mouseClick(header.viewport(), LEFT, NONE, QPoint(right - 12, 8))
    assert asked == [2]
    assert header.sortIndicatorSection() == -1
    header.without_filter([2])
    QTest.mouseClick(header.viewport(), LEFT, NONE, QPoint(right - 12, 8))
    assert asked == [2]


def test_control_and_a_click_on_a_header_ask_for_the_column(table: GridTable) -> None:
    header = table.horizontalHeader()
    assert isinstance(header, LogHeader)
    asked: list[tuple[int, bool, bool]] = []
    header.columns_wished.connect(lambda *wish: asked.append(wish))
    x = header.sectionViewportPosition(2) + 10
    QTest.mouseClick(header.viewport(), LEFT, CONTROL, QPoint(x, 8))
    QTest.mouseClick(header.viewport(), LEFT, SHIFT, QPoint(x, 8))
    assert asked == [(2, False, True), (2, True, False)]
