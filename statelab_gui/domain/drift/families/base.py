"""What a family of source tasks offers: items of a seed, a solver of intents, and a grader."""

from dataclasses import dataclass
from typing import Protocol

from statelab_gui.domain.drift.intents import Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.faults import FaultKind


@dataclass(frozen=True)
class Grade:
    """How good an answer is.

    `score` is from 0 to 1, and None where the answer could not be graded (no runner for code).
    `usable` False means that there is no usable answer: a format error, whose score is 0 and whose
    reason is `fault`, with `detail` an excerpt of at most 80 characters.
    """

    score: float | None
    usable: bool = True
    fault: FaultKind | None = None
    detail: str = ""


class SourceFamily(Protocol):
    """A family of source tasks. All of it is deterministic, from the seed, on every platform.

    Goals are worded so that every family can be spoken by the same pools of sentences, which a goal
    names by its `style` (see `domain.drift.wordings`). In the style "" `Goal.words` is a noun
    phrase with its article ("the delivery fee", "運費") and `GoalValue.words` stands after "should
    be" and "to" ("$15", "15 元"). Values of one goal all differ in their words and are all whole
    numbers or all texts. No value stands in `Item.request`. An item's payload is plain JSON (lists,
    no tuples; keys are texts; the order of keys is not kept).
    """

    @property
    def key(self) -> DriftFamily:
        """Which family it is."""
        ...

    @property
    def has_solver(self) -> bool:
        """Whether `solve` can answer; without it decoys and variants cannot be verified."""
        ...

    @property
    def own_runner(self) -> CodeRunner | None:
        """Runs what `solve` wrote, and nothing else, for the proofs; None where no code is run."""
        ...

    def templates(self, language: Language) -> tuple[str, ...]:
        """The names of its templates; none where items are imported only."""
        ...

    def make(self, template: str, seed: int, language: Language) -> Item:
        """The item of that template and seed, its decoys being candidates not yet verified."""
        ...

    def solve(self, item: Item, intents: Intents) -> str | None:
        """A whole answer that follows these intents; None where they have no answer."""
        ...

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """Grade an answer against what these intents demand; never raises, whatever the answer."""
        ...


def item_key(family: DriftFamily, language: Language, template: str, seed: int) -> str:
    """The key of a built-in item: the same for the same family, language, template and seed."""
    return f"{family}-{language}-{template}-{seed}"
