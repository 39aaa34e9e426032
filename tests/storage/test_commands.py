"""Every change is one committed transaction, and what can be taken back is taken back whole."""

import copy
from collections.abc import Callable
from pathlib import Path

import documents_bench as bench
import drift_bench as drift
import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_reading import read_row
from statelab_gui.domain.log_columns import ColumnKind, LogColumn, RulingKind
from statelab_gui.domain.probe_plans import ProbePlan
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddDriftSet,
    AddExaminee,
    AddLogColumn,
    AddRuling,
    Command,
    EditRun,
    EditRuns,
    ImportRows,
    RemoveLogColumn,
    RenameCaseSet,
    RevealCase,
    ReviseExaminee,
    ReviseLogColumn,
    SaveDraft,
    SetProbePlan,
    Work,
)
from statelab_gui.storage.document import Document

LATER = "2026-11-30T09:00:00+08:00"


def _settings(model: str) -> dict[str, Setting]:
    return {"model": Setting.of(model), "tools": NOT_PROVIDED, "date": BLANK}


def _import() -> ImportRows:
    """A file whose one row is reply 1, with other notes and another own value."""
    cells = {
        "case": Setting.of("2-fixed-code"),
        "model": Setting.of("model-1"),
        "temperature": NOT_PROVIDED,
        "reply": Setting.of(bench.FIRST_VALUES.decode()),
        "notes": Setting.of("from a file"),
        "own:text:Remark": Setting.of("007"),
        "ruling": Setting.of("wrong"),
        "ruling_reason": Setting.of("from a file"),
    }
    own = {"own:text:Remark": LogColumn(1, "Remark", ColumnKind.TEXT)}
    row = read_row(2, cells, own)
    return ImportRows(lambda: [row], "log.csv", own, update=True)


UNDOABLE: dict[str, Callable[[], Command]] = {
    "add_case_set": lambda: AddCaseSet("Another", bench.recipe(seeds=(1, 42))),
    "add_drift_set": lambda: AddDriftSet("Drift", drift.recipe(), drift.made(drift.recipe())),
    "add_drift_set of other items": lambda: AddDriftSet(
        "Few", drift.recipe(), drift.made(drift.recipe())[:2]
    ),
    "rename_case_set": lambda: RenameCaseSet(1, "  題組 甲 "),
    "add_examinee": lambda: AddExaminee(_settings("model-3")),
    "revise_examinee in place": lambda: ReviseExaminee(2, _settings("model-2b")),
    "revise_examinee as a new version": lambda: ReviseExaminee(1, _settings("model-1b")),
    "edit_run a count": lambda: EditRun(1, "input_tokens", Setting.of("181"), LATER),
    "edit_run an amount": lambda: EditRun(1, "cost", Setting.of("0.10"), LATER),
    "edit_run a flag": lambda: EditRun(1, "truncated", Setting.of("no"), LATER),
    "edit_run a text": lambda: EditRun(1, "notes", Setting.of("x\r\n\x00截斷"), LATER),
    "edit_run not provided": lambda: EditRun(1, "cost", NOT_PROVIDED, LATER),
    "edit_run an own text": lambda: EditRun(1, "column:1", Setting.of("007"), LATER),
    "edit_run a choice emptied": lambda: EditRun(1, "column:2", BLANK, LATER),
    "edit_runs many cells": lambda: EditRuns(
        [
            (1, "cost", Setting.of("0")),
            (1, "column:1", Setting.of("a\tb")),
            (1, "column:2", NOT_PROVIDED),
            (1, "notes", BLANK),
        ],
        LATER,
    ),
    "add_log_column": lambda: AddLogColumn(" Seconds ", ColumnKind.NUMBER),
    "revise_log_column": lambda: ReviseLogColumn(2, "Hue", ("red", "green")),
    "remove_log_column": lambda: RemoveLogColumn(2),
    "add_ruling": lambda: AddRuling(1, RulingKind.WRONG, "a slip of the pen", LATER),
    "add_ruling that withdraws": lambda: AddRuling(1, RulingKind.WITHDRAWN, "", LATER),
    "import_rows that are here": _import,
}


@pytest.mark.parametrize("make", UNDOABLE.values(), ids=UNDOABLE)
def test_applied_reverted_and_applied_again_gives_equal_documents(
    busy: Document, make: Callable[[], Command]
) -> None:
    command = make()
    before = bench.present(busy.path)
    changes = busy.apply(command)
    assert changes
    after, result = bench.present(busy.path), command.result
    assert after != before
    assert busy.revert(command)
    assert bench.present(busy.path) == before
    assert busy.apply(command) == changes
    assert bench.present(busy.path) == after
    assert command.result == result


@pytest.mark.parametrize("make", UNDOABLE.values(), ids=UNDOABLE)
def test_a_step_that_only_the_document_remembers_is_undone_and_redone_alike(
    busy: Document, make: Callable[[], Command]
) -> None:
    before = bench.present(busy.path)
    result = make()
    busy.apply(result)
    after = bench.present(busy.path)
    for _ in range(2):
        step = busy.next_undo()
        assert step == (result.log_id, result.name)
        busy.revert(busy.step_command(step.log_id))
        assert bench.present(busy.path) == before
        assert busy.next_redo() == step
        again = busy.step_command(step.log_id)
        busy.apply(again)
        assert bench.present(busy.path) == after
        assert again.result == result.result


def test_every_undoable_command_is_tried_above() -> None:
    from statelab_gui.storage import commands

    kinds = {getattr(commands, name) for name in commands.__all__}
    named = {kind.name for kind in kinds if getattr(kind, "undoable", False) is True}
    assert named == {name.split()[0] for name in UNDOABLE}


def test_undone_commands_stay_in_the_log_of_commands(busy: Document) -> None:
    def log() -> list[tuple[str, str]]:
        return [(row[1], row[3]) for row in bench.tables(busy.path)["command_log"]][-1:]

    command = RenameCaseSet(1, "Other")
    busy.apply(command)
    assert log() == [("rename_case_set", "applied")]
    busy.revert(command)
    assert log() == [("rename_case_set", "reverted")]
    busy.apply(command)
    assert log() == [("rename_case_set", "applied")]


@pytest.mark.parametrize(
    "command",
    [RevealCase(1, LATER), SaveDraft(2, 1, None, "half"), bench.reply_to(2, 1)],
    ids=lambda command: command.name,
)
def test_what_was_recorded_cannot_be_undone(busy: Document, command: Command) -> None:
    busy.apply(command)
    before = bench.tables(busy.path)
    assert not command.undoable
    with pytest.raises(KnownError) as caught:
        busy.revert(command)
    assert caught.value.code == "cannot_undo"
    assert bench.tables(busy.path) == before


class _HalfWay(Command):
    """Does a good deal, then fails."""

    name = "half_way"
    undoable = True

    def apply(self, work: Work) -> Changes:
        self.result = 77
        AddCaseSet("Half", bench.recipe()).apply(work)
        bench.reply_to(2, 1).apply(work)
        raise KnownError("no_such_field")


def test_a_command_that_fails_half_way_leaves_nothing(busy: Document) -> None:
    before = bench.tables(busy.path)
    command = _HalfWay()
    with pytest.raises(KnownError):
        busy.apply(command)
    assert bench.tables(busy.path) == before
    assert command.result is None
    assert busy.counts(1).unanswered == 7


def test_a_bug_in_a_command_leaves_nothing_and_is_not_hidden(
    busy: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bench.tables(busy.path)
    monkeypatch.setattr(
        "statelab_gui.storage.commands.replies.sha256_of", lambda _: 1 / 0, raising=True
    )
    with pytest.raises(ZeroDivisionError):
        busy.apply(bench.reply_to(2, 1, prefix=9))
    assert bench.tables(busy.path) == before


def _limit_pages(document: Document, more: int) -> None:
    with document._open_engine().connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + more}")


@pytest.mark.parametrize(
    "command",
    [
        bench.reply_to(2, 1, raw=b"x" * 200_000),
        AddCaseSet("Big", bench.recipe(lengths=(2000,))),
        SaveDraft(2, 1, None, "x" * 200_000),
    ],
    ids=lambda command: command.name,
)
def test_a_full_disk_is_told_and_the_document_stays_usable(
    busy: Document, command: Command
) -> None:
    before = bench.tables(busy.path)
    _limit_pages(busy, 3)
    with pytest.raises(KnownError) as caught:
        busy.apply(command)
    assert caught.value.code == "disk_full"
    assert command.result is None
    assert bench.tables(busy.path) == before
    assert busy.draft(2, 1) is None
    _limit_pages(busy, 100_000)
    busy.apply(command)
    assert bench.tables(busy.path) != before


def test_a_document_another_program_is_writing_is_told_busy(
    busy: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sqlite3

    with busy._open_engine().connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(busy.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(KnownError) as caught:
        bench.record(busy, 2, 1)
    assert caught.value.code == "document_busy"
    assert busy.counts(1).right == 1  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    bench.record(busy, 2, 1)


def test_what_was_applied_is_on_the_disk_when_apply_returns(busy: Document) -> None:
    reply = bench.record(busy, 3, 1, raw=b"kept")
    assert any(row[0] == reply for row in bench.tables(busy.path)["reply"])


def test_a_set_with_work_on_it_stays(busy: Document) -> None:
    for number, use in enumerate(
        (
            lambda case: bench.reply_to(case, 1),
            lambda case: RevealCase(case, LATER),
            lambda case: SaveDraft(case, 1, 9, "half"),
            lambda case: SetProbePlan(case, 1, ProbePlan((6, 9))),
        )
    ):
        added = AddCaseSet(f"Set {number}", bench.recipe())
        busy.apply(added)
        assert added.result is not None
        busy.apply(use(busy.cases(added.result)[0].id))
        with pytest.raises(KnownError) as caught:
            busy.revert(added)
        assert caught.value.code == "cannot_undo"
        assert len(busy.cases(added.result)) == 8


def test_an_id_that_was_taken_meanwhile_is_not_taken_again(busy: Document) -> None:
    first, second = AddCaseSet("First", bench.recipe()), AddCaseSet("Second", bench.recipe())
    busy.apply(first)
    busy.revert(first)
    busy.apply(second)
    busy.apply(first)
    assert first.result != second.result
    assert [info.name for info in busy.case_sets()] == ["Small", "Second", "First"]


def test_a_recipe_with_problems_makes_nothing(busy: Document) -> None:
    before = bench.tables(busy.path)
    with pytest.raises(KnownError) as caught:
        busy.apply(AddCaseSet("Wrong", bench.recipe(modulus=1)))
    assert caught.value.code == "recipe_has_problems"
    assert caught.value.facts["field"] == "modulus"
    assert bench.tables(busy.path) == before


@pytest.mark.parametrize("name", ["", "  \n"])
def test_a_set_needs_a_name(busy: Document, name: str) -> None:
    for make in (lambda: AddCaseSet(name, bench.recipe()), lambda: RenameCaseSet(1, name)):
        with pytest.raises(KnownError) as caught:
            busy.apply(make())
        assert caught.value.code == "name_missing"


def test_an_examinee_without_replies_is_revised_in_place(busy: Document) -> None:
    command = ReviseExaminee(2, _settings("model-9"))
    busy.apply(command)
    assert command.result == 2
    assert busy.examinee(2).label == "model-9"
    assert len(busy.examinees()) == 2


def test_an_examinee_with_replies_gets_a_new_version_and_stays(busy: Document) -> None:
    command = ReviseExaminee(1, _settings("model-9"))
    busy.apply(command)
    assert command.result == 3
    old, _, new = busy.examinees()
    assert (old.label, old.version_of) == ("model-1", None)
    assert (new.label, new.version_of, new.created_at) == ("model-9", 1, bench.NOW)
    assert busy.reply(1).examinee_id == 1


def test_an_examinee_with_a_reply_or_draft_is_not_undone(busy: Document) -> None:
    added, revised = AddExaminee(_settings("x")), ReviseExaminee(1, _settings("y"))
    for command, use in ((added, bench.reply_to), (revised, bench.reply_to)):
        busy.apply(command)
        assert command.result is not None
        busy.apply(use(4, command.result))
        with pytest.raises(KnownError) as caught:
            busy.revert(command)
        assert caught.value.code == "cannot_undo"


def test_blank_and_not_provided_and_a_value_are_kept_apart(busy: Document) -> None:
    examinee = AddExaminee({"model": Setting.of("0"), "date": BLANK, "temperature": NOT_PROVIDED})
    busy.apply(examinee)
    assert examinee.result is not None
    found = busy.examinee(examinee.result)
    assert found.setting("model") == Setting.of("0")
    assert found.setting("date") == BLANK
    assert found.setting("temperature") == NOT_PROVIDED
    assert found.setting("tools") == BLANK
    for setting in (Setting.of("0"), NOT_PROVIDED, BLANK):
        busy.apply(EditRun(1, "input_tokens", setting, LATER))
        assert busy.run_rows([1])[0].entry("input_tokens") == setting


@pytest.mark.parametrize(
    ("field", "text", "code"),
    [
        ("input_tokens", "１８１", "not_an_integer"),
        ("input_tokens", "-1", "not_an_integer"),
        ("input_tokens", "9223372036854775808", "not_an_integer"),
        ("input_tokens", "9" * 5000, "not_an_integer"),
        ("cost", "1e3", "not_a_number"),
        ("cost", "１", "not_a_number"),
        ("cost", "nan", "not_a_number"),
        ("cost", "-0.5", "not_a_number"),
        ("truncated", "maybe", "not_a_flag"),
        ("notes", "\ud800", "unstorable_text"),
        ("score", "6", "no_such_field"),
    ],
)
def test_a_value_the_field_cannot_hold_is_refused(
    busy: Document, field: str, text: str, code: str
) -> None:
    before = bench.tables(busy.path)
    with pytest.raises(KnownError) as caught:
        busy.apply(EditRun(1, field, Setting.of(text), LATER))
    assert caught.value.code == code
    assert bench.tables(busy.path) == before


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("input_tokens", "0"),
        ("input_tokens", "9223372036854775807"),
        ("cost", "0.10"),
        ("cost", "12.5"),
        ("truncated", "yes"),
        ("truncated", "no"),
        ("notes", " =1+1\t截斷 "),
    ],
)
def test_a_value_comes_back_as_it_was_typed(busy: Document, field: str, text: str) -> None:
    busy.apply(EditRun(1, field, Setting.of(text), LATER))
    assert busy.run_rows([1])[0].entry(field) == Setting.of(text)


def test_the_history_of_a_field_keeps_every_change_and_undoing(busy: Document) -> None:
    first = EditRun(1, "notes", Setting.of("one"), LATER)
    second = EditRun(1, "notes", Setting.of("two"), LATER)
    busy.apply(first)
    busy.apply(second)
    busy.revert(second)
    one, two = Setting.of("one"), Setting.of("two")
    assert busy.field_history(1, "notes") == [
        (LATER, BLANK, one),
        (LATER, one, two),
        (bench.NOW, two, one),
    ]
    assert busy.field_history(1, "cost") == []


def test_a_field_changed_since_is_not_undone_over(busy: Document) -> None:
    first = EditRun(1, "notes", Setting.of("one"), LATER)
    busy.apply(first)
    busy.apply(EditRun(1, "notes", Setting.of("two"), LATER))
    with pytest.raises(KnownError) as caught:
        busy.revert(first)
    assert caught.value.code == "cannot_undo"
    assert busy.run_rows([1])[0].entry("notes") == Setting.of("two")


def test_changes_add_up() -> None:
    one = Changes(cases=frozenset({1}), case_sets_added=True)
    two = Changes(cases=frozenset({2}), runs=frozenset({3}))
    assert one | two == Changes(cases=frozenset({1, 2}), runs=frozenset({3}), case_sets_added=True)
    assert one
    assert not Changes()


def test_a_command_is_unchanged_when_it_was_refused(busy: Document, tmp_path: Path) -> None:
    command = bench.reply_to(99, 1)
    before = copy.copy(vars(command))
    with pytest.raises(KnownError):
        busy.apply(command)
    assert vars(command) == before
