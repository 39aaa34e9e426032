"""Files of a batch on the Fetch page, wired: requests go out, results come back."""

from collections import deque
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog

from statelab_gui.app.fetching.batching import ReadBack, Written, failing, reading, writing
from statelab_gui.app.session import Listener, Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Job, Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.runs import FetchRun, RunKind, RunState
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.fetching import SetFetchState
from statelab_gui.views.batch_results_dialog import BatchResultsDialog
from statelab_gui.views.fetch_page import FetchPage
from statelab_gui.views.labels.batches import brought_sentences
from statelab_gui.views.labels.sentences import joined

translate = QCoreApplication.translate


class Batches(QObject):
    """Writes and reads for the run that the page shows, one job at a time."""

    def __init__(self, session: Session, shell: Shell, page: FetchPage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._page = page
        self._task: Task | None = None
        page.run.buttons.write_files_requested.connect(self._ask_folder)
        page.run.buttons.read_files_requested.connect(self._ask_files)
        page.files_dropped.connect(self.read)
        page.progress.cancel_requested.connect(self._cancel)

    def write(self, folder: Path) -> None:
        """Write the request files of the run shown into a folder."""
        run, document = self._run(), self._session.document
        if run is None or document is None:
            return
        name = f"statelab-run-{run.id}-{self._session.now()[:10]}"
        self._begin(
            translate("FetchBatches", "Writing request files…"),
            lambda: writing(document, run, folder, name),
            lambda written: self._written(run, written),
            run,
        )

    def read(self, paths: list[Path]) -> None:
        """Read result files of the run shown."""
        run, document = self._run(), self._session.document
        if run is None or document is None or not paths:
            return
        now, fresh = self._session.now(), deque[int]()
        self._begin(
            translate("FetchBatches", "Reading result files…"),
            lambda: reading(document, run, paths, now, fresh),
            lambda found: self._show(run, found),
            run,
            fresh,
        )

    def _run(self) -> FetchRun | None:
        """The run shown, where it is a batch."""
        run = self._page.run.run()
        return run if run is not None and run.plan.kind is RunKind.BATCH else None

    def _ask_folder(self) -> None:
        title = translate("FetchBatches", "Folder for the request files")
        folder = self._shell.settings.get("last_folder")
        chosen = QFileDialog.getExistingDirectory(self._shell.window(), title, folder)
        if chosen:
            self.write(Path(chosen))

    def _ask_files(self) -> None:
        title = translate("FetchBatches", "Result files of this run")
        folder = self._shell.settings.get("last_folder")
        kinds = translate("FetchBatches", "JSON Lines (*.jsonl);;All files (*)")
        chosen, _ = QFileDialog.getOpenFileNames(self._shell.window(), title, folder, kinds)
        self.read([Path(name) for name in chosen])

    def _written(self, run: FetchRun, written: Written) -> None:
        text = translate(
            "FetchBatches", "%n file(s) written, first {path}.", None, len(written.paths)
        )
        document = self._session.document
        if document is not None and document.fetch_run(run.id).stopped_by is not None:
            self._session.apply(SetFetchState(run.id, RunState.PAUSED))
        path = written.paths[0] if written.paths else ""
        self._shell.say(text.format(path=path))

    def _show(self, run: FetchRun, found: ReadBack) -> None:
        document = self._session.document
        if document is not None and found.refusal is not None:
            state = document.fetch_run(run.id).state
            self._session.apply(SetFetchState(run.id, state, found.refusal))
        nothing = len(found.findings) + found.more_findings
        told = brought_sentences(found.answered, found.failed, nothing, len(found.missing))
        self._shell.say(joined(told), "problem" if nothing or found.failed else "done")
        if not nothing and not found.missing:
            return
        dialog = BatchResultsDialog(told, found.findings, len(found.missing), self._shell.window())
        dialog.fail_requested.connect(lambda: self._fail(run, found.missing))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _fail(self, run: FetchRun, task_ids: tuple[int, ...]) -> None:
        document, now = self._session.document, self._session.now()
        if document is not None:
            self._begin(
                translate("FetchBatches", "Taking the missing as failed…"),
                lambda: failing(document, run, task_ids, now),
                lambda _: None,
                run,
            )

    def _begin(
        self,
        sentence: str,
        job: Job,
        done: Listener,
        run: FetchRun,
        fresh: "deque[int] | None" = None,
    ) -> None:
        """Run a job; what it wrote is told before what came of it, which would be wiped away."""
        if self._task is not None and not self._task.is_over:
            return
        came = deque[int]() if fresh is None else fresh
        self._page.progress.begin(sentence)

        def ended(value: object) -> None:
            self._announce(run, came)
            done(value)

        def failed(error: KnownError) -> None:
            self._announce(run, came)
            self._session.failed.emit(error)

        self._task = self._session.run(job, ended, self._page.progress.advance, failed)
        self._task.cancelled.connect(lambda: self._announce(run, came))
        self._task.finished.connect(self._page.progress.end)

    def _announce(self, run: FetchRun, fresh: "deque[int]") -> None:
        """Tell the session what came in, and how the run stands now."""
        document = self._session.document
        if document is None or self._run_gone(run.id):
            return
        changes = Changes(fetch_runs=frozenset({run.id}))
        if fresh:
            changes = document.fetched_changes(run.id, list(fresh))
        self._session.announce(changes)
        tally = document.fetch_run(run.id).tally
        over = not tally.waiting and not tally.asking
        wanted = RunState.ENDED if over else RunState.PAUSED
        if document.fetch_run(run.id).state is not wanted:
            self._session.apply(SetFetchState(run.id, wanted))

    def _run_gone(self, run_id: int) -> bool:
        document = self._session.document
        return document is None or all(run.id != run_id for run in document.fetch_runs())

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
