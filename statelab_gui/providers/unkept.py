"""A journal in memory: what is asked by it is recorded nowhere, and gone when it is let go."""

import threading
from collections.abc import Mapping, Sequence

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.runs import FetchTally, FetchTask, TaskState
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import Unreported
from statelab_gui.domain.runs import Setting


class Unkept:
    """Prompts to be asked, each in a new conversation; `answers` and `troubles` are what came, by
    the number of the prompt. May be read in any thread while it is under way."""

    def __init__(self, prompts: Mapping[int, str], settings: Mapping[str, Setting]) -> None:
        self._prompts = dict(prompts)
        self._settings = settings
        self._states = dict.fromkeys(self._prompts, TaskState.WAITING)
        self._tries = dict.fromkeys(self._prompts, 0)
        self._lock = threading.Lock()
        self._answers: dict[int, Answer] = {}
        self._troubles: dict[int, Trouble] = {}
        self._ended: list[int] = []

    @property
    def answers(self) -> dict[int, Answer]:
        """The answers that came."""
        with self._lock:
            return dict(self._answers)

    @property
    def troubles(self) -> dict[int, Trouble]:
        """Why there is none, of those that ended without one."""
        with self._lock:
            return dict(self._troubles)

    @property
    def ended(self) -> list[int]:
        """The numbers of the prompts that will not be asked any more, the first to end first."""
        with self._lock:
            return list(self._ended)

    def claim(self, count: int) -> list[FetchTask]:
        """Mark at most `count` waiting prompts as being asked; those."""
        with self._lock:
            waiting = [n for n, state in self._states.items() if state is TaskState.WAITING]
            for number in waiting[:count]:
                self._states[number] = TaskState.ASKING
            return [self._task(number) for number in waiting[:count]]

    def release(self, task_ids: Sequence[int]) -> None:
        """Put claimed prompts back that were never sent."""
        with self._lock:
            for number in task_ids:
                self._states[number] = TaskState.WAITING

    def settle(self, settled: Sequence[Settled]) -> list[int]:
        """Take in what came; there are no replies to tell of."""
        with self._lock:
            for one in settled:
                number, answer = one.attempt.task_id, one.attempt.answer
                self._states[number] = one.state
                self._tries[number] += 1
                if one.state is not TaskState.WAITING:
                    self._ended.append(number)
                if answer is not None:
                    self._answers[number] = answer
                    self._troubles.pop(number, None)
                elif one.attempt.trouble is not None:
                    self._troubles[number] = one.attempt.trouble
        return []

    def tally(self) -> FetchTally:
        """How the prompts stand."""
        with self._lock:
            states = list(self._states.values())
        return FetchTally(
            len(states),
            waiting=states.count(TaskState.WAITING),
            asking=states.count(TaskState.ASKING),
            answered=states.count(TaskState.ANSWERED),
            failed=states.count(TaskState.FAILED),
            unknown=states.count(TaskState.UNKNOWN),
        )

    def unreported(self) -> Unreported:
        """Nothing is reckoned here: there is no spending limit."""
        return Unreported()

    def _task(self, number: int) -> FetchTask:
        return FetchTask(
            number,
            0,
            0,
            None,
            1,
            self._prompts[number],
            (),
            self._settings,
            self._tries[number],
        )
