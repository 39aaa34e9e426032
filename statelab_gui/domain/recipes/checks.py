"""What is wrong with a recipe, field by field."""

import unicodedata
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence

from statelab_gui.domain.families import Family
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.moves import FEWEST_CELLS, most_updates
from statelab_gui.domain.recipes.numbers import LARGEST
from statelab_gui.domain.recipes.values import FieldProblem, Recipe

FEWEST_ORDINARY, MOST_ORDINARY = 2, 26
LONGEST_NAME = 32
MOST_CASES = 1_000_000
LARGEST_PROMPT = 500_000_000
LARGEST_SET = 20_000_000_000


def validate(recipe: Recipe) -> tuple[FieldProblem, ...]:
    """Every problem of the recipe, in the order of its fields; none when it can be made.

    Codes: "no_seeds", "no_lengths", "no_families", "no_forms", "duplicates" (items), "negative"
    (value), "not_positive" (value), "value_too_large" (value, limit), "cell_count" (count, fewest,
    most), "pattern_needs_cells" (pattern, count, fewest), "name_empty" (position), "name_too_long"
    (name, limit), "name_characters" (name), "name_not_nfc" (name), "scratch_is_cell" (name),
    "initial_count" (count, needed), "modulus_small" (modulus, fewest), "value_outside_modulus"
    (cell, value, most), "form_unknown" (form), "too_many_cases" (count, limit), "prompt_too_large"
    (bytes, limit), "set_too_large" (bytes, limit). Sizes are upper bounds.
    """
    problems = tuple(
        problem
        for check in (_seeds, _lengths, _cells, _scratch, _initial, _modulus, _choices)
        for problem in check(recipe)
    )
    return problems or tuple(_size(recipe))


def _seeds(recipe: Recipe) -> Iterator[FieldProblem]:
    if not recipe.seeds:
        yield FieldProblem("seeds", "no_seeds")
    yield from _duplicates("seeds", recipe.seeds)
    # -7 would give the cases of 7
    yield from (_at("seeds", "negative", value=s) for s in recipe.seeds if s < 0)
    yield from _too_large("seeds", recipe.seeds)


def _lengths(recipe: Recipe) -> Iterator[FieldProblem]:
    if not recipe.lengths:
        yield FieldProblem("lengths", "no_lengths")
    yield from _duplicates("lengths", recipe.lengths)
    yield from (_at("lengths", "not_positive", value=n) for n in recipe.lengths if n < 1)
    yield from _too_large("lengths", recipe.lengths)


def _cells(recipe: Recipe) -> Iterator[FieldProblem]:
    count, pattern = len(recipe.cells), recipe.pattern
    if not FEWEST_ORDINARY <= count <= MOST_ORDINARY:
        facts = {"count": count, "fewest": FEWEST_ORDINARY, "most": MOST_ORDINARY}
        yield FieldProblem("cells", "cell_count", facts)
    elif count < FEWEST_CELLS[pattern]:
        fewest = FEWEST_CELLS[pattern]
        yield _at("pattern", "pattern_needs_cells", pattern=pattern, count=count, fewest=fewest)
    for position, name in enumerate(recipe.cells, start=1):
        yield from _name("cells", name, position)
    yield from _duplicates("cells", [name for name in recipe.cells if name])


def _scratch(recipe: Recipe) -> Iterator[FieldProblem]:
    yield from _name("scratch", recipe.scratch, len(recipe.cells) + 1)
    if recipe.scratch in recipe.cells:
        yield _at("scratch", "scratch_is_cell", name=recipe.scratch)


def _initial(recipe: Recipe) -> Iterator[FieldProblem]:
    needed = len(recipe.all_cells)
    if len(recipe.initial) != needed:
        yield _at("initial", "initial_count", count=len(recipe.initial), needed=needed)
    yield from _too_large("initial", recipe.initial)
    if Family.ADD in recipe.families and recipe.modulus >= 2:
        for cell, value in zip(recipe.all_cells, recipe.initial, strict=False):
            if not 0 <= value < recipe.modulus:
                facts = {"cell": cell, "value": value, "most": recipe.modulus - 1}
                yield FieldProblem("initial", "value_outside_modulus", facts)


def _modulus(recipe: Recipe) -> Iterator[FieldProblem]:
    if recipe.modulus < 2:
        yield _at("modulus", "modulus_small", modulus=recipe.modulus, fewest=2)
    yield from _too_large("modulus", (recipe.modulus,))


def _choices(recipe: Recipe) -> Iterator[FieldProblem]:
    if not recipe.families:
        yield FieldProblem("families", "no_families")
    yield from _duplicates("families", recipe.families)
    if not recipe.forms:
        yield FieldProblem("forms", "no_forms")
    yield from _duplicates("forms", recipe.forms)
    yield from (_at("forms", "form_unknown", form=f) for f in recipe.forms if f not in FORMS)


def _size(recipe: Recipe) -> Iterator[FieldProblem]:
    """Limits, told only when all else is right: bounds from the longest possible line."""
    if recipe.case_count > MOST_CASES:
        yield _at("seeds", "too_many_cases", count=recipe.case_count, limit=MOST_CASES)
        return
    values = (*recipe.initial, recipe.modulus - 1)
    lines = {
        key: FORMS[key].longest_line(recipe.all_cells, values, recipe.modulus) + 1
        for key in recipe.forms
    }
    a_move = most_updates(recipe.pattern, len(recipe.cells))
    updates = [len(recipe.all_cells) + a_move * length for length in recipe.lengths]
    largest = max(updates) * max(lines.values())
    if largest > LARGEST_PROMPT:
        yield _at("lengths", "prompt_too_large", bytes=largest, limit=LARGEST_PROMPT)
        return
    a_seed = sum(updates) * sum(lines.values()) * len(recipe.families)
    if a_seed * len(recipe.seeds) > LARGEST_SET:
        facts = {"bytes": a_seed * len(recipe.seeds), "limit": LARGEST_SET}
        yield FieldProblem("lengths", "set_too_large", facts)


def _name(field: str, name: str, position: int) -> Iterator[FieldProblem]:
    """A name is 1 to 32 letters (of any script), digits and underscores, a letter first, in NFC."""
    if not name:
        yield _at(field, "name_empty", position=position)
    elif len(name) > LONGEST_NAME:
        yield _at(field, "name_too_long", name=name, limit=LONGEST_NAME)
    elif not unicodedata.is_normalized("NFC", name):
        yield _at(field, "name_not_nfc", name=name)
    elif not _is_letter(name[0]) or not all(map(_is_name_character, name)):
        yield _at(field, "name_characters", name=name)


def _is_letter(character: str) -> bool:
    return unicodedata.category(character).startswith("L")


def _is_name_character(character: str) -> bool:
    # Marks: without them Devanagari or Thai words could not be written.
    return character == "_" or unicodedata.category(character) in {
        *("Lu", "Ll", "Lt", "Lm", "Lo"),
        *("Mn", "Mc", "Nd"),
    }


def _duplicates(field: str, items: Sequence[Hashable]) -> Iterator[FieldProblem]:
    twice = tuple(item for item, count in Counter(items).items() if count > 1)
    if twice:
        yield _at(field, "duplicates", items=twice)


def _too_large(field: str, numbers: Sequence[int]) -> Iterator[FieldProblem]:
    for number in numbers:
        if abs(number) > LARGEST:
            yield _at(field, "value_too_large", value=number, limit=LARGEST)


def _at(field: str, code: str, **facts: object) -> FieldProblem:
    return FieldProblem(field, code, facts)
