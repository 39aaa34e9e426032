"""Grading again what could not be graded: the same bytes, recorded anew with their verdict."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing

from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.judging import judge_reply
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.replies import RecordReply
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader


def grading(
    document: Document,
    replies: Sequence[int],
    runner: CodeRunner,
    kept: Callable[[Changes], object],
) -> Generator[Progress, None, int]:
    """Grade replies beside the window and record each anew, superseding it; how many it was.

    What the reviewer filled in and ruled goes along, and so does when a reply was received.

    Each is a transaction of its own, told to `kept` at once: what was graded before a cancel stays.
    A reply that cannot be graded this time either is left as it is.
    """
    graded = 0
    with closing(DocumentReader(document.path, read_only=True)) as reader:
        for done, number in enumerate(replies):
            yield Progress(done, len(replies), "replies")
            reply = reader.reply(number)
            case = reader.drift_case(reply.case_id)
            command = None if case is None else _again(case, reply, runner)
            if command is not None:
                kept((yield from document.applying(command)))
                graded += 1
    return graded


def _again(case: DriftCase, reply: ReplyInfo, runner: CodeRunner) -> RecordReply | None:
    verdict = judge_reply(case, None, reply.raw, runner)
    if reply.superseded_by is not None or (verdict.valid and verdict.score is None):
        return None
    return RecordReply(
        case_id=reply.case_id,
        examinee_id=reply.examinee_id,
        prefix=None,
        raw=reply.raw,
        source=reply.source,
        file_name=reply.file_name,
        converted_from_html=reply.converted_from_html,
        received_at=reply.received_at,
        supersedes=reply.id,
        repeat=reply.repeat,
        outcome=None,
        graded=verdict,
        again=True,
    )
