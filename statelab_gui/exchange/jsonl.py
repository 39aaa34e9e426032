"""JSON Lines: one object a row, in UTF-8, with every cell's state; nothing is escaped or guarded.

A plain text is a string, a number that can be told exactly a number, a blank null. A cell of the
examinee or the reviewer is an object: {"state": "value", "value": "0.7"}, {"state": "not_provided"}
or {"state": "blank"}.
"""

import json
import re
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import Part, TableColumn
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting, SettingState
from statelab_gui.domain.table_cells import Cell, Page
from statelab_gui.exchange.memo import Memo
from statelab_gui.exchange.writing import written

_WITH_STATE = frozenset({Part.EXAMINEE, Part.FIELD, Part.OWN})
_WHOLE = re.compile("-?(0|[1-9][0-9]*)", re.ASCII)
_SAFE = 2**53


def write_jsonl(
    path: Path, columns: Sequence[TableColumn], pages: Iterable[Page], total: int = 0
) -> Generator[Progress, None, int]:
    """Write the rows of `pages` to `path`; as `tables.write_text_pages` in all else."""
    done = 0
    lines = JsonLines(columns)
    with written(path) as file:
        for page in pages:
            file.write("".join(lines.of(page)).encode())
            done += len(page[0])
            yield Progress(done, max(total, done), "rows")
    yield Progress(done, done, "rows")
    return done


class JsonLines:
    """Rows in these columns as lines."""

    def __init__(self, columns: Sequence[TableColumn]) -> None:
        self._memos = [Memo(partial(_member, column, _json(column.key))) for column in columns]

    def of(self, page: Page) -> Iterator[str]:
        """Each row of a page with its line feed."""
        told = [map(memo.__getitem__, cells) for memo, cells in zip(self._memos, page, strict=True)]
        for members in zip(*told, strict=True):
            yield f"{{{','.join(members)}}}\n"


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _member(column: TableColumn, key: str, cell: Cell) -> str:
    return f"{key}:{_json(_plain(column, cell))}"


def read_lines(lines: Iterable[str], name: str) -> Iterator[tuple[int, dict[str, Setting]]]:
    """The number, from 1, and the cells of every line that is not blank.

    Raises KnownError("not_json_lines", path, line, reason) where one is no object.
    """
    for number, found in read_objects(lines, name):
        yield number, {key: _setting(value) for key, value in found.items()}


def read_objects(lines: Iterable[str], name: str) -> Iterator[tuple[int, dict[str, object]]]:
    """As `read_lines`, with the values as JSON has them, numbers as their digits."""
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            found = json.loads(line, parse_int=str, parse_float=str, object_pairs_hook=_object)
        except (ValueError, RecursionError) as error:
            raise KnownError("not_json_lines", path=name, line=number, reason=str(error)) from error
        if not isinstance(found, dict):
            raise KnownError("not_json_lines", path=name, line=number, reason="no object")
        yield number, found


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        times = Counter(key for key, _ in pairs)
        twice = next(key for key, _ in pairs if times[key] > 1)
        raise ValueError(f"the key {json.dumps(twice)} stands there twice")
    return found


def _plain(column: TableColumn, cell: Cell) -> object:
    if column.part in _WITH_STATE:
        if cell:
            return {"state": SettingState.VALUE.value, "value": cell}
        state = SettingState.NOT_PROVIDED if cell is None else SettingState.BLANK
        return {"state": state.value}
    if not cell:
        return None
    if column.kind == "number" and _WHOLE.fullmatch(cell) and len(cell) <= 16:
        whole = int(cell)
        return whole if abs(whole) <= _SAFE else cell
    return cell


def _setting(value: object) -> Setting:
    """The cell that a line holds as `value`; what is no cell of ours is told as JSON."""
    if value is None:
        return BLANK
    if isinstance(value, bool):
        return Setting.of("yes" if value else "no")
    if isinstance(value, str):
        return Setting.of(value)
    if isinstance(value, dict):
        state, inner = value.get("state"), value.get("value")
        if state == SettingState.NOT_PROVIDED.value:
            return NOT_PROVIDED
        if state == SettingState.BLANK.value:
            return BLANK
        if state == SettingState.VALUE.value and isinstance(inner, str):
            return Setting.of(inner)
    return Setting.of(json.dumps(value, ensure_ascii=False))
