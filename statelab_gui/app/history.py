"""Undo and redo: which applied commands can be taken back, and what becomes of refused ones."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from statelab_gui.domain.errors import KnownError

if TYPE_CHECKING:
    from statelab_gui.storage.commands import Command

# The world was in the way, not the command: trying again later may succeed.
_PASSING = frozenset({"disk_full", "disk_error", "document_busy", "document_locked"})


class History:
    """Two stacks of applied commands, without a limit.

    A command is pushed only after it was applied. A new undoable one clears what could be redone.
    A command that cannot be undone (recording a reply, a reveal, a draft) is no entry and clears
    nothing: the edit before it can still be taken back. Where what was recorded since forbids that
    (an examinee that has replies by now), storage refuses; the refused entry then leaves the stack,
    so that the entries below it stay within reach.
    """

    def __init__(self) -> None:
        self._done: list[Command] = []
        self._undone: list[Command] = []

    @property
    def next_undo(self) -> "Command | None":
        """What undo would take back."""
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> "Command | None":
        """What redo would do again."""
        return self._undone[-1] if self._undone else None

    def push(self, command: "Command") -> None:
        """Remember a command that was applied."""
        if command.undoable:
            self._done.append(command)
            self._undone.clear()

    def undo(self, revert: Callable[["Command"], Any]) -> Any:
        """Take back the last command by `revert`; KnownError where it refuses."""
        return self._move(self._done, self._undone, revert)

    def redo(self, apply: Callable[["Command"], Any]) -> Any:
        """Do the last undone command again by `apply`; KnownError where it refuses."""
        return self._move(self._undone, self._done, apply)

    def clear(self) -> None:
        """Forget all: another document."""
        self._done.clear()
        self._undone.clear()

    @staticmethod
    def _move(
        source: "list[Command]", target: "list[Command]", act: Callable[["Command"], Any]
    ) -> Any:
        try:
            result = act(source[-1])
        except KnownError as error:
            if error.code not in _PASSING:
                source.pop()
            raise
        target.append(source.pop())
        return result
