"""Write made cases into a document, inside a transaction that somebody else began."""

import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from statelab_gui.domain.generating import MadeCase
from statelab_gui.domain.updates import Program
from statelab_gui.storage.codec import program_columns
from statelab_gui.storage.texts import sha256_of


class CaseRow(NamedTuple):
    """What is kept of a made case; `program` is None where it is that of the case before."""

    case: dict[str, Any]
    program: dict[str, Any] | None
    prompt: str

    @property
    def size(self) -> int:
        """About how many bytes the row holds."""
        blobs = () if self.program is None else self.program.values()
        return len(self.prompt) + sum(len(blob) for blob in blobs if isinstance(blob, bytes))


class CaseRows:
    """Turns made cases into rows, in order; forms in a row that share a program share its row."""

    def __init__(self) -> None:
        self._position = 0
        self._last: Program | None = None

    def row(self, made: MadeCase) -> CaseRow:
        """The row of the next case."""
        program = None if made.program is self._last else program_columns(made.program)
        case = {
            "position": self._position,
            "name": made.name,
            "family": made.family.value,
            "form": made.form,
            "seed": made.seed,
            "length": made.length,
            "updates": len(made.program),
            "characters": len(made.prompt),
        }
        self._last = made.program
        self._position += 1
        return CaseRow(case, program, made.prompt)


def add_set(
    connection: sqlite3.Connection, name: str, recipe: str, created_at: str, wish: int | None = None
) -> int:
    """Insert a set without cases, under the id `wish` where that is free; return its id."""
    if (
        wish is not None
        and connection.execute("SELECT 1 FROM case_set WHERE id = ?", (wish,)).fetchone()
    ):
        wish = None
    facts = {"id": wish, "name": name, "recipe": recipe, "created_at": created_at}
    return _insert(connection, "case_set", facts)


def add_cases(
    connection: sqlite3.Connection, set_id: int, rows: Iterable[CaseRow]
) -> Iterator[int]:
    """Insert the cases of a set, yielding the id of each."""
    program_id = 0
    for row in rows:
        if row.program is not None:
            program_id = _insert(connection, "program", {"id": None, **row.program})
        prompt = {"id": None, "sha256": sha256_of(row.prompt), "text": row.prompt}
        prompt_id = _insert(connection, "prompt", prompt)
        links = {"id": None, "set_id": set_id, "program_id": program_id, "prompt_id": prompt_id}
        yield _insert(connection, "case_item", {**links, **row.case})


def _insert(connection: sqlite3.Connection, table: str, facts: dict[str, Any]) -> int:
    places = ", ".join(f":{column}" for column in facts)
    statement = f"INSERT INTO {table} ({', '.join(facts)}) VALUES ({places})"
    added = connection.execute(statement, facts).lastrowid
    assert added is not None
    return added
