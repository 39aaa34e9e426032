"""The First-error page over a real document with a small model's real replies."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from cases_bench import telling_recipe
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply, texts_below

from statelab_gui.app.pages.first_error import FirstError, build
from statelab_gui.domain.runs import ReplySource
from statelab_gui.models.prefix_steps import StepColumn
from statelab_gui.models.probes import ProbeColumn
from statelab_gui.storage.commands import AddCaseSet
from statelab_gui.storage.document import Document

FIRST_VALUES = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    bench = RunBench(qtbot, tmp_path)
    yield bench
    bench.close()


@pytest.fixture
def page(bench: RunBench) -> FirstError:
    """The page at the small model's wrong reply to 2-copy-code."""
    bench.create()
    bench.record("2-copy-code", real_reply("2-copy-code-schema"))
    shown = bench.show(build)
    assert isinstance(shown, FirstError)
    return shown


def outcomes(page: FirstError) -> dict[int, str]:
    model = page.page.list.model
    return {
        model.boundary(row): model.index(row, ProbeColumn.OUTCOME).data()
        for row in range(model.rowCount())
    }


def paste(page: FirstError, k: int, raw: bytes) -> None:
    page.page.go_to(k)
    QGuiApplication.clipboard().setText(raw.decode())
    page.page.chosen.paste_button.click()


# what is shown


def test_without_a_document_the_page_says_so(bench: RunBench) -> None:
    page = bench.show(build)
    assert isinstance(page, FirstError)
    assert page.page.empty.isVisible()
    assert "No document is open" in texts_below(page)


def test_without_a_reply_it_leads_to_the_desk(bench: RunBench) -> None:
    bench.create()
    page = bench.show(build)
    assert isinstance(page, FirstError)
    page.page.empty.button.click()
    assert bench.shell.shown == [("desk", {})]


def test_right_replies_alone_give_nothing_to_look_for(bench: RunBench) -> None:
    bench.create()
    bench.record("2-fixed-code", FIRST_VALUES)
    page = bench.show(build)
    assert "Every recorded reply is right" in texts_below(page)


def test_a_wrong_reply_recorded_meanwhile_is_shown(bench: RunBench) -> None:
    bench.create()
    page = bench.show(build)
    assert isinstance(page, FirstError)
    bench.record("2-copy-code", FIRST_VALUES)
    assert not page.page.empty.isVisible()
    assert page.page.case.currentText() == "2-copy-code · Starter"


def test_only_cases_with_a_whole_case_reply_that_is_not_right_are_offered(
    bench: RunBench,
) -> None:
    bench.create()
    bench.record("2-fixed-code", FIRST_VALUES)
    bench.record("2-copy-code", FIRST_VALUES)
    bench.record("2-add-code", b"no")
    bench.record("2-copy-sheet", FIRST_VALUES, prefix=9)
    page = bench.show(build)
    assert isinstance(page, FirstError)
    box = page.page.case
    names = [box.itemText(row).split(" · ")[0] for row in range(box.count())]
    assert names == ["2-add-code", "2-copy-code"]


def test_the_default_boundaries_are_the_ends_of_moves_and_the_rest_is_not_offered(
    page: FirstError,
) -> None:
    assert list(outcomes(page)) == [6, 9, 12]
    assert "Prefixes 1–5: not every cell is set before update 6." in texts_below(page)
    assert page.page.result.text() == "No prefix is probed yet, of 7 possible."


def test_a_step_shows_the_update_and_the_recorded_state_around_it(page: FirstError) -> None:
    page.page.go_to(10)
    assert page.page.steps.heading() == "Update 10 of 12: TMP ← d"
    assert page.page.prompt.selected_update() == 10
    model = page.page.steps.table.model()
    row = [model.index(5, column).data() for column in StepColumn]
    assert row == ["TMP", "3", "4", ""]
    assert model.index(5, StepColumn.AFTER).data(Qt.ItemDataRole.FontRole).bold()


def test_the_keys_step_wherever_in_the_step_area_the_focus_is(page: FirstError) -> None:
    steps = page.page.steps
    for target in (steps.slider, steps.table):
        page.page.go_to(9)
        QTest.keyClick(target, Qt.Key.Key_Right)
        assert page.page.current() == 10
        QTest.keyClick(target, Qt.Key.Key_Left)
        assert page.page.current() == 9
        QTest.keyClick(target, Qt.Key.Key_Home)
        assert page.page.current() == 1
        QTest.keyClick(target, Qt.Key.Key_End)
        assert page.page.current() == 12
        QTest.keyClick(target, Qt.Key.Key_PageUp)
        assert page.page.current() == 9
    steps.spin.setValue(3)
    assert page.page.current() == 3


def test_the_whole_case_reply_stands_beside_the_last_state(page: FirstError) -> None:
    page.page.go_to(12)
    model = page.page.steps.table.model()
    given = [model.index(row, StepColumn.REPLY).data() for row in range(6)]
    assert given == ["1 ✗", "2 ✗", "3 ✗", "4 ✗", "5 ✓", "0 ✗"]
    assert page.page.given.isVisible()


def test_a_prefix_before_every_cell_is_set_can_be_seen_but_not_probed(page: FirstError) -> None:
    page.page.go_to(3)
    chosen = page.page.chosen
    assert not chosen.copy_button.isEnabled()
    assert not chosen.paste_button.isEnabled()
    assert "not every cell is set before update 6" in chosen.verdict.text()


# probing


def test_real_replies_to_prefixes_give_the_first_observed_wrong_one(
    bench: RunBench, page: FirstError
) -> None:
    for k in (6, 8, 10):
        paste(page, k, real_reply(f"2-copy-code-prefix{k}-schema"))
    assert page.page.result.text() == (
        "First observed wrong prefix: 8, among 3 probed of 7 possible; 4 not probed."
    )
    assert page.page.beside.text() == "Also wrong at 10 (probed)."
    assert outcomes(page) == {
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
    page = bench.show(build)
    assert isinstance(page, FirstError)
    assert page.page.result.text() == (
        "First observed wrong prefix: 9, among 14 probed of 61 possible; 47 not probed."
    )
    assert page.page.beside.text().splitlines() == [
        "Also wrong at 15–16 (probed).",
        "Right again at 10–14, 17, 30 (probed).",
        "Format error at 33 (probed, no state observed).",
    ]


def test_probes_that_are_all_right_never_say_that_there_is_no_error(
    bench: RunBench, page: FirstError
) -> None:
    paste(page, 9, bench.truth("2-copy-code", 9))
    assert page.page.result.text() == (
        "No wrong prefix observed among 1 probed of 7 possible; 6 not probed."
    )


def test_copy_puts_exactly_the_prefix_prompt_on_the_clipboard(
    bench: RunBench, page: FirstError
) -> None:
    page.page.go_to(9)
    page.page.chosen.copy_button.click()
    prompt = bench.document.prompt(bench.case_id("2-copy-code"))
    assert QGuiApplication.clipboard().text() == "\n".join(prompt.split("\n")[:10])


def test_pasting_the_prompt_back_records_nothing(bench: RunBench, page: FirstError) -> None:
    page.page.go_to(9)
    page.page.chosen.copy_button.click()
    page.page.chosen.paste_button.click()
    assert "prompt itself" in page.page.chosen.notice.text()
    assert not bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)


def test_an_empty_clipboard_records_nothing_and_says_so(bench: RunBench, page: FirstError) -> None:
    page.page.go_to(9)
    QGuiApplication.clipboard().clear()
    page.page.chosen.paste_button.click()
    assert "clipboard is empty" in page.page.chosen.notice.text()
    assert not bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)


def test_a_file_is_recorded_byte_for_byte(
    bench: RunBench, page: FirstError, tmp_path: Path
) -> None:
    raw = b"\xef\xbb\xbf" + FIRST_VALUES + b"\r\n"
    (tmp_path / "answer.json").write_bytes(raw)
    page.page.go_to(9)
    page.page.chosen.take_file(tmp_path / "answer.json")
    (probe,) = bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)
    assert (probe.raw, probe.source, probe.file_name) == (raw, ReplySource.FILE, "answer.json")
    assert outcomes(page)[9] == "⚠ Format error"
    assert "byte-order mark" in page.page.chosen.verdict.text()


def test_a_dropped_file_is_recorded(bench: RunBench, page: FirstError, tmp_path: Path) -> None:
    (tmp_path / "answer.json").write_bytes(FIRST_VALUES)
    page.page.go_to(9)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "answer.json"))])
    copy, left, none = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    at = QPointF(4, 4)
    enter = QDragEnterEvent(at.toPoint(), copy, mime, left, none)
    page.page.chosen.dragEnterEvent(enter)
    assert enter.isAccepted()
    page.page.chosen.dropEvent(QDropEvent(at, copy, mime, left, none))
    assert outcomes(page)[9] == "✗ Wrong"


def test_a_second_reply_to_a_prefix_supersedes_the_first_and_both_are_kept(
    bench: RunBench, page: FirstError
) -> None:
    paste(page, 9, FIRST_VALUES)
    paste(page, 9, bench.truth("2-copy-code", 9))
    kept = bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)
    assert kept[0].raw == FIRST_VALUES
    assert kept[0].superseded_by == kept[1].id
    assert outcomes(page)[9] == "✓ Right"
    assert "1 probed" in page.page.result.text()


def test_enter_copies_pastes_and_goes_on(bench: RunBench, page: FirstError) -> None:
    page.page.go_to(6)
    page.page.chosen.copy_button.setFocus()
    QTest.keyClick(page.page.chosen.copy_button, Qt.Key.Key_Return)
    assert bench.window.focusWidget() is page.page.chosen.paste_button
    QGuiApplication.clipboard().setText(FIRST_VALUES.decode())
    QTest.keyClick(page.page.chosen.paste_button, Qt.Key.Key_Return)
    assert page.page.current() == 6
    assert bench.window.focusWidget() is page.page.chosen.next_button
    QTest.keyClick(page.page.chosen.next_button, Qt.Key.Key_Return)
    assert page.page.current() == 9
    assert bench.window.focusWidget() is page.page.chosen.copy_button


def test_enter_after_the_last_probe_records_nothing_again(
    bench: RunBench, page: FirstError
) -> None:
    for k in (6, 9):
        paste(page, k, bench.truth("2-copy-code", k))
    page.page.go_to(12)
    page.page.chosen.copy_button.click()
    QGuiApplication.clipboard().setText(FIRST_VALUES.decode())
    QTest.keyClick(page.page.chosen.paste_button, Qt.Key.Key_Return)
    focus = bench.window.focusWidget()
    assert focus is page.page.list.table
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert len(bench.document.probes(bench.case_id("2-copy-code"), bench.examinee_id)) == 3


def test_copying_a_prompt_leaves_the_buttons_where_they_are(page: FirstError, qtbot: QtBot) -> None:
    chosen = page.page.chosen
    page.page.go_to(6)
    chosen.say("")
    qtbot.waitUntil(lambda: chosen.isVisible())
    place = chosen.paste_button.mapTo(page, chosen.paste_button.rect().topLeft())
    chosen.copy_button.click()
    assert chosen.notice.isVisible()
    chosen.layout().activate()
    assert chosen.paste_button.mapTo(page, chosen.paste_button.rect().topLeft()) == place


def test_the_hand_is_at_the_first_probe_when_a_reply_takes_the_empty_page_away(
    bench: RunBench,
) -> None:
    bench.create()
    shown = bench.show(build)
    assert isinstance(shown, FirstError)
    bench.record("2-copy-code", real_reply("2-copy-code-schema"))
    assert bench.window.focusWidget() is shown.page.chosen.copy_button


def test_the_hand_stays_at_the_probe_when_another_reply_is_opened(
    bench: RunBench, page: FirstError
) -> None:
    second = bench.record("2-add-code", FIRST_VALUES)
    page.page.chosen.copy_button.setFocus()
    page.open_facts(reply_id=second)
    assert bench.window.focusWidget() is page.page.chosen.copy_button


def test_going_on_is_the_main_thing_only_after_the_prefix_has_its_reply(
    bench: RunBench, page: FirstError
) -> None:
    on = page.page.chosen.next_button

    def filled() -> bool:
        at = on.rect().center()
        at.setX(4)  # left of the words
        return on.grab().toImage().pixelColor(at) == on.palette().highlight().color()

    page.page.go_to(6)
    assert not on.is_leading()
    assert not filled()
    paste(page, 6, bench.truth("2-copy-code", 6))
    assert on.is_leading()
    assert filled()
    page.page.go_to(3)  # cannot be probed: going on is all there is
    assert on.is_leading()


def test_every_prefix_of_a_range_is_listed_and_kept_in_the_document(
    bench: RunBench, page: FirstError
) -> None:
    page.page.list.range_from.setValue(4)
    page.page.list.range_to.setValue(8)
    page.page.list.add_range.click()
    assert list(outcomes(page)) == [4, 5, 6, 7, 8, 9, 12]
    assert outcomes(page)[4] == "not every cell is set before update 6"
    path = bench.document.path
    bench.session.close()
    bench.session.open(path)
    assert list(outcomes(page)) == [4, 5, 6, 7, 8, 9, 12]


def test_a_right_whole_case_reply_to_the_same_prompt_is_a_hint_and_no_probe(
    bench: RunBench,
) -> None:
    bench.create()
    bench.record("20-copy-code", FIRST_VALUES)
    bench.record("2-copy-code", b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}')
    page = bench.show(build)
    assert isinstance(page, FirstError)
    page.page.go_to(12)
    assert "2-copy-code" in page.page.chosen.verdict.text()
    assert "Whole case right" in page.page.chosen.verdict.text()
    assert outcomes(page)[12] == "○ Not probed"


# going in and leaving


def test_a_probe_opens_its_case_at_its_prefix(bench: RunBench, page: FirstError) -> None:
    probe = bench.record("2-copy-code", FIRST_VALUES, prefix=9)
    bench.record("2-add-code", FIRST_VALUES)
    page.open_facts(case_id=bench.case_id("2-add-code"))
    assert page.page.case.currentText().startswith("2-add-code")
    page.open_facts(reply_id=probe)
    assert page.page.case.currentText().startswith("2-copy-code")
    assert page.page.current() == 9


def test_a_long_case_that_is_left_while_it_opens_does_not_come_back(
    bench: RunBench, qtbot: QtBot
) -> None:
    bench.create(lengths=(2, 10_000))
    long = bench.record("10000-copy-code", FIRST_VALUES)
    short = bench.record("2-copy-code", FIRST_VALUES)
    page = bench.show(build)
    assert isinstance(page, FirstError)
    page.open_facts(reply_id=long)
    assert page.page.empty.isVisible()
    page.open_facts(reply_id=short)
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    assert len(outcomes(page)) == 3


def test_each_examinee_has_probes_of_its_own(bench: RunBench, page: FirstError) -> None:
    bench.record("2-copy-code", FIRST_VALUES, prefix=9)
    other = bench.add_examinee("other")
    theirs = bench.record("2-copy-code", FIRST_VALUES, examinee_id=other)
    page.open_facts(reply_id=theirs)
    assert outcomes(page)[9] == "○ Not probed"


def test_closing_the_document_leaves_no_state_behind(qtbot: QtBot, tmp_path: Path) -> None:
    bench = RunBench(qtbot, tmp_path)
    bench.session.create(tmp_path / "lab.statelab")
    bench.session.apply(AddCaseSet("Telling", telling_recipe()))
    bench.examinee_id = bench.add_examinee("any")
    bench.record("3-copy-code", b"no")
    page = bench.show(build)
    assert isinstance(page, FirstError)
    values = [
        str(v) for v in bench.document.answer_book(bench.case_id("3-copy-code")).truth.values()
    ]
    page.page.go_to(15)
    assert any(value in texts_below(page) for value in values)
    bench.close()
    assert not any(value in texts_below(page) for value in values)


def test_a_read_only_document_can_be_stepped_through_but_takes_no_reply(
    bench: RunBench, page: FirstError
) -> None:
    path = bench.document.path
    bench.session.close()
    bench.session._document = Document.open(path, read_only=True)
    bench.session.document_changed.emit()
    page.page.go_to(9)
    assert page.page.chosen.copy_button.isEnabled()
    assert not page.page.chosen.paste_button.isEnabled()
    assert not page.page.list.add_range.isEnabled()


def test_a_case_of_sixty_thousand_updates_is_stepped_with_a_row_a_boundary(
    bench: RunBench, qtbot: QtBot
) -> None:
    bench.create(lengths=(20_000,))
    bench.record("20000-copy-code", FIRST_VALUES)
    page = bench.show(build)
    assert isinstance(page, FirstError)
    qtbot.waitUntil(lambda: page.page.list.model.rowCount() == 20_001, timeout=20_000)
    page.page.list.range_from.setValue(6)
    page.page.list.range_to.setValue(60_006)
    page.page.list.add_range.click()
    assert page.page.list.model.rowCount() == 60_001
    for _ in range(50):
        QTest.keyClick(page.page.steps.slider, Qt.Key.Key_Right)
    assert page.page.current() == 56


def test_a_probe_of_a_long_case_is_recorded_with_the_sum_of_the_very_prompt_asked(
    bench: RunBench, qtbot: QtBot
) -> None:
    bench.create(lengths=(20_000,))
    bench.record("20000-copy-code", FIRST_VALUES)
    page = bench.show(build)
    assert isinstance(page, FirstError)
    qtbot.waitUntil(lambda: page.page.list.model.rowCount() == 20_001, timeout=20_000)
    page.page.go_to(30_000)
    case_id = bench.case_id("20000-copy-code")
    prompt = bench.document.prompt_prefix(case_id, 30_000)
    page.page.chosen.copy_button.click()
    assert QGuiApplication.clipboard().text() == prompt
    page.page.chosen.paste_button.click()
    assert "Nothing was recorded" in page.page.chosen.notice.text()
    QGuiApplication.clipboard().setText(FIRST_VALUES.decode())
    page.page.chosen.paste_button.click()
    assert not page.page.chosen.paste_button.isEnabled()  # not twice
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    [probe] = bench.document.probes(case_id, 1)
    assert (probe.prefix, probe.raw) == (30_000, FIRST_VALUES)
    assert probe.prompt_sha256 == hashlib.sha256(prompt.encode()).hexdigest()
    assert page.page.chosen.paste_button.isEnabled()
