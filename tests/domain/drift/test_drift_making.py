"""Recipes of drift sets and the cases that they make; verdicts on final answers."""

import json
from collections import Counter

import pytest
from made_items import EACH, items_of

from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.grading import verdict_of
from statelab_gui.domain.drift.items import (
    BUDGETS,
    BUILT_IN,
    Condition,
    DriftCase,
    DriftFamily,
    Language,
)
from statelab_gui.domain.drift.making import built_in_item, case_name, drift_cases
from statelab_gui.domain.drift.messages import prompt_of
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.recipes import DriftRecipe, is_drift, validate
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.progress import Progress

SMALL = DriftRecipe(
    families=(DriftFamily.ORDERS, DriftFamily.CELLS),
    languages=tuple(Language),
    seeds=(3, 20),
)


def _cases(recipe):
    return [one for one in drift_cases(recipe) if isinstance(one, DriftCase)]


def test_a_recipe_makes_an_item_in_all_conditions_for_every_family_language_and_seed():
    cases = _cases(SMALL)
    assert len(cases) == SMALL.case_count == 2 * 2 * 2 * 7
    assert [
        (case.item.family, case.item.language, case.item.seed, case.conversation.condition)
        for case in cases
    ] == [
        (family, language, seed, condition)
        for family in SMALL.families
        for language in SMALL.languages
        for seed in SMALL.seeds
        for condition in SMALL.conditions
    ]
    names = [case_name(case) for case in cases]
    assert len(set(names)) == len(names)
    assert names[:3] == ["3-orders-clean", "3-orders-easy", "3-orders-medium"]
    assert "20-cells-control-hard-zh" in names
    per_item = Counter(case.item for case in cases)
    assert set(per_item.values()) == {7}
    assert all(case.conversation.request == case.item.request for case in cases)
    assert _cases(SMALL) == cases


def test_realised_counts_are_recorded_and_within_the_budget():
    for case in _cases(SMALL):
        talk, goals = case.conversation, case.item.final
        budget = BUDGETS.get(talk.condition, 0)
        assert talk.variants <= budget * len(goals)
        assert talk.decoys <= budget
        if budget:
            assert talk.variants > 0 < talk.decoys
    by_condition = Counter()
    for case in _cases(SMALL):
        by_condition[case.conversation.condition] += len(case.conversation.turns)
    lengths = [by_condition[one] for one in (Condition.EASY, Condition.MEDIUM, Condition.HARD)]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[1] < lengths[2]


def test_progress_is_told_before_every_item_and_work_can_be_dropped():
    work = drift_cases(SMALL)
    assert next(work) == Progress(0, 8, "items")
    assert isinstance(next(work), DriftCase)
    told = [one for one in work if isinstance(one, Progress)]
    assert [one.done for one in told] == list(range(1, 8))


def test_a_recipe_can_be_written_and_read_again():
    text = SMALL.to_json()
    assert DriftRecipe.from_json(text) == SMALL
    assert DriftRecipe.from_json(text).to_json() == text
    assert is_drift(json.loads(text))
    assert not is_drift({"version": 1, "seeds": [1]})
    assert not is_drift([])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        SMALL.to_json().replace('"drift"', '"other"'),
        SMALL.to_json().replace('"version":1', '"version":2'),
        SMALL.to_json().replace('"orders"', '"nothing"'),
        SMALL.to_json().replace("[3,20]", "[3,true]"),
        SMALL.to_json().replace("[3,20]", "3"),
        SMALL.to_json().replace('"clean"', "7"),
        SMALL.to_json()[:-1] + ',"more":1}',
    ],
)
def test_what_is_no_recipe_is_refused(text):
    with pytest.raises(KnownError) as caught:
        DriftRecipe.from_json(text)
    assert caught.value.code == "recipe_unreadable"


@pytest.mark.parametrize(
    ("recipe", "field", "code"),
    [
        (DriftRecipe(families=()), "families", "no_families"),
        (DriftRecipe(languages=()), "languages", "no_languages"),
        (DriftRecipe(seeds=()), "seeds", "no_seeds"),
        (DriftRecipe(conditions=()), "conditions", "no_conditions"),
        (DriftRecipe(seeds=(1, 1)), "seeds", "duplicates"),
        (DriftRecipe(conditions=(Condition.EASY,) * 2), "conditions", "duplicates"),
        (DriftRecipe(families=(DriftFamily.GSM8K,)), "families", "family_not_built_in"),
        (DriftRecipe(seeds=(-1,)), "seeds", "negative"),
        (DriftRecipe(seeds=(2**60,)), "seeds", "value_too_large"),
        (DriftRecipe(seeds=tuple(range(100_000))), "seeds", "too_many_cases"),
    ],
)
def test_a_recipe_that_cannot_be_made_says_why(recipe, field, code):
    assert [(one.field, one.code) for one in validate(recipe)] == [(field, code)]
    with pytest.raises(KnownError) as caught:
        next(drift_cases(recipe))
    assert caught.value.code == "recipe_has_problems"


def test_the_recipe_to_begin_with_can_be_made():
    assert validate(DriftRecipe()) == ()


@pytest.mark.parametrize(("family", "language"), EACH)
def test_the_verdict_on_the_right_answer_is_exact_and_on_a_stale_one_not(family, language):
    source = FAMILIES[family]
    item = items_of(family, language)[0]
    for condition in (Condition.CLEAN, Condition.EASY):
        case = DriftCase(item, conversation(item, condition))
        right = verdict_of(case, source.solve(item, item.final).encode(), source.own_runner)
        assert (right.valid, right.exact, right.score) == (True, True, 1)
        assert right.correct == right.total
        decoy = next(goal for goal in item.goals if goal.role == "decoy")
        stale = source.solve(item, {**item.final, decoy.key: 1})
        wrong = verdict_of(case, stale.encode(), source.own_runner)
        assert not wrong.exact and wrong.score < 1


@pytest.mark.parametrize("family", BUILT_IN)
def test_no_usable_answer_is_a_format_error_of_score_0(family):
    if family not in FAMILIES:
        pytest.skip("not registered")
    item = built_in_item(family, Language.EN, 1)
    case = DriftCase(item, conversation(item, Condition.EASY))
    for raw, kind in (
        (b"", FaultKind.EMPTY),
        (b" \n", FaultKind.EMPTY),
        (b"\xff\xfe", FaultKind.NOT_UTF8),
        (b"\xed\xa0\x80", FaultKind.LONE_SURROGATE),
        ("\ufeffAnswer: 1".encode(), FaultKind.BOM),
    ):
        verdict = verdict_of(case, raw, FAMILIES[family].own_runner)
        assert not verdict.valid and not verdict.exact and verdict.correct == 0
        assert verdict.score == 0
        assert verdict.faults[0].kind is kind, raw


def test_a_reason_given_by_a_family_comes_with_its_excerpt():
    item = built_in_item(DriftFamily.ORDERS, Language.EN, 1)
    case = DriftCase(item, conversation(item, Condition.EASY))
    verdict = verdict_of(case, b"It is\nAnswer: 12 or 13", None)
    (fault,) = verdict.faults
    assert (fault.kind, fault.detail) == (FaultKind.SEVERAL_ANSWERS, "12 or 13")


def test_cells_are_judged_one_by_one():
    item = built_in_item(DriftFamily.CELLS, Language.EN, 1)
    case = DriftCase(item, conversation(item, Condition.HARD))
    truth = json.loads(FAMILIES[DriftFamily.CELLS].solve(item, item.final))
    first = next(iter(truth))
    verdict = verdict_of(case, json.dumps({**truth, first: truth[first] + 1}).encode(), None)
    assert (verdict.valid, verdict.exact, verdict.correct, verdict.total) == (True, False, 3, 4)
    assert verdict.score == 0.75
    assert [cell.right for cell in verdict.cells] == [False, True, True, True]


def test_code_is_not_graded_where_nothing_can_run_it():
    if DriftFamily.PYTHON not in FAMILIES:
        pytest.skip("not registered")
    item = built_in_item(DriftFamily.PYTHON, Language.EN, 1)
    case = DriftCase(item, conversation(item, Condition.EASY))
    answer = FAMILIES[DriftFamily.PYTHON].solve(item, item.final)
    verdict = verdict_of(case, answer.encode(), None)
    assert verdict.score is None and verdict.valid and not verdict.exact


def test_the_prompt_of_a_case_tells_neither_the_answer_nor_the_goal_keys_of_decoys():
    for case in _cases(DriftRecipe((DriftFamily.ORDERS,), seeds=tuple(range(6)))):
        assert FAMILIES[DriftFamily.ORDERS].solve(case.item, case.item.final) not in prompt_of(case)
