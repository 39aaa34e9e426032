"""Which tables and triggers a document has, so that one whose guards are gone is not believed.

The triggers refuse every change of what was recorded. A trigger of somebody else could change or
remove rows as others are written, and none of our statements would know.
"""

import sqlite3

from statelab_gui.storage.identity import SCHEMA_VERSION

TABLES = frozenset(
    {
        "alembic_version",
        "attempt",
        "case_item",
        "case_set",
        "command_log",
        "dialogue",
        "dialogue_step",
        "draft",
        "drift_case",
        "drift_item",
        "edit",
        "examinee",
        "examinee_setting",
        "fetch_run",
        "fetch_task",
        "log_column",
        "log_value",
        "meta",
        "preference",
        "probe_plan",
        "program",
        "prompt",
        "reply",
        "reveal",
        "ruling",
        "run",
        "run_block",
        "run_word",
        "verdict",
    }
)
"""The tables of the newest schema."""

_CHANGES = ("delete", "replace", "update")
_APPEND_ONLY = ("attempt", "dialogue", "dialogue_step", "edit", "reply", "reveal", "ruling")
TRIGGERS = frozenset(
    [f"{table}_no_{what}" for table in (*_APPEND_ONLY, "verdict") for what in _CHANGES]
    + [f"{table}_no_update" for table in ("drift_case", "drift_item", "program", "prompt")]
    + [f"examinee_setting_fixed_{what}" for what in ("delete", "insert", "update")]
    + ["run_block_of_changed", "run_block_of_new"]
)
"""The triggers of the newest schema; each earlier one has some of them and no others."""


def structure_fault(connection: sqlite3.Connection, version: int) -> str | None:
    """What of a document of schema `version` is missing or not the program's own, or None."""
    found = connection.execute("SELECT type, name FROM sqlite_master").fetchall()
    tables = {name for kind, name in found if kind == "table"}
    triggers = {name for kind, name in found if kind == "trigger"}
    foreign = triggers - TRIGGERS
    if foreign:
        return f"unknown trigger {min(foreign)}"
    if version != SCHEMA_VERSION:
        return None
    missing = sorted(TABLES - tables) or sorted(TRIGGERS - triggers)
    return f"{missing[0]} is missing" if missing else None
