"""The model of an examinee, chosen among those that a real server offers, in the real window."""

import asyncio
import json
import threading
from collections.abc import Callable

from fetch_bench import FetchBench
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton
from server import Reply, Request

from statelab_gui.app.fetching.model_choosing import ModelChoosing
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.views.examinee_dialog import ExamineeDialog, ExamineeDraft
from statelab_gui.views.model_chooser import ModelChooser


class Choosing:
    """The dialog of an examinee, and the one that its button opens."""

    def __init__(self, bench: FetchBench) -> None:
        self.bench = bench
        window = bench.window
        draft = ExamineeDraft({"temperature": Setting.of("0")})
        self.examinee = ExamineeDialog(draft, window)
        self._choosing = ModelChoosing(window.session, window, self.examinee)
        self.examinee.open()
        self.examinee.models.click()

    @property
    def dialog(self) -> ModelChooser:
        assert self._choosing.dialog is not None
        return self._choosing.dialog

    def rest(self) -> None:
        self.bench.qtbot.waitUntil(lambda: not self.bench.window.session.is_busy, timeout=20_000)

    def names(self) -> list[str]:
        return [self.dialog.list.item(row).text() for row in range(self.dialog.list.count())]

    def end(self) -> None:
        self.examinee.done(0)
        self.examinee.deleteLater()


def test_a_model_is_found_by_a_part_of_its_name_and_taken_by_the_keyboard(
    bench: FetchBench,
) -> None:
    bench.server.models = ["large-1", "small-1", "模型-2", "Large-2"]
    bench.connect()
    choosing = Choosing(bench)
    choosing.rest()
    dialog = choosing.dialog
    assert dialog.filter.hasFocus()
    assert choosing.names() == bench.server.models
    assert dialog.said.text() == "4 of 4 models"
    bench.qtbot.keyClicks(dialog.filter, "LARGE")
    assert choosing.names() == ["large-1", "Large-2"]
    assert dialog.said.text() == "2 of 4 models"
    bench.qtbot.keyClick(dialog.filter, Qt.Key.Key_Down)
    bench.qtbot.keyClick(dialog.filter, Qt.Key.Key_Return)
    settings = choosing.examinee.settings()
    assert settings["model"] == Setting.of("Large-2")
    assert settings["provider"] == Setting.of("Loop")
    assert settings["interface"] == Setting.of(f"API 127.0.0.1:{bench.server.port}")
    assert settings["temperature"] == Setting.of("0")
    assert choosing.examinee.save_button().isEnabled()
    choosing.end()


def test_nothing_is_taken_where_nothing_fits_or_the_choice_is_left(bench: FetchBench) -> None:
    bench.connect()
    choosing = Choosing(bench)
    choosing.rest()
    bench.qtbot.keyClicks(choosing.dialog.filter, "no such")
    assert not choosing.dialog.use.isEnabled()
    choosing.dialog.filter.clear()
    choosing.dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert choosing.examinee.settings()["model"] == BLANK
    choosing.end()


def test_without_a_connection_the_way_to_one_is_offered(bench: FetchBench) -> None:
    choosing = Choosing(bench)
    dialog = choosing.dialog
    assert "No connection is on" in dialog.said.text()
    bench.qtbot.waitUntil(dialog.connections.hasFocus)
    assert not bench.server.requests
    dialog.connections.click()
    connecting = bench.window._tools._connecting
    assert connecting is not None and connecting.dialog is not None
    bench.window.network.book.put(
        Connection("Practice", Dialect.PRACTICE, respondent="perfect", enabled=True)
    )
    connecting.dialog.done(0)
    choosing.rest()
    assert choosing.names() == ["simulated: perfect"]
    dialog.use.click()
    settings = choosing.examinee.settings()
    assert settings["provider"] == Setting.of("StateLab")
    assert settings["interface"] == Setting.of("Practice")
    choosing.end()


def test_what_went_wrong_is_said_as_plain_text_and_another_connection_can_be_asked(
    bench: FetchBench,
) -> None:
    async def refused(request: Request, reply: Reply) -> None:
        said = {"error": {"message": f"<b>no</b> {request.headers.get('authorization')}"}}
        reply.send(401, json.dumps(said).encode())

    bench.server.lists = refused
    connection = bench.connect()
    bench.window.network.book.put(
        Connection("Practice", Dialect.PRACTICE, respondent="perfect", enabled=True)
    )
    choosing = Choosing(bench)
    choosing.rest()
    dialog = choosing.dialog
    assert dialog.connection() == connection.name
    assert "<b>no</b>" in dialog.said.text() and "[key removed]" in dialog.said.text()
    assert dialog.said.textFormat() is Qt.TextFormat.PlainText
    bench.qtbot.keyClicks(dialog.filter, "x")
    assert "<b>no</b>" in dialog.said.text()  # until another is asked
    dialog.filter.clear()
    dialog.connection_box.setCurrentIndex(1)
    choosing.rest()
    assert choosing.names() == ["simulated: perfect"]
    choosing.end()


def _silent(asked: threading.Event, free: threading.Event) -> Callable[[Request, Reply], object]:
    async def silent(request: Request, reply: Reply) -> None:
        asked.set()
        while not free.is_set():
            await asyncio.sleep(0.01)
        reply.drop()

    return silent


def test_a_silent_service_is_given_up_at_once(bench: FetchBench) -> None:
    asked, free = threading.Event(), threading.Event()
    bench.server.lists = _silent(asked, free)
    bench.connect()
    choosing = Choosing(bench)
    bench.qtbot.waitUntil(asked.is_set, timeout=20_000)
    dialog = choosing.dialog
    cancel = dialog.progress.findChild(QPushButton)
    assert cancel is not None
    cancel.click()
    assert dialog.progress.isHidden() and dialog.said.isHidden()
    assert QApplication.focusWidget() is dialog.filter
    choosing.rest()
    free.set()
    assert choosing.names() == []
    choosing.end()
