"""One line of text that is cut where it is too long."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from statelab_gui.views.widgets.line import Line


def _asked(line: Line) -> str:
    at = QPoint(2, 2)
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, at, line.mapToGlobal(at)))
    return QToolTip.text()


def test_what_is_cut_is_told_whole_in_a_plain_tool_tip_and_nothing_else_is(qtbot: QtBot) -> None:
    line = Line()
    qtbot.addWidget(line)
    line.show()
    line.setText("39 of 48 answered · <b>8</b> under way")
    line.resize(900, 20)
    assert _asked(line) == ""
    line.resize(60, 20)
    assert _asked(line) == "<span>39 of 48 answered · &lt;b&gt;8&lt;/b&gt; under way</span>"
    QToolTip.hideText()
