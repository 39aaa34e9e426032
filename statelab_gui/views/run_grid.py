"""The run log's columns: arranged by hand, kept at the left, filtered from their headers."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QLine, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.runs import NOT_PROVIDED
from statelab_gui.models.last_resort import told
from statelab_gui.models.run_columns import FIELDS, TOLD, AnyColumn, RunColumn, remembered_as
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.models.run_paste import Filled
from statelab_gui.views import theme
from statelab_gui.views.column_arrangement import (
    arrange,
    arrangement_of,
    put_back,
    read_arrangement,
)
from statelab_gui.views.grid_table import GridTable
from statelab_gui.views.labels.families import status_with_sign
from statelab_gui.views.labels.log import run_words
from statelab_gui.views.labels.runs import setting_text
from statelab_gui.views.log_header import LogHeader, RowNumbers
from statelab_gui.views.run_painting import RunPainter, Span

_WIDEST = 32  # characters a column is given at first
_LONGEST_TITLE = 60  # characters
_TELL_AFTER_MS = 400
_LATE = (RunColumn.SCORE, RunColumn.OUTCOME)  # shown once there are such values
_FROZEN = 1  # columns kept in sight at first


class RunGrid(GridTable):
    """The rows of `runs`. `columns_changed(text)` tells how the columns are arranged now;
    `filter_wished(column)` asks for the values of one, `column_menu_wished(column, place)` for
    what can be done with one.
    """

    columns_changed = Signal(str)
    filter_wished = Signal(int)
    column_menu_wished = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.runs = RunLogModel(run_words(), self)
        self.header = LogHeader(self)
        self._painter = RunPainter(self, self.runs)
        self._lines_drawn: tuple[object, list[QLine]] = (None, [])
        self._filled_of: tuple[object, list[int]] = (None, [])
        self._arranging = False
        self._telling = QTimer(self)
        self.follow_header(self.header)
        self.setVerticalHeader(RowNumbers(self))
        self.setModel(self.runs)
        self.setAlternatingRowColors(False)  # the ground of a cell says what it is
        self._measure()
        self._telling.setSingleShot(True)
        self._telling.setInterval(_TELL_AFTER_MS)
        self._set_up_header()

        self._telling.timeout.connect(lambda: self.columns_changed.emit(self.arrangement()))

    def _set_up_header(self) -> None:
        header = self.header
        header.setSectionsMovable(True)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.sortIndicatorChanged.connect(self.runs.sort)
        header.customContextMenuRequested.connect(
            lambda at: self.column_menu_wished.emit(
                header.logicalIndexAt(at), header.viewport().mapToGlobal(at)
            )
        )
        header.sectionMoved.connect(self._arranged)
        header.sectionResized.connect(self._arranged)
        header.filter_wished.connect(self.filter_wished)
        header.columns_wished.connect(self._choose_column)

    def filled(self, at: int) -> Filled | None:
        """What the reviewer fills in in a column of the model; None in a computed one."""
        column = self.column_of(at)
        return FIELDS.get(column) if isinstance(column, RunColumn) else column

    def columns_to_fill(self) -> list[tuple[int, Filled | None]]:
        """The columns in the order seen, each with what is filled in there."""
        return [(at, self.filled(at)) for at in self.columns_seen()]

    def column_of(self, at: int) -> AnyColumn:
        """What a column of the model is."""
        return self.runs.columns()[at]

    def place_of(self, column: AnyColumn) -> int:
        """Which column of the model it is."""
        return self.runs.columns().index(column)

    def column_title(self, at: int) -> str:
        """What stands above a column, in one short line, for sentences and menus."""
        return one_line(self.column_names()[at])

    def column_names(self) -> list[str]:
        """What stands above the columns of the model."""
        across = Qt.Orientation.Horizontal
        return [str(self.runs.headerData(at, across)) for at in range(self.runs.columnCount())]

    # arranged

    def arrangement(self) -> str:
        """Order, width and visibility of the columns, and how many are kept, as text."""
        return arrangement_of(self.header, self._keys(), self.frozen, self._at_first())

    def arrange(self, text: str | None) -> None:
        """Arrange the columns as `arrangement` told; without a text, as at first.

        Columns that the text does not know stay behind those it knows, but those that come into
        sight by themselves beside the one before them.
        """
        self._telling.stop()
        self._arranging = True
        self.header.without_filter([self.place_of(RunColumn.SETTINGS)])  # all of them in one line
        wanted = read_arrangement(text, self._keys(), _FROZEN)
        put_back(self.header, self._keys())
        self._fit_at_first()
        put_back(self.header, self._keys(), self._at_first())
        if wanted is not None:
            arrange(self.header, self._keys(), wanted, self._at_first())
            self._place_late({one.key for one in wanted.columns})
        self.freeze(wanted.frozen if wanted is not None else _FROZEN)
        self._arranging = False

    def freeze(self, count: int) -> None:
        """Keep the first `count` columns seen, and remember it."""
        super().freeze(count)
        self._arranged()

    def freeze_here(self) -> None:
        """Keep the columns up to the current one; where those are kept already, keep none."""
        seen, at = self.columns_seen(), self.currentIndex().column()
        if at in seen:
            count = seen.index(at) + 1
            self.freeze(0 if count == self.frozen else count)

    def show_column(self, at: int, on: bool) -> None:
        """Show or hide a column; the last one shown stays."""
        if on or len(self.columns_seen()) > 1:
            self.setColumnHidden(at, not on)
            self._arranged()

    def move_column(self, at: int, places: int) -> None:
        """Move a column by so many places among those seen."""
        seen = self.columns_seen()
        if at in seen and 0 <= seen.index(at) + places < len(seen):
            target = seen[seen.index(at) + places]
            self.header.moveSection(self.header.visualIndex(at), self.header.visualIndex(target))

    def _at_first(self) -> set[str]:
        """The columns that are hidden until they are asked for."""
        hidden = {*TOLD}
        if not self.runs.has_outcomes():
            hidden.add(RunColumn.OUTCOME)
        if not self.runs.has_scores():
            hidden.add(RunColumn.SCORE)
        return set(map(remembered_as, hidden))

    def _place_late(self, told: Collection[str]) -> None:
        header = self.header
        for column in _LATE:
            if remembered_as(column) not in told:
                at = self.place_of(column)
                here, before = header.visualIndex(at), header.visualIndex(at - 1)
                header.moveSection(here, before + (here > before))

    def _keys(self) -> list[str]:
        return list(map(remembered_as, self.runs.columns()))

    def _fit_at_first(self) -> None:
        self.fit_columns()
        widest = self.fontMetrics().averageCharWidth() * _WIDEST
        for at in range(self.runs.columnCount()):
            least = self._filled_width() if self.filled(at) is not None else 0
            if self.column_of(at) is RunColumn.RESULT:
                least = self._result_width()
            fitting = max(least, min(self.columnWidth(at), widest))
            self.setColumnWidth(at, max(fitting, min(self.header.sectionSizeHint(at), widest)))
        self.setColumnWidth(self.place_of(RunColumn.NOTES), widest)

    def _filled_width(self) -> int:
        """Room for the longest thing said in a cell that is not a note, before it is said."""
        words = self.fontMetrics().horizontalAdvance(setting_text(NOT_PROVIDED))
        return words + theme.space(4)  # it is drawn in italics, with its padding

    def _result_width(self) -> int:
        """Room for every result, those of rows too that are not shown."""
        measure = self.fontMetrics().horizontalAdvance
        sign = measure(f"{theme.sign(theme.Role.SIMULATED)} ")
        return max(measure(status_with_sign(one)) for one in CaseStatus) + sign + theme.space(5)

    def _arranged(self) -> None:
        if not self._arranging:
            self._telling.start()

    def _choose_column(self, at: int, extend: bool, add: bool) -> None:
        seen, current = self.columns_seen(), self.currentIndex().column()
        columns = {at}
        if extend and current in seen:
            first, last = sorted((seen.index(current), seen.index(at)))
            columns = set(seen[first : last + 1])
        elif add:
            rows = self.runs.rowCount()
            whole = [block.columns for block in self.blocks() if len(block.rows) == rows]
            columns |= {one for block in whole for one in block}
        self.choose_cells(range(self.runs.rowCount()), sorted(columns & set(seen)))

    # drawing

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells, and under each that can be filled in a line, as in a paper form."""
        painter, area = QPainter(self.viewport()), event.rect()
        self.paint_cells(painter, area, self._spans_seen(area))
        self.paint_marks(painter, area)
        painter.end()
        self.paint_current()

    def paint_cells(self, painter: QPainter, area: QRect, spans: Sequence[Span]) -> bool:
        """Draw the cells of these columns themselves, without a delegate."""
        self._painter.paint(painter, area, spans)
        return True

    def _to_fill(self) -> list[int]:
        """The columns that the reviewer fills in, looked up once."""
        columns = self.runs.columns()
        if self._filled_of[0] is not columns:
            fills = [at for at in range(len(columns)) if self.filled(at) is not None]
            self._filled_of = (columns, fills)
        return self._filled_of[1]

    def _spans_seen(self, area: QRect) -> list[Span]:
        """The columns that meet the area, in the order seen."""
        right, left = area.right(), area.left()
        return [one for one in self._spans_of_all() if one[1] <= right and one[1] + one[2] > left]

    def _spans_of_all(self) -> list[Span]:
        """Every column that is not hidden, where it stands now."""
        header = self.header
        spans, left = [], -header.offset()
        for place in range(header.count()):
            at = header.logicalIndex(place)
            width = header.sectionSize(at)  # 0 for a hidden one
            if width:
                spans.append((at, left, width))
            left += width
        return spans

    def paint_marks(self, painter: QPainter, area: QRect) -> None:
        """Draw the lines of this part of the viewport."""
        first = self.rowAt(max(0, area.top()))
        if first < 0:
            return
        last = self.rowAt(area.bottom())
        numbers = self.runs.ids()[first : last + 1 if last >= 0 else None]
        replied = bytes((numbers > 0).tolist())
        gap, kept = theme.space(1), {at: left for at, left, _ in self.frozen_spans()}
        sides = (
            (kept.get(at, self.header.sectionViewportPosition(at)), self.header.sectionSize(at))
            for at in self._to_fill()
        )
        spans = tuple((left + gap, left + width - gap - 1) for left, width in sides if width)
        top = self.rowViewportPosition(first) - 1
        key = (spans, top, self.rowHeight(first), replied, area.left(), area.right())
        if self._lines_drawn[0] != key:  # the same at most steps of scrolling
            self._lines_drawn = (key, _lines_to_fill(*key))
        if self._lines_drawn[1]:
            painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
            painter.drawLines(self._lines_drawn[1])


def _lines_to_fill(
    spans: tuple[tuple[int, int], ...],
    above: int,
    height: int,
    replied: bytes,
    begin: int,
    end: int,
) -> list[QLine]:
    """The lines between `begin` and `end` under the cells of rows that were replied to."""
    seen = [(left, right) for left, right in spans if left <= end and right >= begin]
    return [
        QLine(left, above + at * height, right, above + at * height)
        for at, said in enumerate(replied, start=1)
        if said
        for left, right in seen
    ]


def one_line(title: str) -> str:
    """A title in one short line."""
    line = " ".join(title.split())
    return line if len(line) <= _LONGEST_TITLE else line[: _LONGEST_TITLE - 1] + "…"
