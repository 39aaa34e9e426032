"""Drift cases read through a bare connection: by queries, commands and the keepers of runs."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from statelab_gui.domain.drift.codec import case_of, conversation_from_json, item_from_json
from statelab_gui.domain.drift.items import DriftCase, Item
from statelab_gui.domain.errors import KnownError


def drift_case_of(connection: sqlite3.Connection, case_id: int) -> DriftCase | None:
    """The item and conversation of a case; None for a case of state tracking, and for none.

    Raises KnownError("damaged_document") for what no program wrote.
    """
    row = connection.execute(_CASE, (case_id,)).fetchone()
    if row is None:
        return None
    with _damage_told():
        case = case_of(item_from_json(row[0]), conversation_from_json(row[1]))
    turns = case.conversation.turns
    # a probe is asked for by updates: both must tell the same turns
    if (len(turns), len(turns[0].edits)) != (row[2], first_probe(row[3], row[2])):
        raise KnownError("damaged_document", reason="turns")
    return case


def item_of(text: str) -> Item:
    """The item of a row; raises KnownError("damaged_document") for what no program wrote."""
    with _damage_told():
        return item_from_json(text)


@contextmanager
def _damage_told() -> Iterator[None]:
    try:
        yield
    except KnownError as error:
        raise KnownError("damaged_document", reason=str(error.facts.get("detail", ""))) from error


def first_probe(updates: int, turns: int) -> int:
    """The updates of the first turn of a drift case: fewer end in no turn."""
    return updates - turns + 1


_CASE = """
    SELECT drift_item.item, drift_case.conversation, case_item.length, case_item.updates
    FROM drift_case JOIN drift_item ON drift_item.id = drift_case.item_id
    JOIN case_item ON case_item.id = drift_case.case_id WHERE drift_case.case_id = ?
"""
IS_DRIFT = "EXISTS (SELECT 1 FROM drift_case WHERE drift_case.case_id = case_item.id)"
"""Whether the case in a question about cases is one of intent drift, as text of SQL."""
