"""Every text over a small alphabet, up to a length, gets the naive scorer's verdict."""

from itertools import product

import pytest
from generators import SPACES
from naive import same_verdict

_TRUTH = {"a": 1}


def _compare(before: str, alphabet: tuple[str, ...], length: int, after: str) -> tuple[int, int]:
    """How many texts were compared, and how many of them were valid."""
    count = valid = 0
    for size in range(length + 1):
        for pieces in product(alphabet, repeat=size):
            raw = (before + "".join(pieces) + after).encode("utf-8", "surrogatepass")
            valid += same_verdict(raw, _TRUTH).valid
            count += 1
    return count, valid


_CHARACTERS = tuple('{}[",:a10- e\\')
_TOKENS = ("{", "}", '"a"', ":", "1", ",", "[")
_VALUES = ("{", "}", '"a"', '"b"', ":", "1", ",", "[", "]", " ", "null", "-", '"')
_DIGITS = tuple("-+01.eE ")
_STRING = ("a", "\\", "u", "0", "6", "1", '"', "\n", "d8", "\ud800")
_MEMBERS = ('"a":1', '"a":2', '"b":1', '"a":1.0', '"\\u0061":1', ",", " ", "}", '"a":[[1,2],{}]')
_NEST = ("[", "]", "{", "}", '"":', ",", "1", '"["')

_SETS = {
    "characters": ("", _CHARACTERS, 4, ""),
    "tokens": ("", _TOKENS, 5, ""),
    "tokens of a member": ('{"a":', _VALUES, 3, ""),
    "a value's characters": ('{"a":', _DIGITS, 4, "}"),
    "a key's characters": ('{"', _STRING, 4, '":1}'),
    "members": ("{", _MEMBERS, 4, "}"),
    "a nested value that is overwritten": ('{"a":[', _NEST, 4, '],"a":1}'),
}


@pytest.mark.parametrize("name", _SETS)
def test_every_short_text_has_the_naive_verdict(name: str) -> None:
    count, valid = _compare(*_SETS[name])
    assert count > 500
    assert valid > 0 or name == "characters"


@pytest.mark.long
@pytest.mark.parametrize("name", _SETS)
def test_every_longer_text_has_the_naive_verdict(name: str) -> None:
    before, alphabet, length, after = _SETS[name]
    count, _ = _compare(before, alphabet, length + 1, after)
    assert count > 30_000


def test_white_space_of_every_kind_counts_where_and_only_where_json_has_it() -> None:
    gaps = 7
    for first, second in product(range(gaps), repeat=2):
        for one, other in product(SPACES, repeat=2):
            spaces = [""] * gaps
            spaces[first] += one
            spaces[second] += other
            pieces = ("", "{", '"a"', ":", "1", "}", "")
            text = "".join(piece + space for piece, space in zip(pieces, spaces, strict=True))
            same_verdict(text.encode(), _TRUTH)


@pytest.mark.parametrize("reply", [b'{"a": 1}', b'{"a":[1,{"k":"v"},"\\n",-2.5e3],"a":1}'])
def test_every_single_byte_in_every_place_has_the_naive_verdict(reply: bytes) -> None:
    for at in range(len(reply) + 1):
        for byte in range(256):
            same_verdict(reply[:at] + bytes([byte]) + reply[at:], _TRUTH)
            same_verdict(reply[:at] + bytes([byte]) + reply[at + 1 :], _TRUTH)
