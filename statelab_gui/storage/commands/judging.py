"""Verdicts: what the scorer makes of a recorded reply, now or by a newer scorer than before."""

from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy import select

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.drift.judging import judge_reply
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.replies import Reading, read_reply
from statelab_gui.domain.scoring import Verdict, judge
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work, raw_connection
from statelab_gui.storage.drift_reading import drift_case_of
from statelab_gui.storage.queries.cases import complete_from, load_program
from statelab_gui.storage.schema import Case, Reply, Run, VerdictRow


def judged(
    work: Work,
    case: Case,
    prefix: int | None,
    raw: bytes,
    reading: Reading | None = None,
    graded: Verdict | None = None,
) -> VerdictRow:
    """The verdict on `raw`, not yet of any reply; the truth it is scored against stays in here.

    `reading` is what `read_reply` made of `raw`, where that is known; `graded` what the grader of a
    drift case said of it, since no code is run within a transaction. Raises KnownError
    "prefix_too_early" (k, complete_from) or "prefix_too_long" (k, updates).
    """
    drift = drift_case_of(raw_connection(work), case.id)
    if drift is not None:
        return VerdictRow(**verdict_values(graded or judge_reply(drift, prefix, raw)))
    program = load_program(work.connection, case.program_id)
    if prefix is not None:
        first = complete_from(program)
        if prefix < first:
            raise KnownError("prefix_too_early", k=prefix, complete_from=first)
        program = program.prefix(prefix)
    truth = AnswerBook(program.cells, program).truth
    return VerdictRow(**verdict_values(judge(reading or read_reply(raw, tuple(truth)), truth)))


def verdict_values(verdict: Verdict) -> dict[str, Any]:
    """The values of a row of table verdict, its id and its reply left out."""
    return {
        "scorer_version": verdict.scorer_version,
        "valid": int(verdict.valid),
        "correct": verdict.correct,
        "total": verdict.total,
        "exact": int(verdict.exact),
        "fault": verdict.faults[0].kind.value if verdict.faults else None,
        "detail": verdict.to_json(),
        "score": verdict.score,
    }


@dataclass
class JudgeAgain(Command):
    """Judge a recorded reply by the present scorer; that verdict counts from now on.

    Earlier verdicts stay beside it. A reply that this scorer, or a newer one, has judged already is
    left as it is, and so is one that was graded before and is not `graded` now. Raises
    KnownError("no_such_reply").
    """

    reply_id: int
    graded: Verdict | None = None
    name: ClassVar[str] = "judge_again"

    def apply(self, work: Work) -> Changes:
        reply = work.session.get(Reply, self.reply_id)
        run = work.session.get(Run, self.reply_id)
        case = None if reply is None else work.session.get(Case, reply.case_id)
        if reply is None or run is None or case is None:
            raise KnownError("no_such_reply", id=self.reply_id)
        self.result = reply.id
        verdict = judged(work, case, reply.prefix, reply.raw, graded=self.graded)
        newest = select(VerdictRow.scorer_version).where(VerdictRow.id == run.verdict_id)
        if work.connection.execute(newest).scalar_one() >= verdict.scorer_version:
            return Changes()
        if self._is_graded_no_more(work, run, verdict):
            return Changes()
        verdict.reply_id = reply.id
        work.session.add(verdict)
        work.session.flush()
        run.verdict_id = verdict.id
        only = frozenset({reply.id})
        return Changes(cases=frozenset({case.id}), replies=only, runs=only)

    def _is_graded_no_more(self, work: Work, run: Run, verdict: VerdictRow) -> bool:
        before = select(VerdictRow.score).where(VerdictRow.id == run.verdict_id)
        lost = verdict.valid and verdict.score is None
        return bool(lost) and work.connection.execute(before).scalar_one() is not None
