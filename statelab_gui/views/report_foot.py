"""The foot of the Report page: notes to what is shown, and what the cases do not show."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel

_LINES = 6
_WIDE = 100_000  # pixels; more than any line takes


class ReportFoot(QScrollArea):
    """A few lines high; the rest is scrolled to, by keys too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = RoleLabel(Role.QUIET)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, theme.space(2), 0)
        column.addWidget(self._text)
        column.addStretch(1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_notes(self, notes: Sequence[str], limits: Sequence[str]) -> None:
        """Show these below each other."""
        title = QCoreApplication.translate("ReportFoot", "What these cases do not show")
        line = QCoreApplication.translate("ReportFoot", "• {sentence}")
        told = [line.format(sentence=sentence) for sentence in limits]
        above = [*notes, ""] if notes else []
        self._text.setText("\n".join([*above, title, *told]))
        self.updateGeometry()
        self.setAccessibleName(
            QCoreApplication.translate("ReportFoot", "Notes, and what these cases do not show")
        )

    def text(self) -> str:
        """All that is said."""
        return self._text.text()

    def sizeHint(self) -> QSize:
        """A few whole lines high, of letters as high as those that are shown."""
        metrics = self.fontMetrics()
        room = QRect(0, 0, _WIDE, _WIDE)
        each = {metrics.boundingRect(room, 0, line).height() for line in self.text().split("\n")}
        high = max(metrics.lineSpacing(), *each)
        return QSize(super().sizeHint().width(), _LINES * high)

    def minimumSizeHint(self) -> QSize:
        """As high as `sizeHint`."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())
