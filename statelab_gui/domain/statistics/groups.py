"""Groups of trials and what is counted of each."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from statelab_gui.domain.runs import ToolsGroup
from statelab_gui.domain.statistics.shares import Share, share_of
from statelab_gui.domain.statistics.trials import Trial, TrialOutcome


class Grouping(StrEnum):
    """What trials can be told apart by."""

    FAMILY = "family"
    LENGTH = "length"
    FORM = "form"
    EXAMINEE = "examinee"
    TOOLS = "tools"
    RECIPE = "recipe"

    @property
    def attribute(self) -> str:
        """The name of the Trial's attribute that it looks at."""
        return "examinee_id" if self is Grouping.EXAMINEE else self.value


DEFAULT_GROUPING = (
    Grouping.EXAMINEE,
    Grouping.TOOLS,
    Grouping.FAMILY,
    Grouping.LENGTH,
    Grouping.FORM,
    Grouping.RECIPE,
)


@dataclass(frozen=True)
class Known:
    """A figure that not every trial has: of `of` trials `known` had it; `value` None for none."""

    value: float | None
    known: int
    of: int


NOT_TOLD = Known(None, 0, 0)
"""Of nothing."""


class Apart(NamedTuple):
    """What a group is known by: `key` has one value a grouping.

    Simulated trials, those with other tools, and those whose output was held to a schema are groups
    of their own whatever is asked for.
    """

    simulated: bool
    tools: ToolsGroup
    key: tuple[Any, ...]
    constrained: bool = False


@dataclass(frozen=True)
class GroupFacts:
    """What is counted of the trials of one group; `key` has one value a grouping.

    `asked` is the sum of the answered, which are `share.n`, of the `unanswered`, and of
    `input_cut`, `input_too_long` and `not_graded`, which are in no other figure. `share` is over
    the answered; `incomplete` answers and `format_errors` are among them, and none of these passed.
    `cells_right` of `cells_total` is over the answered too, with the scratch cell left out where
    that was asked for.
    `truncated` counts those said to be. `mean_input_tokens`, `mean_output_tokens` and
    `mean_reasoning_tokens` are per trial that tells, `cost` the sum of those that tell. Simulated
    trials are groups of their own; trials with tools are never pooled with those without, nor
    `constrained` ones with those in free text. `examinees` counts those among the answered,
    `recipes` has the numbers of theirs. `rulings` counts those with a ruling by a person,
    `rulings_differ` those whose ruling is not what the scorer said; neither is in any other figure.
    """

    key: tuple[Any, ...]
    simulated: bool
    tools: ToolsGroup
    asked: int
    share: Share
    format_errors: int
    unanswered: int
    cells_right: int
    cells_total: int
    truncated: Known
    mean_input_tokens: Known
    cost: Known
    case_ids: tuple[int, ...]
    examinees: int
    rulings: int
    rulings_differ: int
    incomplete: int = 0
    input_cut: int = 0
    input_too_long: int = 0
    not_graded: int = 0
    constrained: bool = False
    recipes: tuple[int, ...] = ()
    mean_output_tokens: Known = NOT_TOLD
    mean_reasoning_tokens: Known = NOT_TOLD

    @property
    def apart(self) -> int:
        """How many trials are in no denominator, since the model never had the whole prompt or the
        answer was not graded."""
        return self.input_cut + self.input_too_long + self.not_graded

    @property
    def cell_rate(self) -> float | None:
        """The share of right cells; None when nothing was answered."""
        return self.cells_right / self.cells_total if self.cells_total else None


def apart(
    trials: Iterable[Trial], by: Sequence[Grouping] = DEFAULT_GROUPING
) -> dict[Apart, list[Trial]]:
    """The trials of every group, in order of the groups' keys."""
    names = [one.attribute for one in by]
    found: dict[Apart, list[Trial]] = {}
    for trial in trials:
        key = tuple([getattr(trial, name) for name in names])
        at = Apart(trial.simulated, trial.tools, key, trial.constrained)
        found.setdefault(at, []).append(trial)
    return {at: found[at] for at in sorted(found, key=_place)}


def group(
    trials: Iterable[Trial], by: Sequence[Grouping] = DEFAULT_GROUPING, scratch: bool = True
) -> list[GroupFacts]:
    """The groups in order of their keys; `scratch` False leaves that cell out of the cells."""
    return [facts_of(at, mine, scratch) for at, mine in apart(trials, by).items()]


def _place(at: Apart) -> tuple[Any, ...]:
    return at.simulated, tuple(_rank(part) for part in at.key), _rank(at.tools), at.constrained


def _rank(part: Any) -> Any:
    """Numbers as numbers, members of an enumeration in the order it lists them."""
    return list(type(part)).index(part) if isinstance(part, StrEnum) else part


def facts_of(at: Apart, trials: Sequence[Trial], scratch: bool = True) -> GroupFacts:
    """What is counted of the trials of one group."""
    answered = [trial for trial in trials if trial.answered]
    cells = [_cells(trial, scratch) for trial in answered]
    told = [trial.truncated for trial in answered if trial.truncated is not None]
    costs = [trial.cost for trial in answered if trial.cost is not None]
    ruled = [trial for trial in answered if trial.ruled_right is not None]
    n = len(answered)
    count = Counter(trial.outcome for trial in trials)
    return GroupFacts(
        key=at.key,
        simulated=at.simulated,
        tools=at.tools,
        asked=len(trials),
        share=share_of(answered),
        format_errors=count[TrialOutcome.FORMAT_ERROR],
        unanswered=count[TrialOutcome.UNANSWERED],
        cells_right=sum(right for right, _ in cells),
        cells_total=sum(total for _, total in cells),
        truncated=Known(float(sum(told)) if told else None, len(told), n),
        mean_input_tokens=_mean(trial.input_tokens for trial in answered),
        cost=Known(math.fsum(costs) if costs else None, len(costs), n),
        case_ids=tuple(dict.fromkeys(trial.case_id for trial in answered)),
        examinees=len({trial.examinee_id for trial in answered}),
        rulings=len(ruled),
        rulings_differ=sum(trial.ruled_right is not trial.passed for trial in ruled),
        incomplete=count[TrialOutcome.INCOMPLETE],
        input_cut=count[TrialOutcome.INPUT_CUT],
        input_too_long=count[TrialOutcome.INPUT_TOO_LONG],
        not_graded=count[TrialOutcome.NOT_GRADED],
        constrained=at.constrained,
        recipes=tuple(sorted({trial.recipe for trial in answered})),
        mean_output_tokens=_mean(trial.output_tokens for trial in answered),
        mean_reasoning_tokens=_mean(trial.reasoning_tokens for trial in answered),
    )


def _mean(values: Iterable[int | None]) -> Known:
    """The mean of those that are told, of all."""
    every = list(values)
    told = [value for value in every if value is not None]
    return Known(sum(told) / len(told) if told else None, len(told), len(every))


def _cells(trial: Trial, scratch: bool) -> tuple[int, int]:
    if scratch:
        return trial.cells_right, trial.cells_total
    return trial.cells_right - bool(trial.scratch_right), trial.cells_total - 1
