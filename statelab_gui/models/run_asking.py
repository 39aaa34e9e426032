"""Long questions of the log's model, asked beside the window and answered in it."""

from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
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

    def log_columns(self) -> list[LogColumn]:
        """The columns that the reviewer made."""
        ...


Question: TypeAlias = Callable[[LongQuestions], Generator[Progress, None, Any]]


class Asking:
    """Asks one document; without a runner every answer is there at once."""

    def __init__(self) -> None:
        self.runner: Runner | None = None
        self._serial = 0

    def ask(self, reader: LogReader, question: Question, answer: Callable[[Any], object]) -> None:
        """Ask; the answer comes unless `forget` is called before, or the document cannot tell."""
        if self.runner is None:
            answer(_ended(question(reader)))
            return
        serial, path = self._serial, reader.path

        def job() -> Generator[Progress, None, Any]:
            beside = DocumentReader(path, read_only=True)
            try:
                return (yield from question(beside))
            finally:
                beside.close()

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
