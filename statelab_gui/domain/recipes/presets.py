"""Recipes to begin with."""

from string import ascii_lowercase

from statelab_gui.domain.recipes.values import Recipe

SCRATCH = "TMP"


def default_cells(count: int) -> tuple[str, ...]:
    """The names a, b, c … of `count` ordinary cells (0 ≤ count ≤ 26)."""
    return tuple(ascii_lowercase[:count])


def default_initial(count: int, modulus: int) -> tuple[int, ...]:
    """1, 2, 3 … mod `modulus` for `count` ordinary cells, and 0 for the scratch cell."""
    return (*((i + 1) % modulus for i in range(count)), 0)


def _five_cells(seeds: tuple[int, ...], lengths: tuple[int, ...]) -> Recipe:
    return Recipe(
        seeds=seeds,
        lengths=lengths,
        cells=default_cells(5),
        scratch=SCRATCH,
        initial=default_initial(5, 10),
        modulus=10,
    )


STARTER = _five_cells((7,), (2, 20, 200))
LADDER = _five_cells((7,), tuple(2**i for i in range(1, 11)))
MANY_SEEDS = _five_cells(tuple(range(1, 21)), (20,))

PRESETS: dict[str, Recipe] = {"starter": STARTER, "ladder": LADDER, "many-seeds": MANY_SEEDS}


def starter() -> Recipe:
    """The starter set: seed 7; 2, 20 and 200 swaps; four families in two forms, 24 cases."""
    return STARTER
