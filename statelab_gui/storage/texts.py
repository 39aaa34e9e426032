"""Texts: what the database can hold, and the digest it keeps of them."""

import hashlib

from statelab_gui.domain.errors import KnownError

_CHUNK = 1 << 16


def sha256_of(text: str) -> str:
    """The sha256 of the text's UTF-8 bytes, in hexadecimal.

    Taken piece by piece: encoding a long prompt in one go takes longer than hashing it.
    """
    digest = hashlib.sha256()
    for start in range(0, len(text), _CHUNK):
        digest.update(text[start : start + _CHUNK].encode())
    return digest.hexdigest()


def storable(text: str, field: str) -> str:
    """The text itself; raises KnownError("unstorable_text", field=…) for a lone surrogate."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise KnownError("unstorable_text", field=field) from None
    return text


def checked_name(name: str) -> str:
    """The name without white space around it; raises KnownError("name_missing") when empty."""
    if not name.strip():
        raise KnownError("name_missing")
    return storable(name.strip(), "name")
