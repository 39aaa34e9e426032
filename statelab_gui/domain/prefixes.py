"""Prefixes of a program: where to probe, and what probing them has shown.

Being right at one prefix says nothing about another: an examinee may err and be right again. So
nothing here searches by halves, and nothing is ever said about a prefix that was not probed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.generating import move_ends
from statelab_gui.domain.updates import Program


class ProbeOutcome(StrEnum):
    """How the reply to one prefix was judged as a whole."""

    RIGHT = "right"
    WRONG = "wrong"
    FORMAT_ERROR = "format_error"


@dataclass(frozen=True)
class Observed:
    """What is known of the prefixes of a case that were probed.

    `first_wrong` is the shortest probed prefix whose state was wrong; shorter ones may never have
    been probed. `wrong` and `format_errors` list prefixes in order; a format error shows no state,
    so it is neither wrong nor right. `right_again` holds (first, last) of every unbroken run, among
    the probed prefixes only, that is right after a wrong one; prefixes between first and last that
    were not probed are not spoken of. `possible` counts the prefixes that can be probed at all.
    """

    first_wrong: int | None
    probed: int
    possible: int
    wrong: tuple[int, ...]
    format_errors: tuple[int, ...]
    right_again: tuple[tuple[int, int], ...]
    unprobed: int


def default_boundaries(program: Program) -> tuple[int, ...]:
    """Where to probe first: after the initial block and after every move (6, 9, 12 …)."""
    return move_ends(program)


def observe(outcomes: Mapping[int, ProbeOutcome], complete_from: int, updates: int) -> Observed:
    """What `outcomes`, by the number of updates k of each probed prefix, show.

    Every cell is set from update `complete_from` on. Raises ValueError for a k that is not in
    complete_from … updates: such a prefix has no whole state to be wrong about.
    """
    probed = sorted(outcomes)
    if probed and not complete_from <= probed[0] <= probed[-1] <= updates:
        raise ValueError(f"probed prefixes {probed[0]}…{probed[-1]} of {complete_from}…{updates}")
    wrong = tuple(k for k in probed if outcomes[k] is ProbeOutcome.WRONG)
    possible = max(0, updates - complete_from + 1)
    return Observed(
        first_wrong=wrong[0] if wrong else None,
        probed=len(probed),
        possible=possible,
        wrong=wrong,
        format_errors=tuple(k for k in probed if outcomes[k] is ProbeOutcome.FORMAT_ERROR),
        right_again=_right_again([k for k in probed if wrong and k > wrong[0]], outcomes),
        unprobed=possible - len(probed),
    )


def _right_again(
    later: list[int], outcomes: Mapping[int, ProbeOutcome]
) -> tuple[tuple[int, int], ...]:
    """The unbroken right runs of the probed prefixes `later`, each as (first, last)."""
    runs: list[tuple[int, int]] = []
    unbroken = False
    for k in later:
        right = outcomes[k] is ProbeOutcome.RIGHT
        if right and unbroken:
            runs[-1] = (runs[-1][0], k)
        elif right:
            runs.append((k, k))
        unbroken = right
    return tuple(runs)
