"""What the tests of the connections share: the hands of a reviewer in the dialog."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parents[1] / "providers"))

from key_stores import Working
from server import Loopback

from statelab_gui.app.main_window import MainWindow
from statelab_gui.domain.fetching.connections import KeySource
from statelab_gui.providers.credentials import Keys
from statelab_gui.views.connections_dialog import ConnectionsDialog

KEY = "sk-marked-0123456789abcdef"


class Hands:
    """Works in the dialog as the reviewer does."""

    def __init__(self, window: MainWindow, qtbot: QtBot, server: Loopback) -> None:
        self.window = window
        self.qtbot = qtbot
        self.server = server
        self.book = window.network.book
        self.store = Working()
        window.network._keys = Keys(lambda: self.store, {"MY_KEY": KEY})

    @property
    def dialog(self) -> ConnectionsDialog:
        connecting = self.window._tools._connecting
        assert connecting is not None and connecting.dialog is not None
        return connecting.dialog

    @property
    def is_open(self) -> bool:
        connecting = self.window._tools._connecting
        return connecting is not None and connecting.dialog is not None

    def open(self) -> None:
        self.window.trigger("tools.connections")

    def add(self, preset: str) -> None:
        actions = self.dialog.add_menu.actions()
        next(action for action in actions if action.data() == preset).trigger()

    def write(self, field: QWidget, text: str) -> None:
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClick(field, Qt.Key.Key_Delete)
        if text.isascii():
            self.qtbot.keyClicks(field, text)
        else:
            QApplication.clipboard().setText(text)
            field.paste()

    def source(self, source: KeySource) -> None:
        self.dialog.form.key.source.setCurrentIndex(
            self.dialog.form.key.source.findData(source.value)
        )

    def save(self) -> None:
        assert self.dialog.save.isEnabled()
        self.dialog.save.click()
        self.rest()

    def rest(self) -> None:
        self.qtbot.waitUntil(lambda: not self.window.session.is_busy, timeout=20_000)

    def test(self) -> str:
        assert self.dialog.test.isEnabled()
        self.dialog.test.click()
        self.rest()
        return self.dialog.said.toPlainText()

    def local(self, name: str = "Near", key: str = "") -> None:
        """A connection to the server, saved."""
        self.add("llama_cpp")
        self.write(self.dialog.form.name, name)
        self.write(self.dialog.form.address, self.server.url)
        if key:
            self.source(KeySource.KEYRING)
            self.write(self.dialog.form.key.key, key)
        self.save()

    def choose(self, row: int) -> None:
        self.dialog.list.setCurrentRow(row)

    def answer(self, words: str) -> None:
        """Press a button of the question that is open."""
        question = self.question()
        assert question is not None
        next(button for button in question.buttons() if button.text() == words).click()

    def question(self) -> QMessageBox | None:
        open_ = self.dialog.findChildren(QMessageBox)
        return next((one for one in open_ if one.isVisible()), None)

    def shown(self) -> str:
        """All that can be read of the window and the dialog, or be read out."""
        texts = []
        for part in QApplication.allWidgets():
            for name in ("text", "toPlainText", "title", "placeholderText", "windowTitle"):
                read = getattr(part, name, None)
                if callable(read) and part.metaObject().className() != "QLineEdit":
                    texts.append(str(read()))
            texts += [part.toolTip(), part.accessibleName(), part.accessibleDescription()]
        return "\n".join(texts)
