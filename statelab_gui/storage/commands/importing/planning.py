"""What a file would do to the document, row by row, found out before anything is written.

Little is kept of a row: numbers in arrays, so that a million rows take some tens of megabytes.
"""

from array import array
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, replace

import numpy as np
from sqlalchemy import Connection, func, select

from statelab_gui.domain.import_plan import LISTED, ImportPlan, OtherVerdict
from statelab_gui.domain.import_rows import ImportRow, RowProblem
from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.runs import ReplySource
from statelab_gui.domain.scoring import Verdict
from statelab_gui.storage.commands.importing.filling import Standing
from statelab_gui.storage.commands.importing.places import (
    CasePlace,
    Cases,
    Examinees,
    Judge,
    driver_connection,
    replies_there,
)
from statelab_gui.storage.schema import Reply

Item = ImportRow | list[RowProblem]
"""A row of the file, or why it is none."""

_ROWS_A_STEP = 50
_AT_ONCE = 500
_NO_NUMBER = 2**62


class Planner:
    """Looks at every row once; `ids` then tells the reply of each answered row, in order."""

    def __init__(self, connection: Connection, own: Mapping[str, LogColumn]) -> None:
        self.cases = Cases(connection)
        self.examinees = Examinees(connection)
        self.judge = Judge(connection)
        self.plan = ImportPlan(columns=sum(column.id == 0 for column in own.values()))
        self.choices: dict[str, dict[str, None]] = {}
        """The values of columns that are to be made, in order of their coming up."""
        self._own = own
        self._standing = Standing(connection, own)
        self._there_now: list[tuple[int, ImportRow]] = []
        self._connection = connection
        self._raw = driver_connection(connection)
        self._seen: dict[int, int] = {}
        self._rows = array("q")  # the row of the file
        self._ids = array("q")  # the reply that is there; 0 for a new one
        self._numbers = array("q")  # the reply's number in its file
        self._places = array("q")  # what it answers
        self._corrects: dict[int, int] = {}  # place in the arrays -> number in the file
        self._by_number: dict[int, int] = {}

    def look(self, items: Iterable[Item]) -> Generator[None, None, None]:
        """Look at all rows, coming up for air now and then; `plan` is whole at the end."""
        for count, item in enumerate(items, start=1):
            self.plan.rows += 1
            if isinstance(item, list):
                self.plan.refuse(item)
            else:
                self._take(item)
            if count % _ROWS_A_STEP == 0:
                yield
        self._compare_there()
        self._check_corrections()
        self.plan.examinees = len(self.examinees.new)

    def ids(self) -> "Assigned":
        """The replies of the answered rows in order: those there, and numbers for the new ones.

        New ones are numbered in the order of their numbers in the file, since a later reply of a
        case is the one that counts.
        """
        ids = np.array(self._ids, dtype=np.int64)
        new = np.flatnonzero(ids == 0)
        order = new[np.argsort(np.array(self._numbers, dtype=np.int64)[new], kind="stable")]
        last = self._connection.execute(select(func.coalesce(func.max(Reply.id), 0))).scalar_one()
        ids[order] = last + 1 + np.arange(len(order))
        corrects = {
            int(ids[at]): int(ids[self._by_number[number]])
            for at, number in self._corrects.items()
            if number in self._by_number
        }
        return Assigned(ids.tolist(), set(ids[new].tolist()), corrects)

    def _take(self, row: ImportRow) -> None:
        case = self.cases.find(row)
        if isinstance(case, RowProblem):
            self.plan.refuse([case])
            return
        if row.is_unanswered:
            self.plan.unanswered += 1
            return
        problem = self.judge.problem(row, case)
        if problem is not None:
            self.plan.refuse([problem])
            return
        examinees = self.examinees.ids(row.settings)
        reply_id = self._there(row, case, examinees)
        if row.raw is None and reply_id == 0:
            self.plan.refuse([RowProblem(row.number, "reply", "row_reply_missing")])
            return
        if row.raw is not None:
            self._compare(row, self.judge.verdict(row, case))
        for key, cell in row.own.items():
            if self._own[key].id == 0 and cell.value:
                self.choices.setdefault(key, {})[cell.value.strip()] = None
        if reply_id:
            self._there_now.append((reply_id, replace(row, raw=None)))
            if len(self._there_now) >= _AT_ONCE:
                self._compare_there()
        self._note(row, case, examinees[0], reply_id)

    def _there(self, row: ImportRow, case: CasePlace, examinees: list[int]) -> int:
        """The reply that the row is already; 0 for a new one. Of equal rows each has its own."""
        found = replies_there(self._raw, row, case, examinees)
        key = hash((case.id, examinees[0], row.prefix, row.repeat, row.sha256))
        before = self._seen.get(key, 0)
        self._seen[key] = before + 1
        return found[before] if before < len(found) else 0

    def _compare_there(self) -> None:
        self.plan.differing += self._standing.differing(self._there_now)
        self._there_now = []

    def _compare(self, row: ImportRow, verdict: Verdict) -> None:
        stated = row.verdict
        fault = verdict.faults[0].kind.value if verdict.faults else None
        same = (
            stated.correct in (None, verdict.correct)
            and stated.total in (None, verdict.total)
            and stated.exact in (None, verdict.exact)
            and stated.fault in (None, fault)
        )
        if same:
            return
        self.plan.other_verdict_count += 1
        if len(self.plan.other_verdicts) < LISTED:
            self.plan.other_verdicts.append(
                OtherVerdict(row.number, stated, verdict.correct, verdict.total, fault)
            )

    def _note(self, row: ImportRow, case: CasePlace, examinee: int, reply_id: int) -> None:
        at = len(self._ids)
        if reply_id:
            self.plan.there += 1
        else:
            self.plan.new += 1
            self.plan.simulated += row.source is ReplySource.SIMULATED
        number = row.reply_number
        self._rows.append(row.number)
        self._ids.append(reply_id)
        self._numbers.append(_NO_NUMBER if number is None else number)
        self._places.append(hash((case.id, examinee, row.prefix, row.repeat)))
        if number is not None:
            if number in self._by_number:
                self.plan.refuse([RowProblem(row.number, "reply_number", "row_number_twice")])
            self._by_number[number] = at
        if row.supersedes is not None and not reply_id:
            self._corrects[at] = row.supersedes

    def _check_corrections(self) -> None:
        """A correction is of an earlier reply to the very same prompt, which has only one."""
        corrected: set[int] = set()
        for at, number in self._corrects.items():
            old = self._by_number.get(number)
            if old is None:
                self.plan.uncorrected += 1
                continue
            code = None
            if self._places[old] != self._places[at]:
                code = "supersedes_another"
            elif number in corrected or self._is_corrected(self._ids[old]):
                code = "already_superseded"
            elif self._numbers[at] <= number:
                code = "row_corrects_later"
            corrected.add(number)
            if code is not None:
                self.plan.refuse([RowProblem(self._rows[at], "supersedes", code)])

    def _is_corrected(self, reply_id: int) -> bool:
        query = "SELECT 1 FROM reply WHERE supersedes = ?"
        return bool(reply_id) and self._raw.execute(query, (reply_id,)).fetchone() is not None


@dataclass(frozen=True)
class Assigned:
    """The reply of every answered row in order, which of them are new, and what corrects what."""

    ids: list[int]
    new: set[int]
    corrects: dict[int, int]
