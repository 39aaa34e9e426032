"""The dialog that makes a drift set: counts at once, problems beside their fields."""

import pytest
from drift_case_bench import drift_case
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.messages import prompt_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.views.drift_recipe_form import FIRST
from statelab_gui.views.new_drift_set_dialog import NewDriftSetDialog


@pytest.fixture
def dialog(qtbot: QtBot) -> NewDriftSetDialog:
    dialog = NewDriftSetDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def _made(qtbot: QtBot, dialog: NewDriftSetDialog) -> tuple[str, DriftRecipe]:
    with qtbot.waitSignal(dialog.create_requested) as told:
        dialog.create_button.click()
    name, recipe = told.args
    return name, recipe


def test_it_begins_with_a_recipe_that_can_be_made(qtbot: QtBot, dialog: NewDriftSetDialog) -> None:
    qtbot.waitUntil(lambda: dialog.preview.values[0].text() == "25")
    assert dialog.preview.values[1].text() == "125"
    assert _made(qtbot, dialog) == (dialog.name.text(), FIRST)


@pytest.mark.parametrize(
    ("locale", "languages"),
    [("zh_TW", [Language.ZH_TW]), ("zh_CN", [Language.EN]), ("en_US", [Language.EN])],
)
def test_it_begins_with_conversations_in_the_language_of_the_window(
    qtbot: QtBot, locale: str, languages: list[Language]
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        dialog = NewDriftSetDialog()
    finally:
        QLocale.setDefault(before)
    qtbot.addWidget(dialog)
    ticked = [language for language, box in dialog.form.languages.items() if box.isChecked()]
    assert ticked == languages


def test_what_is_ticked_and_typed_is_what_is_made(qtbot: QtBot, dialog: NewDriftSetDialog) -> None:
    form = dialog.form
    for family in (DriftFamily.SQL, DriftFamily.CALLS, DriftFamily.CELLS, DriftFamily.TABLE_TEXT):
        form.families[family].click()
    form.families[DriftFamily.PYTHON].click()
    form.languages[Language.ZH_TW].click()
    form.conditions[Condition.EASY].click()
    form.conditions[Condition.HARD].click()
    form.seeds.selectAll()
    qtbot.keyClicks(form.seeds, "3, 8-10")
    _, recipe = _made(qtbot, dialog)
    assert recipe == DriftRecipe(
        (DriftFamily.ORDERS, DriftFamily.PYTHON),
        (Language.EN, Language.ZH_TW),
        (3, 8, 9, 10),
        (Condition.CLEAN, Condition.MEDIUM, Condition.CONTROL_MEDIUM),
    )


@pytest.mark.parametrize(
    ("seeds", "part"), [("-7", "negative"), ("", "seed"), ("x", "number"), ("1, 1", "once")]
)
def test_a_wrong_seed_is_told_beside_its_field(
    qtbot: QtBot, dialog: NewDriftSetDialog, seeds: str, part: str
) -> None:
    dialog.form.seeds.selectAll()
    qtbot.keyClicks(dialog.form.seeds, seeds or "\b")
    assert part in dialog.form.rows["seeds"].problem()
    assert not dialog.create_button.isEnabled()
    qtbot.waitUntil(lambda: dialog.preview.values[0].text() == "–")
    assert dialog.preview.sample.prompt() == ""


def test_without_a_condition_nothing_can_be_made(dialog: NewDriftSetDialog) -> None:
    for condition in FIRST.conditions:
        dialog.form.conditions[condition].click()
    assert dialog.form.rows["conditions"].problem()
    assert not dialog.create_button.isEnabled()


def test_the_sample_is_wished_for_and_shown_exactly(
    qtbot: QtBot, dialog: NewDriftSetDialog
) -> None:
    with qtbot.waitSignal(dialog.preview.sample_wished) as told:
        pass
    assert told.args == [DriftFamily.ORDERS, Condition.MEDIUM]
    prompt = prompt_of(drift_case())
    dialog.preview.show_sample(1, prompt)
    assert dialog.preview.sample.prompt() == prompt
    dialog.preview.condition.setCurrentIndex(0)
    with qtbot.waitSignal(dialog.preview.sample_wished) as told:
        dialog.preview.condition.activated.emit(0)
    assert told.args == [DriftFamily.ORDERS, Condition.CLEAN]
    assert [type(one) for one in told.args] == [DriftFamily, Condition]  # Qt makes texts of them


def test_making_rests_the_fields_and_can_be_cancelled(
    qtbot: QtBot, dialog: NewDriftSetDialog
) -> None:
    dialog.begin_making()
    assert not dialog.form.seeds.isEnabled()
    with qtbot.waitSignal(dialog.cancel_requested):
        dialog.reject()
    dialog.stopped_making("It could not be made.")
    assert dialog.reason.text() == "It could not be made."
    assert dialog.form.seeds.isEnabled()
    dialog.finished_making()
    assert not dialog.isVisible()


def test_typed_text_is_not_lost_without_asking(qtbot: QtBot, dialog: NewDriftSetDialog) -> None:
    qtbot.keyClicks(dialog.name, "My set")
    dialog.reject()
    question = dialog.findChild(QMessageBox)
    assert question is not None
    assert dialog.isVisible()
    question.button(QMessageBox.StandardButton.Discard).click()
    assert not dialog.isVisible()


def test_functions_come_with_the_hint_that_code_must_be_allowed_to_run(
    dialog: NewDriftSetDialog,
) -> None:
    form = dialog.form
    assert not form.of_code.isVisible()
    form.families[DriftFamily.PYTHON].click()
    assert form.of_code.isVisible() and "Running code" in form.of_code.text()
    form.families[DriftFamily.PYTHON].click()
    assert not form.of_code.isVisible()
