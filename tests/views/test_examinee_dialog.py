"""The examinee's settings: empty, a value and not provided are three things."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton

from statelab_gui.domain.drift.matrix import ARM_FIELDS
from statelab_gui.domain.runs import (
    BLANK,
    EXAMINEE_FIELDS,
    FREE_TEXT,
    JSON_SCHEMA,
    NO_TOOLS,
    NOT_PROVIDED,
    Examinee,
    Setting,
    looks_like_key,
)
from statelab_gui.views.examinee_dialog import ExamineeDialog, ExamineeDraft
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.setting_field import SettingField


@pytest.fixture
def dialog(qtbot):
    made = ExamineeDialog(ExamineeDraft({"date": Setting.of("2026-11-30")}))
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def field(qtbot):
    made = SettingField("Temperature", hint="For example 0")
    qtbot.addWidget(made)
    made.show()
    return made


def test_typing_sets_a_value_and_clearing_makes_it_empty(field):
    assert field.setting() == BLANK
    QTest.keyClicks(field._editor, "0.7")
    assert field.setting() == Setting.of("0.7")
    field._editor.clear()
    assert field.setting() == BLANK


def test_zero_is_a_value_and_neither_empty_nor_not_provided(field):
    QTest.keyClicks(field._editor, "0")
    assert field.setting() == Setting.of("0")


def test_the_button_makes_it_not_provided_and_gives_the_text_back(field):
    QTest.keyClicks(field._editor, "0.7")
    QTest.keyClick(field.not_provided, Qt.Key.Key_Space)
    assert field.setting() == NOT_PROVIDED
    QTest.keyClick(field.not_provided, Qt.Key.Key_Space)
    assert field.setting() == Setting.of("0.7")


def test_typing_ends_not_provided(field):
    field.set_setting(NOT_PROVIDED)
    QTest.keyClicks(field._editor, "1")
    assert field.setting() == Setting.of("1")
    assert not field.not_provided.isChecked()


@pytest.mark.parametrize("setting", [BLANK, NOT_PROVIDED, Setting.of("x")])
@pytest.mark.parametrize("kind", ["line", "multiline", "choice"])
def test_every_kind_of_field_shows_every_state(qtbot, kind, setting):
    made = SettingField(
        "F",
        multiline=kind == "multiline",
        choices=[("none", "None allowed")] if kind == "choice" else [],
    )
    qtbot.addWidget(made)
    made.set_setting(setting)
    assert made.setting() == setting


def test_the_hand_begins_at_the_model(dialog):
    QTest.keyClicks(dialog.focusWidget(), "tiny-1")
    assert dialog.settings()["model"] == Setting.of("tiny-1")


def test_describing_the_model_leaves_the_other_rows_where_they_are(dialog, qtbot):
    place = dialog.fields["interface"].pos()
    dialog.fields["model"]._editor.setText("tiny-1")
    qtbot.waitUntil(lambda: dialog.warnings["model"].isHidden())
    dialog.layout().activate()
    dialog.fields["model"].parentWidget().layout().activate()
    assert dialog.fields["interface"].pos() == place


def test_a_system_prompt_keeps_its_characters(dialog):
    dialog.fields["system_prompt"].set_setting(Setting.of("a\u00a0b\r\n  c\n"))
    assert dialog.settings()["system_prompt"].value == "a\u00a0b\r\n  c\n"


def test_the_choice_of_no_tools_is_stored_the_same_in_every_language(dialog):
    box = dialog.fields["tools"]._editor
    box.setCurrentIndex(0)
    assert box.currentText() == "None allowed"
    assert dialog.settings()["tools"] == Setting.of(NO_TOOLS)


def test_the_model_must_be_named_or_said_not_to_be_provided(dialog):
    assert not dialog.save_button().isEnabled()
    assert "cannot be told apart" in dialog.warnings["model"].text()
    dialog.fields["model"].not_provided.click()
    assert dialog.save_button().isEnabled()
    dialog.fields["model"].not_provided.click()
    assert not dialog.save_button().isEnabled()
    QTest.keyClicks(dialog.fields["model"]._editor, "tiny-1")
    assert dialog.save_button().isEnabled()
    assert not dialog.warnings["model"].isVisible()


def test_a_key_is_noticed_wherever_it_is_written(dialog):
    dialog.fields["interface"].set_setting(Setting.of("https://host/v1?key=abcdefgh12345678"))
    dialog._check()
    assert dialog.warnings["interface"].isVisible()
    assert "access key" in dialog.warnings["interface"].text()


@pytest.mark.parametrize(
    ("text", "is_key"),
    [
        ("sk-abcdefghijklmnop1234", True),
        ("Bearer abcdefghijklmnopqrst", True),
        ("AIzaSyA1234567890abcdefghij", True),
        ("aB3" * 12, True),
        ("gemma-3-270m-it-Q4_K_M", False),
        ("meta-llama/Llama-3.1-405B-Instruct-FP8", False),
        ("0d5f8a3b9c1e7f2a4b6d8e0f1a3c5b7d9e2f4a6c", False),
        ("You are a careful assistant. Answer in JSON only.", False),
    ],
)
def test_keys_are_told_from_versions_and_prose(text, is_key):
    assert looks_like_key(text) is is_key


def test_an_examinee_with_replies_gets_a_new_version_and_is_told_so(qtbot):
    draft = ExamineeDraft({"model": Setting.of("m")}, is_new=False, replies=3)
    made = ExamineeDialog(draft)
    qtbot.addWidget(made)
    made.show()
    assert made.version_note.isVisible() and "3" in made.version_note.text()
    assert made.save_button().text() == "Save as a new version"
    assert not made.save_button().isEnabled()  # nothing is changed yet
    QTest.keyClicks(made.fields["provider"]._editor, "x")
    assert made.save_button().isEnabled()


def test_every_field_can_be_named_and_reached(dialog):
    assert list(dialog.fields) == [spec.key for spec in EXAMINEE_FIELDS]
    for field in dialog.fields.values():
        assert field._editor.accessibleName()
        assert field.not_provided.accessibleName()
        assert field.not_provided.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_the_format_of_the_output_is_chosen_and_blank_is_no_choice(dialog):
    field = dialog.fields["output_format"]
    box = field.findChild(QComboBox)
    assert not box.isEditable() and field.setting() == BLANK
    box.setCurrentIndex(box.findText("JSON schema"))
    assert field.setting() == Setting.of(JSON_SCHEMA)
    field.not_provided.click()
    assert field.setting() == NOT_PROVIDED
    field.not_provided.click()
    assert field.setting() == Setting.of(JSON_SCHEMA)
    box.setCurrentIndex(0)
    assert field.setting() == BLANK


def test_a_format_that_another_program_wrote_stays_as_it_is(dialog):
    field = dialog.fields["output_format"]
    field.set_setting(Setting.of("grammar"))
    assert field.setting() == Setting.of("grammar")


def test_the_label_of_an_examinee_says_how_its_output_is_held():
    def label(**settings):
        return examinee_label(Examinee(3, settings, ""))

    model, schema = Setting.of("tiny-1"), Setting.of(JSON_SCHEMA)
    assert label(model=model) == "tiny-1"
    assert label(model=model, output_format=NOT_PROVIDED) == "tiny-1"
    assert label(model=model, output_format=schema) == "tiny-1 · JSON schema"
    assert label(model=model, output_format=Setting.of(FREE_TEXT)) == "tiny-1 · free text"
    assert label(output_format=schema) == "Examinee 3 · JSON schema"


def test_what_fills_in_a_value_stands_between_the_value_and_not_provided(field):
    button = QPushButton("From the service…")
    field.add_beside(button)
    assert field._editor.geometry().right() < button.geometry().left() or not button.isVisible()
    row = field.layout()
    assert row.indexOf(button) == row.indexOf(field.not_provided) - 1


def test_a_long_system_prompt_grows_within_bounds_and_leaves_drift_in_sight(dialog, qtbot):
    dialog.resize(760, 720)
    field = dialog.fields["system_prompt"]
    editor = field.focusProxy()
    low = editor.height()
    assert low < editor.fontMetrics().lineSpacing() * 4
    field.set_setting(Setting.of("\n".join(f"Line {n}" for n in range(8))))
    qtbot.waitUntil(lambda: editor.height() > 2 * low)
    qtbot.waitUntil(lambda: not editor.verticalScrollBar().isVisible())
    high = editor.height()
    for key in ARM_FIELDS[:2]:
        assert not dialog.fields[key].visibleRegion().isEmpty()
    field.set_setting(Setting.of("\n".join(f"Line {n}" for n in range(80))))
    qtbot.wait(20)
    assert editor.height() == high
    field.set_setting(BLANK)
    qtbot.waitUntil(lambda: editor.height() == low)
