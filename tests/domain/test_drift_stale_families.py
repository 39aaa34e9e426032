"""Respondents of every stale kind are found by name, in every family that has a solver."""

from collections import Counter
from functools import cache

import pytest

from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import BUILT_IN, Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.respondents import TALKERS, TalkExercise
from statelab_gui.domain.drift.stale import StaleFound, find_stale
from statelab_gui.domain.drift.stale_states import Stale, stale_states

SOLVED = [family for family in BUILT_IN if family in FAMILIES and FAMILIES[family].has_solver]
SEEDS = (0, 1)
PAIRS = 15
"""So many pairs are tried: they are what takes longest, and no name hangs on them."""

NAMED = {
    "keeps_first_value": {Stale.SUPERSEDED},
    "obeys_decoy": {Stale.DECOY},
    "drops_goal": {Stale.DROPPED},
    "keeps_deleted": {Stale.ALL_KEPT, Stale.DECOY, Stale.DELETED},
    "first_values": {Stale.FIRST_VALUES, Stale.SUPERSEDED},
    "stopped_after": {Stale.EARLIER},
}


@cache
def cases(family: DriftFamily, language: Language) -> list[DriftCase]:
    """Hard cases of some seeds."""
    items = [built_in_item(family, language, seed) for seed in SEEDS]
    return [one for item in items for one in cases_of(item, [Condition.HARD])]


def compared(case: DriftCase, respondent: str) -> StaleFound | None:
    """What the respondent's answer equals; None where it is right, or no answer."""
    family = FAMILIES[case.item.family]
    answer = TALKERS[respondent](TalkExercise(case, 0)).text
    grade = family.grade(case.item, case.item.final, answer, family.own_runner)
    if not grade.usable or grade.score == 1:
        return None
    return find_stale(case, answer, family, family.own_runner, PAIRS)


@pytest.mark.parametrize("family", SOLVED)
@pytest.mark.parametrize("respondent", NAMED)
def test_a_respondent_is_found_by_the_name_of_what_it_does(
    family: DriftFamily, respondent: str
) -> None:
    wrong = 0
    for case in cases(family, Language.EN):
        found = compared(case, respondent)
        if found is not None:
            wrong += 1
            kinds = {one.state.kind for one in found.matches}
            assert kinds & NAMED[respondent], (case.item.key, kinds)
            assert found.answers >= 1
            assert 0 < found.share <= 1
    assert wrong >= 1  # else nothing was shown


@pytest.mark.parametrize("family", SOLVED)
def test_they_are_found_in_chinese_too(family: DriftFamily) -> None:
    found: Counter[Stale] = Counter()
    for case in cases(family, Language.ZH_TW)[:1]:
        for respondent in ("keeps_first_value", "obeys_decoy", "drops_goal"):
            told = compared(case, respondent)
            if told is not None:
                kinds = {one.state.kind for one in told.matches}
                assert kinds & NAMED[respondent]
                found.update(kinds)
    assert found[Stale.SUPERSEDED] or found[Stale.DECOY]


@pytest.mark.parametrize("family", SOLVED)
def test_a_decoy_that_was_kept_always_changes_the_verdict(family: DriftFamily) -> None:
    source = FAMILIES[family]
    for case in cases(family, Language.EN):
        for state in stale_states(case).states:
            if state.kind is Stale.DECOY and (answer := source.solve(case.item, state.intents)):
                grade = source.grade(case.item, case.item.final, answer, source.own_runner)
                assert grade.score is not None and grade.score < 1


@pytest.mark.parametrize("family", SOLVED)
def test_no_answer_but_those_of_stale_states_equals_one(family: DriftFamily) -> None:
    """The right answer of another item is none of them, as far as it can be graded at all."""
    source = FAMILIES[family]
    first, other = cases(family, Language.EN)[0], cases(family, Language.EN)[-1]
    answer = source.solve(other.item, other.item.final)
    assert answer is not None
    grade = source.grade(first.item, first.item.final, answer, source.own_runner)
    if grade.usable and grade.score is not None and grade.score < 1:
        found = find_stale(first, answer, source, source.own_runner, PAIRS)
        equal = {
            one.state.kind
            for one in found.matches
            if source.solve(first.item, one.state.intents) != answer
        }
        assert not equal or family in (DriftFamily.SQL, DriftFamily.PYTHON, DriftFamily.ORDERS)
