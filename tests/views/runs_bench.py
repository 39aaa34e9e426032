"""What the tests of First error and Run log share: a real document with a small model's replies."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from cases_bench import RememberingShell, small_recipe
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLabel,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from statelab_gui.app.session import Session
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import NOT_PROVIDED, ReplySource, Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document

REPLIES = Path(__file__).parents[1] / "goldens" / "real-responses"


_MADE: dict[str, bytes] = {}


def real_reply(name: str) -> bytes:
    """What the small model said, as bytes."""
    recorded = json.loads((REPLIES / f"{name}.json").read_text(encoding="utf-8"))
    content: str = recorded["response"]["choices"][0]["message"]["content"]
    return content.encode()


class Shell(RememberingShell):
    """Takes the actions of any page."""

    def set_page_actions(self, key: str, actions: Sequence[QAction]) -> None:
        self.actions = list(actions)


class RunBench:
    """A window over a document of 24 cases; `record` puts replies of the one examinee in."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        QGuiApplication.clipboard().clear()
        self.folder = folder
        self.qtbot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.session = Session()
        self.errors: list[KnownError] = []
        self.session.failed.connect(self.errors.append)
        self.shell = Shell(folder / "settings", self.window)
        self.examinee_id = 0

    def create(self, **changes: object) -> "RunBench":
        """Make a document with one set and one examinee, whose id is 1."""
        self.examinee_id = 1
        return self.made(repr(sorted(changes.items())), lambda: self._create(changes))

    def made(self, name: str, make: Callable[[], None]) -> "RunBench":
        """Open what `make` makes: once for all tests, the later ones get a copy of the file."""
        path = self.folder / "lab.statelab"
        if name in _MADE:
            path.write_bytes(_MADE[name])
            assert self.session.open(path)
            return self
        make()
        _MADE[name] = path.read_bytes()
        return self

    def _create(self, changes: dict[str, object]) -> None:
        self.session.create(self.folder / "lab.statelab")
        recipe = small_recipe(**{"lengths": (2, 20, 200), **changes})
        self.session.apply(AddCaseSet("Starter", recipe))
        assert self.add_examinee("gemma-3-270m") == 1

    def add_examinee(self, model: str) -> int:
        command = AddExaminee(
            {"model": Setting.of(model), "temperature": NOT_PROVIDED, "tools": Setting.of("none")}
        )
        assert self.session.apply(command) is not None
        assert command.result is not None
        return command.result

    def show(self, build: Callable[[Session, Shell], QWidget]) -> QWidget:
        """Build a page and show it in the window."""
        page = build(self.session, self.shell)
        page.setParent(self.window)
        page.setGeometry(self.window.rect())
        self.window.show()
        page.show()
        self.qtbot.waitExposed(self.window)
        return page

    @property
    def document(self) -> Document:
        assert self.session.document is not None
        return self.session.document

    def case_id(self, name: str) -> int:
        return next(case.id for case in self.document.cases(1) if case.name == name)

    def record(
        self,
        case: str,
        raw: bytes,
        prefix: int | None = None,
        examinee_id: int = 0,
        supersedes: int | None = None,
        repeat: int = 1,
        source: ReplySource = ReplySource.PASTED,
    ) -> int:
        """Record a reply through the session; its id."""
        command = RecordReply(
            self.case_id(case),
            examinee_id or self.examinee_id,
            prefix,
            raw,
            source,
            None,
            False,
            "2026-11-30T10:00:00+08:00",
            supersedes,
            repeat=repeat,
        )
        assert self.session.apply(command) is not None
        assert command.result is not None
        return command.result

    def truth(self, case: str, k: int) -> bytes:
        """A right reply to prefix k of a case that is not sealed."""
        return json.dumps(self.document.answer_book(self.case_id(case)).after(k)).encode()

    def close(self) -> None:
        """End jobs and let the document go."""
        self.session.cancel_all()
        assert self.session.wait(10)
        self.session.close()


def texts_below(root: QWidget) -> str:
    """Every text that a widget tree holds or tells: for looking that something is not there."""
    found: list[str] = []
    for widget in [root, *root.findChildren(QWidget)]:
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel):
            found.append(widget.text())
        if isinstance(widget, QPlainTextEdit):
            found.append(widget.toPlainText())
        if isinstance(widget, QComboBox):
            found += [widget.itemText(row) for row in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for row in range(min(model.rowCount(), 200)):
                for column in range(model.columnCount()):
                    found.append(str(model.index(row, column).data() or ""))
    return "\n".join(found)
