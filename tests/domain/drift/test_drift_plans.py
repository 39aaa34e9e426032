"""Plans keep the rules of queues and budgets, and a slow oracle agrees with their execution."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_items import random_item
from slow_drift import encoded_states, faults, states

from statelab_gui.domain.drift.encoding import encode, k_of_turn, truth_after, turn_of
from statelab_gui.domain.drift.intents import Edit, EditKind, Goal, GoalRole, GoalValue, edited
from statelab_gui.domain.drift.items import CONTROL_OF, Condition, DriftCase
from statelab_gui.domain.drift.plans import conversation, plan_of
from statelab_gui.domain.errors import KnownError

EASY_OF_FIXED = ["aa3 ab2", "ac4", "rb1", "ra1", "rc1"]

DRIFTING = (Condition.EASY, Condition.MEDIUM, Condition.HARD)


def _item(seed):
    return random_item(random.Random(seed), seed)


def _agree(item, condition):
    plan = plan_of(item, condition)
    assert faults(item.goals, condition, plan.turns, plan.variants, plan.decoys) == [], item.key
    talk = conversation(item, condition)
    assert tuple(turn.edits for turn in talk.turns) == plan.turns
    case = DriftCase(item, talk)
    slow = states(plan.turns)
    assert talk.trail == slow
    assert [list(state) for state in talk.trail] == [list(state) for state in slow]
    program = encode(case)
    for t, expected in enumerate(encoded_states(item.goals, plan.turns), 1):
        k = k_of_turn(case, t)
        assert turn_of(case, k) == t
        assert truth_after(case, k) == expected
        written = program.states.after(k)
        assert {goal.key: written.get(goal.key, 0) for goal in item.goals} == expected
    assert len(program) == k_of_turn(case, len(plan.turns))


@given(st.integers(0, 10**9), st.sampled_from(Condition))
def test_a_random_plan_keeps_the_rules_and_a_slow_oracle_agrees(seed, condition):
    _agree(_item(seed), condition)


@pytest.mark.long
def test_ten_thousand_random_plans_keep_the_rules_and_a_slow_oracle_agrees():
    conditions = list(Condition)
    for seed in range(10_000):
        _agree(_item(seed), conditions[seed % len(conditions)])


def test_three_hundred_random_plans_keep_the_rules_and_a_slow_oracle_agrees():
    conditions = list(Condition)
    for seed in range(300):
        _agree(_item(10**6 + seed), conditions[seed % len(conditions)])


@given(st.integers(0, 10**9), st.sampled_from(sorted(CONTROL_OF)))
def test_a_control_has_as_many_turns_as_its_match_and_changes_nothing(seed, control):
    item = _item(seed)
    matched = conversation(item, CONTROL_OF[control])
    talk = conversation(item, control)
    assert len(talk.turns) == len(matched.turns)
    assert talk.after(1) == item.final
    assert all(not turn.edits and turn.text and turn.reply for turn in talk.turns[1:])
    clean = conversation(item, Condition.CLEAN)
    assert [turn.text for turn in clean.turns] == [talk.turns[0].text]
    assert clean.turns[0].reply == ""


@given(st.integers(0, 10**9))
def test_all_conditions_have_the_same_end_and_request(seed):
    item = _item(seed)
    for condition in Condition:
        talk = conversation(item, condition)
        assert talk.after(len(talk.turns)) == item.final
        assert talk.request == item.request


def test_budgets_are_reached_and_withdrawals_happen():
    most = dict.fromkeys(DRIFTING, (0, 0))
    readded = set()
    for seed in range(300):
        item = _item(seed)
        for condition in DRIFTING:
            plan = plan_of(item, condition)
            wanted = {goal.key for goal in item.goals if goal.role is GoalRole.GOAL}
            edits = [edit for turn in plan.turns for edit in turn]
            per_goal = [sum(e.goal == key and e.value > 1 for e in edits) for key in wanted]
            most[condition] = (
                max(most[condition][0], *per_goal),
                max(most[condition][1], plan.decoys),
            )
            if any(e.kind is EditKind.DELETE and e.goal in wanted for e in edits):
                readded.add(condition)
    assert list(most.values()) == [(1, 1), (3, 3), (5, 5)]
    assert readded == {Condition.MEDIUM, Condition.HARD}


def test_every_queue_may_come_first_and_none_is_gone_through_before_the_others():
    openers, changes = set(), 0
    for seed in range(40):
        item = replace(_item(3), key=f"again-{seed}")
        plan = plan_of(item, Condition.HARD)
        openers.add(tuple(edit.goal for edit in plan.turns[0]))
        goals = [turn[0].goal for turn in plan.turns[1:]]
        changes += sum(a != b for a, b in pairwise(goals))
    assert len(openers) > 5
    assert changes > 40 * 5


def test_a_chain_of_goals_without_variants_opens_with_a_short_beginning_and_goes_on_by_turns():
    for count in (1, 2, 3, 5, 8):
        goals = tuple(
            Goal(
                f"p{n}", f"part {n}", (GoalValue(n, f"say {n}"),), after=(f"p{n - 1}",) if n else ()
            )
            for n in range(count)
        )
        openings = set()
        for seed in range(60):
            item = replace(_item(1), key=f"chain-{seed}", goals=goals)
            for condition in DRIFTING:
                turns = plan_of(item, condition).turns
                told = [edit.goal for turn in turns for edit in turn]
                assert told == [goal.key for goal in goals]
                assert all(len(turn) == 1 for turn in turns[1:])
                openings.add(len(turns[0]))
        assert openings == set(range(1, (count + 1) // 2 + 1))


@pytest.mark.parametrize("condition", DRIFTING)
def test_a_plan_has_a_variant_that_changes_the_answer_where_there_is_one(condition):
    """Of three goals with five variants each only one variant of one is not harmless."""
    values = tuple(GoalValue(n, str(n)) for n in range(1, 7))
    every = frozenset(range(2, 7))
    goals = tuple(Goal(key, key, values, harmless=every) for key in "abc")
    telling = (goals[0], replace(goals[1], harmless=every - {4}), goals[2])
    drawn_anew = 0
    for seed in range(150):
        item = replace(_item(seed), key=f"lone-{seed}", goals=telling)
        plan = plan_of(item, condition)
        assert any(edit.goal == "b" and edit.value == 4 for turn in plan.turns for edit in turn)
        assert faults(telling, condition, plan.turns, plan.variants, plan.decoys) == []
        # where nothing could be gained the first plan stands
        drawn_anew += plan_of(replace(item, goals=goals), condition) != plan
    assert 0 < drawn_anew < 150


def test_the_same_key_gives_the_same_plan_and_another_one_another():
    item = _item(11)
    assert plan_of(item, Condition.HARD) == plan_of(item, Condition.HARD)
    other = replace(item, key="another")
    assert plan_of(item, Condition.HARD) != plan_of(other, Condition.HARD)


def test_a_plan_is_the_same_on_every_platform():
    values = tuple(GoalValue(n, str(n)) for n in range(4))
    goals = tuple(Goal(key, f"the {key}", values) for key in "abc")
    item = replace(_item(1), key="fixed", goals=goals)
    told = [
        " ".join(f"{edit.kind[0]}{edit.goal}{edit.value}" for edit in turn)
        for turn in plan_of(item, Condition.EASY).turns
    ]
    assert told == EASY_OF_FIXED


@pytest.mark.parametrize(
    "after, role",
    [(("b",), GoalRole.GOAL), (("nobody",), GoalRole.GOAL), (("nobody",), GoalRole.DECOY)],
)
def test_goals_that_need_what_cannot_be_have_no_plan(after, role):
    value = (GoalValue(1, "1"), GoalValue(2, "2"))
    goals = (
        Goal("a", "the a", value, role, after),
        Goal("b", "the b", value, after=("a",) if role is GoalRole.GOAL else ()),
    )
    with pytest.raises(ValueError, match="needs what is not there"):
        plan_of(replace(_item(1), goals=goals), Condition.EASY)


def test_a_goal_that_needs_a_decoy_and_no_goal_at_all_have_no_plan():
    value = (GoalValue(1, "1"),)
    goals = (Goal("a", "the a", value, after=("d",)), Goal("d", "the d", value, GoalRole.DECOY))
    with pytest.raises(ValueError, match="needs what is not there"):
        plan_of(replace(_item(1), goals=goals), Condition.CLEAN)
    with pytest.raises(ValueError, match="no goal"):
        plan_of(replace(_item(1), goals=goals[1:]), Condition.CLEAN)


EDITS = st.builds(
    lambda kind, goal, value: Edit(kind, goal, 0 if kind is EditKind.DELETE else value),
    st.sampled_from(EditKind),
    st.sampled_from("abc"),
    st.integers(1, 3),
)


@given(st.lists(EDITS, max_size=12))
def test_edits_are_executed_or_refused_as_the_slow_oracle_does(edits):
    try:
        expected = states([[edit] for edit in edits])[-1] if edits else {}
    except ValueError:
        expected = None
    state = {}
    try:
        for edit in edits:
            state = edited(state, edit)
    except KnownError:
        state = None
    assert state == expected


def test_a_turn_outside_of_the_conversation_has_no_truth():
    case = DriftCase(_item(5), conversation(_item(5), Condition.EASY))
    n1, turns = len(case.conversation.turns[0].edits), len(case.conversation.turns)
    for k in (n1 - 1, n1 + turns):
        with pytest.raises(IndexError):
            truth_after(case, k)
    for t in (0, turns + 1):
        with pytest.raises(IndexError):
            k_of_turn(case, t)
