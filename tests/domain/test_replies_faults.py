"""Every format error has its reason, from a closed list, at the right place."""

import pytest

from statelab_gui.domain.faults import FaultKind as K
from statelab_gui.domain.faults import FormatFault, NoteKind, SyntaxHint, ValueKind
from statelab_gui.domain.replies import read_reply, record_of_text

OK = '{"a":4,"b":3}'
CELLS = ("a", "b")


def _faults(text: str) -> tuple[FormatFault, ...]:
    reading = read_reply(record_of_text(text), CELLS)
    assert reading.values is None
    return reading.faults


_REASONS: dict[str, list[tuple[K, int, str]]] = {
    # reply: kinds, each with its place and detail
    "": [(K.EMPTY, 0, "")],
    " \n\u3000": [(K.EMPTY, 0, "⟦U+3000⟧")],
    "\ufeff" + OK: [(K.BOM, 0, "⟦U+FEFF⟧")],
    "\ufeff": [(K.BOM, 0, "⟦U+FEFF⟧"), (K.EMPTY, 1, "")],
    f"\ufeff```\n{OK}\n```": [(K.BOM, 0, "⟦U+FEFF⟧"), (K.FENCED, 1, "```")],
    '{"a":"\ud800"}': [(K.LONE_SURROGATE, 6, "⟦U+D800⟧")],
    f"```json\n{OK}\n```": [(K.FENCED, 0, "```json")],
    f"~~~\n{OK}\n~~~\n": [(K.FENCED, 0, "~~~")],
    f"Here:\n```json\n{OK}\n```\nDone": [
        (K.FENCED, 6, "```json"),
        (K.TEXT_BEFORE, 0, "Here:"),
        (K.TEXT_AFTER, 32, "Done"),
    ],
    '```json\n{"a":4,': [(K.FENCED, 0, "```json"), (K.CUT_OFF, 15, '```json {"a":4,')],
    f"<think>x</think>{OK}": [(K.REASONING, 0, "<think>x</think>")],
    f"hm, b first</think>\n{OK}": [(K.REASONING, 0, "hm, b first</think>")],
    f'<think>{{"a":9}}</think>\n```json\n{OK}\n```': [
        (K.REASONING, 0, '<think>{"a":9}</think>'),
        (K.FENCED, 23, "```json"),
    ],
    "<think>c is": [(K.REASONING, 0, "<think>c is")],
    "Thinking Process: 1. c is 3": [(K.REASONING, 0, "Thinking Process: 1. c is 3")],
    f"思考過程：先看 a\n{OK}": [(K.REASONING, 0, "思考過程：先看 a")],
    "Sure, a is 4.": [(K.NO_JSON, 0, "Sure, a is 4.")],
    "\n[/INST]\n[INST]Execute": [(K.NO_JSON, 1, "[/INST] [INST]Execute")],
    "1. a = 4\n2. b = 3": [(K.NO_JSON, 0, "1. a = 4 2. b = 3")],
    "4 and 3": [(K.NO_JSON, 0, "4 and 3")],
    f"Sure! {OK}": [(K.TEXT_BEFORE, 0, "Sure!")],
    f"[INST] x\n{OK} ok": [(K.TEXT_BEFORE, 0, "[INST] x"), (K.TEXT_AFTER, 23, "ok")],
    f"`{OK}`": [(K.TEXT_BEFORE, 0, "`"), (K.TEXT_AFTER, 14, "`")],
    f"{OK} Done!": [(K.TEXT_AFTER, 14, "Done!")],
    f"{OK}\n{OK}": [(K.TEXT_AFTER, 14, OK)],
    f"{OK}\n```": [(K.TEXT_AFTER, 14, "```")],
    '{"a":4} ok': [(K.TEXT_AFTER, 8, "ok"), (K.MISSING_CELLS, 0, "b")],
    "[4,3] done": [(K.TEXT_AFTER, 6, "done"), (K.NOT_OBJECT, 0, "[4,3]")],
    "[" * 2_000: [(K.TOO_DEEP, 995, "[")],
    f'{{"a":{"1" * 4301},"b":3}}': [(K.NUMBER_TOO_LONG, 5, "1" * 79 + "…")],
    '{"a":4,"b': [(K.CUT_OFF, 9, '{"a":4,"b')],
    '{"a":4,"b":': [(K.CUT_OFF, 11, '{"a":4,"b":')],
    '{"a":-': [(K.CUT_OFF, 6, '{"a":-')],
    f'{{"a":{" " * 50}4,"b': [(K.CUT_OFF, 59, '…4,"b')],
    '{"a":4,"b":3': [(K.CUT_OFF, 12, '{"a":4,"b":3')],
    '{"a":tru': [(K.CUT_OFF, 8, '{"a":tru')],
    '{"a\\u00': [(K.CUT_OFF, 7, '{"a\\u00')],
    '{"a":4}': [(K.MISSING_CELLS, 0, "b")],
    "{}": [(K.MISSING_CELLS, 0, "a, b")],
    '{"A":4,"b":3}': [(K.MISSING_CELLS, 0, "a"), (K.EXTRA_CELLS, 1, "A")],
    '{"a":4,"b":3,"e\u0301":1,"\\u200b":2}': [(K.EXTRA_CELLS, 13, "e\u0301, ⟦U+200B⟧")],
    '{"answer":{"a":4,"b":3}}': [(K.MISSING_CELLS, 0, "a, b"), (K.EXTRA_CELLS, 1, "answer")],
    '{"a":"4","b":3.0}': [(K.NOT_INTEGER, 5, "a"), (K.NOT_INTEGER, 13, "b")],
}


@pytest.mark.parametrize("text", _REASONS, ids=lambda text: ascii(text[:30]))
def test_each_reply_has_its_reasons_in_order_of_precedence(text: str) -> None:
    assert [(fault.kind, fault.start, fault.detail) for fault in _faults(text)] == _REASONS[text]


_SYNTAX: dict[str, tuple[SyntaxHint, int]] = {
    "{'a':4,'b':3}": (SyntaxHint.SINGLE_QUOTES, 1),
    '{"a":4,"b":3,}': (SyntaxHint.TRAILING_COMMA, 12),
    '{"a":[1, ],"b":3}': (SyntaxHint.TRAILING_COMMA, 7),
    '{"a":4, // now\n"b":3}': (SyntaxHint.COMMENT, 8),
    '{"a":4, # now\n"b":3}': (SyntaxHint.COMMENT, 8),
    '{"a":４,"b":3}': (SyntaxHint.FULL_WIDTH, 5),
    '{"a":4，"b":3}': (SyntaxHint.FULL_WIDTH, 6),
    '{"a"：4}': (SyntaxHint.FULL_WIDTH, 4),
    '{"a":4、"b":3}': (SyntaxHint.FULL_WIDTH, 6),
    '｛"a":4}': (SyntaxHint.FULL_WIDTH, 0),
    '{"a":٤}': (SyntaxHint.FULL_WIDTH, 5),
    "{“a”:4}": (SyntaxHint.CURLY_QUOTES, 1),
    "{「a」:4}": (SyntaxHint.CURLY_QUOTES, 1),
    "\u00a0" + OK: (SyntaxHint.INVISIBLE_SPACE, 0),
    OK + "\u00a0": (SyntaxHint.INVISIBLE_SPACE, 13),
    '{"a":4,\u200b"b":3}': (SyntaxHint.INVISIBLE_SPACE, 7),
    '{\u3000"a":4}': (SyntaxHint.INVISIBLE_SPACE, 1),
    '{"a":4,\x00"b":3}': (SyntaxHint.CONTROL_CHARACTER, 7),
    '{"a\n":4}': (SyntaxHint.CONTROL_CHARACTER, 3),
    OK + "\x00": (SyntaxHint.CONTROL_CHARACTER, 13),
    "{a:4,b:3}": (SyntaxHint.UNQUOTED_KEY, 1),
    '{"a":04,"b":3}': (SyntaxHint.LEADING_ZERO, 6),
    '{"a":+4,"b":3}': (SyntaxHint.PLUS_SIGN, 5),
    '{"a":.4,"b":3}': (SyntaxHint.BAD_NUMBER, 5),
    '{"a":4.,"b":3}': (SyntaxHint.BAD_NUMBER, 6),
    '{"a":0x4,"b":3}': (SyntaxHint.BAD_NUMBER, 6),
    '{"a\\x":4}': (SyntaxHint.BAD_ESCAPE, 3),
    '{"a":4 "b":3}': (SyntaxHint.MISSING_COMMA, 7),
    '{"a"=4}': (SyntaxHint.MISSING_COLON, 4),
    '{"a":,"b":3}': (SyntaxHint.MISSING_VALUE, 5),
    '{"a":4,,"b":3}': (SyntaxHint.MISSING_VALUE, 7),
    '{"a":None,"b":3}': (SyntaxHint.BARE_WORD, 5),
    '{"a":4]': (SyntaxHint.WRONG_BRACKET, 6),
    "{I think} so": (SyntaxHint.OTHER, 1),
}


@pytest.mark.parametrize("text", _SYNTAX, ids=ascii)
def test_common_slips_are_named_at_their_place(text: str) -> None:
    (fault,) = _faults(text)
    assert (fault.kind, fault.about, fault.start) == (K.SYNTAX, *_SYNTAX[text])
    assert fault.detail


def test_every_named_slip_is_tried() -> None:
    assert {hint for hint, _ in _SYNTAX.values()} == set(SyntaxHint)


_VALUES = {
    '"4"': ValueKind.TEXT,
    "true": ValueKind.BOOLEAN,
    "null": ValueKind.NULL,
    "4.0": ValueKind.DECIMAL,
    "4e0": ValueKind.DECIMAL,
    "NaN": ValueKind.NOT_A_NUMBER,
    "-Infinity": ValueKind.INFINITY,
    "[4]": ValueKind.LIST,
    '{"a":4}': ValueKind.OBJECT,
}


@pytest.mark.parametrize("value", _VALUES)
def test_what_is_no_integer_is_named_with_its_cell_and_marked_whole(value: str) -> None:
    text = f'{{\n"a":{value},"b":3}}'
    (fault,) = _faults(text)
    assert (fault.kind, fault.detail, fault.about) == (K.NOT_INTEGER, "a", _VALUES[value])
    assert text[fault.start : fault.end] == value
    assert (fault.line, fault.column) == (2, 5)


@pytest.mark.parametrize("value", [value for value in _VALUES if value != '{"a":4}'])
def test_what_is_no_object_is_named(value: str) -> None:
    (fault,) = _faults(f" {value}\n")
    assert (fault.kind, fault.start, fault.about) == (K.NOT_OBJECT, 1, _VALUES[value])


def test_bytes_that_are_no_utf_8_are_shown_where_the_first_is() -> None:
    (fault,) = read_reply("ä\n".encode() + b"\xff{}", CELLS).faults
    assert (fault.kind, fault.start, fault.line, fault.column) == (K.NOT_UTF8, 2, 2, 1)
    assert fault.detail == "⟦\\xFF⟧"
    (fault,) = read_reply('{"a":4}'.encode("utf-16"), CELLS).faults
    assert fault.kind is K.NOT_UTF8
    (fault,) = read_reply(b"\xed\xa0\x80 \xff", CELLS).faults
    assert (fault.kind, fault.start) == (K.NOT_UTF8, 0)


def test_a_lenient_reading_is_noted_at_its_place() -> None:
    reading = read_reply(b'{"a":9,\n"a":-0,"b":3,"\\u0062":4}', CELLS)
    assert reading.values == {"a": 0, "b": 4}
    found = [(note.kind, note.detail, note.line, note.column) for note in reading.notes]
    assert found == [
        (NoteKind.DUPLICATE_KEY, "a", 2, 1),
        (NoteKind.MINUS_ZERO, "a", 2, 5),
        (NoteKind.DUPLICATE_KEY, "b", 2, 14),
    ]


def test_only_the_value_that_counts_is_noted_as_minus_zero() -> None:
    reading = read_reply(b'{"a":-0,"a":4,"b":3}', CELLS)
    assert [note.kind for note in reading.notes] == [NoteKind.DUPLICATE_KEY]


def test_details_are_short_plain_lines() -> None:
    (fault,) = _faults("\u202eSure\tthing\n" + "x" * 500)
    assert fault.kind is K.NO_JSON
    assert fault.detail.startswith("Sure thing x") and len(fault.detail) == 80
    assert not set("\n\t\u202e") & set(fault.detail)
