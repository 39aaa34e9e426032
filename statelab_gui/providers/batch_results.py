"""Reading the result files of a service's batch engine: any order, any line."""

import errno
import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import Ask
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.providers import reading
from statelab_gui.providers.addresses import endpoint
from statelab_gui.providers.base import MAX_BODY, Exchange
from statelab_gui.providers.batches import parse_id, request_of
from statelab_gui.providers.connecting import rules_of
from statelab_gui.providers.reading import Asked, Received, mapping


class FindingKind(StrEnum):
    """BROKEN_LINE: no JSON object, or cut off. NOT_A_RESULT: an object of another kind, as in the
    request file. UNKNOWN_ID: not made here, or no conversation of the run. OTHER_RUN. DUPLICATE: of
    a conversation that was answered, or that failed, by an earlier line."""

    BROKEN_LINE = "broken_line"
    NOT_A_RESULT = "not_a_result"
    UNKNOWN_ID = "unknown_id"
    OTHER_RUN = "other_run"
    DUPLICATE = "duplicate"


@dataclass(frozen=True)
class BatchFinding:
    """A line, counted from 1, that brought nothing, and why; `custom_id` is "" if it has none."""

    kind: FindingKind
    path: Path
    line: int
    custom_id: str = ""


class BatchResults:
    """What the result files of a run say.

    `ask_of` makes the conversation of a task of the run, and None for an id that is none of its;
    `answered` are the tasks that were before. Failed and answered lines may come in any order and
    in files of their own; an answer counts even after a failure, and nothing after an answer.
    """

    def __init__(
        self,
        connection: Connection,
        mark: str,
        ask_of: Callable[[int], Ask | None],
        answered: Collection[int] = (),
    ) -> None:
        self._connection = connection
        self._mark = mark
        self._ask_of = ask_of
        self._rules = rules_of(connection.dialect)
        self._url = endpoint(connection.dialect, connection.base_url)
        self._answered = set(answered)
        self._failed: set[int] = set()

    def read(self, paths: Iterable[Path]) -> Iterator[tuple[int, Exchange] | BatchFinding]:
        """Every line of the files, one after another.

        Raises KnownError cannot_read(path, reason).
        """
        for path in paths:
            try:
                yield from self._file(path)
            except OSError as error:
                reason = error.strerror or str(error)
                raise KnownError("cannot_read", path=str(path), reason=reason) from error

    def missing(self, task_ids: Iterable[int]) -> Iterator[tuple[int, Exchange]]:
        """Those of the tasks that no line spoke of."""
        for task_id in task_ids:
            ask = self._ask_of(task_id)
            if ask is None or task_id in self._answered or task_id in self._failed:
                continue
            yield task_id, self._exchange(task_id, ask, b"", None, Trouble(TroubleKind.MISSING))

    def _file(self, path: Path) -> Iterator[tuple[int, Exchange] | BatchFinding]:
        for number, line in _lines(path):
            if line is None:
                yield BatchFinding(FindingKind.BROKEN_LINE, path, number)
            elif line.strip(b" \t\r\n\xef\xbb\xbf"):
                yield self._line(path, number, line.rstrip(b"\r\n"))

    def _line(self, path: Path, number: int, line: bytes) -> tuple[int, Exchange] | BatchFinding:
        try:
            found = reading.parse(line)
        except reading.NotReadableError:
            return BatchFinding(FindingKind.BROKEN_LINE, path, number)
        if not isinstance(found, dict):
            return BatchFinding(FindingKind.BROKEN_LINE, path, number)
        named = found.get("custom_id")
        told = named[:100] if isinstance(named, str) else ""
        result = self._result(found)
        if result is None:
            return BatchFinding(FindingKind.NOT_A_RESULT, path, number, told)
        ours = parse_id(told)
        if ours is None:
            return BatchFinding(FindingKind.UNKNOWN_ID, path, number, told)
        mark, task_id = ours
        if mark != self._mark:
            return BatchFinding(FindingKind.OTHER_RUN, path, number, told)
        ask = self._ask_of(task_id)
        if ask is None:
            return BatchFinding(FindingKind.UNKNOWN_ID, path, number, told)
        said = self._said(result, ask)
        if task_id in self._answered or (task_id in self._failed and isinstance(said, Trouble)):
            return BatchFinding(FindingKind.DUPLICATE, path, number, told)
        (self._answered if isinstance(said, Answer) else self._failed).add(task_id)
        status = result.status if isinstance(result, Received) else None
        return task_id, self._exchange(task_id, ask, line, status, said)

    def _said(self, result: Received | Trouble, ask: Ask) -> Answer | Trouble:
        if isinstance(result, Trouble):
            return result
        return self._rules.read(result, Asked(ask, self._rules.fates(ask)))

    def _exchange(
        self, task_id: int, ask: Ask, line: bytes, status: int | None, said: Answer | Trouble
    ) -> Exchange:
        made = Exchange(
            url=self._url,
            request=request_of(self._connection, self._mark, task_id, ask),
            fates=self._rules.fates(ask),
            status=status,
            response=line,
            trouble=Trouble(TroubleKind.MISSING),
        )
        if isinstance(said, Answer):
            return replace(made, answer=said, trouble=None)
        return replace(made, trouble=said)

    def _result(self, found: dict[str, Any]) -> Received | Trouble | None:
        """The response within a line, or why there is none; None where the line is no result."""
        if self._connection.dialect is Dialect.ANTHROPIC:
            return _anthropic(found)
        return _openai(found)


def _openai(found: Mapping[str, Any]) -> Received | Trouble | None:
    response, error = found.get("response"), mapping(found.get("error"))
    status = mapping(response).get("status_code")
    if isinstance(status, int) and not isinstance(status, bool):
        named = reading.text_or_none(mapping(response).get("request_id"))
        headers = {} if named is None else {"x-request-id": named}
        return _received(status, mapping(response).get("body"), headers)
    if not error:
        return None
    code = reading.word(error.get("code")).lower()
    if "expired" in code:
        return Trouble(TroubleKind.EXPIRED)
    if "cancel" in code:
        return Trouble(TroubleKind.CANCELED)
    facts = {"status": "", "message": (reading.word(error.get("message")) or code)[:1000]}
    return Trouble(TroubleKind.REQUEST_REFUSED, facts)


_STATUSES = {
    "invalid_request_error": 400,
    "authentication_error": 401,
    "billing_error": 402,
    "permission_error": 403,
    "not_found_error": 404,
    "request_too_large": 413,
    "rate_limit_error": 429,
    "timeout_error": 504,
    "overloaded_error": 529,
}


def _anthropic(found: Mapping[str, Any]) -> Received | Trouble | None:
    result = mapping(found.get("result"))
    match result.get("type"):
        case "succeeded":
            return _received(200, result.get("message"), {})
        case "errored":
            error = mapping(result.get("error"))
            kind = mapping(error.get("error")).get("type") or error.get("type")
            return _received(_STATUSES.get(reading.word(kind), 500), error, {})
        case "expired":
            return Trouble(TroubleKind.EXPIRED)
        case "canceled":
            return Trouble(TroubleKind.CANCELED)
    return None


def _received(status: int, body: object, headers: dict[str, str]) -> Received:
    try:
        written = json.dumps(body).encode()
    except RecursionError:  # it goes so deep that it could only just be read
        written = b""
    return Received(status, written, headers)


def _lines(path: Path) -> Iterator[tuple[int, bytes | None]]:
    """The lines of a file, counted from 1; None for one longer than any response that is read."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.EINVAL, "not a regular file", str(path))  # a pipe may never end
    with path.open("rb") as file:
        number = 0
        while line := file.readline(MAX_BODY):
            number += 1
            whole = line.endswith(b"\n") or len(line) < MAX_BODY
            while line and not line.endswith(b"\n") and len(line) == MAX_BODY:
                line = file.readline(MAX_BODY)
            yield number, line if whole else None
