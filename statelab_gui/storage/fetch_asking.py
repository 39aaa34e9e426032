"""What conversations of a run ask, and the truth their answers are judged by, read once."""

import json
import sqlite3
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, NamedTuple

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.runs import FetchTask
from statelab_gui.domain.runs import Setting, SettingState
from statelab_gui.domain.updates import Program
from statelab_gui.storage.codec import program_of
from statelab_gui.storage.queries.cases import complete_from
from statelab_gui.storage.texts import sha256_of

_SPOTS = 20_000  # truths kept at hand: a few numbers each
_PROGRAMS = 8  # the columns of a long one are megabytes


class Spot(NamedTuple):
    """A case asked whole or up to a prefix: what its answer is judged by."""

    truth: dict[str, int]
    prompt_sha256: str


class Prompts:
    """Reads what asking and judging need through whatever connection is given."""

    def __init__(self) -> None:
        self._spots: OrderedDict[tuple[int, int | None], Spot] = OrderedDict()
        self._programs: OrderedDict[int, Program] = OrderedDict()

    def tasks(
        self, connection: sqlite3.Connection, rows: Iterable[Any], with_program: bool
    ) -> list[FetchTask]:
        """The conversations in rows (id, case, examinee, prefix, repeat, attempts)."""
        settings: dict[int, dict[str, Setting]] = {}
        found = []
        for task_id, case_id, examinee_id, prefix, repeat, attempts in rows:
            if examinee_id not in settings:
                settings[examinee_id] = settings_kept(connection, examinee_id)
            cells, program_id, text = connection.execute(_ASKED, (case_id,)).fetchone()
            found.append(
                FetchTask(
                    id=task_id,
                    case_id=case_id,
                    examinee_id=examinee_id,
                    prefix=prefix,
                    repeat=repeat,
                    prompt=first_updates(text, prefix),
                    cells=tuple(json.loads(cells)),
                    settings=settings[examinee_id],
                    attempts=attempts,
                    program=self._program(connection, program_id) if with_program else None,
                )
            )
        return found

    def spot(self, connection: sqlite3.Connection, case_id: int, prefix: int | None) -> Spot:
        """What an answer is judged by; raises KnownError "prefix_too_early" or "no_such_case"."""
        key = case_id, prefix
        found = self._spots.get(key)
        if found is None:
            found = self._read_spot(connection, case_id, prefix)
            _remember(self._spots, key, found, _SPOTS)
        else:
            self._spots.move_to_end(key)
        return found

    def _read_spot(self, connection: sqlite3.Connection, case_id: int, prefix: int | None) -> Spot:
        row = connection.execute(_JUDGED, (case_id,)).fetchone()
        if row is None:
            raise KnownError("no_such_case", id=case_id)
        program_id, digest = row
        program = self._program(connection, program_id)
        if prefix is not None:
            if prefix < (first := complete_from(program)):
                raise KnownError("prefix_too_early", k=prefix, complete_from=first)
            _, _, text = connection.execute(_ASKED, (case_id,)).fetchone()
            digest = sha256_of(first_updates(text, prefix))
            program = program.prefix(prefix)
        return Spot(program.last_state(), digest)

    def _program(self, connection: sqlite3.Connection, program_id: int) -> Program:
        found = self._programs.get(program_id)
        if found is None:
            row = connection.execute(_PROGRAM, (program_id,)).fetchone()
            found = program_of(_ProgramRow(*row))
            _remember(self._programs, program_id, found, _PROGRAMS)
        return found


_ASKED = """
    SELECT program.cells, program.id, prompt.text FROM case_item
    JOIN program ON program.id = case_item.program_id JOIN prompt ON prompt.id = case_item.prompt_id
    WHERE case_item.id = ?
"""
_JUDGED = """
    SELECT case_item.program_id, prompt.sha256 FROM case_item
    JOIN prompt ON prompt.id = case_item.prompt_id WHERE case_item.id = ?
"""


class _ProgramRow(NamedTuple):
    """A row of table program, as `program_of` reads one."""

    cells: str
    modulus: int
    target_type: str
    operand_type: str
    value_type: str
    op: bytes
    target: bytes
    operand: bytes
    value: bytes


_PROGRAM = f"SELECT {', '.join(_ProgramRow._fields)} FROM program WHERE id = ?"


def _remember(cache: "OrderedDict[Any, Any]", key: object, value: object, most: int) -> None:
    cache[key] = value
    if len(cache) > most:
        cache.popitem(last=False)


def settings_kept(connection: sqlite3.Connection, examinee_id: int) -> dict[str, Setting]:
    """The settings of an examinee."""
    rows = connection.execute(
        "SELECT key, state, value FROM examinee_setting WHERE examinee_id = ?", (examinee_id,)
    )
    return {key: Setting(SettingState(state), value) for key, state, value in rows}


def first_updates(text: str, k: int | None) -> str:
    """The prompt of the first k updates: the first k + 1 lines, all of them without k."""
    if k is None:
        return text
    end = -1
    for _ in range(k + 1):
        end = text.find("\n", end + 1)
        if end < 0:
            return text
    return text[:end]
