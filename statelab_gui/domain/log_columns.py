"""Columns that the reviewer makes, and rulings that stand beside a verdict."""

import re
from dataclasses import dataclass
from enum import StrEnum

_FIELD = re.compile(r"column:([1-9][0-9]{0,17})")


class ColumnKind(StrEnum):
    """What a column of the reviewer's own holds; a date is ISO 8601, yyyy-mm-dd."""

    TEXT = "text"
    NUMBER = "number"
    CHOICE = "choice"
    DATE = "date"


@dataclass(frozen=True)
class LogColumn:
    """A column that the reviewer made; `choices` are those of a CHOICE, none for other kinds.

    A `removed` one is shown nowhere; its values are kept.
    """

    id: int
    name: str
    kind: ColumnKind
    choices: tuple[str, ...] = ()
    removed: bool = False

    @property
    def field(self) -> str:
        """What the field of a row is called that this column shows."""
        return column_field(self.id)


def column_field(column_id: int) -> str:
    """What the field of the column with that id is called."""
    return f"column:{column_id}"


def column_id(field: str) -> int | None:
    """The id of the column whose field that is; None for any other field."""
    found = _FIELD.fullmatch(field)
    return int(found.group(1)) if found else None


class RulingKind(StrEnum):
    """What the reviewer rules about a reply, beside the verdict; WITHDRAWN rules nothing."""

    RIGHT = "right"
    WRONG = "wrong"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True)
class Ruling:
    """A ruling with its reason; `at` is ISO-8601 with offset. It never changes a score."""

    kind: RulingKind
    reason: str
    at: str
