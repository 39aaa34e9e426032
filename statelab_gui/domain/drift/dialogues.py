"""A going-through of a drift case with an arm, as a document keeps it: its exchanges, in order."""

from dataclasses import dataclass, field

from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource


@dataclass(frozen=True)
class NewStep:
    """An exchange that was had: what was asked, and what came back, byte for byte."""

    purpose: Purpose
    messages: tuple[Message, ...]
    raw: bytes = field(repr=False)
    outcome: Outcome | None = None

    @property
    def text(self) -> str:
        """What came back, as the arm reads it."""
        return text_of_step(self.raw)


@dataclass(frozen=True)
class KeptStep:
    """An exchange that is kept; `position` counts from 0.

    `withheld`: what was asked, or what came back, may tell the truth of a sealed case, so that
    `messages` and `raw` are empty until the case is open.
    """

    id: int
    position: int
    purpose: Purpose
    messages: tuple[Message, ...]
    raw: bytes = field(repr=False)
    outcome: Outcome | None
    received_at: str
    withheld: bool = False

    @property
    def text(self) -> str:
        """What came back, as the arm reads it."""
        return text_of_step(self.raw)


@dataclass(frozen=True)
class Dialogue:
    """A dialogue and its steps; without `reply_id` it is open and can be gone on with.

    `answer` is the position of the step that became the reply.
    """

    id: int
    case_id: int
    examinee_id: int
    prefix: int | None
    repeat: int
    source: ReplySource
    started_at: str
    steps: tuple[KeptStep, ...]
    task_id: int | None = None
    reply_id: int | None = None
    answer: int | None = None

    @property
    def replies(self) -> tuple[str, ...]:
        """What came back, step by step, as `next_step` takes it."""
        return tuple(step.text for step in self.steps)


def text_of_step(raw: bytes) -> str:
    """The text in a step's record; what is no UTF-8, half a character too, becomes replacement
    characters: an arm puts it into what it asks next, and nothing else can be sent."""
    return raw.decode("utf-8", "replace")
