"""A record is shown whole: nothing is hidden, nothing can be mistaken, every place is found."""

import re
import unicodedata

from hypothesis import example, given
from hypothesis import strategies as st

from statelab_gui.domain.displaying import (
    display,
    displayable,
    name_shown,
    record_of_text,
    text_of_record,
)

_MARK = re.compile(r"⟦(?:U\+([0-9A-F]{4,6})|\\x([0-9A-F]{2}))⟧|([\u2400-\u2421])", re.DOTALL)

texts = st.text() | st.text(
    "a⟦⟧␀\x00\x1b\r\n\t\x7f\x85\u00a0\u200b\u202e\ufeff\ud800\udc80\udfff你"
)
records = st.binary() | texts.map(record_of_text) | st.binary().map(lambda b: b"\xed\xb2\x80" + b)


def _record_of_display(text: str) -> bytes:
    """The only record that `text` can be the display of."""

    def unmark(match: re.Match[str]) -> str:
        code, byte, picture = match.groups()
        if byte:
            return chr(0xDC00 + int(byte, 16))
        if picture:
            return "\x7f" if picture == "\u2421" else chr(ord(picture) - 0x2400)
        found = chr(int(code, 16))
        return found.encode("utf-8", "surrogatepass").decode("utf-8", "surrogateescape")

    return _MARK.sub(unmark, text).encode("utf-8", "surrogateescape")


@given(records)
@example("⟦U+00A0⟧\u00a0␀\x00".encode())
@example(b"\xed\xa0\x80\xed\xb2\x80\xff\xed")
def test_a_display_stands_for_one_record_only(raw: bytes) -> None:
    assert _record_of_display(displayable(raw)) == raw


@given(records)
def test_a_display_holds_nothing_that_cannot_be_seen(raw: bytes) -> None:
    text = displayable(raw)
    text.encode("utf-8")
    hidden = {"Cc", "Cf", "Cs", "Zl", "Zp", "Zs"}
    assert not [c for c in text if unicodedata.category(c) in hidden and c not in " \n\t"]


def test_every_invisible_character_is_marked_or_pictured() -> None:
    for code in range(0x110000):
        char = chr(code)
        if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp", "Zs"):
            seen = displayable(record_of_text(char))
            assert (seen == char) == (char in " \n\t"), hex(code)


def test_marks_name_the_character_or_the_byte() -> None:
    assert displayable("a\u00a0b\u202ec\ufeff".encode()) == "a⟦U+00A0⟧b⟦U+202E⟧c⟦U+FEFF⟧"
    assert displayable(b"\x00\r\n\t\x7f\xff") == "␀␍\n\t␡⟦\\xFF⟧"
    assert displayable(record_of_text("\ud800\udc80")) == "⟦U+D800⟧⟦U+DC80⟧"
    assert displayable("圍欄 ok".encode()) == "圍欄 ok"


@given(records)
def test_every_place_of_the_record_is_found_in_its_display(raw: bytes) -> None:
    text, shown = text_of_record(raw), display(raw)
    assert shown.text == displayable(raw)
    assert shown.complete
    places = [shown.offset(at) for at in range(len(text) + 1)]
    assert places == sorted(places)
    assert places[-1] == len(shown.text) and places[0] == 0
    for at, char in enumerate(text):
        piece = shown.text[places[at] : places[at + 1]]
        if not 0xD800 <= ord(char) <= 0xDFFF:
            assert piece == displayable(char.encode())


@given(records, st.integers(0, 30))
def test_a_head_is_the_beginning_and_says_so(raw: bytes, limit: int) -> None:
    text, head = text_of_record(raw), display(raw, limit)
    assert head.complete == (len(text) <= limit)
    assert head.offset(10**9) == len(head.text)
    whole = display(raw)
    split = text[max(0, limit - 2) : limit + 2]
    if "\udced" not in split:
        assert head.text == whole.text[: whole.offset(min(limit, len(text)))]


@given(st.text(st.characters(), max_size=50))
def test_a_pasted_text_is_kept_with_its_lone_surrogates(text: str) -> None:
    assert record_of_text(text).decode("utf-8", "surrogatepass") == text


def test_a_name_cannot_turn_or_break_the_line_it_stands_in() -> None:
    assert name_shown("gemma\u202e 3\u2069\n\x00\x85") == (
        "gemma⟦U+202E⟧ 3⟦U+2069⟧⟦U+000A⟧␀⟦U+0085⟧"
    )


def test_a_name_keeps_its_wide_spaces_and_joined_signs() -> None:
    name = "模型\u3000甲 \U0001f468\u200d\U0001f469 <b>&\u00a0v1"
    assert name_shown(name) == name
