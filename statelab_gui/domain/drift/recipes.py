"""A drift recipe: everything that is needed to make a set of built-in drift cases again."""

import json
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from statelab_gui.domain.drift.items import BUILT_IN, Condition, DriftFamily, Language
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.recipes.checks import MOST_CASES
from statelab_gui.domain.recipes.numbers import LARGEST
from statelab_gui.domain.recipes.values import FieldProblem

KIND = "drift"
VERSION = 1

T = TypeVar("T")


@dataclass(frozen=True)
class DriftRecipe:
    """What makes a set: one item for every family × language × seed, in every condition.

    The seed chooses the item's template too, in turn: as many seeds one after another as there are
    templates go through all of them. A recipe may be wrong: `validate` tells.
    """

    families: tuple[DriftFamily, ...] = BUILT_IN
    languages: tuple[Language, ...] = (Language.EN,)
    seeds: tuple[int, ...] = tuple(range(1, 21))
    conditions: tuple[Condition, ...] = tuple(Condition)

    @property
    def item_count(self) -> int:
        """How many items the recipe makes."""
        return len(self.families) * len(self.languages) * len(self.seeds)

    @property
    def case_count(self) -> int:
        """How many cases the recipe makes."""
        return self.item_count * len(self.conditions)

    def to_json(self) -> str:
        """The one canonical JSON text of the recipe: equal recipes give equal text."""
        plain = {
            "kind": KIND,
            "version": VERSION,
            "families": self.families,
            "languages": self.languages,
            "seeds": self.seeds,
            "conditions": self.conditions,
        }
        return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "DriftRecipe":
        """Read what `to_json` wrote; raises KnownError("recipe_unreadable", detail=…) else."""
        try:
            data = json.loads(text)
            if not is_drift(data) or set(data) != {"kind", "version", *cls.__dataclass_fields__}:
                raise ValueError("fields")
            return cls(
                families=_members(data["families"], DriftFamily),
                languages=_members(data["languages"], Language),
                seeds=_numbers(data["seeds"]),
                conditions=_members(data["conditions"], Condition),
            )
        except (ValueError, TypeError, RecursionError) as error:
            raise KnownError("recipe_unreadable", detail=str(error)) from None


def is_drift(recipe: object) -> bool:
    """Whether the JSON of a recipe, already read, is that of a drift set of this version."""
    return (
        isinstance(recipe, dict) and recipe.get("kind") == KIND and recipe.get("version") == VERSION
    )


def validate(recipe: DriftRecipe) -> tuple[FieldProblem, ...]:
    """Every problem of the recipe, in the order of its fields; none when it can be made.

    Codes: "no_families", "no_languages", "no_seeds", "no_conditions", "duplicates" (items),
    "family_not_built_in" (family), "negative" (value), "value_too_large" (value, limit),
    "too_many_cases" (count, limit).
    """
    return tuple(_problems(recipe))


def _problems(recipe: DriftRecipe) -> Iterator[FieldProblem]:
    for field in recipe.__dataclass_fields__:
        chosen = getattr(recipe, field)
        if not chosen:
            yield FieldProblem(field, f"no_{field}")
        yield from _duplicates(field, chosen)
    for family in recipe.families:
        if family not in BUILT_IN:
            yield FieldProblem("families", "family_not_built_in", {"family": family})
    for seed in recipe.seeds:
        if seed < 0:
            yield FieldProblem("seeds", "negative", {"value": seed})
        elif seed > LARGEST:
            yield FieldProblem("seeds", "value_too_large", {"value": seed, "limit": LARGEST})
    if recipe.case_count > MOST_CASES:
        facts = {"count": recipe.case_count, "limit": MOST_CASES}
        yield FieldProblem("seeds", "too_many_cases", facts)


def _duplicates(field: str, items: Sequence[Hashable]) -> Iterator[FieldProblem]:
    twice = tuple(item for item, count in Counter(items).items() if count > 1)
    if twice:
        yield FieldProblem(field, "duplicates", {"items": twice})


def _members(data: Any, kind: type[T]) -> tuple[T, ...]:
    if not isinstance(data, list):
        raise TypeError("list")
    return tuple(kind(name) for name in data)  # type: ignore[call-arg]  # an enumeration of texts


def _numbers(data: Any) -> tuple[int, ...]:
    if not isinstance(data, list) or any(type(number) is not int for number in data):
        raise TypeError("seeds")
    return tuple(data)
