"""What a run asks of whoever keeps it, and what it tells while it is under way."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from typing import Protocol

from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.answers import Attempt
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.fetching.runs import FetchTally, FetchTask, TaskState
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import Unreported


@dataclass(frozen=True)
class StepAsked:
    """What an arm asked in an attempt: its step at `position`, counted from 0.

    `answer` is the position of the step whose reply is the answer, once the conversation is over;
    None while it goes on, or where nothing came to this step.
    """

    position: int
    purpose: Purpose
    messages: tuple[Message, ...] = field(repr=False)
    answer: int | None = None


@dataclass(frozen=True)
class Settled:
    """An attempt, and the state its conversation has now; WAITING where it is to be tried again.

    A drift case is asked in steps: `step` is the one of this attempt, and ASKING says that it came
    through and the conversation goes on with the next.
    """

    attempt: Attempt
    state: TaskState
    step: StepAsked | None = None

    def __post_init__(self) -> None:
        answered = self.attempt.answer is not None
        over = self.step is None or self.step.answer is not None
        fits = {TaskState.ANSWERED: answered and over, TaskState.ASKING: answered and not over}
        if not fits.get(self.state, not answered):
            raise ValueError(f"{self.state} does not fit what came")


class Journal(Protocol):
    """The keeper of one run. Used from one thread at a time; each call is committed when it
    returns, and raises KnownError where the document cannot be written."""

    def claim(self, count: int) -> list[FetchTask]:
        """Mark at most `count` waiting conversations as being asked; those: the ones that were gone
        through in part first, then the others in order."""
        ...

    def release(self, task_ids: Sequence[int]) -> None:
        """Put claimed conversations back that were never sent."""
        ...

    def settle(self, settled: Sequence[Settled]) -> list[int]:
        """Keep attempts, the steps they brought, and the replies of the conversations that were
        answered; the ids of the replies."""
        ...

    def tally(self) -> FetchTally:
        """How the run stands."""
        ...

    def unreported(self) -> Unreported:
        """The run's requests until now that may have been charged for, and told no tokens; of a
        conversation whose attempt left no trace too."""
        ...


class EndReason(StrEnum):
    """Why a run is no longer under way: nothing waits, the reviewer paused it, a trouble that every
    conversation would meet, or the next conversation might pass the spending limit."""

    DONE = "done"
    PAUSED = "paused"
    TROUBLE = "trouble"
    SPENDING_LIMIT = "spending_limit"


@dataclass(frozen=True)
class FetchProgress:
    """How a run under way stands. `per_minute` answers come in; None until it can be told.

    `waits_seconds` is how long the service asked to be left alone, from now. `replies` were
    recorded since the last progress.
    """

    tally: FetchTally
    in_flight: int
    per_minute: float | None = None
    seconds_left: float | None = None
    waits_seconds: float | None = None
    spent: Decimal | None = None
    replies: tuple[int, ...] = ()


@dataclass(frozen=True)
class FetchEnd:
    """How a run came to its end or pause, with the replies that no progress told of."""

    reason: EndReason
    tally: FetchTally
    trouble: Trouble | None = None
    replies: tuple[int, ...] = ()
