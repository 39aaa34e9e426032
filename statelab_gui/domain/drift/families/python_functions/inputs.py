"""Inputs of the tests of a small function, drawn from a seed, with the edges its steps have."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from statelab_gui.domain.drift.families.python_functions.templates import Kind, Template

_COUNT = 12
_WORDS = [
    "apple",
    "Bread",
    "basil",
    "corn",
    "Dill",
    "egg",
    "fig",
    "Garlic",
    "honey",
    "ice",
    "Jam",
    "kale",
    "leek",
    "Mint",
    "nut",
    "olive",
    "onion",
    "pea",
    "rice",
    "Salt",
    "tea",
    "thyme",
    "Tofu",
    "yam",
    "ab",
    "Bo",
    "at",
    "TOMATO",
    "potato",
    "cinnamon",
    "Rosemary",
    "lentil",
    "beet",
    "soda",
    "ale",
]
_NAMES = [
    "Alpha",
    "Beta",
    "beta",
    "Gamma",
    "Delta",
    "Echo",
    "Fox",
    "golf",
    "Hotel",
    "Kilo",
    "alpha",
]
_MARKS = ",;-/ "


def inputs_for(template: Template, uses: Iterable[Sequence[Any]], drawn: Random) -> list[Any]:
    """What the function is called with, each time with one argument; the first is empty."""
    edges = sorted({n for use in uses for n in use[1:] if isinstance(n, int)})
    if template.kind is Kind.NUMBERS:
        return [
            [],
            *([_number(template, edges, drawn) for _ in range(2 + n)] for n in range(_COUNT)),
        ]
    if template.kind is Kind.PAIRS:
        return [
            [],
            *(
                [(_one(_NAMES, drawn), abs(_number(template, edges, drawn))) for _ in range(2 + n)]
                for n in range(_COUNT)
            ),
        ]
    words = [[_one(_WORDS, drawn) for _ in range(2 + n)] for n in range(_COUNT)]
    words = [[*line, line[0], line[0].lower(), line[1]] for line in words]
    if template.kind is Kind.WORDS:
        return [[], *words]
    return ["", *(_joined(line, drawn) for line in words)]


def _joined(words: Sequence[str], drawn: Random) -> str:
    """The words as one text, with every mark somewhere between them."""
    marks = [_one(_MARKS, drawn) for _ in words]
    return "".join(word + mark for word, mark in zip(words, marks, strict=True)) + "end"


def _number(template: Template, edges: Sequence[int], drawn: Random) -> int:
    """Any number, or one at or beside an edge of a step."""
    if edges and drawn.random() < 0.5:
        return int(_one(edges, drawn)) + int(drawn.random() * 3) - 1
    return template.low + int(drawn.random() * (template.high - template.low + 1))


def _one(values: Sequence[Any], drawn: Random) -> Any:
    return values[int(drawn.random() * len(values))]
