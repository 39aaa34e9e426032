"""Drift on the Report page: its parts, and the room that names and columns have."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from report_bench import names, trials
from report_drift_bench import (
    SCORES,
    TOLD,
    drift_tab,
    made,
    page_with,
    rows_of,
    two_arm_report,
    two_arms,
)

from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.views import theme
from statelab_gui.views.labels.drift_report import (
    drift_limits,
)
from statelab_gui.views.wrapping import width_in_lines


@pytest.fixture(scope="module")
def report() -> Report:
    return two_arm_report()


def test_nothing_of_drift_is_seen_where_no_drift_case_was_answered(qtbot: QtBot) -> None:
    page = page_with(qtbot, made([], trials(seeds=2, lengths=(2, 4))))
    assert not drift_tab(page)
    assert "drift" not in page.head.note.text()
    assert page.drift.standings.table.report.rowCount() == 0


def test_the_drift_part_has_a_page_of_its_own(qtbot: QtBot, report: Report) -> None:
    page = page_with(qtbot, report)
    assert drift_tab(page)
    page.tabs.setCurrentWidget(page.drift)
    assert page.drift.standings.table.isVisible() and page.drift.gaps.table.isVisible()
    assert "not a single cause" in page.foot.text()
    assert drift_limits()[0] in page.foot.text()
    assert "48 answer(s) to drift cases" in page.head.note.text()
    page.tabs.setCurrentWidget(page.pairs)
    assert drift_limits()[0] not in page.foot.text()
    page.forget()
    assert not drift_tab(page)


def test_every_part_can_be_seen(qtbot: QtBot, report: Report) -> None:
    page = page_with(qtbot, report)
    page.tabs.setCurrentWidget(page.drift)
    panel = page.drift
    parts = (panel.standings, panel.families, panel.arms, panel.used, panel.plot)
    for button, part in zip(panel.which.buttons, parts, strict=True):
        button.click()
        assert part.isVisible()
        assert [one.isVisible() for one in parts].count(True) == 1
    assert panel.realised.table.accessibleName()


def test_drift_alone_opens_on_its_page_and_can_be_exported(qtbot: QtBot) -> None:
    page = page_with(qtbot, made(two_arms()))
    assert page.can_export()
    assert page.tabs.currentWidget() is page.drift
    page.tabs.setCurrentIndex(0)
    page.show_report(ReportView(made(two_arms()), TOLD))
    assert page.nothing.isVisible()  # who goes elsewhere is left there
    page.nothing.button.click()
    assert page.tabs.currentWidget() is page.drift
    assert page.head.note.text() == "48 answer(s) to drift cases · 8 item(s)"


def test_drift_beside_state_cases_opens_on_the_groups(qtbot: QtBot) -> None:
    page = page_with(qtbot, made(two_arms(), trials(seeds=2, lengths=(2, 4))))
    assert drift_tab(page)
    assert page.tabs.currentIndex() == 0


def test_only_simulated_answers_are_said_to_be_left_out(qtbot: QtBot) -> None:
    page = page_with(qtbot, made(rows_of(SCORES, simulated=True)))
    page.tabs.setCurrentWidget(page.drift)
    assert "24 simulated left out" in page.head.note.text()
    assert not page.drift.plot.has_data()
    assert not page.drift.export.isEnabled()
    assert not page.can_export()


def test_the_plot_asks_to_be_saved_as_any_kind(qtbot: QtBot, report: Report) -> None:
    panel = page_with(qtbot, report).drift
    asked: list[str] = []
    panel.picture_wished.connect(asked.append)
    panel.numbers_wished.connect(lambda: asked.append("csv"))
    for action in (panel.as_png, panel.as_svg, panel.as_csv):
        action.trigger()
    assert asked == ["png", "svg", "csv"]


def test_nothing_moves_below_the_hand_while_a_report_is_made_and_written(
    qtbot: QtBot, report: Report
) -> None:
    page = page_with(qtbot, report)
    QApplication.processEvents()
    before = page.tabs.pos()
    for row_of_progress in (page.progress, page.writing):
        row_of_progress.begin("Being made")
        QApplication.processEvents()
        assert row_of_progress.isVisible() and page.tabs.pos() == before
        row_of_progress.end()
    QApplication.processEvents()
    assert page.tabs.pos() == before


LONG = names(
    "qwen3.5-122b-a10b-fp8 · StateForge", "qwen3.5-122b-a10b-fp8 · Injection, no gate", "third"
)


def test_at_the_usual_width_every_column_is_in_sight_and_every_name_whole(
    qtbot: QtBot, report: Report
) -> None:
    page = page_with(qtbot, report)
    page.resize(1195, 800)  # what a window of 1280 leaves
    page.show_report(ReportView(report, LONG))
    page.tabs.setCurrentWidget(page.drift)
    for at, tables in enumerate(
        (
            (page.drift.standings, page.drift.gaps),
            (page.drift.families,),
            (page.drift.arms,),
            (page.drift.used, page.drift.realised),
        )
    ):
        page.drift.which.buttons[at].click()
        QApplication.processEvents()
        for one in tables:
            table = one.table
            assert table.horizontalScrollBar().maximum() == 0, one.title.text()
            lines = table.verticalHeader().defaultSectionSize() / table.fontMetrics().lineSpacing()
            for column in range(table.report.columnCount()):
                room = table.columnWidth(column) - table.cell_room()
                for text in table.lines_seen(column):
                    taken = width_in_lines([text], int(lines), table.fontMetrics())
                    assert taken <= room, text


def test_where_there_is_room_rows_and_headers_have_one_line(qtbot: QtBot, report: Report) -> None:
    page = page_with(qtbot, report)
    page.tabs.setCurrentWidget(page.drift)
    table = page.drift.gaps.table
    heights = []
    for width in (3_000, 1_195, 3_000):
        page.resize(width, 800)
        QApplication.processEvents()
        heights.append(
            (table.verticalHeader().defaultSectionSize(), table.horizontalHeader().height())
        )
    assert heights[0] == heights[2]
    assert heights[1][1] > heights[0][1]
    assert heights[0][0] == theme.row_height()
