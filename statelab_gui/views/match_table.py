"""A table of matches: as high as its rows need, chances that say little in the quiet colour."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QWidget

from statelab_gui.domain.fingerprints import Match
from statelab_gui.models.fingerprint_table import SAYS_LITTLE_ROLE, FingerprintTable, MatchColumn
from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.labels.fingerprints import match_words
from statelab_gui.views.quiet_table import QuietDelegate, QuietTable
from statelab_gui.views.table_copier import put_cells

_ROWS_SEEN = 6


class MatchTable(QuietTable):
    """`match_chosen` tells the match of the current row (None for none), `opened` that of a row on
    which Enter was pressed or that was clicked twice."""

    match_chosen = Signal(object)
    opened = Signal(object)

    def __init__(self, *, near: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches = FingerprintTable(match_words(), near=near, parent=self)
        self.setModel(self.matches)
        self.setItemDelegate(_ChanceDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._wanted: list[int] = []
        self.selectionModel().currentRowChanged.connect(self._tell)
        self.doubleClicked.connect(lambda index: self._open(index.row()))

    def current(self) -> Match | None:
        """The match of the current row; None when there is none."""
        return self.matches.match_at(self.currentIndex().row())

    def fit(self) -> None:
        """Take the height of the rows, of a few at most, and columns as wide as their words."""
        columns = range(self.matches.columnCount())
        for column in columns:
            self.setColumnHidden(column, False)
        self.fit_columns()
        self._wanted = [self.columnWidth(column) for column in columns]
        self._share_room()
        rows = max(1, min(self.matches.rowCount(), _ROWS_SEEN))
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(head + rows * theme.row_height() + 2 * self.frameWidth())

    def copy(self) -> None:
        """Put the chosen rows, or all where none is chosen, on the clipboard as a table."""
        chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
        rows = chosen or range(self.matches.rowCount())
        lines = [self.matches.titles(), *(self.matches.line(row) for row in rows)]
        put_cells(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the current row."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current() is not None:
            self._open(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Give figures what they need; where room is short the places are cut, then the slips.

        What is cut or left out is told in full below the table.
        """
        if not self._wanted:
            return
        header = self.horizontalHeader()
        widths = list(self._wanted)
        room = self.viewport().width()
        for column in (MatchColumn.TRIED, MatchColumn.CELL)[: len(widths) - MatchColumn.TRIED]:
            crowded = sum(widths) > room + widths[MatchColumn.PLACE] // 4
            self.setColumnHidden(column, crowded)
            if crowded:
                widths[column] = 0
        spare = room - sum(widths)
        for column in (MatchColumn.PLACE, MatchColumn.SLIP):
            least = header.sectionSizeHint(column)
            given = max(least, widths[column] + spare)
            spare -= given - widths[column]
            widths[column] = given
        for at, width in enumerate(widths):
            if width:
                self.setColumnWidth(at, width)

    def _tell(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.match_chosen.emit(self.matches.match_at(current.row()))

    def _open(self, row: int) -> None:
        match = self.matches.match_at(row)
        if match is not None:
            self.opened.emit(match)


class _ChanceDelegate(QuietDelegate):
    """What says little is written in the quiet colour, a slip that says something half-bold."""

    @told(None)
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(SAYS_LITTLE_ROLE):
            option.palette.setColor(QPalette.ColorRole.Text, theme.color(theme.Role.QUIET))
        elif index.column() == MatchColumn.SLIP:
            font = QFont(option.font)
            font.setWeight(QFont.Weight.DemiBold)
            option.font = font
