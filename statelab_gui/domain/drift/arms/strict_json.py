"""JSON as a harness asked for it, or nothing: no repair, no fence, no repeated key."""

import json
from typing import Any


class UnreadableError(ValueError):
    """The text is not what was asked for; its message is the reason, in one word."""


def read_object(text: str, keys: frozenset[str]) -> dict[str, Any]:
    """The one JSON object of exactly these keys that the text is.

    Raises UnreadableError "not_json", "not_an_object" or "other_keys".
    """
    try:
        found = json.loads(text, object_pairs_hook=_unique, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise UnreadableError("not_json") from None
    return checked(found, keys)


def checked(found: object, keys: frozenset[str]) -> dict[str, Any]:
    """The value as an object of exactly these keys; raises UnreadableError as `read_object`."""
    if not isinstance(found, dict):
        raise UnreadableError("not_an_object")
    if set(found) != keys:
        raise UnreadableError("other_keys")
    return found


def listed(found: object) -> list[Any]:
    """The value as a list; raises UnreadableError("not_a_list")."""
    if not isinstance(found, list):
        raise UnreadableError("not_a_list")
    return found


def worded(found: object) -> str:
    """The value as a text with something to see in it; raises UnreadableError("not_a_text")."""
    if not isinstance(found, str) or not found.strip():
        raise UnreadableError("not_a_text")
    return found


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise UnreadableError("not_json")
    return found


def _refuse(constant: str) -> object:
    raise UnreadableError("not_json")
