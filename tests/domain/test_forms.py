"""A form words every update on a line of its own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recipe_strategies import edits_of, programs
from slow_evaluator import plain_line, plain_prompt

from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.forms import base as forms_base
from statelab_gui.domain.updates import Op, Program


def test_the_forms_are_code_and_sheet_in_this_order():
    assert list(FORMS) == ["code", "sheet"]
    assert all(form.key == key for key, form in FORMS.items())


@given(programs(), st.sampled_from(list(FORMS)), st.sampled_from((1, 5, 65_536)))
def test_prompts_are_worded_as_the_slow_evaluator_words_them(program, key, block):
    form = FORMS[key]
    original, forms_base.BLOCK = forms_base.BLOCK, block
    try:
        prompt = form.render(program)
        lines = form.lines(program)
        characters = form.characters(program)
    finally:
        forms_base.BLOCK = original
    edits = edits_of(program)
    assert prompt == plain_prompt(edits, key, program.cells, program.modulus)
    assert lines == [plain_line(edit, key, program.modulus) for edit in edits]
    assert characters == len(prompt)


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
    monkeypatch.setattr(forms_base, "BLOCK", 8)
    program = Program.of("ab", 10**9, [(Op.SET, i % 2, i * 7919) for i in range(100)])
    expected = [plain_line(edit, key, 10**9) for edit in edits_of(program)]
    assert FORMS[key].lines(program) == expected
