"""Taking keys out of texts: in every form in which one may come back."""

import base64
import html
import json
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from statelab_gui.providers.redacting import REMOVED, Redactor
from statelab_gui.providers.secrets import Secret

KEYS = ["sk-proj-aB3dE5fG7hI9jK1lM3nO5", 'odd"key/with+signs&more=\\%', "0123456789"]
PRINTABLE = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=12, max_size=60)


def redactor(*keys):
    made = Redactor()
    for key in keys:
        made.add(Secret(key))
    return made


def forms(key):
    """The key as others may write it."""
    yield key
    yield json.dumps(key)[1:-1]
    yield json.dumps(key)[1:-1].replace("/", "\\/")
    yield "".join(f"\\u{ord(c):04x}" for c in key)
    yield quote(key, safe="")
    yield quote_plus(key)
    yield "".join(f"%{ord(c):02x}" for c in key)
    yield html.escape(key)


@pytest.mark.parametrize("key", KEYS)
def test_every_form_of_a_key_is_taken_out_of_texts_and_bytes(key):
    cleaner = redactor(key)
    for form in forms(key):
        text = f"before {form} between {form}{form} after"
        expected = f"before {REMOVED} between {REMOVED}{REMOVED} after"
        assert cleaner.clean(text) == expected
        assert cleaner.clean_bytes(b"\xff" + text.encode()) == b"\xff" + expected.encode()


@given(PRINTABLE, st.sampled_from([str.upper, str.lower, str.swapcase]), st.text(max_size=9))
def test_a_key_in_other_letters_is_taken_out_and_the_rest_stays(key, change, beside):
    assume(change(key).lower() == key.lower() and not set(beside.lower()) & set(key.lower()))
    cleaner = redactor(key)
    text = f"{beside} {change(key)} {beside}"
    assert cleaner.clean(text) == f"{beside} {REMOVED} {beside}"
    data = text.encode("utf-8", "surrogatepass")
    assert cleaner.clean_bytes(data) == cleaner.clean(text).encode("utf-8", "surrogatepass")


@given(PRINTABLE, st.binary(max_size=20), st.binary(max_size=20))
def test_a_key_in_base64_cannot_be_read_back(key, before, after):
    assume(key.encode() not in before + after)
    for encode in (base64.b64encode, base64.urlsafe_b64encode):
        text = redactor(key).clean(encode(before + key.encode() + after).decode())
        assert REMOVED in text
        for part in text.split(REMOVED):
            for cut in range(4):
                piece = part[cut:]
                piece = piece[: len(piece) // 4 * 4]
                found = base64.b64decode(piece.replace("-", "+").replace("_", "/"), validate=True)
                assert key.encode() not in found


@given(PRINTABLE, st.data())
def test_a_body_cut_off_inside_of_a_key_does_not_end_with_its_beginning(key, data):
    size = data.draw(st.integers(8, len(key) - 1))
    for form in forms(key):
        assume("x" not in form[:1])
        text = f'{{"message":"xx{form[:size]}'
        assert form[:8] not in redactor(key).clean(text)
        assert form[:8].encode() not in redactor(key).clean_bytes(text.encode())


@given(st.binary(max_size=200))
def test_bytes_without_a_key_come_back_as_they_are(data):
    cleaner = redactor(*KEYS)
    assume(b"0123456" not in data)
    assert cleaner.clean_bytes(data) is data


def test_of_two_keys_one_in_the_other_the_longer_is_taken_out_first():
    cleaner = redactor("abcdefgh12", "abcdefgh1234567890")
    assert cleaner.clean("is abcdefgh1234567890.") == f"is {REMOVED}."


@pytest.mark.parametrize("key", ["x", "none", "EMPTY", "ollama", "lm-studio", "LM-Studio"])
def test_a_word_that_servers_want_for_form_is_left_in_answers(key):
    assert redactor(key).clean(f'{{"model": "{key}/7b"}}') == f'{{"model": "{key}/7b"}}'


def test_a_redactor_that_knows_no_key_changes_nothing():
    assert Redactor().clean("sk-anything") == "sk-anything"
