"""What the First-error page has worked out beside the window: fingerprints and intervals."""

from collections.abc import Callable, Generator
from pathlib import Path

from PySide6.QtCore import QObject

from statelab_gui.app.session import Session
from statelab_gui.app.tasks import Task
from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fingerprints import Fingerprint, fingerprinting
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.statistics.intervals import Interval, wilson
from statelab_gui.models.probes import Counts
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.first_error_lab import FirstErrorLab
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.fingerprints import NoFingerprint

_LOOKED_THROUGH = 2000
"""Cases: in a larger set other cases are not compared with."""


class Looking(QObject):
    """Runs a job for what the lab wishes to know, and drops what comes for a reply that is left."""

    def __init__(self, session: Session, lab: FirstErrorLab, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._lab = lab
        self._task: Task | None = None
        self._whole: tuple[int, Fingerprint] | None = None  # the latest of a whole-case reply
        self._forgotten = 0  # how often: what a job began to look for before that is not kept
        self._intervals: dict[Counts, Interval] = {}
        self._counting = False

        lab.probing.fingerprints.wished.connect(self._look)
        lab.probing.fingerprints.cancel_requested.connect(self._cancel)
        lab.probed_shown.connect(self.count)
        session.document_changed.connect(self._forget)
        session.changed.connect(self._changed)

    def stop(self) -> None:
        """Look for nothing any more."""
        if self._task is not None:
            if not self._task.is_over:
                self._task.cancel()
            self._task = None

    def _forget(self) -> None:
        self._whole = None
        self._forgotten += 1

    def _changed(self, changes: Changes) -> None:
        """A case that was opened since is one more to compare with."""
        if changes.cases:
            self._forget()
            self._lab.probing.fingerprints.look_again()

    def compare(self, reply: ReplyInfo, then: Callable[[Fingerprint | None], object]) -> None:
        """Call `then` with the fingerprint of a whole-case reply; None where there is none."""
        document, book = self._session.document, self._lab.book()
        if document is None or book is None or not reply.verdict.valid or book.program.value_words:
            then(None)
        elif self._whole is not None and self._whole[0] == reply.id:
            then(self._whole[1])
        else:
            path = document.path
            self._session.run(lambda: _fingerprint(path, reply, book), then)

    def _look(self, reply: ReplyInfo) -> None:
        document, book = self._session.document, self._lab.book()
        self.stop()
        if document is None or book is None or book.program.value_words:
            return
        area, before = self._lab.probing.fingerprints, self._forgotten
        path, panel = document.path, area.panel

        def wanted() -> bool:
            shown = area.shown()
            return self._task is task and shown is not None and shown.id == reply.id

        def found(fingerprint: Fingerprint) -> None:
            if reply.prefix is None and self._forgotten == before:
                self._whole = (reply.id, fingerprint)
            if wanted():
                panel.show_fingerprint(fingerprint, reply.prefix, _answer(reply))

        def failed(error: KnownError) -> None:
            if wanted():
                panel.show_error(error_sentence(error))
                area.look_again()

        def crashed(_: BaseException) -> None:
            if wanted():
                panel.show_nothing(NoFingerprint.FAILED)

        task = self._session.run(
            lambda: _fingerprint(path, reply, book),
            found,
            lambda progress: panel.advance(progress) if wanted() else None,
            failed,
        )
        task.crashed.connect(crashed)
        self._task = task

    def _cancel(self) -> None:
        self.stop()
        self._lab.probing.fingerprints.panel.show_nothing(NoFingerprint.CANCELLED)
        self._lab.probing.fingerprints.look_again()

    def count(self) -> None:
        """Work out the intervals of shares that are shown and not known yet."""
        missing = self._lab.probing.list.model.missing_shares() - self._intervals.keys()
        if not missing:
            self._lab.set_intervals(self._intervals)
        elif not self._counting:
            self._counting = True
            task = self._session.run(lambda: _intervals(missing), self._counted)
            task.finished.connect(self._counting_ended)

    def _counted(self, found: dict[Counts, Interval]) -> None:
        self._intervals |= found
        self._counting = False
        self.count()  # for what came in meanwhile

    def _counting_ended(self) -> None:
        self._counting = False


def _answer(reply: ReplyInfo) -> dict[str, int]:
    """The values that a reply gave."""
    return {c.cell: c.given for c in reply.verdict.cells if c.given is not None}


def _fingerprint(
    path: Path, reply: ReplyInfo, book: AnswerBook
) -> Generator[Progress, None, Fingerprint]:
    """The slips that a wrong reply is consistent with, other open cases of its set among them."""
    program = book.program if reply.prefix is None else book.program.prefix(reply.prefix)
    others: dict[str, dict[str, int]] = {}
    reader = DocumentReader(path, read_only=True)
    try:
        yield Progress(0, 0)
        case_set = reader.case_set(reader.case(reply.case_id).set_id)
        if case_set.case_count <= _LOOKED_THROUGH:
            others = reader.open_truths(case_set.id, besides=reply.case_id)
    finally:
        reader.close()
    return (yield from fingerprinting(program, _answer(reply), others))


def _intervals(counts: set[Counts]) -> Generator[None, None, dict[Counts, Interval]]:
    """Wilson's interval of each (right, asked)."""
    yield
    return {(right, asked): wilson(right, asked) for right, asked in counts}
