"""Drift sets in the document: cases like any other, with an item and a conversation behind them."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

import documents_bench as bench
import drift_bench as drift
import fetched_bench
import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.encoding import encode, k_of_turn, truth_after
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.making import case_name
from statelab_gui.domain.drift.messages import prompt_of
from statelab_gui.domain.drift.probing import active_json, probe_text
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.runs import FetchPlan, TaskWish
from statelab_gui.domain.first_errors import Group
from statelab_gui.domain.probe_plans import ProbePlan
from statelab_gui.domain.run_tables import COLUMNS
from statelab_gui.domain.runs import ReplySource, ToolsGroup
from statelab_gui.domain.scoring import SCORER_VERSION, GroupScore
from statelab_gui.domain.statistics.trials import NoTrials
from statelab_gui.storage.commands import (
    AddDriftSet,
    RecordReply,
    RenameCaseSet,
    RevealCase,
    SaveDraft,
    SetProbePlan,
    StartFetchRun,
)
from statelab_gui.storage.commands.base import raw_connection
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.run_filter import RunFilter
from statelab_gui.storage.queries.run_tally import Pool
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.storage.table_reading import TableReader
from statelab_gui.storage.texts import sha256_of


def test_a_drift_set_is_a_set_of_cases(document: Document) -> None:
    set_id = drift.add_set(document)
    cases = drift.made(drift.recipe())
    info = document.case_set(set_id)
    assert (info.name, info.recipe, info.case_count) == ("Drift", drift.recipe(), 6)
    listed = document.cases(set_id)
    assert [one.name for one in listed] == [case_name(case) for case in cases]
    assert document.cases_of([one.id for one in listed]) == listed
    for one, case in zip(listed, cases, strict=True):
        assert (one.family, one.form) == (case.item.family, case.conversation.condition.value)
        assert (one.seed, one.length) == (case.item.seed, len(case.conversation.turns))
        assert one.cells == tuple(goal.key for goal in case.item.goals)
        assert (one.updates, one.sealed) == (len(encode(case)), True)
        assert document.prompt(one.id) == prompt_of(case)
        assert document.drift_case(one.id) == case
    assert document.drift_items(set_id) == [cases[0].item, cases[3].item]


def test_a_case_of_state_tracking_is_no_drift_case(document: Document) -> None:
    bench.add_set(document)
    assert document.drift_case(1) is None
    assert document.drift_case(99) is None
    assert document.drift_items(1) == []
    assert document.drift_matrix() == []


def test_adding_a_drift_set_is_undone_and_done_again(document: Document) -> None:
    bench.add_set(document)
    before = bench.present(document.path)
    command = AddDriftSet("Drift", drift.recipe(), drift.made(drift.recipe()))
    document.apply(command)
    after = bench.present(document.path)
    assert len(after["drift_case"]) == 6 and len(after["drift_item"]) == 2
    document.revert(command)
    assert bench.present(document.path) == before
    document.apply(command)
    assert bench.present(document.path) == after


@pytest.mark.parametrize("spoken_by", ["templates", "model-9"])
def test_a_set_is_undone_and_done_again_after_the_document_was_closed(
    document: Document, spoken_by: str
) -> None:
    cases = [
        replace(one, conversation=replace(one.conversation, spoken_by=spoken_by))
        for one in drift.made(drift.recipe())
    ]
    document.apply(AddDriftSet("Drift", drift.recipe(), cases, bench.NOW))
    after = bench.present(document.path)
    document.close()
    again = Document.open(document.path, now=lambda: bench.NOW)
    try:
        step = again.next_undo()
        assert step is not None and step.name == "add_drift_set"
        again.revert(again.step_command(step.log_id))
        assert again.case_sets() == []
        step = again.next_redo()
        assert step is not None
        again.apply(again.step_command(step.log_id))
        assert bench.present(document.path) == after
    finally:
        again.close()


def test_adding_beside_the_window_tells_its_progress_and_leaves_nothing_when_stopped(
    document: Document,
) -> None:
    wanted = drift.recipe(seeds=tuple(range(1, 21)))
    before = bench.tables(document.path)
    command = AddDriftSet("Drift", wanted, drift.made(wanted))
    job = document.applying(command)
    told = next(job)
    while told.done < 50:
        told = next(job)
    assert (told.total, told.unit) == (60, "cases")
    job.close()
    assert bench.tables(document.path) == before
    for _ in document.applying(command):
        pass
    assert len(document.cases(command.result or 0)) == 60


@pytest.mark.parametrize("spoken_by", ["templates", "model-9"])
def test_doing_a_set_again_tells_its_progress_and_leaves_nothing_when_stopped(
    document: Document, spoken_by: str
) -> None:
    wanted = drift.recipe(seeds=tuple(range(1, 21)))
    cases = [
        replace(one, conversation=replace(one.conversation, spoken_by=spoken_by))
        for one in drift.made(wanted)
    ]
    document.apply(AddDriftSet("Drift", wanted, cases, bench.NOW))
    step = document.next_undo()
    assert step is not None
    document.revert(document.step_command(step.log_id))
    before = bench.tables(document.path)
    job = document.applying(document.step_command(step.log_id))
    told = [next(job) for _ in range(4)]
    assert all(0 <= one.done < 60 for one in told) and told[-1].done > 0
    job.close()
    assert bench.tables(document.path) == before
    for _ in document.applying(document.step_command(step.log_id)):
        pass
    assert len(document.cases(document.case_sets()[0].id)) == 60


def test_no_set_is_made_of_nothing(document: Document) -> None:
    before = bench.tables(document.path)
    with pytest.raises(KnownError, match="drift_set_empty"):
        document.apply(AddDriftSet("Drift", drift.recipe(), []))
    assert bench.tables(document.path) == before


@pytest.mark.parametrize("what", ["reply", "draft", "plan", "reveal", "run", "step"])
def test_a_set_that_something_stands_on_stays(document: Document, what: str) -> None:
    command = AddDriftSet("Drift", drift.recipe(), drift.made(drift.recipe()))
    document.apply(command)
    drift.add_examinee(document)
    case = document.drift_case(2)
    assert case is not None
    if what == "step":
        drift.record_step(document, 2, 1, 0)
    else:
        document.apply(
            {
                "reply": bench.reply_to(2, 1),
                "draft": SaveDraft(2, 1, None, "half"),
                "plan": SetProbePlan(2, 1, ProbePlan((k_of_turn(case, 1),))),
                "reveal": RevealCase(2, bench.NOW),
                "run": StartFetchRun(FetchPlan("Run", fetched_bench.PRACTICE), [TaskWish(2, 1)]),
            }[what]
        )
    before = bench.tables(document.path)
    with pytest.raises(KnownError, match="cannot_undo"):
        document.revert(command)
    assert bench.tables(document.path) == before


def test_a_drift_set_is_renamed_like_any_other(document: Document) -> None:
    set_id = drift.add_set(document)
    document.apply(RenameCaseSet(set_id, "Other"))
    assert document.case_set(set_id).name == "Other"


def test_an_answer_is_judged_by_its_own_grader(document: Document) -> None:
    drift.add_set(document)
    drift.add_examinee(document)
    case = document.drift_case(2)
    assert case is not None
    number = bench.record(document, 2, 1, raw=drift.right(case))
    reply = document.reply(number)
    assert (reply.verdict.score, reply.status) == (1.0, CaseStatus.RIGHT)
    assert not document.case(2).sealed
    assert reply.prompt_sha256 == sha256_of(prompt_of(case))
    worse = bench.record(document, 3, 1, raw=b"I do not know")
    assert document.reply(worse).status is CaseStatus.FORMAT_ERROR
    assert document.reply(worse).verdict.score in (0.0, None)


def test_the_answer_book_of_a_drift_case_has_every_goal_after_every_turn(
    document: Document,
) -> None:
    drift.add_set(document)
    case = document.drift_case(2)
    assert case is not None and case.conversation.condition is Condition.EASY
    with pytest.raises(KnownError, match="case_sealed"):
        document.answer_book(2)
    document.apply(RevealCase(2, bench.NOW))
    book = document.answer_book(2)
    for t in range(1, len(case.conversation.turns) + 1):
        k = k_of_turn(case, t)
        assert book.after(k) == truth_after(case, k)
    assert book.truth == truth_after(case, len(book))
    shape = document.program_shape(2)
    assert shape.complete_from == k_of_turn(case, 1)
    assert shape.move_ends == tuple(range(shape.complete_from, shape.updates + 1))


def test_a_probe_asks_for_what_is_active_after_a_turn(document: Document) -> None:
    drift.add_set(document)
    drift.add_examinee(document)
    case = document.drift_case(2)
    assert case is not None
    k = k_of_turn(case, 3)
    text = probe_text(case, k)
    assert document.prompt_prefix(2, k) == text
    assert document.fetch_size([TaskWish(2, 1, k)]).characters == len(text)
    raw = active_json(case.item, case.conversation.after(3)).encode()
    number = bench.record(document, 2, 1, raw=raw, prefix=k)
    (probe,) = document.probes(2, 1)
    assert (probe.id, probe.status, probe.prefix) == (number, CaseStatus.RIGHT, k)
    assert probe.prompt_sha256 == sha256_of(text)
    assert probe.sealed and probe.verdict.cells == ()
    wrong = active_json(case.item, {}).encode()
    bench.record(document, 2, 1, raw=wrong, prefix=k, repeat=2)
    assert document.probes(2, 1)[1].status is CaseStatus.WRONG
    assert document.case(2).sealed


@pytest.mark.parametrize("before_the_first_turn_ends", [True, False])
def test_a_prefix_in_which_no_turn_ends_cannot_be_probed(
    document: Document, before_the_first_turn_ends: bool
) -> None:
    drift.add_set(document)
    drift.add_examinee(document)
    shape = document.program_shape(3)
    k = shape.complete_from - 1 if before_the_first_turn_ends else shape.updates + 1
    code = "prefix_too_early" if before_the_first_turn_ends else "prefix_too_long"
    assert k > 0
    plan = FetchPlan("Run", fetched_bench.PRACTICE)
    for ask in (
        lambda: document.prompt_prefix(3, k),
        lambda: document.apply(bench.reply_to(3, 1, prefix=k)),
        lambda: document.apply(SetProbePlan(3, 1, ProbePlan((k,)))),
        lambda: document.apply(StartFetchRun(plan, [TaskWish(3, 1, k)])),
    ):
        with pytest.raises(KnownError, match=code):
            ask()


def test_drift_cases_are_in_no_figure_of_state_tracking(document: Document) -> None:
    bench.add_set(document)
    drift.add_set(document)
    drift.add_examinee(document)
    bench.record(document, 1, 1, raw=bench.FENCED)
    bench.record(document, 10, 1, raw=b"none")
    bench.record(document, 10, 1, raw=b"none", prefix=document.program_shape(10).updates)
    reader = DocumentReader(document.path, read_only=True)
    try:
        (trials, baselines) = (_done(reader.trials()), _done(reader.baselines()))
        assert {trial.case_id for trial in trials} == set(range(1, 9))
        assert set(baselines) == {1}
        assert reader.no_trials() == NoTrials(0, 0, drift_superseded=0, drift_probes=1)
        bench.record(document, 10, 1, raw=b"none at all", supersedes=2)
        assert reader.no_trials() == NoTrials(0, 0, drift_superseded=1, drift_probes=1)
        assert reader.no_trials(examinees=[9]) == NoTrials(0, 0)
        versions = reader.scorer_versions(), reader.scorer_versions(drift=True)
        assert versions == ((SCORER_VERSION,), (SCORER_VERSION,))
        assert reader.scorer_versions(sets=[1], drift=True) == ()
    finally:
        reader.close()
    asked = document.whole_counts(Group())
    assert (asked.replies, asked.format_errors) == (1, 1)
    assert [one.case_id for one in document.not_right(Group())] == [1]
    assert document.open_finals(2) == []
    assert len(document.drift_matrix()) == 6


def _done(job: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(job)
        except StopIteration as end:
            return end.value


def test_the_matrix_has_a_row_for_every_case_begun(document: Document) -> None:
    drift.add_set(document)
    drift.add_examinee(document)
    drift.add_examinee(document, "stateforge")
    case = document.drift_case(1)
    assert case is not None
    right = bench.record(document, 1, 1, raw=drift.right(case))
    bench.record(document, 2, 1, raw=b"nothing usable")
    bench.record(document, 1, 2, raw=drift.right(case), source=ReplySource.SIMULATED)
    rows = document.drift_matrix()
    mine = [row for row in rows if row.examinee_id == 1]
    assert [row.case_id for row in mine] == [1, 2, 3, 4, 5, 6]
    assert (mine[0].reply_id, mine[0].score, mine[0].arm) == (right, 1.0, "bare")
    assert (mine[1].score, mine[1].status) == (0.0, CaseStatus.FORMAT_ERROR)
    assert mine[2].score is None and mine[2].status is CaseStatus.UNANSWERED
    assert [row.condition for row in mine[:3]] == list(drift.CONDITIONS)
    assert (mine[0].turns, mine[0].variants, mine[0].decoys) == (1, 0, 0)
    second = document.drift_case(2)
    assert second is not None and mine[1].variants == second.conversation.variants
    others = [row for row in rows if row.examinee_id == 2]
    assert {row.simulated for row in others} == {True} and others[0].arm == "stateforge"
    assert document.drift_matrix(sets=[99]) == []
    assert document.drift_matrix(examinees=[1]) == mine


def test_the_matrix_of_a_set_is_its_part_of_the_matrix_and_reads_no_other_set(
    document: Document,
) -> None:
    one, other = drift.add_set(document), drift.add_set(document, seeds=(3,))
    drift.add_examinee(document)
    wrong = bench.record(document, 1, 1, raw=b"nothing usable")
    case = document.drift_case(1)
    assert case is not None
    bench.record(document, 1, 1, raw=drift.right(case), supersedes=wrong)
    bench.record(document, 7, 1, raw=b"nothing usable")
    bench.record(document, 2, 1, raw=b"nothing usable", source=ReplySource.SIMULATED)
    rows = document.drift_matrix()
    of_one = [row for row in rows if row.case_id <= 6]
    assert len(of_one) > 6 and len(rows) > len(of_one)
    assert document.drift_matrix(sets=[one]) == of_one
    assert document.drift_matrix(sets=[other]) == rows[len(of_one) :]
    assert document.drift_matrix(sets=[other, one]) == rows
    assert document.drift_matrix(sets=[]) == []
    with document._writing() as work:  # the conversations of the other set are no JSON any more
        raw = raw_connection(work)
        for (name,) in raw.execute(_GUARDS).fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        raw.execute("UPDATE drift_case SET conversation = 'damaged' WHERE case_id > 6")
    assert document.drift_matrix(sets=[one]) == of_one


_GUARDS = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'drift_case'"


def test_an_answer_that_could_not_be_run_is_not_graded_and_can_be_graded_later(
    document: Document,
) -> None:
    if (
        DriftFamily.PYTHON
        not in __import__("statelab_gui.domain.drift.families", fromlist=["FAMILIES"]).FAMILIES
    ):
        pytest.skip("no family of code")
    drift.add_set(document, families=(DriftFamily.PYTHON,), seeds=(1,))
    drift.add_examinee(document)
    case = document.drift_case(1)
    assert case is not None
    raw = drift.right(case)
    number = bench.record(document, 1, 1, raw=raw)
    reply = document.reply(number)
    assert (reply.status, reply.verdict.score) == (CaseStatus.NOT_GRADED, None)
    assert document.case(1).sealed
    assert document.ungraded_replies() == [number]
    assert document.counts(1).not_graded == 1
    (row, *_) = document.drift_matrix()
    assert (row.score, row.status) == (None, CaseStatus.NOT_GRADED)
    graded = replace(reply.verdict, correct=1, exact=True, score=1.0)
    again = RecordReply(
        1,
        1,
        None,
        raw,
        ReplySource.PASTED,
        None,
        False,
        bench.NOW,
        supersedes=number,
        graded=graded,
    )
    document.apply(again)
    assert document.ungraded_replies() == []
    assert document.reply(again.result or 0).status is CaseStatus.RIGHT
    assert not document.case(1).sealed


def test_the_log_counts_conversations_apart_from_cases_with_cells(document: Document) -> None:
    bench.add_set(document)
    drift.add_set(document)
    drift.add_examinee(document)
    bench.record(document, 1, 1)
    case = document.drift_case(10)
    assert case is not None
    bench.record(document, 10, 1, raw=drift.right(case))
    bench.record(document, 11, 1, raw=b"none")
    bench.record(document, 10, 1, raw=b"{}", prefix=document.program_shape(10).updates)
    tally = document.run_tally()
    of_state, of_drift = Pool(ToolsGroup.UNKNOWN), Pool(ToolsGroup.UNKNOWN, drift=True)
    assert tally.groups[of_state] == GroupScore(1, 1, 0, 6, 6)
    counted = tally.groups[of_drift]
    assert (counted.cases, counted.passed, counted.format_errors) == (2, 1, 1)
    assert list(tally.groups) == [of_state, of_drift]
    assert tally.probes == 1
    families = {row.family for row in document.run_rows(document.run_row_ids())}
    assert DriftFamily.CELLS in families
    by_family = document.run_row_ids(order_by="family", wanted=RunFilter(text="cells"))
    assert len(by_family) == 7


def test_a_table_that_goes_out_has_the_score_of_an_answer(document: Document) -> None:
    bench.add_set(document)
    drift.add_set(document)
    drift.add_examinee(document)
    case = document.drift_case(10)
    assert case is not None
    numbers = [
        bench.record(document, 1, 1),
        bench.record(document, 10, 1, raw=drift.right(case)),
        bench.record(document, 11, 1, raw=b"none"),
    ]
    wanted = ("case", "family", "cells", "modulus", "score")
    columns = [next(one for one in COLUMNS if one.key == key) for key in wanted]
    reader = TableReader(document.path, read_only=True)
    try:
        (page,) = reader.table_pages(numbers, columns)
    finally:
        reader.close()
    told = dict(zip(wanted, page, strict=True))
    assert list(told["score"]) == ["", "1.0", "0.0"]
    assert list(told["family"])[1:] == ["cells", "cells"]
    assert list(told["cells"]) == ["a b c d e TMP", "", ""]
    assert list(told["modulus"]) == ["10", "", ""]
