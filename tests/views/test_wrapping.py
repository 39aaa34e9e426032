"""How narrow a text may stand in so many lines, in any script."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from statelab_gui.views.report_foot import ReportFoot
from statelab_gui.views.wrapping import width_in_lines

WRAP = int(Qt.TextFlag.TextWordWrap)


@pytest.mark.parametrize(
    "text", ["Turn-matched control", "單輪基準 CAR", "平均得分損失", "対照 − here"]
)
def test_two_lines_are_narrower_than_one_in_every_script(qapp: QApplication, text: str) -> None:
    """Letters of another script make higher lines than those of the font that is asked first."""
    metrics = QFontMetrics(qapp.font())
    whole = width_in_lines([text], 1, metrics)
    half = width_in_lines([text], 2, metrics)
    assert half < 0.85 * whole
    one = metrics.boundingRect(QRect(0, 0, 10_000, 10_000), WRAP, text).height()
    two = metrics.boundingRect(QRect(0, 0, half, 10_000), WRAP, text)
    assert two.width() <= half and one < two.height() < 2.5 * one
    narrower = metrics.boundingRect(QRect(0, 0, half - 1, 10_000), WRAP, text)
    assert narrower.height() > 2.5 * one or narrower.width() > half - 1


@pytest.mark.parametrize("sentence", ["A note.", "所有題型合計混合了不同的任務。"])
def test_the_notes_of_a_report_end_with_a_whole_line(qtbot: QtBot, sentence: str) -> None:
    foot = ReportFoot()
    qtbot.addWidget(foot)
    foot.show_notes([sentence] * 9, [])
    label = foot.findChild(QLabel)
    assert label is not None
    six = label.text().split("\n")[:6]
    assert foot.sizeHint().height() >= height_of(label, six)
    assert foot.sizeHint().height() < height_of(label, [*six, sentence])


def height_of(label: QLabel, lines: list[str]) -> int:
    """How high these lines stand in the label."""
    text = "\n".join(lines)
    return label.fontMetrics().boundingRect(QRect(0, 0, 10_000, 10_000), 0, text).height()
