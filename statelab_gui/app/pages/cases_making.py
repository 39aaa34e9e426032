"""Making a case set: the dialog, the job beside the window, and what is said afterwards."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, Signal

from statelab_gui.app.key_warning import say_saved
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.making import make_case_set
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.new_set_dialog import NewSetDialog


class CasesMaking(QObject):
    """`made` tells the id of a set that was made and saved; a cancelled one leaves nothing."""

    made = Signal(int)

    def __init__(self, session: Session, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._task: Task | None = None
        self.dialog: NewSetDialog | None = None

    def ask(self) -> None:
        """Open the dialog, over the window."""
        if self._session.document is None or self.dialog is not None:
            return
        self.dialog = NewSetDialog(self._shell.window())
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.create_requested.connect(self._make)
        self.dialog.cancel_requested.connect(self._cancel)
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def _closed(self) -> None:
        self.dialog = None

    def _make(self, name: str, recipe: Recipe) -> None:
        document, dialog = self._session.document, self.dialog
        if document is None or dialog is None:
            return
        path, now = document.path, self._session.now()

        def job() -> Iterator[Progress]:
            return make_case_set(path, name, recipe, now)

        dialog.begin_making()
        self._task = self._session.run(
            job,
            on_done=lambda set_id: self._done(set_id, name),
            on_progress=dialog.advance,
            on_error=self._failed,
        )
        self._task.cancelled.connect(self._cancelled)
        self._task.crashed.connect(lambda error: self._cancelled())

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _done(self, set_id: int, name: str) -> None:
        self._task = None
        self._session.announce(Changes(case_sets=frozenset({set_id}), case_sets_added=True))
        if self.dialog is not None:
            self.dialog.finished_making()
        said = self.tr("The case set {name} is made and saved.").format(name=name)
        say_saved(self._shell, said, name)
        self.made.emit(set_id)

    def _failed(self, error: KnownError) -> None:
        self._task = None
        if self.dialog is not None:
            self.dialog.stopped_making(error_sentence(error))

    def _cancelled(self) -> None:
        self._task = None
        if self.dialog is not None:
            self.dialog.stopped_making()
        self._shell.say(self.tr("Cancelled: no case set was made."), "info")
