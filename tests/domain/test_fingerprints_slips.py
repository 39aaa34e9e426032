"""What each slip would answer is exactly what executing the changed list answers."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from recipe_strategies import edits_of, programs
from slow_slips import SLOW, final, live_formula, wrong_answers

from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.fingerprints import SLIPS, Slip
from statelab_gui.domain.fingerprints.studying import LARGEST_MODULUS, Studied
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.updates import Op, Program

A, B, C, TMP = range(4)
SET, ADD, COPY = Op


@st.composite
def complete_programs(draw):
    """Programs of SET, ADD and COPY over 2 to 8 cells, each of which gets a value at some time."""
    count = draw(st.integers(2, 8))
    modulus = draw(st.sampled_from((2, 3, 10, 2**53, 2**62)))
    constants = draw(st.sampled_from((st.integers(0, 4), st.integers(-(2**62), 2**62))))
    kinds = draw(st.sampled_from(([COPY], [ADD], [SET, COPY], [ADD, COPY], list(Op))))
    rows, known = [], []
    missing = draw(st.permutations(range(count)))
    for _ in range(draw(st.integers(0, 30))):
        op = draw(st.sampled_from(kinds)) if known else SET
        if missing and draw(st.booleans()):
            target, missing = missing[0], missing[1:]
            op = SET if op == ADD else op
        elif not known:
            continue
        else:
            target = draw(st.sampled_from(known))
        rows.append((op, target, draw(st.sampled_from(known) if op == COPY else constants)))
        known = sorted({*known, target})
    rows += [(SET, target, draw(constants)) for target in missing]
    return Program.of([f"c{i}" for i in range(count)], modulus, rows)


def quick_answers(program):
    """{slip: {where: row}} as the package gives it, without what equals the truth."""
    case = Studied(program, {})
    truth = tuple(case.truth.tolist())
    answers = {}
    for slip, alternatives_of in SLIPS.items():
        if slip is Slip.ANOTHER_CASE:
            continue
        made = alternatives_of(case)
        wheres = made.places.tolist() or made.variants or [None] * len(made.rows)
        rows = map(tuple, made.rows.tolist())
        answers[slip.value] = {
            where: row for where, row in zip(wheres, rows, strict=True) if row != truth
        }
    return answers


# Every program is executed by hand: 100 in the quick profile, 400 in the long one.
@settings(max_examples=min(400, settings.default.max_examples * 10 // 3), deadline=None)
@given(complete_programs())
def test_every_slip_answers_what_executing_the_changed_list_answers(program):
    assert quick_answers(program) == wrong_answers(
        edits_of(program), program.modulus, program.cells
    )


@given(programs())
def test_a_program_that_leaves_a_cell_without_a_value_has_no_fingerprint(program):
    if len(final(edits_of(program), program.modulus)) == len(program.cells):
        assert Studied(program, {}).cells == len(program.cells)
    else:
        with pytest.raises(ValueError, match="no value after the last update"):
            Studied(program, {})


@pytest.mark.parametrize("family", Family)
@pytest.mark.parametrize("length", (2, 20))
@pytest.mark.parametrize("seed", (7, 8))
def test_slips_of_cases_are_those_of_the_changed_list(family, length, seed):
    program = derive(source_program(starter(), seed, length), family)
    found = quick_answers(program)
    assert found == wrong_answers(edits_of(program), program.modulus, program.cells)
    for k in range(len(program.cells), len(program)):
        part = program.prefix(k)
        assert quick_answers(part) == wrong_answers(edits_of(part), program.modulus, program.cells)


def test_every_slip_has_a_slow_double_and_a_line_in_the_table():
    assert set(SLIPS) == set(Slip)
    assert set(SLOW) == {slip.value for slip in Slip} - {"another_case"}


def answer_live(rows):
    program = Program.of(("a", "b", "c", "TMP"), 10, [(SET, i, i) for i in range(4)] + rows)
    row = SLIPS[Slip.LIVE_FORMULA](Studied(program, {})).rows.tolist()
    (slow,) = live_formula(edits_of(program), 10, program.cells).values()
    assert row == [[slow[cell] for cell in program.cells]]
    return row[0]


def test_a_live_formula_follows_what_it_was_copied_from():
    assert answer_live([(COPY, A, B), (SET, B, 7)]) == [7, 7, 2, 3]
    assert answer_live([(COPY, A, B), (COPY, C, A), (ADD, B, 8)]) == [9, 9, 9, 3]


def test_a_constant_cuts_a_live_formula_and_reaches_those_behind_it():
    assert answer_live([(COPY, A, B), (COPY, C, A), (SET, A, 7), (SET, B, 8)]) == [7, 8, 7, 3]


def test_a_swap_by_live_formulas_goes_round_and_leaves_one_value():
    assert answer_live([(COPY, TMP, A), (COPY, A, B), (COPY, B, TMP)]) == [1, 1, 2, 1]


def test_a_circle_of_formulas_takes_the_number_that_is_put_in_it():
    circle = [(COPY, TMP, A), (COPY, A, B), (COPY, B, TMP)]
    assert answer_live([*circle, (SET, A, 9)]) == [9, 9, 2, 9]
    assert answer_live([*circle, (COPY, B, C), (SET, C, 5)]) == [5, 5, 5, 5]


def test_a_cell_behind_a_circle_takes_its_value():
    circle = [(COPY, A, B), (COPY, B, A)]
    assert answer_live([(COPY, TMP, C), *circle, (COPY, C, A)]) == [1, 1, 1, 1]


def test_a_cell_copied_to_itself_keeps_its_value_and_loses_its_formula():
    assert answer_live([(COPY, A, B), (COPY, A, A), (SET, B, 7)]) == [1, 7, 2, 3]


def test_sums_without_a_modulus_may_outgrow_64_bits():
    rows = [(SET, A, 2**61), (SET, B, 0), *[(ADD, A, 2**61)] * 9, (COPY, B, A), (ADD, B, -1)]
    case = Studied(Program.of("ab", 2**62, rows), {})
    assert SLIPS[Slip.NO_MODULO](case).rows.tolist() == [[10 * 2**61, 10 * 2**61 - 1]]


def test_a_modulus_beyond_what_is_computed_exactly_is_refused():
    program = Program.of("a", LARGEST_MODULUS + 1, [(SET, 0, 1)])
    with pytest.raises(ValueError, match="modulus"):
        Studied(program, {})


def test_the_truths_of_cases_with_other_cells_are_no_alternatives():
    program = Program.of("ab", 10, [(SET, A, 1), (SET, B, 2)])
    others = {"same": {"b": 5, "a": 2**70}, "more": {"a": 1, "b": 2, "c": 3}, "less": {"a": 1}}
    made = SLIPS[Slip.ANOTHER_CASE](Studied(program, others))
    assert made.others == ("same",)
    assert made.rows.tolist() == [[2**70, 5]]
    assert np.size(SLIPS[Slip.ANOTHER_CASE](Studied(program, {})).rows) == 0
