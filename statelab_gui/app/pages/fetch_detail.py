"""One conversation on the Fetch page, wired: read beside the window, and followed to its reply."""

from collections.abc import Generator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QFileDialog

from statelab_gui.app.pages.fetch_reading import attempts
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.fetching.kept import KeptAttempt
from statelab_gui.exchange.writing import written
from statelab_gui.models.fetch_tasks import TaskLine
from statelab_gui.views.fetch_detail import FetchDetail
from statelab_gui.views.labels.fetch_attempts import SeenAttempt

translate = QCoreApplication.translate
_SETTLE_MS = 60  # a held arrow key goes by many conversations


class Details(QObject):
    """Shows the conversation that `show` is given, as soon as it is read."""

    def __init__(self, session: Session, shell: Shell, view: FetchDetail, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._view = view
        self._line: TaskLine | None = None
        self._task: Task | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_SETTLE_MS)
        self._later.timeout.connect(self._read)
        view.reply_requested.connect(self.go_to_reply)
        view.save_requested.connect(self._save)

    def show(self, line: TaskLine | None) -> None:
        """Show a conversation, or none."""
        before, self._line = self._line, line
        if line is None or line.attempts == 0:
            self._later.stop()
            self._view.show_task(line, ())
            return
        if before is None or before.id != line.id:
            self._view.show_task(line, ())
        else:
            self._view.show_standing(line)
        self._later.start()

    def go_to_reply(self, line: TaskLine) -> None:
        """Show the reply of a conversation where it is looked into."""
        if line.reply_id is None:
            return
        facts = {"case_id": line.case_id, "examinee_id": line.examinee_id}
        self._shell.show_page("desk" if line.prefix is None else "first_error", **facts)

    def _read(self) -> None:
        line, document = self._line, self._session.document
        if line is None or document is None:
            return
        if self._task is not None and not self._task.is_over:
            self._task.cancel()
        path = document.path
        task = self._session.run(
            lambda: attempts(path, line.id),
            lambda found: self._show(line, found) if self._task is task else None,
        )
        self._task = task

    def _show(self, line: TaskLine, found: list[KeptAttempt]) -> None:
        document = self._session.document
        if document is None or self._line is None or self._line.id != line.id:
            return
        settings = document.examinee(line.examinee_id).settings
        self._view.show_task(
            self._line,
            [
                SeenAttempt(
                    one.attempt,
                    one.cost,
                    settings,
                    one.withheld,
                    one.purpose,
                    one.request_withheld,
                )
                for one in found
            ],
        )

    def _save(self, raw: bytes, part: str) -> None:
        line = self._line
        if line is None:
            return
        folder = self._shell.settings.get("last_folder")
        suggestion = str(Path(folder) / f"{part}-{line.id}.json")
        name, _ = QFileDialog.getSaveFileName(
            self._shell.window(), translate("FetchDetails", "Save as file"), suggestion
        )
        if not name:
            return
        path = Path(name)

        self._session.run(
            lambda: _writing(path, raw),
            lambda _: self._shell.say(
                translate("FetchDetails", "Saved: {path}").format(path=path), "done"
            ),
        )


def _writing(path: Path, raw: bytes) -> Generator[None, None, None]:
    """Write a body whole or not at all, as a job."""
    yield
    with written(path) as file:
        file.write(raw)
