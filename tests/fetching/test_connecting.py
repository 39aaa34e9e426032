"""Connections, made and tested in the real window against a real server, with key stores of every
temper."""

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from key_stores import LOCKED, Raising, Working
from keyring.backends import fail
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from server import Loopback, Reply, Request

from statelab_gui.app.main_window import MainWindow
from statelab_gui.domain.fetching.connections import Dialect, KeySource, LimitField, ProxyUse
from statelab_gui.providers.credentials import SERVICE, Keys
from statelab_gui.views.connections_dialog import ConnectionsDialog

KEY = "sk-marked-0123456789abcdef"


class Slow(Working):
    """Keeps nothing before it is let go, as one whose owner is asked and does not answer."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def set_password(self, service: str, username: str, password: str) -> None:
        self.free.wait(20)
        super().set_password(service, username, password)


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


@pytest.fixture
def hands(window: MainWindow, qtbot: QtBot, server: Loopback) -> Iterator[Hands]:
    hands = Hands(window, qtbot, server)
    hands.open()
    yield hands
    if hands.is_open:
        hands.dialog.done(0)


def _raising(status: int, says: Callable[[Request], dict[str, object]]) -> object:
    async def misdeed(request: Request, reply: Reply) -> None:
        reply.send(status, json.dumps(says(request)).encode())

    return misdeed


class TestAdding:
    def test_a_preset_with_a_key_is_all_it_takes(self, hands: Hands, tmp_path: Path) -> None:
        assert hands.book.all() == []
        hands.add("openai")
        assert hands.dialog.form.key.key.hasFocus()
        hands.qtbot.keyClicks(hands.dialog.form.key.key, KEY)
        hands.qtbot.keyClick(hands.dialog.form.key.key, Qt.Key.Key_Return)
        hands.rest()
        (kept,) = hands.book.all()
        assert kept.name == "OpenAI" and kept.enabled
        assert kept.limit_field is LimitField.MAX_COMPLETION_TOKENS
        assert hands.store.kept == {(SERVICE, "OpenAI"): KEY}
        assert hands.dialog.form.key.key.text() == ""
        assert hands.dialog.form.key.state.text() == "✓ A key is kept."
        assert KEY not in hands.shown()
        hands.window.settings.sync()
        assert not [
            file
            for file in tmp_path.rglob("*")
            if file.is_file() and KEY.encode() in file.read_bytes()
        ]

    def test_where_prompts_go_is_said_while_the_address_is_typed(self, hands: Hands) -> None:
        hands.add("openai")
        form = hands.dialog.form
        for typed, url in (
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1/chat/completions"),
            ("http://127.0.0.1:8080/v1/", "http://127.0.0.1:8080/v1/chat/completions"),
            ("https://host/v1beta/openai/", "https://host/v1beta/openai/chat/completions"),
        ):
            hands.write(form.address, typed)
            assert form.final.text() == f"Asked at: {url}"
        hands.write(form.address, "https://api.example.org")
        assert form.on.text() == "On: api.example.org gets prompts when you ask for it"

    @pytest.mark.parametrize(
        ("typed", "says"),
        [
            ("", "Type the address"),
            ("ftp://host", "has to begin with https://"),
            ("https://me:secret@host/v1", "A user name or password"),
            ("https://host/v1?key=x", "from the “?” on"),
            (f"https://host/{KEY}", "There seems to be an access key"),
            ("http://host/v1", "Plain http to another computer"),
        ],
    )
    def test_an_address_is_refused_in_place(self, hands: Hands, typed: str, says: str) -> None:
        hands.add("llama_cpp")
        hands.write(hands.dialog.form.address, typed)
        assert says in hands.dialog.form._address_row.problem()
        assert not hands.dialog.save.isEnabled()
        assert not hands.dialog.test.isEnabled()

    def test_plain_http_to_another_computer_has_to_be_confirmed(self, hands: Hands) -> None:
        hands.add("llama_cpp")
        form = hands.dialog.form
        assert not form.plain.isVisible()
        hands.write(form.address, "http://host/v1")
        assert form.plain.isVisible()
        form.plain.click()
        hands.save()
        assert hands.book.all()[0].plain_http_confirmed
        hands.write(form.address, "https://host/v1")
        assert not form.filled_in().plain_http_confirmed

    def test_a_key_is_taken_in_no_field_but_its_own(self, hands: Hands) -> None:
        hands.add("openai")
        form = hands.dialog.form
        hands.write(form.name, KEY)
        assert "looks like an access key" in form._name_row.problem()
        hands.write(form.name, "Mine")
        hands.source(KeySource.ENVIRONMENT)
        for wrong in (KEY, "", "MY KEY", "$MY_KEY"):
            hands.write(form.key.variable, wrong)
            assert form.key.problem()
            assert not hands.dialog.save.isEnabled()
        hands.write(form.key.variable, "MY_KEY")
        form.unfold.click()
        form.more.proxy.setCurrentIndex(form.more.proxy.findData(ProxyUse.ADDRESS.value))
        for wrong in ("", "proxy:8080", f"http://me:{KEY}@proxy:8080"):
            hands.write(form.more.proxy_url, wrong)
            assert not hands.dialog.save.isEnabled()
        form.unfold.click()
        assert form.more.isVisible()  # what is wrong is not folded away
        hands.write(form.more.proxy_url, "http://proxy:8080")
        hands.save()
        assert hands.book.all()[0].proxy_url == "http://proxy:8080"

    def test_every_field_comes_back_as_it_was_saved(self, hands: Hands) -> None:
        hands.add("llama_cpp_python")
        more = hands.dialog.form.more
        assert more.schema_form.currentText() == "json_object"
        more.at_once.setValue(7)
        more.per_minute.setValue(90)
        more.silence_seconds.setValue(1200)
        hands.save()
        (kept,) = hands.book.all()
        assert (kept.at_once, kept.per_minute, kept.silence_seconds) == (7, 90, 1200)
        assert kept.json_object
        assert hands.dialog.form.filled_in() == kept
        more.schema_form.setCurrentIndex(0)
        hands.save()
        assert not hands.book.all()[0].json_object

    def test_a_second_one_of_a_kind_has_a_name_of_its_own(self, hands: Hands) -> None:
        hands.local("Ollama")
        hands.add("ollama")
        assert hands.dialog.form.name.text() == "Ollama 2"
        hands.write(hands.dialog.form.name, "Ollama")
        assert "has this name already" in hands.dialog.form._name_row.problem()

    def test_practice_needs_its_answers_only(self, hands: Hands) -> None:
        hands.add("practice")
        form = hands.dialog.form
        assert not form.address.isVisible() and not form.key.isVisible()
        form.respondent.setCurrentIndex(form.respondent.findData("forgets"))
        hands.save()
        (kept,) = hands.book.all()
        assert kept.dialect is Dialect.PRACTICE and kept.respondent == "forgets"
        assert "simulated: forgets" in hands.test()
        assert hands.window.status._network.text() == "Offline: nothing leaves this computer"


class TestKeys:
    def test_a_key_is_replaced_and_forgotten(self, hands: Hands) -> None:
        hands.local(key=KEY)
        hands.write(hands.dialog.form.key.key, f"{KEY}-2")
        hands.save()
        assert hands.store.kept == {(SERVICE, "Near"): f"{KEY}-2"}
        hands.dialog.form.key.forget.click()
        hands.rest()
        hands.rest()
        assert hands.store.kept == {}
        assert not hands.dialog.form.key.forget.isVisible()

    def test_a_renamed_connection_keeps_its_key(self, hands: Hands) -> None:
        hands.local(key=KEY)
        hands.write(hands.dialog.form.name, "遠方")
        assert "small-model" in hands.test()  # before it is saved, too
        assert hands.server.requests[-1].headers["authorization"] == f"Bearer {KEY}"
        hands.save()
        hands.rest()
        assert hands.store.kept == {(SERVICE, "遠方"): KEY}
        assert [one.name for one in hands.book.all()] == ["遠方"]
        assert hands.dialog.form.key.state.text() == "✓ A key is kept."

    def test_a_key_for_this_window_goes_along_with_a_new_name(self, hands: Hands) -> None:
        hands.store = fail.Keyring()
        hands.add("llama_cpp")
        hands.write(hands.dialog.form.address, hands.server.url)
        hands.source(KeySource.SESSION)
        hands.write(hands.dialog.form.key.key, KEY)
        hands.save()
        hands.write(hands.dialog.form.name, "Mine")
        hands.save()
        hands.rest()
        assert [one.name for one in hands.book.all()] == ["Mine"]
        hands.test()
        assert hands.server.requests[-1].headers["authorization"] == f"Bearer {KEY}"

    @pytest.mark.parametrize("kind", LOCKED)
    def test_a_name_stays_while_the_key_behind_it_cannot_be_reached(
        self, hands: Hands, kind: type[Exception]
    ) -> None:
        hands.local(key=KEY)
        hands.store = Raising(kind)
        hands.write(hands.dialog.form.name, "Other")
        hands.save()
        assert [one.name for one in hands.book.all()] == ["Near"]
        assert "The key store is locked" in hands.dialog.form.key.state.text()
        assert hands.dialog.reason.text() == "✗ It is not saved."

    def test_without_a_key_store_the_other_ways_are_told(self, hands: Hands) -> None:
        hands.store = fail.Keyring()
        hands.add("openai")
        hands.rest()
        key = hands.dialog.form.key
        assert "no key store that can be used" in key.state.text()
        assert not key.key.isVisible()
        hands.source(KeySource.SESSION)
        hands.write(key.key, KEY)
        hands.save()
        assert hands.book.all()[0].key_source is KeySource.SESSION
        assert key.state.text() == "✓ A key is kept."
        hands.source(KeySource.ENVIRONMENT)
        hands.write(key.variable, "MY_KEY")
        key.source.setFocus()  # the name is whole
        hands.rest()
        assert key.state.text() == "✓ A key is kept."

    def test_a_locked_store_can_be_looked_at_again(self, hands: Hands) -> None:
        hands.local(key=KEY)
        store, hands.store = hands.store, Raising(LOCKED[0])
        hands.dialog.done(0)
        hands.open()
        hands.rest()
        assert "The key store is locked" in hands.dialog.form.key.state.text()
        hands.store = store
        hands.dialog.form.key.again.click()
        hands.rest()
        assert hands.dialog.form.key.state.text() == "✓ A key is kept."

    def test_a_key_that_cannot_be_sent_is_refused_and_nothing_saved(self, hands: Hands) -> None:
        hands.add("openai")
        hands.write(hands.dialog.form.key.key, "two words")
        hands.save()
        assert "without blanks" in hands.dialog.form.key._key_row.problem()
        assert hands.book.all() == []
        assert "without blanks" in hands.test()
        hands.qtbot.keyClicks(hands.dialog.form.key.key, "x")
        assert hands.dialog.form.key._key_row.problem() == ""

    def test_while_the_store_asks_its_owner_the_window_lives_on(self, hands: Hands) -> None:
        hands.store = store = Slow()
        hands.add("openai")
        hands.rest()
        hands.write(hands.dialog.form.key.key, KEY)
        hands.dialog.save.click()
        assert hands.dialog.reason.text() == "Keeping the key…"
        assert not hands.dialog.form.isEnabled() and not hands.dialog.list.isEnabled()
        hands.dialog.close_button.click()  # what is being saved is not asked about
        assert not hands.is_open
        assert hands.book.all() == []
        store.free.set()
        hands.rest()
        assert [one.name for one in hands.book.all()] == ["OpenAI"]

    def test_a_removed_connection_takes_its_key_along(self, hands: Hands) -> None:
        hands.local(key=KEY)
        hands.dialog.remove.click()
        hands.answer("Cancel")
        assert len(hands.book.all()) == 1
        hands.dialog.remove.click()
        hands.answer("Remove")
        hands.rest()
        assert hands.book.all() == [] and hands.store.kept == {}
        assert hands.dialog.empty.button.isVisible()

    def test_a_key_left_behind_in_a_locked_store_is_told(self, hands: Hands) -> None:
        hands.local("Near", key=KEY)
        hands.local("Other")
        hands.choose(0)
        hands.rest()
        hands.store = Raising(LOCKED[0])
        hands.dialog.remove.click()
        hands.answer("Remove")
        hands.rest()
        assert [one.name for one in hands.book.all()] == ["Other"]
        assert "its key may still be in there" in hands.dialog.reason.text()


class TestTesting:
    def test_the_models_are_named(self, hands: Hands) -> None:
        hands.local()
        hands.server.models = [f"model-{number}" for number in range(43)]
        said = hands.test()
        assert said.startswith("✓ The service answers and offers 43 model(s):\nmodel-0\n")
        assert said.endswith("model-39\n… and 3 more")

    def test_a_service_may_be_tested_while_it_is_off_and_before_it_is_saved(
        self, hands: Hands
    ) -> None:
        hands.add("llama_cpp")
        hands.dialog.form.on.setChecked(False)
        hands.write(hands.dialog.form.address, hands.server.url)
        assert "small-model" in hands.test()
        assert hands.book.all() == []

    def test_a_key_that_the_server_says_back_is_taken_out(self, hands: Hands) -> None:
        hands.server.lists = _raising(
            401,
            lambda asked: {"error": {"message": f"wrong key: {asked.headers['authorization']}"}},
        )
        hands.local(key=KEY)
        said = hands.test()
        assert said.startswith("✗ ") and "[key removed]" in said
        assert KEY not in hands.shown()
        hands.write(hands.dialog.form.key.key, f"{KEY}-typed")
        said = hands.test()  # and so is one that is only tried
        assert "[key removed]" in said and KEY not in said
        assert hands.store.kept == {(SERVICE, "Near"): KEY}

    def test_what_a_server_says_is_shown_as_it_is(self, hands: Hands) -> None:
        hands.server.lists = _raising(
            403, lambda _: {"error": {"message": "<b>bold</b> <img src=x> 不可"}}
        )
        hands.local()
        assert "<b>bold</b> <img src=x> 不可" in hands.test()

    def test_a_redirect_is_told_and_not_followed(self, hands: Hands) -> None:
        async def away(request: Request, reply: Reply) -> None:
            reply.send(302, b"", {"location": "https://elsewhere.example/v1/models"})

        hands.server.lists = away
        hands.local(key=KEY)
        assert "elsewhere.example" in hands.test()
        assert len(hands.server.requests) == 1

    def test_a_silent_service_is_given_up_at_once(self, hands: Hands) -> None:
        asked, free = threading.Event(), threading.Event()

        async def silent(request: Request, reply: Reply) -> None:
            import asyncio

            asked.set()
            while not free.is_set():
                await asyncio.sleep(0.01)
            reply.drop()

        hands.server.lists = silent
        hands.local()
        hands.dialog.test.setFocus()
        hands.dialog.test.click()
        hands.qtbot.waitUntil(asked.is_set, timeout=20_000)
        cancel = QApplication.focusWidget()
        assert isinstance(cancel, QPushButton) and cancel.text() == "Cancel"
        hands.qtbot.keyClick(cancel, Qt.Key.Key_Space)
        assert not hands.dialog.progress.isVisible()
        assert hands.dialog.test.isEnabled() and hands.dialog.test.hasFocus()
        hands.rest()
        free.set()
        assert hands.dialog.said.isHidden()

    def test_a_test_of_one_says_nothing_of_another(self, hands: Hands) -> None:
        hands.local("Near")
        hands.local("Other")
        hands.choose(0)
        hands.rest()
        hands.dialog.test.click()
        hands.choose(1)
        assert not hands.dialog.progress.isVisible()
        hands.rest()
        assert hands.dialog.said.isHidden()


class TestNetworkHonesty:
    def test_the_status_line_says_who_gets_prompts(self, hands: Hands) -> None:
        button = hands.window.status._network
        near = hands.server.url.removeprefix("http://")
        assert button.text() == "Offline: nothing leaves this computer"
        hands.local()
        assert button.text() == f"Only this computer is asked: {near}"
        hands.add("anthropic")
        hands.save()
        assert button.text() == "Online: api.anthropic.com and 1 more get prompts when asked"
        whole = f"Online: api.anthropic.com, {near} get prompts when asked"
        assert button.toolTip() == whole and button.accessibleName() == whole
        hands.choose(0)
        hands.dialog.form.on.click()
        hands.save()
        assert button.text() == "Online: api.anthropic.com gets prompts when asked"
        hands.dialog.done(0)
        hands.window.trigger("tools.offline")
        assert button.text() == "Offline: nothing leaves this computer"
        assert not hands.book.enabled() and len(hands.book.all()) == 2

    def test_it_opens_the_connections(self, hands: Hands) -> None:
        hands.dialog.done(0)
        assert not hands.is_open
        hands.window.status._network.click()
        assert hands.is_open


class TestLeaving:
    def test_what_was_typed_is_not_lost_unasked(self, hands: Hands) -> None:
        hands.local("Near")
        hands.local("Other")
        ways: tuple[Callable[[], object], ...] = (
            lambda: hands.qtbot.keyClick(hands.dialog, Qt.Key.Key_Escape),
            hands.dialog.close_button.click,
            hands.dialog.close,
            lambda: hands.choose(0),
            lambda: hands.add("openai"),
        )
        for way in ways:
            hands.write(hands.dialog.form.name, "Typed")
            way()
            question = hands.question()
            assert question is not None
            hands.qtbot.keyClick(question, Qt.Key.Key_Escape)
            assert hands.is_open and hands.dialog.form.name.text() == "Typed"
            assert hands.dialog.list.currentItem().text() == "Other (on)"
        hands.choose(0)
        hands.answer("Discard")
        assert hands.dialog.form.name.text() == "Near"
        hands.write(hands.dialog.form.name, "Typed")
        hands.qtbot.keyClick(hands.dialog, Qt.Key.Key_Escape)
        hands.answer("Discard")
        assert not hands.is_open
        assert [one.name for one in hands.book.all()] == ["Near", "Other"]

    def test_without_a_change_nothing_is_asked(self, hands: Hands) -> None:
        hands.local()
        hands.qtbot.keyClick(hands.dialog, Qt.Key.Key_Escape)
        assert not hands.is_open

    def test_the_hand_begins_where_there_is_something_to_do(self, hands: Hands) -> None:
        assert hands.dialog.empty.button.hasFocus()
        hands.qtbot.keyClick(hands.dialog.empty.button, Qt.Key.Key_Space)
        assert hands.dialog.add_menu.isVisible()
        hands.dialog.add_menu.close()

    def test_every_control_has_a_name_and_is_reached_by_tab(self, hands: Hands) -> None:
        hands.add("openai")
        hands.dialog.form.unfold.click()
        form = hands.dialog.form
        form.name.setFocus()
        seen: list[QWidget] = []
        while (now := QApplication.focusWidget()) is not None and now not in seen:
            seen.append(now)
            hands.qtbot.keyClick(now, Qt.Key.Key_Tab)
        names = [part.accessibleName() or getattr(part, "text", str)() for part in seen]
        assert all(names), list(zip(names, seen, strict=True))
        order = [
            form.name,
            form.dialect,
            form.address,
            form.key.source,
            form.key.key,
            form.unfold,
            form.more.at_once,
            form.more.proxy,
            form.more.ca_file,
            form.more.browse,
            form.more.schema_form,
            form.on,
            hands.dialog.test,
            hands.dialog.save,
            hands.dialog.close_button,
        ]
        assert [part for part in seen if part in order] == order
