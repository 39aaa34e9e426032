"""Values that go into and out of tested code, as plain JSON; nothing else ever crosses.

Used on both sides of the sandbox, so it imports the standard library only.
"""

import math
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

CLOSE = 1e-9
"""How far, relative to the greater, two floats may be apart and still be equal."""

DEEPEST = 100
"""How deeply containers may be nested."""


class NotPlainError(ValueError):
    """A value that is none of Python's plain ones, or nested too deeply."""


class Other:
    """What stands for a value that cannot be told; it equals nothing, not even itself."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return False

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return f"<{self.name}>"


def to_plain(value: object, deep: int = 0) -> Any:
    """`value` as JSON: null, true, false and text as they are, all else as [kind, content].

    Members of a set stand in the order of their representations. Raises NotPlainError.
    """
    if deep > DEEPEST:
        raise NotPlainError("nested too deeply")
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, int):
        return ["i", hex(int(value))]  # any length: decimal digits are limited
    if isinstance(value, float):
        return ["f", float.__repr__(value)]
    if isinstance(value, complex):
        return ["c", [float.__repr__(value.real), float.__repr__(value.imag)]]
    if isinstance(value, (bytes, bytearray)):
        return ["b", bytes(value).hex()]
    if isinstance(value, Mapping):
        return ["d", [[to_plain(key, deep + 1), to_plain(value[key], deep + 1)] for key in value]]
    if isinstance(value, (set, frozenset)):
        return ["s", sorted((to_plain(member, deep + 1) for member in value), key=repr)]
    if isinstance(value, tuple):
        return ["t", [to_plain(member, deep + 1) for member in value]]
    if isinstance(value, list):
        return ["l", [to_plain(member, deep + 1) for member in value]]
    raise NotPlainError(type(value).__name__)


def from_plain(plain: Any, deep: int = 0) -> Any:
    """The value that `to_plain` told; raises NotPlainError for what it never tells."""
    if deep > DEEPEST:
        raise NotPlainError("nested too deeply")
    if plain is None or isinstance(plain, (bool, str)):
        return plain
    try:
        kind, inner = plain
        return _READERS[kind](inner, deep + 1)
    except (LookupError, TypeError, ValueError, OverflowError) as error:
        raise NotPlainError("no value of ours") from error


def _many(inner: Any, deep: int) -> list[Any]:
    if not isinstance(inner, list):
        raise NotPlainError("no list")
    return [from_plain(member, deep) for member in inner]


def _float(text: Any) -> float:
    if not isinstance(text, str):
        raise NotPlainError("no text")
    return float(text)


_READERS: dict[str, Any] = {
    "i": lambda inner, deep: int(inner, 16),
    "f": lambda inner, deep: _float(inner),
    "c": lambda inner, deep: complex(_float(inner[0]), _float(inner[1])),
    "b": lambda inner, deep: bytes.fromhex(inner),
    "d": lambda inner, deep: {
        from_plain(key, deep): from_plain(value, deep) for key, value in inner
    },
    "s": lambda inner, deep: set(_many(inner, deep)),
    "t": lambda inner, deep: tuple(_many(inner, deep)),
    "l": _many,
    "?": lambda inner, deep: Other(str(inner)),
}


def same(one: Any, other: Any, lists_too: bool = False) -> bool:
    """Whether two plain values are equal as Python's == has it, floats up to CLOSE.

    With `lists_too` a tuple equals a list of the same members, as in JSON.
    """
    if isinstance(one, float) or isinstance(other, float):
        if not (isinstance(one, (int, float)) and isinstance(other, (int, float))):
            return False
        return _close(one, other)
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if not lists_too and isinstance(one, list) != isinstance(other, list):
            return False
        missing = object()
        return all(same(a, b, lists_too) for a, b in zip_longest(one, other, fillvalue=missing))
    if isinstance(one, dict) and isinstance(other, dict):
        if one.keys() != other.keys():
            return False
        return all(same(one[key], other[key], lists_too) for key in one)
    return bool(one == other)


def _close(one: float, other: float) -> bool:
    try:
        a, b = float(one), float(other)
    except OverflowError:
        return one == other
    if math.isnan(a) or math.isnan(b):
        return math.isnan(a) and math.isnan(b)
    return a == b or math.isclose(a, b, rel_tol=CLOSE, abs_tol=1e-12)
