"""What conversations of a run ask, and the truth their answers are judged by, read once."""

import json
import sqlite3
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, NamedTuple

from statelab_gui.domain.drift.arms.machine import walk
from statelab_gui.domain.drift.arms.values import ArmSettings, Final, arm_of
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.judging import check_prefix, judge_reply
from statelab_gui.domain.drift.messages import prompt_of
from statelab_gui.domain.drift.probing import probe_text
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.runs import FetchTask
from statelab_gui.domain.replies import read_reply
from statelab_gui.domain.runs import Setting, SettingState
from statelab_gui.domain.scoring import Verdict, judge
from statelab_gui.domain.updates import Program
from statelab_gui.storage.codec import program_of
from statelab_gui.storage.dialogues import Place, kept_steps, open_dialogue
from statelab_gui.storage.drift_reading import drift_case_of
from statelab_gui.storage.queries.cases import complete_from
from statelab_gui.storage.texts import sha256_of

_SPOTS = 20_000  # truths kept at hand: a few numbers each
_PROGRAMS = 8  # the columns of a long one are megabytes
_CONVERSATIONS = 256


class Spot(NamedTuple):
    """A case asked whole or up to a prefix: what its answer is judged by.

    A drift case is judged by its item and conversation, and has no `truth` here.
    """

    truth: dict[str, int]
    prompt_sha256: str
    drift: bool = False


class Prompts:
    """Reads what asking and judging need through whatever connection is given."""

    def __init__(self) -> None:
        self._spots: OrderedDict[tuple[int, int | None], Spot] = OrderedDict()
        self._programs: OrderedDict[int, Program] = OrderedDict()
        self._drift: OrderedDict[int, DriftCase | None] = OrderedDict()

    def tasks(
        self, connection: sqlite3.Connection, rows: Iterable[Any], with_program: bool
    ) -> list[FetchTask]:
        """The conversations in rows (id, case, examinee, prefix, repeat, attempts).

        Raises KnownError "arm_setting_unknown" for an examinee that no arm can be made of.
        """
        settings: dict[int, dict[str, Setting]] = {}
        found = []
        for task_id, case_id, examinee_id, prefix, repeat, attempts in rows:
            if examinee_id not in settings:
                settings[examinee_id] = settings_kept(connection, examinee_id)
            cells, program_id, text = connection.execute(_ASKED, (case_id,)).fetchone()
            drift = self.drift(connection, case_id)
            program, arm = None, ArmSettings()
            replies: tuple[str, ...] = ()
            if drift is None and with_program:
                program = self._program(connection, program_id)
            if drift is not None and prefix is None:
                arm = arm_of(settings[examinee_id])
                place = Place(case_id, examinee_id, prefix, repeat)
                had = open_dialogue(connection, place, simulated=with_program, task_id=task_id)
                replies = () if had is None else _fitting(connection, had, drift, arm)
            found.append(
                FetchTask(
                    id=task_id,
                    case_id=case_id,
                    examinee_id=examinee_id,
                    prefix=prefix,
                    repeat=repeat,
                    prompt=first_updates(text, prefix) if drift is None else asked(drift, prefix),
                    cells=tuple(json.loads(cells)),
                    settings=settings[examinee_id],
                    attempts=attempts,
                    program=program,
                    drift=drift,
                    replies=replies,
                    arm=arm,
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

    def verdict(
        self,
        connection: sqlite3.Connection,
        case_id: int,
        prefix: int | None,
        raw: bytes,
        runner: CodeRunner | None = None,
    ) -> Verdict:
        """The verdict on an answer; `runner` runs one that is code. Raises what `spot` raises."""
        spot = self.spot(connection, case_id, prefix)
        if spot.drift and (case := self.drift(connection, case_id)) is not None:
            return judge_reply(case, prefix, raw, runner)
        return judge(read_reply(raw, tuple(spot.truth)), spot.truth)

    def drift(self, connection: sqlite3.Connection, case_id: int) -> DriftCase | None:
        """What a drift case is made of; None for any other."""
        if case_id in self._drift:
            self._drift.move_to_end(case_id)
            return self._drift[case_id]
        found = drift_case_of(connection, case_id)
        _remember(self._drift, case_id, found, _CONVERSATIONS)
        return found

    def _read_spot(self, connection: sqlite3.Connection, case_id: int, prefix: int | None) -> Spot:
        row = connection.execute(_JUDGED, (case_id,)).fetchone()
        if row is None:
            raise KnownError("no_such_case", id=case_id)
        program_id, digest = row
        if (case := self.drift(connection, case_id)) is not None:
            if prefix is not None:
                check_prefix(case, prefix)
                digest = sha256_of(asked(case, prefix))
            return Spot({}, digest, drift=True)
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


def asked(case: DriftCase, k: int | None) -> str:
    """The text that a drift case is asked by: up to the turn that ends with update k, or whole."""
    return prompt_of(case) if k is None else probe_text(case, k)


def _fitting(
    connection: sqlite3.Connection, dialogue_id: int, case: DriftCase, arm: ArmSettings
) -> tuple[str, ...]:
    """What came back in the steps of a dialogue; nothing where they are not the steps that the arm
    asks, as after another version of it: then all is asked anew."""
    steps = kept_steps(connection, dialogue_id)
    replies = tuple(step.text for step in steps)
    now = walk(case, arm, replies)
    asked = [(step.purpose, step.messages) for step in now.steps]
    fits = [(step.purpose, step.messages) for step in steps] == asked
    return replies if fits and not isinstance(now.next, Final) else ()


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
