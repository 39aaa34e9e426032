"""Programs are executed as the slow evaluator does, however their updates are mixed."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from recipe_strategies import edits_of, programs
from slow_evaluator import plain_states

from statelab_gui.domain import updates
from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.updates import Op, Program, smallest_int


@given(programs(), st.sampled_from((1, 3, 7, 65_536)))
def test_every_step_is_that_of_the_slow_evaluator_at_every_block_size(program, block):
    original, updates.BLOCK = updates.BLOCK, block
    try:
        states = program.states
    finally:
        updates.BLOCK = original
    steps = plain_states(edits_of(program), program.modulus)
    assert [states.after(k) for k in range(1, len(program) + 1)] == steps
    # dictionaries are equal in any order: the order of first writing is promised too
    assert [list(states.after(k)) for k in range(1, len(program) + 1)] == [list(s) for s in steps]


@given(programs(), st.data())
def test_a_prefix_ends_in_the_state_after_its_last_update(program, data):
    k = data.draw(st.integers(0, len(program)))
    before_executing = program.prefix(k).values.tolist()
    assert before_executing == program.values[:k].tolist()
    assert program.prefix(k).values.tolist() == before_executing
    if k:
        assert program.prefix(k).states.after(k) == program.states.after(k)


@given(programs())
def test_the_answer_book_tells_the_last_state_and_each_step(program):
    book = AnswerBook(program.cells, program)
    steps = plain_states(edits_of(program), program.modulus)
    assert len(book) == len(program)
    assert book.truth == (steps[-1] if steps else {})
    assert list(book.truth) == (list(book.after(len(book))) if steps else [])
    assert all(book.after(k) == step for k, step in enumerate(steps, start=1))


def test_a_copy_is_a_snapshot_that_does_not_follow_its_source():
    rows = [(Op.SET, 0, 3), (Op.COPY, 1, 0), (Op.SET, 0, 8)]
    assert Program.of("ab", 10, rows).states.after(3) == {"a": 8, "b": 3}


def test_two_cells_change_places_through_a_third():
    rows = [(Op.SET, 0, 3), (Op.SET, 1, 8), (Op.SET, 2, 0)]
    rows += [(Op.COPY, 2, 0), (Op.COPY, 0, 1), (Op.COPY, 1, 2)]
    program = Program.of(("a", "b", "T"), 10, rows)
    assert program.states.after(6) == {"a": 8, "b": 3, "T": 3}
    assert program.states.complete_from == 3


@pytest.mark.parametrize(
    ("rows", "update", "cell"),
    [
        ([(Op.SET, 0, 1), (Op.COPY, 0, 1)], 2, "b"),
        ([(Op.SET, 0, 1), (Op.SET, 0, 1), (Op.SET, 0, 1), (Op.ADD, 1, 4)], 4, "b"),
        ([(Op.COPY, 1, 1)], 1, "b"),
    ],
)
def test_reading_a_cell_before_it_is_set_names_the_update_and_the_cell(rows, update, cell):
    with pytest.raises(KnownError) as caught:
        _ = Program.of("ab", 10, rows).values
    assert caught.value.code == "read_before_set"
    assert caught.value.facts == {"update": update, "cell": cell}


def test_a_state_outside_the_program_is_an_index_error():
    states = Program.of("a", 10, [(Op.SET, 0, 1)]).states
    for k in (0, 2, -1):
        with pytest.raises(IndexError):
            states.after(k)


def test_a_program_whose_cells_are_never_all_set_is_never_complete():
    program = Program.of("abc", 10, [(Op.SET, 0, 1), (Op.SET, 1, 2)])
    assert program.states.complete_from == 3
    assert program.states.after(2) == {"a": 1, "b": 2}


def test_columns_take_the_smallest_type_that_holds_them():
    assert [smallest_int(*ends).itemsize for ends in ((0, 127), (0, 128), (-129, 0))] == [1, 2, 2]
    assert [smallest_int(0, n).itemsize for n in (2**15, 2**31, 2**62)] == [4, 8, 8]
    with pytest.raises(OverflowError):
        smallest_int(0, 2**63)
    wide = Program.of("a", 10**6, [(Op.SET, 0, 1), (Op.ADD, 0, 5)])
    assert wide.operand.dtype == np.int8
    assert wide.values.dtype == np.int32  # the sum may become any number below the modulus


def test_executing_reports_every_block_and_is_silent_once_done(monkeypatch):
    monkeypatch.setattr(updates, "BLOCK", 4)
    program = Program.of("ab", 10, [(Op.SET, i % 2, i) for i in range(11)])
    assert list(program.executing()) == [2, 6, 10, 11]
    assert list(program.executing()) == []
