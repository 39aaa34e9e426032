"""Case sets, cases and their answer books, as the document gives them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from statelab_gui.domain.kinds import AnyFamily, AnyRecipe
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.domain.updates import Program, States


class CaseStatus(StrEnum):
    """How the standing whole-case replies count; UNANSWERED when there is none.

    MIXED: they do not agree. INCOMPLETE is in every denominator and never right; INPUT_CUT,
    INPUT_TOO_LONG and NOT_GRADED are neither right nor wrong nor unanswered. See domain.outcomes.
    """

    UNANSWERED = "unanswered"
    RIGHT = "right"
    MIXED = "mixed"
    WRONG = "wrong"
    FORMAT_ERROR = "format_error"
    INCOMPLETE = "incomplete"
    INPUT_CUT = "input_cut"
    INPUT_TOO_LONG = "input_too_long"
    NOT_GRADED = "not_graded"


JUDGED = (
    CaseStatus.RIGHT,
    CaseStatus.WRONG,
    CaseStatus.FORMAT_ERROR,
    CaseStatus.INCOMPLETE,
)
"""What one reply may count as where it is in a denominator."""

NOT_RIGHT = tuple(one for one in JUDGED if one is not CaseStatus.RIGHT)
"""What one reply may count as that has a wrong prefix to look for."""

READ = (CaseStatus.RIGHT, CaseStatus.WRONG, CaseStatus.FORMAT_ERROR)
"""What one reply may count as where its text decides: of others no cell is right or wrong."""

APART = (CaseStatus.INPUT_CUT, CaseStatus.INPUT_TOO_LONG, CaseStatus.NOT_GRADED)
"""What one reply may count as where it is in none."""

NEVER_ASKED = (CaseStatus.INPUT_CUT, CaseStatus.INPUT_TOO_LONG)
"""Which of these are no answer to the case as it is; one that was not graded is."""


def status_of(valid: bool, exact: bool, outcome: Outcome | None = None) -> CaseStatus:
    """How one reply counts, by its verdict and by how the service ended it.

    Everything that counts replies, in Python or in SQL, goes by this.
    """
    counts = counting(outcome)
    if outcome is not None and counts is not Counting.VERDICT:
        return CaseStatus(outcome.value)
    if not valid:
        return CaseStatus.FORMAT_ERROR
    return CaseStatus.RIGHT if exact else CaseStatus.WRONG


def status_together(statuses: Iterable[CaseStatus]) -> CaseStatus:
    """How a case stands whose standing replies count so, each given by `status_of`.

    Those in a denominator say it where there are any, and MIXED where these differ.
    """
    found = set(statuses)
    judged = found.intersection(JUDGED)
    if judged:
        return judged.pop() if len(judged) == 1 else CaseStatus.MIXED
    return next((one for one in reversed(APART) if one in found), CaseStatus.UNANSWERED)


@dataclass(frozen=True)
class CaseSetInfo:
    """A named set of cases and the recipe that makes it again; `created_at` has its offset."""

    id: int
    name: str
    recipe: AnyRecipe
    created_at: str
    case_count: int


@dataclass(frozen=True)
class CaseInfo:
    """What may be known of a case without its truth.

    `replies` counts whole-case replies of all examinees, superseded ones included and simulated
    ones not; `simulated` counts those of the examinee whose status it is, or of all. `length`
    counts moves, `updates` updates, `characters` those of the prompt. `cells` has the scratch cell
    last; of intent drift they are the keys of the goals, `family` is a DriftFamily, `form` a
    Condition and `length` the number of turns. `apart` of `replies` decide nothing: their input was
    cut or too long, so that their models were never asked it, or they were not graded. `begun`: a
    conversation is half-way by hand, with the examinee whose status it is or with any.
    """

    id: int
    set_id: int
    position: int
    name: str
    family: AnyFamily
    form: str
    seed: int
    length: int
    updates: int
    characters: int
    cells: tuple[str, ...]
    modulus: int
    revealed_at: str | None
    replies: int
    status: CaseStatus
    simulated: int = 0
    apart: int = 0
    begun: bool = False

    @property
    def sealed(self) -> bool:
        """Whether the answer book must stay hidden: nothing answered and never revealed.

        A simulated reply is no answer, and neither is one that is apart.
        """
        return self.replies == self.apart and self.revealed_at is None


@dataclass(frozen=True, eq=False)
class AnswerBook:
    """The true state after every update of a case's program.

    `unwritten` is what a cell counts as that no update has written, None for no value: a goal of
    intent drift that was never asked for is not active, which is 0.
    """

    cells: tuple[str, ...]
    program: Program = field(repr=False)
    unwritten: int | None = None

    def __len__(self) -> int:
        return len(self.program)

    @property
    def states(self) -> States:
        """The state after every update."""
        return self.program.states

    @cached_property
    def truth(self) -> dict[str, int]:
        """The state after the last update, in order of first writing."""
        return self._whole(self.program.last_state())

    def after(self, k: int) -> dict[str, int]:
        """The cells that have a value after update k (1 ≤ k ≤ len); raises IndexError outside."""
        return self._whole(self.program.states.after(k))

    def _whole(self, state: dict[str, int]) -> dict[str, int]:
        if self.unwritten is None:
            return state
        return {cell: state.get(cell, self.unwritten) for cell in self.cells}
