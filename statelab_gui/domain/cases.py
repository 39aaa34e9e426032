"""Case sets, cases and their answer books, as the document gives them."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from statelab_gui.domain.families import Family
from statelab_gui.domain.recipes.values import Recipe
from statelab_gui.domain.updates import Program, States


class CaseStatus(StrEnum):
    """How the latest whole-case reply was judged; UNANSWERED when there is none."""

    UNANSWERED = "unanswered"
    RIGHT = "right"
    WRONG = "wrong"
    FORMAT_ERROR = "format_error"


@dataclass(frozen=True)
class CaseSetInfo:
    """A named set of cases and the recipe that makes it again; `created_at` has its offset."""

    id: int
    name: str
    recipe: Recipe
    created_at: str
    case_count: int


@dataclass(frozen=True)
class CaseInfo:
    """What may be known of a case without its truth.

    `replies` counts whole-case replies of all examinees, superseded ones included; `length` counts
    moves, `updates` updates, `characters` those of the prompt. `cells` has the scratch cell last.
    """

    id: int
    set_id: int
    position: int
    name: str
    family: Family
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

    @property
    def sealed(self) -> bool:
        """Whether the answer book must stay hidden: nothing answered and never revealed."""
        return self.replies == 0 and self.revealed_at is None


@dataclass(frozen=True, eq=False)
class AnswerBook:
    """The true state after every update of a case's program."""

    cells: tuple[str, ...]
    program: Program = field(repr=False)

    def __len__(self) -> int:
        return len(self.program)

    @property
    def states(self) -> States:
        """The state after every update."""
        return self.program.states

    @cached_property
    def truth(self) -> dict[str, int]:
        """The state after the last update, in order of first writing."""
        return self.program.last_state()

    def after(self, k: int) -> dict[str, int]:
        """The cells that have a value after update k (1 ≤ k ≤ len); raises IndexError outside."""
        return self.program.states.after(k)
