"""How columns share the width of a table: each what it needs, and only the widest give way."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QHeaderView

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.drawn_table import DrawnTable
from statelab_gui.views.quiet_header import cell_margin, cell_padding


def shared_widths(needs: Sequence[int], room: int) -> list[int]:
    """Widths, in pixels, that fill `room` wherever that is possible.

    Where there is more than is needed the columns share it evenly. Where there is less, the widest
    are cut to one width, so that no column loses a pixel while a wider one has more.
    """
    if not needs:
        return []
    spare = room - sum(needs)
    if spare >= 0:
        each, left = divmod(spare, len(needs))
        return [need + each + (at < left) for at, need in enumerate(needs)]
    widths, left = [0] * len(needs), max(0, room)
    for done, at in enumerate(sorted(range(len(needs)), key=needs.__getitem__)):
        widths[at] = min(needs[at], left // (len(needs) - done))
        left -= widths[at]
    return widths


class ColumnShares(QObject):
    """Keeps the columns of a table at what they need of its width.

    A column needs the room of all that stood in it since its first column told of other things: it
    stays where it is while the values change. `font` is the widest that cells are written in.
    """

    def __init__(self, table: DrawnTable, font: Callable[[], QFont]) -> None:
        super().__init__(table)
        self._table = table
        self._font = font
        self._of: tuple[str, ...] | None = None  # what the first column tells of
        self._needs: list[int] = []
        self._measured = set[tuple[int, str]]()
        model = table.model()
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.viewport().installEventFilter(self)
        model.modelReset.connect(self.forget)
        model.headerDataChanged.connect(self.forget)
        model.dataChanged.connect(self._changed)
        self.forget()

    def forget(self) -> None:
        """Hold nothing of what was shown, and measure what is."""
        self._of = None
        self._look(0, self._table.model().rowCount() - 1)

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self._look(first.row(), last.row())

    def _look(self, first: int, last: int) -> None:
        """Measure some rows; of all of them it is asked first whether they are others."""
        table, model = self._table, self._table.model()
        rows, columns = range(first, last + 1), range(model.columnCount())
        before = list(self._needs)
        if len(rows) == model.rowCount():
            of = tuple(table.text(row, 0) for row in rows)
            if of != self._of:
                header = table.horizontalHeader()
                self._of, self._measured = of, set()
                self._needs = [header.sectionSizeHint(column) for column in columns]
        metrics = QFontMetrics(self._font())
        room = cell_padding(table) + cell_margin(table) + theme.space(1)
        for column in columns:
            found = {(column, table.text(row, column)) for row in rows} - self._measured
            self._measured |= found
            wide = [metrics.horizontalAdvance(text) + room for _, text in found if text]
            self._needs[column] = max([self._needs[column], *wide])
        if self._needs != before:
            self._share()

    def _share(self) -> None:
        widths = shared_widths(self._needs, self._table.viewport().width())
        for column, width in enumerate(widths):
            self._table.setColumnWidth(column, width)

    @told(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the new width of the table."""
        if event.type() == QEvent.Type.Resize:
            self._share()
        return False
