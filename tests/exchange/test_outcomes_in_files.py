"""How services ended answers goes out with the log, and comes in again with the replies."""

import csv
from pathlib import Path

import pytest
from round_trips import NOW, choices, export, import_file, new_document, plan_of, table

from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.runs import FetchPlan, TaskState, TaskWish
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.run_tables import SERVICE_COLUMNS, TableFormat
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddExaminee, RecordReply, StartFetchRun
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

TOLD = Answer(Outcome.COMPLETE, "{}", "stop", "model-1-2026", usage=Usage(120, 40, 0, 64))
RIGHT = b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'  # to case 2-copy-code
SILENT = Answer(Outcome.INCOMPLETE, "{}")


def fetched(path: Path) -> Document:
    """The starter set; case 1 pasted, cases 2 and 3 fetched, of the last of which nothing but its
    text was told."""
    document = new_document(path)
    document.apply(AddExaminee({"model": Setting.of("model-1")}))
    pasted = RecordReply(1, 1, None, b"{}", ReplySource.PASTED, None, False, NOW)
    connection = Connection("One", Dialect.OPENAI, "http://127.0.0.1:8000/v1")
    start = StartFetchRun(FetchPlan("Run", connection), [TaskWish(2, 1), TaskWish(3, 1)])
    for command in (pasted, start):
        document.apply(command)
    with FetchJournal(document, start.result or 0) as journal:
        journal.settle(
            [
                Settled(
                    Attempt(task.id, 1, NOW, "", b"", latency_ms=latency, answer=answer),
                    TaskState.ANSWERED,
                )
                for task, answer, latency in zip(
                    journal.claim(2), (TOLD, SILENT), (950, None), strict=True
                )
            ]
        )
    return document


def test_what_was_not_told_is_not_provided_and_what_was_not_asked_is_blank(
    tmp_path: Path,
) -> None:
    document = fetched(tmp_path / "a.statelab")
    export(document, choices(tmp_path / "log.csv"))
    document.close()
    with (tmp_path / "log.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["source"]]
    keys = [column.key for column in SERVICE_COLUMNS]
    none = "not provided"
    assert [[row[key] for key in keys] for row in rows] == [
        [""] * 8,
        ["complete", "stop", "model-1-2026", "40", "0", "64", "950", "1"],
        ["incomplete", none, none, none, none, none, none, "1"],
    ]


def test_what_counts_as_its_outcome_has_no_verdict_in_a_file_and_comes_in_again(
    tmp_path: Path,
) -> None:
    document = new_document(tmp_path / "a.statelab")
    document.apply(AddExaminee({"model": Setting.of("model-1")}))
    case = next(one.id for one in document.cases(1) if one.name == "2-copy-code")
    outcomes = [Outcome.COMPLETE, Outcome.INCOMPLETE, Outcome.INPUT_CUT, Outcome.INPUT_TOO_LONG]
    for repeat, outcome in enumerate(outcomes, 1):
        raw = b"" if outcome is Outcome.INPUT_TOO_LONG else RIGHT
        facts = (case, 1, None, raw, ReplySource.FETCHED, None, False, NOW)
        document.apply(RecordReply(*facts, repeat=repeat, outcome=outcome))
    export(document, choices(tmp_path / "log.csv"))
    document.close()
    with (tmp_path / "log.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = {row["outcome"]: row for row in csv.DictReader(file) if row["source"]}
    keys = ("correct_cells", "total_cells", "all_cells_right", "format_error")
    assert {outcome: [row[key] for key in keys] for outcome, row in rows.items()} == {
        "complete": ["6", "6", "yes", ""],
        "incomplete": ["", "6", "", ""],
        "input_cut": ["", "", "", ""],
        "input_too_long": ["", "", "", ""],
    }
    other = new_document(tmp_path / "b.statelab")
    assert plan_of(tmp_path / "log.csv", other).other_verdict_count == 0
    other.close()


@pytest.mark.parametrize("kind", TableFormat)
def test_an_outcome_comes_in_with_its_reply(tmp_path: Path, kind: TableFormat) -> None:
    document = new_document(tmp_path / "a.statelab")
    document.apply(AddExaminee({"model": Setting.of("model-1")}))
    outcomes = [None, *Outcome]
    for case, outcome in enumerate(outcomes, 1):
        facts = (case, 1, None, b"{}", ReplySource.FETCHED, None, False, NOW)
        document.apply(RecordReply(*facts, outcome=outcome))
    path = tmp_path / f"log.{kind.value}"
    export(document, choices(path, kind))
    other = new_document(tmp_path / "b.statelab")
    import_file(other, path)
    rows = [row for row in other.run_rows(other.run_row_ids()) if row.reply_id is not None]
    assert [row.outcome for row in rows] == outcomes
    before = document.run_rows(document.run_row_ids())
    assert [row.status for row in rows] == [row.status for row in before if row.reply_id]
    document.close()
    other.close()


def test_an_outcome_that_is_none_is_refused(tmp_path: Path) -> None:
    document = new_document(tmp_path / "a.statelab")
    path = table(
        tmp_path / "log.csv",
        "case,case_set,outcome,reply_encoding,reply",
        f"{document.case(1).name},Starter 題組,finished,text,{{}}",
    )
    plan = plan_of(path, document)
    assert [(one.column, one.code) for one in plan.problems] == [("outcome", "row_bad_outcome")]
    assert plan.problems[0].facts["value"] == "finished"
    document.close()
