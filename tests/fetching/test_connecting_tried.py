"""Connections tested in the real window against a real server."""

import json
import threading
from collections.abc import Callable

from connections_bench import KEY, Hands
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from server import Reply, Request

from statelab_gui.providers.credentials import SERVICE


def _raising(status: int, says: Callable[[Request], dict[str, object]]) -> object:
    async def misdeed(request: Request, reply: Reply) -> None:
        reply.send(status, json.dumps(says(request)).encode())

    return misdeed


class TestTesting:
    def test_the_models_are_named(self, hands: Hands) -> None:
        hands.local()
        hands.server.models = [f"model-{number}" for number in range(43)]
        said = hands.test()
        assert said.startswith("✓ The service answers and offers 43 models:\nmodel-0\n")
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
