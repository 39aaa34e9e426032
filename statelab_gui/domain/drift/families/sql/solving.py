"""From active intents to the SELECT they ask for, and from an answer to whether it matches.

Works on an item's payload alone: {"world", "source", "clauses": {goal: clause},
"uses": {goal: [piece of SQL for each value]}}.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from statelab_gui.domain.drift.families.sql.queries import Clause
from statelab_gui.domain.drift.intents import Intents
from statelab_gui.domain.drift.sql_execution import Database, Row


@dataclass(frozen=True)
class Select:
    """A SELECT in its parts; `order` and `limit` are empty where none is asked for."""

    columns: str
    source: str
    distinct: bool = False
    where: tuple[str, ...] = ()
    group: str = ""
    having: str = ""
    order: str = ""
    limit: str = ""

    @property
    def sql(self) -> str:
        """The whole statement."""
        return self._sql(self.columns) + (f"\nLIMIT {self.limit}" if self.limit else "")

    @property
    def keyed(self) -> str:
        """The statement without its limit and with the sort key as one more last column."""
        key = self.order.removesuffix(" DESC")
        return self._sql(f"{self.columns}, {key}" if self.order else self.columns)

    def _sql(self, columns: str) -> str:
        lines = [f"SELECT {'DISTINCT ' if self.distinct else ''}{columns}", f"FROM {self.source}"]
        if self.where:
            lines.append("WHERE " + " AND ".join(self.where))
        if self.group:
            lines.append(f"GROUP BY {self.group}")
        if self.having:
            lines.append(f"HAVING {self.having}")
        if self.order:
            lines.append(f"ORDER BY {self.order}")
        return "\n".join(lines)


def select_for(payload: Mapping[str, Any], intents: Intents) -> Select | None:
    """The SELECT; None where rows are to be cut off though no order says which."""
    pieces: dict[str, list[str]] = {}
    for key, number in intents.items():
        pieces.setdefault(payload["clauses"][key], []).append(payload["uses"][key][number - 1])

    def one(clause: Clause) -> str:
        return str(pieces.get(clause, [""])[0])

    group, order, limit = one(Clause.GROUP), one(Clause.ORDER), one(Clause.LIMIT)
    if (limit and not order) or (one(Clause.HAVING) and not group):
        return None
    if Clause.MEASURE in payload["clauses"].values():
        figure = one(Clause.MEASURE) or "COUNT(*)"
        columns = f"{group}, {figure}" if group else figure
        order = order.replace("{figure}", figure)
    else:
        columns = one(Clause.SHOW) or "*"
    return Select(
        columns,
        payload["source"],
        one(Clause.DISTINCT) == "DISTINCT",
        tuple(pieces.get(Clause.WHERE, ())),
        group,
        one(Clause.HAVING),
        order,
        str(limit),
    )


@dataclass(frozen=True)
class Expected:
    """What the rows of an answer must be: groups whose rows tie and may stand in any order.

    Without an asked order all rows are one group. `limit` None keeps all rows.
    """

    groups: tuple[tuple[Row, ...], ...]
    limit: int | None = None

    def match(self, rows: Sequence[Row]) -> bool:
        """Whether rows (normalised) are what is expected: equal bags, in order of the groups."""
        total = sum(len(group) for group in self.groups)
        if len(rows) != (total if self.limit is None else min(total, self.limit)):
            return False
        pos = 0
        for group in self.groups:
            given = rows[pos : pos + len(group)]
            if Counter(given) - Counter(group):
                return False
            pos += len(given)
        return True


def expected(database: Database, select: Select) -> Expected:
    """What `select` demands of an answer; raises QueryError where it cannot be executed."""
    rows = database.rows(select.keyed)
    if not select.order:
        return Expected((tuple(normal(rows)),))
    keyed = [(row[0], row[1]) for row in ((tuple(r[:-1]), normal([(r[-1],)])[0]) for r in rows)]
    groups = tuple(
        tuple(normal(row for row, _ in tied)) for _, tied in groupby(keyed, key=lambda k: k[1])
    )
    return Expected(groups, int(select.limit) if select.limit else None)


def normal(rows: Iterable[Row]) -> list[Row]:
    """Rows whose numbers compare as amounts: 3 equals 3.0, and a float has ten digits."""
    return [tuple(_normal(value) for value in row) for row in rows]


def _normal(value: object) -> object:
    if isinstance(value, float):
        text = f"{value:.10g}"
        return int(text) if text.lstrip("-").isdigit() else float(text)
    return value
