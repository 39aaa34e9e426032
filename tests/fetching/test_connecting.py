"""Connections, added, changed, removed and left in the real window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from connections_bench import KEY, Hands
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from statelab_gui.domain.fetching.connections import Dialect, KeySource, LimitField, ProxyUse
from statelab_gui.domain.practice import RESPONDENTS
from statelab_gui.providers.credentials import SERVICE, Keys


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

    def test_what_practice_answers_like_stands_under_headings(self, hands: Hands) -> None:
        hands.add("practice")
        box = hands.dialog.form.respondent
        rows = range(box.count())
        headings = [row for row in rows if box.itemData(row) is None]
        assert [box.itemText(row) for row in headings] == [
            "Cells and conversations",
            "State tracking: one slip",
            "Intent drift",
            "Form of the reply",
        ]
        choices = [box.itemData(row) for row in rows if row not in headings]
        assert sorted(choices) == sorted(RESPONDENTS)
        assert box.currentData() == next(iter(RESPONDENTS))
        box.setFocus()
        hands.qtbot.keyClick(box, Qt.Key.Key_Home)
        for _ in rows:
            assert box.currentIndex() not in headings
            hands.qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentData() == choices[-1]


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

    def test_an_added_one_is_not_dropped_unasked_and_can_be_saved(self, hands: Hands) -> None:
        for way in (hands.dialog.close_button.click, lambda: hands.add("openai")):
            hands.dialog.begin("practice")
            way()
            question = hands.question()
            assert question is not None
            words = sorted(button.text() for button in question.buttons())
            assert words == ["Cancel", "Discard", "Save"]
            assert question.defaultButton().text() == "Save"
            hands.qtbot.keyClick(question, Qt.Key.Key_Escape)
            assert hands.is_open and hands.dialog.form.name.text() == "Practice"
        hands.dialog.close_button.click()
        hands.answer("Save")
        hands.rest()
        assert not hands.is_open
        (kept,) = hands.book.all()
        assert kept.dialect is Dialect.PRACTICE

    def test_what_is_saved_on_the_way_to_another_leads_there(self, hands: Hands) -> None:
        hands.local("Near")
        hands.add("practice")
        hands.choose(0)
        hands.answer("Save")
        hands.rest()
        assert [one.name for one in hands.book.all()] == ["Near", "Practice"]
        assert hands.dialog.form.name.text() == "Near"
        assert hands.dialog.list.currentItem().text() == "Near (on)"
        hands.qtbot.keyClick(hands.dialog, Qt.Key.Key_Escape)
        assert not hands.is_open

    def test_what_cannot_be_saved_can_only_be_let_go(self, hands: Hands) -> None:
        hands.add("openai")
        hands.write(hands.dialog.form.address, "ftp://host")
        hands.dialog.close()
        question = hands.question()
        assert question is not None
        assert sorted(button.text() for button in question.buttons()) == ["Cancel", "Discard"]
        hands.answer("Discard")
        assert not hands.is_open and hands.book.all() == []

    def test_a_key_that_cannot_be_kept_leaves_the_dialog_open(self, hands: Hands) -> None:
        hands.window.network._keys = Keys(lambda: None, {})
        hands.add("openai")
        hands.write(hands.dialog.form.key.key, KEY)
        hands.dialog.close()
        hands.answer("Save")
        hands.rest()
        assert hands.is_open and hands.book.all() == []
        assert hands.dialog.form.key.typed() == KEY

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
