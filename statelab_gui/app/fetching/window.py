"""Fetching in a window: what every page may wish for, whether the page of runs was seen or not."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from statelab_gui.app.fetching.leaving import Leaving
from statelab_gui.app.fetching.practising import practice_draft
from statelab_gui.app.fetching.runner import Runner, is_open
from statelab_gui.app.fetching.starter import Starter
from statelab_gui.app.network import Network
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.fetching.runs import FetchRun
from statelab_gui.domain.fetching.wishing import FetchWish


class Fetching(QObject):
    """`unfinished(run)` tells of a run that a document just opened was left with, None of none;
    `made(run_id)` that one was begun."""

    unfinished = Signal(object)
    made = Signal(int)

    def __init__(self, session: Session, network: Network, shell: Shell, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._network = network
        self.runner = Runner(session, network, self)
        self.starter = Starter(session, shell, self.runner, self)
        self.leaving = Leaving(self.runner, parent)
        self.starter.made.connect(self.made)
        self.runner.began.connect(lambda _: self.unfinished.emit(None))
        session.document_changed.connect(self.look)

    def ask(self, wish: FetchWish) -> bool:
        """Begin a run of what is wished; whether that is being done without a question."""
        return self.starter.ask(wish)

    def practise(self) -> None:
        """Begin a run of simulated answers."""
        draft = practice_draft(self._session, self._network.book)
        if draft is not None:
            self.starter.start(draft, self._session.failed.emit)

    def look(self) -> None:
        """Tell of the run that the document was left with."""
        self.unfinished.emit(self.left_open())

    def left_open(self) -> FetchRun | None:
        """The latest run that still waits to be gone on with."""
        document = self._session.document
        if document is None or document.read_only or self.runner.run_id is not None:
            return None
        return next((run for run in document.fetch_runs() if is_open(run)), None)
