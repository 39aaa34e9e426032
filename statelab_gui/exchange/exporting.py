"""Run logs written to a file of any format, and the head of the file that would be written."""

import io
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import NOT_PROVIDED_WORD, TableColumn, TableFormat
from statelab_gui.domain.table_cells import Cell, Page
from statelab_gui.exchange.jsonl import JsonLines, write_jsonl
from statelab_gui.exchange.run_rows import file_columns
from statelab_gui.exchange.tables import Dialect, TextTable, write_text_pages
from statelab_gui.exchange.xlsx import Packing, at_once, write_workbook


@dataclass(frozen=True)
class Written:
    """What went out: rows, the sheets they are in, and texts too long for a cell."""

    rows: int
    sheets: int = 1
    long_texts: int = 0


def write_table(
    path: Path,
    kind: TableFormat,
    columns: Sequence[TableColumn],
    pages: Iterable[Page],
    *,
    dialect: Dialect,
    total: int,
    packing: Packing = at_once,
) -> Generator[Progress, None, Written]:
    """Write the rows of `pages` to `path`, whole or not at all; `dialect` is that of CSV and TSV.

    Yields Progress of "rows" out of `total`, then "packing" of a workbook without a total. Raises
    KnownError "cannot_write" (path, reason) or "disk_full" (path).
    """
    plain = file_columns(columns)
    if kind is TableFormat.XLSX:
        book = yield from write_workbook(path, plain, pages, total, packing)
        return Written(book.rows, book.sheets, book.long_texts)
    if kind is TableFormat.JSONL:
        return Written((yield from write_jsonl(path, columns, pages, total)))
    return Written((yield from write_text_pages(path, plain, pages, dialect, total)))


def head_of_table(
    kind: TableFormat, columns: Sequence[TableColumn], page: Page, *, dialect: Dialect
) -> list[str]:
    """The header and these rows as they stand in the file, a text each; of a workbook, its cells
    with bars between them."""
    if kind is TableFormat.JSONL:
        return [line.rstrip("\n") for line in JsonLines(columns).of(page)]
    plain = file_columns(columns)
    rows = list(zip(*page, strict=True))
    if kind is TableFormat.XLSX:
        cells = [
            [column.key for column in plain],
            *[[_shown(cell) for cell in row] for row in rows],
        ]
        return [" │ ".join(texts) for texts in cells]
    out = io.StringIO()
    table = TextTable(out, plain, dialect)
    head, told = [out.getvalue()], out.tell()
    for row in rows:
        table.add([[cell] for cell in row])
        head.append(out.getvalue()[told:])
        told = out.tell()
    return head


def _shown(cell: Cell) -> str:
    return NOT_PROVIDED_WORD if cell is None else cell
