"""A wrong answer is compared with that of every stale state, and chance is told beside."""

import json
from itertools import combinations

import pytest
from drift_toys import ADD, DELETE, FULL, REPLACE, Toy, goal, toy_case, toy_item

from statelab_gui.domain.drift.intents import Edit, GoalRole
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.drift.stale import FEW_TEXTS, find_stale
from statelab_gui.domain.drift.stale_probes import earlier_cells
from statelab_gui.domain.drift.stale_states import Change, Stale, stale_states

END = {"a": 1, "b": 1, "c": 1}


def answer(**changed):
    """The toy answer to the end with some goals otherwise; None leaves one out."""
    return json.dumps({k: v for k, v in {**END, **changed}.items() if v is not None})


def slow_states(case):
    """Every stale state of single goals and pairs, found by reading the turns one by one."""
    state, ever = {}, {}
    for turn in case.conversation.turns:
        for edit in turn.edits:
            if edit.kind is DELETE:
                state.pop(edit.goal)
            else:
                state[edit.goal] = edit.value
                ever.setdefault(edit.goal, set()).add(edit.value)
    singles = []
    for key, values in ever.items():
        singles += [(key, value) for value in values if state.get(key) != value]
    singles += [(key, None) for key in state]
    found = set()
    for chosen in [*combinations(singles, 1), *combinations(singles, 2)]:
        if len({key for key, _ in chosen}) == len(chosen):
            changed = {**state, **dict(chosen)}
            found.add(frozenset((k, v) for k, v in changed.items() if v is not None))
    return found


def test_the_states_are_those_that_reading_the_turns_gives():
    case = toy_case()
    found = [one for one in stale_states(case).states if one.changes]
    assert {frozenset(one.intents.items()) for one in found} == slow_states(case)


@pytest.mark.parametrize(
    ("given", "kind", "changes"),
    [
        (answer(a=2), Stale.SUPERSEDED, [Change(Stale.SUPERSEDED, "a", 2)]),
        (answer(a=3), Stale.SUPERSEDED, [Change(Stale.SUPERSEDED, "a", 3)]),
        (answer(x=1), Stale.DECOY, [Change(Stale.DECOY, "x", 1)]),
        (answer(b=None), Stale.DROPPED, [Change(Stale.DROPPED, "b")]),
        (
            answer(a=3, x=1),
            Stale.PAIR,
            [Change(Stale.SUPERSEDED, "a", 3), Change(Stale.DECOY, "x", 1)],
        ),
    ],
)
def test_an_answer_to_a_stale_state_is_found_by_its_name(given, kind, changes):
    found = find_stale(toy_case(), given, Toy())
    match = next(one for one in found.matches if one.state.kind is kind)
    assert list(match.state.changes) == changes


def test_a_goal_that_was_withdrawn_and_kept_is_told_from_a_decoy():
    turns = ([Edit(ADD, "a", 1), Edit(ADD, "b", 1)], [Edit(ADD, "c", 1)], [Edit(DELETE, "b")])
    item = toy_item()
    case = toy_case(*turns, item=item)
    family = Toy()
    states = [one.kind for one in stale_states(case).states if one.changes]
    assert Stale.DELETED in states
    assert Stale.DECOY not in states
    with pytest.raises(ValueError, match="wrong answer"):
        # a, b and c are what the item wants in the end, whatever this conversation came to
        find_stale(case, answer(), family)


def test_first_values_and_earlier_turns_are_whole_states():
    found = find_stale(toy_case(), answer(a=2, c=2), Toy())
    assert Stale.FIRST_VALUES in [one.state.kind for one in found.matches]
    found = find_stale(toy_case(), json.dumps({"a": 3, "b": 1, "x": 1}), Toy())
    assert [(one.state.kind, one.state.turn) for one in found.matches] == [(Stale.EARLIER, 3)]


def test_pairs_are_listed_only_where_no_single_state_matches():
    item = toy_item(payload={"ignored": ["c"]})
    found = find_stale(toy_case(item=item), '{"a": 2, "b": 1}', Toy())
    kinds = {one.state.kind for one in found.matches}
    assert kinds == {Stale.SUPERSEDED, Stale.FIRST_VALUES, Stale.EARLIER}
    assert found.pairs_too == 2  # a = 20 with c = 20, and with c left out


def test_a_state_whose_answer_is_right_counts_as_harmless_and_is_never_matched():
    item = toy_item(payload={"ignored": ["c"]})
    found = find_stale(toy_case(item=item), '{"a": 7}', Toy())
    # c = 20, c left out, and what stood after turn 6
    assert found.harmless == 3
    assert found.matches == ()
    assert found.share == 0


def test_a_state_without_an_answer_is_counted():
    item = toy_item(payload={"needed": "b"})
    found = find_stale(toy_case(item=item), answer(a=2), Toy())
    with_b_dropped = [
        one for one in stale_states(toy_case(item=item)).states if "b" not in one.intents
    ]
    assert found.without_answer == len(with_b_dropped) > 0


def test_chance_figures_agree_with_counting_by_hand():
    turns = ([Edit(ADD, "a", 2), Edit(ADD, "b", 1)], [Edit(REPLACE, "a", 1)])
    item = toy_item(goals=(goal("a"), goal("b")))
    found = find_stale(toy_case(*turns, item=item), '{"a": 2, "b": 1}', Toy())
    # a = 20 (also the state after turn 1); a left out; b left out; pairs: a = 20 without b;
    # neither. Five different answers of six states.
    assert found.answers == 5
    assert found.states == 6
    assert found.share == 1 / 5
    assert found.expected == 6 / 5
    tried = {one.kind: (one.states, one.answers, one.chance) for one in found.kinds}
    assert tried == {
        Stale.SUPERSEDED: (1, 1, 1 / 5),
        Stale.DROPPED: (2, 2, 2 / 5),
        Stale.EARLIER: (1, 1, 1 / 5),
        Stale.PAIR: (2, 2, 2 / 5),
    }


def test_the_simplest_match_stands_first_and_of_equal_ones_the_least_likely():
    case, seen = toy_case(), set()
    end = {*case.item.final.items()}
    for given in (answer(a=2), answer(a=3), answer(x=1), answer(a=3, x=1)):
        found = find_stale(case, given, Toy())
        apart = [{goal for goal, _ in end ^ {*one.state.intents.items()}} for one in found.matches]
        order = [(len(goals), m.chance) for goals, m in zip(apart, found.matches, strict=True)]
        assert order == sorted(order)
        seen |= set(order)
    assert len(seen) > 2


def test_a_state_in_which_a_goal_lacks_what_it_depends_on_is_not_tried():
    item = toy_item(goals=(goal("a"), goal("b", after=("a",)), goal("c")))
    turns = ([Edit(ADD, "a", 1), Edit(ADD, "b", 1)], [Edit(ADD, "c", 1)])
    for one in stale_states(toy_case(*turns, item=item)).states:
        assert "a" in one.intents or "b" not in one.intents


def test_pairs_beyond_the_bound_are_left_out_and_counted():
    every, some = stale_states(toy_case()), stale_states(toy_case(), most_pairs=3)
    pairs = [one for one in every.states if one.kind is Stale.PAIR]
    assert every.pairs_left_out == 0
    assert some.pairs_left_out == len(pairs) - 3
    found = find_stale(toy_case(), answer(a=2), Toy(), most_pairs=3)
    assert found.pairs_left_out == len(pairs) - 3


def test_every_different_answer_is_graded_once():
    family = Toy()
    found = find_stale(toy_case(), answer(a=2), family)
    # the given answer; each wrong reference once against the end, and the given one against each
    assert family.graded == 1 + 2 * found.answers


def test_answers_that_many_texts_stand_for_are_compared_by_the_grader():
    class Spaced(Toy):
        def solve(self, item, intents):
            text = super().solve(item, intents)
            return " " * intents.get("c", 0) + text  # the same answer in another text

    def found(family):
        item = toy_item(payload={"ignored": ["c"]}, family=family)
        return find_stale(toy_case(item=item), '{"a": 7}', Spaced())

    assert found(DriftFamily.SQL).answers < found(DriftFamily.ORDERS).answers
    assert not found(DriftFamily.SQL).by_text


def test_where_they_are_too_many_to_compare_that_is_told():
    goals = tuple(goal(f"g{at}", 6) for at in range(4))
    turns = [[Edit(ADD, one.key, 6) for one in goals]]
    for value in (5, 4, 3, 2, 1):
        turns.append([Edit(REPLACE, one.key, value) for one in goals])
    item = toy_item(goals=goals, family=DriftFamily.SQL)
    found = find_stale(toy_case(*turns, item=item), "{}", Toy())
    assert found.answers > FEW_TEXTS
    assert found.by_text


@pytest.mark.parametrize("given", [answer(), "no JSON"])
def test_only_a_wrong_answer_that_was_graded_is_compared(given):
    with pytest.raises(ValueError, match="wrong answer"):
        find_stale(toy_case(), given, Toy())


def test_without_a_solver_nothing_is_compared():
    family = Toy()
    family.has_solver = False
    with pytest.raises(ValueError, match="solver"):
        find_stale(toy_case(), answer(a=2), family)


def test_a_clean_case_has_only_goals_left_out():
    case = toy_case([Edit(ADD, key, 1) for key in END])
    kinds = {one.kind for one in stale_states(case).states}
    assert kinds == {Stale.DROPPED, Stale.PAIR}


def test_all_that_was_withdrawn_and_kept_is_one_state():
    turns = (
        [Edit(ADD, "a", 1), Edit(ADD, "x", 1), Edit(ADD, "y", 1)],
        [Edit(DELETE, "x")],
        [Edit(DELETE, "y")],
    )
    item = toy_item(goals=(goal("a"), goal("x", 1, GoalRole.DECOY), goal("y", 1, GoalRole.DECOY)))
    found = find_stale(toy_case(*turns, item=item), '{"a": 1, "x": 1, "y": 1}', Toy())
    assert {one.state.kind for one in found.matches} == {Stale.ALL_KEPT, Stale.EARLIER}


# Probes of a part of the turns


def test_a_wrong_cell_that_stood_after_an_earlier_turn_is_told():
    # after turn 7: a = 10, b = 10, c = 10; c was 20 after turns 4 to 6
    found = earlier_cells(toy_case(), 7, {"a": 3, "b": 1, "c": 2, "x": 1, "y": 0})
    assert [(one.goal, one.turns) for one in found.matches] == [
        ("a", (2, 3, 4)),
        ("c", (4, 5, 6)),
        ("x", (3, 4, 5)),
    ]
    assert found.others == 0
    assert found.turns == (4,)


def test_a_cell_that_never_stood_so_equals_nothing():
    found = earlier_cells(toy_case(), 7, {"a": -1, "b": 3, "c": 1})
    assert found.matches == ()
    assert found.others == 2
    assert found.turns == ()


def test_not_active_is_a_value_that_may_be_earlier():
    found = earlier_cells(toy_case(), 5, {"a": 1, "b": 1, "c": 0, "x": 1})
    assert [(one.goal, one.given, one.turns) for one in found.matches] == [("c", 0, (1, 2, 3))]


def test_the_chance_of_a_cell_is_the_share_of_its_wrong_values_that_were_earlier():
    (found,) = earlier_cells(toy_case(), 7, {"a": 2}).matches
    # a: 10 is right; not active never was, 20 and 30 were
    assert found.chance == 2 / 3
    assert earlier_cells(toy_case(), 7, {"a": 2, "b": 3}).expected == 2 / 3


def test_right_cells_equal_nothing_earlier():
    found = earlier_cells(toy_case(), 7, {"a": 1, "b": 1, "c": 1, "x": 0, "y": 0})
    assert (found.matches, found.others, found.turns) == ((), 0, ())


@pytest.mark.parametrize("t", [0, len(FULL) + 1])
def test_a_turn_that_is_not_there_is_refused(t):
    with pytest.raises(IndexError):
        earlier_cells(toy_case(), t, {"a": 1})
