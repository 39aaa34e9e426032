"""Rows of the run log for a file that goes out: pages of columns, and no object a row."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from statelab_gui.domain.kinds import recipe_of
from statelab_gui.domain.log_columns import RulingKind, column_field
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.run_tables import REPLY_COLUMNS, Part, TableColumn
from statelab_gui.domain.runs import EXAMINEE_FIELDS, Examinee, Setting, SettingState, tools_group
from statelab_gui.domain.table_cells import Cell, Page, plain_cell, reply_cells
from statelab_gui.storage.queries.answer_attempts import OF_REPLY
from statelab_gui.storage.queries.base import OpenFile
from statelab_gui.storage.queries.log_frame import EXAMINEES, raw
from statelab_gui.storage.queries.standing import WITHHELD
from statelab_gui.storage.queries.table_columns import OF_CASES, OF_REPLIES

ROWS_A_PAGE = 500
_BYTES_AT_ONCE = 8 << 20
_REPLY = frozenset(column.key for column in REPLY_COLUMNS)
_RULING = ("ruling", "ruling_reason", "ruled_at")
_SETS: Mapping[str, Callable[[Recipe], str]] = {
    "cells": lambda recipe: " ".join(recipe.all_cells),
    "modulus": lambda recipe: str(recipe.modulus),
    "moves": lambda recipe: recipe.pattern.value,
}
_HEAD = 4  # before the columns: the row's number, set, examinee and record

_CASES = "FROM case_item JOIN case_set ON case_set.id = case_item.set_id"
_ANSWERED = f"""
    FROM reply
    JOIN case_item ON case_item.id = reply.case_id
    JOIN case_set ON case_set.id = case_item.set_id
    JOIN run ON run.reply_id = reply.id
    JOIN verdict ON verdict.id = run.verdict_id
    LEFT JOIN attempt ON attempt.id = {OF_REPLY}
"""
_RULINGS = f"""
    SELECT reply_id, ruling, reason, at FROM ruling AS latest
    WHERE ruling <> '{RulingKind.WITHDRAWN.value}'
        AND id = (SELECT max(id) FROM ruling WHERE reply_id = latest.reply_id) AND reply_id IN
"""
_VALUES = "SELECT reply_id, column_id, iif(state = 'value', value, NULL) FROM log_value"


class TablePageQueries(OpenFile):
    """Questions about the run log as a table."""

    def table_pages(self, numbers: Iterable[int], columns: Sequence[TableColumn]) -> Iterator[Page]:
        """The cells of these rows in these columns, in pages of at most ROWS_A_PAGE rows and a few
        megabytes of replies; a number that is no row is left out.

        No lock is held between two pages.
        """
        reader = _Reader(columns)
        wanted = list(numbers)
        for start in range(0, len(wanted), ROWS_A_PAGE):
            with self._reading() as connection:
                parts = list(reader.parts(raw(connection), wanted[start : start + ROWS_A_PAGE]))
            for part in parts:
                with self._reading() as connection:
                    page = reader.page(raw(connection), part)
                yield page


class _Reader:
    """Reads pages; what it learnt of sets and examinees it keeps."""

    def __init__(self, columns: Sequence[TableColumn]) -> None:
        self._columns = columns
        keys = {column.key for column in columns}
        self._raw = bool(keys & _REPLY)
        self._ruled = bool(keys & set(_RULING))
        self._own = [column.field for column in columns if column.part is Part.OWN]
        self._plain = [key for key in map(_key, columns) if key in OF_CASES or key in OF_REPLIES]
        # A simulated reply to a sealed case may be the truth itself.
        record = f"iif({WITHHELD}, NULL, reply.raw)" if self._raw else "NULL"
        told = [OF_CASES.get(key) or OF_REPLIES[key] for key in self._plain]
        head = f"reply.id, case_item.set_id, reply.examinee_id, {record}"
        self._answered = f"SELECT {', '.join([head, *told])} {_ANSWERED} WHERE reply.id IN"
        told = [OF_CASES.get(key, "''") for key in self._plain]
        head = "case_item.id, case_item.set_id, 0, NULL"
        self._left = f"SELECT {', '.join([head, *told])} {_CASES} WHERE case_item.id IN"
        self._of_set: dict[str, dict[int, Cell]] = {key: {} for key in _SETS}
        self._of_examinee: dict[str, dict[int, Cell]] = {
            **{spec.key: {0: ""} for spec in EXAMINEE_FIELDS},
            "tools_group": {0: ""},
        }

    def parts(self, file: sqlite3.Connection, numbers: Sequence[int]) -> Iterator[list[int]]:
        """The same numbers, in parts of not too many bytes of replies."""
        sizes: dict[int, int] = {}
        if self._raw:
            query = "SELECT id, length(raw) FROM reply WHERE id IN"
            sizes = dict(_all(file, query, [number for number in numbers if number > 0]))
        if sum(sizes.values()) <= _BYTES_AT_ONCE:
            yield list(numbers)
            return
        part: list[int] = []
        held = 0
        for number in numbers:
            size = sizes.get(number, 0)
            if part and held + size > _BYTES_AT_ONCE:
                yield part
                part, held = [], 0
            part.append(number)
            held += size
        yield part

    def page(self, file: sqlite3.Connection, numbers: Sequence[int]) -> Page:
        """The cells of these rows."""
        answered = [number for number in numbers if number > 0]
        found = {row[0]: row for row in _all(file, self._answered, answered)}
        left = {number: divmod(-number, EXAMINEES) for number in numbers if number < 0}
        if left:
            cases = _all(file, self._left, {case_id for case_id, _ in left.values()})
            of_case = {row[0]: row for row in cases}
            for number, (case_id, who) in left.items():
                if case_id in of_case:
                    _, set_id, _, _, *told = of_case[case_id]
                    found[number] = (number, set_id, who, None, *told)
        rows = [found[number] for number in numbers if number in found]
        if not rows:
            return [[] for _ in self._columns]
        ids, sets, people, records, *plain = zip(*rows, strict=True)
        self._learn(file, set(sets), set(people))
        cells: dict[str, Sequence[Cell]] = dict(zip(self._plain, plain, strict=True))
        for key, by_set in self._of_set.items():
            cells[key] = [by_set[one] for one in sets]
        for key, by_examinee in self._of_examinee.items():
            cells[key] = [by_examinee[one] for one in people]
        if self._raw:
            both = [("", "") if one is None else reply_cells(one) for one in records]
            cells["reply_encoding"], cells["reply"] = zip(*both, strict=True)
        if self._ruled:
            cells.update(_rulings(file, ids))
        if self._own:
            cells.update(self._values(file, ids))
        return [cells[_key(column)] for column in self._columns]

    def _values(
        self, file: sqlite3.Connection, ids: Sequence[int]
    ) -> Iterator[tuple[str, list[Cell]]]:
        found: dict[str, dict[int, Cell]] = {key: {} for key in self._own}
        for number, column, value in _all(file, f"{_VALUES} WHERE reply_id IN", ids):
            key = column_field(column)
            if key in found:
                found[key][number] = value
        for key, values in found.items():
            yield key, [values.get(one, "") for one in ids]

    def _learn(self, file: sqlite3.Connection, sets: set[int], people: set[int]) -> None:
        """Read the recipes and the settings that are not known yet."""
        new = sets - self._of_set["cells"].keys()
        for number, text in _all(file, "SELECT id, recipe FROM case_set WHERE id IN", new):
            recipe = recipe_of(text)
            for key, told in _SETS.items():
                # Conversations have no cells of the whole set, no modulus and no moves.
                self._of_set[key][number] = told(recipe) if isinstance(recipe, Recipe) else ""
        new = people - self._of_examinee["tools_group"].keys()
        settings: dict[int, dict[str, Setting]] = {who: {} for who in new}
        query = "SELECT examinee_id, key, state, value FROM examinee_setting WHERE examinee_id IN"
        for who, key, state, value in _all(file, query, new):
            settings[who][key] = Setting(SettingState(state), value)
        for who, found in settings.items():
            examinee = Examinee(who, found, "")
            for spec in EXAMINEE_FIELDS:
                self._of_examinee[spec.key][who] = plain_cell(examinee.setting(spec.key))
            self._of_examinee["tools_group"][who] = tools_group(examinee).value


def _key(column: TableColumn) -> str:
    """What a column is known by here: the reviewer's own by their fields, which names may share."""
    return column.field if column.part is Part.OWN else column.key


def _all(file: sqlite3.Connection, query: str, ids: Iterable[int]) -> list[tuple[Any, ...]]:
    wanted = list(ids)
    if not wanted:
        return []
    marks = ",".join("?" * len(wanted))
    return file.execute(f"{query} ({marks})", wanted).fetchall()


def _rulings(file: sqlite3.Connection, ids: Sequence[int]) -> Iterator[tuple[str, list[Cell]]]:
    found = {number: told for number, *told in _all(file, _RULINGS, ids)}
    for at, key in enumerate(_RULING):
        yield key, [found[one][at] if one in found else "" for one in ids]
