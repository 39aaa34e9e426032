"""Hypothesis strategies for recipes and programs."""

from hypothesis import strategies as st

from statelab_gui.domain.families import Family
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.moves import FEWEST_CELLS, MovePattern
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.updates import Op, Program

NAMES = st.lists(
    st.from_regex(r"[A-Za-zäé儲存][A-Za-z0-9_格]{0,7}", fullmatch=True),
    min_size=4,
    max_size=9,
    unique=True,
)


@st.composite
def recipes(draw, most_length=30):
    """Recipes that can be made, small enough to be made often."""
    names = draw(NAMES)
    modulus = draw(st.sampled_from((2, 7, 10, 128, 129, 1000, 2**40)))
    pattern = draw(st.sampled_from([p for p in MovePattern if FEWEST_CELLS[p] < len(names)]))
    values = st.integers(0, modulus - 1)
    return Recipe(
        seeds=tuple(draw(st.lists(st.integers(0, 2**53), min_size=1, max_size=2, unique=True))),
        lengths=tuple(
            draw(st.lists(st.integers(1, most_length), min_size=1, max_size=3, unique=True))
        ),
        cells=tuple(names[:-1]),
        scratch=names[-1],
        initial=tuple(draw(st.lists(values, min_size=len(names), max_size=len(names)))),
        modulus=modulus,
        families=tuple(draw(st.lists(st.sampled_from(Family), min_size=1, unique=True))),
        forms=tuple(draw(st.lists(st.sampled_from(list(FORMS)), min_size=1, unique=True))),
        pattern=pattern,
    )


@st.composite
def programs(draw, most_updates=60):
    """Any program that reads no cell before it is set, ops mixed or of one kind for long."""
    count = draw(st.integers(1, 5))
    modulus = draw(st.sampled_from((2, 10, 2**53)))
    constants = st.one_of(st.integers(-3, 12), st.integers(-(2**53), 2**53))
    kinds = draw(st.sampled_from(([0], [0, 1], [0, 2], [1], [2], [0, 1, 2])))
    rows, known = [], []
    for _ in range(draw(st.integers(0, most_updates))):
        op = draw(st.sampled_from(kinds)) if known else 0
        if len(known) < count:
            op = 0 if draw(st.booleans()) or not known else op
        if op == Op.SET:
            target = draw(st.integers(0, count - 1))
            rows.append((Op.SET, target, draw(constants)))
        elif op == Op.ADD:
            target = draw(st.sampled_from(known))
            rows.append((Op.ADD, target, draw(constants)))
        else:
            target = draw(st.integers(0, count - 1))
            rows.append((Op.COPY, target, draw(st.sampled_from(known))))
        if target not in known:
            known.append(target)
    return Program.of([f"c{i}" for i in range(count)], modulus, rows)


def edits_of(program):
    """The program as edits of the slow evaluator."""
    columns = zip(
        program.op.tolist(), program.target.tolist(), program.operand.tolist(), strict=True
    )
    words = ("set", "add", "copy")
    return [
        (words[op], program.cells[t], program.cells[n] if op == Op.COPY else n)
        for op, t, n in columns
    ]
