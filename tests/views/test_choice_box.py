"""A chooser with little room."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from statelab_gui.views.across_filter import AcrossFilter
from statelab_gui.views.run_filter_bar import Named
from statelab_gui.views.widgets.choice_box import ChoiceBox

LONG = "Gemma 3 270M (Q4_K_M) · OpenAI-compatible server, JSON schema"


def drawn(box: ChoiceBox) -> QImage:
    return box.grab().toImage()


@pytest.fixture
def box(qtbot: QtBot) -> ChoiceBox:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.resize(160, 26)
    box.show()
    return box


def test_a_tool_tip_tells_the_whole_of_a_text_that_is_not_seen_whole(
    box: ChoiceBox, qtbot: QtBot
) -> None:
    def asked() -> str:
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
        at = QPoint(5, 5)
        QApplication.sendEvent(box, QHelpEvent(QEvent.Type.ToolTip, at, box.mapToGlobal(at)))
        return QToolTip.text() if QToolTip.isVisible() else ""

    box.addItem("<b>7</b>")
    assert asked() == ""
    box.setItemText(0, "<b>" + LONG)
    assert "&lt;b&gt;" + LONG in asked()
    QToolTip.hideText()


def test_a_text_that_does_not_fit_ends_in_an_ellipsis(box: ChoiceBox) -> None:
    box.addItem(LONG)
    said = box.shown_text()
    assert said.endswith("…")
    assert LONG.startswith(said[:-1].rstrip())
    assert box.currentText() == LONG
    cut = drawn(box)
    box.setItemText(0, said)  # the very text that fits looks the same
    assert drawn(box) == cut
    box.setItemText(0, said[:-1])
    assert drawn(box) != cut


def test_a_text_that_fits_is_whole(box: ChoiceBox) -> None:
    box.addItem("Gemma")
    assert box.shown_text() == "Gemma"


def test_a_long_name_of_an_examinee_ends_in_an_ellipsis_above_what_recurs(qtbot: QtBot) -> None:
    row = AcrossFilter()
    qtbot.addWidget(row)
    row.resize(800, 30)
    row.offer([], [Named(1, LONG * 3)], [])
    row.show()
    box = row.examinee
    assert isinstance(box, ChoiceBox)
    assert box.currentText() == LONG * 3
    assert box.shown_text().endswith("…")


def test_the_row_that_says_that_nothing_is_chosen_is_drawn_as_a_hint(box: ChoiceBox) -> None:
    box.addItems(["Same", "Same"])
    plain = drawn(box)
    box.blank = 0
    box.update()
    assert drawn(box) != plain
    box.setCurrentIndex(1)
    assert drawn(box) == plain


def test_headings_cannot_be_chosen(box: ChoiceBox, qtbot: QtBot) -> None:
    box.offer_groups([("One", [("a", "A")]), ("Two", [("b", "B"), ("c", "C")])])
    assert (box.currentData(), box.count()) == ("a", 5)
    chosen = []
    for _ in range(4):
        qtbot.keyClick(box, Qt.Key.Key_Down)
        chosen.append(box.currentData())
    assert chosen == ["b", "c", "c", "c"]
