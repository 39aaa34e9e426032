"""Recipes of case sets: the value, its checks, its presets, and what it would make."""

from statelab_gui.domain.moves import MovePattern
from statelab_gui.domain.recipes.checks import validate
from statelab_gui.domain.recipes.forecasting import Forecast, forecast
from statelab_gui.domain.recipes.numbers import parse_ints
from statelab_gui.domain.recipes.presets import (
    LADDER,
    MANY_SEEDS,
    PRESETS,
    SCRATCH,
    STARTER,
    default_cells,
    default_initial,
    starter,
)
from statelab_gui.domain.recipes.values import FieldProblem, Recipe

__all__ = [
    "LADDER",
    "MANY_SEEDS",
    "PRESETS",
    "SCRATCH",
    "STARTER",
    "FieldProblem",
    "Forecast",
    "MovePattern",
    "Recipe",
    "default_cells",
    "default_initial",
    "forecast",
    "parse_ints",
    "starter",
    "validate",
]
