"""What was done is taken back and done again after the window was closed, by another process."""

import subprocess
import sys
from pathlib import Path

import documents_bench as bench
import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import ColumnKind, RulingKind
from statelab_gui.domain.runs import NOT_PROVIDED, Setting
from statelab_gui.storage.commands import (
    AddExaminee,
    AddLogColumn,
    AddRuling,
    EditRun,
    EditRuns,
    RemoveLogColumn,
    RenameCaseSet,
    ReviseExaminee,
    ReviseLogColumn,
)
from statelab_gui.storage.document import Document

LATER = "2026-11-30T09:00:00+08:00"

_UNDO_ALL = """
import sys
from pathlib import Path
from statelab_gui.storage.document import Document
document = Document.open(Path(sys.argv[1]))
for _ in range(int(sys.argv[2])):
    document.revert(document.step_command(document.next_undo().log_id))
document.close()
"""


def test_all_is_undone_in_another_process_and_redone_in_a_third(tmp_path: Path) -> None:
    document = bench.new_document(tmp_path)
    path = document.path
    bench.add_set(document)
    bench.add_examinee(document)
    for case in range(1, 6):
        bench.record(document, case, 1)
    before = bench.present(path)
    commands = [
        RenameCaseSet(1, "題組"),
        AddExaminee({"model": Setting.of("other"), "tools": NOT_PROVIDED}),
        ReviseExaminee(2, {"model": Setting.of("another")}),
        ReviseExaminee(1, {"model": Setting.of("a new version")}),
        AddLogColumn("Remark", ColumnKind.TEXT),
        AddLogColumn("Hue", ColumnKind.CHOICE, ("red",)),
        EditRun(1, "cost", Setting.of("0.10"), LATER),
        EditRuns([(n, "column:1", Setting.of("007")) for n in range(1, 6)], LATER),
        EditRuns([(n, "column:1", NOT_PROVIDED) for n in range(2, 4)], LATER),
        ReviseLogColumn(2, "Colour", ("red", "blue")),
        EditRun(2, "column:2", Setting.of("blue"), LATER),
        RemoveLogColumn(1),
        AddRuling(1, RulingKind.WRONG, "why", LATER),
        AddRuling(1, RulingKind.WITHDRAWN, "", LATER),
        EditRun(1, "cost", Setting.of("0"), LATER),
    ]
    for command in commands:
        document.apply(command)
    after = bench.present(path)
    document.close()

    subprocess.run(
        [sys.executable, "-c", _UNDO_ALL, path, str(len(commands))], check=True, timeout=60
    )
    assert bench.present(path) == before
    document = Document.open(path)
    for command in commands:
        step = document.next_redo()
        assert step is not None
        assert step.name == command.name
        document.apply(document.step_command(step.log_id))
    assert document.next_redo() is None
    assert bench.present(path) == after
    document.close()


def test_a_new_step_ends_what_could_be_redone_for_good(document: Document) -> None:
    bench.add_set(document)
    for name in ("One", "Two", "Three"):
        document.apply(RenameCaseSet(1, name))
    for _ in range(2):
        step = document.next_undo()
        assert step is not None
        document.revert(document.step_command(step.log_id))
    document.apply(RenameCaseSet(1, "Four"))
    assert document.next_redo() is None
    step = document.next_undo()
    assert step is not None
    document.revert(document.step_command(step.log_id))
    assert document.next_redo() == step
    assert document.case_set(1).name == "One"


@pytest.mark.parametrize("payload", ["{}", "[]", "no json", '{"id": 1, "old": 3}'])
@pytest.mark.parametrize("name", ["edit_run", "edit_runs", "add_ruling", "of_another_version"])
def test_a_step_that_cannot_be_told_any_more_is_refused_and_closed(
    document: Document, name: str, payload: str
) -> None:
    bench.add_set(document)
    below = document.next_undo()
    bench.raw_sql(
        document,
        "INSERT INTO command_log (name, payload, state, at)"
        f" VALUES ('{name}', '{payload}', 'applied', 'then')",
    )
    step = document.next_undo()
    assert step is not None
    with pytest.raises(KnownError) as caught:
        document.step_command(step.log_id)
    assert caught.value.code == "cannot_undo"
    document.close_step(step.log_id)
    assert document.next_undo() == below


def test_many_cells_are_undone_only_while_they_are_as_they_were_left(document: Document) -> None:
    bench.add_set(document)
    bench.add_examinee(document)
    for case in (1, 2):
        bench.record(document, case, 1)
    many = EditRuns([(n, "notes", Setting.of("x")) for n in (1, 2)], LATER)
    document.apply(many)
    document.apply(EditRun(2, "notes", Setting.of("y"), LATER))
    before = bench.tables(document.path)
    with pytest.raises(KnownError) as caught:
        document.revert(many)
    assert caught.value.code == "cannot_undo"
    assert bench.tables(document.path) == before
