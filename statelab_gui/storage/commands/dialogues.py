"""Dialogues that are had by hand: a kept step is never taken back, only set aside."""

from dataclasses import dataclass, field
from typing import ClassVar

from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work, raw_connection
from statelab_gui.storage.commands.replies import drop_draft
from statelab_gui.storage.dialogues import (
    Place,
    add_step,
    dialogue_for,
    kept_steps,
    open_dialogue,
    start_dialogue,
)
from statelab_gui.storage.drift_schema import DriftCaseRow
from statelab_gui.storage.schema import ExamineeRow


@dataclass
class RecordStep(Command):
    """Keep an exchange of a dialogue that is not its end; `result` is the step's id.

    `position`, from 0, says how many steps were had before it, so that nothing is put behind a step
    that came in meanwhile. A dialogue is begun where none is open at the place; its end is recorded
    with RecordReply. The draft of the place is dropped. It opens no answer book. Raises KnownError
    "no_such_case" (also for one of state tracking), "no_such_examinee" or "dialogue_went_on"
    (steps).
    """

    case_id: int
    examinee_id: int
    step: NewStep = field(repr=False)
    position: int
    source: ReplySource
    received_at: str
    repeat: int = 1
    name: ClassVar[str] = "record_step"

    def apply(self, work: Work) -> Changes:
        if work.session.get(DriftCaseRow, self.case_id) is None:
            raise KnownError("no_such_case", id=self.case_id)
        if work.session.get(ExamineeRow, self.examinee_id) is None:
            raise KnownError("no_such_examinee", id=self.examinee_id)
        file, source = raw_connection(work), ReplySource(self.source)
        place = Place(self.case_id, self.examinee_id, None, self.repeat)
        found = open_dialogue(file, place, simulated=source is ReplySource.SIMULATED)
        had = 0 if found is None else len(kept_steps(file, found))
        if had != self.position:
            raise KnownError("dialogue_went_on", steps=had)
        dialogue = dialogue_for(file, place, source, self.received_at)
        self.result = add_step(file, dialogue, self.step, self.received_at)
        drop_draft(work, self.case_id, self.examinee_id, None)
        return Changes(cases=frozenset({self.case_id}), examinees=frozenset({self.examinee_id}))


@dataclass
class StartOver(Command):
    """Begin a dialogue anew that is half-way by hand; `result` is the id of the new one, which has
    no step yet.

    The other stays with its steps, set aside: see `storage.dialogues.SET_ASIDE`. Raises KnownError
    "dialogue_went_on" (steps: 0) where none is half-way.
    """

    case_id: int
    examinee_id: int
    at: str
    repeat: int = 1
    name: ClassVar[str] = "start_over"

    def apply(self, work: Work) -> Changes:
        file = raw_connection(work)
        place = Place(self.case_id, self.examinee_id, None, self.repeat)
        found = open_dialogue(file, place, simulated=False)
        if found is None or not kept_steps(file, found):
            raise KnownError("dialogue_went_on", steps=0)
        self.result = start_dialogue(file, place, ReplySource.PASTED, self.at)
        drop_draft(work, self.case_id, self.examinee_id, None)
        return Changes(cases=frozenset({self.case_id}))
