"""A probe plan asks every prefix it holds, in its own order, as often as it says."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.generating import move_ends, source_program
from statelab_gui.domain.prefixes import PrefixTally
from statelab_gui.domain.probe_plans import (
    MOST_REPEATS,
    PlanCost,
    PlanState,
    ProbePlan,
    plan_cost,
)
from statelab_gui.domain.recipes import starter

RIGHT = PrefixTally(1, 0, 0)
SPAN = st.tuples(st.integers(1, 30), st.integers(1, 30)).map(sorted).map(tuple)
PLANS = st.builds(
    ProbePlan,
    st.lists(st.integers(1, 30), max_size=12).map(tuple),
    st.lists(SPAN, max_size=4).map(tuple),
    st.integers(1, 3),
)
COUNTS = st.tuples(*[st.integers(0, 2)] * 3).filter(any)
TALLIES = st.dictionaries(st.integers(1, 35), COUNTS.map(lambda counts: PrefixTally(*counts)))


def order(plan: ProbePlan) -> list[int]:
    return plan.order().tolist()


def one_more(tallies: dict[int, PrefixTally], k: int) -> dict[int, PrefixTally]:
    old = tallies.get(k)
    counts = (0, 0, 0) if old is None else (old.right, old.wrong, old.format_errors)
    return {**tallies, k: PrefixTally(counts[0], counts[1] + 1, counts[2])}


def refusal(make: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(KnownError) as caught:
        make()
    return caught.value.code, dict(caught.value.facts)


# what it holds


def test_boundaries_come_first_and_then_every_prefix_of_each_stretch_once() -> None:
    plan = ProbePlan((12, 6, 9, 9)).with_stretch(9, 11).with_stretch(7, 10)
    assert plan.coarse == (6, 9, 12)
    assert order(plan) == [6, 9, 12, 10, 11, 7, 8]


@given(PLANS)
def test_the_order_is_that_of_going_through_all_parts_and_passing_over_what_was_met(
    plan: ProbePlan,
) -> None:
    naive = dict.fromkeys(sorted(set(plan.coarse)))
    for first, last in plan.stretches:
        naive.update(dict.fromkeys(k for k in range(first, last + 1) if k not in naive))
    assert order(plan) == list(naive)
    assert plan.order().dtype == np.int64


def test_the_order_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        ProbePlan((6, 9)).order()[0] = 7


def test_boundaries_every_n_updates_begin_with_the_first_whole_state_and_hold_the_last() -> None:
    assert ProbePlan.every_n(6, 66, 25).coarse == (6, 31, 56, 66)
    assert ProbePlan.every_n(6, 66, 20).coarse == (6, 26, 46, 66)
    assert ProbePlan.every_n(6, 66, 100).coarse == (6, 66)
    assert ProbePlan.every_n(6, 6, 3).coarse == (6,)
    assert ProbePlan.every_n(7, 6, 3).empty
    with pytest.raises(ValueError, match="0"):
        ProbePlan.every_n(6, 66, 0)


def test_boundaries_at_move_ends_are_those_of_the_program() -> None:
    program = source_program(starter(), 7, 20)
    assert ProbePlan.at_move_ends(program) == ProbePlan(move_ends(program))
    assert ProbePlan.at_move_ends(program).coarse[:3] == (6, 9, 12)


def test_a_stretch_that_is_in_the_plan_already_is_not_added() -> None:
    plan = ProbePlan((6, 9)).with_stretch(7, 12)
    assert plan.with_stretch(8, 9) is plan
    assert plan.with_stretch(8, 13).stretches == ((7, 12), (8, 13))
    assert ProbePlan((), ((7, 8), (7, 8))).stretches == ((7, 8),)


def test_a_plan_of_an_array_equals_that_of_the_numbers() -> None:
    plan = ProbePlan.of(np.array([9, 6, 9]), [(7, 8)], 2, PlanState.PAUSED)
    assert plan == ProbePlan((6, 9), ((7, 8),), 2, PlanState.PAUSED)
    assert hash(plan) == hash(ProbePlan((6, 9), ((7, 8),), 2, PlanState.PAUSED))


def test_another_state_asks_the_same_and_leaves_the_plan_as_it_was() -> None:
    plan = ProbePlan((6, 9), ((7, 8),), 2)
    running = plan.in_state(PlanState.RUNNING)
    assert (plan.state, running.state) == (PlanState.DRAFT, PlanState.RUNNING)
    assert running != plan
    assert order(running) == order(plan)
    assert running.next_ask({6: RIGHT}) == (6, 2)


# what is refused


@pytest.mark.parametrize("repeats", [0, -1, MOST_REPEATS + 1])
def test_repeats_are_from_1_to_99(repeats: int) -> None:
    found = refusal(lambda: ProbePlan((6,), (), repeats))
    assert found == ("repeats_outside", {"repeats": repeats, "most": 99})
    assert ProbePlan((6,), (), 99).repeats == 99


def test_numbers_that_no_case_has_are_refused_with_the_facts() -> None:
    early = ("prefix_too_early", {"k": 0, "complete_from": 1})
    assert refusal(lambda: ProbePlan((3, 0))) == early
    assert refusal(lambda: ProbePlan((3,), ((0, 2),))) == early
    assert refusal(lambda: ProbePlan((3,)).with_stretch(8, 7)) == (
        "stretch_empty",
        {"first": 8, "last": 7},
    )


def test_a_plan_is_held_against_its_case() -> None:
    ProbePlan((6, 66), ((6, 66),)).check(6, 66)
    assert refusal(lambda: ProbePlan((5, 6)).check(6, 66))[0] == "prefix_too_early"
    assert refusal(lambda: ProbePlan((6, 67)).check(6, 66))[0] == "prefix_too_long"
    for stretch in ((5, 9), (60, 67)):
        code, facts = refusal(lambda: ProbePlan((6,), (stretch,)).check(6, 66))  # noqa: B023
        assert code == "stretch_outside"
        assert facts == {"first": stretch[0], "last": stretch[1], "complete_from": 6, "updates": 66}


@given(PLANS, st.integers(1, 20), st.integers(1, 40))
def test_what_is_within_a_case_can_be_asked_of_it_and_nothing_else_is_lost(
    plan: ProbePlan, complete_from: int, updates: int
) -> None:
    within = plan.within(complete_from, updates)
    within.check(complete_from, updates)
    assert order(within) == [k for k in order(plan) if complete_from <= k <= updates]
    assert (within.repeats, within.state) == (plan.repeats, plan.state)


# what comes next


@given(PLANS)
def test_asking_what_comes_next_until_nothing_does_asks_everything_in_order(
    plan: ProbePlan,
) -> None:
    tallies: dict[int, PrefixTally] = {}
    asked = []
    while (ask := plan.next_ask(tallies)) is not None:
        asked.append(ask)
        tallies = one_more(tallies, ask[0])
    repeats = range(1, plan.repeats + 1)
    assert asked == [(k, repeat) for k in order(plan) for repeat in repeats]
    assert plan.left(tallies) == 0
    assert plan.done(tallies) == len(asked)


@given(PLANS, TALLIES)
def test_what_is_left_agrees_with_counting_and_shrinks_by_one_with_every_reply(
    plan: ProbePlan, tallies: dict[int, PrefixTally]
) -> None:
    had = Counter({k: tally.asked for k, tally in tallies.items()})
    left = {k: max(0, plan.repeats - had[k]) for k in order(plan)}
    ends = np.arange(40, dtype=np.int64) * 7 + 100
    cost = plan_cost(plan, tallies, ends)
    assert cost.conversations == plan.left(tallies) == sum(left.values())
    assert cost.characters == sum(n * (k * 7 + 100) for k, n in left.items())
    assert cost.done == plan.done(tallies) == sum(plan.repeats - n for n in left.values())
    ask = plan.next_ask(tallies)
    assert (ask is None) == (cost.conversations == 0)
    if ask is not None:
        k, repeat = ask
        assert k == next(k for k in order(plan) if left[k])
        assert repeat == had[k] + 1 <= plan.repeats
        assert plan.left(one_more(tallies, k)) == cost.conversations - 1


def test_what_was_asked_outside_of_the_plan_or_oftener_than_it_says_is_not_counted_as_done() -> (
    None
):
    plan = ProbePlan((6, 9), (), 2)
    tallies = {6: PrefixTally(3, 1, 0), 7: RIGHT, 99: RIGHT, 9: RIGHT}
    assert (plan.done(tallies), plan.left(tallies)) == (3, 1)
    assert plan.next_ask(tallies) == (9, 2)


def test_a_plan_that_asks_nothing_costs_nothing() -> None:
    nothing = ProbePlan(())
    assert nothing.empty
    assert nothing.next_ask({6: RIGHT}) is None
    assert plan_cost(nothing, {6: RIGHT}, np.zeros(1, dtype=np.int64)) == PlanCost(0, 0, 0)


def test_a_right_answer_skips_nothing_and_a_wrong_one_adds_nothing() -> None:
    plan = ProbePlan((6, 9, 12))
    for outcome in (RIGHT, PrefixTally(0, 1, 0), PrefixTally(0, 0, 1)):
        assert plan.next_ask({6: outcome, 12: outcome}) == (9, 1)


def test_every_prefix_of_a_long_case_is_planned_and_priced() -> None:
    plan = ProbePlan.every_n(6, 600_006, 3).with_stretch(6, 600_006)
    assert len(plan.order()) == 600_001
    assert order(plan)[200_000:200_003] == [600_006, 7, 8]
    ends = np.arange(600_007, dtype=np.int64) * 20
    cost = plan_cost(plan, {6: RIGHT, 7: RIGHT}, ends)
    assert cost.conversations == 599_999
    assert cost.characters == 20 * sum(range(8, 600_007))
    assert plan.next_ask({6: RIGHT}) == (9, 1)


def test_a_conversation_whose_input_was_cut_was_had_and_is_not_asked_again() -> None:
    plan = ProbePlan((6, 9, 12))
    tallies = {6: PrefixTally(0, 0, 0, input_cut=1), 9: PrefixTally(0, 0, 0, input_too_long=1)}
    assert plan.next_ask(tallies) == (12, 1)
    assert (plan.left(tallies), plan.done(tallies)) == (1, 2)
