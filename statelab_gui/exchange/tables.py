"""Tables of settings as CSV and TSV files: what is written is read back equal, no cell is run.

A file holds a header of fixed English column keys and one record a row (RFC 4180, CRLF). A blank
cell is an empty field; a cell that was not provided holds the words `not provided`. The rest of
what a field looks like is in `guarding`.
"""

import csv
import io
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import IO

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import Setting
from statelab_gui.domain.table_cells import Page, pages_of
from statelab_gui.exchange.guarding import (
    FOR_EXCEL,
    PLAIN,
    Column,
    Dialect,
    field_of,
    from_field,
    to_field,
)
from statelab_gui.exchange.memo import Memo
from statelab_gui.exchange.writing import written

__all__ = [
    "FOR_EXCEL",
    "PLAIN",
    "Column",
    "Dialect",
    "TextTable",
    "csv_text",
    "from_field",
    "parse_csv",
    "read_csv",
    "records_of",
    "to_field",
    "write_csv",
    "write_text_pages",
]

_LONGEST_FIELD = 2**31 - 1


def csv_text(
    columns: Sequence[Column], rows: Iterable[Sequence[Setting]], dialect: Dialect = FOR_EXCEL
) -> str:
    """The whole file as text without a byte order mark: header, then rows."""
    out = io.StringIO()
    writer = TextTable(out, columns, dialect)
    for page in pages_of(rows, len(columns)):
        writer.add(page)
    return out.getvalue()


class TextTable:
    """Writes a table to `out`: its header at once, then pages."""

    def __init__(self, out: IO[str], columns: Sequence[Column], dialect: Dialect) -> None:
        self._out = csv.writer(out, delimiter=dialect.separator, lineterminator="\r\n")
        self._out.writerow(_header(columns, dialect))
        self._memos = [
            Memo(partial(field_of, numeric=column.numeric, dialect=dialect)) for column in columns
        ]

    def add(self, page: Page) -> None:
        """Write the rows of a page."""
        told = [map(memo.__getitem__, cells) for memo, cells in zip(self._memos, page, strict=True)]
        self._out.writerows(zip(*told, strict=True))


def write_csv(
    path: Path,
    columns: Sequence[Column],
    rows: Iterable[Sequence[Setting]],
    dialect: Dialect = FOR_EXCEL,
    total: int = 0,
) -> Generator[Progress, None, int]:
    """Write `rows` (each as long as `columns`) to `path`, reporting now and then out of `total`.

    The file appears whole at the end, in place of an older one, or not at all: closing the
    generator early leaves nothing behind. Returns the number of rows. Raises
    KnownError("cannot_write", path, reason) when the folder cannot be written, or "disk_full".
    """
    return (
        yield from write_text_pages(path, columns, pages_of(rows, len(columns)), dialect, total)
    )


def write_text_pages(
    path: Path,
    columns: Sequence[Column],
    pages: Iterable[Page],
    dialect: Dialect = FOR_EXCEL,
    total: int = 0,
) -> Generator[Progress, None, int]:
    """As `write_csv`, for rows in pages; reports after each page."""
    done = 0
    with written(path) as file:
        encoding = "utf-8-sig" if dialect.bom else "utf-8"
        text = io.TextIOWrapper(file, encoding=encoding, newline="")
        table = TextTable(text, columns, dialect)
        for page in pages:
            table.add(page)
            done += len(page[0])
            yield Progress(done, max(total, done), "rows")
        text.detach()
    yield Progress(done, done, "rows")
    return done


def read_csv(
    path: Path, columns: Sequence[Column], dialect: Dialect = FOR_EXCEL
) -> list[tuple[Setting, ...]]:
    """The rows of a file that `write_csv` made with the same columns, byte order mark or none.

    Raises KnownError("wrong_columns", path, found, wanted) when the header differs
    and KnownError("not_a_table", path, reason) when the text is no table or not UTF-8.
    """
    with path.open(encoding="utf-8-sig", newline="") as file:
        return parse_csv(file, columns, dialect, str(path))


def parse_csv(
    lines: Iterable[str],
    columns: Sequence[Column],
    dialect: Dialect = FOR_EXCEL,
    name: str = "",
) -> list[tuple[Setting, ...]]:
    """The rows of an opened table (lines with their ends), as `read_csv` gives them."""
    records = list(records_of(lines, dialect.separator, name))
    wanted = _header(columns, dialect)
    found = records[0] if records else []
    if found != wanted:
        raise KnownError(
            "wrong_columns", path=name, found=", ".join(found), wanted=", ".join(wanted)
        )
    return [
        tuple(from_field(f, column, dialect) for f, column in zip(record, columns, strict=True))
        for record in records[1:]
    ]


def records_of(
    lines: Iterable[str], separator: str, name: str = "", *, strict: bool = True
) -> Iterator[list[str]]:
    """The records of a text table, read as they are asked for.

    Raises KnownError("not_a_table", path, reason) where a quoted field never ends, where strict a
    quote stands in the middle of a field, and where the lines are in another encoding.
    """
    csv.field_size_limit(_LONGEST_FIELD)  # of the whole process, and of no use to any of it
    reader = csv.reader(lines, delimiter=separator, strict=strict)
    while True:
        try:
            record = next(reader)
        except StopIteration:
            return
        except (csv.Error, UnicodeError) as error:
            raise KnownError("not_a_table", path=name, reason=str(error)) from error
        yield record


def _header(columns: Sequence[Column], dialect: Dialect) -> list[str]:
    """The keys; one that the reviewer made up is guarded as any text is."""
    return [to_field(Setting.of(column.key), _PLAIN_TEXT, dialect) for column in columns]


_PLAIN_TEXT = Column("")
