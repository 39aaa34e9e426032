"""What is typed as a base address, and what becomes of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.providers.addresses import check, endpoint, host_of, is_loopback
from statelab_gui.providers.presets import PRESETS

OPENAI, ANTHROPIC, OLLAMA = Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA


@pytest.mark.parametrize(
    ("dialect", "typed", "final"),
    [
        (OPENAI, "http://127.0.0.1:11434", "http://127.0.0.1:11434/v1/chat/completions"),
        (OPENAI, "http://127.0.0.1:11434/", "http://127.0.0.1:11434/v1/chat/completions"),
        (OPENAI, "https://api.openai.com/v1", "https://api.openai.com/v1/chat/completions"),
        (OPENAI, "https://api.openai.com/v1/", "https://api.openai.com/v1/chat/completions"),
        (OPENAI, "https://api.openai.com//v1//", "https://api.openai.com/v1/chat/completions"),
        (OPENAI, " https://h/v1beta/openai/ ", "https://h/v1beta/openai/chat/completions"),
        (OPENAI, "https://h/api/v1", "https://h/api/v1/chat/completions"),
        (OPENAI, "https://h/x/chat/completions", "https://h/x/chat/completions"),
        (OPENAI, "https://h/chat/completions", "https://h/chat/completions"),
        (ANTHROPIC, "https://api.anthropic.com", "https://api.anthropic.com/v1/messages"),
        (ANTHROPIC, "https://api.anthropic.com/v1/", "https://api.anthropic.com/v1/messages"),
        (ANTHROPIC, "https://h/v1/messages", "https://h/v1/messages"),
        (ANTHROPIC, "https://h/anthropic", "https://h/anthropic/v1/messages"),
        (OLLAMA, "http://localhost:11434", "http://localhost:11434/api/chat"),
        (OLLAMA, "http://localhost:11434/v1/", "http://localhost:11434/api/chat"),
        (OLLAMA, "http://localhost:11434/api", "http://localhost:11434/api/chat"),
        (OLLAMA, "http://localhost:11434/api/chat", "http://localhost:11434/api/chat"),
        (OLLAMA, "http://h/ollama", "http://h/ollama/api/chat"),
        (OPENAI, "HTTP://[::1]:8080", "http://[::1]:8080/v1/chat/completions"),
        (OPENAI, "https://h/../v1", "https://h/v1/chat/completions"),
        (OPENAI, "https://h/a/.././b/v1", "https://h/b/v1/chat/completions"),
        (OPENAI, "https://h/v1/..", "https://h/v1/chat/completions"),
        (ANTHROPIC, "https://h/./v1", "https://h/v1/messages"),
        (Dialect.PRACTICE, "", ""),
    ],
)
def test_every_way_of_typing_ends_at_the_right_address(
    dialect: Dialect, typed: str, final: str
) -> None:
    assert endpoint(dialect, typed) == final
    assert endpoint(dialect, final) == final


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "address_missing"),
        ("   ", "address_missing"),
        ("api.openai.com/v1", "address_not_http"),
        ("ftp://h/v1", "address_not_http"),
        ("file:///etc/passwd", "address_not_http"),
        ("localhost:8080", "address_not_http"),
        ("http://", "address_without_host"),
        ("http:///v1", "address_without_host"),
        ("http://h:port/v1", "address_without_host"),
        ("http://h:99999/v1", "address_without_host"),
        ("http://[::1/v1", "address_without_host"),
        ("http://a b/v1", "address_without_host"),
        ("http://h/v1\nx", "address_without_host"),
        ("http://127.0.0.1\\.example.org/v1", "address_without_host"),
        ("https://user:word@h/v1", "address_has_user_info"),
        ("https://sk-abcdefghijklmnopqrst@h/v1", "address_has_user_info"),
        ("https://h/v1?key=sk-abcdefgh", "address_has_query"),
        ("https://h/v1?", "address_has_query"),
        ("https://h/v1#part", "address_has_fragment"),
        ("https://h/sk-abcdefghijklmnopqrstuv/v1", "address_has_key"),
        ("https://h/v1;key=abc", "address_has_key"),
        ("https://h/a;token=abc/v1", "address_has_key"),
    ],
)
def test_what_is_no_address_or_may_hold_a_secret_is_refused(typed: str, code: str) -> None:
    with pytest.raises(KnownError) as caught:
        check(typed)
    assert caught.value.code == code
    assert "sk-" not in str(caught.value)


@given(st.sampled_from(Dialect), st.text() | st.text("htps:/[].@?#%:1a\\\n").map("http://".__add__))
def test_whatever_is_typed_has_one_final_address_or_none(dialect: Dialect, typed: str) -> None:
    try:
        final = endpoint(dialect, typed)
    except KnownError:
        return
    assert endpoint(dialect, final) == final
    assert dialect is Dialect.PRACTICE or (host_of(final) and host_of(final) == host_of(typed))
    assert isinstance(is_loopback(typed), bool)


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost",
        "http://a.localhost:1",
        "http://127.9.9.9",
        "http://[::1]:1/v1",
        "http://LOCALHOST./v1",
        "http://[::ffff:127.0.0.1]",
    ],
)
def test_this_computer_is_known_by_its_names(url: str) -> None:
    assert is_loopback(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://localhost.example.org",
        "http://127.0.0.1.example.org",
        "http://0.0.0.0",
        "http://10.0.0.1",
        "http://[::2]",
        "http://h/localhost",
        "http://[::1",
        "",
    ],
)
def test_no_other_computer_passes_for_this_one(url: str) -> None:
    assert not is_loopback(url)


def test_a_host_is_shown_with_the_port_that_was_typed() -> None:
    assert host_of("https://api.openai.com/v1") == "api.openai.com"
    assert host_of("http://[::1]:8080/v1") == "[::1]:8080"
    assert host_of("no address") == ""


def test_every_preset_is_reached_at_an_address_that_passes() -> None:
    assert len({preset.key for preset in PRESETS}) == len(PRESETS)
    for preset in PRESETS:
        made = preset.connection("Name")
        final = endpoint(made.dialect, made.base_url)
        assert not made.enabled
        assert preset.needs_key == bool(preset.key_variable)
        assert preset.needs_key or not final or is_loopback(final)
        assert not preset.needs_key or final.startswith("https://")
