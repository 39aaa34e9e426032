"""Counting first observed wrong prefixes across cases."""

from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.fingerprints import Fingerprint, Match, Slip, Tried
from statelab_gui.domain.first_errors import (
    KINDS,
    Asked,
    Place,
    ProbedCase,
    UpdateKind,
    by_kind,
    by_share,
    by_update,
    gather,
    place_of,
    recurring,
    update_kinds,
)
from statelab_gui.domain.updates import Op, Program

SWAP = Program.of(
    ("a", "b", "TMP"),
    10,
    [
        (Op.SET, 0, 1),
        (Op.SET, 1, 2),
        (Op.SET, 2, 0),
        (Op.COPY, 2, 0),
        (Op.COPY, 0, 1),
        (Op.COPY, 1, 2),
    ],
)
FIRST, INTO, OUT = (
    UpdateKind.FIRST_VALUE,
    UpdateKind.COPY_INTO_SCRATCH,
    UpdateKind.COPY_OUT_OF_SCRATCH,
)


def kinds(program: Program) -> list[UpdateKind]:
    return [KINDS[at] for at in update_kinds(program)]


def place(k: int, updates: int = 606, case: int = 1) -> Place:
    return Place(case, 1, k, updates, UpdateKind.COPY, False)


def probed(outcomes: dict[int, str], program: Program = SWAP, case: int = 1) -> ProbedCase:
    """`outcomes` says of each prefix "right", "wrong", "mixed" or "format error"."""
    ks = sorted(outcomes)
    return ProbedCase(
        case,
        1,
        len(program),
        np.array(ks, dtype=np.int64),
        np.array([outcomes[k] in ("wrong", "mixed") for k in ks], dtype=np.bool_),
        np.array([outcomes[k] == "right" for k in ks], dtype=np.bool_),
        update_kinds(program)[np.array(ks, dtype=np.int64) - 1],
    )


# kinds of updates


def test_the_copies_of_a_swap_are_told_apart_by_what_they_do_to_the_scratch_cell() -> None:
    assert kinds(SWAP) == [FIRST, FIRST, FIRST, INTO, UpdateKind.COPY, OUT]


def test_setting_and_adding_are_told_apart_by_the_scratch_cell_too() -> None:
    added = kinds(derive(SWAP, Family.ADD))[3:]
    assert added == [UpdateKind.ADD_SCRATCH, UpdateKind.ADD, UpdateKind.ADD]
    written = kinds(derive(SWAP, Family.OVERWRITE))[3:]
    assert written == [UpdateKind.SET_SCRATCH, UpdateKind.SET, UpdateKind.SET]


# places


def test_the_first_wrong_prefix_is_the_shortest_one_that_was_wrong() -> None:
    found = place_of(probed({3: "right", 4: "format error", 5: "mixed", 6: "wrong"}))
    assert found == Place(1, 1, 5, 6, UpdateKind.COPY, next_to_right=False)


def test_only_a_right_neighbour_makes_a_place_sure() -> None:
    for before, sure in {"right": True, "format error": False}.items():
        found = place_of(probed({4: before, 5: "wrong"}))
        assert found is not None and found.next_to_right is sure
    apart = place_of(probed({3: "right", 5: "wrong"}))
    assert apart is not None and not apart.next_to_right


def test_a_case_without_a_wrong_probe_has_no_place() -> None:
    assert place_of(probed({3: "right", 4: "format error"})) is None
    assert place_of(probed({})) is None


def test_kinds_are_counted_beside_how_often_they_were_probed() -> None:
    cases = [
        probed({3: "right", 4: "wrong"}, case=1),
        probed({4: "right", 5: "wrong"}, case=2),
        probed({4: "right", 6: "right"}, case=3),  # probed, and no wrong prefix
    ]
    places = [found for case in cases if (found := place_of(case))]
    counted = {
        one.kind: (one.count, one.next_to_right, one.probed) for one in by_kind(places, cases)
    }
    assert counted == {
        FIRST: (0, 0, 1),
        UpdateKind.COPY: (1, 1, 1),
        INTO: (1, 1, 3),
        OUT: (0, 0, 1),
    }


# bins

places_of_any_length = st.lists(
    st.integers(1, 600_000).flatmap(
        lambda updates: st.builds(place, st.integers(1, updates), st.just(updates))
    ),
    max_size=60,
)


@given(places_of_any_length)
def test_bins_of_updates_hold_every_place_once_and_follow_without_a_gap(
    places: list[Place],
) -> None:
    bins = by_update(places)
    assert sum(one.count for one in bins) == len(places)
    assert all(one.first <= held.k <= one.last for one in bins for held in one.places)
    assert all(a.last + 1 == b.first for a, b in pairwise(bins))
    assert len({one.last - one.first for one in bins}) <= 1
    assert len(bins) <= 40
    assert not bins or (bins[0].count and bins[-1].count)


@given(places_of_any_length)
def test_bins_of_shares_hold_every_place_once_exactly(places: list[Place]) -> None:
    bins = by_share(places)
    assert sum(one.count for one in bins) == len(places)
    for one in bins:
        for held in one.places:
            share = Fraction(100 * held.k, held.updates)
            assert one.first < share <= one.last


def test_few_updates_have_a_bin_each() -> None:
    bins = by_update([place(9), place(9), place(12), place(48)])
    assert [(one.first, one.last) for one in bins[:2]] == [(9, 9), (10, 10)]
    assert len(bins) == 40 and bins[0].count == 2


def test_many_updates_share_bins_that_begin_at_a_round_number() -> None:
    bins = by_update([place(9), place(49)])
    assert [(one.first, one.last) for one in (bins[0], bins[-1])] == [(9, 10), (49, 50)]
    wide = by_update([place(1), place(606)])
    assert (wide[0].first, wide[0].last, wide[-1].last) == (1, 20, 620)


def test_a_share_on_a_bound_falls_below_it() -> None:
    bins = by_share([place(3, 10), place(606, 606), place(1, 606)])
    assert [one.count for one in bins] == [1, 0, 1, 0, 0, 0, 0, 0, 0, 1]


def test_without_places_there_are_no_bins() -> None:
    assert by_update([]) == by_share([]) == ()


# slips


def fingerprint(*slips: Slip, chances: dict[Slip, float]) -> Fingerprint:
    matches = tuple(Match(slip, (), "", (), 1, 1, chances[slip]) for slip in slips)
    tried = tuple(Tried(slip, 1, chance) for slip, chance in chances.items())
    return Fingerprint(matches, (), len(chances), 0.5, 6, 6, slips=tried)


def test_a_slip_is_expected_by_chance_in_answers_that_it_does_not_match_too() -> None:
    chances = {Slip.FIRST_VALUES: 0.25, Slip.LEFT_OUT: 0.5}
    found = [
        (11, fingerprint(Slip.FIRST_VALUES, chances=chances)),
        (12, fingerprint(chances=chances)),
        (13, fingerprint(Slip.FIRST_VALUES, Slip.LEFT_OUT, chances=chances)),
    ]
    first, left_out = recurring(found)
    assert (first.slip, first.keys, first.compared) == (Slip.FIRST_VALUES, (11, 13), 3)
    assert first.expected == pytest.approx(0.75)
    assert (left_out.slip, left_out.count) == (Slip.LEFT_OUT, 1)
    assert left_out.expected == pytest.approx(1.5)


def test_several_matches_of_one_slip_count_once_an_answer() -> None:
    match = Match(Slip.SCRATCH_MIXED_UP, (), "exchanged:a", (), 1, 2, 0.1)
    other = Match(Slip.SCRATCH_MIXED_UP, (), "exchanged:b", (), 1, 2, 0.1)
    tried = (Tried(Slip.SCRATCH_MIXED_UP, 2, 0.2),)
    found = recurring([(1, Fingerprint((match, other), (), 2, 0.2, 6, 6, slips=tried))])
    assert [one.count for one in found] == [1]


@given(
    st.lists(
        st.dictionaries(st.integers(3, 6), st.sampled_from(["right", "wrong", "mixed"])),
        max_size=20,
    )
)
def test_every_count_agrees_with_counting_by_hand(outcomes: list[dict[int, str]]) -> None:
    cases = [probed(one, case=number) for number, one in enumerate(outcomes)]
    across = gather(Asked(20, 0, 20, 0, 20, len(cases)), cases)
    firsts = [
        min(k for k in one if one[k] != "right")
        for one in outcomes
        if set(one.values()) - {"right"}
    ]
    assert sorted(one.k for one in across.places) == sorted(firsts)
    assert across.n == sum(one.count for one in across.updates) == len(firsts)
    assert across.n == sum(one.count for one in across.kinds)
    assert across.prefixes == sum(map(len, outcomes))
