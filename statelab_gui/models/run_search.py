"""Where in the shown rows a text is found next."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from statelab_gui.domain.runs import EXAMINEE_FIELDS, Setting
from statelab_gui.models.run_asking import Ids
from statelab_gui.models.run_columns import AnyColumn, RunColumn, RunWords, column_key
from statelab_gui.storage.queries.run_filter import Search


def search_for(text: str, columns: Sequence[AnyColumn], words: RunWords) -> Search:
    """The document's search for what these columns show."""
    keys: list[str] = []
    worded: dict[str, Callable[[Setting], str]] = {}
    for column in columns:
        if column is RunColumn.SETTINGS:  # it shows all of them in one line
            keys += [spec.key for spec in EXAMINEE_FIELDS if spec.key != "model"]
            continue
        key = column_key(column)
        keys.append(key)
        worded[key] = _word(column, words)
    return Search(text, tuple(keys), worded)


def _word(column: AnyColumn, words: RunWords) -> Callable[[Setting], str]:
    return lambda setting: words.value(column, setting)


def next_cell(
    hits: Ids,
    columns: Sequence[int],
    start: tuple[int, int],
    backwards: bool,
    holds: Callable[[int, int], bool],
) -> tuple[int, int] | None:
    """The first cell after (before) `start` that holds the text, going round at the end.

    `hits` are the rows that hold it in one of the columns, ascending; `columns` are the columns as
    they are seen; `holds` looks at a cell.
    """
    for row, few in _rounds(hits, list(columns), start, backwards):
        for column in reversed(few) if backwards else few:
            if holds(row, column):
                return row, column
    return None


def _rounds(
    hits: Ids, columns: list[int], start: tuple[int, int], backwards: bool
) -> Iterator[tuple[int, list[int]]]:
    row, column = start
    place = columns.index(column) if column in columns else -1
    before, after = columns[: max(place, 0)], columns[place + 1 :]
    at = int(np.searchsorted(hits, row))
    mine = at < len(hits) and int(hits[at]) == row
    earlier, later = hits[:at], hits[at + mine :]
    rest = columns[: place + 1] if not backwards else columns[max(place, 0) :]
    ordered = (earlier[::-1], later[::-1]) if backwards else (later, earlier)
    if mine:
        yield row, before if backwards else after
    for part in ordered:
        for one in part:  # as they are needed: there may be a million
            yield int(one), columns
    if mine:
        yield row, rest
