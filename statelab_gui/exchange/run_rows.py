"""What stands in each column of an exported run log, in English in every language."""

import base64
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.run_tables import (
    BASE64,
    COLUMNS,
    EXAMINEE_COLUMNS,
    FIELD_COLUMNS,
    REPLY_COLUMNS,
    TEXT,
    Part,
    Recorded,
    TableColumn,
    own_table_column,
)
from statelab_gui.domain.runs import BLANK, Examinee, RunRow, Setting, tools_group
from statelab_gui.exchange.guarding import Column


@dataclass(frozen=True)
class ExportRow:
    """A row to be written: the run, the recipe of its set, and what was received, if anything."""

    run: RunRow
    recipe: Recipe
    reply: Recorded | None


Cell = Callable[[ExportRow], object]


def _verdict(name: str) -> Cell:
    return lambda row: getattr(row.run.verdict, name) if row.run.verdict else None


def _of_reply(name: str) -> Cell:
    return lambda row: getattr(row.reply, name) if row.reply else None


def _answered(cell: Callable[[RunRow], object]) -> Cell:
    return lambda row: None if row.run.reply_id is None else cell(row.run)


def _run(name: str) -> Cell:
    return lambda row: getattr(row.run, name)


def _group(row: ExportRow) -> object:
    run = row.run
    if run.examinee_id is None:
        return None
    return tools_group(Examinee(run.examinee_id, run.settings, "")).value


def _asked(run: RunRow) -> str:
    return "whole case" if run.prefix is None else "prefix"


def _fault(row: ExportRow) -> object:
    verdict = row.run.verdict
    return verdict.fault.value if verdict and verdict.fault else None


def _ruling(name: str) -> Cell:
    return lambda row: getattr(row.run.ruling, name) if row.run.ruling else None


def _encoding(row: ExportRow) -> object:
    if row.reply is None:
        return None
    return TEXT if not row.reply.raw or exact_text(row.reply.raw) is not None else BASE64


def _reply(row: ExportRow) -> object:
    if row.reply is None or not row.reply.raw:
        return None
    text = exact_text(row.reply.raw)
    return base64.b64encode(row.reply.raw).decode("ascii") if text is None else text


def exact_text(raw: bytes) -> str | None:
    """The text of a record that a file can hold exactly: UTF-8 without NUL, with something to see.

    None for any other record, which goes out in base64.
    """
    if b"\0" in raw:
        return None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return text if text.strip() else None


_CELLS: Mapping[str, Cell] = {
    "case": _run("case_name"),
    "case_set": _run("set_name"),
    "seed": _run("seed"),
    "family": lambda row: row.run.family.value,
    "form": _run("form"),
    "length": _run("length"),
    "updates": _run("updates"),
    "characters": _run("characters"),
    "cells": lambda row: " ".join(row.recipe.all_cells),
    "modulus": lambda row: row.recipe.modulus,
    "moves": lambda row: row.recipe.pattern.value,
    "tools_group": _group,
    "asked": _answered(_asked),
    "prefix": _run("prefix"),
    "repeat": _answered(lambda run: run.repeat),
    "correct_cells": _verdict("correct"),
    "total_cells": _verdict("total"),
    "all_cells_right": _verdict("exact"),
    "format_error": _fault,
    "scorer_version": _verdict("scorer_version"),
    "ruling": _ruling("kind"),
    "ruling_reason": _ruling("reason"),
    "ruled_at": _ruling("at"),
    "source": lambda row: row.run.source.value if row.run.source else None,
    "file_name": _of_reply("file_name"),
    "converted_from_html": _of_reply("converted_from_html"),
    "received_at": _run("received_at"),
    "revealed_before": _answered(lambda run: run.revealed_before),
    "revealed_at": _run("revealed_at"),
    "superseded": _answered(lambda run: run.superseded),
    "reply_number": _run("reply_id"),
    "supersedes": _of_reply("supersedes"),
    "prompt_sha256": _of_reply("prompt_sha256"),
    "reply_sha256": _of_reply("sha256"),
    "reply_encoding": _encoding,
    "reply": _reply,
}
_SETTINGS = frozenset(column.key for column in EXAMINEE_COLUMNS if column.part is Part.EXAMINEE)
_FIELDS = frozenset(column.key for column in FIELD_COLUMNS)


def columns_of(own: Sequence[LogColumn] = (), *, replies: bool = True) -> tuple[TableColumn, ...]:
    """The columns of the file: the reviewer's own before the reply, which may be left out."""
    plain = [column for column in COLUMNS if column not in REPLY_COLUMNS]
    return (*plain, *map(own_table_column, own), *(REPLY_COLUMNS if replies else ()))


def export_cells(row: ExportRow, columns: Sequence[TableColumn]) -> tuple[Setting, ...]:
    """The cells of a row in these columns."""
    return tuple(_setting(row, column) for column in columns)


def file_columns(columns: Sequence[TableColumn]) -> list[Column]:
    """The same columns as a file's writer knows them."""
    return [Column(one.key, one.kind == "number", one.kind == "date") for one in columns]


def _setting(row: ExportRow, column: TableColumn) -> Setting:
    if column.key in _SETTINGS:
        return row.run.settings.get(column.key, BLANK)
    if column.key in _FIELDS:
        return row.run.entry(column.key)
    if column.part is Part.OWN:
        return row.run.entry(column.field)
    value = _CELLS[column.key](row)
    if value is None:
        return BLANK
    if isinstance(value, bool):
        return _YES if value else _NO
    return _repeated(str(value)) if column.part is not Part.REPLY else Setting.of(str(value))


_YES, _NO = Setting.of("yes"), Setting.of("no")
_repeated = lru_cache(maxsize=8192)(Setting.of)
