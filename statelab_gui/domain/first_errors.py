"""Across many cases: where the first observed wrong prefix falls, at what updates, which slips.

Only probed prefixes are spoken of. A unit is one case asked of one examinee; whatever is counted
here is counted once a unit, however often a prefix was asked again.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.families import Family
from statelab_gui.domain.fingerprints import Fingerprint, Slip
from statelab_gui.domain.updates import Op, Program

_MOST_BINS = 40
_SHARES = 10


class UpdateKind(StrEnum):
    """What an update does, as far as an answerer can see it. The scratch cell is the last one."""

    FIRST_VALUE = "first_value"
    SET = "set"
    SET_SCRATCH = "set_scratch"
    ADD = "add"
    ADD_SCRATCH = "add_scratch"
    COPY = "copy"
    COPY_INTO_SCRATCH = "copy_into_scratch"
    COPY_OUT_OF_SCRATCH = "copy_out_of_scratch"


KINDS = tuple(UpdateKind)
_AT = {kind: at for at, kind in enumerate(KINDS)}


def update_kinds(program: Program) -> NDArray[np.uint8]:
    """For each update the place of its kind in KINDS, (n,).

    A cell's first write is FIRST_VALUE whatever else it is.
    """
    scratch = len(program.cells) - 1
    into = program.target == scratch
    copies = program.op == Op.COPY
    kinds = np.full(len(program), _AT[UpdateKind.SET], dtype=np.uint8)
    kinds[into] = _AT[UpdateKind.SET_SCRATCH]
    added = program.op == Op.ADD
    kinds[added] = _AT[UpdateKind.ADD]
    kinds[added & into] = _AT[UpdateKind.ADD_SCRATCH]
    kinds[copies] = _AT[UpdateKind.COPY]
    kinds[copies & (program.operand == scratch)] = _AT[UpdateKind.COPY_OUT_OF_SCRATCH]
    kinds[copies & into] = _AT[UpdateKind.COPY_INTO_SCRATCH]
    _, first = np.unique(program.target, return_index=True)
    kinds[first] = _AT[UpdateKind.FIRST_VALUE]
    return kinds


@dataclass(frozen=True, eq=False)
class ProbedCase:
    """The probed prefixes of one case by one examinee.

    `prefixes` (p,) are their numbers of updates, increasing; `wrong` and `right` (p,) say whether
    any standing reply there was wrong, and whether all were right; `kinds` (p,) is the kind of the
    last update of each, as a place in KINDS.
    """

    case_id: int
    examinee_id: int
    updates: int
    prefixes: NDArray[np.int64] = field(repr=False)
    wrong: NDArray[np.bool_] = field(repr=False)
    right: NDArray[np.bool_] = field(repr=False)
    kinds: NDArray[np.uint8] = field(repr=False)


@dataclass(frozen=True)
class Place:
    """The first observed wrong prefix of a case, k of `updates`, and the kind of its last update.

    `next_to_right` says whether prefix k - 1 was probed too and all its replies were right: only
    then is nothing between the two unknown.
    """

    case_id: int
    examinee_id: int
    k: int
    updates: int
    kind: UpdateKind
    next_to_right: bool


def place_of(probed: ProbedCase) -> Place | None:
    """Where the first observed wrong prefix is; None when no probed prefix was wrong."""
    where = np.flatnonzero(probed.wrong)
    if not len(where):
        return None
    at = int(where[0])
    k = int(probed.prefixes[at])
    before = at > 0 and int(probed.prefixes[at - 1]) == k - 1 and bool(probed.right[at - 1])
    kind = KINDS[int(probed.kinds[at])]
    return Place(probed.case_id, probed.examinee_id, k, probed.updates, kind, before)


@dataclass(frozen=True)
class KindCount:
    """Of one kind of update: at how many places it is, at how many of them the prefix before was
    right, and how many of all probed prefixes end with such an update."""

    kind: UpdateKind
    places: tuple[Place, ...]
    next_to_right: int
    probed: int

    @property
    def count(self) -> int:
        """How many first observed wrong prefixes end with such an update."""
        return len(self.places)


def by_kind(places: Iterable[Place], probed: Iterable[ProbedCase]) -> tuple[KindCount, ...]:
    """The kinds that were probed at all, in the order of KINDS; `probed` has all probed cases,
    those without a wrong prefix too."""
    prefixes = np.zeros(len(KINDS), dtype=np.int64)
    for case in probed:
        prefixes += np.bincount(case.kinds, minlength=len(KINDS))
    found: dict[UpdateKind, list[Place]] = {kind: [] for kind in KINDS}
    for place in places:
        found[place.kind].append(place)
    return tuple(
        KindCount(kind, tuple(here), sum(one.next_to_right for one in here), int(prefixes[at]))
        for at, (kind, here) in enumerate(found.items())
        if here or prefixes[at]
    )


@dataclass(frozen=True)
class Bin:
    """The places from `first` to `last`, both counted in: updates, or percent of the length."""

    first: int
    last: int
    places: tuple[Place, ...]

    @property
    def count(self) -> int:
        """How many first observed wrong prefixes fall here."""
        return len(self.places)


def by_update(places: Sequence[Place]) -> tuple[Bin, ...]:
    """Bins over the number k, of one update each where few do, else of 2, 5, 10, 20, 50 … each.

    They follow one another without a gap, from the first place to the last; none for no place.
    """
    if not places:
        return ()
    low, high = min(one.k for one in places), max(one.k for one in places)
    width = _width(high - low + 1)
    begin = low if width == 1 else (low - 1) // width * width + 1
    count = (high - begin) // width + 1
    held: list[list[Place]] = [[] for _ in range(count)]
    for place in places:
        held[(place.k - begin) // width].append(place)
    return tuple(
        Bin(begin + at * width, begin + (at + 1) * width - 1, tuple(here))
        for at, here in enumerate(held)
    )


def by_share(places: Sequence[Place]) -> tuple[Bin, ...]:
    """Ten bins over k as a share of the case's length: above 0 % to 10 %, … above 90 % to 100 %.

    `first` and `last` are those bounds in percent; none for no place.
    """
    if not places:
        return ()
    held: list[list[Place]] = [[] for _ in range(_SHARES)]
    for place in places:
        # In whole numbers: 0.3 * 10 is no 3.
        held[(place.k * _SHARES - 1) // place.updates].append(place)
    step = 100 // _SHARES
    return tuple(Bin(at * step, (at + 1) * step, tuple(here)) for at, here in enumerate(held))


def _width(span: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … with which `span` numbers need few enough bins."""
    power = 1
    while True:
        for step in (1, 2, 5):
            # One bin more may be needed, since they begin at a round number.
            if span <= step * power * (_MOST_BINS if step * power == 1 else _MOST_BINS - 1):
                return step * power
        power *= 10


@dataclass(frozen=True)
class SlipCount:
    """How many of `compared` wrong answers are consistent with a slip, and how many would be by
    chance alone; `keys` are those of the answers."""

    slip: Slip
    keys: tuple[int, ...]
    compared: int
    expected: float

    @property
    def count(self) -> int:
        """How many answers are consistent with the slip."""
        return len(self.keys)


def recurring(found: Iterable[tuple[int, Fingerprint]]) -> tuple[SlipCount, ...]:
    """The slips that some answer is consistent with, the most frequent first.

    `found` has the fingerprint of every wrong answer that could be compared, with its key. What is
    expected is the sum of the chances of the slip over all of them, matched or not.
    """
    keys: dict[Slip, list[int]] = {}
    expected = dict.fromkeys(Slip, 0.0)
    compared = 0
    for key, fingerprint in found:
        compared += 1
        for tried in fingerprint.slips:
            expected[tried.slip] += tried.chance
        for slip in dict.fromkeys(match.slip for match in fingerprint.exact):
            keys.setdefault(slip, []).append(key)
    order = sorted(keys, key=lambda slip: (-len(keys[slip]), expected[slip]))
    return tuple(SlipCount(slip, tuple(keys[slip]), compared, expected[slip]) for slip in order)


@dataclass(frozen=True)
class Group:
    """Which replies are counted: None is any. Simulated replies are never pooled with others."""

    set_id: int | None = None
    examinee_id: int | None = None
    family: Family | None = None
    form: str | None = None
    simulated: bool = False


@dataclass(frozen=True)
class Asked:
    """What a group consists of; every unit is a case asked of an examinee.

    `replies` standing whole-case replies that are in the denominators, of them `right`, `wrong`,
    `format_errors` and `incomplete`; beside them those with `input_cut` or `input_too_long`, and
    those `not_graded`.
    `units` with at least one of the `replies` that is not right, of them `probed` at some prefix.
    `sealed` counts simulated replies to cases whose truth is hidden: they are in no other count.
    """

    replies: int
    right: int
    wrong: int
    format_errors: int
    units: int
    probed: int
    incomplete: int = 0
    input_cut: int = 0
    input_too_long: int = 0
    not_graded: int = 0
    sealed: int = 0


@dataclass(frozen=True, eq=False)
class Across:
    """Where the first observed wrong prefixes of a group are; `probed` are its probed units, each
    a case and an examinee, those without a wrong prefix among them."""

    asked: Asked
    probed: frozenset[tuple[int, int]]
    places: tuple[Place, ...]
    updates: tuple[Bin, ...]
    shares: tuple[Bin, ...]
    kinds: tuple[KindCount, ...]

    @property
    def n(self) -> int:
        """In how many units a wrong prefix was observed: the n of every histogram."""
        return len(self.places)

    @property
    def prefixes(self) -> int:
        """How many prefixes were probed in all units together."""
        return sum(kind.probed for kind in self.kinds)


def gather(asked: Asked, probed: Sequence[ProbedCase]) -> Across:
    """Count a group, of which `probed` has all units that were probed."""
    places = tuple(place for case in probed if (place := place_of(case)) is not None)
    kinds = by_kind(places, probed)
    units = frozenset((case.case_id, case.examinee_id) for case in probed)
    return Across(asked, units, places, by_update(places), by_share(places), kinds)
