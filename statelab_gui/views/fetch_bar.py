"""A bar of how the conversations of a run stand, one segment a state."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from statelab_gui.domain.fetching.runs import FetchTally
from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.labels.fetching import tally_sentence
from statelab_gui.views.theme import Role


class FetchBar(QWidget):
    """Answered from the left, then failed, unknown and given up, then what is under way; the ground
    that is left is waiting. Read aloud as a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tally = FetchTally()
        self._simulated = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_tally(self, tally: FetchTally, simulated: bool = False) -> None:
        """Show other counts; simulated answers are hatched."""
        if (tally, simulated) != (self._tally, self._simulated):
            self._tally, self._simulated = tally, simulated
            self.setAccessibleName(tally_sentence(tally))
            self.update()

    def tally(self) -> FetchTally:
        """The counts shown."""
        return self._tally

    def retranslate(self) -> None:
        """Put the sentence into the language that is now installed."""
        self.setAccessibleName(tally_sentence(self._tally))

    def sizeHint(self) -> QSize:
        """A few characters wide, as high as a thin line of text."""
        return QSize(self.fontMetrics().averageCharWidth() * 20, theme.space(3))

    def minimumSizeHint(self) -> QSize:
        """As `sizeHint`."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size and the colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the segments on the ground, clipped to rounded ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(whole, whole.height() / 2, whole.height() / 2)
        painter.setClipPath(shape)
        painter.fillRect(whole, self.palette().color(QPalette.ColorRole.Base))
        left, total = whole.left(), self._tally.total
        for count, brush in self._segments():
            if count and total:
                width = whole.width() * count / total
                segment = QRectF(left, whole.top(), width, whole.height())
                if brush.style() is not Qt.BrushStyle.SolidPattern:
                    painter.fillRect(segment, theme.tint(Role.SIMULATED))
                painter.fillRect(segment, brush)
                left += width
        painter.setClipping(False)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        painter.end()

    def _segments(self) -> list[tuple[int, QBrush]]:
        tally = self._tally
        answered = QBrush(self.palette().color(QPalette.ColorRole.Highlight))
        if self._simulated:
            answered = QBrush(theme.color(Role.SIMULATED), Qt.BrushStyle.BDiagPattern)
        return [
            (tally.answered, answered),
            (tally.failed, _plain(theme.color(Role.PROBLEM))),
            (tally.unknown, _plain(theme.color(Role.MIXED))),
            (tally.given_up, _plain(theme.color(Role.QUIET))),
            (tally.asking, _plain(theme.tint(Role.STEP))),
        ]


def _plain(color: QColor) -> QBrush:
    return QBrush(color)
