"""Wordings of the pools are faithful in all families; each planted infidelity is found."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_items import EACH, all_items_of, items_of
from random_items import random_item

from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.fidelity import (
    Infidelity,
    InfidelityKind,
    fidelity,
    most_characters,
)
from statelab_gui.domain.drift.intents import Edit, EditKind
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.wording import utterance

ADD, DELETE, REPLACE = EditKind.ADD, EditKind.DELETE, EditKind.REPLACE
Kind = InfidelityKind


def _every_edit(item):
    for goal in item.goals:
        yield Edit(DELETE, goal.key)
        for value in range(1, len(goal.values) + 1):
            yield Edit(ADD, goal.key, value)
            yield Edit(REPLACE, goal.key, value)


@pytest.mark.parametrize(("family", "language"), EACH)
def test_what_the_pools_say_is_faithful(family, language):
    for number, item in enumerate(all_items_of(family, language)):
        for condition in list(Condition)[number % 2 :: 2]:
            before = []
            for turn in conversation(item, condition).turns:
                found = fidelity(turn.text, item, turn.edits, before)
                assert found == [], (item.key, turn.text)
                before.append(turn.text)


@given(st.integers(0, 10**9))
def test_what_the_pools_say_of_any_item_is_faithful(seed):
    item = random_item(random.Random(seed), seed)
    for turn in conversation(item, Condition.MEDIUM).turns:
        assert fidelity(turn.text, item, turn.edits) == [], turn.text


@given(st.integers(0, 10**9), st.text(max_size=60))
def test_any_text_is_judged_and_a_blank_one_is_not_faithful(seed, text):
    item = random_item(random.Random(seed), seed)
    found = fidelity(text, item, [])
    assert len(set(found)) == len(found)
    assert found or text.strip()


@pytest.mark.parametrize("sign", ["\u200b", "\ufffd", "\ud800", "\x07", "\u202e"])
def test_what_cannot_be_seen_is_found(lights, sign):
    assert Kind.UNPRINTABLE in _kinds(f"I'd go with 2{sign} for {HALL}.", lights, HALL_2)


@pytest.mark.parametrize(("family", "language"), EACH)
def test_what_the_pools_say_of_one_edit_is_not_faithful_to_another(family, language):
    item = items_of(family, language)[0]
    edits = list(_every_edit(item))
    drawn = random.Random(11)
    for edit in edits:
        text = utterance(item, [edit], drawn)
        assert fidelity(text, item, [edit]) == [], text
        for other in drawn.sample(edits, 8):
            if other != edit:
                assert fidelity(text, item, [other]), (text, edit, other)
        assert fidelity(text, item, [])


@pytest.mark.parametrize(("family", "language"), EACH)
def test_a_plant_in_what_the_pools_say_is_found(family, language):
    """A second value, a second goal, a wrong number, a blank, a line more, a text twice as long."""
    drawn = random.Random(5)
    joint, stop = (" ", ".") if language is Language.EN else ("", "。")
    for item in items_of(family, language)[:4]:
        for edit in drawn.sample(list(_every_edit(item)), 12):
            text = utterance(item, [edit], drawn)
            others = [goal for goal in item.goals if goal.key != edit.goal]
            other = drawn.choice([goal for goal in others if goal.style == ""] or others)
            more = utterance(item, [Edit(ADD, other.key, 1)], drawn)
            kinds = {one.kind for one in fidelity(f"{text}{joint}{more}", item, [edit])}
            assert kinds & {Kind.OTHER_VALUE, Kind.OTHER_GOAL, Kind.WITHDRAWN, Kind.MIXED_UP}, more
            for plant, kind in (
                (f"{text}{joint}987654{stop}", Kind.OTHER_NUMBER),
                (f"{text}\n{text}", Kind.SEVERAL_LINES),
                (f"{text}{joint}{'.' * most_characters(item, [edit])}", Kind.TOO_LONG),
                (" \n", Kind.EMPTY),
            ):
                assert kind in {one.kind for one in fidelity(plant, item, [edit])}, plant
            assert fidelity(text, item, [edit], ["?", text]) == [Infidelity(Kind.REPEATED)]
            assert fidelity(text, item, [edit], [text, "?"]) == []


@pytest.fixture(scope="module")
def rental():
    """Chairs (counted), a rental period, a delivery fee, extras and coupons, in English."""
    return FAMILIES[DriftFamily.ORDERS].make("party_rental", 3, Language.EN)


@pytest.fixture(scope="module")
def lights():
    """Levels of lights whose goals are alike, in English."""
    return FAMILIES[DriftFamily.CELLS].make("lights_copy_and_add", 3, Language.EN)


@pytest.fixture(scope="module")
def zh_lights():
    return FAMILIES[DriftFamily.CELLS].make("lights_copy_and_add", 3, Language.ZH_TW)


def _kinds(text, item, *edits, before=()):
    return [one.kind for one in fidelity(text, item, edits, before)]


HALL_2, HALL_4 = Edit(ADD, "start_hall", 1), Edit(REPLACE, "start_hall", 2)
PORCH_3, GONE = Edit(ADD, "start_porch", 1), Edit(DELETE, "start_hall")
HALL, PORCH = "the evening level of the hall light", "the evening level of the porch light"


def test_the_values_of_the_lights_are_those_the_plants_speak_of(lights):
    words = [
        [value.words for value in lights.goal(k).values] for k in ("start_hall", "start_porch")
    ]
    assert [words[0][:2], words[1][:1]] == [["2", "4"], ["3"]]
    assert [lights.goal(k).words for k in ("start_hall", "start_porch")] == [HALL, PORCH]


@pytest.mark.parametrize(
    "text",
    [
        f"I'd go with 2 for {HALL}.",
        f"Could you set {HALL} to two, please?",
        f"{HALL.upper()}: 2, thanks!",
        f"hey, {HALL.removeprefix('the ')} = 2",
        f"No problem: {HALL} should be 2.",
    ],
)
def test_own_words_for_something_new_are_faithful(lights, text):
    assert _kinds(text, lights, HALL_2) == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"I'd go with 3 for {HALL}.", Kind.VALUE_MISSING),
        (f"I'd go with 3 for {HALL}.", Kind.OTHER_VALUE),
        (f"I'd go with 22 for {HALL}.", Kind.OTHER_NUMBER),
        (f"I'd go with 2.5 for {HALL}.", Kind.VALUE_MISSING),
        ("I'd go with 2 for the hall.", Kind.GOAL_MISSING),
        (f"{HALL} is 2, and {PORCH} too.", Kind.OTHER_GOAL),
        (f"{HALL} is 2, not 4.", Kind.OTHER_VALUE),
        (f"Please do not set {HALL} to 2.", Kind.WITHDRAWN),
        (f"I never want {HALL} at 2.", Kind.WITHDRAWN),
        (f"Never mind {HALL} at 2.", Kind.WITHDRAWN),
        (f"Please change {HALL} to 2.", Kind.CHANGE_SAID),
        (f"To recap, {HALL} is 2.", Kind.RECAP),
        (f"{HALL} is 2; everything else is settled.", Kind.RECAP),
        (f"Maybe {HALL} should be 2.", Kind.HEDGED),
        (f"Sure! {HALL} should be 2.", Kind.LEFTOVER),
        (f"User: {HALL} should be 2.", Kind.LEFTOVER),
        (f"Here is the message: {HALL} should be 2.", Kind.LEFTOVER),
        (f'"{HALL} should be 2."', Kind.LEFTOVER),
        (f"“{HALL} should be 2.”", Kind.LEFTOVER),
        (f"**{HALL}** should be 2.", Kind.LEFTOVER),
        (f"ADD {HALL}: 2", Kind.LEFTOVER),
        (f"start_hall means {HALL}: 2", Kind.LEFTOVER),
        (f"Bitte {HALL} auf 2 setzen.", Kind.WRONG_LANGUAGE),
        (f"{HALL} 設為 2", Kind.WRONG_LANGUAGE),
        (f"Réglez {HALL} à 2.", Kind.WRONG_LANGUAGE),
    ],
)
def test_what_is_planted_in_something_new_is_found(lights, text, kind):
    assert kind in _kinds(text, lights, HALL_2)


def test_a_change_is_said_to_be_one_and_only_its_new_value_is_named(lights):
    assert _kinds(f"Hm, rather 4 for {HALL}.", lights, HALL_4) == []
    assert _kinds(f"I want {HALL} at 4.", lights, HALL_4) == [Kind.CHANGE_NOT_SAID]
    assert _kinds(f"Change {HALL} from 2 to 4.", lights, HALL_4) == [Kind.OTHER_VALUE]
    assert Kind.WITHDRAWN in _kinds(f"Drop {HALL}, now it is 4.", lights, HALL_4)


def test_a_withdrawal_says_so_and_names_no_value(lights):
    assert _kinds(f"You know what, skip {HALL}.", lights, GONE) == []
    assert _kinds(f"I don't need {HALL}.", lights, GONE) == []
    assert _kinds(f"About {HALL}: thanks.", lights, GONE) == [Kind.NOT_WITHDRAWN]
    assert _kinds("Forget about it.", lights, GONE) == [Kind.GOAL_MISSING]
    assert _kinds(f"Forget the 2 for {HALL}.", lights, GONE) == [Kind.OTHER_VALUE]


def test_of_several_edits_each_value_stands_with_its_own_goal(lights):
    both = (HALL_2, PORCH_3)
    assert _kinds(f"Set {HALL} to 2 and {PORCH} to 3.", lights, *both) == []
    assert _kinds(f"2 for {HALL}, 3 for {PORCH}.", lights, *both) == []
    assert _kinds(f"Set {HALL} to 3 and {PORCH} to 2.", lights, *both) == [Kind.MIXED_UP]
    assert _kinds(f"{HALL} and {PORCH}: 3, 2.", lights, *both) == [Kind.MIXED_UP]
    assert _kinds(f"Set {HALL} to 2.\nSet {PORCH} to 3.", lights, *both) == []
    assert Kind.VALUE_MISSING in _kinds(f"Set {HALL} to 2, and {PORCH}.", lights, *both)


def test_one_value_of_two_goals_is_said_for_each(lights):
    goals = tuple(
        replace(goal, values=goal.values[:1]) if goal.key != "start_porch" else goal
        for goal in lights.goals
    )
    item = replace(lights, goals=goals, key="twice")
    twice = (HALL_2, Edit(ADD, "start_porch", 2))
    assert item.goal("start_porch").values[1].words == "2"
    assert _kinds(f"Set {HALL} to 2 and {PORCH} to 2.", item, *twice) == []
    assert Kind.VALUE_MISSING in _kinds(f"Set {HALL} and {PORCH} to 2.", item, *twice)


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Still fine with me, thanks.", []),
        ("Nothing new on my end.", []),
        ("I haven't changed anything.", []),
        ("Just checking in.", [Kind.NOT_CONFIRMED]),
        ("No changes, so forget it.", [Kind.WITHDRAWN]),
        ("Keep going, I switched it.", [Kind.CHANGE_SAID]),
        (f"No changes to {HALL}.", [Kind.OTHER_GOAL]),
        ("All the same: 2.", [Kind.OTHER_VALUE]),
        ("All the same so far.", [Kind.RECAP]),
        ("No changes. " * 20, [Kind.TOO_LONG]),
    ],
)
def test_a_confirmation_names_nothing_and_confirms(lights, text, kinds):
    assert _kinds(text, lights) == kinds


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("走廊燈的傍晚亮度幫我設 2", []),
        ("麻煩 走廊燈的傍晚亮度 設成二喔", []),
        ("不好意思，走廊燈的傍晚亮度要２，謝謝", []),
        ("走廊燈的傍晚亮度不要 2", [Kind.WITHDRAWN]),
        ("走廊燈的傍晚亮度改成 2", [Kind.CHANGE_SAID]),
        ("走廊燈的傍晚亮度可能要 2", [Kind.HEDGED]),
        ("走廊燈的傍晚亮度要三", [Kind.VALUE_MISSING, Kind.OTHER_VALUE]),
        ("走廊燈的傍晚亮度要 2，其他照舊", [Kind.RECAP]),
        ("走廊燈的傍晚亮度请设为 2", [Kind.WRONG_LANGUAGE]),
        ("走廊燈的傍晚亮度 should be 2", [Kind.WRONG_LANGUAGE]),
        ("訊息：走廊燈的傍晚亮度要 2", [Kind.LEFTOVER]),
        ("走廊燈的傍晚亮度要 2，門廊燈的傍晚亮度也是", [Kind.OTHER_GOAL]),
    ],
)
def test_chinese_is_judged_alike(zh_lights, text, kinds):
    assert _kinds(text, zh_lights, HALL_2) == kinds


def test_an_english_message_is_not_chinese(zh_lights):
    assert Kind.WRONG_LANGUAGE in _kinds("OK, 2.", zh_lights, HALL_2)
    assert _kinds("都照舊", zh_lights) == []
    assert _kinds("好", zh_lights) == [Kind.NOT_CONFIRMED]


def test_a_counted_thing_is_named_by_its_value(rental):
    goal = next(goal for goal in rental.goals if goal.style == "count")
    value = goal.values[0].words
    assert _kinds(f"We'd like {value} for the evening.", rental, Edit(ADD, goal.key, 1)) == []
    assert _kinds("You can cancel that.", rental, Edit(DELETE, goal.key)) == [Kind.GOAL_MISSING]


def test_money_taken_off_is_no_withdrawal(rental):
    goal = next(goal for goal in rental.goals if goal.style == "off")
    text = f"You can take {goal.values[0].words} off for {goal.words}."
    assert _kinds(text, rental, Edit(ADD, goal.key, 1)) == []
    extra = next(goal for goal in rental.goals if goal.style == "extra")
    text = f"Please take {extra.words} off again."
    assert _kinds(text, rental, Edit(DELETE, extra.key)) == []


@pytest.mark.parametrize("piece", [" ", "\t ", "\n ", "\n", "\u3000", "中 ", "1 ", "no ", "一"])
def test_a_message_of_any_length_is_judged(piece):
    """A run of blanks was tried from each of its places once, which took hours for this one."""
    item = random_item(random.Random(1), 1)
    found = fidelity(f"x{piece * (400_000 // len(piece))}x", item, [])
    assert found
