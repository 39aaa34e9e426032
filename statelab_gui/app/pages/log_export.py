"""Writing the run log to a CSV file, off the window's thread."""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Protocol

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import ReplyInfo, RunRow, Setting
from statelab_gui.exchange.run_rows import (
    EXPORT_COLUMNS,
    REPLY_COLUMNS,
    ExportColumn,
    export_cells,
)
from statelab_gui.exchange.tables import Dialect, csv_text, write_csv
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.export_log_dialog import PREVIEW_ROWS, ExportChoices

_PAGE = 200
_PREVIEWED = 300
"""Characters of a line of the preview: a reply may have millions."""


class LogSource(Protocol):
    """What is asked of a document to export its log."""

    def run_rows(self, ids: Sequence[int]) -> list[RunRow]:
        """The rows of these numbers, in their order."""
        ...

    def reply(self, reply_id: int) -> ReplyInfo:
        """One reply."""
        ...


def columns_for(choices: ExportChoices) -> tuple[ExportColumn, ...]:
    """The columns that were chosen."""
    return EXPORT_COLUMNS + REPLY_COLUMNS if choices.replies else EXPORT_COLUMNS


def dialect_for(choices: ExportChoices) -> Dialect:
    """The dialect that was chosen."""
    return Dialect(choices.separator, choices.decimal, choices.bom)


def cells_of(
    source: LogSource, ids: Sequence[int], columns: tuple[ExportColumn, ...]
) -> Iterator[tuple[Setting, ...]]:
    """The rows with these numbers, read a page at a time."""
    with_reply = any(column in REPLY_COLUMNS for column in columns)
    for start in range(0, len(ids), _PAGE):
        for row in source.run_rows(ids[start : start + _PAGE]):
            wanted = with_reply and row.reply_id is not None
            reply = source.reply(row.reply_id) if wanted and row.reply_id else None
            yield export_cells(row, reply, columns)


def preview(source: LogSource, ids: Sequence[int], choices: ExportChoices) -> str:
    """The header and the first rows of the file that the choices would make, a line each.

    Line breaks inside a field are shown as a sign, and long lines are cut.
    """
    columns = columns_for(choices)
    plain, dialect = [one.column for one in columns], dialect_for(choices)
    header = csv_text(plain, [], dialect)
    records = [header]
    for cells in cells_of(source, ids[:PREVIEW_ROWS], columns):
        records.append(csv_text(plain, [cells], dialect).removeprefix(header))
    return "\n".join(_shortened(" ⏎ ".join(record.splitlines())) for record in records)


def _shortened(line: str) -> str:
    return line if len(line) <= _PREVIEWED else line[:_PREVIEWED] + "…"


def write_log(
    document: Path, ids: Sequence[int], choices: ExportChoices
) -> Generator[Progress, None, int]:
    """Write these rows of the document; a job for `Session.run` that returns how many it wrote."""
    reader = DocumentReader(document, read_only=True)
    try:
        columns = columns_for(choices)
        rows = cells_of(reader, ids, columns)
        path = Path(choices.path)
        plain = [one.column for one in columns]
        return (yield from write_csv(path, plain, rows, dialect_for(choices), len(ids)))
    finally:
        reader.close()
