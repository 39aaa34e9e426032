"""Reading all that the First-error page shows of one reply; long cases beside the window."""

from collections.abc import Generator
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.intents import Goal
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.prefixes import counted_beside, default_boundaries
from statelab_gui.domain.probe_plans import ProbePlan
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.tracing import tracing_ready
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.examined import Examined, Probed
from statelab_gui.views.labels.drift import value_words
from statelab_gui.views.labels.verdicts import result_text
from statelab_gui.views.prompt_lines import PromptLines

_USUAL_MOVE = 3
_LOOKED_THROUGH = 2000
"""Cases: a larger set is not looked through for a hint."""

Source = Document | DocumentReader


@dataclass(frozen=True, eq=False)
class Opened:
    """What `FirstErrorPage.show_reply` takes."""

    examined: Examined
    probed: Probed


def read_reply(source: Source, reply: ReplyInfo) -> Opened:
    """All that is shown of a whole-case reply; raises KnownError("case_sealed") and what queries
    raise."""
    book = source.answer_book(reply.case_id)
    shape = source.program_shape(reply.case_id)
    ends = shape.move_ends
    prompt = PromptLines(source.prompt(reply.case_id))
    is_drift = isinstance(source.case(reply.case_id).family, DriftFamily)
    drift = source.drift_case(reply.case_id) if is_drift else None
    if drift is not None:
        goals = drift.item.goals
        worded = book.program.worded(
            [_value_words(goal) for goal in goals],
            [name_shown(goal.words) for goal in goals],
            shape.complete_from,
        )
        book = replace(book, program=worded)
    examined = Examined(
        reply=reply,
        prompt=prompt,
        book=book,
        moves=ProbePlan(default_boundaries(book.program) if drift is None else ends),
        complete_from=shape.complete_from,
        move=ends[1] - ends[0] if len(ends) > 1 else _USUAL_MOVE,
        hints=_hints(source, reply, prompt) if drift is None else {},
        drift=drift,
    )
    return Opened(examined, read_probed(source, examined))


def _value_words(goal: Goal) -> list[str]:
    """The words of a goal's values by their numbers and, last, those for another value."""
    return [name_shown(value_words(goal, number)) for number in (*range(len(goal.values) + 1), -1)]


def read_probed(source: Source, examined: Examined) -> Probed:
    """The plan of the reply's case and examinee, and all their probes.

    Without a plan of their own it is the ends of moves.
    """
    reply = examined.reply
    plan = source.probe_plan(reply.case_id, reply.examinee_id)
    plan = examined.moves if plan is None else plan
    plan = plan.within(examined.complete_from, examined.updates)
    return Probed.of(examined, plan, source.probes(reply.case_id, reply.examinee_id))


def reading(document: Path, reply: ReplyInfo) -> Generator[Progress, None, Opened]:
    """As `read_reply`, a job for `Session.run`: with the states and writes worked out already."""
    reader = DocumentReader(document, read_only=True)
    try:
        yield Progress(0, 0)
        opened = read_reply(reader, reply)
        yield Progress(0, 0)
        book = opened.examined.book
        book.states  # noqa: B018  # worked out here, not in the window's thread
        tracing_ready(book.program)
        return opened
    finally:
        reader.close()


def _hints(source: Source, reply: ReplyInfo, prompt: PromptLines) -> dict[int, str]:
    """What the same examinee replied to the very prompt of a prefix, as a whole case.

    The case itself is the prefix of all its updates; a shorter case of the seed may be one.
    """
    hints: dict[int, str] = {}
    case = source.case(reply.case_id)
    if source.case_set(case.set_id).case_count > _LOOKED_THROUGH:
        return hints
    for other in source.cases(case.set_id, reply.examinee_id):
        same = (other.seed, other.family, other.form) == (case.seed, case.family, case.form)
        if not same or other.updates > case.updates or not other.replies + other.simulated:
            continue
        replies = counted_beside(reply, source.replies(other.id, reply.examinee_id))
        if replies and source.prompt(other.id) == prompt.span(0, other.updates):
            said = QCoreApplication.translate(
                "FirstError", "Asked as the whole case {case}, the same prompt had: {result}."
            )
            hints[other.updates] = said.format(case=other.name, result=result_text(replies[-1]))
    return hints
