"""Recording what was received, and opening answer books. Neither is ever taken back."""

import hashlib
from dataclasses import dataclass, field
from typing import ClassVar

from sqlalchemy import delete, select

from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.drift.judging import ended
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.replies import Reading
from statelab_gui.domain.runs import ReplySource
from statelab_gui.domain.scoring import Verdict
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work, raw_connection
from statelab_gui.storage.commands.carrying import carry_over
from statelab_gui.storage.commands.judging import judged
from statelab_gui.storage.dialogues import (
    Place,
    add_step,
    close_dialogue,
    dialogue_for,
    open_dialogue,
)
from statelab_gui.storage.drift_schema import DriftCaseRow
from statelab_gui.storage.queries.cases import prefix_text
from statelab_gui.storage.schema import (
    Case,
    Draft,
    ExamineeRow,
    Prompt,
    Reply,
    Reveal,
    Run,
    VerdictRow,
)
from statelab_gui.storage.texts import sha256_of


@dataclass
class RecordReply(Command):
    """Keep a reply exactly as received and judge it; `result` is the reply's id.

    `prefix` is the k of a probe, None for the whole case; `repeat` numbers, from 1, the
    conversations in which that prompt was asked. `outcome` is how the service ended the answer,
    None where none told. `supersedes` is the reply this one corrects: of the same case, examinee,
    prefix and repeat, and not corrected already. `reading` is what `read_reply` made of `raw`,
    where a long one was read beforehand, and so is `prompt_sha256` the sum of the prefix's prompt.

    Of a drift case `graded` is the grader's verdict, worked out beforehand where code may run; an
    answer that is code is not graded without. An open dialogue at the same place is closed: `step`
    is the exchange that ended it and is kept first, `answer` the position of the step that became
    this reply, the last one where that is None.

    `again` tells that these are the bytes of the reply superseded, recorded anew for their verdict
    alone: what the reviewer filled in in its row, the ruling that stands, and whether the answer
    book was open before it go along.

    The draft of the same place is dropped. Raises KnownError "no_such_case", "no_such_examinee",
    "no_such_reply", "prefix_too_early" (k, complete_from), "prefix_too_long" (k, updates),
    "supersedes_another" or "already_superseded" (by).
    """

    case_id: int
    examinee_id: int
    prefix: int | None
    raw: bytes = field(repr=False)
    source: ReplySource
    file_name: str | None
    converted_from_html: bool
    received_at: str
    supersedes: int | None = None
    reading: Reading | None = field(default=None, repr=False)
    prompt_sha256: str | None = None
    repeat: int = 1
    outcome: Outcome | None = None
    graded: Verdict | None = field(default=None, repr=False)
    step: NewStep | None = field(default=None, repr=False)
    answer: int | None = None
    again: bool = False
    name: ClassVar[str] = "record_reply"

    def apply(self, work: Work) -> Changes:
        case = work.session.get(Case, self.case_id)
        if case is None:
            raise KnownError("no_such_case", id=self.case_id)
        if work.session.get(ExamineeRow, self.examinee_id) is None:
            raise KnownError("no_such_examinee", id=self.examinee_id)
        corrected = self._corrected(work)
        revealed = select(Reveal.id).where(Reveal.case_id == self.case_id).limit(1)
        verdict = judged(work, case, self.prefix, self.raw, self.reading, self.graded)
        outcome = self._ended(work, verdict)
        reply = Reply(
            case_id=self.case_id,
            examinee_id=self.examinee_id,
            prefix=self.prefix,
            source=ReplySource(self.source).value,
            file_name=_printable(self.file_name),
            converted_from_html=int(self.converted_from_html),
            received_at=self.received_at,
            prompt_sha256=self._prompt_digest(work, case),
            supersedes=self.supersedes,
            sha256=hashlib.sha256(self.raw).hexdigest(),
            raw=self.raw,
            repeat=self.repeat,
            outcome=None if outcome is None else outcome.value,
        )
        work.session.add(reply)
        work.session.flush()
        verdict.reply_id = reply.id
        work.session.add(verdict)
        work.session.flush()
        revealed_before = work.connection.execute(revealed).first() is not None
        if self.again and corrected is not None:
            revealed_before = bool(corrected.revealed_before)
        work.session.add(
            Run(
                reply_id=reply.id,
                verdict_id=verdict.id,
                revealed_before=int(revealed_before),
            )
        )
        if corrected is not None:
            corrected.superseded_by = reply.id
            if self.again:
                work.session.flush()
                carry_over(work, corrected.reply_id, reply.id, work.now())
        drop_draft(work, self.case_id, self.examinee_id, self.prefix)
        self._close_dialogue(work, reply.id)
        self.result = reply.id
        touched = frozenset({reply.id} if corrected is None else {reply.id, corrected.reply_id})
        return Changes(cases=frozenset({self.case_id}), replies=touched, runs=touched)

    def _corrected(self, work: Work) -> Run | None:
        if self.supersedes is None:
            return None
        old = work.session.get(Reply, self.supersedes)
        run = work.session.get(Run, self.supersedes)
        if old is None or run is None:
            raise KnownError("no_such_reply", id=self.supersedes)
        same = (self.case_id, self.examinee_id, self.prefix, self.repeat)
        if (old.case_id, old.examinee_id, old.prefix, old.repeat) != same:
            raise KnownError("supersedes_another", id=self.supersedes)
        if run.superseded_by is not None:
            raise KnownError("already_superseded", id=self.supersedes, by=run.superseded_by)
        return run

    def _prompt_digest(self, work: Work, case: Case) -> str:
        """The sha256 of the prompt that the reply answers."""
        if self.prefix is not None:
            if self.prompt_sha256 is not None:
                return self.prompt_sha256
            return sha256_of(prefix_text(work.connection, self.case_id, self.prefix))
        query = select(Prompt.sha256).where(Prompt.id == case.prompt_id)
        return work.connection.execute(query).scalar_one()

    def _ended(self, work: Work, verdict: VerdictRow) -> Outcome | None:
        told = None if self.outcome is None else Outcome(self.outcome)
        if work.session.get(DriftCaseRow, self.case_id) is None:
            return told
        return ended(bool(verdict.valid), verdict.score, self.prefix, told)

    def _close_dialogue(self, work: Work, reply_id: int) -> None:
        if self.supersedes is not None:
            return  # what it corrects has closed it
        file, source = raw_connection(work), ReplySource(self.source)
        place = Place(self.case_id, self.examinee_id, self.prefix, self.repeat)
        if self.step is not None:
            found: int | None = dialogue_for(file, place, source, self.received_at)
            assert found is not None
            add_step(file, found, self.step, self.received_at)
        else:
            found = open_dialogue(file, place, simulated=source is ReplySource.SIMULATED)
        if found is not None:
            close_dialogue(file, found, reply_id, self.answer)


def drop_draft(work: Work, case_id: int, examinee_id: int, prefix: int | None) -> None:
    """Forget the half-typed reply of a place."""
    work.connection.execute(
        delete(Draft).where(
            Draft.case_id == case_id,
            Draft.examinee_id == examinee_id,
            Draft.prefix == (prefix or 0),
        )
    )


@dataclass
class RevealCase(Command):
    """Open a case's answer book by hand, kept with its time; raises KnownError("no_such_case")."""

    case_id: int
    at: str
    name: ClassVar[str] = "reveal_case"

    def apply(self, work: Work) -> Changes:
        if work.session.get(Case, self.case_id) is None:
            raise KnownError("no_such_case", id=self.case_id)
        row = Reveal(case_id=self.case_id, at=self.at)
        work.session.add(row)
        work.session.flush()
        self.result = row.id
        return Changes(cases=frozenset({self.case_id}))


def _printable(file_name: str | None) -> str | None:
    """A name as the system gave it; bytes that are no text become visible escapes."""
    return None if file_name is None else file_name.encode("utf-8", "backslashreplace").decode()
