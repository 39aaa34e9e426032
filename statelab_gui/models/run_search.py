"""Where in the shown rows a text is found next."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from statelab_gui.domain.families import Family
from statelab_gui.domain.runs import RunRow, Setting
from statelab_gui.models.run_asking import Ids
from statelab_gui.models.run_columns import AnyColumn, LogEntry, RunColumn, RunWords, column_key
from statelab_gui.storage.queries.run_filter import Search


def search_for(text: str, columns: Sequence[AnyColumn], words: RunWords) -> Search:
    """The document's search for what these columns show."""
    keys = [column_key(column) for column in columns if column is not RunColumn.SETTINGS]
    worded = {
        column_key(column): _word(column, words)
        for column in columns
        if column is not RunColumn.SETTINGS
    }
    in_one_line = _settings_of(words) if RunColumn.SETTINGS in columns else None
    return Search(text, tuple(keys), worded, in_one_line)


def _settings_of(words: RunWords) -> Callable[[Mapping[str, Setting]], str]:
    """What the column of settings shows for an examinee: it shows all of them in one line."""
    return lambda settings: words.text(
        RunColumn.SETTINGS, LogEntry(replace(_NO_RUN, settings=settings), None)
    )


_NO_RUN = RunRow(
    reply_id=None,
    case_id=0,
    set_id=0,
    set_name="",
    case_name="",
    family=Family.FIXED,
    form="",
    seed=0,
    length=0,
    updates=0,
    characters=0,
    examinee_id=None,
    settings={},
    prefix=None,
    verdict=None,
    fields={},
    source=None,
    received_at=None,
    superseded=False,
    revealed_before=False,
)


def _word(column: AnyColumn, words: RunWords) -> Callable[[Setting], str]:
    return lambda setting: words.value(column, setting)


def next_cell(
    hits: Ids,
    columns: Sequence[int],
    start: tuple[int, int],
    backwards: bool,
    holds: Callable[[int, int], bool],
) -> Iterator[tuple[int, int] | None]:
    """The first cell after (before) `start` that holds the text, going round at the end; before it
    None for each row that was looked at in vain, so that the search may be put off.

    `hits` are the rows that hold it in one of the columns, ascending; `columns` are the columns as
    they are seen; `holds` looks at a cell.
    """
    for row, few in _rounds(hits, list(columns), start, backwards):
        for column in reversed(few) if backwards else few:
            if holds(row, column):
                yield row, column
                return
        yield None


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
