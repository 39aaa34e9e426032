"""A runner for a model's long questions."""

from collections.abc import Callable, Iterator
from typing import Any


class Later:
    """A runner whose jobs are done when the test says so."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Callable[[], Iterator[Any]], Callable[[Any], object]]] = []

    def __call__(self, job: Callable[[], Iterator[Any]], done: Callable[[Any], object]) -> None:
        self.jobs.append((job, done))

    def finish(self, at: int = 0) -> None:
        """Run a job to its end and tell its result."""
        job, done = self.jobs.pop(at)
        items = job()
        while True:
            try:
                next(items)
            except StopIteration as end:
                done(end.value)
                return
