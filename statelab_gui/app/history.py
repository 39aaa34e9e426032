"""Undo and redo: the steps that the document remembers, and what becomes of refused ones."""

import contextlib
from typing import TYPE_CHECKING

from statelab_gui.domain.errors import KnownError

if TYPE_CHECKING:
    from statelab_gui.storage.commands import Command
    from statelab_gui.storage.document import Document
    from statelab_gui.storage.steps import Step

# The world was in the way, not the command: trying again later may succeed.
_PASSING = frozenset({"disk_full", "disk_error", "document_busy", "document_locked"})


class History:
    """What can be taken back and done again in the open document, without a limit.

    The document itself remembers the steps, so that they outlive the window. A new undoable step
    ends what could be redone. A command that cannot be undone (recording a reply, a reveal, a
    draft) is no step and ends nothing: the edit before it can still be taken back. Where what was
    recorded since forbids that (an examinee that has replies by now), storage refuses; the refused
    step is then closed, so that those below it stay within reach.
    """

    def __init__(self) -> None:
        self._document: Document | None = None
        self._undo: Step | None = None
        self._redo: Step | None = None
        self._unknown: KnownError | None = None

    @property
    def next_undo(self) -> "Step | None":
        """What undo would take back."""
        return self._undo

    @property
    def next_redo(self) -> "Step | None":
        """What redo would do again."""
        return self._redo

    def show(self, document: "Document | None") -> None:
        """Take the steps of this document."""
        self._document = document
        self.look()

    @property
    def unknown(self) -> KnownError | None:
        """Why the document could not tell its steps when it was asked last, where asking again may
        help; None where they are known."""
        return self._unknown

    def look(self) -> None:
        """Ask the document again: something was applied."""
        document, self._undo, self._redo, self._unknown = self._document, None, None, None
        if document is None or document.read_only:
            return
        try:
            self._undo, self._redo = document.next_undo(), document.next_redo()
        except KnownError as error:  # a damaged file is told of by what the reviewer does next
            self._undo = None
            if error.code in _PASSING:
                self._unknown = error

    def command(self, step: "Step") -> "Command":
        """The command of a step; KnownError("cannot_undo") where it cannot be told any more."""
        assert self._document is not None
        return self._document.step_command(step.log_id)

    def refused(self, step: "Step", error: KnownError) -> None:
        """Let go of a step that was refused, unless trying again may help."""
        if self._document is not None and error.code not in _PASSING:
            with contextlib.suppress(KnownError):  # then it is refused once more
                self._document.close_step(step.log_id)
        self.look()
