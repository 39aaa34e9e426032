"""What the First-error page has worked out beside the window, and the view across cases."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from first_error_bench import FIRST_VALUES, as_reply, open_page, paste, real_page, run_bench
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QTabBar, QToolButton
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply, texts_below

from statelab_gui.app.pages import first_error_looking
from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.app.pages.first_error_looking import Looking
from statelab_gui.app.tasks import Task
from statelab_gui.domain.fingerprints import Fingerprint, Slip
from statelab_gui.storage.commands import RevealCase
from statelab_gui.views.export_diagnosis_dialog import ExportDiagnosisDialog, FileKind
from statelab_gui.views.first_error_lab import FirstErrorLab

FINGERPRINTS = 2


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def page(bench: RunBench) -> FirstError:
    return real_page(bench)


@pytest.fixture
def lab(page: FirstError) -> FirstErrorLab:
    return page.page.lab


def look(bench: RunBench, lab: FirstErrorLab, qtbot: QtBot) -> list[Slip]:
    """Look at the fingerprints: the slips that the answer shown is consistent with."""
    lab.probing.setCurrentIndex(FINGERPRINTS)
    area, panel = lab.probing.fingerprints, lab.probing.fingerprints.panel
    qtbot.waitUntil(lambda: area._asked == area.shown().id, timeout=20_000)
    qtbot.waitUntil(lambda: not panel.progress.isVisible(), timeout=20_000)
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    model = panel.exact.matches
    return [model.match_at(row).slip for row in range(model.rowCount())]


# fingerprints


def test_the_small_models_answer_is_consistent_with_first_values_kept(
    bench: RunBench, lab: FirstErrorLab, qtbot: QtBot
) -> None:
    assert look(bench, lab, qtbot)[0] is Slip.FIRST_VALUES
    assert "First values kept" in texts_below(lab.probing.fingerprints)


def test_a_wrong_probe_has_fingerprints_of_its_own(
    bench: RunBench, lab: FirstErrorLab, qtbot: QtBot
) -> None:
    book = lab.book()
    paste(lab, 9, as_reply(book.after(8)))  # stopped one update early
    area = lab.probing.fingerprints
    look(bench, lab, qtbot)
    assert area.which.isVisible()
    assert area.shown().prefix is None
    area.which.buttons[1].click()
    assert Slip.STOPPED_AFTER in look(bench, lab, qtbot)
    assert area.shown().prefix == 9
    place = []
    area.place_chosen.connect(place.append)
    match = next(m for m in map(area.panel.exact.matches.match_at, range(9)) if 8 in m.places)
    area.panel.exact.opened.emit(match)
    assert lab.current() == place[0] == match.places[0]


def test_no_fingerprint_is_looked_for_while_none_is_seen(
    bench: RunBench, lab: FirstErrorLab, qtbot: QtBot
) -> None:
    wished = []
    lab.probing.fingerprints.wished.connect(wished.append)
    for k in range(6, 13):
        lab.go_to(k)
    qtbot.wait(300)
    assert wished == []


def test_a_format_error_has_none_and_the_panel_says_why(
    bench: RunBench, page: FirstError, qtbot: QtBot
) -> None:
    page.open_facts(reply_id=bench.record("2-add-code", b"sorry"))
    assert look(bench, page.page.lab, qtbot) == []
    assert "format" in texts_below(page.page.lab.probing.fingerprints.panel).lower()


def test_what_is_found_for_a_reply_that_was_left_is_dropped(
    bench: RunBench, page: FirstError, lab: FirstErrorLab, qtbot: QtBot
) -> None:
    other = bench.record("2-add-code", as_reply({**dict.fromkeys("abcde", 7), "TMP": 7}))
    lab.probing.setCurrentIndex(FINGERPRINTS)
    page.open_facts(reply_id=other)  # while the first one is still being compared
    assert look(bench, lab, qtbot) != [Slip.FIRST_VALUES]
    assert lab.probing.fingerprints.shown().id == other
    assert "First values kept" not in texts_below(lab.probing.fingerprints.panel.exact)


def test_only_open_cases_of_the_set_are_compared_with(
    bench: RunBench, page: FirstError, qtbot: QtBot
) -> None:
    hidden = bench.case_id("20-copy-code")
    truth = bench.document.case(hidden)
    assert truth.sealed
    bench.session.apply(RevealCase(hidden, bench.session.now()))
    answer = as_reply(bench.document.answer_book(hidden).truth)
    bench.session.close()
    again = RunBench(qtbot, bench.folder / "other")
    (bench.folder / "other").mkdir()
    again.create()  # the same set, in which that case is sealed
    reply = again.record("2-add-code", answer)
    sealed = open_page(again)
    sealed.open_facts(reply_id=reply)
    assert Slip.ANOTHER_CASE not in look(again, sealed.page.lab, qtbot)
    again.session.apply(RevealCase(hidden, again.session.now()))
    second = again.record("2-add-code", answer, supersedes=reply)
    sealed.open_facts(reply_id=second)
    assert Slip.ANOTHER_CASE in look(again, sealed.page.lab, qtbot)
    again.close()


# across cases and out to a file


def test_the_view_across_cases_is_made_when_it_is_wished_and_leads_back_to_a_case(
    bench: RunBench, page: FirstError, qtbot: QtBot
) -> None:
    assert page._across is None
    page.page.view.buttons[1].click()
    assert page._across.isVisible()
    assert not page.page.export_button.isVisible()
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    page._across.case_chosen.emit(bench.case_id("2-copy-code"), 1)
    assert page.page.lab.isVisible()
    assert page.page.view.current() == 0


def test_a_wish_for_a_case_from_elsewhere_leaves_the_view_across_cases(
    bench: RunBench, page: FirstError
) -> None:
    page.page.view.buttons[1].click()
    page.open_facts()
    assert page._across.isVisible()  # the page alone was wished
    page.open_facts(case_id=bench.case_id("2-copy-code"))
    assert page.page.lab.isVisible()


def test_the_diagnosis_is_exported_with_the_map_and_the_fingerprint(
    bench: RunBench, page: FirstError, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(page.page.export_button.isEnabled, timeout=20_000)
    path = bench.folder / "diagnosis.html"

    def agree(dialog: ExportDiagnosisDialog) -> int:
        dialog.kind.setCurrentIndex(dialog.kind.findData(FileKind.HTML))
        dialog.place.setText(str(path))
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(ExportDiagnosisDialog, "exec", agree)
    page.page.export_button.click()
    qtbot.waitUntil(path.exists, timeout=20_000)
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    text = path.read_text("utf-8")
    assert "<svg" in text
    assert "First values kept" in text


# words


def test_no_two_parts_of_the_page_answer_to_one_letter(page: FirstError) -> None:
    letters: dict[str, str] = dict.fromkeys("FEVPH", "menu")
    for kind in (QLabel, QPushButton, QToolButton):
        for part in page.findChildren(kind):
            if not isinstance(part, QLabel) or part.buddy() is not None:
                take(letters, part.text(), part)
    for bar in page.findChildren(QTabBar):
        for tab in range(bar.count()):
            take(letters, bar.tabText(tab), bar)
    assert {"C", "R", "B", "L", "G"} <= letters.keys()


def take(letters: dict[str, str], text: str, part: QObject) -> None:
    found = re.search(r"&([A-Za-z])", text)
    if found is not None:
        letter = found.group(1).upper()
        assert letter not in letters, f"{text} of {part} and {letters[letter]}"
        letters[letter] = text


def test_intervals_are_worked_out_once(
    bench: RunBench, page: FirstError, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for repeat in (1, 2):
        bench.record("2-copy-code", FIRST_VALUES, prefix=9, repeat=repeat)
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=30_000)
    looking = page.findChild(Looking)
    assert "95 % interval 0–66 %" in page.page.lab.beside.text()
    ran = []
    monkeypatch.setattr(looking._session, "run", lambda *a, **k: ran.append(a))
    looking.count()
    assert ran == []


def test_the_real_replies_of_the_probes_are_compared_too(
    bench: RunBench, lab: FirstErrorLab, qtbot: QtBot
) -> None:
    paste(lab, 8, real_reply("2-copy-code-prefix8-schema"))
    area = lab.probing.fingerprints
    look(bench, lab, qtbot)
    area.which.buttons[1].click()
    assert Slip.FIRST_VALUES in look(bench, lab, qtbot)


def test_a_comparison_that_was_cancelled_is_made_anew_when_it_is_looked_at_again(
    bench: RunBench, lab: FirstErrorLab, qtbot: QtBot
) -> None:
    area = lab.probing.fingerprints
    lab.probing.setCurrentIndex(FINGERPRINTS)
    qtbot.waitUntil(lambda: area._asked is not None)
    area.cancel_requested.emit()
    assert "cancelled" in area.panel.heading.text()
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    assert "cancelled" in area.panel.heading.text()
    lab.probing.setCurrentIndex(0)
    assert look(bench, lab, qtbot)[0] is Slip.FIRST_VALUES


def test_a_comparison_that_breaks_off_leaves_nobody_waiting(
    bench: RunBench, lab: FirstErrorLab, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Iterator[None]:
        yield
        raise ZeroDivisionError

    caught: list[type] = []
    monkeypatch.setattr(first_error_looking, "_fingerprint", broken)
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: caught.append(kind))
    lab.probing.setCurrentIndex(FINGERPRINTS)
    qtbot.waitUntil(lambda: ZeroDivisionError in caught, timeout=20_000)
    panel = lab.probing.fingerprints.panel
    assert "could not be finished" in panel.heading.text()
    assert not panel.progress.isVisible()


def test_what_was_found_in_another_document_is_not_taken_for_a_reply_of_this_one(
    bench: RunBench, lab: FirstErrorLab, qtbot: QtBot, page: FirstError
) -> None:
    held: list[Task] = []
    bench.session.document_changed.connect(lambda: held.extend(bench.session._tasks))
    lab.probing.setCurrentIndex(FINGERPRINTS)
    area = lab.probing.fingerprints
    qtbot.waitUntil(lambda: area._asked is not None)
    late = bench.session._tasks[-1]
    assert late.wait(20)  # it is done, and nobody has heard of it yet
    assert bench.session.create(bench.folder / "other.statelab")
    assert late in held
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    assert page._looking._whole is None


def test_a_case_that_is_opened_later_is_compared_with_too(
    bench: RunBench, page: FirstError, qtbot: QtBot
) -> None:
    hidden = bench.case_id("20-copy-code")
    copy = RunBench(qtbot, bench.folder / "copy")
    (bench.folder / "copy").mkdir()
    copy.create()
    copy.session.apply(RevealCase(hidden, copy.session.now()))
    answer = as_reply(copy.document.answer_book(hidden).truth)
    copy.close()
    page.open_facts(reply_id=bench.record("2-add-code", answer))
    assert Slip.ANOTHER_CASE not in look(bench, page.page.lab, qtbot)
    bench.session.apply(RevealCase(hidden, bench.session.now()))
    page.page.lab.probing.setCurrentIndex(0)
    assert Slip.ANOTHER_CASE in look(bench, page.page.lab, qtbot)
    found: list[Fingerprint] = []
    page._looking.compare(page._reply, found.append)
    qtbot.waitUntil(lambda: bool(found), timeout=20_000)
    assert Slip.ANOTHER_CASE in [match.slip for match in found[0].exact]
