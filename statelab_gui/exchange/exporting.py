"""Run logs written to a file of any format, and the head of the file that would be written."""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import NOT_PROVIDED_WORD, TableColumn, TableFormat
from statelab_gui.domain.runs import NOT_PROVIDED, Setting
from statelab_gui.exchange.jsonl import jsonl_line, write_jsonl
from statelab_gui.exchange.run_rows import file_columns
from statelab_gui.exchange.tables import Dialect, csv_text, write_csv
from statelab_gui.exchange.xlsx import Packing, at_once, write_xlsx

Rows = Iterable[Sequence[Setting]]


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
    rows: Rows,
    *,
    dialect: Dialect,
    total: int,
    packing: Packing = at_once,
) -> Generator[Progress, None, Written]:
    """Write `rows` to `path`, whole or not at all; `dialect` is that of CSV and TSV.

    Yields Progress of "rows" out of `total`, then "packing" of a workbook without a total. Raises
    KnownError "cannot_write" (path, reason) or "disk_full" (path).
    """
    plain = file_columns(columns)
    if kind is TableFormat.XLSX:
        book = yield from write_xlsx(path, plain, rows, total, packing)
        return Written(book.rows, book.sheets, book.long_texts)
    if kind is TableFormat.JSONL:
        return Written((yield from write_jsonl(path, columns, rows, total)))
    return Written((yield from write_csv(path, plain, rows, dialect, total)))


def head_of_table(
    kind: TableFormat, columns: Sequence[TableColumn], rows: Rows, *, dialect: Dialect
) -> list[str]:
    """The header and these rows as they stand in the file, a text each; of a workbook, its cells
    with bars between them."""
    if kind is TableFormat.JSONL:
        return [jsonl_line(columns, row).rstrip("\n") for row in rows]
    plain = file_columns(columns)
    if kind is TableFormat.XLSX:
        cells = [[column.key for column in plain]]
        cells += [[_shown(cell) for cell in row] for row in rows]
        return [" │ ".join(texts) for texts in cells]
    header = csv_text(plain, [], dialect)
    records = [csv_text(plain, [row], dialect).removeprefix(header) for row in rows]
    return [header, *records]


def _shown(cell: Setting) -> str:
    return NOT_PROVIDED_WORD if cell == NOT_PROVIDED else cell.value
