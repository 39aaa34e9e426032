"""The dialog that makes a set: presets, live counts, problems beside fields, making, cancelling."""

import dataclasses

import pytest
from cases_bench import Bench, small_recipe
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from statelab_gui.app.pages import cases_making
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.generating import generate
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import LADDER, MANY_SEEDS, PRESETS, STARTER, MovePattern
from statelab_gui.storage.document import Document
from statelab_gui.views.new_set_dialog import NewSetDialog
from statelab_gui.views.recipe_form import RecipeForm


@pytest.fixture
def dialog(qtbot: QtBot) -> NewSetDialog:
    dialog = NewSetDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def type_into(field: object, text: str) -> None:
    field.setText(text)
    field.textEdited.emit(text)


@pytest.mark.parametrize("recipe", PRESETS.values(), ids=PRESETS)
def test_a_recipe_goes_through_the_form_unchanged(qtbot: QtBot, recipe: object) -> None:
    form = RecipeForm()
    qtbot.addWidget(form)
    form.set_recipe(recipe)
    draft = form.draft()
    assert draft.recipe == recipe
    assert draft.problems == {}


def test_presets_fill_name_and_fields(dialog: NewSetDialog) -> None:
    for row, recipe in enumerate((STARTER, LADDER, MANY_SEEDS)):
        dialog.presets.setCurrentRow(row)
        assert dialog.form.draft().recipe == recipe
        assert dialog.name.text() == dialog.presets.item(row).text()
        assert dialog.create_button.isEnabled()


def test_counts_and_sample_are_those_of_the_set(dialog: NewSetDialog, qtbot: QtBot) -> None:
    preview = dialog.preview
    qtbot.waitUntil(lambda: preview.values[0].text() == "24")
    made = list(generate(STARTER))
    assert preview.values[1].text() == str(sum(len(case.program) for case in made))
    assert preview.values[2].text() == str(sum(len(case.prompt) for case in made))
    assert preview.values[3].text().startswith("about ")
    assert made[0].prompt == preview.sample.prompt()
    type_into(dialog.form.lengths, "100000")
    qtbot.waitUntil(lambda: preview.values[1].text().startswith("about "))
    long = next(generate(dataclasses.replace(STARTER, lengths=(12,)))).prompt
    assert long.startswith(preview.sample.prompt())


PROBLEMS = [
    ("cells", "a, , c, d, e", "cells", "Cell 2 has no name"),
    ("seeds", "", "seeds", "at least one seed"),
    ("seeds", "-7", "seeds", "cases of 7"),
    ("seeds", "x", "seeds", "not a number"),
    ("seeds", "9-3", "seeds", "backwards"),
    ("lengths", "0", "lengths", "1 at least"),
    ("modulus", "1", "modulus", "at least 2"),
    ("modulus", "", "modulus", "one whole number"),
    ("initial", "1, 2, 3, 4, 5, 10", "initial", "from 0 to 9"),
    ("initial", "1, 2", "initial", "6 initial values"),
    ("scratch", "a", "scratch", "ordinary cell"),
    ("scratch", "", "scratch", "no name"),
    ("cells", "a, b, c, d, a", "cells", "same name"),
    ("cells", "a, b, c, d, 5", "cells", "cannot be a name"),
]


@pytest.mark.parametrize(("editor", "text", "field", "said"), PROBLEMS)
def test_a_problem_is_said_beside_its_field_and_nothing_can_be_made(
    dialog: NewSetDialog, editor: str, text: str, field: str, said: str
) -> None:
    type_into(getattr(dialog.form, editor), text)
    assert said in dialog.form.rows[field].problem()
    assert dialog.form.rows[field]._problem.isVisible()
    others = [row.problem() for key, row in dialog.form.rows.items() if key != field]
    assert not any(others)
    assert not dialog.create_button.isEnabled()
    assert dialog.reason.isVisible()
    asked = []
    dialog.create_requested.connect(lambda *what: asked.append(what))
    dialog._create()
    assert asked == []


def test_a_set_needs_a_name_and_a_family(dialog: NewSetDialog) -> None:
    type_into(dialog.name, " ")
    assert not dialog.create_button.isEnabled()
    type_into(dialog.name, "Monday")
    assert dialog.create_button.isEnabled()
    for box in dialog.form.families.values():
        box.click()
    assert "family" in dialog.form.rows["families"].problem()
    assert not dialog.create_button.isEnabled()


def test_two_cells_are_too_few_for_a_cycle(dialog: NewSetDialog) -> None:
    dialog.form.count.setValue(2)
    dialog.form.pattern.setCurrentIndex(dialog.form.pattern.findData(MovePattern.CYCLE))
    dialog.form.pattern.activated.emit(dialog.form.pattern.currentIndex())
    assert "3 ordinary cells" in dialog.form.rows["pattern"].problem()


def test_the_number_of_cells_and_their_names_follow_each_other(dialog: NewSetDialog) -> None:
    form = dialog.form
    type_into(form.cells, "red, blue, green")
    assert form.count.value() == 3
    form.count.setValue(5)
    assert form.draft().recipe.cells == ("red", "blue", "green", "a", "b")
    form.count.setValue(26)
    draft = form.draft()
    assert len(draft.recipe.cells) == 26 and len(draft.recipe.initial) == 27
    assert draft.problems == {}
    form.count.setValue(2)
    assert form.draft().recipe.cells == ("red", "blue")
    assert form.draft().recipe.initial == (1, 2, 0)


def test_the_permutation_says_what_five_cells_reach(dialog: NewSetDialog) -> None:
    dialog.form.pattern.setCurrentIndex(dialog.form.pattern.findData(MovePattern.PERMUTATION))
    dialog.form.pattern.activated.emit(dialog.form.pattern.currentIndex())
    assert "non-solvable" in dialog.form.rows["pattern"]._hint.text()
    assert dialog.form.rows["lengths"].label.text() == "Lengths in moves"


def test_a_changed_preset_becomes_custom_and_can_be_come_back_to(dialog: NewSetDialog) -> None:
    type_into(dialog.form.seeds, "11")
    assert dialog.presets.currentRow() == dialog.presets.count() - 1
    dialog.presets.setCurrentRow(1)
    assert dialog.form.draft().recipe == LADDER
    dialog.presets.setCurrentRow(dialog.presets.count() - 1)
    assert dialog.form.draft().recipe.seeds == (11,)


def test_enter_creates(dialog: NewSetDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.create_requested) as asked:
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert asked.args == ["Starter", STARTER]


def test_escape_closes_at_once_when_nothing_was_typed(dialog: NewSetDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("discard", [True, False])
def test_escape_asks_before_typed_text_is_lost(
    dialog: NewSetDialog, qtbot: QtBot, discard: bool
) -> None:
    type_into(dialog.form.seeds, "11")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    question = dialog.findChild(QMessageBox)
    assert question is not None and dialog.isVisible()
    button = QMessageBox.StandardButton
    assert question.defaultButton() is question.button(button.Cancel)
    question.button(button.Discard if discard else button.Cancel).click()
    assert dialog.isVisible() is not discard
    assert dialog.form.seeds.text() == "11"


def test_a_created_set_is_chosen_and_its_first_case_shown(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    bench.page.view.table.filters.search.setText("20-add")
    bench.page.view.commands.new_set.trigger()
    dialog = bench.page.making.dialog
    assert dialog is not None
    dialog.presets.setCurrentRow(0)
    type_into(dialog.name, "Monday")
    with qtbot.waitSignal(bench.page.making.made, timeout=20_000):
        dialog.create_button.click()
    assert bench.page.making.dialog is None
    assert bench.document.case_set(2).name == "Monday"
    assert bench.document.case_set(2).recipe == STARTER
    assert bench.page.view.sets.current_set() == 2
    current = bench.page.view.table.current_case()
    assert current is not None and current.name == "2-fixed-code"
    assert bench.page.view.detail.prompt.view.prompt() == bench.document.prompt(current.id)
    assert bench.errors == []


def test_cancel_while_making_leaves_nothing_and_keeps_the_fields(
    bench: Bench, qtbot: QtBot
) -> None:
    bench.open(small_recipe())
    before = bench.document.path.read_bytes()
    bench.page.making.ask()
    dialog = bench.page.making.dialog
    assert dialog is not None
    type_into(dialog.form.lengths, "400000")
    dialog.create_button.click()
    assert dialog.progress.isVisible() and not dialog.form.isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not dialog.progress.isVisible(), timeout=20_000)
    assert dialog.isVisible() and dialog.form.lengths.text() == "400000"
    assert dialog.create_button.isEnabled()
    assert len(bench.document.case_sets()) == 1
    assert bench.document.path.read_bytes() == before
    dialog._edited = False
    dialog.reject()


def test_an_error_while_making_is_said_in_the_dialog(
    bench: Bench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> object:
        yield Progress(1, 2)
        raise KnownError("disk_full", path="lab.statelab")

    monkeypatch.setattr(cases_making, "make_case_set", full)
    bench.open(small_recipe())
    bench.page.making.ask()
    dialog = bench.page.making.dialog
    assert dialog is not None
    dialog.create_button.click()
    qtbot.waitUntil(lambda: not dialog.progress.isVisible())
    assert dialog.isVisible()
    assert dialog.reason.isVisible() and dialog.reason.text()
    assert dialog.create_button.isEnabled()
    dialog.reject()


def test_a_family_can_be_left_out(dialog: NewSetDialog) -> None:
    dialog.form.families[Family.COPY].click()
    assert Family.COPY not in dialog.form.draft().recipe.families
    assert dialog.create_button.isEnabled()


def test_the_document_stays_usable_while_a_set_is_made(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    bench.page.making.ask()
    dialog = bench.page.making.dialog
    assert dialog is not None
    type_into(dialog.form.lengths, "30000")
    dialog.create_button.click()
    assert isinstance(bench.document, Document) and bench.document.prompt(1)
    with qtbot.waitSignal(bench.page.making.made, timeout=30_000):
        pass
    assert bench.document.case_set(2).case_count == 8
