"""Labels that every page uses: title lines, text in a role, one line that is cut to fit."""

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme


class PageTitle(QLabel):
    """The title line of a page, plain text in the page-title font."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(theme.page_title_font())


class SectionTitle(QLabel):
    """The heading of a section, plain text in the section font."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(theme.section_font())


def level(*titles: QLabel) -> None:
    """Make headings that stand beside each other as high as a heading with a chooser in it."""
    chooser = QComboBox()
    policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
    chooser.setSizeAdjustPolicy(policy)
    for title in titles:
        title.setMinimumHeight(chooser.sizeHint().height())


class FieldLabel(QLabel):
    """What a field is called, plain text with a key; it has the room that the key's mark takes.

    A letter that stands alone above its line does not move together with the next, as it does where
    the width is measured, and the last letter of the label was cut.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(theme.space(1), 0)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() + QSize(theme.space(1), 0)


class RoleLabel(QLabel):
    """Plain text in the colour of a role; the role's sign is the caller's to put in the text."""

    def __init__(self, role: theme.Role, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._ink()

    def set_role(self, role: theme.Role) -> None:
        """Take the colour of another role."""
        self._role = role
        self._ink()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette of the application."""
        if event.type() == QEvent.Type.PaletteChange:
            self._ink()
        super().changeEvent(event)

    def _ink(self) -> None:
        ink = theme.color(self._role)
        if self.palette().color(QPalette.ColorRole.WindowText) != ink:
            palette = QPalette()  # this colour only: all others stay the application's
            palette.setColor(QPalette.ColorRole.WindowText, ink)
            self.setPalette(palette)


class ElidedLabel(QLabel):
    """One line of plain text, cut with "…" where it is too long; the tool tip then holds it whole.

    Not for anything a model said: a tool tip shows rich text.
    """

    def __init__(
        self,
        mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._mode = mode
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        """Show the text and make it the accessible name."""
        super().setText(text)
        self.setAccessibleName(text)
        self._tell()

    def minimumSizeHint(self) -> QSize:
        """Room for a few characters only."""
        hint = super().minimumSizeHint()
        hint.setWidth(self.fontMetrics().averageCharWidth() * 6)
        return hint

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = self.alignment() | Qt.TextFlag.TextSingleLine
        painter.drawText(self.contentsRect(), int(flags), self._shown())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See anew what fits."""
        super().resizeEvent(event)
        self._tell()

    def _shown(self) -> str:
        room = self.contentsRect().width()
        return QFontMetrics(self.font()).elidedText(self.text(), self._mode, room)

    def _tell(self) -> None:
        # A tool tip is rich text where it looks like it: only an escaped one is always plain.
        tip = f"<span>{escape(self.text())}</span>"
        self.setToolTip(tip if self._shown() != self.text() else "")
