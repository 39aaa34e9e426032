"""The tables of the Report page: sorted, copied, scrolled, and safe to hover over."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from report_page_bench import (
    columns,
    filled,
    open_report,
    report_bench,
    settle,
)
from runs_bench import RunBench

from statelab_gui.models.report_table import ReportRow, ReportRows, ReportTable
from statelab_gui.views.labels.report_pairs import pair_title


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from report_bench(qtbot, tmp_path)


def test_the_table_is_copied_with_its_titles(bench: RunBench) -> None:
    page = open_report(filled(bench))
    table = page.page.groups.table
    table.copy()
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0].split("\t")[:3] == ["Examinee", "Tools", "Family"]
    assert len(lines) == 1 + table.report.rowCount()


def test_tips_of_names_are_plain_text(qtbot: QtBot) -> None:
    table = ReportTable()
    tester = QAbstractItemModelTester(table)
    table.show_table(ReportRows(("A", "B"), (ReportRow(("<b>x</b>", "1"), {1: "<i>"}),), (1,)))
    tip = Qt.ItemDataRole.ToolTipRole
    assert table.index(0, 0).data(tip) == "<span>&lt;b&gt;x&lt;/b&gt;</span>"
    assert table.index(0, 1).data(tip) == "<span>&lt;i&gt;</span>"
    tester.deleteLater()


def test_a_header_sorts_the_groups_by_what_it_heads(bench: RunBench) -> None:
    table = open_report(filled(bench)).page.groups.table
    header, own = table.horizontalHeader(), columns(table.report)
    passed = table.report.titles().index("Passed")
    rate = "Rate"
    header.setSortIndicator(passed, Qt.SortOrder.DescendingOrder)
    shown = [float(text.split()[0]) for text in columns(table.report)[rate]]
    assert shown == sorted(shown, reverse=True) and len(set(shown)) > 2
    length = table.report.titles().index("Length")
    header.setSortIndicator(length, Qt.SortOrder.AscendingOrder)
    assert columns(table.report)["Length"] == sorted(own["Length"], key=int)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    assert columns(table.report) == own


def test_the_order_is_kept_when_the_report_is_made_anew(bench: RunBench) -> None:
    page = open_report(filled(bench))
    table = page.page.groups.table
    at = table.report.titles().index("Rate")
    table.horizontalHeader().setSortIndicator(at, Qt.SortOrder.DescendingOrder)
    before = columns(table.report)["Rate"]
    page.retranslate()
    settle(bench, page)
    assert columns(table.report)["Rate"] == before
    assert table.horizontalHeader().sortIndicatorSection() == at
    page.page.groups.chips.buttons[0].click()  # other columns: the order was of those before
    settle(bench, page)
    assert table.report.sorted_by()[0] == table.horizontalHeader().sortIndicatorSection() == -1


def test_the_comparison_told_is_the_one_chosen_however_the_table_is_sorted(
    bench: RunBench,
) -> None:
    page = open_report(filled(bench)).page
    page.tabs.setCurrentWidget(page.pairs)
    table = page.pairs.table
    title = page.pairs.title.text()
    at = table.report.titles().index("Only the first")
    table.horizontalHeader().setSortIndicator(at, Qt.SortOrder.DescendingOrder)
    assert page.pairs.title.text() == title  # the row chosen went along
    view = page.view()
    assert view is not None
    for row in range(table.report.rowCount()):
        table.selectRow(row)
        one = view.report.comparisons[table.chosen()]
        assert str(one.table.only_first) == table.report.line(row)[at]
        assert page.pairs.title.text() == pair_title(one, view.names)


def test_rows_are_sorted_and_copied_by_the_menu_of_the_keyboard(bench: RunBench) -> None:
    table = open_report(filled(bench)).page.groups.table
    at = table.report.titles().index("Rate")
    actions = {one.text(): one for one in table.menu_of(at).actions()}
    assert not actions["&Order of the report"].isEnabled()
    actions["Sort by “Rate”, &falling"].trigger()
    assert table.report.sorted_by() == (at, Qt.SortOrder.DescendingOrder)
    table.clearSelection()
    {one.text(): one for one in table.menu_of(at).actions()}["&Copy rows"].trigger()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == list(table.report.titles())
    assert [line.split("\t")[at] for line in lines[1:]] == columns(table.report)["Rate"]
    {one.text(): one for one in table.menu_of(-1).actions()}["&Order of the report"].trigger()
    assert table.report.sorted_by()[0] == -1


def test_the_first_column_stays_while_the_others_are_scrolled(bench: RunBench) -> None:
    page = open_report(filled(bench)).page
    page.resize(700, 600)
    table = page.groups.table
    bar = table.horizontalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    assert table.frozen == 1 and table.frozen_cells.isVisible() and table.frozen_header.isVisible()
    first = table.visualRect(table.report.index(0, 0))
    assert first.left() == 0


def test_cells_without_a_value_come_last_either_way(qtbot: QtBot) -> None:
    table = ReportTable()
    tester = QAbstractItemModelTester(table)
    rows = (
        ReportRow(("b", "10"), keys={1: 10.0}),
        ReportRow(("", "none"), keys={1: None}),
        ReportRow(("a", "9"), keys={1: 9.0}),
    )
    table.show_table(ReportRows(("Name", "Count"), rows, (1,)))
    kept = QPersistentModelIndex(table.index(1, 0))
    orders = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
    found = []
    for column in (0, 1):
        for order in orders:
            table.sort(column, order)
            found.append([table.line(row)[1] for row in range(3)])
            assert table.source_row(kept.row()) == 1
    assert found == [["9", "10", "none"], ["10", "9", "none"]] * 2
    tester.deleteLater()
