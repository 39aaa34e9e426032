"""The four families are written at the same places and agree where they must."""

import numpy as np
import pytest
from hypothesis import given
from recipe_strategies import edits_of, recipes
from slow_evaluator import plain_family, plain_states

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.updates import Op, Program


def source_of(recipe):
    return source_program(recipe, recipe.seeds[0], recipe.lengths[0])


def executed_anew(program):
    """The program without the values it was told, so that they are computed from its columns."""
    return Program(program.cells, program.modulus, program.op, program.target, program.operand)


@given(recipes())
def test_overwrite_add_and_copy_have_equal_states_at_every_step(recipe):
    source = source_of(recipe)
    for family in (Family.OVERWRITE, Family.ADD, Family.COPY):
        states = executed_anew(derive(source, family)).states
        assert np.array_equal(states.matrix, source.states.matrix), family
        assert states.first == source.states.first


@given(recipes())
def test_fixed_always_has_the_first_values(recipe):
    states = executed_anew(derive(source_of(recipe), Family.FIXED)).states
    expected = dict(zip(recipe.all_cells, recipe.initial, strict=True))
    for k in range(states.complete_from, len(states) + 1):
        assert states.after(k) == expected


@given(recipes())
def test_every_family_is_the_slow_evaluators_and_told_values_are_the_executed_ones(recipe):
    source = source_of(recipe)
    for family in Family:
        program = derive(source, family)
        edits = plain_family(edits_of(source), family.value, recipe.modulus)
        assert edits_of(program) == edits
        assert program.values.tolist() == executed_anew(program).values.tolist()
        steps = plain_states(edits, recipe.modulus)
        assert program.states.after(len(program)) == steps[-1]


def test_deriving_from_a_program_with_a_later_set_adds_the_difference():
    source = Program.of("ab", 10, [(Op.SET, 0, 8), (Op.COPY, 1, 0), (Op.SET, 0, 3)])
    assert edits_of(derive(source, Family.ADD)) == [
        ("set", "a", 8),
        ("set", "b", 8),
        ("add", "a", 5),
    ]


@pytest.mark.parametrize("value", (-1, 10))
def test_add_refuses_values_that_its_modulus_cannot_reach(value):
    source = Program.of("a", 10, [(Op.SET, 0, value)])
    with pytest.raises(KnownError) as caught:
        derive(source, Family.ADD)
    assert caught.value.code == "value_outside_modulus"
    assert caught.value.facts == {"value": value, "modulus": 10}


def test_an_empty_program_has_every_family():
    empty = Program.of("ab", 10, [])
    assert [len(derive(empty, family)) for family in Family] == [0, 0, 0, 0]
