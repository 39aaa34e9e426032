"""The columns of a run log that goes out to a file and comes in again, in English everywhere.

What a file calls a column is its key. A column of the reviewer's own is called `own:KIND:NAME`,
KIND being text, number, choice or date.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.runs import EXAMINEE_FIELDS, RUN_FIELDS

NOT_PROVIDED_WORD = "not provided"
"""What a cell of a file holds that was not provided, in every language."""

TEXT, BASE64 = "text", "base64"
"""How a reply stands in a file: as its own text, or as its bytes in base64."""

Kind = Literal["text", "number", "date"]


class Part(StrEnum):
    """What a column is read for when it comes in; what is TOLD is for people, and is not read."""

    CASE = "case"
    EXAMINEE = "examinee"
    REPLY = "reply"
    VERDICT = "verdict"
    FIELD = "field"
    OWN = "own"
    TOLD = "told"


@dataclass(frozen=True)
class TableColumn:
    """A column: `kind` says how its cells are written where a file knows types.

    `field` is the field of a row that one of the reviewer's own columns shows.
    """

    key: str
    part: Part
    kind: Kind = "text"
    field: str = ""


_KINDS: dict[str, Kind] = {"int": "number", "number": "number", "flag": "text", "text": "text"}

CASE_COLUMNS = (
    TableColumn("case", Part.CASE),
    TableColumn("case_set", Part.CASE),
    TableColumn("seed", Part.CASE, "number"),
    TableColumn("family", Part.TOLD),
    TableColumn("form", Part.TOLD),
    TableColumn("length", Part.TOLD, "number"),
    TableColumn("updates", Part.TOLD, "number"),
    TableColumn("characters", Part.TOLD, "number"),
    TableColumn("cells", Part.TOLD),
    TableColumn("modulus", Part.TOLD, "number"),
    TableColumn("moves", Part.TOLD),
)
EXAMINEE_COLUMNS = (
    *(
        TableColumn(spec.key, Part.EXAMINEE, "date" if spec.kind == "date" else "text")
        for spec in EXAMINEE_FIELDS
    ),
    TableColumn("tools_group", Part.TOLD),
)
ASKED_COLUMNS = (
    TableColumn("asked", Part.TOLD),
    TableColumn("prefix", Part.REPLY, "number"),
    TableColumn("repeat", Part.REPLY, "number"),
)
VERDICT_COLUMNS = (
    TableColumn("correct_cells", Part.VERDICT, "number"),
    TableColumn("total_cells", Part.VERDICT, "number"),
    TableColumn("all_cells_right", Part.VERDICT),
    TableColumn("format_error", Part.VERDICT),
    TableColumn("scorer_version", Part.TOLD, "number"),
    TableColumn("score", Part.TOLD, "number"),
)
FIELD_COLUMNS = tuple(
    TableColumn(field.key, Part.FIELD, _KINDS[field.kind]) for field in RUN_FIELDS
)
RULING_COLUMNS = (
    TableColumn("ruling", Part.FIELD),
    TableColumn("ruling_reason", Part.FIELD),
    TableColumn("ruled_at", Part.FIELD),
)
SOURCE_COLUMNS = (
    TableColumn("source", Part.REPLY),
    TableColumn("file_name", Part.TOLD),
    TableColumn("converted_from_html", Part.REPLY),
    TableColumn("received_at", Part.REPLY),
    TableColumn("revealed_before", Part.REPLY),
    TableColumn("revealed_at", Part.TOLD),
    TableColumn("superseded", Part.TOLD),
    TableColumn("reply_number", Part.REPLY, "number"),
    TableColumn("supersedes", Part.REPLY, "number"),
    TableColumn("prompt_sha256", Part.CASE),
    TableColumn("reply_sha256", Part.REPLY),
)
SERVICE_COLUMNS = (
    TableColumn("outcome", Part.REPLY),
    TableColumn("finish_reason", Part.TOLD),
    TableColumn("model_returned", Part.TOLD),
    TableColumn("output_tokens", Part.TOLD, "number"),
    TableColumn("reasoning_tokens", Part.TOLD, "number"),
    TableColumn("cached_tokens", Part.TOLD, "number"),
    TableColumn("latency_ms", Part.TOLD, "number"),
    TableColumn("attempts", Part.TOLD, "number"),
)
"""What a service told of a reply; blank where none was asked."""
REPLY_COLUMNS = (
    TableColumn("reply_encoding", Part.REPLY),
    TableColumn("reply", Part.REPLY),
)
"""The reply itself. An empty reply has an encoding and no text; no reply has neither."""

COLUMNS: tuple[TableColumn, ...] = (
    *CASE_COLUMNS,
    *EXAMINEE_COLUMNS,
    *ASKED_COLUMNS,
    *VERDICT_COLUMNS,
    *RULING_COLUMNS,
    *FIELD_COLUMNS,
    *SOURCE_COLUMNS,
    *SERVICE_COLUMNS,
    *REPLY_COLUMNS,
)
"""Every column but the reviewer's own, in the order of the file."""

READ_COLUMNS: tuple[TableColumn, ...] = tuple(c for c in COLUMNS if c.part is not Part.TOLD)
"""The columns that are read when a file comes in."""

_OWN = "own"


def own_key(column: LogColumn) -> str:
    """What a file calls a column that the reviewer made; it tells the kind too."""
    return f"{_OWN}:{column.kind.value}:{column.name}"


def own_table_column(column: LogColumn) -> TableColumn:
    """The column of a file for one that the reviewer made."""
    kinds: dict[ColumnKind, Kind] = {ColumnKind.NUMBER: "number", ColumnKind.DATE: "date"}
    return TableColumn(own_key(column), Part.OWN, kinds.get(column.kind, "text"), column.field)


def own_of_key(key: str) -> tuple[str, ColumnKind] | None:
    """The name and the kind of the reviewer's own column that a file calls `key`; None for any
    other key."""
    head, _, rest = key.partition(":")
    kind, _, name = rest.partition(":")
    if head != _OWN or kind not in set(ColumnKind) or not name.strip():
        return None
    return name, ColumnKind(kind)


class TableFormat(StrEnum):
    """The kinds of files that a run log goes out to and comes in from; CSV is any text table."""

    CSV = "csv"
    TSV = "tsv"
    XLSX = "xlsx"
    JSONL = "jsonl"


ENCODINGS = ("utf-8", "utf-16", "utf-16-le", "utf-16-be", "gb18030", "big5")
"""The encodings of a text that can be chosen, as Python calls them."""


@dataclass(frozen=True)
class Reading:
    """How a file is read; `encoding` None is not decided. `apostrophes` takes one off each text."""

    format: TableFormat
    encoding: str | None = "utf-8"
    separator: str = ","
    decimal: str = "."
    apostrophes: bool = False
