"""What is kept while work goes on: drafts, probe plans and preferences. None of it is undone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import delete

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.codec import plan_text
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.schema import Case, Draft, ExamineeRow, Preference, ProbePlan
from statelab_gui.storage.texts import storable


@dataclass
class SaveDraft(Command):
    """Keep half-typed text of a reply; empty text drops it. Raises KnownError "no_such_case" …"""

    case_id: int
    examinee_id: int
    prefix: int | None
    text: str
    name: ClassVar[str] = "save_draft"

    def apply(self, work: Work) -> Changes:
        place = (self.case_id, self.examinee_id, self.prefix or 0)
        _check(work, self.case_id, self.examinee_id)
        kept = work.session.get(Draft, place)
        if not self.text:
            if kept is not None:
                work.session.delete(kept)
            return Changes()
        text = self.text.encode("utf-8", "surrogatepass")
        if kept is None:
            case_id, examinee_id, prefix = place
            kept = Draft(case_id=case_id, examinee_id=examinee_id, prefix=prefix)
            work.session.add(kept)
        kept.text, kept.saved_at = text, work.now()
        return Changes()


@dataclass
class SetProbePlan(Command):
    """Choose the boundaries at which a case is to be probed; none drops the plan."""

    case_id: int
    examinee_id: int
    boundaries: Sequence[int] | NDArray[np.int64]
    name: ClassVar[str] = "set_probe_plan"

    def apply(self, work: Work) -> Changes:
        _check(work, self.case_id, self.examinee_id)
        work.connection.execute(
            delete(ProbePlan).where(
                ProbePlan.case_id == self.case_id, ProbePlan.examinee_id == self.examinee_id
            )
        )
        if len(self.boundaries):
            text = plan_text(self.boundaries)
            work.session.add(
                ProbePlan(case_id=self.case_id, examinee_id=self.examinee_id, boundaries=text)
            )
        return Changes(cases=frozenset({self.case_id}))


@dataclass
class SetPreference(Command):
    """Remember how the document was arranged; None forgets the key."""

    key: str
    value: str | None
    name: ClassVar[str] = "set_preference"

    def apply(self, work: Work) -> Changes:
        work.connection.execute(delete(Preference).where(Preference.key == self.key))
        if self.value is not None:
            work.session.add(Preference(key=self.key, value=storable(self.value, self.key)))
        return Changes()


def _check(work: Work, case_id: int, examinee_id: int) -> None:
    if work.session.get(Case, case_id) is None:
        raise KnownError("no_such_case", id=case_id)
    if work.session.get(ExamineeRow, examinee_id) is None:
        raise KnownError("no_such_examinee", id=examinee_id)
