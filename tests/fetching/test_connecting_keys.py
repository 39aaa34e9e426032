"""The keys of connections in the real window, with key stores of every temper."""

import threading

import pytest
from connections_bench import KEY, Hands
from key_stores import LOCKED, Raising, Working
from keyring.backends import fail

from statelab_gui.domain.fetching.connections import KeySource
from statelab_gui.providers.credentials import SERVICE


class Slow(Working):
    """Keeps nothing before it is let go, as one whose owner is asked and does not answer."""

    def __init__(self) -> None:
        super().__init__()
        self.free = threading.Event()

    def set_password(self, service: str, username: str, password: str) -> None:
        self.free.wait(20)
        super().set_password(service, username, password)


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
