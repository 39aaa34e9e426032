"""The dialog that makes a drift set of a file of tasks, and the one that writes training data."""

from dataclasses import replace

import pytest
from drift_case_bench import drift_case
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from statelab_gui.domain.drift.imported_items import ImportedItems, RecordProblem, TaskFormat
from statelab_gui.domain.drift.items import Condition
from statelab_gui.domain.drift.training import TrainingKind
from statelab_gui.views.import_items_dialog import ImportItemsDialog
from statelab_gui.views.training_dialog import MESSAGES, TrainingDialog
from statelab_gui.views.widgets.labels import FieldLabel

MARKUP = "<b>x</b>"
PROBLEMS = (RecordProblem(2, MARKUP, "not_json", MARKUP), RecordProblem(9, "", "repeated"))
FOUND = ImportedItems(TaskFormat.GSM8K, 3, (drift_case().item,), PROBLEMS, {"no_decoys": 1}, {})
NOTHING = ImportedItems(TaskFormat.BFCL, 2, (), PROBLEMS, {}, {})


@pytest.fixture
def dialog(qtbot: QtBot) -> ImportItemsDialog:
    dialog = ImportItemsDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_without_a_file_nothing_can_be_made(dialog: ImportItemsDialog) -> None:
    assert not dialog.create_button.isEnabled()
    dialog.show_reading("/a/tasks.jsonl")
    assert not dialog.create_button.isEnabled()
    dialog.show_items(NOTHING, "tasks")
    assert not dialog.create_button.isEnabled()


def test_nothing_is_called_wrong_before_anything_was_done(dialog: ImportItemsDialog) -> None:
    assert dialog.reason.isHidden()
    assert "GSM8K" in dialog.summary.text()
    dialog.show_reading("/a/tasks.jsonl")
    assert dialog.reason.isHidden()
    dialog.show_items(NOTHING, "tasks")
    assert dialog.reason.isVisible()


def test_parts_stand_close_while_every_record_became_an_item(dialog: ImportItemsDialog) -> None:
    dialog.show_items(replace(FOUND, problems=()), "tasks")
    dialog.resize(dialog.width(), 900)
    dialog.layout().activate()
    QApplication.processEvents()
    gap = dialog.summary.geometry().top() - dialog.browse.geometry().bottom()
    assert gap < 4 * dialog.fontMetrics().height()


def test_what_a_file_holds_is_told_and_made(qtbot: QtBot, dialog: ImportItemsDialog) -> None:
    dialog.show_reading("/a/tasks.jsonl")
    dialog.show_items(FOUND, "tasks")
    assert "1 of 3" in dialog.summary.text()
    assert "no decoys" in dialog.told.text()
    assert dialog.problems.rows.rowCount() == 2
    assert MARKUP in dialog.problems.rows.line(0)[1]
    dialog.conditions[Condition.CONTROL_EASY].click()
    with qtbot.waitSignal(dialog.create_requested) as told:
        dialog.create_button.click()
    assert told.args == ["tasks", (Condition.CLEAN, Condition.EASY)]


def test_a_file_that_cannot_be_read_is_told_of(dialog: ImportItemsDialog) -> None:
    dialog.show_items(FOUND, "tasks")
    dialog.show_problem("It cannot be read.")
    assert dialog.trouble.text() == "It cannot be read."
    assert dialog.items() is None
    assert not dialog.create_button.isEnabled()


def test_a_typed_name_is_kept_when_another_file_is_read(
    qtbot: QtBot, dialog: ImportItemsDialog
) -> None:
    dialog.show_items(FOUND, "tasks")
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Mine")
    dialog.show_items(FOUND, "others")
    assert dialog.name.text() == "Mine"


def _training(qtbot: QtBot, sealed: int) -> TrainingDialog:
    dialog = TrainingDialog(6, sealed, "/some/folder")
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_sealed_cases_go_along_by_word_only(qtbot: QtBot) -> None:
    dialog = _training(qtbot, sealed=2)
    assert "2" in dialog.warning.text()
    assert not dialog.go.isEnabled()
    dialog.word.click()
    assert dialog.go.isEnabled()
    assert dialog.wish().word_given


def test_the_wish_has_what_was_chosen(qtbot: QtBot) -> None:
    dialog = _training(qtbot, sealed=0)
    assert not dialog.word.isVisible()
    dialog.kinds[TrainingKind.TRACE].click()
    dialog.form.setCurrentIndex(1)
    dialog.share.setValue(35)
    dialog.seed.setValue(7)
    wish = dialog.wish()
    assert (wish.kinds, wish.form) == ((TrainingKind.TRACKER,), MESSAGES)
    assert (wish.test_percent, wish.seed, wish.folder) == (35, 7, "/some/folder")
    assert not dialog.why.text()
    dialog.kinds[TrainingKind.TRACKER].click()
    assert "Tick what" in dialog.why.text()
    assert not dialog.go.isEnabled()


def test_no_label_of_a_field_is_cut_by_the_mark_of_its_key(qtbot: QtBot) -> None:
    """The last letters stand on the ground of the dialog, as they do without the mark."""
    dialog = _training(qtbot, sealed=0)
    for label in dialog.findChildren(FieldLabel):
        right = label.grab().toImage().copy(label.width() - 2, 0, 2, label.height())
        ground = right.pixelColor(0, 0)
        columns = range(right.width())
        rows = range(right.height())
        assert all(right.pixelColor(x, y) == ground for x in columns for y in rows), label.text()
