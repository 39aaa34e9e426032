"""Reading all that the First-error page shows of one reply; long cases beside the window."""

from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.first_error_page import Examined, by_prefix
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
    probes: dict[int, ReplyInfo]
    hints: dict[int, str]


def read_reply(source: Source, reply: ReplyInfo) -> Opened:
    """All that is shown of a whole-case reply; raises KnownError("case_sealed") and what queries
    raise."""
    book = source.answer_book(reply.case_id)
    shape = source.program_shape(reply.case_id)
    ends = shape.move_ends
    plan = source.probe_plan(reply.case_id, reply.examinee_id)
    examined = Examined(
        reply=reply,
        prompt=PromptLines(source.prompt(reply.case_id)),
        book=book,
        boundaries=ends if plan is None else plan.order().tolist(),
        complete_from=shape.complete_from,
        move=ends[1] - ends[0] if len(ends) > 1 else _USUAL_MOVE,
    )
    probes = by_prefix(source.probes(reply.case_id, reply.examinee_id))
    return Opened(examined, probes, _hints(source, examined))


def reading(document: Path, reply: ReplyInfo) -> Generator[Progress, None, Opened]:
    """As `read_reply`, a job for `Session.run`: with the states worked out already."""
    reader = DocumentReader(document, read_only=True)
    try:
        yield Progress(0, 0)
        opened = read_reply(reader, reply)
        opened.examined.book.states  # noqa: B018  # worked out here, not in the window's thread
        return opened
    finally:
        reader.close()


def _hints(source: Source, examined: Examined) -> dict[int, str]:
    """What the same examinee replied to the very prompt of a prefix, as a whole case.

    The case itself is the prefix of all its updates; a shorter case of the seed may be one.
    """
    hints: dict[int, str] = {}
    reply = examined.reply
    case = source.case(reply.case_id)
    if source.case_set(case.set_id).case_count > _LOOKED_THROUGH:
        return hints
    for other in source.cases(case.set_id, reply.examinee_id):
        same = (other.seed, other.family, other.form) == (case.seed, case.family, case.form)
        if not same or other.updates > case.updates or not other.replies:
            continue
        replies = source.replies(other.id, reply.examinee_id)
        if replies and source.prompt(other.id) == examined.prompt.span(0, other.updates):
            said = QCoreApplication.translate(
                "FirstError", "Asked as the whole case {case}, the same prompt had: {result}."
            )
            hints[other.updates] = said.format(
                case=other.name, result=result_text(replies[-1].verdict)
            )
    return hints
