"""Respondents: what each answers, and that it is judged as meant."""

import json
from pathlib import Path

import pytest

from statelab_gui.domain.fingerprints import SLIPS, Slip, fingerprint
from statelab_gui.domain.generating import generate
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.practice import (
    KEPT_UPDATES,
    READ_CHARACTERS,
    RESPONDENTS,
    RIGHT_SHARE,
    Exercise,
)
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.replies import FaultKind
from statelab_gui.domain.scoring import score

CASES = {made.name: made for made in generate(starter())}
GOLDENS = Path(__file__).parents[1] / "goldens" / "state-lab"
FAULTS = {
    "fenced": FaultKind.FENCED,
    "sentence_before": FaultKind.TEXT_BEFORE,
    "reasoning_before": FaultKind.TEXT_BEFORE,
    "missing_cell": FaultKind.MISSING_CELLS,
    "extra_cell": FaultKind.EXTRA_CELLS,
    "numbers_as_text": FaultKind.NOT_INTEGER,
}
OUTCOMES = {
    "cut_off": Outcome.TRUNCATED,
    "empty": Outcome.EMPTY,
    "refusal": Outcome.REFUSED,
    "tool_call": Outcome.TOOL_CALL,
    "no_finish_reason": Outcome.INCOMPLETE,
}


def said(key, name="2-copy-code", draw=1):
    made = CASES[name]
    return RESPONDENTS[key](Exercise(made.program, len(made.prompt), draw))


def truth(name="2-copy-code"):
    return CASES[name].program.last_state()


def judged(key, name="2-copy-code", draw=1):
    return score(said(key, name, draw).text.encode(), truth(name))


@pytest.mark.parametrize("name", CASES)
def test_the_perfect_one_is_right_in_every_case(name):
    answers = json.loads((GOLDENS / "answers.json").read_text(encoding="utf-8"))
    assert judged("perfect", name).exact
    assert said("perfect", name).outcome is Outcome.COMPLETE
    assert json.loads(said("perfect", name).text) == answers[name]["truth"]


@pytest.mark.parametrize("slip", [slip for slip in SLIPS if slip is not Slip.ANOTHER_CASE])
def test_one_with_a_slip_is_found_out_by_its_fingerprint(slip):
    found = 0
    for name, made in CASES.items():
        verdict = judged(slip.value, name)
        assert verdict.valid
        if verdict.exact:
            continue
        answer = json.loads(said(slip.value, name).text)
        assert slip in {match.slip for match in fingerprint(made.program, answer).exact}
        found += 1
    assert found


def test_the_live_formula_one_is_right_where_nothing_is_copied():
    assert judged("live_formula", "20-add-code").exact
    assert not judged("live_formula", "20-copy-code").exact


def test_the_one_that_forgets_is_right_up_to_the_update_it_keeps():
    made = CASES["20-copy-code"]
    for k in (KEPT_UPDATES - 1, KEPT_UPDATES):
        part = made.program.prefix(k)
        text = RESPONDENTS["forgets"](Exercise(part, 1, 1)).text
        assert json.loads(text) == part.last_state()
    kept = made.program.prefix(KEPT_UPDATES).last_state()
    assert json.loads(said("forgets", "20-copy-code").text) == kept


def test_the_one_that_is_mostly_right_is_so_as_often_as_it_says():
    right = sum(judged("mostly_right", "20-copy-code", draw).exact for draw in range(400))
    assert abs(right / 400 - RIGHT_SHARE) < 0.07


def test_the_same_draw_gives_the_same_answer_and_others_give_others():
    answers = [said("left_out", "20-copy-code", draw).text for draw in range(30)]
    assert answers == [said("left_out", "20-copy-code", draw).text for draw in range(30)]
    assert len(set(answers)) > 5


@pytest.mark.parametrize(("key", "fault"), FAULTS.items())
def test_a_badly_written_answer_is_the_format_error_it_is_meant_to_be(key, fault):
    verdict = judged(key)
    assert not verdict.valid
    assert verdict.faults[0].kind is fault


@pytest.mark.parametrize(("key", "outcome"), OUTCOMES.items())
def test_an_answer_that_a_service_ends_otherwise_is_told_apart(key, outcome):
    assert said(key).outcome is outcome
    assert judged(key).exact == (key == "no_finish_reason")


def test_a_prompt_is_too_long_from_a_length_on():
    program = CASES["2-copy-code"].program
    respondent = RESPONDENTS["input_too_long"]
    assert respondent(Exercise(program, READ_CHARACTERS, 1)).outcome is Outcome.COMPLETE
    refused = respondent(Exercise(program, READ_CHARACTERS + 1, 1))
    assert (refused.outcome, refused.text) == (Outcome.INPUT_TOO_LONG, "")


@pytest.mark.parametrize("key", RESPONDENTS)
def test_every_one_answers_every_case_and_prefix_of_it(key):
    for name in ("2-fixed-code", "2-add-sheet", "20-overwrite-code"):
        made = CASES[name]
        for k in (6, 7, len(made.program)):
            assert RESPONDENTS[key](Exercise(made.program.prefix(k), 300, k)) is not None
