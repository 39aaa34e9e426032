"""A table of per-item results in a file: which of its columns say what, and its rows as scores."""

from collections.abc import Generator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from statelab_gui.domain.drift.score_rows import (
    ARM,
    CONDITION,
    FAMILY,
    ITEM,
    MODEL,
    NEEDED,
    SCORE,
    ScoreRows,
    ScoreTable,
)
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_rows import RowProblem
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import Reading
from statelab_gui.domain.runs import BLANK
from statelab_gui.domain.table_cells import Cell, plain_cell
from statelab_gui.exchange.guarding import Dialect, cell_of_field
from statelab_gui.exchange.mapping import folded
from statelab_gui.exchange.reading import Raw, opened

_NAMES: Mapping[str, str] = {
    **dict.fromkeys(("item", "itemkey", "itemid", "case", "caseid", "task", "taskid", "id"), ITEM),
    **dict.fromkeys(("condition", "level", "setting"), CONDITION),
    **dict.fromkeys(("score", "scores", "taskscore"), SCORE),
    **dict.fromkeys(("arm", "harness", "examinee"), ARM),
    **dict.fromkeys(("family", "taskfamily", "source", "dataset"), FAMILY),
    **dict.fromkeys(("model", "modelname"), MODEL),
}
_STEP = 500


class FirstRows(NamedTuple):
    """How a table begins: its header, what each column is read as ("" for one that is not read),
    and some rows."""

    header: tuple[str, ...]
    keys: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def score_columns(header: Sequence[str]) -> tuple[str, ...]:
    """What each column is read as, "" for one that is not read; of two alike the first is read."""
    found: list[str] = []
    for name in header:
        key = _NAMES.get(folded(name).replace("-", ""), "")
        # The very key is meant where it is there, whatever else could be meant by another name.
        exact = any(folded(other) == key for other in header)
        wanted = not exact or folded(name) == key
        found.append(key if key and wanted and key not in found else "")
    return tuple(found)


def reading_scores(path: Path, reading: Reading) -> Generator[Progress, None, ScoreTable]:
    """Read every row of a file; a job.

    Raises KnownError "score_columns_missing" (path, columns) where the header lacks one that is
    needed, and what `exchange.reading.opened` raises.
    """
    rows = ScoreRows()
    dialect = Dialect(reading.separator, reading.decimal)
    with opened(path, reading) as table:
        keys = score_columns(table.header)
        missing = [key for key in NEEDED if key not in keys]
        if missing:
            columns = ", ".join(missing)
            raise KnownError("score_columns_missing", path=str(path), columns=columns)
        yield table.where.progress()
        for number, row in table.rows:
            if rows.table.rows % _STEP == 0:
                yield table.where.progress()
            found = len(row)
            if found > len(keys) and any(cell not in ("", BLANK) for cell in row[len(keys) :]):
                facts = {"found": found, "wanted": len(keys)}
                rows.table.rows += 1
                rows.refuse(RowProblem(number, "", "row_too_long", facts))
                continue
            cells = zip(keys, row, strict=False)
            rows.add(number, {key: _cell(key, raw, reading, dialect) for key, raw in cells if key})
    return rows.table


def first_rows(path: Path, reading: Reading, count: int) -> FirstRows:
    """The header, what each of its columns is read as, and the first rows as text.

    Raises what `exchange.reading.opened` raises.
    """
    with opened(path, reading) as table:
        header = tuple(table.header)
        rows = [
            tuple(raw if isinstance(raw, str) else raw.value for raw in row)
            for _, row in islice(table.rows, count)
        ]
    return FirstRows(header, score_columns(header), tuple(rows))


def _cell(key: str, raw: Raw, reading: Reading, dialect: Dialect) -> Cell:
    if not isinstance(raw, str):
        return plain_cell(raw)
    return cell_of_field(raw, key == SCORE, dialect, apostrophes=reading.apostrophes)
