"""What one case contributes to the statistics of a group."""

from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.families import Family
from statelab_gui.domain.runs import ToolsGroup


class TrialOutcome(StrEnum):
    """How the standing reply to a whole case was judged; UNANSWERED when there is none."""

    RIGHT = "right"
    WRONG = "wrong"
    FORMAT_ERROR = "format_error"
    UNANSWERED = "unanswered"


@dataclass(frozen=True)
class Trial:
    """One case asked of one examinee once.

    `cells_right` of `cells_total` counts all cells; a format error has none right. `scratch_right`
    is that of the scratch cell, None when nothing was read. What neither the reviewer nor the
    service said (`truncated`, `input_tokens`, `cost`) is None, never 0. `cost` is in the reviewer's
    currency. `ruled_right` is what a person ruled on the reply, None without a ruling that stands;
    it changes no figure. `recipe` has one number for all sets that make the same task of the same
    seed, family and length; sets with other cells, values, modulus or moves have another.
    """

    case_id: int
    seed: int
    family: Family
    form: str
    length: int
    examinee_id: int
    tools: ToolsGroup
    simulated: bool
    outcome: TrialOutcome
    cells_right: int
    cells_total: int
    scratch_right: bool | None = None
    truncated: bool | None = None
    input_tokens: int | None = None
    cost: float | None = None
    repeat: int = 1
    ruled_right: bool | None = None
    recipe: int = 0

    @property
    def answered(self) -> bool:
        """Whether there is a reply; one that cannot be read is one."""
        return self.outcome is not TrialOutcome.UNANSWERED

    @property
    def passed(self) -> bool:
        """Whether every cell was right."""
        return self.outcome is TrialOutcome.RIGHT


@dataclass(frozen=True)
class NoTrials:
    """Replies that are no trials: `superseded` ones to whole cases, and `probes`, which ask for a
    part of a case."""

    superseded: int
    probes: int
