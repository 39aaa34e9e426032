"""What a recipe would make, told before anything is made."""

from dataclasses import dataclass

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import derive
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.moves import Source, building, most_updates
from statelab_gui.domain.recipes.checks import validate
from statelab_gui.domain.recipes.values import Recipe

CHEAP_UPDATES = 20_000
CHEAP_CASES = 100
SAMPLE_UPDATES = 6_000
"""Within the first two the whole set is counted; beyond, a sample: some milliseconds each."""

CASE_BYTES = 1_200
UPDATE_BYTES = 4
"""What a document takes, about, for a case and, once for all its forms, for an update."""


@dataclass(frozen=True)
class Forecast:
    """Counts of a set, `exact` or about; `file_bytes` is about what a document grows by."""

    cases: int
    updates: int
    characters: int
    file_bytes: int
    exact: bool


def forecast(recipe: Recipe) -> Forecast:
    """What the recipe would make, within some hundredths of a second.

    Small sets are counted. Of large ones a sample is counted and scaled, with `exact` False. Raises
    KnownError("recipe_has_problems", field=…, problem=…) for a recipe that cannot be made.
    """
    for problem in validate(recipe):
        raise KnownError("recipe_has_problems", field=problem.field, problem=problem.code)
    a_move = most_updates(recipe.pattern, len(recipe.cells))
    drawn = len(recipe.seeds) * a_move * max(recipe.lengths)
    exact = drawn <= CHEAP_UPDATES and recipe.case_count <= CHEAP_CASES
    if exact:
        updates, characters = _counted(recipe)
    else:
        updates, characters = _scaled(recipe)
    bytes_ = (
        characters + recipe.case_count * CASE_BYTES + updates // len(recipe.forms) * UPDATE_BYTES
    )
    return Forecast(recipe.case_count, updates, characters, bytes_, exact)


def _counted(recipe: Recipe) -> tuple[int, int]:
    """Updates and characters of every case, counted one by one."""
    updates = characters = 0
    for seed in recipe.seeds:
        source = _source(recipe, seed, max(recipe.lengths))
        derived = [derive(source.program, family) for family in recipe.families]
        for length in recipe.lengths:
            k = int(source.ends[length])
            updates += k * len(derived) * len(recipe.forms)
            for program in derived:
                part = program.prefix(k)
                characters += sum(FORMS[form].characters(part) for form in recipe.forms)
    return updates, characters


def _scaled(recipe: Recipe) -> tuple[int, int]:
    """Updates and characters as a sample's averages make them; the initial block is exact."""
    sample = SAMPLE_UPDATES // most_updates(recipe.pattern, len(recipe.cells))
    source = _source(recipe, recipe.seeds[0], sample)
    initial = len(recipe.all_cells)
    sampled = len(source.program) - initial
    moved = [length * sampled / sample for length in recipe.lengths]
    prompts = len(recipe.lengths)
    characters = 0.0
    for family in recipe.families:
        program = derive(source.program, family)
        for form in recipe.forms:
            head = FORMS[form].characters(program.prefix(initial))
            a_move_update = (FORMS[form].characters(program) - head) / sampled
            characters += prompts * head + a_move_update * sum(moved)
    each = len(recipe.families) * len(recipe.forms)
    updates = each * (prompts * initial + sum(moved))
    return round(updates * len(recipe.seeds)), round(characters * len(recipe.seeds))


def _source(recipe: Recipe, seed: int, moves: int) -> Source:
    work = building(recipe.all_cells, recipe.initial, recipe.modulus, recipe.pattern, seed, moves)
    while True:
        try:
            next(work)
        except StopIteration as end:
            source: Source = end.value
            return source
