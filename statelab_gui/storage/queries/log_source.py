"""Where the values of a column lie that is shown as it is typed."""

from collections.abc import Sequence
from dataclasses import dataclass

from statelab_gui.domain.runs import RUN_FIELDS

_SIGNS = frozenset("0123456789.-")
NUMBERS = ("int", "number")


@dataclass(frozen=True)
class Source:
    """Rows of `table` with reply_id, a state and a value."""

    table: str
    state: str
    value: str
    extra: str = "1"
    whole: bool = False
    """Whether the values are whole numbers from 0."""
    numeric: bool = False
    """Whether the values are written in digits, point and minus only."""
    index: str = ""
    """The index in which the values of one state stand in the order of their characters; without
    one every reply has a row, and the value is NULL in any other state."""

    def where(self, state: str) -> str:
        """FROM and WHERE of the rows in that state."""
        return f"FROM {self.table} WHERE {self.extra} AND {self.state} = '{state}'"

    def in_order(self, state: str) -> str:
        """The same, where `index` is told in the order of the values: the one way there is through
        that index, at half the cost of a sorted subquery."""
        hint = f"INDEXED BY {self.index}"
        return f"FROM {self.table} {hint} WHERE {self.extra} AND {self.state} = '{state}'"

    def of(self, count: int) -> str:
        """FROM and WHERE of the rows, in any state, of so many replies.

        The plus keeps the database from going through every row of the column for them.
        """
        marks = ",".join("?" * count)
        return f"FROM {self.table} WHERE reply_id IN ({marks}) AND +{self.extra}"

    def may_hold(self, text: str) -> bool:
        """Whether some value might hold the text."""
        return not self.numeric or _SIGNS.issuperset(text)


def field_source(key: str) -> Source:
    """The source of a field of RUN_FIELDS."""
    kind = next(spec.kind for spec in RUN_FIELDS if spec.key == key)
    whole = kind in ("int", "flag")
    index = "ix_run_notes" if key == "notes" else ""
    return Source("run", f"{key}_state", key, whole=whole, numeric=kind in NUMBERS, index=index)


def column_source(column_id: int, numeric: bool = False) -> Source:
    """The source of a column of the reviewer's own."""
    extra = f"column_id = {column_id:d}"
    index = "ix_log_value_column_state_value"
    return Source("log_value", "state", "value", extra, numeric=numeric, index=index)


def held_in_one_scan(sources: Sequence[Source]) -> str:
    """The query of the replies, in one table, with a value that is LIKE ?1 in one of these."""
    each = " OR ".join(
        f"({one.extra} AND {one.state} = 'value' AND {one.value} LIKE ?1 ESCAPE '/')"
        for one in sources
    )
    return f"SELECT reply_id FROM {sources[0].table} WHERE {each}"
