"""Long questions of the log's model, asked beside the window and answered in it."""

from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import RunRow
from statelab_gui.storage.queries.run_filter import RunFilter, Search
from statelab_gui.storage.queries.run_orders import Distinct, RunOrder
from statelab_gui.storage.reading import DocumentReader

Ids: TypeAlias = NDArray[np.int64]
Job: TypeAlias = Callable[[], Iterator[Any]]
Runner: TypeAlias = Callable[[Job, Callable[[Any], object]], object]
"""Runs a job beside the window; its result comes to the listener in the window's thread."""


class LongQuestions(Protocol):
    """What is asked in jobs."""

    def ordering(
        self, order_by: str, descending: bool, wanted: RunFilter
    ) -> Generator[Progress, None, RunOrder]:
        """The wanted rows in order, and their counts."""
        ...

    def finding_values(
        self, key: str, wanted: RunFilter, limit: int
    ) -> Generator[Progress, None, Distinct]:
        """The different values of a column."""
        ...

    def searching(self, ids: Ids, search: Search) -> Generator[Progress, None, NDArray[np.bool_]]:
        """Which of these rows hold a text."""
        ...


class LogReader(LongQuestions, Protocol):
    """What the log asks of a document."""

    path: Path
    read_only: bool

    def first_run_rows(self, limit: int) -> Ids:
        """The first rows of the whole log."""
        ...

    def run_rows(self, ids: Sequence[int]) -> list[RunRow]:
        """The rows of these numbers, in their order."""
        ...

    def has_outcomes(self) -> bool:
        """Whether a service told of any reply how it ended."""
        ...

    def has_scores(self) -> bool:
        """Whether any case is a conversation, whose answers are scored."""
        ...

    def log_columns(self) -> list[LogColumn]:
        """The columns that the reviewer made."""
        ...


Question: TypeAlias = Callable[[LongQuestions], Generator[Progress, None, Any]]


class _Readers:
    """Readers of one document for jobs: one is kept for the next question, with what it read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._spare: DocumentReader | None = None
        self._left = False
        self._lock = Lock()

    def take(self) -> DocumentReader:
        """The reader kept, or another one while that is at work."""
        with self._lock:
            found, self._spare = self._spare, None
        if found is None:
            found = DocumentReader(self._path, read_only=True)
            found.keep_columns()
        return found

    def give_back(self, reader: DocumentReader) -> None:
        """Keep a reader for the next question."""
        with self._lock:
            if self._spare is None and not self._left:
                self._spare = reader
                return
        reader.close()

    def leave(self) -> None:
        """Let go of the file, as soon as the questions under way are answered."""
        with self._lock:
            self._left = True
            spare, self._spare = self._spare, None
        if spare is not None:
            spare.close()


class Asking:
    """Asks one document; without a runner every answer is there at once."""

    def __init__(self) -> None:
        self.runner: Runner | None = None
        self._serial = 0
        self._readers: _Readers | None = None

    def begin(self, reader: LogReader | None) -> None:
        """Ask this document from now on, and let go of the one before."""
        self.forget()
        if self._readers is not None:
            self._readers.leave()
        self._readers = _Readers(reader.path) if reader is not None else None

    def ask(self, reader: LogReader, question: Question, answer: Callable[[Any], object]) -> None:
        """Ask; the answer comes unless `forget` is called before, or the document cannot tell."""
        if self.runner is None:
            answer(_ended(question(reader)))
            return
        serial, readers = self._serial, self._readers
        assert readers is not None

        def job() -> Generator[Progress, None, Any]:
            beside = readers.take()
            try:
                return (yield from question(beside))
            finally:
                readers.give_back(beside)

        def answered(found: Any) -> None:
            if serial == self._serial:
                answer(found)

        self.runner(job, answered)

    def forget(self) -> None:
        """No answer that is still to come is wanted."""
        self._serial += 1


def _ended(job: Generator[Progress, None, Any]) -> Any:
    while True:
        try:
            next(job)
        except StopIteration as end:
            return end.value
