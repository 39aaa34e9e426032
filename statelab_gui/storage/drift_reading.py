"""Drift cases read through a bare connection: by queries, commands and the keepers of runs."""

import sqlite3

from statelab_gui.domain.drift.codec import conversation_from_json, item_from_json
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.errors import KnownError


def drift_case_of(connection: sqlite3.Connection, case_id: int) -> DriftCase | None:
    """The item and conversation of a case; None for a case of state tracking, and for none.

    Raises KnownError("damaged_document") for what no program wrote.
    """
    row = connection.execute(_CASE, (case_id,)).fetchone()
    if row is None:
        return None
    try:
        return DriftCase(item_from_json(row[0]), conversation_from_json(row[1]))
    except KnownError as error:
        raise KnownError("damaged_document", reason=str(error.facts.get("detail", ""))) from error


def first_probe(updates: int, turns: int) -> int:
    """The updates of the first turn of a drift case: fewer end in no turn."""
    return updates - turns + 1


_CASE = """
    SELECT drift_item.item, drift_case.conversation FROM drift_case
    JOIN drift_item ON drift_item.id = drift_case.item_id WHERE drift_case.case_id = ?
"""
IS_DRIFT = "EXISTS (SELECT 1 FROM drift_case WHERE drift_case.case_id = case_item.id)"
"""Whether the case in a question about cases is one of intent drift, as text of SQL."""
