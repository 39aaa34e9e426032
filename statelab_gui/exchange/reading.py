"""Files that come in, opened as a header and rows of cells, whatever their format.

A row's number is that of a spreadsheet: the header is row 1, and a record with line breaks in it is
one row. In JSON Lines it is the line. A column `exact_numbers` tells that the file was a workbook
of ours once, whatever it is now: its texts have the escapes of a workbook, and no apostrophes.
"""

import io
import math
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from python_calamine import CalamineError, CalamineWorkbook, SheetTypeEnum, SheetVisibleEnum

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import COLUMNS, Reading, TableFormat, own_of_key
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.exchange.jsonl import read_lines, read_objects
from statelab_gui.exchange.regular import open_regular
from statelab_gui.exchange.tables import records_of
from statelab_gui.exchange.xlsx import EXACT_NUMBERS, LOG_SHEET, LONG_SHEET, ROWS_A_SHEET
from statelab_gui.exchange.xlsx_cells import cell_setting, plain_text, unescaped, with_exact_digits
from statelab_gui.exchange.xlsx_size import check_size

Found = TypeVar("Found")
Raw = str | Setting
Row = tuple[int, Sequence[Raw]]

_NUMERIC = frozenset(column.key for column in COLUMNS if column.kind == "number")
_LINES_A_STEP = 100
_OURS = frozenset({"case", "case_set", "reply_sha256"})


@dataclass(frozen=True)
class Table:
    """An opened file: its header, its rows to be read once, and how far the reading is."""

    header: tuple[str, ...]
    rows: Iterator[Row]
    where: "Where"


class Where:
    """How far into its file a reading is: bytes of a text, rows of a workbook."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self._file: Any = None

    def follow(self, file: Any) -> None:
        """Take the place from an open file."""
        self._file = file

    def progress(self) -> Progress:
        """Of 0 in total where it is not known."""
        done = self.done
        if self._file is not None:
            done = self.total if self._file.closed else self._file.tell()
        return Progress(min(done, self.total), self.total, "bytes")


def is_ours(header: Sequence[str]) -> bool:
    """Whether a header is that of a run log written by this program."""
    return {key.removeprefix("'") for key in header} >= _OURS


def drained(job: Generator[Progress, None, Found]) -> Found:
    """What a job comes to, gone through without a stop."""
    while True:
        try:
            next(job)
        except StopIteration as end:
            found: Found = end.value
            return found


@contextmanager
def opened(path: Path, reading: Reading, header: Sequence[str] = ()) -> Iterator[Table]:
    """The table in a file, read as told; close it to let go of the file.

    The header of a file of JSON Lines is every key of all its lines: where it is known from an
    earlier look, it is not asked of the whole file again, and cells of other keys stand behind it.

    Raises KnownError "cannot_read", "empty_file", "not_a_table" (reason), "workbook_too_large"
    (size, limit) or "not_json_lines" (line, reason), here or while rows are read.
    """
    with _telling(path):
        if reading.format is TableFormat.XLSX:
            yield _workbook(path)
            return
        with _text_of(path, reading) as (text, where):
            if reading.format is not TableFormat.JSONL:
                yield _records(path, text, reading.separator, where)
                return
            if not header:
                header = drained(_finding_keys(path, text, where))
                text.seek(0)
            yield Table(tuple(header), _lines(path, text, header), where)


def finding_header(path: Path, reading: Reading) -> Generator[Progress, None, tuple[str, ...]]:
    """What `opened` has to know before, where that is found out by reading the whole file: the
    header of JSON Lines, in steps; () for the others. Raises as `opened` does."""
    if reading.format is not TableFormat.JSONL:
        return ()
    with _telling(path), _text_of(path, reading) as (text, where):
        return (yield from _finding_keys(path, text, where))


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise KnownError("cannot_read", path=str(path), reason=reason) from error
    except UnicodeError as error:
        raise KnownError("not_a_table", path=str(path), reason=str(error)) from error


@contextmanager
def _text_of(path: Path, reading: Reading) -> Iterator[tuple[Any, Where]]:
    assert reading.encoding is not None
    with open_regular(path) as file:
        where = Where(path.stat().st_size)
        where.follow(file)
        encoding = "utf-8-sig" if reading.encoding == "utf-8" else reading.encoding
        yield io.TextIOWrapper(file, encoding=encoding, newline=""), where


def is_numeric(key: str) -> bool:
    """Whether the cells of a column are numbers."""
    own = own_of_key(key)
    return key in _NUMERIC if own is None else own[1].value == "number"


def _records(path: Path, text: Any, separator: str, where: Where) -> Table:
    records = records_of(text, separator, str(path))
    header = next((record for record in records if any(record)), None)
    if header is None:
        raise KnownError("empty_file", path=str(path))
    names = tuple(name.strip().removeprefix("'") for name in header)

    def rows() -> Iterator[Row]:
        for number, record in enumerate(records, start=2):
            if any(record):
                yield number, record

    return Table(names, _without_escapes(names, rows(), {}), where)


def _without_escapes(
    header: Sequence[str], rows: Iterator[Row], whole: Mapping[int, str]
) -> Iterator[Row]:
    """The rows as they were before they were put into a workbook of ours, if ever."""
    if not is_ours(header) or EXACT_NUMBERS not in header:
        yield from rows
        return
    note = header.index(EXACT_NUMBERS)
    for number, row in rows:
        found = [cell_setting(str(value), whole) for value in row]
        noted = found[note].value if note < len(found) else ""
        yield (
            number,
            [with_exact_digits(key, cell, noted) for key, cell in zip(header, found, strict=False)],
        )


def _finding_keys(
    path: Path, text: Any, where: Where
) -> Generator[Progress, None, tuple[str, ...]]:
    """Every key of a file: one may come up in the last line first."""
    keys: dict[str, None] = {}
    for count, (_, found) in enumerate(read_objects(text, str(path)), start=1):
        keys.update(dict.fromkeys(found))
        if count % _LINES_A_STEP == 0:
            yield where.progress()
    if not keys:
        raise KnownError("empty_file", path=str(path))
    return tuple(keys)


def _lines(path: Path, text: Any, header: Sequence[str]) -> Iterator[Row]:
    known = frozenset(header)
    for number, found in read_lines(text, str(path)):
        row = [found.get(key, BLANK) for key in header]
        if not found.keys() <= known:  # written since the header was looked for
            row += [cell for key, cell in found.items() if key not in known and cell != BLANK]
        yield number, row


def _workbook(path: Path) -> Table:
    check_size(path)
    try:
        book = CalamineWorkbook.from_path(str(path))
    except CalamineError as error:
        raise KnownError("not_a_table", path=str(path), reason=str(error)) from error
    names = [name for name in book.sheet_names if _is_kind(name, LOG_SHEET)]
    sheets = [book.get_sheet_by_name(name) for name in names or _first_seen(book)]
    if not sheets or sheets[0].height == 0:
        raise KnownError("empty_file", path=str(path))
    top = next(sheets[0].iter_rows())
    header = tuple(unescaped(plain_text(value)).strip().removeprefix("'") for value in top)
    where = Where(sum(sheet.total_height for sheet in sheets))

    def rows() -> Iterator[Row]:
        for at, sheet in enumerate(sheets):
            above = (sheet.start or (0, 0))[0]
            for below, values in enumerate(sheet.iter_rows()):
                where.done += 1
                row = [plain_text(value) for value in values]
                if below and any(row):
                    yield at * ROWS_A_SHEET + above + below + 1, row

    whole = _long_texts(book) if EXACT_NUMBERS in header else {}
    return Table(header, _without_escapes(header, rows(), whole), where)


def _first_seen(book: CalamineWorkbook) -> list[str]:
    """The first sheet of cells that Excel shows; the first one where it shows none."""
    seen = [
        sheet.name
        for sheet in book.sheets_metadata
        if sheet.visible is SheetVisibleEnum.Visible and sheet.typ is SheetTypeEnum.WorkSheet
    ]
    return (seen or book.sheet_names)[:1]


def _long_texts(book: CalamineWorkbook) -> Mapping[int, str]:
    """The texts of the side sheets by number, put together of their pieces."""
    parts: dict[int, list[str]] = {}
    for name in book.sheet_names:
        if _is_kind(name, LONG_SHEET):
            for values in list(book.get_sheet_by_name(name).iter_rows())[1:]:
                # Somebody may have written into that sheet, and a number may be none.
                number = _whole(values[0])
                if number is not None and len(values) > 4:
                    parts.setdefault(number, []).append(str(values[4]))
    return {number: "".join(pieces) for number, pieces in parts.items()}


def _whole(value: object) -> int | None:
    found = float(value) if isinstance(value, int | float) else math.nan
    return int(found) if found.is_integer() else None


def _is_kind(name: str, kind: str) -> bool:
    return name == kind or (name.startswith(f"{kind} ") and name[len(kind) + 1 :].isdigit())
