"""A chooser with little room."""

import pytest
from PySide6.QtGui import QImage
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
