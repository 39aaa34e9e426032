"""The same bytes recorded anew for their grade: nothing that was said of them is lost."""

from dataclasses import replace
from pathlib import Path

import documents_bench as bench
import drift_bench as drift
import fetched_bench as runs
import fetched_drift_bench as fetched
import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.runs import TaskWish
from statelab_gui.domain.log_columns import ColumnKind, RulingKind
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting
from statelab_gui.storage.commands import (
    AddLogColumn,
    AddRuling,
    EditRun,
    RecordReply,
    RemoveLogColumn,
    RevealCase,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

CODE = DriftRecipe((DriftFamily.PYTHON,), seeds=(1,), conditions=(Condition.CLEAN,))


def graded_again(document: Document, number: int, **changes: object) -> int:
    reply = document.reply(number)
    verdict = replace(reply.verdict, correct=1, exact=True, score=1.0)
    command = RecordReply(
        reply.case_id,
        reply.examinee_id,
        None,
        reply.raw,
        reply.source,
        None,
        False,
        reply.received_at,
        supersedes=number,
        graded=verdict,
        again=True,
    )
    document.apply(replace(command, **changes))
    assert command.result is None
    return document.reply(number).superseded_by or 0


@pytest.fixture
def answered(document: Document) -> Document:
    """A right answer that is code, not graded: reply 1."""
    drift.add_set(document, families=(DriftFamily.PYTHON,), seeds=(1,))
    drift.add_examinee(document)
    case = document.drift_case(1)
    assert case is not None
    bench.record(document, 1, 1, raw=drift.right(case))
    return document


def filled_in(document: Document) -> tuple[int, int]:
    """Every field of the reviewer, a column of their own and one since removed; both columns."""
    kept, removed = AddLogColumn("Seen by", ColumnKind.TEXT), AddLogColumn("Old", ColumnKind.TEXT)
    document.apply(kept)
    document.apply(removed)
    assert kept.result is not None and removed.result is not None
    for field, value in (
        ("notes", Setting.of("first line\n第二行")),
        ("input_tokens", NOT_PROVIDED),
        ("cost", Setting.of("0.10")),
        ("truncated", Setting.of("no")),
        (f"column:{kept.result}", Setting.of("me")),
        (f"column:{removed.result}", Setting.of("once")),
    ):
        document.apply(EditRun(1, field, value, bench.NOW))
    document.apply(RemoveLogColumn(removed.result))
    return kept.result, removed.result


def test_what_the_reviewer_filled_in_and_ruled_stands_beside_the_new_grade(
    answered: Document,
) -> None:
    columns = filled_in(answered)
    answered.apply(AddRuling(1, RulingKind.WRONG, "it prints too", bench.NOW))
    before = answered.run_rows([1])[0]
    number = graded_again(answered, 1)
    old, new = answered.run_rows([1, number])
    assert new.status is CaseStatus.RIGHT
    assert new.fields == old.fields == before.fields
    assert new.fields[f"column:{columns[0]}"] == Setting.of("me")
    assert new.ruling == old.ruling == before.ruling is not None
    assert answered.rulings(number) == answered.rulings(1)
    ((_, was, became),) = answered.field_history(number, "notes")
    assert (was, became) == (BLANK, Setting.of("first line\n第二行"))


def test_a_ruling_that_was_withdrawn_does_not_come_back(answered: Document) -> None:
    answered.apply(AddRuling(1, RulingKind.WRONG, "at first sight", bench.NOW))
    answered.apply(AddRuling(1, RulingKind.WITHDRAWN, "", bench.NOW))
    assert answered.rulings(graded_again(answered, 1)) == []


def test_a_book_opened_after_the_answer_was_not_open_before_it(answered: Document) -> None:
    answered.apply(RevealCase(1, bench.NOW))
    (new,) = answered.run_rows([graded_again(answered, 1)])
    assert not new.revealed_before


def test_other_bytes_bring_nothing_along(answered: Document) -> None:
    filled_in(answered)
    number = graded_again(answered, 1, again=False, raw=b"def other(): ...")
    (new,) = answered.run_rows([number])
    assert {one for key, one in new.fields.items()} <= {BLANK}


@pytest.mark.parametrize("arm", ["bare", "stateforge"])
def test_what_the_service_told_stays_with_the_bytes_it_sent(tmp_path: Path, arm: str) -> None:
    document = fetched.new_document(tmp_path, CODE)
    try:
        examinee = fetched.add_examinee(document, arm)
        run = runs.start(document, [TaskWish(1, examinee)], prices=runs.PRICES)
        with FetchJournal(document, run) as journal:
            (task,) = journal.claim(1)
            first, _ = fetched.go_through(journal, task)
        again = graded_again(document, first)
        old, new = document.run_rows([first, again])
        assert old.fetched is not None and new.fetched == old.fetched
        for key in ("output_tokens", "model_returned"):
            ((told, rows),) = document.distinct_values(key).values
            assert rows == 2 and told != BLANK
        kept, brought = document.attempt_of(first), document.attempt_of(again)
        assert kept is not None and brought is not None and brought.id == kept.id
        pasted = graded_again(document, again, source=ReplySource.PASTED)
        (other,) = document.run_rows([pasted])
        assert other.fetched is None
    finally:
        document.close()
