"""The First-error page: what it shows of a document, going in and leaving."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from cases_bench import telling_recipe
from first_error_bench import FIRST_VALUES, open_page, outcomes, real_page, run_bench
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply, texts_below

from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.storage.commands import AddCaseSet
from statelab_gui.storage.document import Document
from statelab_gui.views.first_error_lab import FirstErrorLab


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def page(bench: RunBench) -> FirstError:
    return real_page(bench)


@pytest.fixture
def lab(page: FirstError) -> FirstErrorLab:
    return page.page.lab


# what is shown


def test_without_a_document_the_page_says_so(bench: RunBench) -> None:
    page = open_page(bench)
    assert page.page.empty.isVisible()
    assert "No document is open" in texts_below(page)


def test_without_a_reply_it_leads_to_the_desk(bench: RunBench) -> None:
    bench.create()
    page = open_page(bench)
    page.page.empty.button.click()
    assert bench.shell.shown == [("desk", {})]


def test_right_replies_alone_give_nothing_to_look_for(bench: RunBench) -> None:
    bench.create()
    bench.record("2-fixed-code", FIRST_VALUES)
    page = open_page(bench)
    assert "No recorded reply is wrong" in texts_below(page)


def test_a_wrong_reply_recorded_meanwhile_is_shown(bench: RunBench) -> None:
    bench.create()
    page = open_page(bench)
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
    page = open_page(bench)
    box = page.page.case
    names = [box.itemText(row).split(" · ")[0] for row in range(box.count())]
    assert names == ["2-add-code", "2-copy-code"]


def test_the_default_boundaries_are_the_ends_of_moves_and_the_rest_is_not_offered(
    page: FirstError,
) -> None:
    assert list(outcomes(page.page.lab)) == [6, 9, 12]
    assert "Prefixes 1–5: not every cell is set before update 6." in texts_below(page)
    assert page.page.lab.result.text() == "No prefix is probed yet, of 7 possible"


# probing


def test_the_hand_is_at_the_first_probe_when_a_reply_takes_the_empty_page_away(
    bench: RunBench,
) -> None:
    bench.create()
    shown = open_page(bench)
    bench.record("2-copy-code", real_reply("2-copy-code-schema"))
    assert bench.window.focusWidget() is shown.page.lab.probing.chosen.copy_button


def test_the_hand_stays_at_the_probe_when_another_reply_is_opened(
    bench: RunBench, page: FirstError
) -> None:
    second = bench.record("2-add-code", FIRST_VALUES)
    page.page.lab.probing.chosen.copy_button.setFocus()
    page.open_facts(reply_id=second)
    assert bench.window.focusWidget() is page.page.lab.probing.chosen.copy_button


# going in and leaving


def test_a_probe_opens_its_case_at_its_prefix(bench: RunBench, page: FirstError) -> None:
    probe = bench.record("2-copy-code", FIRST_VALUES, prefix=9)
    bench.record("2-add-code", FIRST_VALUES)
    page.open_facts(case_id=bench.case_id("2-add-code"))
    assert page.page.case.currentText().startswith("2-add-code")
    page.open_facts(reply_id=probe)
    assert page.page.case.currentText().startswith("2-copy-code")
    assert page.page.lab.current() == 9


def test_a_long_case_that_is_left_while_it_opens_does_not_come_back(
    bench: RunBench, qtbot: QtBot
) -> None:
    bench.create(lengths=(2, 10_000))
    long = bench.record("10000-copy-code", FIRST_VALUES)
    short = bench.record("2-copy-code", FIRST_VALUES)
    page = open_page(bench)
    page.open_facts(reply_id=long)
    assert page.page.empty.isVisible()
    page.open_facts(reply_id=short)
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    assert len(outcomes(page.page.lab)) == 3


def test_each_examinee_has_probes_of_its_own(bench: RunBench, page: FirstError) -> None:
    bench.record("2-copy-code", FIRST_VALUES, prefix=9)
    other = bench.add_examinee("other")
    theirs = bench.record("2-copy-code", FIRST_VALUES, examinee_id=other)
    page.open_facts(reply_id=theirs)
    assert outcomes(page.page.lab)[9] == "○ Not probed"


def test_closing_the_document_leaves_no_state_behind(qtbot: QtBot, tmp_path: Path) -> None:
    bench = RunBench(qtbot, tmp_path)
    bench.session.create(tmp_path / "lab.statelab")
    bench.session.apply(AddCaseSet("Telling", telling_recipe()))
    bench.examinee_id = bench.add_examinee("any")
    bench.record("3-copy-code", b"no")
    page = open_page(bench)
    values = [
        str(v) for v in bench.document.answer_book(bench.case_id("3-copy-code")).truth.values()
    ]
    page.page.lab.go_to(15)
    assert any(value in texts_below(page) for value in values)
    assert "3-copy-code" in texts_below(page)
    bench.close()
    assert not any(value in texts_below(page) for value in values)
    assert "3-copy-code" not in texts_below(page)


def test_a_read_only_document_can_be_stepped_through_but_takes_no_reply(
    bench: RunBench, page: FirstError
) -> None:
    path = bench.document.path
    bench.session.close()
    bench.session._document = Document.open(path, read_only=True)
    bench.session.document_changed.emit()
    page.page.lab.go_to(9)
    assert page.page.lab.probing.chosen.copy_button.isEnabled()
    assert not page.page.lab.probing.chosen.paste_button.isEnabled()
    assert not page.page.lab.probing.plan.add_range.isEnabled()
    assert not page.page.lab.probing.bar.button.isEnabled()
