"""How the rows shown become others after a write, so that what is chosen and typed stays there."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.progress import Progress
from statelab_gui.models.run_asking import Ids
from statelab_gui.storage.queries.log_frame import EXAMINEES
from statelab_gui.storage.queries.run_orders import RunOrder

_MOST = 16
"""Places at which rows come or go one after the other; each costs a look at all rows."""
_MOST_FILLED = 5_000

Runs: TypeAlias = list[tuple[int, int]]
"""First and last of rows that stand together."""


@dataclass(frozen=True, eq=False)
class Merge:
    """The rows of `before` that are `gone`, from the last on, then where rows are `come`, from the
    first on, in `after`; `filled` are rows of cases without a reply that have become replies, or
    an examinee's, all others being the same."""

    before: Ids
    after: Ids
    gone: Runs
    come: Runs
    filled: NDArray[np.intp]


def merging(
    ordering: Generator[Progress, None, RunOrder], before: Ids
) -> Generator[Progress, None, tuple[RunOrder, Merge | None]]:
    """The order asked for, and how it comes of the rows shown before; for a job."""
    order = yield from ordering
    return order, merge(before, order.ids)


def merge(before: Ids, after: Ids) -> Merge | None:
    """How one list of rows becomes the other; None where that is not done in few steps."""
    if not len(before) or not len(after):
        return None
    nowhere = np.empty(0, np.intp)
    if len(before) == len(after):
        filled = np.flatnonzero(before != after)
        if len(filled) <= _MOST_FILLED and _are_filled(before[filled], after[filled]):
            return Merge(before, after, [], [], filled)
    lost, new = _missing(before, after), _missing(after, before)
    gone, come = _runs(lost), _runs(new)
    if len(gone) + len(come) > _MOST or not np.array_equal(before[~lost], after[~new]):
        return None
    return Merge(before, after, gone[::-1], come, nowhere)


def _are_filled(before: Ids, after: Ids) -> bool:
    """Whether rows without a reply have become replies, or rows of the same cases without one: the
    first reply to a set makes nobody's rows those of its examinee."""
    nobody = (before < 0) & (-before % EXAMINEES == 0)
    same = nobody & (after < 0) & (before // -EXAMINEES == -after // EXAMINEES)
    return bool(((before < 0) & ((after > 0) | same)).all())


def walk(
    made: Merge,
    remove: Callable[[int, int, Ids], object],
    insert: Callable[[int, int, Ids], object],
) -> None:
    """Call for each step of rows that go or come, with the rows as they are after it."""
    ids = made.before
    for first, last in made.gone:
        ids = np.concatenate((ids[:first], ids[last + 1 :]))
        remove(first, last, ids)
    for first, last in made.come:
        ids = np.concatenate((ids[:first], made.after[first : last + 1], ids[first:]))
        insert(first, last, ids)


def _missing(these: Ids, others: Ids) -> NDArray[np.bool_]:
    """Which of these numbers are not among the others. Those above 0 are ids without great gaps."""
    held = np.zeros(max(int(these.max()), int(others.max()), 0) + 1, np.bool_)
    held[others[others > 0]] = True
    missing = ~held[np.maximum(these, 0)]
    below = these < 0
    missing[below] = ~np.isin(these[below], others[others < 0], assume_unique=True)
    return missing


def _runs(mask: NDArray[np.bool_]) -> Runs:
    edges = np.flatnonzero(np.diff(np.concatenate(([False], mask, [False]))))
    return [(int(first), int(after) - 1) for first, after in edges.reshape(-1, 2)]
