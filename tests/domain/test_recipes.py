"""Recipes: read back equal, checked field by field, and forecast before they are made."""

import dataclasses
import json
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from recipe_strategies import recipes

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.generating import generate
from statelab_gui.domain.moves import MovePattern
from statelab_gui.domain.recipes import (
    LADDER,
    MANY_SEEDS,
    PRESETS,
    STARTER,
    Recipe,
    default_cells,
    default_initial,
    forecast,
    parse_ints,
    starter,
    validate,
)


def changed(**fields):
    return dataclasses.replace(STARTER, **fields)


@given(recipes())
def test_a_recipe_is_read_back_equal_and_its_text_is_canonical(recipe):
    text = recipe.to_json()
    assert Recipe.from_json(text) == recipe
    assert Recipe.from_json(json.dumps(json.loads(text), indent=3)).to_json() == text


GOOD = json.loads(STARTER.to_json())
BAD = [
    "",
    "[]",
    "{",
    "[" * 100_000,
    json.dumps({**GOOD, "version": 2}),
    json.dumps({**GOOD, "more": 1}),
    json.dumps({key: GOOD[key] for key in GOOD if key != "pattern"}),
    json.dumps({**GOOD, "seeds": 7}),
    json.dumps({**GOOD, "seeds": [True]}),
    json.dumps({**GOOD, "seeds": [7.0]}),
    json.dumps({**GOOD, "modulus": "10"}),
    json.dumps({**GOOD, "cells": [None]}),
    json.dumps({**GOOD, "families": ["level-1"]}),
    json.dumps({**GOOD, "pattern": "shuffle"}),
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_other_text_is_no_recipe(text):
    with pytest.raises(KnownError, match="recipe_unreadable"):
        Recipe.from_json(text)


@given(recipes())
def test_recipes_that_can_be_made_have_no_problem(recipe):
    assert validate(recipe) == ()


@pytest.mark.parametrize("recipe", PRESETS.values(), ids=list(PRESETS))
def test_presets_have_no_problem(recipe):
    assert validate(recipe) == ()


def test_presets_are_the_starter_a_ladder_and_many_seeds():
    assert starter() == PRESETS["starter"] == STARTER
    assert (STARTER.seeds, STARTER.lengths, STARTER.case_count) == ((7,), (2, 20, 200), 24)
    steps = [b / a for a, b in zip(LADDER.lengths, LADDER.lengths[1:], strict=False)]
    assert len(set(steps)) == 1
    assert len(MANY_SEEDS.seeds) == 20


PROBLEMS = [
    (changed(seeds=()), "seeds", "no_seeds", {}),
    (changed(seeds=(7, 8, 7)), "seeds", "duplicates", {"items": (7,)}),
    (changed(seeds=(-7,)), "seeds", "negative", {"value": -7}),
    (changed(seeds=(2**53 + 1,)), "seeds", "value_too_large", None),
    (changed(lengths=()), "lengths", "no_lengths", {}),
    (changed(lengths=(0,)), "lengths", "not_positive", {"value": 0}),
    (changed(lengths=(2, 2)), "lengths", "duplicates", {"items": (2,)}),
    (changed(cells=("a",), initial=(1, 0)), "cells", "cell_count", None),
    (
        changed(cells=tuple(f"x{i}" for i in range(27)), initial=(0,) * 28),
        "cells",
        "cell_count",
        None,
    ),
    (changed(cells=tuple("abcda")), "cells", "duplicates", {"items": ("a",)}),
    (changed(cells=("a", "b", "", "d", "e")), "cells", "name_empty", {"position": 3}),
    (changed(cells=("a", "b", "c d", "d", "e")), "cells", "name_characters", {"name": "c d"}),
    (changed(cells=("a", "b", "1c", "d", "e")), "cells", "name_characters", {"name": "1c"}),
    (changed(cells=("a", "b", "_c", "d", "e")), "cells", "name_characters", {"name": "_c"}),
    (changed(cells=("a", "b", "c\n", "d", "e")), "cells", "name_characters", {"name": "c\n"}),
    (changed(cells=("a", "b", "c{}", "d", "e")), "cells", "name_characters", {"name": "c{}"}),
    (changed(cells=("a", "b", "c²", "d", "e")), "cells", "name_characters", {"name": "c²"}),
    (changed(cells=("a", "b", "c" * 33, "d", "e")), "cells", "name_too_long", None),
    (changed(cells=("a", "b", "e\u0301", "d", "e")), "cells", "name_not_nfc", {"name": "e\u0301"}),
    (changed(scratch=""), "scratch", "name_empty", {"position": 6}),
    (changed(scratch="c"), "scratch", "scratch_is_cell", {"name": "c"}),
    (changed(initial=(1, 2, 3)), "initial", "initial_count", {"count": 3, "needed": 6}),
    (
        changed(initial=(1, 2, 3, 4, 10, 0)),
        "initial",
        "value_outside_modulus",
        {"cell": "e", "value": 10, "most": 9},
    ),
    (changed(initial=(1, 2, 3, 4, 5, -1)), "initial", "value_outside_modulus", None),
    (
        changed(initial=(1, 2, 3, 4, -(2**53) - 1, 0), families=(Family.COPY,)),
        "initial",
        "value_too_large",
        None,
    ),
    (changed(modulus=1), "modulus", "modulus_small", {"modulus": 1, "fewest": 2}),
    (changed(modulus=-10), "modulus", "modulus_small", None),
    (changed(modulus=2**53 + 1), "modulus", "value_too_large", None),
    (changed(families=()), "families", "no_families", {}),
    (changed(families=(Family.ADD,) * 2), "families", "duplicates", None),
    (changed(forms=()), "forms", "no_forms", {}),
    (changed(forms=("prose",)), "forms", "form_unknown", {"form": "prose"}),
    (
        changed(cells=("a", "b"), initial=(1, 2, 0), pattern=MovePattern.CYCLE),
        "pattern",
        "pattern_needs_cells",
        {"pattern": "cycle", "count": 2, "fewest": 3},
    ),
    (changed(lengths=(10**7,)), "lengths", "prompt_too_large", None),
    (changed(seeds=tuple(range(50_000))), "seeds", "too_many_cases", None),
    (changed(seeds=tuple(range(50)), lengths=(10**6,)), "lengths", "set_too_large", None),
]


@pytest.mark.parametrize(
    ("recipe", "field", "code", "facts"),
    PROBLEMS,
    ids=[f"{p[1]}-{p[2]}-{i}" for i, p in enumerate(PROBLEMS)],
)
def test_each_problem_is_told_at_its_field(recipe, field, code, facts):
    (problem,) = validate(recipe)
    assert (problem.field, problem.code) == (field, code)
    if facts is not None:
        assert dict(problem.facts) == facts
    assert problem.field in Recipe.__dataclass_fields__


def test_every_problem_is_told_not_only_the_first():
    codes = {p.code for p in validate(changed(seeds=(), modulus=0, scratch="a", forms=("x",)))}
    assert codes == {"no_seeds", "modulus_small", "scratch_is_cell", "form_unknown"}


def test_values_outside_the_modulus_are_fine_where_nothing_is_added():
    recipe = changed(
        initial=(100, -2, 3, 4, 2**53, 0), families=(Family.FIXED, Family.OVERWRITE, Family.COPY)
    )
    assert validate(recipe) == ()
    assert len(list(generate(recipe))) == 18


@pytest.mark.parametrize("name", ("儲存格", "é", "Ω_1", "x" * 32, "नमस्ते", "Ａ"))
def test_names_may_be_of_any_script(name):
    assert unicodedata.is_normalized("NFC", name)
    assert validate(changed(scratch=name)) == ()


@given(st.text(max_size=12))
def test_a_name_that_is_accepted_is_one_word_of_a_prompt(name):
    if validate(changed(scratch=name)) == ():
        assert not any(c.isspace() or c in '{}%,.;()<-"\\' for c in name)
        assert name.isprintable()


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("", ()),
        (" \n ", ()),
        ("1, 5-9 42", (1, 5, 6, 7, 8, 9, 42)),
        ("1，5、9；42", (1, 5, 9, 42)),
        ("１２，３－５", (12, 3, 4, 5)),
        ("5 - 7\t9", (5, 6, 7, 9)),
        ("5–7", (5, 6, 7)),
        ("3～5", (3, 4, 5)),
        ("7-7", (7,)),
        ("007", (7,)),
        ("2,2", (2, 2)),
        ("1　2", (1, 2)),
        (str(2**53), (2**53,)),
        ("0" * 5000 + "1", (1,)),
    ],
)
def test_numbers_are_read_as_typed(text, numbers):
    assert parse_ints(text) == numbers


@pytest.mark.parametrize(
    ("text", "code", "piece"),
    [
        ("-7", "number_negative", "-7"),
        ("3 -7", "number_negative", "-7"),
        ("－７", "number_negative", "-7"),
        ("7.0", "number_not_whole", "7.0"),
        ("1, .5", "number_not_whole", ".5"),
        ("1e3", "number_not_whole", "1e3"),
        ("seven", "number_not_understood", "seven"),
        ("5-", "number_not_understood", "5-"),
        ("1-2-3", "number_not_understood", "1-2-3"),
        ("--7", "number_not_understood", "--7"),
        ("1²", "number_not_understood", "1²"),
        ("٣", "number_not_understood", "٣"),
        ("0x10", "number_not_understood", "0x10"),
        ("1_000", "number_not_understood", "1_000"),
        ("9-5", "range_backwards", "9-5"),
        (str(2**53 + 1), "number_too_large", str(2**53 + 1)),
        ("9" * 5000, "number_too_large", "9" * 80),
        ("0-100000", "too_many_numbers", "0-100000"),
        ("0-99999 5", "too_many_numbers", "5"),
        ("0-9007199254740992", "too_many_numbers", "0-9007199254740992"),
    ],
)
def test_what_is_not_a_list_of_whole_numbers_is_refused_with_the_piece(text, code, piece):
    with pytest.raises(KnownError) as caught:
        parse_ints(text)
    assert caught.value.code == code
    assert caught.value.facts["text"] == piece


@given(st.lists(st.integers(0, 2**53)), st.sampled_from((" ", ",", ", ", "，", "、", "\n")))
def test_numbers_written_with_any_separator_are_read_back(numbers, separator):
    assert parse_ints(separator.join(map(str, numbers))) == tuple(numbers)


@given(st.text())
def test_any_text_is_read_or_refused_with_a_known_error(text):
    try:
        assert all(type(number) is int and number >= 0 for number in parse_ints(text))
    except KnownError as error:
        assert error.facts["text"]


@given(recipes(most_length=12))
@settings(max_examples=40)
def test_the_forecast_of_a_small_set_is_what_is_made(recipe):
    told = forecast(recipe)
    made = list(generate(recipe))
    assert told.exact
    assert told.cases == len(made) == recipe.case_count
    assert told.updates == sum(len(case.program) for case in made)
    assert told.characters == sum(len(case.prompt) for case in made)
    assert told.file_bytes > told.characters


@pytest.mark.parametrize("pattern", MovePattern)
def test_the_forecast_of_a_large_set_is_near_and_says_that_it_is_not_exact(pattern):
    recipe = changed(seeds=(3, 4), lengths=(10, 12_000), pattern=pattern)
    told = forecast(recipe)
    made = list(generate(recipe))
    assert not told.exact
    assert told.cases == len(made)
    assert told.updates == pytest.approx(sum(len(case.program) for case in made), rel=0.02)
    assert told.characters == pytest.approx(sum(len(case.prompt) for case in made), rel=0.02)


def test_the_updates_of_swaps_are_exact_even_in_an_estimate():
    told = forecast(changed(lengths=(1_000_000,)))
    assert not told.exact
    assert told.updates == 8 * 3_000_006


def test_a_recipe_that_cannot_be_made_has_no_forecast():
    with pytest.raises(KnownError, match="recipe_has_problems"):
        forecast(changed(seeds=()))


def test_default_names_and_values_fit_any_number_of_cells():
    for count in range(2, 27):
        recipe = changed(cells=default_cells(count), initial=default_initial(count, 10))
        assert validate(recipe) == ()
    assert default_initial(5, 10) == (1, 2, 3, 4, 5, 0)
