"""A report that is made: anew, stopped, gone on with, and written once it is whole."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from report_page_bench import (
    begin_report,
    columns,
    filled,
    open_report,
    report_bench,
    settle,
)
from runs_bench import RunBench

from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.storage.document import Document


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from report_bench(qtbot, tmp_path)


def test_the_report_is_made_anew_when_the_document_has_changed(bench: RunBench) -> None:
    page = open_report(filled(bench))
    before = page.page.view()
    assert before is not None
    bench.record(bench.document.cases(1)[0].name, b"[]", repeat=2)
    settle(bench, page)
    view = page.page.view()
    assert view is not None
    assert view.report.answered == before.report.answered + 1
    assert view.report.digest != before.report.digest


def test_what_was_counted_of_a_document_is_not_shown_of_another(
    bench: RunBench, tmp_path: Path
) -> None:
    filled(bench)
    page = begin_report(bench)
    Document.create(tmp_path / "other.statelab").close()
    assert bench.session.open(tmp_path / "other.statelab")
    settle(bench, page)
    assert page.page.view() is None
    assert page.page.nothing.isVisible()


def test_a_report_that_is_stopped_can_be_made_later(bench: RunBench) -> None:
    filled(bench)
    page = begin_report(bench)
    assert page.page.progress.isVisible()
    page.page.progress._cancel.click()
    settle(bench, page)
    assert page.page.view() is None
    page.page.nothing.button.click()
    settle(bench, page)
    assert page.page.view() is not None and page.page.view().report.whole


def test_choices_of_a_report_that_was_stopped_go_back_to_those_of_the_one_shown(
    bench: RunBench,
) -> None:
    page = open_report(filled(bench))
    tools, before = page.page.tools, page.page.wish()
    shown = columns(page.page.groups.table.report)
    tools.examinees.items()[0].trigger()
    tools.scratch.click()
    page.page.groups.chips.buttons[0].click()
    assert page.page.wish() != before
    page.page.progress.cancel_requested.emit()
    settle(bench, page)
    assert page.page.wish() == before
    assert columns(page.page.groups.table.report) == shown
    kept = bench.document.preference("report/choices")
    assert ReportWish.from_json(kept) == before


def test_the_report_shown_is_written_by_button_and_by_key(
    bench: RunBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin_report(filled(bench))
    asked: list[str] = []
    monkeypatch.setattr(
        page.files, "ask", lambda report, names: asked.append(f"{report.digest} {names.document}")
    )
    assert not page.page.export_button.isEnabled()
    bench.shell.actions[0].trigger()
    assert asked == []  # it is still being made
    settle(bench, page)
    view = page.page.view()
    assert view is not None
    page.page.export_button.click()
    bench.shell.actions[0].trigger()
    assert asked == [f"{view.report.digest} lab.statelab"] * 2


def test_horizons_that_were_stopped_are_fitted_by_one_button(bench: RunBench) -> None:
    page = begin_report(filled(bench))
    bench.qtbot.waitUntil(lambda: page.page.view() is not None, timeout=60_000)
    page.page.progress.cancel_requested.emit()
    settle(bench, page)
    view = page.page.view()
    assert view is not None and not view.report.whole
    assert page.page.unfinished.isVisible() and not page.page.export_button.isEnabled()
    page.page.tabs.setCurrentWidget(page.page.horizon)
    assert "stopped" in page.page.horizon._none.text()
    page.page.unfinished.button.click()
    assert not page.page.unfinished.isVisible() and page.page.progress.isVisible()
    settle(bench, page)
    whole = page.page.view()
    assert whole is not None and whole.report.whole and whole.report.horizons
    assert whole.report.lines == view.report.lines
    assert page.page.export_button.isEnabled() and not page.page.unfinished.isVisible()
