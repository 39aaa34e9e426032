"""The Desk, from an empty document to a recorded, judged reply."""

from functools import partial

import pytest
from desk_bench import TRUTH, put_on_clipboard
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from statelab_gui.app.pages import desk as desk_module
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import Setting
from statelab_gui.models.queue import STATUS_ROLE
from statelab_gui.storage.commands import AddCaseSet, AddExaminee
from statelab_gui.storage.document import Document
from statelab_gui.views.desk_page import Missing

WRONG = b'{"a":1,"b":2,"c":3,"d":1,"e":5,"TMP":0}'


def shown_texts(root: QWidget) -> str:
    """Every text a label of the page holds."""
    return "\n".join(label.text() for label in root.findChildren(QLabel))


def test_each_missing_thing_has_its_sentence_and_its_way_on(desk):
    page = desk.desk.page
    page.empty.button.click()
    assert desk.session.create(desk.path)
    page.empty.button.click()
    assert [key for key, _ in desk.shell.shown] == ["welcome", "cases"]
    desk.session.apply(AddCaseSet("Starter", starter()))
    assert page.empty.button.text() == "Describe the examinee"
    asked = []
    page.lead_on.connect(asked.append)
    desk.desk.choices._ask = lambda draft: None
    page.empty.button.click()
    assert asked == [Missing.EXAMINEE]
    desk.session.apply(AddExaminee({"model": Setting.of("tiny-1")}))
    assert not page.empty.isVisible()
    assert page.case().name == "2-fixed-code"


def test_the_case_asked_for_is_open_once_there_is_an_examinee(desk):
    desk.session.create(desk.path)
    desk.session.apply(AddCaseSet("Starter", starter()))
    case_id = desk.case_id("2-copy-code")
    desk.desk.open_facts(case_id=case_id)
    assert desk.desk.page.case() is None
    desk.session.apply(AddExaminee({"model": Setting.of("tiny-1")}))
    assert desk.desk.page.case().id == case_id
    assert desk.desk.page.focusWidget() is desk.desk.page.copy_button


def test_a_case_asked_for_in_one_document_is_not_opened_in_the_next(desk):
    desk.session.create(desk.path)
    desk.session.apply(AddCaseSet("Starter", starter()))
    desk.desk.open_facts(case_id=desk.case_id("2-copy-code"))
    desk.session.close()
    desk.session.create(desk.path.with_name("other.statelab"))
    desk.session.apply(AddCaseSet("Starter", starter()))
    desk.session.apply(AddExaminee({"model": Setting.of("tiny-1")}))
    assert desk.desk.page.case().name == "2-fixed-code"


def test_the_queue_opens_at_the_first_unfinished_case(desk):
    desk.start()
    first = desk.desk.page.case()
    desk.record(TRUTH)
    desk.session.close()
    assert desk.session.open(desk.path)
    assert desk.desk.page.case().position == first.position + 1


def test_copy_prompt_puts_the_kept_prompt_and_nothing_else_on_the_clipboard(desk):
    case_id = desk.start().open("20-copy-sheet")
    desk.desk.page.copy_button.click()
    mime = QGuiApplication.clipboard().mimeData()
    assert mime.formats() == ["text/plain"]
    assert mime.text() == desk.document.prompt(case_id)


def test_a_double_click_or_a_held_key_records_once_and_leaves_the_verdict_to_be_read(desk):
    desk.start().open("2-copy-code")
    put_on_clipboard(TRUTH)
    desk.pane.paste_button.click()
    primary = desk.reply.primary
    # What a double click sends: a click, a press of another kind, and its release.
    QTest.mouseClick(primary, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(primary, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(primary, Qt.MouseButton.LeftButton)
    assert desk.desk.page.case().name == "2-copy-code"
    assert desk.reply.verdict.result.text() == "✓ Whole case right: 6 of 6 cells"
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QGuiApplication.sendEvent(primary, held)
    assert desk.desk.page.case().name == "2-copy-code"


def test_enter_records_what_is_held_once_and_then_goes_on(desk):
    desk.start().open("2-copy-code")
    put_on_clipboard(TRUTH)
    QTest.keyClick(desk.desk.page.queue.list, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert desk.pane.held().raw == TRUTH
    QTest.keyClick(desk.desk.page.queue.list, Qt.Key.Key_Return)
    assert desk.reply.verdict.result.text() == "✓ Whole case right: 6 of 6 cells"
    assert desk.desk.page.queue.list.currentIndex().data(STATUS_ROLE) == CaseStatus.RIGHT
    QTest.keyClick(desk.reply.primary, Qt.Key.Key_Return)
    assert desk.desk.page.case().name == "2-copy-sheet"
    QTest.keyClick(desk.desk.page.queue.list, Qt.Key.Key_Return)  # nothing is held
    assert len(desk.document.replies(desk.case_id("2-copy-sheet"))) == 0
    assert len(desk.document.replies(desk.case_id("2-copy-code"))) == 1


def test_enter_presses_the_button_that_has_the_focus(desk):
    desk.start().open("2-copy-code")
    put_on_clipboard(TRUTH)
    desk.pane.paste_button.click()
    desk.desk.page.copy_button.setFocus()
    QTest.keyClick(desk.desk.page.copy_button, Qt.Key.Key_Return)
    assert desk.document.replies(desk.case_id("2-copy-code")) == []
    assert "Prompt copied" in desk.desk.page.reminder.text()


def test_a_pasted_reply_leads_on_to_recording_it(desk):
    desk.start().open("2-copy-code")
    desk.desk.page.copy_button.setFocus()
    put_on_clipboard(TRUTH)
    QTest.keyClick(desk.desk.page.copy_button, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    focus = desk.desk.page.focusWidget()
    assert focus is desk.reply.primary
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert [r.raw for r in desk.document.replies(desk.case_id("2-copy-code"))] == [TRUTH]


def test_the_prompt_pasted_back_is_doubted_and_can_still_be_recorded(desk):
    desk.start().open("2-copy-code")
    desk.desk.page.copy_button.click()
    desk.pane.paste_button.click()
    assert "prompt itself" in desk.pane.notice.text()
    assert desk.reply.primary.isEnabled()
    put_on_clipboard(TRUTH)
    desk.pane.paste_button.click()
    assert "prompt itself" not in desk.pane.notice.text()
    desk.desk.page.copy_button.click()
    desk.pane.paste_button.click()
    assert desk.pane.notice.button.text() == "Put back what was here"


def test_control_shift_enter_records_and_goes_on(desk):
    desk.start().open("2-copy-code")
    put_on_clipboard(WRONG)
    desk.pane.paste_button.click()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(desk.desk.page.queue.list, Qt.Key.Key_Return, both)
    assert desk.desk.page.case().name == "2-copy-sheet"
    assert desk.document.replies(desk.case_id("2-copy-code"))[0].verdict.correct == 2
    assert "2 of 6" in desk.shell.said[-1]


def test_no_truth_is_in_the_page_before_a_reply_is_recorded_or_after_leaving(desk):
    desk.start().open("2-copy-code")
    put_on_clipboard(WRONG)
    desk.pane.paste_button.click()
    assert desk.reply.verdict.model.columnCount() == 0
    desk.reply.primary.click()
    assert desk.reply.verdict.model.columnCount() == 6
    desk.open("2-copy-sheet")  # the same truth, not answered
    assert desk.reply.verdict.model.columnCount() == 0
    assert "right" not in shown_texts(desk.reply.verdict)
    desk.open("2-copy-code")
    desk.desk.hide()
    assert desk.reply.verdict.model.columnCount() == 0
    desk.desk.show()
    assert desk.reply.verdict.model.columnCount() == 6


def test_another_examinee_sees_neither_reply_nor_verdict_of_the_first(desk):
    desk.start("tiny-1", "tiny-2").open("2-copy-code")
    desk.desk.choices.choose(None, 1)
    desk.open("2-copy-code")
    desk.record(TRUTH)
    desk.desk.choices.choose(None, 2)
    desk.open("2-copy-code")
    assert desk.reply.taking_in()
    assert desk.reply.verdict.model.columnCount() == 0
    assert desk.desk.page.queue.model.counts() == (0, 24)


def test_a_correction_supersedes_and_keeps_the_old_reply(desk):
    desk.start().open("2-copy-code")
    old = desk.record(WRONG)
    desk.reply.correct_button.click()
    assert desk.reply.verdict.model.columnCount() == 0
    new = desk.record(TRUTH)
    assert new.supersedes == old.id
    kept = desk.document.reply(old.id)
    assert (kept.raw, kept.superseded_by) == (WRONG, new.id)
    assert desk.reply.history.count() == 2
    desk.reply.history.setCurrentIndex(1)
    desk.reply.history.activated.emit(1)  # as the mouse does
    assert desk.reply.verdict.result.text() == "✗ 2 of 6 cells right"
    assert not desk.reply.correct_button.isEnabled()
    assert desk.desk.page.queue.list.currentIndex().data(STATUS_ROLE) == CaseStatus.RIGHT


def test_another_attempt_stands_beside_the_first(desk):
    desk.start().open("2-copy-code")
    desk.record(TRUTH)
    desk.reply.attempt_button.click()
    again = desk.record(WRONG)
    assert again.supersedes is None
    assert [r.superseded_by for r in desk.document.replies(desk.case_id("2-copy-code"))] == [
        None,
        None,
    ]


@pytest.mark.parametrize("raw", [WRONG, b"no JSON at all"])
def test_the_way_to_the_first_wrong_prefix_is_offered_for_what_is_not_right(desk, raw):
    case_id = desk.start().open("2-copy-code")
    reply = desk.record(raw)
    assert desk.reply.verdict.first_error_button.isVisible()
    desk.reply.verdict.first_error_button.click()
    wished = {"reply_id": reply.id, "case_id": case_id, "examinee_id": 1}
    assert desk.shell.shown == [("first_error", wished)]


def test_a_right_reply_offers_no_search_for_a_wrong_prefix(desk):
    desk.start().open("2-copy-code")
    desk.record(TRUTH)
    assert not desk.reply.verdict.first_error_button.isVisible()


def test_a_format_error_tells_reason_and_place_and_notes_are_shown(desk):
    desk.start().open("2-copy-code")
    desk.record(b'{"a":9,\n"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4} Done!')
    told = desk.reply.verdict.reasons.text()
    assert "Text stands after the JSON object: “Done!”. Line 2, column 40." in told
    assert "The cell a is given more than once; the last value counts." in told
    assert not desk.reply.verdict.table.isVisible()


def test_answered_cases_leave_the_filtered_queue_only_when_left(desk):
    page = desk.start().desk.page
    page.queue.unanswered_only.setChecked(True)
    desk.open("2-copy-code")
    desk.record(TRUTH)
    assert page.queue.model.rowCount() == 24
    desk.reply.primary.click()
    assert page.queue.model.rowCount() == 23
    assert page.queue.list.currentIndex().data() == page.case().name


def test_a_read_only_document_shows_but_records_nothing(desk, monkeypatch):
    desk.start().open("2-copy-code")
    desk.record(TRUTH)
    desk.session.close()
    monkeypatch.setattr(Document, "open", partial(Document.open, read_only=True))
    assert desk.session.open(desk.path)
    desk.open("2-copy-code")
    assert desk.reply.verdict.result.text() == "✓ Whole case right: 6 of 6 cells"
    assert not desk.reply.isEnabled()
    assert desk.desk.page.read_only.isVisible()
    desk.open("2-copy-sheet")
    QTest.keyClick(desk.desk.page.queue.list, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert desk.pane.held() is None
    assert desk.errors == []


def test_a_long_prompt_arrives_beside_the_window(desk, qtbot, monkeypatch):
    monkeypatch.setattr(desk_module, "LONG_PROMPT", 1_000)
    case_id = desk.start().open("20-copy-sheet")
    assert not desk.desk.page.copy_button.isEnabled()
    desk.desk.page.copy_prompt()  # the menu's way: there is nothing to copy yet
    assert QGuiApplication.clipboard().text() == ""
    qtbot.waitUntil(desk.desk.page.copy_button.isEnabled, timeout=5_000)
    assert desk.desk.page.prompt.prompt() == desk.document.prompt(case_id)


def test_a_long_prompt_that_comes_late_is_not_shown_for_another_case(desk, qtbot, monkeypatch):
    monkeypatch.setattr(desk_module, "LONG_PROMPT", 1_000)
    desk.start().open("20-copy-sheet")
    case_id = desk.open("2-copy-code")
    qtbot.waitUntil(lambda: not desk.session.is_busy, timeout=5_000)
    assert desk.desk.page.prompt.prompt() == desk.document.prompt(case_id)
