"""Small Python functions: what the solver writes, what its proofs say, and what graders take."""

from random import Random

import pytest

from statelab_gui.domain.drift.code_tests import CallTests, text_of_tests
from statelab_gui.domain.drift.code_values import from_plain, same
from statelab_gui.domain.drift.codec import item_from_json, item_to_json
from statelab_gui.domain.drift.families.code_answers import code_in
from statelab_gui.domain.drift.families.python_functions import PYTHON
from statelab_gui.domain.drift.families.python_functions.catalogue import TEMPLATES
from statelab_gui.domain.drift.families.python_functions.family import calls_for, function_for
from statelab_gui.domain.drift.families.python_functions.steps import STEPS
from statelab_gui.domain.drift.intents import GoalRole
from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.drift.running import RunReport
from statelab_gui.domain.drift.verifying import verified
from statelab_gui.domain.drift.wording import renderings
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.faults import FaultKind


def item_of(template: str, seed: int = 3, language: Language = Language.EN):
    return PYTHON.make(template, seed, language)


def any_intents(item, drawn: Random) -> dict[str, int]:
    """Any of the item's goals, each with any of its values."""
    return {
        goal.key: drawn.randint(1, len(goal.values)) for goal in item.goals if drawn.random() < 0.7
    }


def executed(text: str, name: str):
    """The function of a text that our own solver wrote."""
    space: dict[str, object] = {}
    exec(text, space)
    return space[name]


def test_there_are_at_least_twenty_templates_a_language():
    for language in Language:
        assert len(PYTHON.templates(language)) >= 20


@pytest.mark.parametrize("template", TEMPLATES)
def test_the_text_does_what_the_callable_does_for_any_intents(template):
    """An independent run of the text; the callables never see it."""
    for seed in range(2):
        item = item_of(template, seed)
        drawn = Random(f"{template}{seed}")
        for _ in range(25):
            function = function_for(item, any_intents(item, drawn))
            call = executed(function.text, function.name)
            for plain in item.payload["inputs"]:
                assert same(call(from_plain(plain)), function.call(from_plain(plain)))


def test_every_step_is_used_by_some_template():
    used = {"characters"}
    for template in TEMPLATES.values():
        for slot in (*template.slots, *template.decoys):
            used |= {choice.use[0] for choice in slot.spec.choices}
    assert set(STEPS) == used


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("template", TEMPLATES)
def test_items_are_whole(template, language):
    item = item_of(template, 1, language)
    assert item == item_of(template, 1, language)
    assert item_from_json(item_to_json(item)) == item
    wanted = [goal for goal in item.goals if goal.role is GoalRole.GOAL]
    decoys = [goal for goal in item.goals if goal.role is GoalRole.DECOY]
    assert len(wanted) >= 4 and len(decoys) >= 5
    assert all(len(goal.values) == 6 for goal in wanted)
    assert all(len(goal.values) == 1 for goal in decoys)
    assert len({goal.key for goal in item.goals}) == len(item.goals)
    assert len({goal.words for goal in item.goals}) == len(item.goals)
    for goal in item.goals:
        assert len({value.words for value in goal.values}) == len(goal.values)
        assert "{" not in goal.words + "".join(value.words for value in goal.values)
    assert all(len(edits) == 1 for edits in renderings(item).values())


def test_both_languages_ask_for_the_same_function():
    for template in TEMPLATES:
        english, chinese = (item_of(template, 5, language) for language in Language)
        assert english.payload == chinese.payload


@pytest.mark.parametrize("template", list(TEMPLATES)[::3])
def test_every_kept_decoy_flips_the_verdict_and_every_variant_is_told(template):
    item = verified(item_of(template, 2))
    assert item.verified
    assert sum(goal.role is GoalRole.DECOY for goal in item.goals) >= 4
    right = PYTHON.solve(item, item.final)
    assert PYTHON.grade(item, item.final, right, PYTHON.own_runner).score == 1
    for goal in item.goals:
        for number in range(1, len(goal.values) + 1):
            if goal.role is GoalRole.GOAL and number == 1:
                continue
            stale = PYTHON.solve(item, {**item.final, goal.key: number})
            score = PYTHON.grade(item, item.final, stale, PYTHON.own_runner).score
            assert score == (1 if number in goal.harmless else 0), (goal.key, number)


def test_without_a_runner_code_is_not_graded():
    item = item_of("prices")
    grade = PYTHON.grade(item, item.final, PYTHON.solve(item, item.final), None)
    assert grade.score is None and grade.usable


def test_a_runner_that_fails_is_no_wrong_answer():
    class Broken:
        def run(self, code: str, tests: str) -> RunReport:
            raise KnownError("sandbox_failed", reason="no more namespaces")

    item = item_of("prices")
    grade = PYTHON.grade(item, item.final, PYTHON.solve(item, item.final), Broken())
    assert (grade.score, grade.usable, grade.detail) == (None, True, "no more namespaces")


def test_one_failed_test_is_no_full_score():
    class Almost:
        def run(self, code: str, tests: str) -> RunReport:
            return RunReport(12, 13)

    item = item_of("prices")
    grade = PYTHON.grade(item, item.final, PYTHON.solve(item, item.final), Almost())
    assert (grade.score, grade.detail) == (0, "12/13")


def test_the_proofs_run_no_text_but_what_the_solver_wrote():
    item = item_of("tags")
    asked = text_of_tests(calls_for(item, item.final))
    wrote = PYTHON.solve(item, item.final)
    assert PYTHON.own_runner.run(code_in(wrote), asked).passed == len(item.payload["inputs"])
    with pytest.raises(KnownError, match="sandbox_failed"):
        PYTHON.own_runner.run("raise SystemExit", asked)
    with pytest.raises(KnownError, match="sandbox_failed"):
        PYTHON.own_runner.run(code_in(wrote) + "\n# more", asked)


def test_another_name_fails_all_tests():
    item = item_of("tags")
    other = PYTHON.solve(item, {**item.final, "name": 2})
    assert PYTHON.grade(item, item.final, other, PYTHON.own_runner).score == 0


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "I would sort the prices and give back a tuple.",
        "```python\nx = 3\n```",
        "```python\ndef a(x):\n    return x\n```\n```python\ndef b(x):\n    return x\n```",
        "```python\ndef a(x):\n    return x\n",
        "```json\n{}\n```",
    ],
)
def test_what_holds_no_single_function_is_no_usable_answer(answer):
    item = item_of("prices")
    grade = PYTHON.grade(item, item.final, answer, PYTHON.own_runner)
    assert (grade.score, grade.usable, grade.fault) == (0, False, FaultKind.NO_ANSWER_FOUND)


@pytest.mark.parametrize(
    "answer",
    [
        "def a(x):\n    return x",
        "Here:\n\n```python\ndef a(x):\n    return x\n```\nDone.",
        "```\ndef a(x):\n    return x\n```",
        "For example\n```\n>>> a(1)\n1\n```\n```py\ndef a(x):\n    return x\n```",
        "~~~python\na = lambda x: x\n~~~",
    ],
)
def test_one_function_is_found(answer):
    assert code_in(answer).strip() in ("def a(x):\n    return x", "a = lambda x: x")


def test_an_item_that_is_not_ours_is_not_graded():
    item = item_of("prices")
    other = item_from_json(
        item_to_json(item)
        .replace('"as_', '"no_')
        .replace('"number_text"', '"no_text"')
        .replace('"numbered"', '"no_dict"')
        .replace('"sum"', '"no_sum"')
        .replace('"most"', '"no"')
    )
    assert PYTHON.grade(other, item.final, "def a(x): pass", PYTHON.own_runner).score is None


def test_the_tests_hold_the_edges_of_their_steps():
    """A number beside each limit is among the inputs, so that "above" and "or more" differ."""
    item = item_of("ages", 4)
    asked = calls_for(item, item.final)
    assert isinstance(asked, CallTests) and len(asked.inputs) == len(asked.expected) == 13
    assert asked.inputs[0] == [["l", []]]
