"""How much going through a conversation asks, before anything is known of the replies."""

from collections.abc import Iterable
from dataclasses import dataclass, fields

from statelab_gui.domain.drift.arms.machine import most_steps, walk
from statelab_gui.domain.drift.arms.values import ArmSettings, Final
from statelab_gui.domain.drift.arms.wording import WORDINGS
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.messages import messages
from statelab_gui.domain.fetching.asking import Message

_HEAD = 400
"""Characters that a request may have beside prompts and replies: headings and marks of a list."""

_SHORT = "x"
"""The shortest reply that is none of nothing: it lets an arm ask as little as it ever does."""


@dataclass(frozen=True)
class Extent:
    """Requests, and the characters of what is sent but for the replies in it, at least and at most.

    `read_again` is how often a reply, of at most so many tokens as the output limit, may be read
    again in a later request. Of the most, the `tracker_` ones are asked of the tracker; the
    `spare_` ones are not always asked, and may be asked of either.
    """

    least_requests: int = 0
    most_requests: int = 0
    least_characters: int = 0
    most_characters: int = 0
    read_again: int = 0
    tracker_requests: int = 0
    tracker_characters: int = 0
    spare_requests: int = 0
    spare_characters: int = 0

    def times(self, count: int) -> "Extent":
        """That of so many conversations."""
        return Extent(*(getattr(self, one.name) * count for one in fields(self)))


def together(extents: Iterable[Extent]) -> Extent:
    """That of all of them."""
    rows = [[getattr(extent, one.name) for one in fields(extent)] for extent in extents]
    return Extent(*map(sum, zip(*rows, strict=True))) if rows else Extent()


def extent_of(case: DriftCase, arm: ArmSettings) -> Extent:
    """How much going through the case with this arm asks."""
    steps: list[int] = []
    tracked: list[int] = []
    following = walk(case, arm, ()).next
    while not isinstance(following, Final):
        steps.append(_characters(following.messages))
        if following.of_tracker:
            tracked.append(steps[-1] + _HEAD)
        following = walk(case, arm, (_SHORT,) * len(steps)).next
    most, least = most_steps(case, arm), len(steps)
    longest = max(map(len, vars(WORDINGS[case.item.language]).values()))
    whole = _characters(messages(case)) + longest + _HEAD
    if arm.arm.compacts:  # a summary may fail, so that the history stays whole
        upper = most * whole
    else:
        upper = sum(steps) + _HEAD * (most > 1) * least + (most - least) * whole
    again = most * (most - 1) // 2
    spare = most - least
    return Extent(
        least,
        most,
        sum(steps),
        upper,
        again * (2 if arm.arm.tracks else 1),
        len(tracked),
        sum(tracked),
        spare,
        spare * whole,
    )


def _characters(turns: Iterable[Message]) -> int:
    return sum(len(turn.text) for turn in turns)
