"""Running code that models wrote: off until switched on, and only where the sandbox works."""

from collections.abc import Generator
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from statelab_gui.app.session import Session
from statelab_gui.app.settings import Settings
from statelab_gui.app.tasks import Task

if TYPE_CHECKING:
    from statelab_gui.domain.drift.running import Availability
    from statelab_gui.sandbox.runner import BubblewrapRunner
    from statelab_gui.storage.changes import Changes
    from statelab_gui.views.running_code_dialog import RunningCodeDialog


class RunningCode(QObject):
    """Hands the open document a runner while the setting is on and the sandbox works here.

    What that needs is imported when it is first asked for.
    """

    def __init__(self, session: Session, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._window = parent
        self._runner: BubblewrapRunner | None = None
        self._found: Availability | None = None
        self._task: Task | None = None
        self.dialog: RunningCodeDialog | None = None
        session.document_changed.connect(self._settle)

    @property
    def is_on(self) -> bool:
        """Whether the reviewer switched it on."""
        return bool(self._settings.get("run_code"))

    def open(self) -> None:
        """Open the dialog over the window, and try the sandbox anew."""
        from statelab_gui.views.running_code_dialog import RunningCodeDialog

        if self.dialog is not None:
            return
        self.dialog = RunningCodeDialog(self.is_on, self._window)
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.switched.connect(self._switch)
        self.dialog.grade_wished.connect(self._grade)
        self.dialog.cancel_wished.connect(self._cancel)
        self.dialog.finished.connect(self._closed)
        self._count()
        self._runner = self._found = None  # something may have been installed since
        self._try()
        self.dialog.open()

    def _closed(self) -> None:
        self._cancel()
        self.dialog = None

    def _switch(self, on: bool) -> None:
        self._settings.put("run_code", on)
        self._settle()

    def _settle(self) -> None:
        """Give the document its runner, or take it away."""
        document = self._session.document
        if document is None:
            return
        document.code_runner = None
        if not self.is_on:
            return
        if self._found is None:
            self._try()
        elif self._found.ready:
            document.code_runner = self._runner

    def _try(self) -> None:
        """Try the sandbox beside the window, by running some code of our own."""
        from statelab_gui.sandbox.runner import BubblewrapRunner

        runner = self._runner = BubblewrapRunner()

        def trying() -> "Generator[None, None, Availability]":
            yield
            return runner.available()

        def tried(found: "Availability") -> None:
            self._found = found
            if self.dialog is not None:
                self.dialog.show_trial(found)
            self._settle()

        self._session.run(trying, tried)

    # Grading again

    def _count(self) -> None:
        if self.dialog is not None:
            self.dialog.show_waiting(len(self._waiting()))

    def _waiting(self) -> list[int]:
        document = self._session.document
        if document is None or document.read_only:
            return []
        return document.ungraded_replies()

    def _grade(self) -> None:
        from statelab_gui.app.grading_again import grading

        document, dialog = self._session.document, self.dialog
        if document is None or dialog is None or self._task is not None:
            return
        waiting, runner = self._waiting(), document.code_runner
        if runner is None:
            return
        kept: list[Changes] = []
        dialog.begin_grading()
        self._task = self._session.run(
            lambda: grading(document, waiting, runner, kept.append),
            on_progress=dialog.advance,
        )
        self._task.finished.connect(lambda: self._graded(kept))

    def _graded(self, kept: "list[Changes]") -> None:
        """Tell of what was recorded, also before it was stopped."""
        self._task = None
        if kept and self._session.document is not None:
            self._session.announce(reduce(or_, kept))
        if self.dialog is not None:
            self.dialog.end_grading()
        self._count()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
