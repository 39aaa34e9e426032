"""Judging replies again whose verdict is by an earlier scorer, on the reviewer's wish only."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from statelab_gui.app.session import Session
from statelab_gui.domain.errors import KnownError

if TYPE_CHECKING:
    from statelab_gui.storage.changes import Changes
    from statelab_gui.storage.document import Document


class JudgingAgain(QObject):
    """Judges the replies one after another, each a committed transaction, so that the window stays
    awake; `ended` tells how many have a new verdict beside their earlier ones."""

    ended = Signal(int)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._left: list[int] = []

    def outdated(self) -> int:
        """How many replies of the open document were judged by an earlier scorer only; none of a
        document that is only read, where nothing can be done about it."""
        document = self._session.document
        if document is None or document.read_only:
            return 0
        return len(document.outdated_replies())

    def begin(self) -> None:
        """Judge all of them again; a second wish meanwhile does nothing."""
        document = self._session.document
        if document is None or self._left:
            return
        self._left = document.outdated_replies()
        if self._left:
            self._go_on(document, None, 0)

    def _go_on(self, document: "Document", changed: "Changes | None", done: int) -> None:
        from statelab_gui.storage.commands import JudgeAgain

        if self._session.document is not document:
            self._left = []
            return
        try:
            new = document.apply(JudgeAgain(self._left.pop(0)))
        except KnownError as error:
            self._left = []
            self._session.failed.emit(error)
        else:
            changed = new if changed is None else changed | new
            done += bool(new.replies)  # one that is left as it is has no new verdict
        if self._left:
            QTimer.singleShot(0, self, lambda: self._go_on(document, changed, done))
            return
        if changed is not None:
            self._session.announce(changed)
        self.ended.emit(done)
