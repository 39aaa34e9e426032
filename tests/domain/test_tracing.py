"""Who wrote a cell and where a value came from, against looking at every update in turn."""

import gc
import weakref

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recipe_strategies import programs
from slow_evaluator import plain_states

from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.tracing import (
    Link,
    Trail,
    last_write,
    next_change,
    previous_change,
    reads,
    tracing_ready,
    trail,
)
from statelab_gui.domain.updates import Op, Program


def rows(program):
    return list(
        zip(program.op.tolist(), program.target.tolist(), program.operand.tolist(), strict=True)
    )


def plain_trail(program, cell, k):
    """The links from update k backwards, found by looking for each write in turn."""
    links, wanted, updates = [], cell, rows(program)
    for number in range(k, 0, -1):
        op, target, operand = updates[number - 1]
        if target != wanted:
            continue
        links.append(Link(number, target, Op(op), operand if op == Op.COPY else None))
        if op == Op.SET:
            return Trail(tuple(links), operand, len(links))
        wanted = operand if op == Op.COPY else target
    assert links == []  # a program reads no cell before it is set
    return Trail((), None, 0)


@given(programs(), st.data())
def test_writes_and_trails_are_those_found_by_looking_at_every_update(program, data):
    n = len(program)
    cell = data.draw(st.integers(0, len(program.cells) - 1))
    k = data.draw(st.integers(0, n))
    writes = [i for i, (_, target, _) in enumerate(rows(program), start=1) if target == cell]
    assert last_write(program, cell, k) == max((i for i in writes if i <= k), default=None)
    assert previous_change(program, cell, k) == max((i for i in writes if i < k), default=None)
    assert next_change(program, cell, k) == min((i for i in writes if i > k), default=None)
    found = trail(program, cell, k)
    assert found == plain_trail(program, cell, k)
    assert all(type(link.update) is int and type(link.cell) is int for link in found.links)


@given(programs())
def test_what_an_update_reads_is_the_next_link_of_its_trail(program):
    for number, parent in enumerate(reads(program).tolist(), start=1):
        links = trail(program, rows(program)[number - 1][1], number).links
        assert links[0].update == number
        assert parent == (links[1].update if len(links) > 1 else 0)


@pytest.mark.parametrize("family", Family)
@pytest.mark.parametrize("length", (2, 20))
def test_a_trail_leads_from_a_constant_to_the_value_the_cell_has(family, length):
    program = derive(source_program(starter(), 7, length), family)
    steps = plain_states(
        [(("set", "add", "copy")[op], t, n) for op, t, n in rows(program)],
        program.modulus,
    )
    for k in range(1, len(program) + 1):
        for cell in range(len(program.cells)):
            found = trail(program, cell, k)
            if not found.links:
                assert cell not in steps[k - 1]
                continue
            value = found.constant
            for link in reversed(found.links[:-1]):
                if link.op is Op.ADD:
                    value = (value + rows(program)[link.update - 1][2]) % program.modulus
            assert value == steps[k - 1][cell]


def test_the_chain_of_copies_goes_back_to_the_constant_and_is_not_cut_by_the_limit():
    program = source_program(starter(), 7, 200)
    whole = trail(program, 0, len(program))
    assert whole.total == len(whole.links) > 20
    assert whole.links[-1].op is Op.SET
    assert {link.op for link in whole.links[:-1]} == {Op.COPY}
    for newer, older in zip(whole.links, whole.links[1:], strict=False):
        assert newer.source == older.cell
        assert newer.update > older.update
    short = trail(program, 0, len(program), limit=5)
    assert short == Trail(whole.links[:5], whole.constant, whole.total)


def test_a_sum_goes_back_through_its_own_cell():
    program = Program.of("ab", 10, [(0, 0, 4), (0, 1, 1), (1, 0, 3), (2, 1, 0), (1, 1, 9)])
    assert trail(program, 1, 5) == Trail(
        (
            Link(5, 1, Op.ADD, None),
            Link(4, 1, Op.COPY, 0),
            Link(3, 0, Op.ADD, None),
            Link(1, 0, Op.SET, None),
        ),
        4,
        4,
    )
    assert trail(program, 1, 2) == Trail((Link(2, 1, Op.SET, None),), 1, 1)
    assert trail(program, 1, 1) == Trail((), None, 0)


def test_an_update_that_reads_an_empty_cell_leaves_its_trail_without_a_constant():
    program = Program.of("ab", 10, [(0, 0, 4), (2, 0, 1)])
    assert trail(program, 0, 2) == Trail((Link(2, 0, Op.COPY, 1),), None, 1)


@pytest.mark.parametrize("cell", (-1, 2))
def test_a_cell_that_is_not_there_is_an_index_error(cell):
    program = Program.of("ab", 10, [(0, 0, 4), (0, 1, 4)])
    for ask in (last_write, previous_change, next_change, trail):
        with pytest.raises(IndexError):
            ask(program, cell, 1)


def test_the_index_goes_with_its_program():
    program = source_program(starter(), 7, 20)
    tracing_ready(program)
    assert trail(program, 0, len(program)).links
    gone = weakref.ref(program)
    del program
    gc.collect()
    assert gone() is None


def test_a_prefix_is_traced_like_the_whole_program_up_to_there():
    program = source_program(starter(), 7, 20)
    for k in range(len(program) + 1):
        part = program.prefix(k)
        for cell in range(len(program.cells)):
            assert trail(part, cell, k) == trail(program, cell, k)
            assert last_write(part, cell, k) == last_write(program, cell, k)
