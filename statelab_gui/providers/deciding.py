"""What becomes of a conversation after an attempt, and of the run with it."""

import math
from dataclasses import dataclass

from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.fetching.troubles import (
    FATE_UNKNOWN,
    RETRIED,
    STOPS_RUN,
    Trouble,
    TroubleKind,
)
from statelab_gui.providers.pacing import Pace, Patience


@dataclass(frozen=True)
class Decision:
    """The conversation's state now; WAITING ones are asked again no sooner than in `again_in`
    seconds. `stops` says that the run is to pause for the trouble."""

    state: TaskState
    again_in: float = 0.0
    stops: bool = False


class Deciding:
    """Decides attempt by attempt; remembers how often each conversation was tried in this run.

    A conversation that a trouble of the whole service kept from being asked goes on waiting, and
    the run pauses; one that alone meets a trouble has failed, and the run goes on.
    """

    def __init__(self, pace: Pace, patience: Patience) -> None:
        self._pace = pace
        self._patience = patience
        self._tries: dict[int, int] = {}
        self._first_try: dict[int, float] = {}
        self._answered_at = float("-inf")
        self._in_a_row = 0

    def answered(self, task_id: int, now: float) -> Decision:
        """It is answered."""
        self._pace.answered()
        self._forget(task_id)
        self._answered_at = now
        self._in_a_row = 0
        return Decision(TaskState.ANSWERED)

    def met(
        self, task_id: int, trouble: Trouble, began: float, now: float, *, last: bool
    ) -> Decision:
        """It met a trouble, having begun at `began`; `last` where no other is left to be asked."""
        if trouble.kind in STOPS_RUN:
            self._forget(task_id)
            return Decision(TaskState.WAITING, stops=True)
        if trouble.kind in RETRIED:
            return self._again(task_id, trouble, began, now, last)
        return self._over(
            task_id, TaskState.UNKNOWN if trouble.kind in FATE_UNKNOWN else TaskState.FAILED
        )

    def _again(
        self, task_id: int, trouble: Trouble, began: float, now: float, last: bool
    ) -> Decision:
        tries = self._tries.get(task_id, 0) + 1
        first = self._first_try.setdefault(task_id, began)
        wait = 0.0
        told = trouble.kind in (TroubleKind.RATE_LIMITED, TroubleKind.SERVER_ERROR)
        seconds = seconds_of(trouble) if told else None
        if seconds is not None and seconds > self._patience.longest_hold:
            self._forget(task_id)
            return Decision(TaskState.WAITING, stops=True)
        if trouble.kind is TroubleKind.RATE_LIMITED:
            if not self._pace.too_fast(began, now, seconds, tries):
                tries -= 1
        else:
            wait = self._pace.backoff(tries)
            if seconds is not None:
                self._pace.rest(now, seconds)
        self._tries[task_id] = tries
        if tries < self._patience.tries:
            return Decision(TaskState.WAITING, wait)
        if self._answered_at < first and not last:
            self._forget(task_id)
            return Decision(TaskState.WAITING, stops=True)
        return self._over(task_id, TaskState.FAILED)

    def _over(self, task_id: int, state: TaskState) -> Decision:
        self._forget(task_id)
        self._in_a_row += 1
        return Decision(state, stops=self._in_a_row >= self._patience.hopeless)

    def _forget(self, task_id: int) -> None:
        self._tries.pop(task_id, None)
        self._first_try.pop(task_id, None)


def seconds_of(trouble: Trouble) -> float | None:
    """How long the service asks to be left alone; None where it did not say."""
    try:
        seconds = float(trouble.facts.get("seconds", ""))
    except ValueError:
        return None
    return max(0.0, seconds) if math.isfinite(seconds) else None
