"""Which sets make the same tasks, and so share the number of a recipe."""

from dataclasses import replace

from statelab_gui.domain.cases import CaseSetInfo
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.statistics.report_names import recipes_of

PLAIN = Recipe((1,), (2,), ("a", "b"), "t", (1, 2, 0), 10)


def of(number: int, recipe: Recipe) -> CaseSetInfo:
    return CaseSetInfo(number, f"Set {number}", recipe, "2026-11-30T10:00:00+08:00", 8)


def test_other_seeds_lengths_families_and_forms_make_the_same_tasks() -> None:
    asked = replace(PLAIN, seeds=(5, 6), lengths=(9,), families=PLAIN.families[:1], forms=("code",))
    assert recipes_of([of(4, asked), of(2, PLAIN)]) == {2: (2, 4)}


def test_other_cells_values_or_modulus_make_others() -> None:
    others = [
        replace(PLAIN, modulus=11),
        replace(PLAIN, initial=(1, 3, 0)),
        replace(PLAIN, cells=("a", "c")),
    ]
    sets = [of(at, recipe) for at, recipe in enumerate([PLAIN, *others], 1)]
    assert recipes_of(sets) == {1: (1,), 2: (2,), 3: (3,), 4: (4,)}
