"""State tracking and intent drift beside each other: families and recipes of either kind."""

import json
from typing import TypeAlias

from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.drift.recipes import KIND, DriftRecipe
from statelab_gui.domain.families import Family
from statelab_gui.domain.recipes.values import Recipe

AnyFamily: TypeAlias = Family | DriftFamily
AnyRecipe: TypeAlias = Recipe | DriftRecipe

EVERY_FAMILY: tuple[AnyFamily, ...] = (*Family, *DriftFamily)
"""All families, those of state tracking first; no two have the same text."""

_BY_TEXT: dict[str, AnyFamily] = {family.value: family for family in EVERY_FAMILY}


def family_of(text: str) -> AnyFamily:
    """The family of that text, of either kind; raises ValueError for none.

    Looked up: an enumeration takes several times as long.
    """
    found = _BY_TEXT.get(text)
    if found is None:
        raise ValueError(text)
    return found


WITHOUT_CELLS: frozenset[AnyFamily] = frozenset(DriftFamily) - {DriftFamily.CELLS}
"""Families whose answers are scored as a whole: their verdict's 1 of 1 is no count of cells."""


def family_place(family: AnyFamily) -> int:
    """Where a family stands among all of them."""
    return _PLACES[family]


_PLACES = {family: place for place, family in enumerate(EVERY_FAMILY)}


def recipe_of(text: str) -> AnyRecipe:
    """The recipe in its JSON text; raises KnownError("recipe_unreadable", detail=…)."""
    return DriftRecipe.from_json(text) if is_drift_text(text) else Recipe.from_json(text)


def is_drift_text(text: str) -> bool:
    """Whether the text is, or means to be, the recipe of a drift set."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("kind") == KIND
