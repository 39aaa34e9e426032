"""What one case contributes to the statistics of a group."""

from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.cases import APART
from statelab_gui.domain.families import Family
from statelab_gui.domain.runs import ToolsGroup


class TrialOutcome(StrEnum):
    """How the standing reply to a whole case counts; UNANSWERED when there is none.

    INCOMPLETE: the service did not say that the answer had ended; never right, whatever it reads.
    INPUT_CUT: the service answered a part of the prompt; INPUT_TOO_LONG: it refused the prompt for
    its length; NOT_GRADED: it is code, and nothing could run it. They are in no denominator.
    """

    RIGHT = "right"
    WRONG = "wrong"
    FORMAT_ERROR = "format_error"
    INCOMPLETE = "incomplete"
    INPUT_CUT = "input_cut"
    INPUT_TOO_LONG = "input_too_long"
    NOT_GRADED = "not_graded"
    UNANSWERED = "unanswered"


_APART = frozenset(TrialOutcome(status.value) for status in APART)


@dataclass(frozen=True)
class Trial:
    """One case asked of one examinee once.

    `cells_right` of `cells_total` counts all cells; a format error and an incomplete answer have
    none right, and a trial that is apart has no cells. `scratch_right` is that of the scratch cell,
    None when nothing was read. What neither the reviewer nor the service said (`truncated`,
    `input_tokens`, `cost`) is None, never 0, and so are `output_tokens` and the `reasoning_tokens`
    among them, which only a service tells. `cost` is in the reviewer's currency. `ruled_right` is
    what a person ruled on the reply, None without a ruling that stands; it changes no figure.
    `recipe` has one number for all sets that make the same task of the same seed, family and
    length; sets with other cells, values, modulus or moves have another. `constrained` tells that
    the service was to hold the output to a schema, which is another test than free text.
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
    constrained: bool = False
    output_tokens: int | None = None
    reasoning_tokens: int | None = None

    @property
    def answered(self) -> bool:
        """Whether it is in every denominator: the case was answered as it was asked. A reply that
        cannot be read, or is incomplete, is an answer."""
        return self.outcome is not TrialOutcome.UNANSWERED and not self.apart

    @property
    def apart(self) -> bool:
        """Whether the model never had the whole prompt, or nobody graded its answer: neither right
        nor wrong nor unanswered."""
        return self.outcome in _APART

    @property
    def passed(self) -> bool:
        """Whether every cell was right."""
        return self.outcome is TrialOutcome.RIGHT


@dataclass(frozen=True)
class NoTrials:
    """Replies that are no trials: `superseded` ones to whole cases, and `probes`, which ask for a
    part of a case. Those to drift cases are told apart: one that was graded again is superseded."""

    superseded: int
    probes: int
    drift_superseded: int = 0
    drift_probes: int = 0
