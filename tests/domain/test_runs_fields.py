"""What is typed into a field of the run log is taken as typed, or refused; never guessed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.run_fields import parse_run_field
from statelab_gui.domain.runs import BLANK, RUN_FIELDS, Setting

_REFUSED = {
    "input_tokens": "not_an_integer",
    "cost": "not_a_number",
    "truncated": "not_a_flag",
}


@pytest.mark.parametrize("key", [field.key for field in RUN_FIELDS])
@pytest.mark.parametrize("text", ["", "  ", "\t", "\u3000"])
def test_nothing_typed_is_blank_and_not_zero(key: str, text: str) -> None:
    assert parse_run_field(key, text) is BLANK


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("input_tokens", "0", "0"),
        ("input_tokens", " 1200 ", "1200"),
        ("input_tokens", "１２００", "1200"),
        ("input_tokens", "9" * 18, "9" * 18),
        ("cost", "0.10", "0.10"),
        ("cost", "００．２５０", "00.250"),
        ("cost", "3", "3"),
        ("truncated", "yes", "yes"),
        ("truncated", " No", "no"),
        ("notes", " two\nlines １ ", " two\nlines １ "),
        ("notes", "not provided", "not provided"),
    ],
)
def test_what_is_meant_plainly_is_taken(key: str, text: str, value: str) -> None:
    assert parse_run_field(key, text) == Setting.of(value)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        *(("input_tokens", text) for text in ("1,234", "１，２３４", "1 234", "1.0", "1e3", "007")),
        *(("input_tokens", text) for text in ("+3", "-3", "12 tokens", "0x10", "²", "①", "٤")),
        *(("input_tokens", text) for text in ("9" * 19, "1_000", "n/a")),
        *(("cost", text) for text in ("1,5", "$0.02", "-0.5", "+1", "1e-5", "NaN", "Infinity")),
        *(("cost", text) for text in (".5", "5.", "0.1.2", "½", "9" * 31, "－1")),
        *(("truncated", text) for text in ("maybe", "1", "0", "yes no")),
    ],
)
def test_what_would_have_to_be_guessed_is_refused_with_what_was_typed(key: str, text: str) -> None:
    with pytest.raises(KnownError) as caught:
        parse_run_field(key, text)
    assert caught.value.code == _REFUSED[key]
    assert caught.value.facts == {"field": key, "value": text}


@given(st.sampled_from([field.key for field in RUN_FIELDS]), st.text())
def test_what_was_taken_is_taken_again_unchanged(key: str, text: str) -> None:
    try:
        taken = parse_run_field(key, text)
    except KnownError:
        return
    assert parse_run_field(key, taken.value) == taken
