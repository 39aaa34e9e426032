"""Workbooks for Excel: typed cells, a frozen header with filters, never a formula or a link.

Rows beyond what a sheet can hold go on in further sheets. Texts that a cell cannot hold are in side
sheets; see `xlsx_cells`. The last column, `exact_numbers`, holds the digits of numbers such as 0.10
that a workbook would tell as 0.1.
"""

import contextlib
import tempfile
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import xlsxwriter
from xlsxwriter.exceptions import FileCreateError

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import NOT_PROVIDED_WORD
from statelab_gui.domain.runs import Setting
from statelab_gui.domain.table_cells import Cell, Page, pages_of
from statelab_gui.exchange import xlsx_cells
from statelab_gui.exchange.guarding import Column
from statelab_gui.exchange.memo import Memo
from statelab_gui.exchange.writing import written
from statelab_gui.exchange.xlsx_sheet import RowSheet, day_cell, number_cell, text_cell

LOG_SHEET = "run log"
LONG_SHEET = "long texts"
EXACT_NUMBERS = "exact_numbers"
ROWS_A_SHEET = 1_048_576

_LONG_HEADER = ("number", "case", "column", "part", "text")
_WIDTH = 18
_TOO_LONG = "too long"  # no end of a cell reads so

Packing = Callable[[Callable[[], None], Callable[[], None]], Generator[Progress, None, None]]
"""Does a long piece of work and lets its caller see to other things meanwhile; the second call
makes the work fail soon."""


@dataclass(frozen=True)
class Book:
    """What was written: rows, sheets they are in, and texts that went to side sheets."""

    rows: int
    sheets: int
    long_texts: int


def at_once(work: Callable[[], None], stop: Callable[[], None]) -> Generator[Progress, None, None]:
    """The plainest packing: do the work and come back."""
    yield Progress(0, 0, "packing")
    work()


def write_xlsx(
    path: Path,
    columns: Sequence[Column],
    rows: Iterable[Sequence[Setting]],
    total: int = 0,
    packing: Packing = at_once,
    rows_a_sheet: int = ROWS_A_SHEET,
) -> Generator[Progress, None, Book]:
    """As `write_workbook`, for rows of settings."""
    pages = pages_of(rows, len(columns))
    return (yield from write_workbook(path, columns, pages, total, packing, rows_a_sheet))


def write_workbook(
    path: Path,
    columns: Sequence[Column],
    pages: Iterable[Page],
    total: int = 0,
    packing: Packing = at_once,
    rows_a_sheet: int = ROWS_A_SHEET,
) -> Generator[Progress, None, Book]:
    """Write the rows of `pages` to the workbook `path`; as `tables.write_text_pages` in all else.

    Rows are put down in temporary files first, so memory is bounded; `packing` then runs the work
    of packing them. Closing the generator stops it.
    """
    with (
        written(path) as file,
        tempfile.TemporaryDirectory(prefix="statelab-", ignore_cleanup_errors=True) as aside,
    ):
        target = _Stoppable(file)
        book = _Book(target, aside, columns, rows_a_sheet)
        try:
            for page in pages:
                book.add(page)
                yield Progress(book.rows, max(total, book.rows), "rows")
            yield from packing(book.pack, target.stop)
        finally:
            book.abandon()
    yield Progress(book.rows, book.rows, "rows")
    return Book(book.rows, book.sheets, book.long_texts)


class _Nowhere:
    """Takes what is written and keeps nothing, also while all is being thrown away."""

    def write(self, data: bytes) -> int:
        return len(data)

    def seek(self, *_: int) -> int:
        return 0

    tell = seek

    def flush(self) -> None:
        pass

    close = flush


class _Stoppable:
    """A file that refuses to be written once it is stopped, or its disk is full; what is done to it
    after that is lost."""

    def __init__(self, file: BinaryIO) -> None:
        self._file: BinaryIO | _Nowhere = file
        self._stopped = False

    def stop(self) -> None:
        """Take nothing more."""
        self._stopped = True

    def write(self, data: bytes) -> int:
        try:
            if self._stopped:
                raise OSError("stopped")
            return self._file.write(data)
        except OSError:
            self._stopped = False
            self._file = _Nowhere()  # whoever tidies up after the refusal may write on
            raise

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


class _Sheets:
    """Sheets of one kind, each begun where the one before is full."""

    def __init__(self, book: Any, name: str, header: Sequence[str], most: int) -> None:
        self._book = book
        self._name = name
        self._header = header
        self._most = most
        self._bold = book.add_format({"bold": True})
        self._row = most
        self.sheet: Any = None
        self.count = 0

    def put(self, columns: Sequence[Sequence[str]]) -> None:
        """Put down rows, given as the ends of their cells by column."""
        at, count = 0, len(columns[0])
        while at < count:
            if self._row >= self._most:
                self.begin()
            some = min(count - at, self._most - self._row)
            self.sheet.put(self._row, [ends[at : at + some] for ends in columns])
            self._row += some
            at += some

    def end(self) -> None:
        """Give the sheet that was written last its filters."""
        if self.sheet is not None:
            self.sheet.autofilter(0, 0, max(self._row - 1, 1), len(self._header) - 1)

    def begin(self) -> None:
        """Begin the next sheet."""
        self.end()
        self.count += 1
        name = self._name if self.count == 1 else f"{self._name} {self.count}"
        self.sheet = self._book.add_worksheet(name, RowSheet)
        self.sheet.freeze_panes(1, 1)
        self.sheet.set_column(0, len(self._header) - 1, _WIDTH)
        for at, text in enumerate(self._header):
            self.sheet.write_string(0, at, xlsx_cells.escaped(text), self._bold)
        self._row = 1


class _Book:
    """A workbook being written, page by page."""

    def __init__(
        self, target: _Stoppable, aside: str, columns: Sequence[Column], most: int
    ) -> None:
        self._columns = columns
        self._book = xlsxwriter.Workbook(target, {"constant_memory": True, "tmpdir": aside})
        self._book.use_zip64()
        self._day = self._book.add_format({"num_format": "yyyy-mm-dd"})
        keys = [*(column.key for column in columns), EXACT_NUMBERS]
        self._log = _Sheets(self._book, LOG_SHEET, keys, most)
        self._long = _Sheets(self._book, LONG_SHEET, _LONG_HEADER, most)
        self._log.begin()  # a log without rows has its header all the same
        self._memos = [Memo(partial(self._cell, column)) for column in columns]
        self._inexact = {at: Memo(_inexact) for at, column in enumerate(columns) if column.numeric}
        self.rows = 0
        self.long_texts = 0

    @property
    def sheets(self) -> int:
        """How many sheets the rows are in."""
        return self._log.count

    def add(self, page: Page) -> None:
        """Put down the rows of a page."""
        told = []
        for at, (cells, memo) in enumerate(zip(page, self._memos, strict=True)):
            ends = list(map(memo.__getitem__, cells))
            if _TOO_LONG in ends:
                self._put_long(ends, cells, page[0], self._columns[at].key)
            told.append(ends)
        told.append(self._notes(page))
        self._log.put(told)
        self.rows += len(page[0])

    def _cell(self, column: Column, cell: Cell) -> str:
        """The end of a cell's element, _TOO_LONG for a text that belongs on the side sheet."""
        if not cell:
            return text_cell(NOT_PROVIDED_WORD if cell is None else "")
        value = xlsx_cells.as_float(cell) if column.numeric else None
        if value is not None:
            return number_cell(value)
        day = xlsx_cells.as_date(cell) if column.dated else None
        if day is not None:
            return day_cell(day, self._day._get_xf_index())
        plain = xlsx_cells.escaped(cell)
        return _TOO_LONG if xlsx_cells.is_too_long(plain) else text_cell(plain)

    def _notes(self, page: Page) -> list[str]:
        """What is said beside each row of numbers whose digits a workbook does not keep."""
        exact: dict[int, dict[str, str]] = {}
        for at, memo in self._inexact.items():
            for row, digits in enumerate(map(memo.__getitem__, page[at])):
                if digits:
                    exact.setdefault(row, {})[self._columns[at].key] = digits
        ends = [""] * len(page[0])
        for row, numbers in exact.items():
            ends[row] = text_cell(xlsx_cells.exact_note(numbers))
        return ends

    def _put_long(
        self, ends: list[str], cells: Sequence[Cell], names: Sequence[Cell], key: str
    ) -> None:
        """Put the texts that a cell cannot hold on the side sheet, and say so in their cells."""
        for row, end in enumerate(ends):
            text = cells[row]
            if end != _TOO_LONG or text is None:
                continue
            self.long_texts += 1
            plain = xlsx_cells.escaped(text)
            pieces = [text_cell(piece) for piece in xlsx_cells.pieces(plain)]
            count = len(pieces)
            told = [
                [number_cell(self.long_texts)] * count,
                [text_cell(xlsx_cells.escaped(names[row] or ""))] * count,
                [text_cell(xlsx_cells.escaped(key))] * count,
                [number_cell(part) for part in range(1, count + 1)],
                pieces,
            ]
            self._long.put(told)
            ends[row] = text_cell(xlsx_cells.continued(plain, self.long_texts, len(text)))

    def pack(self) -> None:
        """Write the file from what was put down."""
        self._log.end()
        self._long.end()
        try:
            self._book.close()
        except FileCreateError as error:
            raise error.args[0] from error

    def abandon(self) -> None:
        """Let go of what was put down, where it was not packed."""
        self._book.fileclosed = True  # else it packs itself when it is collected
        for sheet in self._book.worksheets():
            with contextlib.suppress(OSError):
                sheet.row_data_fh.close()


def _inexact(cell: Cell) -> str:
    """The digits of a number that a workbook would tell in others; "" for any other cell."""
    value = xlsx_cells.as_float(cell) if cell else None
    return cell if cell and value is not None and xlsx_cells.number_text(value) != cell else ""
