"""Adding and revising an examinee from the Desk, through the real dialog."""

from collections.abc import Callable

from desk_bench import TRUTH
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox

from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.views.examinee_dialog import ExamineeDialog


def with_dialog(act: Callable[[ExamineeDialog], None]) -> None:
    """Do `act` in the dialog that opens next."""

    def found() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ExamineeDialog)
        act(dialog)

    QTimer.singleShot(0, found)


def test_a_new_examinee_is_described_added_and_chosen(desk):
    desk.start()

    def describe(dialog: ExamineeDialog) -> None:
        QTest.keyClicks(dialog.fields["model"]._editor, "tiny-2")
        dialog.fields["temperature"].not_provided.click()
        dialog.save_button().click()

    with_dialog(describe)
    desk.desk.page.bar.new_button.click()
    added = desk.document.examinees()[-1]
    assert added.setting("model") == Setting.of("tiny-2")
    assert added.setting("temperature") == NOT_PROVIDED
    assert added.setting("provider") == BLANK
    assert len(added.setting("date").value) == len("2026-11-30")
    assert desk.desk.choices.examinee_id == added.id
    assert desk.shell.said[-1] == "Added: tiny-2."


def test_a_cancelled_dialog_adds_nothing(desk):
    desk.start()
    with_dialog(lambda dialog: dialog.reject())
    desk.desk.page.bar.new_button.click()
    assert len(desk.document.examinees()) == 1


def revise(desk, text: str) -> None:
    def change(dialog: ExamineeDialog) -> None:
        dialog.fields["provider"].set_setting(Setting.of(text))
        dialog._check()
        dialog.save_button().click()

    with_dialog(change)
    desk.desk.page.bar.settings_button.click()


def test_settings_change_in_place_before_a_reply_and_become_a_version_after(desk):
    desk.start().open("2-copy-code")
    revise(desk, "this computer")
    assert [e.setting("provider").value for e in desk.document.examinees()] == ["this computer"]
    desk.record(TRUTH)
    revise(desk, "a company")
    old, new = desk.document.examinees()
    assert (old.setting("provider").value, new.setting("provider").value) == (
        "this computer",
        "a company",
    )
    assert new.version_of == old.id
    assert desk.desk.choices.examinee_id == new.id
    assert desk.document.replies(desk.case_id("2-copy-code"))[0].examinee_id == old.id
    lines = [desk.desk.page.bar.examinees.itemText(i) for i in range(2)]
    assert lines == ["tiny-1 (no. 1)", "tiny-1 (no. 2)"]


def test_the_document_remembers_who_was_at_the_desk(desk):
    desk.start("tiny-1", "tiny-2")
    desk.desk.choices.choose(None, 1)
    desk.session.close()
    assert desk.session.open(desk.path)
    assert desk.desk.choices.examinee_id == 1


def test_every_control_of_the_desk_can_be_named(desk):
    desk.start().open("2-copy-code")
    desk.record(TRUTH)
    for button in desk.desk.findChildren(QAbstractButton):
        if button.isVisible() and button.metaObject().className() != "QTableCornerButton":
            assert button.text() or button.accessibleName(), button
    for box in desk.desk.findChildren(QComboBox):
        assert box.accessibleName()
    for named in (
        desk.desk.page.queue.list,
        desk.desk.page.prompt,
        desk.reply.verdict.table,
        desk.reply.view.text,
    ):
        assert named.accessibleName()


def test_retranslating_changes_nothing_that_is_held(desk):
    desk.start().open("2-copy-code")
    desk.pane.type_button.click()
    QTest.keyClicks(desk.pane.editor, "{")
    desk.desk.retranslate()
    assert desk.pane.held().raw == b"{"
    assert desk.desk.page.case().name == "2-copy-code"
