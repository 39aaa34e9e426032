"""A recipe: everything that is needed to make a case set again, byte for byte."""

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.moves import MovePattern

RECIPE_VERSION = 1


@dataclass(frozen=True)
class Recipe:
    """What makes a set: one case for every seed × length × family × form, in that order.

    `lengths` counts moves. `cells` are the ordinary names; `initial` holds a value for each of them
    and, last, for the scratch cell. A recipe may be wrong: `validate` tells.
    """

    seeds: tuple[int, ...]
    lengths: tuple[int, ...]
    cells: tuple[str, ...]
    scratch: str
    initial: tuple[int, ...]
    modulus: int
    families: tuple[Family, ...] = tuple(Family)
    forms: tuple[str, ...] = ("code", "sheet")
    pattern: MovePattern = MovePattern.SWAP

    @property
    def all_cells(self) -> tuple[str, ...]:
        """The ordinary cells and, last, the scratch cell: the order of a program's columns."""
        return (*self.cells, self.scratch)

    @property
    def case_count(self) -> int:
        """How many cases the recipe makes."""
        return len(self.seeds) * len(self.lengths) * len(self.families) * len(self.forms)

    def task_json(self) -> str:
        """The same text for all recipes that make the same task of the same seed, family and
        length, whichever of them they ask for."""
        return dataclasses.replace(self, seeds=(), lengths=(), families=(), forms=()).to_json()

    def to_json(self) -> str:
        """The one canonical JSON text of the recipe: equal recipes give equal text."""
        return json.dumps(
            {
                "version": RECIPE_VERSION,
                "seeds": self.seeds,
                "lengths": self.lengths,
                "cells": self.cells,
                "scratch": self.scratch,
                "initial": self.initial,
                "modulus": self.modulus,
                "families": self.families,
                "forms": self.forms,
                "pattern": self.pattern,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )

    @classmethod
    def from_json(cls, text: str) -> "Recipe":
        """Read what `to_json` wrote; raises KnownError("recipe_unreadable", detail=…) else."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise KnownError("recipe_unreadable", detail=str(error)) from None
        return cls(**_checked(data))


@dataclass(frozen=True)
class FieldProblem:
    """Why a field of a recipe cannot be used: `code` names the sentence, `facts` fill it."""

    field: str
    code: str
    facts: Mapping[str, object] = dataclasses.field(default_factory=dict)


def _checked(data: object) -> dict[str, Any]:
    """The fields of a recipe, each of its type; raises KnownError("recipe_unreadable")."""
    if not isinstance(data, dict) or data.get("version") != RECIPE_VERSION:
        raise KnownError("recipe_unreadable", detail="version")
    if set(data) != {"version", *Recipe.__dataclass_fields__}:
        raise KnownError("recipe_unreadable", detail="fields")
    fields: dict[str, Any] = {
        "scratch": _typed(data["scratch"], str, "scratch"),
        "modulus": _typed(data["modulus"], int, "modulus"),
    }
    for name, kind in _LISTS.items():
        items = _typed(data[name], list, name)
        fields[name] = tuple(_typed(item, kind, name) for item in items)
    try:
        fields["families"] = tuple(Family(name) for name in fields["families"])
        fields["pattern"] = MovePattern(_typed(data["pattern"], str, "pattern"))
    except ValueError as error:
        raise KnownError("recipe_unreadable", detail=str(error)) from None
    return fields


_LISTS = {"seeds": int, "lengths": int, "cells": str, "initial": int, "families": str, "forms": str}


def _typed(value: object, kind: type, name: str) -> Any:
    if type(value) is not kind:  # exact: True is no number here
        raise KnownError("recipe_unreadable", detail=name)
    return value
