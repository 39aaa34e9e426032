"""Workbooks for Excel: typed cells, a frozen header with filters, never a formula or a link.

Rows beyond what a sheet can hold go on in further sheets. Texts that a cell cannot hold are in side
sheets; see `xlsx_cells`. The last column, `exact_numbers`, holds the digits of numbers such as 0.10
that a workbook would tell as 0.1.
"""

import contextlib
import tempfile
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import xlsxwriter
from xlsxwriter.exceptions import FileCreateError

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import NOT_PROVIDED_WORD
from statelab_gui.domain.runs import BLANK, Setting, SettingState
from statelab_gui.exchange import xlsx_cells
from statelab_gui.exchange.guarding import Column
from statelab_gui.exchange.tables import ROWS_A_REPORT
from statelab_gui.exchange.writing import written

LOG_SHEET = "run log"
LONG_SHEET = "long texts"
EXACT_NUMBERS = "exact_numbers"
ROWS_A_SHEET = 1_048_576

_LONG_HEADER = ("number", "case", "column", "part", "text")
_WIDTH = 18

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
    """Write `rows` to the workbook `path`; as `tables.write_csv` in all else.

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
            for row in rows:
                book.add(row)
                if book.rows % ROWS_A_REPORT == 0:
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

    def next_row(self) -> int:
        """The row to be written now, from 0."""
        if self._row >= self._most:
            self._begin()
        row = self._row
        self._row += 1
        return row

    def end(self) -> None:
        """Give the sheet that was written last its filters."""
        if self.sheet is not None:
            self.sheet.autofilter(0, 0, max(self._row - 1, 1), len(self._header) - 1)

    def _begin(self) -> None:
        self.end()
        self.count += 1
        name = self._name if self.count == 1 else f"{self._name} {self.count}"
        self.sheet = self._book.add_worksheet(name)
        self.sheet.freeze_panes(1, 1)
        self.sheet.set_column(0, len(self._header) - 1, _WIDTH)
        for at, text in enumerate(self._header):
            self.sheet.write_string(0, at, xlsx_cells.escaped(text), self._bold)
        self._row = 1


class _Book:
    """A workbook being written, row by row."""

    def __init__(
        self, target: _Stoppable, aside: str, columns: Sequence[Column], most: int
    ) -> None:
        self._columns = columns
        self._book = xlsxwriter.Workbook(
            target,
            {
                "constant_memory": True,
                "tmpdir": aside,
                "strings_to_formulas": False,
                "strings_to_urls": False,
                "strings_to_numbers": False,
            },
        )
        self._book.use_zip64()
        self._day = self._book.add_format({"num_format": "yyyy-mm-dd"})
        keys = [*(column.key for column in columns), EXACT_NUMBERS]
        self._log = _Sheets(self._book, LOG_SHEET, keys, most)
        self._long = _Sheets(self._book, LONG_SHEET, _LONG_HEADER, most)
        self.rows = 0
        self.long_texts = 0

    @property
    def sheets(self) -> int:
        """How many sheets the rows are in."""
        return self._log.count

    def add(self, row: Sequence[Setting]) -> None:
        """Put down one row."""
        at = self._log.next_row()
        sheet, exact = self._log.sheet, {}
        name = row[0].value if row else ""
        for place, (cell, column) in enumerate(zip(row, self._columns, strict=True)):
            if cell is BLANK or cell.state is SettingState.BLANK:
                continue
            if cell.state is SettingState.NOT_PROVIDED:
                sheet.write_string(at, place, NOT_PROVIDED_WORD)
                continue
            value = xlsx_cells.as_float(cell.value) if column.numeric else None
            day = xlsx_cells.as_date(cell.value) if column.dated else None
            if value is not None:
                sheet.write_number(at, place, value)
                if xlsx_cells.number_text(value) != cell.value:
                    exact[column.key] = cell.value
            elif day is not None:
                sheet.write_datetime(at, place, day, self._day)
            else:
                sheet.write_string(at, place, self._text(cell.value, name, column.key))
        if exact:
            sheet.write_string(at, len(self._columns), xlsx_cells.exact_note(exact))
        self.rows += 1

    def pack(self) -> None:
        """Write the file from what was put down."""
        if self._log.sheet is None:  # a log without rows has its header all the same
            self._log.next_row()
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

    def _text(self, text: str, case: str, key: str) -> str:
        plain = xlsx_cells.escaped(text)
        if not xlsx_cells.is_too_long(plain):
            return plain
        self.long_texts += 1
        for part, piece in enumerate(xlsx_cells.pieces(plain), start=1):
            at = self._long.next_row()
            sheet = self._long.sheet
            sheet.write_number(at, 0, self.long_texts)
            sheet.write_string(at, 1, xlsx_cells.escaped(case))
            sheet.write_string(at, 2, xlsx_cells.escaped(key))
            sheet.write_number(at, 3, part)
            sheet.write_string(at, 4, piece)
        return xlsx_cells.continued(plain, self.long_texts, len(text))
