"""What is kept while work goes on: drafts, probe plans and preferences. None of it is undone."""

from dataclasses import dataclass
from typing import ClassVar

from sqlalchemy import delete

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.probe_plans import ProbePlan
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.codec import plan_columns
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.queries.cases import first_prefix
from statelab_gui.storage.schema import Case, Draft, ExamineeRow, Preference
from statelab_gui.storage.schema import ProbePlan as ProbePlanRow
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
    """Keep the plan by which a case is probed with an examinee; one that asks nothing is dropped.

    A plan that cannot be asked of the case raises what `ProbePlan.check` raises.
    """

    case_id: int
    examinee_id: int
    plan: ProbePlan
    name: ClassVar[str] = "set_probe_plan"

    def apply(self, work: Work) -> Changes:
        case = _check(work, self.case_id, self.examinee_id)
        self.plan.check(first_prefix(work.connection, case.id), case.updates)
        work.connection.execute(
            delete(ProbePlanRow).where(
                ProbePlanRow.case_id == self.case_id, ProbePlanRow.examinee_id == self.examinee_id
            )
        )
        if not self.plan.empty:
            columns = plan_columns(self.plan)
            work.session.add(
                ProbePlanRow(case_id=self.case_id, examinee_id=self.examinee_id, **columns)
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


def _check(work: Work, case_id: int, examinee_id: int) -> Case:
    case = work.session.get(Case, case_id)
    if case is None:
        raise KnownError("no_such_case", id=case_id)
    if work.session.get(ExamineeRow, examinee_id) is None:
        raise KnownError("no_such_examinee", id=examinee_id)
    return case
