"""What the tests of the Desk share: the real page over a real document, a shell that remembers."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.network import Network
from statelab_gui.app.pages.desk import Desk
from statelab_gui.app.session import Session
from statelab_gui.app.settings import Settings
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import ReplyInfo, Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee
from statelab_gui.storage.document import Document

TRUTH = b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'
"""The right reply to the four cases 2-copy-*, 2-add-* and 2-overwrite-* of the starter set."""


def put_on_clipboard(raw: bytes, key: str = "text/plain") -> None:
    """Offer bytes as another program would."""
    mime = QMimeData()
    mime.setData(key, raw)
    QGuiApplication.clipboard().setMimeData(mime)


class DeskShell:
    """The window as a page sees it, remembering what the page asked of it."""

    def __init__(self, folder: Path, window: QWidget) -> None:
        self.settings = Settings(folder)
        self.network = Network(self.settings, window)
        self.shown: list[tuple[str, dict[str, object]]] = []
        self.said: list[str] = []
        self._window = window

    def window(self) -> QWidget:
        return self._window

    def show_page(self, key: str, **facts: object) -> None:
        self.shown.append((key, facts))

    def trigger(self, action: str) -> None:
        raise AssertionError(action)

    def open_document(self, path: str) -> None:
        raise AssertionError(path)

    def say(self, text: str, kind: str = "done") -> None:
        self.said.append(text)

    def set_page_actions(self, key: str, actions: Sequence[QAction]) -> None:
        assert key == "desk"
        self._window.addActions(list(actions))

    def on_language_changed(self, listener: Callable[[], None]) -> None:
        pass


class DeskBench:
    """A window with the Desk over a document in a folder of the test's own."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        QGuiApplication.clipboard().clear()
        self.qtbot = qtbot
        self.folder = folder
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.session = Session()
        self.errors: list[KnownError] = []
        self.session.failed.connect(self.errors.append)
        self.shell = DeskShell(folder / "settings", self.window)
        self.desk = Desk(self.session, self.shell, self.window)
        self.desk.setGeometry(self.window.rect())
        self.window.show()
        qtbot.waitExposed(self.window)

    @property
    def path(self) -> Path:
        return self.folder / "lab.statelab"

    def start(self, *models: str) -> "DeskBench":
        """Make a document with the starter set and these examinees, the last one chosen."""
        assert self.session.create(self.path)
        self.session.apply(AddCaseSet("Starter", starter()))
        for model in models or ("tiny-1",):
            self.session.apply(AddExaminee({"model": Setting.of(model)}))
        return self

    @property
    def document(self) -> Document:
        assert self.session.document is not None
        return self.session.document

    @property
    def reply(self):
        return self.desk.page.reply

    @property
    def pane(self):
        return self.desk.page.reply.pane

    def case_id(self, name: str) -> int:
        return next(case.id for case in self.document.cases(1) if case.name == name)

    def open(self, name: str) -> int:
        """Go to a case by its name."""
        case_id = self.case_id(name)
        self.desk.open_facts(case_id=case_id)
        return case_id

    def record(self, raw: bytes) -> ReplyInfo:
        """Paste and record, as a reviewer does; the reply as the document has it."""
        put_on_clipboard(raw)
        self.pane.paste_button.click()
        self.reply.primary.click()
        case = self.desk.page.case()
        assert case is not None
        return self.document.replies(case.id)[-1]

    def close(self) -> None:
        self.session.cancel_all()
        assert self.session.wait(10)
        self.session.close()
