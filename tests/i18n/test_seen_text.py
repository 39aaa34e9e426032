"""What the test of every page looks for is found where it is, and nowhere else."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QTableWidget,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot
from seen_keys import shared_keys
from seen_text import English, cut


def _narrow(widget: QWidget) -> QWidget:
    widget.setMaximumWidth(24)
    return widget


def _table() -> QWidget:
    table = QTableWidget(0, 1)
    table.setHorizontalHeaderLabels(["first observed wrong prefix"])
    table.setColumnWidth(0, 60)
    return table


def _tabs() -> QWidget:
    tabs = QTabWidget()
    for _ in range(3):
        tabs.addTab(QWidget(), "every state")
    return _narrow(tabs)


def _wrapped() -> QWidget:
    label = QLabel("the reply is kept exactly as received")
    label.setWordWrap(True)
    label.setFixedSize(80, label.fontMetrics().height())
    return label


def _combo() -> QWidget:
    combo = QComboBox()
    combo.addItem("every case set")
    return _narrow(combo)


def _buried() -> QWidget:
    holder = QWidget()
    label = QLabel("Reply", holder)
    holder.setFixedSize(40, 40)
    label.setGeometry(30, 0, label.sizeHint().width(), 40)
    return holder


@pytest.mark.parametrize(
    "make",
    [
        lambda: _narrow(QLabel("Answer book")),
        _wrapped,
        lambda: _narrow(QPushButton("Answer book")),
        lambda: _narrow(QCheckBox("Not answered only")),
        lambda: _narrow(QGroupBox("Answer book")),
        _table,
        _tabs,
        _combo,
        _buried,
    ],
    ids=["label", "wrapped", "button", "check", "group", "section", "tab", "combo", "buried"],
)
def test_a_text_without_its_room_is_told(qtbot: QtBot, make: Callable[[], QWidget]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    layout.addWidget(make())
    layout.addStretch(1)
    window.resize(500, 200)
    window.show()
    qtbot.waitExposed(window)
    assert len(cut(window)) >= 1


def test_texts_with_their_room_are_not_told(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    for widget in (QLabel("Answer &book"), QPushButton("&Reveal…"), QCheckBox("Not answered")):
        layout.addWidget(widget)
    window.show()
    qtbot.waitExposed(window)
    assert cut(window) == []


def test_a_letter_that_goes_to_two_parts_is_told(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    field, label, hidden = QSpinBox(), QLabel("&How often"), QPushButton("Hal&ve")
    label.setBuddy(field)
    bare = QLabel("R&H")  # goes nowhere
    for widget in (label, field, bare, QPushButton("&Reveal…"), hidden):
        layout.addWidget(widget)
    window.show()
    assert shared_keys(window) == []
    hidden.setText("Of a cac&he")
    assert len(shared_keys(window)) == 1
    hidden.hide()
    assert shared_keys(window) == []


def test_english_that_is_left_is_known_again(qtbot: QtBot) -> None:
    english = English(["&Open…", "{shown} of {total} cases", "%n right", "{case} · {set}"])
    window = QWidget()
    qtbot.addWidget(window)
    layout = QHBoxLayout(window)
    label = QLabel("2-copy-code · Starter")
    button = QPushButton("開啟(&O)…")
    layout.addWidget(label)
    layout.addWidget(button)
    window.show()
    assert english.left(window) == []
    for text in ("3 of 24 cases", "12 right", "Open…", "&Open…"):
        label.setText(text)
        assert len(english.left(window)) == 1, text
        assert english.left(window, names=[text]) == []
    label.setText("")
    button.setToolTip("Open…")
    assert len(english.left(window)) == 1
