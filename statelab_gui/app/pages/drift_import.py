"""Making a drift set of a file of tasks: reading it, and what is said afterwards."""

from collections.abc import Generator
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal

from statelab_gui.app.key_warning import say_saved
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.drift.imported_items import ImportedItems, imported_recipe
from statelab_gui.domain.drift.items import Condition, DriftCase, Item
from statelab_gui.domain.drift.making import cases_of
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.drift_importing import reading_items
from statelab_gui.storage.commands import AddDriftSet
from statelab_gui.views.import_items_dialog import ImportItemsDialog
from statelab_gui.views.labels.errors import error_sentence

_AT_ONCE = 10  # items between two reports of progress


class DriftImport(QObject):
    """`made` tells the id of a set that was made and saved; a cancelled one leaves nothing."""

    made = Signal(int)

    def __init__(self, session: Session, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._reading: Task | None = None
        self._making: Task | None = None
        self.dialog: ImportItemsDialog | None = None

    def ask(self) -> None:
        """Open the dialog, over the window."""
        if self._session.document is None or self.dialog is not None:
            return
        self.dialog = ImportItemsDialog(self._shell.window())
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.file_chosen.connect(self.read)
        self.dialog.create_requested.connect(self._make)
        self.dialog.cancel_requested.connect(self._cancel)
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def read(self, path: str) -> None:
        """Read a file beside the window; an earlier one is no longer waited for."""
        dialog = self.dialog
        if dialog is None:
            return
        if self._reading is not None and not self._reading.is_over:
            self._reading.cancel()
        dialog.show_reading(path)

        def shown() -> bool:
            return self.dialog is dialog and self._reading is task

        def found(items: ImportedItems) -> None:
            if shown():
                dialog.show_items(items, Path(path).name.split(".")[0])

        def failed(error: KnownError) -> None:
            if shown():
                dialog.show_problem(error_sentence(error))

        task = self._session.run(lambda: reading_items(Path(path)), found, on_error=failed)
        self._reading = task

    def _closed(self) -> None:
        self.dialog = None

    def _make(self, name: str, conditions: tuple[Condition, ...]) -> None:
        dialog = self.dialog
        found = None if dialog is None else dialog.items()
        if self._session.document is None or dialog is None or found is None:
            return
        cases: list[DriftCase] = []
        recipe = imported_recipe(found.items, conditions)
        command = AddDriftSet(name, recipe, cases, self._session.now())

        dialog.begin_making()
        self._making = self._session.apply_beside(
            command,
            lambda: _making(found.items, conditions, cases),
            lambda _: self._done(command, name),
            dialog.advance,
            self._failed,
        )
        self._making.cancelled.connect(self._cancelled)
        self._making.crashed.connect(lambda error: self._cancelled())

    def _cancel(self) -> None:
        if self._making is not None:
            self._making.cancel()

    def _done(self, command: AddDriftSet, name: str) -> None:
        self._making = None
        if self.dialog is not None:
            self.dialog.finished_making()
        said = self.tr("The drift set {name} is imported and saved.").format(name=name)
        say_saved(self._shell, said, name)
        if command.result is not None:
            self.made.emit(command.result)

    def _failed(self, error: KnownError) -> None:
        self._making = None
        if self.dialog is not None:
            self.dialog.stopped_making(error_sentence(error))

    def _cancelled(self) -> None:
        self._making = None
        if self.dialog is not None:
            self.dialog.stopped_making()
        self._shell.say(self.tr("Cancelled: nothing was imported."), "info")


def _making(
    items: tuple[Item, ...], conditions: tuple[Condition, ...], cases: list[DriftCase]
) -> Generator[Progress, None, None]:
    """Tell every item in every condition, as a job."""
    for done, item in enumerate(items):
        if done % _AT_ONCE == 0:
            yield Progress(done, len(items), "items")
        cases += cases_of(item, conditions)
