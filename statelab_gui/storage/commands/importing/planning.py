"""What a file would do to the document, row by row, found out before anything is written.

Little is kept of a row: numbers in arrays, so that a million rows take some tens of megabytes.
"""

from array import array
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection, func, select

from statelab_gui.domain.import_plan import LISTED, ImportPlan, OtherVerdict
from statelab_gui.domain.import_rows import ImportRow, RowProblem
from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands.importing.filling import Standing
from statelab_gui.storage.commands.importing.places import (
    CasePlace,
    Cases,
    Examinees,
    Judge,
    Judged,
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

    def __init__(
        self, connection: Connection, own: Mapping[str, LogColumn], *, judging: bool = True
    ) -> None:
        """Without `judging`, no verdict is compared: who records the rows tells `compare` of it."""
        self._judging = judging
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
        is_new = ids == 0
        new = np.flatnonzero(is_new)
        order = new[np.argsort(np.array(self._numbers, dtype=np.int64)[new], kind="stable")]
        last = self._connection.execute(select(func.coalesce(func.max(Reply.id), 0))).scalar_one()
        ids[order] = last + 1 + np.arange(len(order))
        by_number = self._numbered()
        corrects = {
            int(ids[at]): int(ids[by_number[number]])
            for at, number in self._corrects.items()
            if number in by_number
        }
        return Assigned(ids, is_new, corrects)

    def _numbered(self) -> dict[int, int]:
        """The places of the replies that others correct, by their numbers in the file."""
        numbers = np.array(self._numbers, dtype=np.int64)
        wanted = np.array(sorted(set(self._corrects.values())), dtype=np.int64)
        places = np.flatnonzero(np.isin(numbers, wanted))
        return dict(zip(numbers[places].tolist(), places.tolist(), strict=True))

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
        if self._judging and row.raw is not None:
            self.compare(row, self.judge.verdict(row, case))
        for key, cell in row.own.items():
            if self._own[key].id == 0 and cell.value:
                self.choices.setdefault(key, {})[cell.value.strip()] = None
        if reply_id:
            self._there_now.append((reply_id, row._replace(raw=None)))
            if len(self._there_now) >= _AT_ONCE:
                self._compare_there()
        self._note(row, case, examinees[0], reply_id)

    def _there(self, row: ImportRow, case: CasePlace, examinees: list[int]) -> int:
        """The reply that the row is already; 0 for a new one. Of equal rows each has its own."""
        found = replies_there(self._raw, row, case, examinees)
        if not found:
            return 0
        key = hash((case.id, examinees[0], row.prefix, row.repeat, row.sha256))
        before = self._seen.get(key, 0)
        self._seen[key] = before + 1
        return found[before] if before < len(found) else 0

    def _compare_there(self) -> None:
        self.plan.differing += self._standing.differing(self._there_now)
        self._there_now = []

    def compare(self, row: ImportRow, verdict: Judged) -> None:
        """Note where the file tells another verdict than the scorer's."""
        stated, fault = row.verdict, verdict.fault
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
        if row.supersedes is not None and not reply_id:
            self._corrects[at] = row.supersedes

    def _check_corrections(self) -> None:
        """A correction is of an earlier reply to the very same prompt, which has only one."""
        self._check_numbers()
        by_number = self._numbered()
        corrected: set[int] = set()
        for at, number in self._corrects.items():
            old = by_number.get(number)
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

    def _check_numbers(self) -> None:
        """No two replies of the file have the same number."""
        numbers = np.array(self._numbers, dtype=np.int64)
        order = np.argsort(numbers, kind="stable")
        twice = (np.diff(numbers[order]) == 0) & (numbers[order][1:] != _NO_NUMBER)
        for at in sorted(order[1:][twice].tolist()):
            self.plan.refuse([RowProblem(self._rows[at], "reply_number", "row_number_twice")])

    def _is_corrected(self, reply_id: int) -> bool:
        query = "SELECT 1 FROM reply WHERE supersedes = ?"
        return bool(reply_id) and self._raw.execute(query, (reply_id,)).fetchone() is not None


@dataclass(frozen=True)
class Assigned:
    """The reply of every answered row in order, which of them are new, and what corrects what."""

    ids: NDArray[np.int64]
    new: NDArray[np.bool_]
    corrects: dict[int, int]
