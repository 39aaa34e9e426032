"""Tables keep the text of cells and headers off the edges, by one measure."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionViewItem, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.views.quiet_header import cell_padding
from statelab_gui.views.quiet_table import QuietDelegate, QuietTable
from statelab_gui.views.widgets.focus_ring import FocusRing, FocusRings

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@pytest.fixture
def table(qtbot: QtBot) -> QuietTable:
    """A number beside a word."""
    model = QStandardItemModel(1, 2)
    for column, (text, side) in enumerate((("120", RIGHT), ("Yes", LEFT))):
        item = QStandardItem(text)
        item.setTextAlignment(side)
        model.setItem(0, column, item)
    table = QuietTable()
    model.setParent(table)
    table.setModel(model)
    table.fit_columns()
    qtbot.addWidget(table)
    table.show()
    return table


def text_rect(table: QuietTable, column: int) -> tuple[QRect, QRect]:
    """Where a cell is and where its text may be, without the margin a style adds."""
    delegate = table.itemDelegate()
    assert isinstance(delegate, QuietDelegate)
    option = QStyleOptionViewItem()
    option.initFrom(table)
    option.widget = table
    option.rect = table.visualRect(table.model().index(0, column))
    delegate.initStyleOption(option, table.model().index(0, column))
    part = QStyle.SubElement.SE_ItemViewItemText
    margin = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, table) + 1
    text = table.style().subElementRect(part, option, table)
    return QRect(option.rect), text.adjusted(margin, 0, -margin, 0)


def test_a_number_stands_off_the_right_edge_as_far_as_its_header(table: QuietTable) -> None:
    cell, text = text_rect(table, 0)
    assert cell.right() - text.right() == cell_padding(table.horizontalHeader())


def test_a_word_stands_off_the_left_edge_as_far_as_its_header(table: QuietTable) -> None:
    cell, text = text_rect(table, 1)
    assert text.left() - cell.left() == cell_padding(table.horizontalHeader())


def test_a_column_has_room_for_its_cell_with_the_padding(table: QuietTable) -> None:
    _, text = text_rect(table, 0)
    assert text.width() >= table.fontMetrics().horizontalAdvance("120")


def test_the_focus_ring_is_whole_where_a_layout_leaves_no_margin(qtbot: QtBot) -> None:
    window, narrow, box = QWidget(), QWidget(), QComboBox()
    inner = QVBoxLayout(narrow)
    inner.setContentsMargins(0, 0, 0, 0)
    inner.addWidget(box)
    QVBoxLayout(window).addWidget(narrow)
    qtbot.addWidget(window)
    window.show()
    FocusRings().follow(box)
    ring = window.findChild(FocusRing)
    assert ring is not None and ring.isVisible()
    held = ring.parentWidget()
    assert held is window
    inside = QRect(box.mapTo(window, QPoint(0, 0)), box.size())
    assert ring.geometry().contains(inside.adjusted(-1, -1, 1, 1))
    assert held.rect().contains(ring.geometry())


def test_no_ring_is_drawn_around_what_is_hidden(qtbot: QtBot) -> None:
    window, box = QWidget(), QComboBox()
    QVBoxLayout(window).addWidget(box)
    qtbot.addWidget(window)
    box.hide()
    window.show()
    FocusRings().follow(box)
    ring = window.findChild(FocusRing)
    assert ring is None or not ring.isVisible()
