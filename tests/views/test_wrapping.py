"""How narrow a text may stand in so many lines, in any script."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

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
