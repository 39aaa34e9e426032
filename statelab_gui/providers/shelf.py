"""The conversations of a run that are not under way: which may begin now, and which when."""

import heapq
from collections import deque
from collections.abc import Sequence

from statelab_gui.domain.fetching.runs import FetchTask


class Shelf:
    """Claimed ones are ready, or held back until a time; others are known to be due later only.

    One that is to be tried again is waiting in the journal like any other, so the journal may hand
    it out before its time.
    """

    def __init__(self) -> None:
        self.ready: deque[FetchTask] = deque()
        self._held: list[tuple[float, int, FetchTask]] = []  # a heap
        self._later: dict[int, float] = {}

    def put(self, tasks: Sequence[FetchTask], now: float) -> None:
        """These were claimed."""
        for task in tasks:
            due = self._later.pop(task.id, now)
            if due > now:
                heapq.heappush(self._held, (due, task.id, task))
            else:
                self.ready.append(task)

    def go_on(self, task: FetchTask) -> None:
        """This one had a step and is still claimed: it comes before those that have not begun."""
        self.ready.appendleft(task)

    def delay(self, task_id: int, due: float) -> None:
        """This one, not claimed any more, is not to begin before then."""
        self._later[task_id] = due

    def look(self, now: float) -> bool:
        """Make ready what is due; whether one that has to be claimed first became due."""
        while self._held and self._held[0][0] <= now:
            self.ready.appendleft(heapq.heappop(self._held)[2])
        due = [task_id for task_id, at in self._later.items() if at <= now]
        for task_id in due:
            del self._later[task_id]
        return bool(due)

    def let_go(self) -> list[int]:
        """The claimed ones, to be put back; what is due later stays so."""
        ids = [task.id for task in self.ready] + [task.id for _, _, task in self._held]
        self._later.update({task_id: due for due, task_id, _ in self._held})
        self.ready.clear()
        self._held.clear()
        return ids

    @property
    def later(self) -> int:
        """How many are due later and not claimed."""
        return len(self._later)

    @property
    def empty(self) -> bool:
        """Whether nothing is to begin, now or later."""
        return not (self.ready or self._held or self._later)

    def next_due(self) -> float | None:
        """When the next becomes due."""
        times = [*self._later.values(), *(at for at, _, _ in self._held[:1])]
        return min(times, default=None)
