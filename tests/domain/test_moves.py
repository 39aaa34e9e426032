"""Moves are those that the standard library picks, and they move values without losing one."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recipe_strategies import edits_of
from slow_evaluator import plain_edits

from statelab_gui.domain import moves
from statelab_gui.domain.moves import MovePattern, building, sample


def source(pattern, seed, count, n):
    work = building(
        [f"c{i}" for i in range(n + 1)], list(range(1, n + 2)), n + 2, pattern, seed, count
    )
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize("n", range(2, 27))
def test_samples_are_those_of_the_standard_library(n):
    for seed in (*range(150), 2**31, 2**32, 2**53, 10**40):
        ours, library = random.Random(seed).getrandbits, random.Random(seed)
        for k in (2, 2, min(n, 3), n, 2, min(n, 6), 1):
            assert sample(ours, n, k) == library.sample(range(n), k), (seed, n, k)


@pytest.mark.parametrize("pattern", MovePattern)
@pytest.mark.parametrize("n", (3, 4, 5, 8, 9, 16, 17, 21, 22, 26))
def test_programs_are_those_of_the_slow_evaluator(pattern, n):
    for seed in range(5):
        made = source(pattern, seed, 60, n)
        cells = [f"c{i}" for i in range(n + 1)]
        assert edits_of(made.program) == plain_edits(
            seed, 60, cells, list(range(1, n + 2)), pattern.value
        )


@given(st.sampled_from(MovePattern), st.integers(0, 2**53), st.integers(3, 26))
def test_every_move_permutes_the_ordinary_cells_and_changes_something(pattern, seed, n):
    made = source(pattern, seed, 12, n)
    rows = [made.program.states.matrix[k - 1, :n].tolist() for k in made.ends.tolist()]
    assert rows[0] == list(range(1, n + 1))
    for before, after in itertools.pairwise(rows):
        assert before != after
        assert sorted(before) == sorted(after)


@given(
    st.sampled_from(MovePattern), st.integers(0, 99), st.integers(0, 40), st.sampled_from((1, 9))
)
def test_a_shorter_source_is_a_prefix_of_a_longer_one(pattern, seed, count, block):
    longer = source(pattern, seed, 40, 5)
    original, moves.BLOCK = moves.BLOCK, block
    try:
        shorter = source(pattern, seed, count, 5)
    finally:
        moves.BLOCK = original
    k = len(shorter.program)
    assert k == longer.ends[count]
    assert shorter.ends.tolist() == longer.ends[: count + 1].tolist()
    assert edits_of(shorter.program) == edits_of(longer.program.prefix(k))


def test_two_cells_never_draw_the_permutation_that_moves_nothing():
    made = source(MovePattern.PERMUTATION, 3, 50, 2)
    assert len(made.program) == 3 + 50 * 3
