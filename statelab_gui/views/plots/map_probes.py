"""Outcomes of probed prefixes in the lane of signs: the worst of a pixel is never hidden."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.prefixes import PrefixOutcome, PrefixTally
from statelab_gui.models.map_table import increasing
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.theme import Role

PLANNED, NOT_OBSERVED, RIGHT, INCOMPLETE, FORMAT_ERROR, MIXED, WRONG = range(7)
"""Codes of what is known of a prefix, the worst highest: what is drawn where several meet.

NOT_OBSERVED was asked, and its input was cut or too long; all that is observed is above it.
"""

ROLES = {
    PLANNED: Role.UNANSWERED,
    NOT_OBSERVED: Role.TRUNCATED,
    RIGHT: Role.RIGHT,
    INCOMPLETE: Role.INCOMPLETE,
    FORMAT_ERROR: Role.FORMAT_ERROR,
    MIXED: Role.MIXED,
    WRONG: Role.WRONG,
}
Bins: TypeAlias = tuple[NDArray[np.float64], NDArray[np.int8]]
_CODES = {
    PrefixOutcome.RIGHT: RIGHT,
    PrefixOutcome.FORMAT_ERROR: FORMAT_ERROR,
    PrefixOutcome.MIXED: MIXED,
    PrefixOutcome.WRONG: WRONG,
    PrefixOutcome.INCOMPLETE: INCOMPLETE,
    PrefixOutcome.INPUT_CUT: NOT_OBSERVED,
    PrefixOutcome.INPUT_TOO_LONG: NOT_OBSERVED,
    PrefixOutcome.NOT_GRADED: NOT_OBSERVED,
}


@dataclass(eq=False)
class ProbeMarks:
    """The prefixes spoken of, in order, (m,), and the code of each; neither is ever changed."""

    prefixes: NDArray[np.int64]
    codes: NDArray[np.int8]
    _binned: tuple[MapFrame, Bins] | None = field(default=None, init=False, repr=False)

    @classmethod
    def of(
        cls, tallies: Mapping[int, PrefixTally], planned: Iterable[int] = (), updates: int = 0
    ) -> "ProbeMarks":
        """Marks of all that was asked, and of what is planned and has no reply yet."""
        asked = sorted((k, _CODES[tally.outcome]) for k, tally in tallies.items())
        known = np.fromiter((k for k, _ in asked), dtype=np.int64, count=len(asked))
        codes = np.fromiter((code for _, code in asked), dtype=np.int8, count=len(asked))
        wanted = increasing(planned)
        low, high = np.searchsorted(wanted, [1, updates + 1])
        wanted = wanted[low:high]
        at = np.searchsorted(wanted, known)
        there = np.zeros(len(known), dtype=bool)
        there[at < len(wanted)] = wanted[at[at < len(wanted)]] == known[at < len(wanted)]
        shown = np.full(len(wanted), PLANNED, dtype=np.int8)
        shown[at[there]] = codes[there]
        # the few that were asked without being planned go between: no need to sort the many
        prefixes = np.insert(wanted, at[~there], known[~there])
        return cls(prefixes, np.insert(shown, at[~there], codes[~there]))

    def code_at(self, k: int) -> int | None:
        """The code of prefix k, None where nothing is known or planned."""
        at = int(np.searchsorted(self.prefixes, k))
        found = at < len(self.prefixes) and self.prefixes[at] == k
        return int(self.codes[at]) if found else None

    def bins(self, frame: MapFrame) -> Bins:
        """The visible marks as (x, code): of several in one device pixel the worst alone."""
        if self._binned is None or self._binned[0] != frame:  # lanes and guides ask for the same
            self._binned = (frame, self._bins(frame))
        return self._binned[1]

    def _bins(self, frame: MapFrame) -> Bins:
        first, last = frame.visible()
        low, high = np.searchsorted(self.prefixes, [first, last + 1])
        prefixes, codes = self.prefixes[low:high], self.codes[low:high]
        if len(prefixes) == 0:
            return np.empty(0), codes
        x = frame.gutter + (prefixes - frame.left) * frame.per_update
        pixel = np.floor(x * frame.ratio).astype(np.int64)
        starts = np.flatnonzero(np.diff(pixel, prepend=pixel[0] - 1))
        worst = np.maximum.reduceat(codes, starts)
        alone = np.diff(starts, append=len(pixel)) == 1
        return np.where(alone, x[starts], (pixel[starts] + 0.5) / frame.ratio), worst


def placed_signs(
    x: NDArray[np.float64], codes: NDArray[np.int8], width: float
) -> list[tuple[float, int]]:
    """Where signs `width` wide have room, the worst placed first, as (middle, code).

    No two overlap, and none stands over a worse mark that got no sign of its own.
    """
    placed: list[tuple[float, int]] = []
    taken = np.empty(0)
    for code in range(WRONG, PLANNED - 1, -1):
        worse = x[codes > code]
        mine = x[codes == code]
        mine = mine[_distance(mine, worse) >= width / 2]
        mine = mine[_distance(mine, taken) >= width]
        before = -np.inf
        chosen = []
        for at in mine.tolist():
            if at - before >= width:
                chosen.append(at)
                before = at
        placed.extend((at, code) for at in chosen)
        taken = np.sort(np.concatenate((taken, chosen)))
    return sorted(placed)


def _distance(points: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    """From each point to the nearest of the sorted others, infinite when there is none."""
    if len(others) == 0:
        return np.full(len(points), np.inf)
    after = np.searchsorted(others, points)
    left = np.abs(points - others[np.maximum(after - 1, 0)])
    right = np.abs(points - others[np.minimum(after, len(others) - 1)])
    return np.minimum(left, right)
