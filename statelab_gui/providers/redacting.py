"""Taking keys out of everything that leaves a provider: bodies, headers, messages, exceptions."""

import base64
import html
import json
import string
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import AnyStr
from urllib.parse import quote, quote_plus

from statelab_gui.providers.secrets import Secret

REMOVED = "[key removed]"

SHORTEST = 8
"""A shorter key is a word that a local server wants for form's sake ("x", "none"): taking such a
word out would spoil the very answers, and hide nothing."""

_PLACEHOLDERS = frozenset(
    {"lm-studio", "no-key-required", "sk-no-key-required", "not-needed", "placeholder", "anything"}
)
"""Longer words of that kind, which stand in the manuals of the servers."""

_PART = 8
"""So many characters of a key, at least, are taken out where a body was cut off inside of it."""


class Redactor:
    """Takes the keys it was told of out of texts and bytes. May be used by any thread.

    A key is found as it is, JSON-escaped, URL-encoded, HTML-escaped and in base64, whatever stands
    before it in what was encoded; and its beginning at the very end, where a body was cut off.
    Small and capital letters are as one: the name of a host, for one, comes back in small ones.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._texts: tuple[str, ...] = ()
        self._bytes: tuple[bytes, ...] = ()

    def add(self, secret: Secret) -> None:
        """Take this key out from now on, too."""
        key = secret.reveal()
        if len(key) < SHORTEST or key.casefold() in _PLACEHOLDERS:
            return
        with self._lock:
            known = {*self._texts, *map(_folded, _forms(key))}
            self._texts = tuple(sorted(known, key=lambda form: (-len(form), form)))
            self._bytes = tuple(form.encode() for form in self._texts)

    @property
    def is_empty(self) -> bool:
        """Whether it was told of no key that is one."""
        return not self._texts

    def clean(self, text: str) -> str:
        """The text with REMOVED in place of every key."""
        return _without(text, _folded, self._texts, REMOVED)

    def clean_bytes(self, data: bytes) -> bytes:
        """The same for bytes, which need be no text; the very object where no key is in it."""
        return _without(data, bytes.lower, self._bytes, REMOVED.encode())


def _folded(text: str) -> str:
    """The text in small letters, each in its place."""
    lower = text.lower()
    return lower if len(lower) == len(text) else text.translate(_SMALL)


_SMALL = {ord(capital): capital.lower() for capital in string.ascii_uppercase}


def _without(
    data: AnyStr, fold: Callable[[AnyStr], AnyStr], forms: Sequence[AnyStr], removed: AnyStr
) -> AnyStr:
    """The data with `removed` in place of the forms, which are in small letters."""
    if not forms:
        return data
    folded = fold(data)
    for form in forms:
        if form in folded:
            data = removed.join(_between(data, folded, form))
            folded = fold(data)
        begun = _begun(folded, form)
        if begun:
            data = data[:-begun] + removed
            folded = fold(data)
    return data


def _between(data: AnyStr, folded: AnyStr, form: AnyStr) -> Iterator[AnyStr]:
    """What of the data stands before, between and after the places of a form."""
    start = 0
    while (at := folded.find(form, start)) >= 0:
        yield data[start:at]
        start = at + len(form)
    yield data[start:]


def _begun(data: AnyStr, form: AnyStr) -> int:
    """With how many characters of a form, but not all, the data ends; 0 for fewer than _PART."""
    start = data.find(form[:_PART], max(0, len(data) - len(form) + 1))
    while start >= 0:
        if form.startswith(data[start:]):
            return len(data) - start
        start = data.find(form[:_PART], start + 1)
    return 0


def _forms(key: str) -> Iterator[str]:
    """Every way of writing the key that is looked for."""
    yield key
    escaped = json.dumps(key)[1:-1]
    yield from (escaped, escaped.replace("/", "\\/"))
    yield from ("".join(f"\\u{ord(c):04x}" for c in key), "".join(f"\\u{ord(c):04X}" for c in key))
    for encoded in (quote(key, safe=""), quote(key), quote_plus(key)):
        yield from (encoded, _lower_percent(encoded))
    yield from ("".join(f"%{ord(c):02X}" for c in key), "".join(f"%{ord(c):02x}" for c in key))
    yield from (html.escape(key), html.escape(key, quote=False))
    yield from _base64_forms(key.encode())


def _lower_percent(encoded: str) -> str:
    """The same with small letters in its percent signs' numbers, as some write them."""
    parts = encoded.split("%")
    return "%".join([parts[0], *(part[:2].lower() + part[2:] for part in parts[1:])])


def _base64_forms(key: bytes) -> Iterator[str]:
    """What of the key is in base64 whatever stands before and after it: by its place in a group of
    three bytes, without the characters at both ends that hold bits of its neighbours."""
    for before in range(3):
        whole = (before + len(key)) // 3 * 3 - before  # bytes of the key in whole groups
        text = base64.b64encode(b"\0" * before + key[:whole]).decode()[(before * 4 + 2) // 3 :]
        yield from (text, text.replace("+", "-").replace("/", "_"))
