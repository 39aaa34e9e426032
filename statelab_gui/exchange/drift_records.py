"""Records of files of tasks: JSON Lines, or one JSON list, gzipped or not, each within bounds."""

import gzip
import io
import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange.regular import open_regular

MOST_BYTES = 512 * 2**20
"""So much is read of a file, unpacked; more is refused, not cut."""

MOST_MEMORY = 2**30
"""Bytes that what stands in a file takes at most as lists and objects. An empty list of three
characters takes 64, all at one go in which nothing else of the program can run."""

MOST_PYTHON = 100_000
"""Characters of Python that are parsed: it takes over ten seconds a megabyte, in which nothing else
of the program can run. No task has more."""

_CHUNK = 2**20
_DEEPEST = 100
"""Lists and objects inside of each other; no task has more, and nothing here may break on them."""
_GZIP = b"\x1f\x8b"


@dataclass(frozen=True)
class Record:
    """One record: its number from 1, which is the line or the place in the list, and its members;
    `problem` says why there are none."""

    number: int
    members: dict[str, Any]
    problem: str = ""


class RecordError(Exception):
    """A record that cannot become an item: `code` says why, `detail` what of it."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a file, unpacked where it is gzipped.

    Raises KnownError "no_such_file" (path), "tasks_too_large" (path, most, in MiB),
    "tasks_unreadable" (path, reason).
    """
    try:
        with open_regular(path) as file:
            packed = file.read(2) == _GZIP
            file.seek(0)
            source: BinaryIO = gzip.GzipFile(fileobj=file) if packed else file  # type: ignore[assignment]  # reads alike
            found = _within(source, most, path)
    except FileNotFoundError as error:
        raise KnownError("no_such_file", path=str(path)) from error
    except (OSError, EOFError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise KnownError("tasks_unreadable", path=str(path), reason=reason) from error
    _check_memory(found, path)
    return found


def _check_memory(raw: bytes, path: Path) -> None:
    if 64 * (raw.count(b"[") + raw.count(b"{")) + 8 * raw.count(b",") > MOST_MEMORY:
        raise KnownError("tasks_too_large", path=str(path), most=MOST_MEMORY // 2**20)


def _within(source: BinaryIO, most: int, path: Path) -> bytes:
    found = io.BytesIO()
    while chunk := source.read(_CHUNK):
        found.write(chunk)
        if found.tell() > most:
            raise KnownError("tasks_too_large", path=str(path), most=most // 2**20)
    return found.getvalue()


def records_in(raw: bytes) -> Iterator[Record]:
    """The records of a file that is one list, or one object a line; blank lines are passed over.

    A line that cannot be read is a record with a problem. Raises ValueError for a list that cannot.
    """
    text = raw.decode("utf-8-sig", errors="strict")
    if text.lstrip()[:1] == "[":
        data = _parsed(text)
        for number, members in enumerate(data, 1):
            yield _record(number, members)
        return
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            yield _record(number, _parsed(line))
        except ValueError as error:
            yield Record(number, {}, str(error))


class _Twice(dict[str, Any]):
    """An object in which a key stands twice, so that one of its values would be lost."""


def _record(number: int, members: Any) -> Record:
    if not isinstance(members, dict):
        return Record(number, {}, "no object")
    problem = _problem_of(members)
    return Record(number, {}, problem) if problem else Record(number, members)


def _problem_of(members: dict[str, Any]) -> str:
    level: list[Any] = [members]
    for _ in range(_DEEPEST):
        if any(isinstance(one, _Twice) for one in level):
            return "a key stands there twice"
        level = [inner for one in level for inner in _inside(one)]
        if not level:
            return "an unpaired surrogate" if _has_surrogate(members) else ""
    return "nested too deeply"


def _inside(one: Any) -> Iterable[Any]:
    inside: Iterable[Any] = one.values() if isinstance(one, dict) else one
    return (inner for inner in inside if isinstance(inner, dict | list))


def _parsed(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_object)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    return found if len(found) == len(pairs) else _Twice(found)


def _has_surrogate(members: Any) -> bool:
    """Whether some text of a record is half of a pair of surrogates, which no document can hold."""
    try:
        json.dumps(members, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


def text_of(members: dict[str, Any], key: str) -> str:
    """A member that must be a text that is not blank; raises RecordError("lacks", key)."""
    value = members.get(key)
    if not isinstance(value, str) or not value.strip():
        raise RecordError("lacks", key)
    return value


def list_of(members: dict[str, Any], key: str) -> list[Any]:
    """A member that must be a list that is not empty; raises RecordError("lacks", key)."""
    value = members.get(key)
    if not isinstance(value, list) or not value:
        raise RecordError("lacks", key)
    return value
