"""Probing on the First-error page: prompts out, replies in, and what is said of them."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from first_error_bench import (
    FIRST_VALUES,
    clip,
    open_page,
    outcomes,
    paste,
    probes,
    real_page,
    run_bench,
)
from PySide6.QtCore import (
    QCoreApplication,
    QMimeData,
    QPointF,
    Qt,
    QTranslator,
    QUrl,
)
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply

from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.domain.runs import ReplySource
from statelab_gui.views.first_error_lab import FirstErrorLab


class _Told(QTranslator):
    """A language in which every text of the page's own is seen to be translated."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return f"<{source}>" if context == "FirstError" else None

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def page(bench: RunBench) -> FirstError:
    return real_page(bench)


@pytest.fixture
def lab(page: FirstError) -> FirstErrorLab:
    return page.page.lab


def test_real_replies_to_prefixes_give_the_first_observed_wrong_one(
    bench: RunBench, page: FirstError
) -> None:
    for k in (6, 8, 10):
        paste(page.page.lab, k, real_reply(f"2-copy-code-prefix{k}-schema"))
    assert page.page.lab.result.text() == (
        "First observed wrong prefix: 8 (among 3 probed of 7 possible)"
    )
    assert page.page.lab.beside.text() == "Also wrong at 10 (probed)."
    assert outcomes(page.page.lab) == {
        6: "✓ Right",
        8: "✗ Wrong",
        9: "○ Not probed",
        10: "✗ Wrong",
        12: "○ Not probed",
    }
    kept = bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)
    assert [probe.raw for probe in kept] == [
        real_reply(f"2-copy-code-prefix{k}-schema") for k in (6, 8, 10)
    ]


def test_wrong_at_9_15_and_16_of_the_rest_right_says_so_and_nothing_of_the_unprobed(
    bench: RunBench,
) -> None:
    bench.create()
    bench.record("20-copy-code", FIRST_VALUES)
    for k in (*range(6, 18), 30):
        right = bench.truth("20-copy-code", k)
        bench.record("20-copy-code", FIRST_VALUES if k in (9, 15, 16) else right, prefix=k)
    bench.record("20-copy-code", b"", prefix=33)
    page = open_page(bench)
    assert page.page.lab.result.text() == (
        "First observed wrong prefix: 9 (among 14 probed of 61 possible)"
    )
    assert page.page.lab.beside.text().split("\u2003") == [
        "Also wrong at 15–16 (probed).",
        "Right again at 10–14, 17, 30 (probed).",
        "Format error at 33 (probed, no state observed).",
    ]


def test_probes_that_are_all_right_never_say_that_there_is_no_error(
    bench: RunBench, page: FirstError
) -> None:
    paste(page.page.lab, 9, bench.truth("2-copy-code", 9))
    assert page.page.lab.result.text() == ("Nothing observed wrong among 1 probed of 7 possible")


def test_copy_puts_exactly_the_prefix_prompt_on_the_clipboard(
    bench: RunBench, page: FirstError
) -> None:
    page.page.lab.go_to(9)
    page.page.lab.probing.chosen.copy_button.click()
    prompt = bench.document.prompt(bench.case_id("2-copy-code"))
    assert QGuiApplication.clipboard().text() == "\n".join(prompt.split("\n")[:10])


def test_pasting_the_prompt_back_records_nothing(bench: RunBench, page: FirstError) -> None:
    page.page.lab.go_to(9)
    page.page.lab.probing.chosen.copy_button.click()
    page.page.lab.probing.chosen.paste_button.click()
    assert "prompt itself" in page.page.lab.probing.chosen.notice.text()
    assert not bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)


def test_an_empty_clipboard_records_nothing_and_says_so(bench: RunBench, page: FirstError) -> None:
    page.page.lab.go_to(9)
    QGuiApplication.clipboard().clear()
    page.page.lab.probing.chosen.paste_button.click()
    assert "clipboard is empty" in page.page.lab.probing.chosen.notice.text()
    assert not bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)


def test_a_file_is_recorded_byte_for_byte(
    bench: RunBench, page: FirstError, tmp_path: Path
) -> None:
    raw = b"\xef\xbb\xbf" + FIRST_VALUES + b"\r\n"
    (tmp_path / "answer.json").write_bytes(raw)
    page.page.lab.go_to(9)
    page.page.lab.probing.chosen.take_file(tmp_path / "answer.json")
    (probe,) = bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)
    assert (probe.raw, probe.source, probe.file_name) == (raw, ReplySource.FILE, "answer.json")
    assert outcomes(page.page.lab)[9] == "⚠ Format error"
    assert "byte-order mark" in page.page.lab.probing.chosen.verdict.text()


def test_a_dropped_file_is_recorded(bench: RunBench, page: FirstError, tmp_path: Path) -> None:
    (tmp_path / "answer.json").write_bytes(FIRST_VALUES)
    page.page.lab.go_to(9)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "answer.json"))])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    at = QPointF(4, 4)
    enter = QDragEnterEvent(at.toPoint(), copy, mime, left, none)
    page.page.lab.probing.chosen.dragEnterEvent(enter)
    assert enter.isAccepted()
    page.page.lab.probing.chosen.dropEvent(QDropEvent(at, copy, mime, left, none))
    assert outcomes(page.page.lab)[9] == "✗ Wrong"


def test_a_second_reply_to_a_prefix_is_asked_what_it_is_and_may_correct_the_first(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    paste(lab, 9, FIRST_VALUES)
    right = bench.truth("2-copy-code", 9)
    paste(lab, 9, right)
    question = lab.probing.chosen.question
    assert question.isVisible()
    assert probes(bench) == [(9, 1, FIRST_VALUES, True)]  # nothing before it is said
    question.correct.click()
    assert probes(bench) == [(9, 1, FIRST_VALUES, False), (9, 1, right, True)]
    assert outcomes(lab)[9] == "✓ Right"
    assert "1 probed" in lab.result.text()
    assert not question.isVisible()
    assert "superseded" in lab.probing.chosen.notice.text()


def test_a_second_reply_may_be_another_one_and_both_count(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    paste(lab, 9, FIRST_VALUES)
    right = bench.truth("2-copy-code", 9)
    paste(lab, 9, right)
    QTest.keyClick(lab.probing.chosen.question.another, Qt.Key.Key_Return)
    assert probes(bench) == [(9, 1, FIRST_VALUES, True), (9, 2, right, True)]
    assert outcomes(lab)[9] == "◐ Mixed"
    assert "First observed wrong prefix: 9 (among 1 probed" in lab.result.text()


def test_escape_leaves_the_question_and_nothing_is_recorded(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    paste(lab, 9, FIRST_VALUES)
    paste(lab, 9, b"{}")
    QTest.keyClick(lab.probing.chosen.question.another, Qt.Key.Key_Escape)
    assert not lab.probing.chosen.question.isVisible()
    assert probes(bench) == [(9, 1, FIRST_VALUES, True)]
    assert bench.window.focusWidget() is lab.probing.chosen.paste_button


def test_a_correction_supersedes_the_repeat_that_is_looked_at_and_no_other(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    right = bench.truth("2-copy-code", 9)
    paste(lab, 9, FIRST_VALUES)
    for _ in range(2):
        paste(lab, 9, right)
        lab.probing.chosen.question.another.click()
    chooser = lab.stepping.replies.chooser
    assert [chooser.itemText(row) for row in range(3)] == [
        "Reply 1 of 3: ✗ 3 of 6",
        "Reply 2 of 3: ✓ 6 of 6",
        "Reply 3 of 3: ✓ 6 of 6",
    ]
    chooser.activated.emit(1)
    clip(b"sorry")
    lab.probing.chosen.paste_button.click()
    assert lab.probing.chosen.question.correct.text() == "Correct reply 2"
    lab.probing.chosen.question.correct.click()
    assert [(k, repeat, stands) for k, repeat, _, stands in probes(bench)] == [
        (9, 1, True),
        (9, 2, False),
        (9, 3, True),
        (9, 2, True),
    ]
    assert chooser.itemText(3) == "Reply 2, superseded: ✓ 6 of 6"
    assert lab.stepping.replies.record.text.toPlainText() == "sorry"
    chooser.activated.emit(3)
    assert lab.stepping.replies.record.text.toPlainText() == right.decode()


def test_what_was_said_last_follows_the_language(lab: FirstErrorLab, bench: RunBench) -> None:
    paste(lab, 9, FIRST_VALUES)
    assert lab.probing.chosen.notice.text().startswith("Recorded: 3 of 6 cells right, ")
    at = lab.probing.chosen.notice.text().split(", ")[1].rstrip(".")
    told = _Told(bench.window)
    QCoreApplication.installTranslator(told)
    lab.retranslate()
    assert lab.probing.chosen.notice.text() == f"<Recorded: 3 of 6 cells right, {at}.>"
    QCoreApplication.removeTranslator(told)


def test_enter_copies_pastes_and_goes_on(bench: RunBench, page: FirstError) -> None:
    page.page.lab.go_to(6)
    page.page.lab.probing.chosen.copy_button.setFocus()
    QTest.keyClick(page.page.lab.probing.chosen.copy_button, Qt.Key.Key_Return)
    assert bench.window.focusWidget() is page.page.lab.probing.chosen.paste_button
    QGuiApplication.clipboard().setText(FIRST_VALUES.decode())
    QTest.keyClick(page.page.lab.probing.chosen.paste_button, Qt.Key.Key_Return)
    assert page.page.lab.current() == 6
    assert bench.window.focusWidget() is page.page.lab.probing.chosen.next_button
    QTest.keyClick(page.page.lab.probing.chosen.next_button, Qt.Key.Key_Return)
    assert page.page.lab.current() == 9
    assert bench.window.focusWidget() is page.page.lab.probing.chosen.copy_button


def test_enter_after_the_last_probe_records_nothing_again(
    bench: RunBench, page: FirstError
) -> None:
    for k in (6, 9):
        paste(page.page.lab, k, bench.truth("2-copy-code", k))
    page.page.lab.go_to(12)
    page.page.lab.probing.chosen.copy_button.click()
    QGuiApplication.clipboard().setText(FIRST_VALUES.decode())
    QTest.keyClick(page.page.lab.probing.chosen.paste_button, Qt.Key.Key_Return)
    focus = bench.window.focusWidget()
    assert focus is page.page.lab.probing.list.table
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert len(bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)) == 3


def test_copying_a_prompt_leaves_the_buttons_where_they_are(page: FirstError, qtbot: QtBot) -> None:
    chosen = page.page.lab.probing.chosen
    page.page.lab.go_to(6)
    chosen.say(None)
    qtbot.waitUntil(lambda: chosen.isVisible())
    place = chosen.paste_button.mapTo(page, chosen.paste_button.rect().topLeft())
    chosen.copy_button.click()
    assert chosen.notice.isVisible()
    chosen.layout().activate()
    assert chosen.paste_button.mapTo(page, chosen.paste_button.rect().topLeft()) == place


def test_going_on_is_the_main_thing_only_after_the_prefix_has_its_reply(
    bench: RunBench, page: FirstError
) -> None:
    on = page.page.lab.probing.chosen.next_button

    def filled() -> bool:
        at = on.rect().center()
        at.setX(4)  # left of the words
        accent = on.palette().highlight().color()
        under_the_pointer = accent.darker(112)  # wherever a test before left the pointer
        seen = on.grab().toImage().pixelColor(at).name()  # a colour may be finer than a picture's
        return seen in (accent.name(), under_the_pointer.name())

    page.page.lab.go_to(6)
    assert not on.is_leading()
    assert not filled()
    paste(page.page.lab, 6, bench.truth("2-copy-code", 6))
    assert on.is_leading()
    assert filled()
    page.page.lab.go_to(3)  # cannot be probed: going on is all there is
    assert on.is_leading()


def test_a_right_whole_case_reply_to_the_same_prompt_is_a_hint_and_no_probe(
    bench: RunBench,
) -> None:
    bench.create()
    bench.record("20-copy-code", FIRST_VALUES)
    bench.record("2-copy-code", b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}')
    page = open_page(bench)
    page.page.lab.go_to(12)
    assert "2-copy-code" in page.page.lab.probing.chosen.verdict.text()
    assert "Whole case right" in page.page.lab.probing.chosen.verdict.text()
    assert outcomes(page.page.lab)[12] == "○ Not probed"


def test_a_probe_of_a_long_case_is_recorded_with_the_sum_of_the_very_prompt_asked(
    bench: RunBench, qtbot: QtBot
) -> None:
    bench.create(lengths=(20_000,))
    bench.record("20000-copy-code", FIRST_VALUES)
    page = open_page(bench)
    qtbot.waitUntil(lambda: page.page.lab.probing.list.model.rowCount() == 20_001, timeout=20_000)
    page.page.lab.go_to(30_000)
    case_id = bench.case_id("20000-copy-code")
    prompt = bench.document.prompt_prefix(case_id, 30_000)
    page.page.lab.probing.chosen.copy_button.click()
    assert QGuiApplication.clipboard().text() == prompt
    page.page.lab.probing.chosen.paste_button.click()
    assert "Nothing was recorded" in page.page.lab.probing.chosen.notice.text()
    QGuiApplication.clipboard().setText(FIRST_VALUES.decode())
    page.page.lab.probing.chosen.paste_button.click()
    assert not page.page.lab.probing.chosen.paste_button.isEnabled()  # not twice
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    [probe] = bench.document.probes(case_id, 1)
    assert (probe.prefix, probe.raw) == (30_000, FIRST_VALUES)
    assert probe.prompt_sha256 == hashlib.sha256(prompt.encode()).hexdigest()
    assert page.page.lab.probing.chosen.paste_button.isEnabled()


def test_a_prefix_before_every_cell_is_set_can_be_seen_but_not_probed(page: FirstError) -> None:
    page.page.lab.go_to(3)
    chosen = page.page.lab.probing.chosen
    assert not chosen.copy_button.isEnabled()
    assert not chosen.paste_button.isEnabled()
    assert "not every cell is set before update 6" in chosen.verdict.text()
