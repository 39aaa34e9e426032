"""The drawn side of a prompt: rows from an index of lines, scrolled and painted only where seen."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_painter import Inks, Metrics, RowLook, draw_row
from statelab_gui.views.prompt_rows import PromptRows
from statelab_gui.views.widgets.still_bar import StillBar


class PromptArea(QAbstractScrollArea):
    """Shows the lines of a prompt; one of them may be current, a range around it chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = PromptLines()
        self.current: int | None = None
        self.anchor: int | None = None
        self._metrics = Metrics(theme.fixed_font(), 0)
        self._rows = PromptRows(self.lines, self._metrics.font, 1)
        self._inks: tuple[int, Inks] | None = None  # of the palette with that key
        self.setVerticalScrollBar(StillBar(Qt.Orientation.Vertical))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)

    def show_lines(self, lines: PromptLines) -> None:
        """Show another text from its beginning, with nothing chosen."""
        self.lines = lines
        self.current = self.anchor = None
        self.measure()
        self.verticalScrollBar().setValue(0)
        self.horizontalScrollBar().setValue(0)

    def chosen(self) -> range:
        """The chosen lines, from the header (0) on; empty when there is none."""
        if self.current is None or self.anchor is None:
            return range(0)
        low, high = sorted((self.current, self.anchor))
        return range(low, high + 1)

    def bring_to_view(self, line: int) -> None:
        """Scroll as little as needed to see a line."""
        first, last = self._rows.span_of(line)
        bar = self.verticalScrollBar()
        if first < bar.value():
            bar.setValue(first)
        elif last >= bar.value() + self.seen_rows():
            bar.setValue(last - self.seen_rows() + 1)

    def seen_rows(self) -> int:
        """How many whole rows are seen at once, at least 1."""
        return max(1, self.viewport().height() // self._metrics.row)

    def line_under(self, at: QPoint) -> int:
        """The line at a place of the viewport; above and below it the nearest one further on."""
        return self._rows.line_at(self.verticalScrollBar().value() + at.y() // self._metrics.row)

    def measure(self) -> None:
        """Take font, size and text anew; the place in the text is kept."""
        self._metrics = Metrics(theme.fixed_font(), self.lines.updates)
        area = self.viewport().size()
        room = area.width() - self._metrics.gutter - 2 * self._metrics.pad
        wide = area.width() - 2 * self._metrics.pad  # the header has no gutter
        self._rows = PromptRows(self.lines, self._metrics.font, wide)
        vertical = self.verticalScrollBar()
        vertical.setRange(0, max(0, len(self._rows) - self.seen_rows()))
        vertical.setPageStep(self.seen_rows())
        horizontal = self.horizontalScrollBar()
        horizontal.setRange(0, max(0, self._metrics.advance(self.lines.longest()) - room))
        horizontal.setPageStep(max(1, room))
        horizontal.setSingleStep(self._metrics.advance("0") * 4)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.measure()

    def update_lines(self, first: int, last: int) -> None:
        """Draw the rows of these lines anew, and no other."""
        top, height = self.verticalScrollBar().value(), self._metrics.row
        above, below = self._rows.span_of(first)[0] - top, self._rows.span_of(last)[1] - top + 1
        above, below = max(0, above), min(self.seen_rows() + 1, below)
        if above < below:
            width = self.viewport().width()
            self.viewport().update(0, above * height, width, (below - above) * height)

    @told(None)
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move the rows that stay in view; sideways the gutter stays, so all are drawn anew."""
        if dx:
            super().scrollContentsBy(dx, dy)
        else:
            self.viewport().scroll(0, dy * self._metrics.row)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setFont(self._metrics.font)
        bar, height, width = self.verticalScrollBar(), self._metrics.row, self.viewport().width()
        top, shift = bar.value(), self.horizontalScrollBar().value()
        end = min(len(self._rows) - top, self.seen_rows() + 2)
        chosen, inks, focused = self.chosen(), self._colours(), self.hasFocus()
        region = event.region()  # two rows far from each other are no reason to draw all between
        first, after = event.rect().top() // height, event.rect().bottom() // height + 1
        for row in range(top + first, top + min(end, after)):
            rect = QRect(0, (row - top) * height, width, height)
            if not region.intersects(rect):
                continue
            line = self._rows.line_at(row)
            look = RowLook(
                rect=rect,
                text=self._rows.text_at(row),
                number=line or None,
                current=line == self.current,
                chosen=line in chosen and (len(chosen) > 1 or line == 0),
                focused=focused,
                shift=0 if line == 0 else shift,
            )
            draw_row(painter, look, self._metrics, inks)
        painter.end()

    def _colours(self) -> Inks:
        palette = self.palette()
        if self._inks is None or self._inks[0] != palette.cacheKey():
            self._inks = palette.cacheKey(), Inks.of(palette)
        return self._inks[1]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
