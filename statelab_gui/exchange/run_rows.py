"""The columns of an exported run log, in English in every language, and their cells."""

import base64
from collections.abc import Callable
from dataclasses import dataclass

from statelab_gui.domain.runs import (
    BLANK,
    EXAMINEE_FIELDS,
    RUN_FIELDS,
    Examinee,
    ReplyInfo,
    RunRow,
    Setting,
    tools_group,
)
from statelab_gui.exchange.tables import Column

Cell = Callable[[RunRow, ReplyInfo | None], Setting]


@dataclass(frozen=True)
class ExportColumn:
    """A column of the file and what stands in it for a row and, where it has one, its reply."""

    column: Column
    cell: Cell


def _of(key: str, cell: Callable[[RunRow], object], numeric: bool = False) -> ExportColumn:
    """A column of a plain value; None is blank, true and false are yes and no."""

    def setting(row: RunRow, reply: ReplyInfo | None) -> Setting:
        value = cell(row)
        if value is None:
            return BLANK
        if isinstance(value, bool):
            return Setting.of("yes" if value else "no")
        return Setting.of(str(value))

    return ExportColumn(Column(key, numeric), setting)


def _setting(key: str) -> ExportColumn:
    return ExportColumn(Column(key), lambda row, reply: row.settings.get(key, BLANK))


def _field(key: str, kind: str) -> ExportColumn:
    numeric = kind in ("int", "number")
    return ExportColumn(Column(key, numeric), lambda row, reply: row.entry(key))


def _text_of_reply(row: RunRow, reply: ReplyInfo | None) -> Setting:
    """The reply as received, when a text field can hold it exactly."""
    text = None if reply is None else _exact_text(reply.raw)
    return BLANK if text is None else Setting.of(text)


def _base64_of_reply(row: RunRow, reply: ReplyInfo | None) -> Setting:
    """The reply's bytes in base64, when no text field can hold them exactly."""
    if reply is None or not reply.raw or _exact_text(reply.raw) is not None:
        return BLANK
    return Setting.of(base64.b64encode(reply.raw).decode("ascii"))


def _exact_text(raw: bytes) -> str | None:
    """The text of a record that is UTF-8 with something to see in it; None for any other."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return text if text.strip() else None


def _group(row: RunRow) -> str | None:
    if row.examinee_id is None:
        return None
    return tools_group(Examinee(row.examinee_id, row.settings, "")).value


def _asked(row: RunRow) -> str | None:
    if row.reply_id is None:
        return None
    return "whole case" if row.prefix is None else "prefix"


_FIELDS = {spec.key: _field(spec.key, spec.kind) for spec in RUN_FIELDS}

EXPORT_COLUMNS: tuple[ExportColumn, ...] = (
    _of("case", lambda row: row.case_name),
    _of("case_set", lambda row: row.set_name),
    _of("seed", lambda row: row.seed, numeric=True),
    _of("family", lambda row: row.family.value),
    _of("form", lambda row: row.form),
    _of("length", lambda row: row.length, numeric=True),
    _of("updates", lambda row: row.updates, numeric=True),
    _of("characters", lambda row: row.characters, numeric=True),
    *(_setting(spec.key) for spec in EXAMINEE_FIELDS),
    _of("tools_group", _group),
    _of("asked", _asked),
    _of("prefix", lambda row: row.prefix, numeric=True),
    _FIELDS["input_tokens"],
    _of("correct_cells", lambda row: row.verdict and row.verdict.correct, numeric=True),
    _of("total_cells", lambda row: row.verdict and row.verdict.total, numeric=True),
    _of("all_cells_right", lambda row: row.verdict and row.verdict.exact),
    _of("format_error", lambda row: row.verdict and row.verdict.fault and row.verdict.fault.value),
    _of("scorer_version", lambda row: row.verdict and row.verdict.scorer_version, numeric=True),
    _FIELDS["truncated"],
    _FIELDS["cost"],
    _of("source", lambda row: row.source and row.source.value),
    _of("received_at", lambda row: row.received_at),
    _of("revealed_before", lambda row: None if row.reply_id is None else row.revealed_before),
    _of("revealed_at", lambda row: row.revealed_at),
    _of("superseded", lambda row: None if row.reply_id is None else row.superseded),
    _FIELDS["notes"],
)
"""The columns that need no reply."""

REPLY_COLUMNS: tuple[ExportColumn, ...] = (
    ExportColumn(
        Column("reply_sha256"), lambda row, reply: Setting.of(reply.sha256) if reply else BLANK
    ),
    ExportColumn(Column("reply"), _text_of_reply),
    ExportColumn(Column("reply_base64"), _base64_of_reply),
)
"""The reply itself: its digest, its text, or its bytes where it is no text.

A blank `reply` beside a digest and a blank `reply_base64` is an empty reply.
"""


def export_cells(
    row: RunRow, reply: ReplyInfo | None, columns: tuple[ExportColumn, ...]
) -> tuple[Setting, ...]:
    """The cells of a row in these columns."""
    return tuple(column.cell(row, reply) for column in columns)
