"""Prompts and answer books leave by two actions: the first never tells, the second warns."""

import json
from pathlib import Path

import pytest
from cases_bench import VALUES, Bench, small_recipe, telling_recipe
from pytestqt.qtbot import QtBot

from statelab_gui.app.pages import cases_export
from statelab_gui.domain.recipes import starter
from statelab_gui.views.export_dialogs import ExportBookDialog, SavePromptsDialog

GOLDEN = Path(__file__).parents[1] / "goldens" / "state-lab"


def save_prompts(bench: Bench, qtbot: QtBot, folder: Path, *, whole: bool = True) -> None:
    bench.page.view.commands.save_prompts.trigger()
    dialog = bench.page.export.dialog
    assert isinstance(dialog, SavePromptsDialog)
    (dialog.whole_set if whole else dialog.only_chosen).setChecked(True)
    dialog.place.setText(str(folder))
    dialog.go.click()
    qtbot.waitUntil(lambda: bench.page.export._task is None)


def export_book(bench: Bench, qtbot: QtBot, folder: Path) -> None:
    bench.page.view.commands.export_book.trigger()
    dialog = bench.page.export.dialog
    assert isinstance(dialog, ExportBookDialog)
    dialog.place.setText(str(folder))
    with qtbot.waitSignal(bench.page.export.finished):
        dialog.go.click()


def test_saved_prompts_are_those_of_the_golden_set_and_no_more(bench: Bench, qtbot: QtBot) -> None:
    bench.open(starter())
    folder = bench.folder / "prompts"
    save_prompts(bench, qtbot, folder)
    written = {file.name: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    golden = {file.name: file.read_bytes() for file in GOLDEN.glob("*.txt")}
    assert written == golden
    assert bench.errors == []
    assert bench.shell.said[-1][1] == "done"
    assert all(not bench.document.reveals(case.id) for case in bench.document.cases(1))


def test_saved_prompts_of_a_sealed_set_hold_no_state(bench: Bench, qtbot: QtBot) -> None:
    bench.open(telling_recipe())
    folder = bench.folder / "prompts"
    save_prompts(bench, qtbot, folder)
    for case in bench.document.cases(1):
        prompt = bench.document.prompt(case.id)
        assert (folder / f"{case.name}.txt").read_bytes() == prompt.encode()
        # Each value is told once, where it is given to its cell at the beginning.
        assert all(prompt.count(str(value)) <= 1 for value in VALUES)


def test_only_the_chosen_cases_can_be_saved(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    bench.page.open_facts(case_id=bench.case_id("20-add-code"))
    folder = bench.folder / "one"
    save_prompts(bench, qtbot, folder, whole=False)
    assert [file.name for file in folder.iterdir()] == ["20-add-code.txt"]


def test_nothing_can_be_saved_nowhere(bench: Bench) -> None:
    bench.open(small_recipe())
    bench.page.view.commands.save_prompts.trigger()
    dialog = bench.page.export.dialog
    assert dialog is not None
    dialog.place.setText("  ")
    assert not dialog.go.isEnabled()
    dialog.reject()


def test_a_folder_that_is_not_empty_is_told_and_left_alone(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    folder = bench.folder / "mine"
    folder.mkdir()
    (folder / "letter.txt").write_text("dear")
    save_prompts(bench, qtbot, folder)
    qtbot.waitUntil(lambda: bool(bench.errors))
    assert bench.errors[0].code == "folder_not_empty"
    assert [file.name for file in folder.iterdir()] == ["letter.txt"]
    assert not bench.page.view.progress.isVisible()


def test_the_book_warns_and_counts_the_hidden_cases(bench: Bench) -> None:
    bench.open(small_recipe())
    bench.answer(1, b"{}")
    bench.page.view.commands.export_book.trigger()
    dialog = bench.page.export.dialog
    assert isinstance(dialog, ExportBookDialog)
    assert len(dialog.sealed) == 15
    assert "15" in dialog.warning.text() and "recorded" in dialog.warning.text()
    dialog.only_chosen.setChecked(True)  # the answered case
    assert dialog.sealed == [] and "recorded" not in dialog.warning.text()
    dialog.reject()
    assert bench.document.reveals(2) == []


def test_an_exported_book_is_the_golden_one_and_its_reveals_are_recorded(
    bench: Bench, qtbot: QtBot
) -> None:
    bench.open(starter())
    bench.answer(1, b"{}")
    folder = bench.folder / "answers"
    export_book(bench, qtbot, folder)
    assert (folder / "answers.json").read_bytes() == (GOLDEN / "answers.json").read_bytes()
    cases = bench.document.cases(1)
    assert [len(bench.document.reveals(case.id)) for case in cases] == [0] + [1] * 23
    assert bench.errors == []
    # The page knows: the book of the case shown is open.
    bench.page.open_facts(case_id=cases[3].id)
    assert bench.page.view.detail.book.is_open()


def test_several_seeds_get_a_folder_each(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe(seeds=(7, 8), lengths=(2,)))
    export_book(bench, qtbot, bench.folder / "answers")
    for seed in (7, 8):
        book = json.loads((bench.folder / "answers" / f"seed-{seed}" / "answers.json").read_text())
        assert len(book) == 8


def test_a_cancelled_export_leaves_no_file(
    bench: Bench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.open(small_recipe())
    writing = cases_export._writing

    def cancelled_on_the_way(*arguments: object, **named: object) -> object:
        job = writing(*arguments, **named)
        yield next(job)
        bench.page.export._cancel()  # as the button does, while the second case is written
        return (yield from job)

    monkeypatch.setattr(cases_export, "_writing", cancelled_on_the_way)
    folder = bench.folder / "prompts"
    save_prompts(bench, qtbot, folder)
    assert not folder.exists()
    assert bench.shell.said[-1][1] == "info"
