"""A form words every update on a line of its own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recipe_strategies import edits_of, programs
from slow_evaluator import plain_line, plain_prompt

from statelab_gui.domain.forms import FORMS, coding
from statelab_gui.domain.updates import Op, Program


def test_the_forms_are_code_and_sheet_in_this_order():
    assert list(FORMS) == ["code", "sheet"]
    assert all(form.key == key for key, form in FORMS.items())


@given(programs(), st.sampled_from(list(FORMS)), st.sampled_from((1, 5, 65_536)))
def test_prompts_are_worded_as_the_slow_evaluator_words_them(program, key, block):
    form = FORMS[key]
    original, coding.BLOCK = coding.BLOCK, block
    try:
        prompt = form.render(program)
        lines = form.lines(program)
        characters = form.characters(program)
    finally:
        coding.BLOCK = original
    edits = edits_of(program)
    assert prompt == plain_prompt(edits, key, program.cells, program.modulus)
    assert lines == [plain_line(edit, key, program.modulus) for edit in edits]
    assert characters == len(prompt)


@pytest.mark.parametrize("key", FORMS)
@pytest.mark.parametrize("count", (64, 65, 66, 200, 201))
def test_long_prompts_of_few_different_updates_lose_no_line(key, count, monkeypatch):
    monkeypatch.setattr(coding, "BLOCK", 100)
    rows = [(Op.SET, 0, 1), (Op.SET, 1, 2), *[(Op.COPY, i % 2, i // 2 % 2) for i in range(count)]]
    program = Program.of("ab", 10, rows)
    expected = plain_prompt(edits_of(program), key, "ab", 10)
    assert FORMS[key].render(program) == expected


@given(programs(), st.sampled_from(list(FORMS)), st.data())
def test_a_prompt_of_k_updates_is_the_first_k_lines_after_the_header(program, key, data):
    k = data.draw(st.integers(0, len(program)))
    whole = FORMS[key].render(program).split("\n")
    assert FORMS[key].render(program, k).split("\n") == whole[: k + 1]
    assert FORMS[key].lines(program, k) == whole[1 : k + 1]
    assert FORMS[key].header(program.cells, program.modulus) == whole[0]


@given(programs(), st.sampled_from(list(FORMS)))
def test_no_line_is_longer_than_the_bound(program, key):
    values = [0, program.modulus - 1, *program.operand.tolist()]
    bound = FORMS[key].longest_line(program.cells, values, program.modulus)
    assert all(len(line.encode()) <= bound for line in FORMS[key].lines(program))


@pytest.mark.parametrize("key", FORMS)
def test_constants_that_hardly_repeat_are_not_hoarded_and_still_right(key, monkeypatch):
    monkeypatch.setattr(coding, "BLOCK", 8)
    program = Program.of("ab", 10**9, [(Op.SET, i % 2, i * 7919) for i in range(100)])
    expected = [plain_line(edit, key, 10**9) for edit in edits_of(program)]
    assert FORMS[key].lines(program) == expected
