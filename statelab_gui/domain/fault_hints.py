"""Names for the common slips that break JSON, by the character where it breaks."""

import re
import unicodedata

from statelab_gui.domain.displaying import INVISIBLE
from statelab_gui.domain.faults import SyntaxHint
from statelab_gui.domain.json_skip import Expected

_INVISIBLE = re.compile(f"[{INVISIBLE}]")
_BARE_KEY = re.compile(r"[\w$-]{1,40}\s{0,4}[:：]")
_CURLY = "“”‘’„‟‚‛«»‹›「」『』＂＇"


def hint_of(text: str, expected: Expected, at: int) -> tuple[SyntaxHint, int]:
    """The slip where `expected` should stand at `at`, and the place to show for it."""
    char, pair = text[at : at + 1], text[at : at + 2]
    if expected is Expected.STRING_CHARACTER:
        return SyntaxHint.CONTROL_CHARACTER, at
    if expected is Expected.ESCAPE:
        return SyntaxHint.BAD_ESCAPE, at
    hint = _by_character(char, pair)
    if hint is not None:
        return hint, at
    if expected is Expected.KEY:
        return _instead_of_key(text, char, at)
    if expected is Expected.COLON:
        return SyntaxHint.MISSING_COLON, at
    if expected is Expected.VALUE:
        return _instead_of_value(text, char, at)
    return _instead_of_comma(text, char, at), at


def _by_character(char: str, pair: str) -> SyntaxHint | None:
    """Slips that show in the character itself, wherever it stands."""
    if char < " " or char == "\x7f":
        return SyntaxHint.CONTROL_CHARACTER
    if char in _CURLY:
        return SyntaxHint.CURLY_QUOTES
    if char == "'":
        return SyntaxHint.SINGLE_QUOTES
    if pair in ("//", "/*") or char == "#":
        return SyntaxHint.COMMENT
    if _INVISIBLE.match(char):
        return SyntaxHint.INVISIBLE_SPACE
    if char > "\x7f" and (char in "、。" or char.isdigit() or _narrow(char)):
        return SyntaxHint.FULL_WIDTH
    return None


def _narrow(char: str) -> bool:
    """Whether the character is a wide or styled form of an ASCII character."""
    plain = unicodedata.normalize("NFKC", char)
    return len(plain) == 1 and plain < "\x80"


def _before(text: str, at: int) -> int:
    """The place of the last character before `at` that is no white space; -1 for none."""
    return len(text[:at].rstrip(" \t\n\r")) - 1


def _instead_of_key(text: str, char: str, at: int) -> tuple[SyntaxHint, int]:
    before = _before(text, at)
    if char == "}" and text[before] == ",":
        return SyntaxHint.TRAILING_COMMA, before
    if _BARE_KEY.match(text, at):
        return SyntaxHint.UNQUOTED_KEY, at
    if char == ",":
        return SyntaxHint.MISSING_VALUE, at
    return SyntaxHint.OTHER, at


def _instead_of_value(text: str, char: str, at: int) -> tuple[SyntaxHint, int]:
    before = _before(text, at)
    if char in "]}" and before >= 0 and text[before] == ",":
        return SyntaxHint.TRAILING_COMMA, before
    if char in ",}]":
        return SyntaxHint.MISSING_VALUE, at
    if char == "+":
        return SyntaxHint.PLUS_SIGN, at
    if char in ".-":
        return SyntaxHint.BAD_NUMBER, at
    if char.isidentifier():
        return SyntaxHint.BARE_WORD, at
    return SyntaxHint.OTHER, at


def _instead_of_comma(text: str, char: str, at: int) -> SyntaxHint:
    if text[at - 1 : at] == "0" and char.isdigit():
        return SyntaxHint.LEADING_ZERO
    if text[at - 1 : at].isdigit() and (char in ".-+/%" or char.isalpha() or char == "_"):
        return SyntaxHint.BAD_NUMBER
    if char in "]}":
        return SyntaxHint.WRONG_BRACKET
    return SyntaxHint.MISSING_COMMA
