"""Groups of trials and what is counted of each."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from statelab_gui.domain.statistics.shares import Share, share_of
from statelab_gui.domain.statistics.trials import Trial, TrialOutcome


class Grouping(StrEnum):
    """What trials can be told apart by."""

    FAMILY = "family"
    LENGTH = "length"
    FORM = "form"
    EXAMINEE = "examinee"
    TOOLS = "tools"

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
)


@dataclass(frozen=True)
class Known:
    """A figure that not every trial has: of `of` trials `known` had it; `value` None for none."""

    value: float | None
    known: int
    of: int


@dataclass(frozen=True)
class GroupFacts:
    """What is counted of the trials of one group; `key` has one value a grouping.

    `share` is over the answered, format errors among them. `cells_right` of `cells_total` too, with
    the scratch cell left out where that was asked for. `truncated` counts those said to be.
    `mean_input_tokens` is per trial that tells, `cost` the sum of those that tell. Simulated trials
    are groups of their own.
    """

    key: tuple[Any, ...]
    simulated: bool
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

    @property
    def cell_rate(self) -> float | None:
        """The share of right cells; None when nothing was answered."""
        return self.cells_right / self.cells_total if self.cells_total else None


def group(
    trials: Iterable[Trial], by: Sequence[Grouping] = DEFAULT_GROUPING, scratch: bool = True
) -> list[GroupFacts]:
    """The groups in order of their keys; `scratch` False leaves that cell out of the cells."""
    names = [one.attribute for one in by]
    found: dict[tuple[bool, tuple[Any, ...]], list[Trial]] = {}
    for trial in trials:
        key = (trial.simulated, tuple(getattr(trial, name) for name in names))
        found.setdefault(key, []).append(trial)
    ordered = sorted(found, key=lambda key: (key[0], tuple(_rank(part) for part in key[1])))
    return [_facts(key, simulated, found[simulated, key], scratch) for simulated, key in ordered]


def _rank(part: Any) -> Any:
    """Numbers as numbers, members of an enumeration in the order it lists them."""
    return list(type(part)).index(part) if isinstance(part, StrEnum) else part


def _facts(
    key: tuple[Any, ...], simulated: bool, trials: Sequence[Trial], scratch: bool
) -> GroupFacts:
    answered = [trial for trial in trials if trial.answered]
    cells = [_cells(trial, scratch) for trial in answered]
    told = [trial.truncated for trial in answered if trial.truncated is not None]
    tokens = [trial.input_tokens for trial in answered if trial.input_tokens is not None]
    costs = [trial.cost for trial in answered if trial.cost is not None]
    n = len(answered)
    return GroupFacts(
        key=key,
        simulated=simulated,
        asked=len(trials),
        share=share_of(answered),
        format_errors=sum(t.outcome is TrialOutcome.FORMAT_ERROR for t in answered),
        unanswered=len(trials) - n,
        cells_right=sum(right for right, _ in cells),
        cells_total=sum(total for _, total in cells),
        truncated=Known(float(sum(told)) if told else None, len(told), n),
        mean_input_tokens=Known(sum(tokens) / len(tokens) if tokens else None, len(tokens), n),
        cost=Known(sum(costs) if costs else None, len(costs), n),
        case_ids=tuple(dict.fromkeys(trial.case_id for trial in answered)),
    )


def _cells(trial: Trial, scratch: bool) -> tuple[int, int]:
    if scratch:
        return trial.cells_right, trial.cells_total
    return trial.cells_right - bool(trial.scratch_right), trial.cells_total - 1
