"""What is received or half typed and not recorded comes back: after leaving, closing, a crash."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from desk_bench import TRUTH, put_on_clipboard
from desk_child import PASTED, TYPED
from PySide6.QtTest import QTest
from waiting import LONGEST, next_line

from statelab_gui.domain.runs import ReplySource
from statelab_gui.views.reply_draft import draft_from_text

AWKWARD = "\ufeff\u00a0{\r\n\0".encode() + b"\xff"


def saved(desk, name: str = "2-copy-code"):
    return draft_from_text(desk.document.draft(desk.case_id(name), 1, None))


def test_a_paste_is_saved_at_once_and_comes_back_with_its_source(desk, tmp_path):
    desk.start().open("2-copy-code")
    file = tmp_path / "reply.json"
    file.write_bytes(AWKWARD)
    desk.pane.receive_file(file)
    assert saved(desk).received.raw == AWKWARD
    desk.open("2-copy-sheet")
    assert desk.pane.held() is None
    desk.open("2-copy-code")
    held = desk.pane.held()
    assert (held.raw, held.source, held.file_name) == (AWKWARD, ReplySource.FILE, "reply.json")


def test_typing_is_saved_within_a_second(desk, qtbot):
    desk.start().open("2-copy-code")
    desk.pane.type_button.click()
    QTest.keyClicks(desk.pane.editor, TYPED)
    qtbot.waitUntil(lambda: saved(desk) is not None, timeout=1000)
    assert saved(desk).received.raw == TYPED.encode()


@pytest.mark.parametrize("leave", ["case", "examinee", "page", "document"])
def test_leaving_saves_what_is_half_typed_at_once(desk, leave):
    desk.start("tiny-1", "tiny-2")
    desk.desk.choices.choose(None, 1)
    desk.open("2-copy-code")
    desk.pane.type_button.click()
    QTest.keyClicks(desk.pane.editor, TYPED)
    if leave == "case":
        desk.open("2-copy-sheet")
    elif leave == "examinee":
        desk.desk.choices.choose(None, 2)
    elif leave == "page":
        desk.desk.hide()
    else:
        desk.session.close()
        assert desk.session.open(desk.path)
    assert saved(desk).received.raw == TYPED.encode()
    desk.desk.show()
    desk.desk.choices.choose(None, 1)
    desk.open("2-copy-code")
    assert desk.pane.is_typing()
    assert desk.pane.editor.exact_text() == TYPED


def test_a_draft_of_one_case_never_lands_in_another(desk):
    desk.start().open("2-copy-code")
    desk.pane.type_button.click()
    QTest.keyClicks(desk.pane.editor, TYPED)
    desk.open("2-copy-sheet")
    desk.open("2-add-code")
    assert saved(desk, "2-copy-sheet") is None
    assert saved(desk, "2-add-code") is None


def test_recording_drops_the_draft_and_nothing_brings_it_back(desk):
    desk.start().open("2-copy-code")
    desk.record(TRUTH)
    assert saved(desk) is None
    desk.open("2-copy-sheet")
    desk.open("2-copy-code")
    assert not desk.reply.taking_in()
    assert saved(desk) is None


def test_a_half_done_correction_is_still_one_when_it_comes_back(desk):
    desk.start().open("2-copy-code")
    old = desk.record(b"{}")
    desk.reply.correct_button.click()
    put_on_clipboard(TRUTH)
    desk.pane.paste_button.click()
    desk.open("2-copy-sheet")
    assert desk.document.reply(old.id).superseded_by is None
    desk.open("2-copy-code")
    assert desk.pane.held().raw == TRUTH
    desk.reply.primary.click()
    assert desk.document.replies(desk.case_id("2-copy-code"))[-1].supersedes == old.id


def test_cancelling_a_correction_shows_the_recorded_reply_and_keeps_no_draft(desk):
    desk.start().open("2-copy-code")
    desk.record(TRUTH)
    desk.reply.correct_button.click()
    put_on_clipboard(b"other")
    desk.pane.paste_button.click()
    desk.reply.banner.wished.emit()
    assert saved(desk) is None
    assert desk.reply.verdict.result.text() == "✓ Whole case right: 6 of 6 cells"
    assert [r.raw for r in desk.document.replies(desk.case_id("2-copy-code"))] == [TRUTH]


@pytest.mark.parametrize(("way", "expected"), [("paste", PASTED), ("type", TYPED.encode())])
def test_a_killed_process_leaves_the_draft(desk, way, expected):
    desk.start().session.close()
    script = Path(__file__).with_name("desk_child.py")
    child = subprocess.Popen(
        [sys.executable, str(script), str(desk.folder), way], stdout=subprocess.PIPE, text=True
    )
    try:
        assert next_line(child) == "ready\n"
        time.sleep(1)  # the promise: half-typed text is saved within a second
    finally:
        child.kill()
        child.wait(LONGEST)
        child.stdout.close()
    assert desk.session.open(desk.path)
    desk.open("2-copy-code")
    assert desk.pane.held().raw == expected
    assert desk.errors == []


def _typed_on_a_document_that_is_away(desk) -> Path:
    desk.start().open("2-copy-code")
    away = desk.path.with_name("elsewhere.statelab")
    desk.path.rename(away)
    desk.pane.type_button.click()
    QTest.keyClicks(desk.pane.editor, TYPED)
    return away


def test_what_the_document_would_not_take_comes_back_and_is_saved_when_it_can_be(desk):
    away = _typed_on_a_document_that_is_away(desk)
    desk.desk.hide()
    desk.desk.show()
    assert desk.pane.held().raw == TYPED.encode()
    assert {error.code for error in desk.errors} == {"no_such_file"}
    away.rename(desk.path)
    desk.open("2-copy-sheet")
    assert desk.pane.held() is None
    assert saved(desk).received.raw == TYPED.encode()
    desk.open("2-copy-code")
    desk.reply.primary.click()
    assert [reply.raw for reply in desk.document.replies(desk.case_id("2-copy-code"))] == [
        TYPED.encode()
    ]
    desk.open("2-copy-sheet")
    desk.open("2-copy-code")
    assert not desk.reply.taking_in()  # what is recorded does not wait any more


def test_leaving_is_refused_once_where_half_typed_text_would_be_lost(desk):
    away = _typed_on_a_document_that_is_away(desk)
    assert not desk.session.may_leave()
    assert desk.session.may_leave()
    away.rename(desk.path)
    assert desk.session.flush()
    assert saved(desk).received.raw == TYPED.encode()
