"""Where a row of a file belongs: its case, its examinee, and the replies that are there already."""

import sqlite3
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import NamedTuple

from sqlalchemy import Connection, select

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.drift.encoding import k_of_turn
from statelab_gui.domain.drift.judging import ended
from statelab_gui.domain.import_rows import ImportRow, RowProblem
from statelab_gui.domain.replies import read_reply
from statelab_gui.domain.runs import BLANK, Setting, SettingState, settings_to_json
from statelab_gui.domain.scoring import Verdict, judge
from statelab_gui.domain.updates import Program
from statelab_gui.storage.codec import program_of
from statelab_gui.storage.commands.judging import verdict_values
from statelab_gui.storage.drift_schema import DriftCaseRow
from statelab_gui.storage.fetch_asking import Prompts
from statelab_gui.storage.queries.cases import complete_from
from statelab_gui.storage.schema import Case, CaseSet, ExamineeRow, ExamineeSetting, Prompt
from statelab_gui.storage.texts import sha256_of

_PROGRAMS_KEPT = 32
_TRUTHS_KEPT = 4096
_VERDICTS_KEPT = 20_000
_SHORT = 2_000  # characters of a verdict that is kept at hand
_SETTINGS_KEPT = 1_000


@dataclass(frozen=True)
class CasePlace:
    """A case as a row finds it."""

    id: int
    set_name: str
    seed: int
    updates: int
    program_id: int
    prompt_sha256: str
    drift: bool = False


class Judged(NamedTuple):
    """The columns of a row of table verdict, its numbers left out."""

    scorer_version: int
    valid: int
    correct: int
    total: int
    exact: int
    fault: str | None
    detail: str
    score: float | None

    @classmethod
    def of(cls, verdict: Verdict) -> "Judged":
        """The columns of a verdict."""
        return cls(**verdict_values(verdict))


class Cases:
    """The cases of the document by name."""

    def __init__(self, connection: Connection) -> None:
        query = (
            select(
                Case.name,
                Case.id,
                CaseSet.name.label("set_name"),
                Case.seed,
                Case.updates,
                Case.program_id,
                Prompt.sha256,
                DriftCaseRow.case_id.is_not(None).label("drift"),
            )
            .join(CaseSet, CaseSet.id == Case.set_id)
            .join(Prompt, Prompt.id == Case.prompt_id)
            .outerjoin(DriftCaseRow, DriftCaseRow.case_id == Case.id)
            .order_by(Case.id)
        )
        self._by_name: dict[str, list[CasePlace]] = {}
        self._by_seed: dict[tuple[str, int], list[CasePlace]] = {}
        for row in connection.execute(query):
            facts = row.set_name, row.seed, row.updates, row.program_id, row.sha256, row.drift
            place = CasePlace(row.id, *facts)
            self._by_name.setdefault(row.name, []).append(place)
            self._by_seed.setdefault((row.name, row.seed), []).append(place)

    def find(self, row: ImportRow) -> CasePlace | RowProblem:
        """The one case of that name, and set and seed where the row tells them; or why none."""
        if row.seed is None:
            named = self._by_name.get(row.case_name, [])
        else:
            named = self._by_seed.get((row.case_name, row.seed), [])
        found = [one for one in named if row.set_name in (None, one.set_name)]
        if len(found) > 1 and row.prefix is None and row.prompt_sha256 is not None:
            found = [one for one in found if one.prompt_sha256 == row.prompt_sha256] or found
        if len(found) == 1:
            return found[0]
        code = "row_no_such_case" if not found else "row_ambiguous_case"
        facts: dict[str, object] = {"case": row.case_name}
        if not found:
            facts |= {"set": row.set_name or "–", "seed": "–" if row.seed is None else row.seed}
        return RowProblem(row.number, "case", code, facts)


class Judge:
    """The scorer over programs that are kept at hand; their truth stays in here."""

    def __init__(self, connection: Connection) -> None:
        self._file = driver_connection(connection)
        self._drift = Prompts()
        self._programs: OrderedDict[int, tuple[Program, int]] = OrderedDict()
        self._truths: OrderedDict[tuple[int, int | None], dict[str, int]] = OrderedDict()
        self._verdicts: OrderedDict[tuple[int, int | None, str | None], Judged] = OrderedDict()
        self._prompt: tuple[int, str] = (0, "")
        self._sums: dict[tuple[int, int], str] = {}

    def problem(self, row: ImportRow, case: CasePlace) -> RowProblem | None:
        """Why the case cannot have been asked as the row says."""
        if row.prefix is not None:
            if row.prefix > case.updates:
                facts = {"k": row.prefix, "updates": case.updates}
                return RowProblem(row.number, "prefix", "prefix_too_long", facts)
            first = self._first(case)
            if row.prefix < first:
                facts = {"k": row.prefix, "complete_from": first}
                return RowProblem(row.number, "prefix", "prefix_too_early", facts)
        if row.prompt_sha256 not in (None, self.prompt_sha256(row, case)):
            return RowProblem(row.number, "prompt_sha256", "row_other_prompt")
        return None

    def prompt_sha256(self, row: ImportRow, case: CasePlace) -> str:
        """The sum of the prompt that the row's reply answers."""
        if row.prefix is None:
            return case.prompt_sha256
        if case.drift:
            return self._drift.spot(self._file, case.id, row.prefix).prompt_sha256
        key = (case.id, row.prefix)
        if key not in self._sums:
            if self._prompt[0] != case.id:
                (text,) = self._file.execute(_PROMPT, (case.id,)).fetchone()
                self._prompt = (case.id, text)
            lines = self._prompt[1].split("\n", row.prefix + 1)[: row.prefix + 1]
            if len(self._sums) >= _TRUTHS_KEPT:
                self._sums.clear()
            self._sums[key] = sha256_of("\n".join(lines))
        return self._sums[key]

    def verdict(self, row: ImportRow, case: CasePlace) -> Judged:
        """What the scorer makes of the row's reply, which it must have."""
        assert row.raw is not None
        key = (case.program_id, row.prefix, row.sha256)
        found = self._verdicts.get(key)
        if found is None:
            if case.drift:
                verdict = self._drift.verdict(self._file, case.id, row.prefix, row.raw)
            else:
                truth = self._truth(row.prefix, case)
                verdict = judge(read_reply(row.raw, tuple(truth)), truth)
            found = Judged.of(verdict)
            if len(found.detail) <= _SHORT:
                self._verdicts[key] = found
                if len(self._verdicts) > _VERDICTS_KEPT:
                    self._verdicts.popitem(last=False)
        return found

    def outcome(self, row: ImportRow, case: CasePlace, verdict: Judged) -> str | None:
        """How the row's reply ended, as it is kept: code is not run here, and so not graded."""
        told = row.outcome
        if case.drift:
            told = ended(bool(verdict.valid), verdict.score, row.prefix, told)
        return None if told is None else told.value

    def _first(self, case: CasePlace) -> int:
        """The first update that a prompt of this case may end with."""
        drift = self._drift.drift(self._file, case.id) if case.drift else None
        return self._program(case)[1] if drift is None else k_of_turn(drift, 1)

    def _truth(self, prefix: int | None, case: CasePlace) -> dict[str, int]:
        key = (case.program_id, prefix)
        if key not in self._truths:
            program, _ = self._program(case)
            asked = program if prefix is None else program.prefix(prefix)
            self._truths[key] = AnswerBook(asked.cells, asked).truth
            if len(self._truths) > _TRUTHS_KEPT:
                self._truths.popitem(last=False)
        return self._truths[key]

    def _program(self, case: CasePlace) -> tuple[Program, int]:
        found = self._programs.get(case.program_id)
        if found is None:
            asked = self._file.execute(_PROGRAM, (case.program_id,))
            names = [name for name, *_ in asked.description]
            program = program_of(SimpleNamespace(**dict(zip(names, asked.fetchone(), strict=True))))
            found = (program, complete_from(program))
            self._programs[case.program_id] = found
            if len(self._programs) > _PROGRAMS_KEPT:
                self._programs.popitem(last=False)
        return found


class Examinees:
    """The examinees by all their settings; one that the document lacks has a number below 0."""

    def __init__(self, connection: Connection) -> None:
        settings: dict[int, dict[str, Setting]] = {
            number: {} for number in connection.execute(select(ExamineeRow.id)).scalars()
        }
        for row in connection.execute(select(ExamineeSetting)):
            settings[row.examinee_id][row.key] = Setting(SettingState(row.state), row.value)
        self._ids: dict[str, list[int]] = {}
        for number, found in sorted(settings.items()):
            self._ids.setdefault(_canonical(found), []).append(number)
        self.new: dict[int, Mapping[str, Setting]] = {}
        self._looked_up: dict[int, tuple[Mapping[str, Setting], list[int]]] = {}

    def ids(self, settings: Mapping[str, Setting]) -> list[int]:
        """The examinees with exactly these settings, oldest first; at least one."""
        before = self._looked_up.get(id(settings))
        if before is not None:  # a reader gives the very same settings for many rows
            return before[1]
        key = _canonical(settings)
        if key not in self._ids:
            number = -1 - len(self.new)
            self.new[number] = settings
            self._ids[key] = [number]
        if len(self._looked_up) >= _SETTINGS_KEPT:
            self._looked_up.clear()
        self._looked_up[id(settings)] = (settings, self._ids[key])  # held: the id stays theirs
        return self._ids[key]


def driver_connection(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection in the same transaction: quicker for a question a row."""
    raw: object = connection.connection.dbapi_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


def replies_there(
    connection: sqlite3.Connection, row: ImportRow, case: CasePlace, examinee_ids: list[int]
) -> list[int]:
    """The replies of that case, prefix and repeat by one of these examinees with the same sum."""
    found = []
    for examinee_id in examinee_ids:
        if examinee_id > 0:
            facts = (case.id, examinee_id, row.prefix, row.repeat, row.sha256)
            found += [number for (number,) in connection.execute(_THERE, facts)]
    return sorted(found)


_PROMPT = """
SELECT text FROM prompt JOIN case_item ON case_item.prompt_id = prompt.id WHERE case_item.id = ?
"""
_PROGRAM = "SELECT * FROM program WHERE id = ?"
_THERE = """
SELECT id FROM reply
WHERE case_id = ? AND examinee_id = ? AND prefix IS ? AND repeat = ? AND sha256 = ?
ORDER BY id
"""


def _canonical(settings: Mapping[str, Setting]) -> str:
    return settings_to_json({key: one for key, one in settings.items() if one != BLANK})
