"""The run log: which rows there are, in what order, and what stands in a page of them.

A row is named by one whole number: a reply's id, or for an unanswered case a negative number made
of case and examinee (`unanswered_row`). So a list of a million rows is a list of numbers.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.fetched import Fetched
from statelab_gui.domain.kinds import EVERY_FAMILY
from statelab_gui.domain.log_columns import Ruling, RulingKind, column_field
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import (
    BLANK,
    NOT_PROVIDED,
    RUN_FIELDS,
    ReplySource,
    RunRow,
    Setting,
    SettingState,
    VerdictSummary,
)
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_fetched import fetched_of
from statelab_gui.storage.queries.log_frame import EXAMINEES, raw, read_words
from statelab_gui.storage.queries.run_filter import RunFilter
from statelab_gui.storage.queries.run_orders import RunOrderQueries
from statelab_gui.storage.run_fields import shown_value

_FEW = 900


def unanswered_row(case_id: int, examinee_id: int | None) -> int:
    """The number of the row of a case that this examinee (None: nobody yet) has not answered."""
    return -(case_id * EXAMINEES + (examinee_id or 0))


class RunLogQueries(RunOrderQueries):
    """Questions about the rows of the run log."""

    def run_row_ids(
        self,
        order_by: str = "position",
        descending: bool = False,
        wanted: RunFilter | None = None,
        *,
        limit: int | None = None,
        offset: int = 0,
    ) -> list[int]:
        """The numbers of the wanted rows in order; a page of them with `limit` and `offset`.

        See `run_order` for the order and the keys.
        """
        ids = self.run_order(order_by, descending, wanted).ids
        page: list[int] = ids[offset : None if limit is None else offset + limit].tolist()
        return page

    def first_run_rows(self, limit: int) -> Ints:
        """The numbers of the first rows of the whole log in the order of sets, at least `limit` of
        them where there are so many; found without a look at the others."""
        found: list[int] = []
        with self._reading() as connection:
            file = raw(connection)
            people = [who for (who,) in file.execute("SELECT id FROM examinee ORDER BY id")]
            at_work: dict[int, list[int]] = {}
            cases = file.execute("SELECT id, set_id FROM case_item ORDER BY set_id, position")
            for case_id, set_id in cases:
                if set_id not in at_work:
                    at_work[set_id] = [
                        who for who in people if file.execute(_AT_WORK, (set_id, who)).fetchone()
                    ]
                replies = file.execute(_REPLIES, (case_id,)).fetchall()
                whole = {who for _, who, prefix in replies if prefix is None}
                left = [who for who in at_work[set_id] or [0] if who not in whole]
                found += [number for number, _, _ in replies]
                found += [unanswered_row(case_id, who) for who in left]
                if len(found) >= limit:
                    break
            cases.close()
        return np.array(found, np.int64)

    def run_rows(self, ids: Sequence[int] | Ints) -> list[RunRow]:
        """The rows of these numbers, in their order; a number that is no row is left out.

        The number of statements does not grow with the number of rows of a page.
        """
        wanted = [int(number) for number in ids]
        found: dict[int, RunRow] = {}
        with self._reading() as connection:
            page = _Page(raw(connection))
            for start in range(0, len(wanted), _FEW):
                found.update(page.rows(wanted[start : start + _FEW]))
        return [found[number] for number in wanted if number in found]


_AT_WORK = """
    SELECT 1 FROM case_item CROSS JOIN reply
        ON reply.case_id = case_item.id AND reply.examinee_id = ?2
    WHERE case_item.set_id = ?1 LIMIT 1
"""
_REPLIES = "SELECT id, examinee_id, prefix FROM reply WHERE case_id = ? ORDER BY id"
_CASE = """
    case_item.id, case_item.set_id, case_set.name, case_item.name, case_item.family,
    case_item.form, case_item.seed, case_item.length, case_item.updates, case_item.characters,
    (SELECT at FROM reveal WHERE case_id = case_item.id ORDER BY id LIMIT 1)
"""  # times may differ in their offset: the first one recorded is looked for, not the least
_FIELD_COLUMNS = ", ".join(f"run.{spec.key}_state, run.{spec.key}" for spec in RUN_FIELDS)
_CASES = f"""
    SELECT {_CASE} FROM case_item JOIN case_set ON case_set.id = case_item.set_id
    WHERE case_item.id IN
"""
# Repeat and outcome, its first and its last signs, are read from `run_block`: in `reply` they lie
# behind the raw reply, which may be long.
_ANSWERED = f"""
    SELECT reply.case_id, reply.id, reply.examinee_id, reply.prefix,
        substr(run_block.packed, 52 * (reply.id % 128) + 33, 20),
        reply.source, reply.received_at, run.superseded_by, run.revealed_before,
        verdict.valid, verdict.correct, verdict.total, verdict.exact, verdict.fault,
        verdict.scorer_version, verdict.score, {_FIELD_COLUMNS}
    FROM reply
    JOIN run ON run.reply_id = reply.id
    JOIN run_block ON run_block.id = reply.id / 128
    JOIN verdict ON verdict.id = run.verdict_id
    WHERE reply.id IN
"""
_SETTINGS = "SELECT examinee_id, key, state, value FROM examinee_setting WHERE examinee_id IN"
_VALUES = """
    SELECT reply_id, column_id, state, value FROM log_value WHERE reply_id IN
"""
_RULINGS = f"""
    SELECT reply_id, ruling, reason, at FROM ruling AS latest
    WHERE ruling <> '{RulingKind.WITHDRAWN.value}'
        AND id = (SELECT max(id) FROM ruling WHERE reply_id = latest.reply_id) AND reply_id IN
"""


class _Page:
    """Reads rows; what it learnt of examinees it keeps."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._settings: dict[int, dict[str, Setting]] = {0: {}}
        self._own = {
            number: column_field(number)
            for (number,) in connection.execute("SELECT id FROM log_column WHERE removed = 0")
        }
        self._outcomes = {
            f"{number:02x}": _OUTCOMES[word]
            for number, word in read_words(connection).items()
            if word in _OUTCOMES
        }

    def rows(self, numbers: Sequence[int]) -> Iterator[tuple[int, RunRow]]:
        """The rows of these numbers with their numbers, in any order."""
        replies = [number for number in numbers if number > 0]
        left = [divmod(-number, EXAMINEES) for number in numbers if number < 0]
        answered = self._all(_ANSWERED, replies)
        # Apart from the replies: most of a page are of the same few.
        asked = {row[0] for row in answered} | {case_id for case_id, _ in left}
        cases = {row[0]: row for row in self._all(_CASES, asked)}
        self._learn({row[2] for row in answered} | {who for _, who in left})
        values, own = dict[int, dict[str, Setting]](), self._own
        for reply_id, column_id, state, value in self._all(_VALUES, replies) if own else ():
            if column_id in own:
                mine = values.get(reply_id)
                if mine is None:
                    mine = values[reply_id] = {}
                mine[own[column_id]] = _WITHOUT.get(state) or Setting(_VALUE, value)
        rulings = {
            reply_id: Ruling(RulingKind(kind), reason, at)
            for reply_id, kind, reason, at in self._all(_RULINGS, replies)
        }
        fetched = fetched_of(self._connection, replies)
        for row in answered:
            number, case = row[1], cases.get(row[0])
            told = values.get(number), rulings.get(number), fetched.get(number)
            if case is not None:
                yield number, self._answered(case, row, *told)
        for case_id, who in left:
            if case_id in cases:
                yield unanswered_row(case_id, who), self._unanswered(cases[case_id], who)

    def _all(self, query: str, ids: Iterable[int]) -> list[tuple[Any, ...]]:
        wanted = list(ids)
        if not wanted:
            return []
        marks = ",".join("?" * len(wanted))
        return self._connection.execute(f"{query} ({marks})", wanted).fetchall()

    def _learn(self, wanted: set[int]) -> None:
        """Read the settings of the examinees that are not known yet; unknown ones have none."""
        new = wanted - self._settings.keys()
        self._settings.update({who: {} for who in new})
        for who, key, state, value in self._all(_SETTINGS, new):
            self._settings[who][key] = _setting(state, value)

    def _answered(
        self,
        case: tuple[Any, ...],
        row: tuple[Any, ...],
        values: dict[str, Setting] | None,
        ruling: Ruling | None,
        fetched: Fetched | None,
    ) -> RunRow:
        # By place, since by name it takes half as long again for a page of rows.
        case_id, set_id, set_name, name, family, form, seed, length, updates, characters = case[:10]
        _, number, who, prefix, packed, source, received, later = row[:8]
        revealed, valid, correct, total, exact, fault, version, score = row[8:16]
        fields = _typed(row[16:])
        if values is not None:
            fields.update(values)
        verdict = VerdictSummary(
            bool(valid), correct, total, bool(exact), _FAULTS[fault], version, score
        )
        # fmt: off
        return RunRow(
            number, case_id, set_id, set_name, name, _FAMILIES[family], form, seed, length, updates,
            characters, who, self._settings[who], prefix, verdict, fields, _SOURCES[source],
            received, later is not None, bool(revealed), case[10], int(packed[:4], 16), ruling,
            self._outcomes.get(packed[18:]), fetched,
        )
        # fmt: on

    def _unanswered(self, row: tuple[Any, ...], who: int) -> RunRow:
        case_id, set_id, set_name, name, family, form, seed, length, updates, characters = row[:10]
        # fmt: off
        return RunRow(
            None, case_id, set_id, set_name, name, _FAMILIES[family], form, seed, length, updates,
            characters, who or None, self._settings[who], None, None, {}, None,
            None, False, False, row[10],
        )
        # fmt: on


# Looked up here: an enum takes several times as long to tell a member or its value.
_FAMILIES = {one.value: one for one in EVERY_FAMILY}
_SOURCES = {one.value: one for one in ReplySource}
_OUTCOMES = {one.value: one for one in Outcome}
_FAULTS: dict[str | None, FaultKind | None] = {None: None} | {one.value: one for one in FaultKind}
_VALUE = SettingState.VALUE
_WITHOUT = {SettingState.BLANK.value: BLANK, SettingState.NOT_PROVIDED.value: NOT_PROVIDED}
_FIELDS = tuple((spec.key, 2 * at, spec.kind != "text") for at, spec in enumerate(RUN_FIELDS))


def _setting(state: str, value: str) -> Setting:
    return _WITHOUT.get(state) or Setting(_VALUE, value)


def _typed(typed: tuple[Any, ...]) -> dict[str, Setting]:
    """The fields of RUN_FIELDS from their states and values, in turn."""
    found = {}
    for key, at, shown in _FIELDS:
        state, value = typed[at], typed[at + 1]
        if state == _HELD:
            found[key] = Setting(_VALUE, shown_value(key, value) if shown else value)
        else:
            found[key] = _WITHOUT[state]
    return found


_HELD = _VALUE.value
