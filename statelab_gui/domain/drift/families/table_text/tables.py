"""Tables of the table-to-text tasks, read from the plain text they are written down in.

A table is a paragraph; fields are separated by ` | ` and a line that begins with `+` goes on with
the line before:

    table NAME | English things | Chinese things／measure word | shapes
    source English | Chinese                        who says so, for openings
    group KEY = English = Chinese; …                two kinds of rows
    col KEY | noun | noun | predicate | predicate | unit = other = unit = other | low high step
    years 2018 … | noun | noun | unit = … | low high step           instead of columns
    rows KEY: English=Chinese; …                    rows of that group

Numbers are drawn once from the table's name, all different in a column. A table is frozen once
released, though stored items carry their own copy.
"""

from dataclasses import dataclass
from random import Random

from statelab_gui.domain.drift.families.choices import Both, shuffled


@dataclass(frozen=True)
class Unit:
    """A unit in its usual and its other form; both are empty where only the number is written."""

    usual: Both
    other: Both


@dataclass(frozen=True)
class Column:
    """A column of numbers. `predicate` has {v} where the number with its unit stands."""

    key: str
    noun: Both
    predicate: Both
    unit: Unit
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Row:
    """A row: its name, and the group it belongs to."""

    name: Both
    group: str


@dataclass(frozen=True)
class Table:
    """A table and the shapes of sentence that are asked for it."""

    name: str
    things: Both
    counted: Both
    """The things as they stand after a number: Chinese has a measure word between."""
    shapes: tuple[str, ...]
    source: Both
    groups: dict[str, Both]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    years: bool


def tables_of(text: str) -> tuple[Table, ...]:
    """All tables of a text; raises ValueError or KeyError where it is broken."""
    return tuple(_table(paragraph) for paragraph in text.strip().split("\n\n"))


def _table(paragraph: str) -> Table:
    lines: list[str] = []
    for line in paragraph.split("\n"):
        if line.startswith("+"):
            lines[-1] += " " + line[1:].strip()
        else:
            lines.append(line.strip())
    name, en, zh, shapes = _fields(lines[0].removeprefix("table "))
    groups: dict[str, Both] = {}
    rows: list[Row] = []
    source = Both("", "")
    for line in lines[1:]:
        word, _, rest = line.partition(" ")
        if word == "source":
            source = Both(*_fields(rest))
        elif word == "group":
            for part in rest.split(";"):
                key, *words = (piece.strip() for piece in part.split("="))
                groups[key] = Both(*words)
        elif word == "rows":
            key, _, pairs = rest.partition(":")
            rows += [Row(Both(*pair.strip().split("=")), key.strip()) for pair in pairs.split(";")]
    columns: list[Column] = []
    years = False
    for line in lines[1:]:
        word, _, rest = line.partition(" ")
        if word == "col":
            columns.append(_column(name, rest, len(rows)))
        elif word == "years":
            columns += _years(name, rest, len(rows))
            years = True
    noun, _, measure_word = zh.partition("／")
    return Table(
        name,
        Both(en, noun),
        Both(en, measure_word + noun),
        tuple(shapes.split()),
        source,
        groups,
        tuple(columns),
        tuple(rows),
        years,
    )


def _fields(text: str) -> list[str]:
    return [field.strip() for field in text.split("|")]


def _unit(text: str) -> Unit:
    if not text:
        return Unit(Both("", ""), Both("", ""))
    en, en_other, zh, zh_other = (part.strip() for part in text.split("="))
    return Unit(Both(en, zh), Both(en_other, zh_other))


def _drawn(seed: str, bounds: str, size: int) -> tuple[int, ...]:
    low, high, step = (int(n) for n in bounds.split())
    return tuple(shuffled(range(low, high + 1, step), Random(seed))[:size])


def _column(table: str, text: str, size: int) -> Column:
    key, en, zh, said, said_zh, unit, bounds = _fields(text)
    numbers = _drawn(f"{table} {key}", bounds, size)
    return Column(key, Both(en, zh), Both(said, said_zh), _unit(unit), numbers)


def _years(table: str, text: str, size: int) -> list[Column]:
    years, en, zh, unit, bounds = _fields(text)
    return [
        Column(
            year, Both(en, zh), Both("", ""), _unit(unit), _drawn(f"{table} {year}", bounds, size)
        )
        for year in years.split()
    ]
