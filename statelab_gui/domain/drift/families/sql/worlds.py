"""Small databases of the SQL tasks: tables with fixed rows, their texts in both languages.

The rows of a table are drawn once from its name, with the same draws in both languages. A world is
frozen once released: stored items name it, and their answers are executed on it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from statelab_gui.domain.drift.families.choices import Both, GoalSpec, resolved
from statelab_gui.domain.drift.items import Language

SHOWN_ROWS = 2
"""So many rows of every table are shown in a task."""

Draw = Callable[[int, Random], Any]
"""The value of a column in the row of that number, from 0."""


@dataclass(frozen=True)
class Column:
    """A column: its SQL type with constraints, and how its values are drawn."""

    name: str
    kind: str
    draw: Draw


@dataclass(frozen=True)
class Table:
    """A table of `size` rows, its ids from 1."""

    name: str
    size: int
    columns: tuple[Column, ...]

    def rows(self, language: Language) -> list[list[Any]]:
        """All rows, each beginning with its id."""
        rng = Random(self.name)
        drawn = [[c.draw(i, rng) for c in self.columns] for i in range(self.size)]
        return [[i + 1, *resolved(row, language)] for i, row in enumerate(drawn)]

    @property
    def ddl(self) -> str:
        """Its CREATE TABLE statement."""
        columns = ["id INTEGER PRIMARY KEY", *(f"{c.name} {c.kind}" for c in self.columns)]
        return f"CREATE TABLE {self.name} ({', '.join(columns)});"


@dataclass(frozen=True)
class World:
    """A database, and the filters that its tasks may ask for."""

    name: str
    about: Both
    tables: tuple[Table, ...]
    filters: tuple[GoalSpec, ...]

    def filter(self, key: str) -> GoalSpec:
        """The filter of that key; raises KeyError."""
        return {spec.key: spec for spec in self.filters}[key]

    def script(self, language: Language) -> str:
        """SQL that makes the database."""
        return "\n".join(
            f"{table.ddl}\nINSERT INTO {table.name} VALUES {values(table.rows(language))};"
            for table in self.tables
        )

    def schema(self, language: Language) -> str:
        """The tables as a task shows them: their definitions and the first rows of each."""
        return "\n\n".join(
            table.ddl
            + "".join(f"\n-- {values([row])}" for row in table.rows(language)[:SHOWN_ROWS])
            for table in self.tables
        )


def values(rows: Sequence[Sequence[Any]]) -> str:
    """Rows as SQL writes them after VALUES."""
    return ", ".join(f"({', '.join(literal(value) for value in row)})" for row in rows)


def literal(value: Any) -> str:
    """A value as SQL writes it."""
    if value is None:
        return "NULL"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value)


def listed(name: str, *pairs: tuple[str, str]) -> Column:
    """A text that is different in every row: the pairs in order, English and Chinese."""
    return Column(name, "TEXT NOT NULL", lambda i, rng: Both(*pairs[i]))


def coded(name: str, letter: str) -> Column:
    """A letter with the number of the row."""
    return Column(name, "TEXT NOT NULL", lambda i, rng: f"{letter}{i + 1:02}")


def picked(name: str, *pairs: tuple[str, str], missing: float = 0.0) -> Column:
    """One of few texts; NULL in a share of the rows."""

    def draw(i: int, rng: Random) -> Both | None:
        absent, which = rng.random() < missing, int(rng.random() * len(pairs))
        return None if absent else Both(*pairs[which])

    return Column(name, "TEXT" if missing else "TEXT NOT NULL", draw)


def whole(name: str, low: int, high: int, step: int = 1, missing: float = 0.0) -> Column:
    """A whole number from low to high in steps; NULL in a share of the rows."""

    def draw(i: int, rng: Random) -> int | None:
        absent, n = rng.random() < missing, int(rng.random() * ((high - low) // step + 1))
        return None if absent else low + step * n

    return Column(name, "INTEGER" if missing else "INTEGER NOT NULL", draw)


def distinct(name: str, low: int, step: int, size: int) -> Column:
    """A whole number that no two of up to `size` rows share."""
    order = sorted(range(size), key=lambda n: (n * 37 + 11) % 101)
    return Column(name, "INTEGER NOT NULL", lambda i, rng: low + step * order[i])


def link(name: str, table: str, size: int) -> Column:
    """The id of a row in another table that has `size` rows."""
    return Column(
        name,
        f"INTEGER NOT NULL REFERENCES {table}(id)",
        lambda i, rng: 1 + int(rng.random() * size),
    )
