"""What holds for every built-in family: templates, decoys that flip the verdict, no recap."""

import json
import re
from dataclasses import replace

import pytest
from made_items import EACH, SOLVING, all_items_of, items_of

from statelab_gui.domain.drift.codec import item_from_json, item_to_json
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.families.base import item_key
from statelab_gui.domain.drift.intents import GoalRole
from statelab_gui.domain.drift.items import BUILT_IN, Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item
from statelab_gui.domain.drift.messages import opening
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.probing import active_json, question, read_active
from statelab_gui.domain.drift.verifying import verified
from statelab_gui.domain.drift.wordings import WORDINGS

MOST = 5
"""So many variants of a goal the hard condition may take."""


def _score(item, followed, graded_by=None):
    """The score at the final intents of an answer that follows these intents; None: no answer."""
    family = FAMILIES[item.family]
    answer = family.solve(item, followed)
    if answer is None:
        return None
    return family.grade(item, graded_by or item.final, answer, family.own_runner).score


def _with_its_needs(item, goal):
    needs = {}
    for key in goal.after:
        if item.goal(key).role is GoalRole.DECOY:
            needs |= _with_its_needs(item, item.goal(key))
    return {**needs, goal.key: 1}


def _check_decoys(items):
    """Both answers are run through the grader: the one that obeys a decoy, and the right one."""
    count = 0
    for item in items:
        assert item.verified
        assert _score(item, item.final) == 1, item.key
        for goal in item.goals:
            if goal.role is GoalRole.DECOY:
                obeyed = _score(item, {**item.final, **_with_its_needs(item, goal)})
                assert obeyed is not None and obeyed < 1, (item.key, goal.key)
                count += 1
    assert count >= 2 * len(items)


def _check_variants(items):
    goals = variants = 0
    for item in items:
        for goal in item.goals:
            if goal.role is GoalRole.DECOY:
                continue
            goals += 1
            variants += min(len(goal.values) - 1, MOST)
            for value in range(2, len(goal.values) + 1):
                score = _score(item, {**item.final, goal.key: value})
                harmful = score is not None and score < 1
                assert harmful != (value in goal.harmless), (item.key, goal.key, value)
    assert variants >= 2 * goals


def test_all_built_in_families_are_there_and_can_solve():
    assert set(BUILT_IN) <= set(SOLVING)


@pytest.mark.parametrize(("family", "language"), EACH)
class TestEveryFamily:
    def test_it_has_twenty_templates_of_different_names(self, family, language):
        names = FAMILIES[family].templates(language)
        assert len(set(names)) == len(names) >= 20

    def test_an_answer_that_obeys_a_decoy_loses_its_full_score(self, family, language):
        _check_decoys(items_of(family, language))

    def test_a_variant_changes_the_verdict_or_is_marked_harmless(self, family, language):
        _check_variants(items_of(family, language))

    @pytest.mark.long
    def test_so_it_is_in_every_template(self, family, language):
        _check_decoys(all_items_of(family, language))
        _check_variants(all_items_of(family, language))

    def test_an_answer_to_other_intents_is_right_for_those(self, family, language):
        for item in items_of(family, language)[:5]:
            for goal in item.goals:
                if len(goal.values) > 1:
                    other = {**item.final, goal.key: 2}
                    assert _score(item, other, other) in (None, 1), (item.key, goal.key)

    def test_garbage_is_graded_too(self, family, language):
        item = items_of(family, language)[0]
        source = FAMILIES[family]
        right = source.solve(item, item.final)
        for text in (
            "",
            " ",
            "{",
            "null",
            "\x00",
            "\ud800",
            "答案：",
            right[: len(right) // 2],
            "9" * 9000,
        ):
            grade = source.grade(item, item.final, text, source.own_runner)
            assert grade.score is None or 0 <= grade.score <= 1
            assert grade.usable or (grade.score == 0 and grade.fault is not None)

    def test_goals_are_named_and_valued_so_that_they_can_be_told_apart(self, family, language):
        for item in items_of(family, language):
            keys = [goal.key for goal in item.goals]
            assert len(set(keys)) == len(keys), item.key
            assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", key) for key in keys), keys
            words = [goal.words for goal in item.goals]
            assert len(set(words)) == len(words), words
            for goal in item.goals:
                assert goal.style in WORDINGS[language]
                plain = [value.plain for value in goal.values]
                said = [value.words for value in goal.values]
                assert len(set(plain)) == len(plain) and len(set(said)) == len(said), goal
                assert len({type(one) for one in plain}) == 1
                assert set(goal.after) <= set(keys)
                assert all(text.strip() == text and text for text in (goal.words, *said)), goal

    def test_the_request_tells_no_value_and_no_wish(self, family, language):
        for item in items_of(family, language):
            for goal in item.goals:
                for value in goal.values:
                    for told in (value.words, str(value.plain)):
                        assert not _stands_in(told, item.request), (item.key, told)

    def test_it_is_made_the_same_again_and_otherwise_of_another_seed(self, family, language):
        source = FAMILIES[family]
        for name in source.templates(language)[:1]:
            one, again, other = (source.make(name, seed, language) for seed in (5, 5, 6))
            assert one == again and one.payload == again.payload
            assert one.key == item_key(family, language, name, 5) != other.key
            assert (one.family, one.language, one.template, one.seed) == (family, language, name, 5)
            assert one.goals != other.goals or one.context != other.context

    def test_it_can_be_written_and_read_again(self, family, language):
        for item in items_of(family, language):
            text = item_to_json(item)
            again = item_from_json(text)
            assert again == item and again.payload == json.loads(json.dumps(item.payload))
            assert item_to_json(again) == text
            assert _score(again, again.final) == 1

    def test_what_is_active_can_be_asked_for_and_answered(self, family, language):
        for item in items_of(family, language):
            assert all(json.dumps(goal.key) in question(item) for goal in item.goals)
            reading = read_active(active_json(item, item.final).encode(), item)
            expected = {goal.key: item.final.get(goal.key, 0) for goal in item.goals}
            assert reading.values == expected, reading.faults

    def test_the_task_alone_tells_no_wish(self, family, language):
        for item in items_of(family, language):
            assert opening(item, False).strip()
            for condition in (Condition.CLEAN, Condition.HARD):
                talk = conversation(item, condition)
                assert talk.after(len(talk.turns)) == item.final

    def test_every_plan_has_a_variant_that_changes_the_verdict(self, family, language):
        for item in items_of(family, language):
            for condition in (Condition.EASY, Condition.MEDIUM, Condition.HARD):
                turns = conversation(item, condition).turns
                stale = [edit for turn in turns for edit in turn.edits if edit.value > 1]
                assert any(edit.value not in item.goal(edit.goal).harmless for edit in stale)

    def test_what_was_verified_once_is_so_again(self, family, language):
        for item in items_of(family, language)[:3]:
            assert verified(item) == item


def _stands_in(words, text):
    """Whether the words stand in a text, not only as a part of other words or numbers."""
    pattern = re.escape(words)
    if re.match(r"\w", words, re.ASCII):
        pattern = r"(?<![A-Za-z0-9])" + pattern
    if re.search(r"\w$", words, re.ASCII):
        pattern += r"(?![A-Za-z0-9])"
    return re.search(pattern, text) is not None


@pytest.mark.parametrize("family", [DriftFamily.ORDERS, DriftFamily.CELLS])
def test_as_many_seeds_as_templates_go_through_all_of_them(family):
    names = FAMILIES[family].templates(Language.EN)
    seeds = range(100, 100 + len(names))
    made = [built_in_item(family, Language.EN, seed) for seed in seeds]
    assert {item.template for item in made} == set(names)
    assert [item.seed for item in made] == list(seeds)


def test_a_decoy_that_changes_nothing_is_dropped_and_a_variant_marked():
    """Found out by grading, whatever the item claims."""
    item = items_of(BUILT_IN[0], Language.EN)[0]
    goal = next(g for g in item.goals if len(g.values) > 1)
    idle = replace(goal, values=(goal.values[0], goal.values[0], *goal.values[1:]))
    decoy = next(g for g in item.goals if g.role is GoalRole.DECOY)
    free = replace(decoy, key="free", values=(replace(decoy.values[0], plain=0),))
    claimed = replace(
        item, goals=(*(idle if g == goal else g for g in item.goals), free), verified=True
    )
    found = verified(claimed)
    assert "free" not in {g.key for g in found.goals}
    assert decoy in found.goals
    assert found.goal(goal.key).harmless == {2}
