"""Fetching in a window: what every page may wish for, whether the page of runs was seen or not."""

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from statelab_gui.app.fetching.leaving import Leaving
from statelab_gui.app.fetching.practising import practice_draft
from statelab_gui.app.fetching.runner import Runner, is_open
from statelab_gui.app.fetching.starter import Starter
from statelab_gui.app.network import Network
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.runs import FetchRun, RunState
from statelab_gui.domain.fetching.wishing import FetchWish
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.labels.fetching import host_text, run_standing
from statelab_gui.views.labels.troubles import trouble_sentence

translate = QCoreApplication.translate
_FEW = 2_000  # attempts
_FEW_RUNS = 100


class Fetching(QObject):
    """`unfinished(run)` tells of a run that a document just opened was left with, None of none;
    `made(run_id, wish)` that one was begun."""

    unfinished = Signal(object)
    made = Signal(int, object)

    def __init__(self, session: Session, network: Network, shell: Shell, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._network = network
        self._shell = shell
        self._added_up: Document | None = None
        self._then: list[Callable[[], object]] = []
        self.runner = Runner(session, network, self)
        self.starter = Starter(session, shell, self.runner, self)
        self.leaving = Leaving(self.runner, parent)
        self.starter.made.connect(self._made)
        self.runner.ended.connect(self._say_end)
        self.runner.began.connect(self._say_begin)
        session.document_changed.connect(self.look)

    def ask(self, wish: FetchWish) -> bool:
        """Begin a run of what is wished; whether that is being done without a question."""
        return self.starter.ask(wish)

    def practise(self) -> None:
        """Begin a run of simulated answers."""
        draft = practice_draft(self._session, self._network.book)
        if draft is not None:
            self.starter.start(draft, self._session.failed.emit)

    def _made(self, run_id: int, wish: FetchWish | None) -> None:
        """Go to the run, unless its reply is waited for where it was wished."""
        self.made.emit(run_id, wish)
        if wish is None or not wish.at_once:
            self._shell.show_page("fetch", run_id=run_id)

    def _say_begin(self, run_id: int) -> None:
        self.unfinished.emit(None)
        document = self._session.document
        if document is not None:
            run = document.fetch_run(run_id)
            text = translate("Fetching", "{host} is asked: {name}.")
            host = name_shown(host_text(run.plan.connection))
            if run.plan.connection.simulated:
                text = translate("Fetching", "Answers are simulated: {name}.")
            self._shell.say(text.format(host=host, name=name_shown(run.plan.name)), "info")

    def _say_end(self, run_id: int) -> None:
        document = self._session.document
        if document is None:
            return
        run = document.fetch_run(run_id)
        if run.stopped_by is not None:
            self._shell.say(trouble_sentence(run.stopped_by), "problem")
        elif run.state is RunState.ENDED:
            text = translate("Fetching", "{name}: {standing}.")
            said = text.format(name=name_shown(run.plan.name), standing=run_standing(run))
            self._shell.say(said, "problem" if run.tally.failed else "done")

    def look(self) -> None:
        """Tell of the run that the document was left with."""
        self.when_ready(lambda: self.unfinished.emit(self.left_open()))

    def is_ready(self) -> bool:
        """Whether the runs of the document can be read in a moment: what very many answers cost is
        added up once, and how very many runs were to be asked is read once."""
        document = self._session.document
        if document is None or self._added_up is document:
            return True
        return document.attempts_kept() <= _FEW and document.runs_kept() <= _FEW_RUNS

    def when_ready(self, then: Callable[[], object]) -> None:
        """Call `then` now, or once what the answers of this document cost is added up."""
        document = self._session.document
        if document is None or self.is_ready():
            then()
            return
        self._then.append(then)
        if len(self._then) == 1:
            path = document.path
            task = self._session.run(
                lambda: _adding_up(path), lambda reader: self._learn(document, reader)
            )
            task.finished.connect(self._then.clear)

    def _learn(self, document: Document, reader: DocumentReader) -> None:
        waiting = list(self._then)
        self._then.clear()
        if self._session.document is document:
            document.learn_spending(reader)
            self._added_up = document
            for then in waiting:
                then()

    def left_open(self) -> FetchRun | None:
        """The latest run that still waits to be gone on with."""
        document = self._session.document
        if document is None or document.read_only or self.runner.run_id is not None:
            return None
        found = next((run for run in document.fetch_runs() if is_open(run)), None)
        return None if found is None else self.runner.as_it_would_ask(found)


def _adding_up(path: Path) -> Generator[None, None, DocumentReader]:
    """Look at the runs once, as a job; what looked is closed, and knows what they cost."""
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        reader.fetch_runs()
        return reader
