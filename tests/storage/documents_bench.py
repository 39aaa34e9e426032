"""What the tests of storage share: a small set, an examinee, replies, and a look at every table."""

import sqlite3
from pathlib import Path
from typing import Any

from statelab_gui.domain.cases import CaseInfo
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import NOT_PROVIDED, ReplySource, Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document

NOW = "2026-11-30T08:00:00+08:00"
FIRST_VALUES = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'  # right for every fixed case
FENCED = b'```json\n{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}\n```'
UNIQUE_TO_THE_PAST = {"edit", "command_log"}  # they keep what was undone as well


def recipe(**changes: Any) -> Recipe:
    """Seed 7, 2 swaps, four families, two forms: 8 cases of 12 updates."""
    fields: dict[str, Any] = {
        "seeds": (7,),
        "lengths": (2,),
        "cells": ("a", "b", "c", "d", "e"),
        "scratch": "TMP",
        "initial": (1, 2, 3, 4, 5, 0),
        "modulus": 10,
    }
    return Recipe(**{**fields, **changes})


_empty: bytes = b""


def new_document(folder: Path, name: str = "a.statelab") -> Document:
    """An empty document: made once, its bytes copied afterwards, since every test wants one."""
    global _empty
    if not _empty:
        document = Document.create(folder / name, now=lambda: NOW)
        document.close()
        _empty = document.path.read_bytes()
    else:
        (folder / name).write_bytes(_empty)
    return Document.open(folder / name, now=lambda: NOW)


def add_set(document: Document, **changes: Any) -> int:
    command = AddCaseSet("Small", recipe(**changes))
    document.apply(command)
    assert command.result is not None
    return command.result


def add_examinee(document: Document, model: str = "model-1") -> int:
    command = AddExaminee({"model": Setting.of(model), "temperature": NOT_PROVIDED})
    document.apply(command)
    assert command.result is not None
    return command.result


def case_named(document: Document, set_id: int, name: str) -> CaseInfo:
    return next(case for case in document.cases(set_id) if case.name == name)


def reply_to(
    case_id: int, examinee_id: int, raw: bytes = FIRST_VALUES, **changes: Any
) -> RecordReply:
    facts: dict[str, Any] = {
        "prefix": None,
        "source": ReplySource.PASTED,
        "file_name": None,
        "converted_from_html": False,
        "received_at": NOW,
    }
    return RecordReply(case_id=case_id, examinee_id=examinee_id, raw=raw, **{**facts, **changes})


def record(document: Document, case_id: int, examinee_id: int, **changes: Any) -> int:
    command = reply_to(case_id, examinee_id, **changes)
    document.apply(command)
    assert command.result is not None
    return command.result


def tables(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, in order of its columns."""
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {
            name: sorted(connection.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr)
            for (name,) in names
        }
    finally:
        connection.close()


def present(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every table but those that remember what was undone; of rulings those that stand, and no
    removed column."""
    found = {name: rows for name, rows in tables(path).items() if name not in UNIQUE_TO_THE_PAST}
    latest = {reply: (reply, *said) for _, reply, *said, _ in sorted(found["ruling"])}
    found["ruling"] = [row for row in latest.values() if row[1] != "withdrawn"]
    found["log_column"] = [row for row in found["log_column"] if not row[4]]
    return found


def raw_sql(document: Document, statement: str) -> None:
    """Run a statement through the document's own engine and commit it."""
    with document._open_engine().begin() as connection:
        connection.exec_driver_sql(statement)


def snapshot(folder: Path) -> dict[str, bytes | None]:
    """Every name in a folder with its bytes, None for a folder."""
    return {
        str(path.relative_to(folder)): None if path.is_dir() else path.read_bytes()
        for path in sorted(folder.rglob("*"))
    }
