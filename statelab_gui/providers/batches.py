"""Writing a run's conversations as request files of a service's own batch engine."""

import errno
import hashlib
import json
import re
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Ask
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.providers.connecting import rules_of
from statelab_gui.providers.dialect import Rules

_MB = 1_000_000
_ID = re.compile(r"statelab-(?P<mark>r[0-9]+-[0-9a-f]{10})-t(?P<task>[0-9]{1,18})")


@dataclass(frozen=True)
class Limits:
    """What a service takes in one file at most; `size` in bytes."""

    requests: int
    size: int


LIMITS: dict[Dialect, Limits] = {
    Dialect.OPENAI: Limits(50_000, 200 * _MB),
    Dialect.ANTHROPIC: Limits(100_000, 256 * _MB),
}
"""The services that have a batch engine, and what they say of its files."""


@dataclass(frozen=True)
class BatchFile:
    """A file that was written. OpenAI's holds requests for one `model` only; `size` in bytes."""

    path: Path
    model: str
    requests: int
    size: int


def mark_of(run_id: int, created_at: str) -> str:
    """What tells the ids of a run from those of every other run, also in another document."""
    digest = hashlib.sha256(f"{run_id}\0{created_at}".encode()).hexdigest()
    return f"r{run_id}-{digest[:10]}"


def custom_id(mark: str, task_id: int) -> str:
    """The id under which a conversation goes and comes back: at most 64 of [A-Za-z0-9_-]."""
    return f"statelab-{mark}-t{task_id}"


def parse_id(text: str) -> tuple[str, int] | None:
    """The mark and the task of an id; None for one that was not made here."""
    found = _ID.fullmatch(text)
    return None if found is None else (found["mark"], int(found["task"]))


def request_of(connection: Connection, mark: str, task_id: int, ask: Ask) -> bytes:
    """One conversation as it stands in a request file, in UTF-8."""
    body = rules_of(connection.dialect).body(connection, ask)
    made: dict[str, Any] = {"custom_id": custom_id(mark, task_id)}
    if connection.dialect is Dialect.ANTHROPIC:
        made["params"] = body
    else:
        made |= {"method": "POST", "url": "/v1/chat/completions", "body": body}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")).encode()


def write_batch(
    connection: Connection,
    mark: str,
    tasks: Iterable[tuple[int, Ask]],
    folder: Path,
    name: str,
    limits: Limits | None = None,
) -> Generator[int, None, list[BatchFile]]:
    """Write NAME-1, NAME-2, … into the folder; yields how many conversations are written.

    The files are there only when all of them are whole; where writing fails or the generator is
    closed, none is. Raises KnownError: batch_not_offered, what a setting that cannot be sent says,
    file_exists(path), cannot_write(path, reason), disk_full(path).
    """
    offered = LIMITS.get(connection.dialect)
    if offered is None:
        raise KnownError("batch_not_offered")
    rules = rules_of(connection.dialect)
    writing = _Writing(folder, name, connection.dialect, limits or offered)
    try:
        for number, (task_id, ask) in enumerate(tasks, 1):
            model = _checked(rules, ask)
            writing.add(model, request_of(connection, mark, task_id, ask))
            yield number
        return writing.finish()
    except OSError as error:
        raise _trouble(error, writing.place) from error
    finally:
        writing.clear()


def _checked(rules: Rules, ask: Ask) -> str:
    """The model that is asked; raises KnownError where the settings cannot be sent."""
    error = rules.refuse(ask)
    if error is not None:
        raise error
    return ask.settings["model"].value.strip()


def _trouble(error: OSError, path: Path) -> KnownError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return KnownError("disk_full", path=str(path))
    return KnownError("cannot_write", path=str(path), reason=error.strerror or str(error))


@dataclass
class _Open:
    """A file being written, under another name."""

    path: Path
    model: str
    file: BinaryIO = field(repr=False)
    requests: int = 0
    size: int = 0

    def write(self, data: bytes) -> None:
        self.file.write(data)
        self.size += len(data)


class _Writing:
    """The files of one run, the last one of each model open."""

    def __init__(self, folder: Path, name: str, dialect: Dialect, limits: Limits) -> None:
        self.place = folder
        self._folder = folder
        self._name = name
        self._lines = dialect is Dialect.OPENAI
        self._limits = limits
        self._all: list[_Open] = []
        self._last: dict[str, _Open] = {}

    def add(self, model: str, request: bytes) -> None:
        """Write a request to the last file of its model, or to a new one where that is full."""
        key = model if self._lines else ""
        opened = self._last.get(key)
        if opened is None or self._full(opened, request):
            if opened is not None:
                self._end(opened)
            opened = self._last[key] = self._begin(key)
        if not self._lines and opened.requests:
            opened.write(b",\n")
        opened.write(request + (b"\n" if self._lines else b""))
        opened.requests += 1

    def finish(self) -> list[BatchFile]:
        """Put every file in its place."""
        for opened in self._last.values():
            self._end(opened)
        places = [self._place(number) for number in range(1, len(self._all) + 1)]
        for place in places:
            if place.exists():
                raise KnownError("file_exists", path=str(place))
        made = []
        for opened, place in zip(self._all, places, strict=True):
            self.place = place
            opened.path.rename(place)
            opened.path = place
            made.append(BatchFile(place, opened.model, opened.requests, opened.size))
        self._all.clear()
        return made

    def clear(self) -> None:
        """Take away what was not finished."""
        for opened in self._all:
            opened.file.close()
            with suppress(OSError):
                opened.path.unlink()

    def _begin(self, model: str) -> _Open:
        number = len(self._all) + 1
        place = self._place(number)
        self.place = place
        if place.exists():
            raise KnownError("file_exists", path=str(place))
        path = place.with_name(f".{place.name}.part")
        opened = _Open(path, model, path.open("wb"))
        self._all.append(opened)
        if not self._lines:
            opened.write(b'{"requests":[\n')
        return opened

    def _full(self, opened: _Open, request: bytes) -> bool:
        limits = self._limits
        room = opened.size + len(request) + len(b",\n\n]}\n")
        return opened.requests >= limits.requests or room > limits.size

    def _end(self, opened: _Open) -> None:
        if not self._lines:
            opened.write(b"\n]}\n")
        opened.file.close()

    def _place(self, number: int) -> Path:
        return self._folder / f"{self._name}-{number}.{'jsonl' if self._lines else 'json'}"
