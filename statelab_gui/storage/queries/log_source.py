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
    """Whether the values are whole numbers from 0, NULL in any other state, of every reply."""
    numeric: bool = False
    """Whether the values are written in digits, point and minus only."""

    def where(self, state: str) -> str:
        """FROM and WHERE of the rows in that state."""
        return f"FROM {self.table} WHERE {self.extra} AND {self.state} = '{state}'"

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
    return Source("run", f"{key}_state", key, whole=whole, numeric=kind in NUMBERS)


def column_source(column_id: int, numeric: bool = False) -> Source:
    """The source of a column of the reviewer's own."""
    extra = f"column_id = {column_id:d}"
    return Source("log_value", "state", "value", extra, numeric=numeric)


def held_in_one_scan(sources: Sequence[Source]) -> str:
    """The query of the replies, in one table, with a value that is LIKE ?1 in one of these."""
    each = " OR ".join(
        f"({one.extra} AND {one.state} = 'value' AND {one.value} LIKE ?1 ESCAPE '/')"
        for one in sources
    )
    return f"SELECT reply_id FROM {sources[0].table} WHERE {each}"
