"""A recipe makes the same cases always: the golden ones, and those of the slow evaluator."""

import dataclasses
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from recipe_strategies import edits_of, recipes
from slow_evaluator import plain_edits, plain_family, plain_prompt, plain_states

from statelab_gui.domain import forms, generating, moves, updates
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.generating import MadeCase, generate, move_ends, source_program
from statelab_gui.domain.moves import MovePattern
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import default_cells, default_initial, starter

GOLDEN = Path(__file__).parents[1] / "goldens" / "state-lab"


def test_the_starter_set_is_the_golden_one_byte_for_byte():
    made = {case.name: case for case in generate(starter())}
    book = json.loads((GOLDEN / "answers.json").read_text(encoding="utf-8"))
    assert list(made) == list(book)
    for name, case in made.items():
        assert case.prompt.encode() == (GOLDEN / f"{name}.txt").read_bytes()
        states = case.program.states
        assert [states.after(k + 1) for k in range(len(states))] == book[name]["steps"]
        assert states.after(len(states)) == book[name]["truth"]
        assert len(case.prompt) == book[name]["characters"]


@given(recipes())
def test_cases_are_those_of_the_slow_evaluator_in_the_promised_order(recipe):
    made = iter(generate(recipe))
    cells, modulus = recipe.all_cells, recipe.modulus
    for seed in recipe.seeds:
        for length in recipe.lengths:
            source = plain_edits(seed, length, cells, recipe.initial, recipe.pattern.value)
            for family in recipe.families:
                edits = plain_family(source, family.value, modulus)
                steps = plain_states(edits, modulus)
                for form in recipe.forms:
                    case = next(made)
                    assert (case.seed, case.length) == (seed, length)
                    assert (case.family, case.form) == (family, form)
                    assert case.name == f"{length}-{family.value}-{form}"
                    assert edits_of(case.program) == edits
                    states = case.program.states
                    assert [states.after(k + 1) for k in range(len(states))] == steps
                    assert case.prompt == plain_prompt(edits, form, cells, modulus)
    assert next(made, None) is None


@given(recipes())
@settings(max_examples=30)
def test_the_same_recipe_gives_the_same_bytes(recipe):
    once = [(case.name, case.seed, case.prompt) for case in generate(recipe)]
    again = type(recipe).from_json(recipe.to_json())
    assert [(case.name, case.seed, case.prompt) for case in generate(again)] == once


@pytest.mark.parametrize("family", Family)
def test_a_shorter_case_of_a_seed_is_a_prefix_of_a_longer_one(family):
    recipe = dataclasses.replace(starter(), families=(family,), forms=("code",))
    short, middle, long = (case.prompt for case in generate(recipe))
    assert middle.startswith(short + "\n")
    assert long.startswith(middle + "\n")


def test_lengths_may_come_in_any_order():
    backwards = dataclasses.replace(starter(), lengths=(200, 2, 20))
    made = {case.name: case.prompt for case in generate(backwards)}
    assert made == {case.name: case.prompt for case in generate(starter())}


def test_a_case_shows_neither_prompt_nor_truth_when_printed():
    case = next(generate(starter()))
    assert "<-" not in repr(case)
    assert "program" not in repr(case)


def test_progress_only_grows_and_comes_between_blocks_of_one_huge_case(monkeypatch):
    for module in (updates, moves, forms.coding, generating):
        monkeypatch.setattr(module, "BLOCK", 32)
    recipe = dataclasses.replace(starter(), lengths=(200,), pattern=MovePattern.PERMUTATION)
    steps = list(generating.generating(recipe))
    told = [step for step in steps if isinstance(step, Progress)]
    assert [step.done for step in told] == sorted({step.done for step in told})
    assert {step.total for step in told} == {told[0].total}
    assert all(0 < step.done <= step.total for step in told)
    cases = [i for i, step in enumerate(steps) if isinstance(step, MadeCase)]
    assert len(cases) == 8
    assert cases[0] > 20  # drawing and executing are reported too
    assert cases[1] - cases[0] > 10


def test_progress_of_swaps_ends_at_its_total(monkeypatch):
    for module in (updates, moves, forms.coding, generating):
        monkeypatch.setattr(module, "BLOCK", 1)
    recipe = dataclasses.replace(starter(), lengths=(7, 3), seeds=(1, 2))
    told = [step for step in generating.generating(recipe) if isinstance(step, Progress)]
    assert told[-1].done == told[-1].total


def test_a_dropped_generation_stops_where_it_is():
    work = generate(dataclasses.replace(starter(), seeds=tuple(range(10_000))))
    assert next(work).seed == 0
    work.close()
    assert next(work, None) is None


def test_a_recipe_with_a_problem_is_refused_before_anything_is_made():
    with pytest.raises(KnownError) as caught:
        next(generate(dataclasses.replace(starter(), modulus=1)))
    assert caught.value.code == "recipe_has_problems"
    assert caught.value.facts == {"field": "modulus", "problem": "modulus_small"}


@pytest.mark.parametrize("family", Family)
def test_moves_of_the_starter_end_after_6_9_and_12_updates(family):
    recipe = dataclasses.replace(starter(), families=(family,), lengths=(2,), forms=("code",))
    assert move_ends(next(generate(recipe)).program) == (6, 9, 12)


@pytest.mark.parametrize(("pattern", "size"), [(MovePattern.SWAP, 3), (MovePattern.CYCLE, 4)])
def test_move_ends_are_the_ends_of_the_moves_drawn(pattern, size):
    recipe = dataclasses.replace(starter(), pattern=pattern)
    program = source_program(recipe, 5, 30)
    assert move_ends(program) == tuple(range(6, 6 + size * 30 + 1, size))


def test_a_permutation_of_several_cycles_ends_after_each_with_the_scratch_cell_free():
    recipe = dataclasses.replace(
        starter(),
        cells=default_cells(8),
        initial=default_initial(8, 10),
        pattern=MovePattern.PERMUTATION,
    )
    program = source_program(recipe, 5, 30)
    start = sorted(recipe.initial[:-1])
    ends = move_ends(program)
    assert ends[0] == 9
    assert ends[-1] == len(program)
    assert len(ends) > 31
    for k in ends:  # nothing is held by the scratch cell alone
        assert sorted(program.states.matrix[k - 1, :-1].tolist()) == start


def test_a_program_that_never_sets_a_cell_has_no_ends():
    program = updates.Program.of("ab", 10, [(updates.Op.SET, 0, 1)] * 3)
    assert move_ends(program) == ()
