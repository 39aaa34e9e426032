"""Every document ever written opens, and tells what was recorded in it."""

import shutil
import sqlite3
from decimal import Decimal
from pathlib import Path

import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import FieldFate, Message
from statelab_gui.domain.fetching.runs import FetchTally, RunKind, RunState
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Prices, Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.probe_plans import PlanState, ProbePlan
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.storage.document import Document
from statelab_gui.storage.identity import SCHEMA_VERSION, Header

_HERE = Path(__file__).parent
_OLD = sorted(_HERE.glob("v*.statelab"))


@pytest.fixture(params=_OLD, ids=[path.stem for path in _OLD])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of an old document, alone in its folder."""
    copy = tmp_path / "old.statelab"
    shutil.copyfile(request.param, copy)
    return copy


def test_there_is_one_document_for_every_schema() -> None:
    assert [path.stem for path in _OLD] == [f"v{n:04}" for n in range(1, SCHEMA_VERSION + 1)]
    assert [Header.read(path).schema_version for path in _OLD] == [*range(1, SCHEMA_VERSION + 1)]


def test_an_old_document_has_a_row_in_every_table(old: Path) -> None:
    connection = sqlite3.connect(f"{old.as_uri()}?mode=ro", uri=True)
    names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    for (name,) in names:
        assert connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] > 0, name
    connection.close()


def test_an_old_document_tells_what_was_recorded(old: Path) -> None:
    document = Document.open(old)
    assert [info.name for info in document.case_sets()][:1] == ["題組 One"]
    assert document.counts(1, 1).right == 1
    assert document.counts(1, 1).wrong == 1
    assert document.case(8).status is CaseStatus.WRONG
    first, second, third = (document.reply(number) for number in (1, 2, 3))
    assert first.raw == b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'
    assert first.verdict.exact
    assert second.raw == b"\xef\xbb\xbf\x00\xff"
    assert not second.verdict.valid
    assert (second.superseded_by, third.supersedes) == (3, 2)
    assert [probe.prefix for probe in document.probes(8, 1)] == [9]
    one, two, *_ = document.examinees()
    assert (one.label, two.label, two.version_of) == ("model-1", "model-1b", 1)
    assert (one.setting("temperature"), one.setting("date")) == (NOT_PROVIDED, BLANK)
    rows = document.run_rows([1, 3])
    assert rows[0].entry("input_tokens") == Setting.of("0")
    assert rows[0].entry("cost") == Setting.of("0.10")
    assert rows[1].entry("truncated") == NOT_PROVIDED
    assert rows[1].entry("notes") == Setting.of("截斷\r\n")
    assert document.reveals(1) == ["2026-11-30T08:00:00+08:00"]
    assert document.draft(2, 2) == "half {"
    assert document.probe_plan(8, 1) == ProbePlan((6, 9, 12))
    assert document.preference("page") == "log"
    assert document.answer_book(7).truth == {"a": 4, "b": 3, "c": 2, "d": 1, "e": 5, "TMP": 4}
    assert document.prompt(7).endswith("\na <- TMP;")
    with pytest.raises(KnownError):
        document.answer_book(2)
    document.close()


@pytest.mark.parametrize("path", _OLD[1:], ids=[path.stem for path in _OLD[1:]])
def test_a_document_from_schema_2_on_tells_repeats_and_the_whole_plan(
    path: Path, tmp_path: Path
) -> None:
    shutil.copyfile(path, tmp_path / "old.statelab")
    document = Document.open(tmp_path / "old.statelab")
    assert [(probe.prefix, probe.repeat) for probe in document.probes(7, 1)] == [(9, 1), (9, 2)]
    assert document.probe_plan(7, 1) == ProbePlan(
        (6, 9, 12), ((7, 8), (10, 11)), 2, PlanState.PAUSED
    )
    document.close()


@pytest.mark.parametrize("path", _OLD[3:], ids=[path.stem for path in _OLD[3:]])
def test_a_document_from_schema_4_on_tells_its_runs_and_how_answers_came(
    path: Path, tmp_path: Path
) -> None:
    shutil.copyfile(path, tmp_path / "old.statelab")
    document = Document.open(tmp_path / "old.statelab")
    *_, batch, run = document.fetch_runs()
    assert (run.plan.name, run.plan.connection.name) == ("第一輪 Run", "服務 One")
    assert run.plan.prices == Prices(Decimal("2.50"), Decimal(10), Decimal("0.625"))
    assert (run.plan.spending_limit, run.plan.left_out) == (Decimal("1.5"), {"temperature"})
    assert (run.state, run.over_limit) == (RunState.PAUSED, True)
    assert run.stopped_by == Trouble(
        TroubleKind.KEY_REFUSED, {"status": "401", "message": "金鑰 no"}
    )
    assert run.tally == FetchTally(5, 1, 0, 2, 1, 1, 0, Decimal("0.000580"), 1)
    assert (batch.plan.kind, batch.state) == (RunKind.BATCH, RunState.RUNNING)
    assert (batch.tally.waiting, batch.tally.asking) == (1, 1)
    answered, incomplete, *_ = document.fetch_tasks(run.id)
    assert (answered.outcome, incomplete.outcome) == (Outcome.COMPLETE, Outcome.INCOMPLETE)
    (kept,) = document.attempts(answered.id)
    assert kept.attempt.request == b'{"model":"model-1b"}'
    assert kept.attempt.response == b'{"id":"chatcmpl-1"}'
    assert kept.attempt.fates == {"model": FieldFate.SENT, "temperature": FieldFate.REFUSED}
    assert kept.cost == Decimal("0.00058")
    assert kept.attempt.answer is not None
    assert kept.attempt.answer.usage == Usage(120, 40, 8, 64)
    assert kept.attempt.answer.raw == document.reply(kept.reply_id or 0).raw
    (row,) = document.run_rows([incomplete.reply_id or 0])
    assert row.entry("input_tokens") == row.entry("truncated") == NOT_PROVIDED
    document.close()


@pytest.mark.parametrize("path", _OLD[4:], ids=[path.stem for path in _OLD[4:]])
def test_a_document_from_schema_5_on_tells_its_conversations(path: Path, tmp_path: Path) -> None:
    shutil.copyfile(path, tmp_path / "old.statelab")
    document = Document.open(tmp_path / "old.statelab")
    assert document.case_set(2).name == "對話 Drift"
    assert [one.form for one in document.cases(2)] == ["clean", "easy"] * 2
    cells, code = document.drift_items(2)
    assert (cells.family, code.family) == (DriftFamily.CELLS, DriftFamily.PYTHON)
    case = document.drift_case(10)
    assert case is not None and case.item == cells
    assert case.conversation.condition is Condition.EASY
    (reply,) = document.replies(10)
    assert (reply.status, reply.verdict.score) == (CaseStatus.RIGHT, 1.0)
    ended = document.dialogue_of(reply.id)
    assert ended is not None and ended.answer == 1
    purposes = [Purpose.TRACKER, Purpose.ANSWER, Purpose.GATE]
    assert [one.purpose for one in ended.steps] == purposes
    assert ended.steps[0].messages == (Message("user", "追蹤 \ud800"),)
    assert (ended.steps[0].raw, ended.steps[1].raw) == (b"\xff{}", reply.raw)
    under_way = document.dialogue(9, 3)
    assert under_way is not None and under_way.replies == ("",)
    (ungraded,) = document.ungraded_replies()
    assert document.reply(ungraded).status is CaseStatus.NOT_GRADED
    assert document.case(11).sealed
    (task,) = document.fetch_tasks(3)
    (kept,) = document.attempts(task.id)
    assert (kept.purpose, kept.reply_id) == (Purpose.TRACKER, None)
    assert kept.attempt.answer is not None and kept.attempt.answer.text == "{}"
    rows = {row.case_id: row for row in document.drift_matrix()}
    assert (rows[10].score, rows[10].arm) == (1.0, "stateforge")
    assert rows[11].status is CaseStatus.NOT_GRADED
    document.close()


def _tables(path: Path) -> list[tuple[str, ...]]:
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        return connection.execute(
            "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"
        ).fetchall()
    finally:
        connection.close()


def test_an_old_document_gets_the_very_tables_of_a_new_one(old: Path, tmp_path: Path) -> None:
    Document.open(old).close()
    Document.create(tmp_path / "new.statelab").close()
    assert _tables(old) == _tables(tmp_path / "new.statelab")


def _rows(path: Path, columns: dict[str, list[str]] | None = None) -> dict[str, list[object]]:
    """Every row of every table but the version; of these columns only, where they are given."""
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        found: dict[str, list[object]] = {}
        for name in columns or _columns(path):
            told = ", ".join(f'"{one}"' for one in (columns or _columns(path))[name])
            query = f'SELECT {told} FROM "{name}" ORDER BY 1, 2'
            found[name] = connection.execute(query).fetchall()
        return found
    finally:
        connection.close()


def _columns(path: Path) -> dict[str, list[str]]:
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'alembic_version'"
        names = [name for (name,) in connection.execute(query)]
        return {
            name: [row[1] for row in connection.execute(f'PRAGMA table_info("{name}")')]
            for name in names
        }
    finally:
        connection.close()


def test_an_old_document_keeps_every_byte_of_every_row(old: Path) -> None:
    columns, before = _columns(old), _rows(old)
    Document.open(old).close()
    after = _rows(old, columns)
    # What was being asked when a document was left is settled when it is opened.
    for table in ("fetch_run", "fetch_task"):
        assert len(before.pop(table, [])) == len(after.pop(table, []))
    assert after == before


def test_every_reply_of_the_oldest_document_was_asked_for_once(tmp_path: Path) -> None:
    copy = tmp_path / "old.statelab"
    shutil.copyfile(_OLD[0], copy)
    Document.open(copy).close()
    connection = sqlite3.connect(copy)
    assert connection.execute("SELECT repeat FROM reply").fetchall() == [(1,)] * 4
    connection.close()


def test_an_old_document_closes_as_one_file_beside_its_backup(old: Path) -> None:
    version = Header.read(old).schema_version
    Document.open(old).close()
    assert Header.read(old).schema_version == SCHEMA_VERSION
    others = [path for path in old.parent.iterdir() if path != old]
    assert len(others) == (version < SCHEMA_VERSION)
