"""Drift cases that no program wrote: told as damage, and no answer is lost over them."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import documents_bench as bench
import drift_bench as drift
import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands import RecordReply
from statelab_gui.storage.document import Document

Plain = dict[str, Any]


def damaged(tmp_path: Path, change: Callable[[Plain, Plain], object]) -> Document:
    """A document whose one item and first conversation were changed by other hands."""
    document = bench.new_document(tmp_path)
    drift.add_set(
        document, families=(DriftFamily.ORDERS,), seeds=(3,), conditions=(Condition.HARD,)
    )
    drift.add_examinee(document)
    path = document.path
    document.close()
    with closing(sqlite3.connect(path)) as file, file:
        guards = file.execute(
            "SELECT name, sql FROM sqlite_master"
            " WHERE name IN ('drift_item_no_update', 'drift_case_no_update')"
        ).fetchall()
        for name, _ in guards:
            file.execute(f"DROP TRIGGER {name}")
        [[item]] = file.execute("SELECT item FROM drift_item").fetchall()
        [[talk]] = file.execute("SELECT conversation FROM drift_case").fetchall()
        plain, told = json.loads(item), json.loads(talk)
        change(plain, told)
        file.execute("UPDATE drift_item SET item = ?", (json.dumps(plain),))
        file.execute("UPDATE drift_case SET conversation = ?", (json.dumps(told),))
        for _, made in guards:
            file.execute(made)
    return Document.open(path)


def _first_edit(told: Plain, *edit: object) -> None:
    told["turns"][0][0][0] = list(edit)


@pytest.mark.parametrize(
    "change",
    [
        lambda item, talk: item.update(family="of_a_later_version"),
        lambda item, talk: item.update(version=2),
        lambda item, talk: item.update(goals=[]),
        lambda item, talk: item.update(goals=item["goals"][:1]),
        lambda item, talk: item.update(goals=item["goals"] + item["goals"][:1]),
        lambda item, talk: item["goals"][0].update(after=["nothing"]),
        lambda item, talk: talk.update(turns=[]),
        lambda item, talk: talk.update(turns=talk["turns"][:1]),
        lambda item, talk: talk["turns"].append([[], "No change.", "Noted."]),
        lambda item, talk: _first_edit(talk, "add", 5, 1),
        lambda item, talk: _first_edit(talk, "add", item["goals"][0]["key"], 99),
        lambda item, talk: _first_edit(talk, "add", item["goals"][0]["key"], -1),
        lambda item, talk: _first_edit(talk, "add", "nothing", 1),
    ],
)
def test_what_no_program_wrote_is_told_as_damage(tmp_path: Path, change: Any) -> None:
    with closing(damaged(tmp_path, change)) as document:
        with pytest.raises(KnownError, match="damaged_document"):
            document.drift_case(1)
        assert document.case(1).family is DriftFamily.ORDERS


def test_an_item_that_its_family_cannot_read_leaves_answers_not_graded(tmp_path: Path) -> None:
    def change(item: Plain, talk: Plain) -> None:
        item["payload"] = {}

    with closing(damaged(tmp_path, change)) as document:
        raw, source = b"Answer: 3", ReplySource.PASTED
        document.apply(RecordReply(1, 1, None, raw, source, None, False, bench.NOW))
        (kept,) = document.replies(1)
        assert (kept.raw, kept.status) == (raw, CaseStatus.NOT_GRADED)


def test_items_that_cannot_be_read_are_told_as_damage(tmp_path: Path) -> None:
    document = damaged(tmp_path, lambda item, talk: item.update(goals=[]))
    with closing(document), pytest.raises(KnownError, match="damaged_document"):
        document.drift_items(1)
