"""What the tests of fetching in the window share: the real window beside a misbehaving server."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parents[1] / "providers"))
sys.path.insert(0, str(Path(__file__).parents[1] / "views"))

from cases_bench import small_recipe
from server import Loopback

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.pages.fetch import Fetch
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.domain.fetching.runs import FetchRun
from statelab_gui.domain.fetching.wishing import FetchWish, Subject, SubjectKind
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee
from statelab_gui.storage.document import Document
from statelab_gui.views.new_run_dialog import NewRunDialog

KEY = "sk-marked-0123456789abcdef"
NAME = "Loop"


def eight_cases() -> Recipe:
    """Two lengths of two families in two forms."""
    return small_recipe(families=tuple(small_recipe().families)[-2:])


class FetchBench:
    """A window with a document of eight cases and one examinee, and a connection to the server."""

    def __init__(self, window: MainWindow, qtbot: QtBot, server: Loopback, folder: Path) -> None:
        self.window = window
        self.qtbot = qtbot
        self.server = server
        self.folder = folder
        window.session.create(folder / "lab.statelab")
        window.session.apply(AddCaseSet("Eight", eight_cases()))
        self.examinee_id = self.add_examinee(temperature="0", output_limit="64")

    def add_examinee(self, **settings: str) -> int:
        given = {"model": Setting.of("small-model")}
        given |= {key: Setting.of(value) for key, value in settings.items()}
        command = AddExaminee(given)
        assert self.window.session.apply(command) is not None
        assert command.result is not None
        return command.result

    def connect(self, **facts: object) -> Connection:
        """Switch a connection to the server on, with the marked key for this window only."""
        given = {
            "name": NAME,
            "dialect": Dialect.OPENAI,
            "base_url": f"{self.server.url}/v1",
            "key_source": KeySource.SESSION,
            "enabled": True,
            "at_once": 2,
        }
        connection = Connection(**{**given, **facts})  # type: ignore[arg-type]
        self.window.network.keys().keep_for_session(connection.name, KEY)
        self.window.network.book.put(connection)
        return connection

    @property
    def document(self) -> Document:
        document = self.window.session.document
        assert document is not None
        return document

    @property
    def page(self) -> Fetch:
        page = self.window.pages.page("fetch")
        assert isinstance(page, Fetch)
        return page

    @property
    def runner(self):
        return self.window.fetching.runner

    def dialog(self, wish: FetchWish | None = None) -> NewRunDialog:
        """The dialog of a new run, once it has counted."""
        self.window.fetching.ask(wish or FetchWish())
        dialog = self.window.fetching.starter.dialog
        assert dialog is not None
        self.counted(dialog)
        return dialog

    def counted(self, dialog: NewRunDialog) -> None:
        """Wait until the dialog knows what its fields come to."""
        self.qtbot.waitUntil(lambda: dialog._forecast is not None, timeout=20_000)

    def run(self, examinee_id: int | None = None, **fields: object) -> int:
        """Begin a run of the whole set by the dialog; its id."""
        self.window.show_page("fetch")
        dialog = self.dialog(FetchWish(examinee_id=examinee_id))
        for name, value in fields.items():
            if hasattr(dialog.form.pace, name):
                field = getattr(dialog.form.pace, name)
                if hasattr(field, "setValue"):
                    field.setValue(value)
                else:
                    field.setText(str(value))
                    field.textEdited.emit(str(value))
            elif name == "repeats":
                dialog.form.repeats.setValue(int(str(value)))
            else:
                getattr(dialog.form, name).setChecked(value)
        self.counted(dialog)
        with self.qtbot.waitSignal(self.window.fetching.made, timeout=20_000) as made:
            dialog.start.click()
        return int(made.args[0])

    def until_over(self) -> None:
        """Wait until no run is under way."""
        self.qtbot.waitUntil(lambda: self.runner.run_id is None, timeout=30_000)
        self.qtbot.waitUntil(lambda: not self.window.session.is_busy, timeout=30_000)

    def until(self, holds: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(holds()), timeout=20_000)

    def stands(self, run_id: int) -> FetchRun:
        return self.document.fetch_run(run_id)

    def bodies(self) -> list[dict[str, object]]:
        """The bodies of the conversations that the server was asked."""
        return [json.loads(request.body) for request in self.server.asked]


def case_wish(bench: FetchBench, *names: str) -> FetchWish:
    """A wish for some cases of the set."""
    ids = {case.name: case.id for case in bench.document.cases(1)}
    chosen = tuple(ids[name] for name in names)
    return FetchWish(Subject(SubjectKind.CASES, names[0], case_ids=chosen), bench.examinee_id)


def question() -> QMessageBox | None:
    """The question that is open."""
    found = QApplication.activeModalWidget()
    return found if isinstance(found, QMessageBox) else None


def button(box: QMessageBox, words: str) -> QPushButton:
    """The button of a question with these words."""
    return next(
        one
        for one in box.buttons()
        if isinstance(one, QPushButton) and one.text().replace("&", "") == words
    )
