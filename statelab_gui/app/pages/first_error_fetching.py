"""Fetching what is left of a probe plan."""

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.fetching.wishing import FetchWish, Subject, SubjectKind
from statelab_gui.domain.probe_plans import ProbePlan
from statelab_gui.domain.runs import ReplyInfo


def fetch_probes(session: Session, shell: Shell, reply: ReplyInfo | None, plan: ProbePlan) -> None:
    """Wish for answers to the prefixes of a plan that lack them, of the examinee that gave the
    reply, each asked as often as the plan wants."""
    document = session.document
    if document is None or reply is None or plan.empty:
        return
    subject = Subject(
        SubjectKind.PROBES,
        document.case(reply.case_id).name,
        case_ids=(reply.case_id,),
        prefixes=tuple(plan.order().tolist()),
    )
    shell.fetching.ask(FetchWish(subject, reply.examinee_id, plan.repeats))
