"""The clipboard of a table: many rows go to it between the events of the window."""

import json
import time
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from statelab_gui.domain.marked_cells import marked_row, marked_table
from statelab_gui.domain.sylk_cells import sylk_row, sylk_table
from statelab_gui.domain.tsv import read_tsv, tsv_line
from statelab_gui.models.run_clipboard import ABSENT_WORDS, Literal

OWN_FORMAT = "application/x-statelab-cells"
"""Beside the plain text: the same text, of which is known how it was quoted."""
_LITERAL_FORMAT = "application/x-statelab-literals"
"""Beside that: the cells, as row and column in JSON, whose text is no word for *not provided*."""
_CALC_FORMAT = "application/x-libreoffice-tsvc"  # keeps line breaks that Calc's plain text has not
_SYLK_FORMAT = 'application/x-openoffice-sylk;windows_formatname="Sylk"'
_CALC_TAB = "\x01"  # what Calc tells of a tab in a cell of several lines
_A_SLICE = 0.015  # seconds of work between two looks at what else there is to do
_AT_ONCE = 64  # rows
_MOST_MARKED = 20_000_000  # characters of HTML that other programs are given


class TableCopier(QObject):
    """Reads rows a little at a time and puts all of them on the clipboard at once.

    A few rows are there when `begin` returns; for more the pointer is a busy one meanwhile. `ended`
    tells how many rows there are now, `stopped` that nothing was put there.
    """

    ended = Signal(int)
    stopped = Signal()

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._rows: Iterator[list[str]] | None = None
        self._read = CopiedRows()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether rows are still being read."""
        return self._rows is not None

    def begin(self, rows: Iterator[list[str]]) -> None:
        """Copy these rows, in place of what is being copied."""
        self._end()
        self._rows = rows
        self._go_on()
        if self._rows is not None:
            self._table.setCursor(Qt.CursorShape.BusyCursor)
            self._timer.start()

    def stop(self) -> None:
        """Copy nothing: the rows are about to be others, or it was asked for."""
        if self._rows is not None:
            self._end()
            self.stopped.emit()

    def _go_on(self) -> None:
        until = time.monotonic() + _A_SLICE
        while self._rows is not None and (len(self._read) < _AT_ONCE or time.monotonic() < until):
            row = next(self._rows, None)
            if row is not None:
                self._read.add(row)
                continue
            read = self._read
            self._end()
            read.put()
            self.ended.emit(len(read))

    def _end(self) -> None:
        self._timer.stop()
        self._table.unsetCursor()
        self._rows, self._read = None, CopiedRows()


class CopiedRows:
    """Rows on their way to the clipboard: as tab-separated text for any program, exactly so for
    this one, and so that a text stays a text: as HTML or, where that would change one, for Calc as
    SYLK."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._marked: list[str] | None = []
        self._sylk: list[str] | None = []
        self._characters = 0
        self._literals: list[tuple[int, int]] = []

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, row: Sequence[str]) -> None:
        """Take one row more."""
        self._literals += [
            (len(self._lines), at)
            for at, text in enumerate(row)
            if isinstance(text, Literal) and text.strip().casefold() in ABSENT_WORDS
        ]
        self._lines.append(tsv_line(row))
        self._mark(row)

    def _mark(self, row: Sequence[str]) -> None:
        marked = None if self._marked is None else marked_row(row)
        sylk = None if self._sylk is None else sylk_row(len(self._lines), row)
        self._characters += max(len(marked or ""), len(sylk or ""))
        if self._characters > _MOST_MARKED:
            marked = sylk = None
        self._marked = _with(self._marked, marked)
        self._sylk = _with(self._sylk, sylk)

    def put(self) -> None:
        """Put all of them on the clipboard."""
        text = "\n".join(self._lines)
        data = QMimeData()
        data.setText(text)
        # The end of its last line tells one blank cell from no cell.
        data.setData(OWN_FORMAT, f"{text}\n".encode("utf-8", "surrogatepass"))
        if self._literals:
            data.setData(_LITERAL_FORMAT, json.dumps(self._literals).encode())
        if self._marked:
            data.setHtml(marked_table(self._marked))
        elif self._sylk:
            data.setData(_SYLK_FORMAT, sylk_table(self._sylk).encode())
        QGuiApplication.clipboard().setMimeData(data)


def _with(rows: list[str] | None, row: str | None) -> list[str] | None:
    """The rows with one more; None once one could not be written."""
    if rows is None or row is None:
        return None
    rows.append(row)
    return rows


def put_cells(rows: Iterable[Sequence[str]]) -> None:
    """Put a few rows on the clipboard."""
    copied = CopiedRows()
    for row in rows:
        copied.add(row)
    copied.put()


def cells_on_clipboard() -> Iterator[list[str]]:
    """The rows of texts on the clipboard; none when it holds no text."""
    data = QGuiApplication.clipboard().mimeData()
    if data is None:
        return iter(())  # type: ignore[unreachable]  # the stub denies it
    formats = data.formats()
    if OWN_FORMAT in formats:
        own = bytes(data.data(OWN_FORMAT).data())
        rows = read_tsv(own.decode("utf-8", "surrogatepass"))
        if _LITERAL_FORMAT not in formats:
            return rows
        return _with_literals(rows, bytes(data.data(_LITERAL_FORMAT).data()))
    calc = next((one for one in formats if _CALC_FORMAT in one), None)
    if calc is not None:
        told = bytes(data.data(calc).data()).removesuffix(b"\0")
        return _of_calc(read_tsv(told.decode("utf-8", "replace"), bare_quotes=True))
    return read_tsv(data.text() if data.hasText() else "", bare_quotes=True)


def _of_calc(rows: Iterator[list[str]]) -> Iterator[list[str]]:
    for row in rows:
        yield [text.replace(_CALC_TAB, "\t") if "\n" in text else text for text in row]


def _with_literals(rows: Iterator[list[str]], told: bytes) -> Iterator[list[str]]:
    """The rows, in which the cells told of are literals."""
    places: dict[int, list[int]] = {}
    for row, column in json.loads(told):
        places.setdefault(row, []).append(column)
    for at, cells in enumerate(rows):
        for column in places.get(at, ()):
            cells[column] = Literal(cells[column])
        yield cells
