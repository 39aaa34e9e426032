"""Verdicts on the replies that other tools got wrong, on a real model's replies, and in groups."""

import json
from pathlib import Path

import pytest

from statelab_gui.domain.faults import FaultKind, NoteKind, SyntaxHint
from statelab_gui.domain.replies import record_of_text
from statelab_gui.domain.scoring import (
    SCORER_VERSION,
    GroupScore,
    Verdict,
    score,
    summarize,
)

_GOLDENS = Path(__file__).parents[1] / "goldens"
_ANSWERS = json.loads((_GOLDENS / "state-lab" / "answers.json").read_text("utf-8"))
_TRUTH = {"a": 4, "b": 3, "c": 2, "d": 1, "e": 5, "TMP": 4}
_OK = '{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'


def _score(text: str) -> Verdict:
    return score(record_of_text(text), _TRUTH)


def _reason(text: str) -> FaultKind:
    verdict = _score(text)
    assert (verdict.valid, verdict.correct, verdict.exact, verdict.cells) == (False, 0, False, ())
    assert verdict.total == 6
    return verdict.faults[0].kind


def _with_a(value: str) -> str:
    return _OK.replace('"a":4', f'"a":{value}')


def test_the_right_answer_is_right_in_every_cell() -> None:
    verdict = _score(_OK)
    assert (verdict.valid, verdict.correct, verdict.total, verdict.exact) == (True, 6, 6, True)
    assert all(cell.right and cell.given == cell.expected for cell in verdict.cells)
    assert verdict.scorer_version == SCORER_VERSION


def test_a1_a_fence_is_a_format_error_and_is_never_stripped() -> None:
    assert _reason(f"```json\n{_OK}\n```") is FaultKind.FENCED


def test_a2_text_after_the_object_is_a_format_error_at_its_first_character() -> None:
    (fault,) = _score(f"{_OK} Done!").faults
    assert (fault.kind, fault.column) == (FaultKind.TEXT_AFTER, len(_OK) + 2)
    assert _reason(f"Sure: {_OK}") is FaultKind.TEXT_BEFORE


def test_a3_a_think_block_in_front_is_a_format_error() -> None:
    assert _reason(f"<think>x</think>{_OK}") is FaultKind.REASONING


def test_a4_no_draft_is_dug_out_of_the_reasoning() -> None:
    assert _reason('<think>{"a":9,"b":3}</think>' + _OK) is FaultKind.REASONING
    assert _reason(f"<think>{_OK}</think>") is FaultKind.REASONING


def test_a5_reasoning_that_used_up_the_budget_is_a_format_error_nul_bytes_or_not() -> None:
    assert _reason("Thinking Process: 1. c is 3") is FaultKind.REASONING
    assert _reason("Thinking Process: 1. c is 3\x00\x00") is FaultKind.REASONING


def test_a6_a_byte_order_mark_is_a_format_error_from_a_file_and_from_a_paste() -> None:
    from_file = score(b"\xef\xbb\xbf" + _OK.encode(), _TRUTH)
    assert from_file == _score("\ufeff" + _OK)
    assert from_file.faults[0].kind is FaultKind.BOM


def test_a7_of_a_repeated_key_the_last_counts_and_a_note_says_so() -> None:
    verdict = _score(_OK.replace('{"a":4', '{"a":9,"a":4'))
    assert (verdict.correct, verdict.exact) == (6, True)
    assert [(note.kind, note.detail) for note in verdict.notes] == [(NoteKind.DUPLICATE_KEY, "a")]
    assert _score(_OK.replace('{"a":4', '{"a":4,"a":9')).correct == 5


@pytest.mark.parametrize("value", ["4.0", "4e0", "3.4", "true", '"4"', "null", "[4]"])
def test_a9_what_is_no_integer_is_not_turned_into_one(value: str) -> None:
    assert _reason(_with_a(value)) is FaultKind.NOT_INTEGER


def test_a12_a_huge_integer_is_a_wrong_value_and_a_monstrous_one_a_format_error() -> None:
    for value in (2**63, -(2**63) - 1, 10**400):
        verdict = _score(_with_a(str(value)))
        assert (verdict.valid, verdict.correct, verdict.cells[0].given) == (True, 5, value)
        assert Verdict.from_json(verdict.to_json()) == verdict
    assert _reason(_with_a("1" * 5_000)) is FaultKind.NUMBER_TOO_LONG
    # A float could not tell these two apart.
    assert score(b'{"a":9007199254740993}', {"a": 9007199254740992}).correct == 0
    assert score(b'{"a":9007199254740993}', {"a": 9007199254740993}).correct == 1


@pytest.mark.parametrize("value", ["４", "٤", "४"])
def test_a13_digits_of_other_scripts_are_no_digits(value: str) -> None:
    (fault,) = _score(_with_a(value)).faults
    assert (fault.kind, fault.about) == (FaultKind.SYNTAX, SyntaxHint.FULL_WIDTH)


def test_a15_a_no_break_space_is_no_white_space() -> None:
    for text in ("\u00a0" + _OK, _OK + "\u00a0", _OK.replace(",", ",\u00a0")):
        (fault,) = _score(text).faults
        assert (fault.kind, fault.about) == (FaultKind.SYNTAX, SyntaxHint.INVISIBLE_SPACE)
    assert _score(_OK.replace(",", ",\r\n\t ")).exact


def test_a17_deep_nesting_is_a_format_error() -> None:
    assert _reason("[" * 100_000) is FaultKind.TOO_DEEP
    assert _reason('{"a":' * 100_000) is FaultKind.TOO_DEEP


def test_g1_format_errors_stay_in_the_denominators_and_are_counted_beside() -> None:
    wrong, faulty = _score(_with_a("9")), _score("")
    group = summarize([_score(_OK)] * 2 + [wrong] * 4 + [faulty] * 2)
    assert group == GroupScore(
        cases=8, passed=2, format_errors=2, cells_right=2 * 6 + 4 * 5, cells_total=8 * 6
    )
    assert summarize([]) == GroupScore(0, 0, 0, 0, 0)


def test_g7_the_initial_state_as_answer_scores_what_the_method_says() -> None:
    echo = json.dumps(_ANSWERS["2-copy-code"]["steps"][5]).encode()
    for case, correct in {"2-copy-code": 1, "200-copy-code": 2}.items():
        assert score(echo, _ANSWERS[case]["truth"]).correct == correct
    for case in _ANSWERS:
        if "-fixed-" in case:
            assert score(echo, _ANSWERS[case]["truth"]).exact


def test_cells_are_compared_exactly() -> None:
    assert _reason(_OK.replace('"a"', '"A"')) is FaultKind.MISSING_CELLS
    assert _reason(_OK.replace('"a"', '"a "')) is FaultKind.MISSING_CELLS
    composed, decomposed = "\u00e9", "e\u0301"
    assert score(f'{{"{composed}":1}}'.encode(), {composed: 1}).exact
    assert not score(f'{{"{decomposed}":1}}'.encode(), {composed: 1}).valid
    assert _score(_OK.replace('"a"', '"\\u0061"')).exact


def _real_replies() -> list[str]:
    return sorted(path.name for path in (_GOLDENS / "real-responses").glob("*.json"))


def _naive(text: str, truth: dict[str, int]) -> tuple[bool, int]:
    try:
        got = json.loads(text)
    except ValueError:
        return False, 0
    ints = isinstance(got, dict) and all(type(value) is int for value in got.values())
    if not ints or set(got) != set(truth):
        return False, 0
    return True, sum(got[cell] == truth[cell] for cell in truth)


@pytest.mark.parametrize("name", _real_replies())
def test_real_replies_have_the_naive_verdict_and_a_sensible_reason(name: str) -> None:
    body = (_GOLDENS / "real-responses" / name).read_bytes()
    case = "-".join(name.split("-")[:3])
    truth = _ANSWERS[case]["truth"]
    if "prefix" in name:
        truth = _ANSWERS[case]["steps"][int(name.split("-prefix")[1].split("-")[0]) - 1]
    response = json.loads(body)["response"]
    text = response["choices"][0]["message"]["content"] if "choices" in response else None
    if text is not None:
        verdict = score(text.encode(), truth)
        assert (verdict.valid, verdict.correct) == _naive(text, truth)
        assert verdict.valid == name.endswith("-schema.json")
        if not verdict.valid:
            reason = FaultKind.NO_JSON if text.strip() else FaultKind.EMPTY
            assert [fault.kind for fault in verdict.faults] == [reason]
    # The service's whole answer is JSON, and no reply.
    whole = score(body, truth)
    assert [f.kind for f in whole.faults] == [FaultKind.MISSING_CELLS, FaultKind.EXTRA_CELLS]


def test_there_are_real_replies_of_both_kinds() -> None:
    names = _real_replies()
    assert sum(name.endswith("-free.json") for name in names) > 10
    assert sum(name.endswith("-schema.json") for name in names) > 10


@pytest.mark.parametrize(
    "text",
    [
        _OK,
        _with_a("-0"),
        "",
        _OK.replace('{"a":4', '{"a":9,"a":4'),
        '{"\\ud800":1}',
        "{\u202e“a”:1}",
        _with_a("1" * 4_300),
    ],
)
def test_a_verdict_survives_json(text: str) -> None:
    verdict = _score(text)
    stored = verdict.to_json()
    assert Verdict.from_json(stored) == verdict
    assert Verdict.from_json(stored).to_json() == stored
    stored.encode("utf-8")
    assert _score(text).to_json() == stored


def test_given_integers_are_stored_as_json_numbers() -> None:
    stored = json.loads(_score(_with_a(str(2**70))).to_json())
    assert stored["cells"][0] == ["a", 2**70, 4, False]


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"valid":true}', "null"])
def test_what_is_no_stored_verdict_is_refused(text: str) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        Verdict.from_json(text)
