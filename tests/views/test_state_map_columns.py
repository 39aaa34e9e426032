"""Every pixel column of a state map agrees with the matrix of recorded states, at any zoom."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from state_map_bench import book

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.updates import Op, Program
from statelab_gui.views.plots.map_columns import ColumnSource

_CELLS = ("a", "b", "c")


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Programs in which cells are set late, copied, added to, and one perhaps never set."""
    rows: list[tuple[int, int, int]] = []
    known: set[int] = set()
    for _ in range(draw(st.integers(1, 60))):
        cell = draw(st.integers(0, 2))
        kinds = [Op.SET, *([Op.COPY] if known else []), *([Op.ADD] if cell in known else [])]
        op = draw(st.sampled_from(kinds))
        source = st.sampled_from(sorted(known)) if op is Op.COPY else st.integers(0, 3)
        rows.append((op, cell, draw(source)))
        known.add(cell)
    return Program.of(_CELLS, 4, rows)


def in_column(p: int, left: float, right: float, width: int, n: int) -> list[int]:
    """The updates a column stands for, found one by one."""
    per_update = width / (right - left)
    if per_update >= 1:
        k = int(np.floor(left + (p + 0.5) / per_update + 0.5))
        return [k] if 1 <= k <= n else []
    edges = left + np.arange(width + 1) * ((right - left) / width)
    return [k for k in range(1, n + 1) if edges[p] <= k < edges[p + 1]]


@given(programs(), st.floats(-5, 60), st.floats(0.5, 90), st.integers(1, 70))
def test_every_column_shows_what_the_matrix_has(
    program: Program, left: float, span: float, width: int
) -> None:
    shown = AnswerBook(_CELLS, program)
    columns = ColumnSource(shown).columns(left, left + span, width)
    n = len(program)
    assert len(columns) == width
    for p in range(width):
        updates = in_column(p, left, left + span, width, n)
        if not updates:
            assert columns.last[p] == 0
            assert not columns.unset[p].any() and not columns.several[p].any()
            continue
        assert (columns.first[p], columns.last[p]) == (updates[0], updates[-1])
        for cell, name in enumerate(_CELLS):
            had = [shown.after(k).get(name) for k in updates]
            assert bool(columns.unset[p, cell]) == (had[-1] is None)
            assert columns.values[p, cell] == (had[-1] or 0)
            assert bool(columns.several[p, cell]) == (len(set(had)) > 1)
            wrote = any(program.target[k - 1] == cell for k in updates)
            assert bool(columns.written[p, cell]) == wrote


@pytest.mark.parametrize("width", [1, 7, 500, 1240])
def test_the_columns_of_a_whole_case_stand_for_every_update_once(width: int) -> None:
    shown = book(2_000)
    columns = ColumnSource(shown).columns(0.5, len(shown) + 0.5, width)
    assert columns.first[0] == 1
    assert columns.last[-1] == len(shown)
    assert (columns.first[1:] == columns.last[:-1] + 1).all()
    assert (columns.values == shown.states.matrix[columns.last - 1]).all()


def test_the_matrix_itself_is_never_changed() -> None:
    shown = book(20)
    before = shown.states.matrix.copy()
    ColumnSource(shown).columns(-3, 200, 90)
    assert (shown.states.matrix == before).all()
