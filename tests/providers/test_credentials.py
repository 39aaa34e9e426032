"""Keys: where they are kept, and what is said where they cannot be."""

import copy
import pickle
import traceback
from dataclasses import dataclass

import key_stores
import pytest
from keyring.backends import fail, null

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.providers.credentials import SERVICE, Keys, KeyStoreState, Secret

KEY = "sk-planted-0123456789abcdefXYZ"


def connection(source, variable=""):
    return Connection("mine", Dialect.OPENAI, key_source=source, key_variable=variable)


KEPT = connection(KeySource.KEYRING)


def keys_in(store, environment=None):
    return Keys(lambda: store, environment or {})


def refused(code, act, *arguments):
    with pytest.raises(KnownError) as caught:
        act(*arguments)
    assert caught.value.code == code
    told = "".join(traceback.format_exception(caught.value))
    assert KEY not in told
    return caught.value.facts


class TestSecret:
    def test_it_is_told_by_reveal_only(self):
        @dataclass
        class Holder:
            secret: Secret

        secret = Secret(KEY)
        assert secret.reveal() == KEY
        shown = (repr(secret), str(secret), f"{secret}", f"{secret:>60}", repr(Holder(secret)))
        assert not any(KEY in text for text in (*shown, repr([secret]), str({1: secret})))

    def test_it_cannot_be_written_down(self):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with pytest.raises(TypeError):
                pickle.dumps(Secret(KEY), protocol)

    def test_a_copy_is_the_same_one(self):
        secret = Secret(KEY)
        assert copy.copy(secret) is secret
        assert copy.deepcopy([secret])[0] is secret

    def test_its_attributes_are_not_listed_with_its_text(self):
        assert not hasattr(Secret(KEY), "__dict__")


class TestStore:
    def test_a_key_that_is_kept_is_read_by_the_name_of_its_connection(self):
        store = key_stores.Working()
        keys_in(store).keep("mine", f"  {KEY}\n")
        assert store.kept == {(SERVICE, "mine"): KEY}
        assert keys_in(store).read(KEPT).reveal() == KEY

    def test_a_key_that_is_not_there_is_missing(self):
        assert refused("key_missing", keys_in(key_stores.Working()).read, KEPT) == {"name": "mine"}

    def test_a_key_that_is_forgotten_is_gone_and_forgetting_none_is_no_error(self):
        store = key_stores.Working()
        keys = keys_in(store)
        keys.keep("mine", KEY)
        keys.forget("mine")
        keys.forget("mine")
        assert not store.kept

    def test_a_store_that_works_is_ready(self):
        assert keys_in(key_stores.Working()).state() is KeyStoreState.READY

    @pytest.mark.parametrize("store", [fail.Keyring, null.Keyring])
    def test_no_store_is_told(self, store):
        keys = keys_in(store())
        assert keys.state() is KeyStoreState.NONE
        refused("no_key_store", keys.keep, "mine", KEY)
        refused("no_key_store", keys.read, KEPT)
        keys.forget("mine")

    @pytest.mark.parametrize("kind", key_stores.LOCKED)
    def test_a_locked_store_is_told(self, kind):
        keys = keys_in(key_stores.Raising(kind))
        assert keys.state() is KeyStoreState.LOCKED
        refused("key_store_locked", keys.keep, "mine", KEY)
        refused("key_store_locked", keys.read, KEPT)
        refused("key_store_locked", keys.forget, "mine")

    @pytest.mark.parametrize("kind", [OSError, RuntimeError, ValueError])
    def test_a_store_that_breaks_is_none(self, kind):
        keys = keys_in(key_stores.Raising(kind))
        assert keys.state() is KeyStoreState.NONE
        refused("no_key_store", keys.keep, "mine", KEY)

    def test_a_store_that_keeps_nothing_is_found_out_at_once(self):
        refused("no_key_store", keys_in(key_stores.Swallowing()).keep, "mine", KEY)

    def test_a_key_too_long_for_the_store_is_told_with_the_limit(self):
        keys = keys_in(key_stores.Short())
        keys.keep("mine", "k" * 1_280)
        facts = refused("key_too_long", keys.keep, "mine", KEY + "k" * 1_280)
        assert facts == {"limit": 1_280}

    def test_a_key_longer_than_any_header_is_refused_before_the_store_sees_it(self):
        store = key_stores.Working()
        assert refused("key_too_long", keys_in(store).keep, "mine", "k" * 8_001)["limit"] == 8_000
        assert not store.kept

    def test_a_store_that_writes_keys_in_the_clear_is_not_used(self):
        plain = type("PlaintextKeyring", (key_stores.Working,), {"__module__": "keyrings.alt.file"})
        store = plain()
        refused("no_key_store", keys_in(store).keep, "mine", KEY)
        assert not store.kept

    def test_of_a_chain_the_first_that_keeps_keys_safe_is_used(self):
        plain = type("PlaintextKeyring", (key_stores.Working,), {"__module__": "keyrings.alt.file"})

        class Chain(key_stores.Working):
            backends = (plain(), key_stores.Working())

        keys_in(Chain()).keep("mine", KEY)
        assert not Chain.backends[0].kept
        assert Chain.backends[1].kept == {(SERVICE, "mine"): KEY}


class TestAnotherName:
    def test_a_key_is_kept_under_both_names_until_one_is_forgotten(self):
        store = key_stores.Working()
        keys = keys_in(store)
        keys.keep("old", KEY)
        keys.copy("old", "mine")
        keys.forget("old")
        assert keys.read(KEPT).reveal() == KEY
        assert list(store.kept) == [(SERVICE, "mine")]

    def test_a_key_for_this_window_goes_along_though_the_store_is_locked(self):
        for kind in key_stores.LOCKED:
            keys = keys_in(key_stores.Raising(kind))
            keys.keep_for_session("old", KEY)
            refused("key_store_locked", keys.copy, "old", "mine")
            assert keys.read(connection(KeySource.SESSION)).reveal() == KEY

    def test_where_there_is_no_key_or_no_store_nothing_is_done(self):
        store = key_stores.Working()
        keys_in(store).copy("old", "mine")
        assert not store.kept
        keys_in(fail.Keyring()).copy("old", "mine")


class TestElsewhere:
    def test_a_connection_without_a_key_has_none(self):
        assert keys_in(key_stores.Raising(OSError)).read(connection(KeySource.NONE)) is None

    def test_a_key_for_this_window_is_in_no_store_and_in_no_other_window(self):
        store = key_stores.Working()
        keys = keys_in(store)
        keys.keep_for_session("mine", KEY)
        assert keys.read(connection(KeySource.SESSION)).reveal() == KEY
        assert not store.kept
        assert KEY not in repr(vars(keys))
        refused("key_missing", keys_in(store).read, connection(KeySource.SESSION))

    def test_a_key_for_this_window_is_forgotten_though_there_is_no_store(self):
        keys = keys_in(fail.Keyring())
        keys.keep_for_session("mine", KEY)
        keys.forget("mine")
        refused("key_missing", keys.read, connection(KeySource.SESSION))

    def test_a_key_is_read_from_the_variable_that_is_named(self):
        keys = keys_in(key_stores.Working(), {"MY_KEY": f"{KEY}\n"})
        named = connection(KeySource.ENVIRONMENT, "MY_KEY")
        assert keys.read(named).reveal() == KEY

    @pytest.mark.parametrize("value", [None, "", "  "])
    def test_a_variable_that_is_not_set_is_named(self, value):
        environment = {} if value is None else {"MY_KEY": value}
        keys = keys_in(key_stores.Working(), environment)
        facts = refused(
            "key_variable_missing", keys.read, connection(KeySource.ENVIRONMENT, "MY_KEY")
        )
        assert facts == {"variable": "MY_KEY"}


@pytest.mark.parametrize("key", ["", " ", "two words", "tab\tin it", "schlüssel", "nul\0", "鑰匙"])
def test_what_cannot_stand_in_a_header_is_refused(key):
    keys = keys_in(key_stores.Working(), {"K": key or "a b"})
    refused("key_not_sendable", keys.keep, "mine", key)
    refused("key_not_sendable", keys.keep_for_session, "mine", key)
