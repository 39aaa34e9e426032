"""A scroll bar that is drawn anew only where its handle moves."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from statelab_gui.views.widgets.still_bar import StillBar


class Paints(QObject):
    """Counts how often a widget is painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def bar_of(qtbot: QtBot, last: int) -> tuple[StillBar, Paints]:
    bar = StillBar(Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.resize(20, 400)
    bar.setRange(0, last)
    bar.setPageStep(20)
    bar.show()
    QApplication.processEvents()
    paints = Paints(bar)
    bar.installEventFilter(paints)
    return bar, paints


def test_a_step_in_a_long_text_paints_nothing_and_is_told(qtbot: QtBot) -> None:
    bar, paints = bar_of(qtbot, 600_000)
    bar.setValue(300_000)
    QApplication.processEvents()
    paints.count = 0
    with qtbot.waitSignal(bar.valueChanged) as told:
        bar.setValue(300_001)
    QApplication.processEvents()
    assert told.args == [300_001]
    assert paints.count == 0


def test_steps_that_move_the_handle_leave_the_picture_of_where_it_is(qtbot: QtBot) -> None:
    bar, paints = bar_of(qtbot, 600_000)
    before = bar.grab().toImage()
    paints.count = 0
    for value in range(0, 600_001, 1_000):  # each by less than a pixel
        bar.setValue(value)
        QApplication.processEvents()
    assert paints.count > 100
    stepped = bar.screen().grabWindow(bar.winId()).toImage()
    bar.repaint()
    assert bar.screen().grabWindow(bar.winId()).toImage() == stepped
    assert bar.grab().toImage() != before


def test_another_range_moves_the_handle(qtbot: QtBot) -> None:
    bar, paints = bar_of(qtbot, 600_000)
    bar.setValue(100)
    QApplication.processEvents()
    paints.count = 0
    bar.setRange(0, 200)
    QApplication.processEvents()
    assert paints.count > 0
