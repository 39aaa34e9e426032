"""The Report page over real documents: what is counted, kept apart, remembered and said."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot
from report_page_bench import (
    AT,
    SEEDS,
    answer,
    begin_report,
    columns,
    filled,
    open_report,
    report_bench,
    settle,
    truths,
)
from runs_bench import RunBench, texts_below
from scipy.stats import binomtest

from statelab_gui.app.actions import MENUS, text_of
from statelab_gui.app.translations import Translations
from statelab_gui.domain.log_columns import RulingKind
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.models.report_table import SIMULATED_ROLE, ReportRow, ReportRows, ReportTable
from statelab_gui.storage.commands import AddExaminee, AddRuling
from statelab_gui.storage.document import Document
from statelab_gui.views.labels.report_pairs import pair_title


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from report_bench(qtbot, tmp_path)


def test_without_a_document_it_says_what_to_do(bench: RunBench) -> None:
    page = open_report(bench)
    assert page.page.empty.isVisible()
    page.page.empty.button.click()
    assert bench.shell.shown == [("welcome", {})]


def test_without_a_reply_it_leads_to_the_desk_and_a_study_can_be_planned(bench: RunBench) -> None:
    bench.create()
    page = open_report(bench)
    assert page.page.nothing.isVisible()
    page.page.nothing.button.click()
    assert bench.shell.shown == [("desk", {})]
    page.page.tabs.setCurrentWidget(page.page.plan)
    bench.qtbot.waitUntil(lambda: page.page.plan.answer.text().startswith("93"), timeout=60_000)
    assert "186" in page.page.plan.answer.text()


def test_every_group_tells_its_n_its_interval_and_what_tracking_nothing_scores(
    bench: RunBench,
) -> None:
    page = open_report(filled(bench))
    told = columns(page.page.groups.table.report)
    assert len(told["Cases"]) == 2 * 2 * 3 * 2  # examinees, families, lengths, forms
    assert set(told["Cases"]) == {str(len(SEEDS))}
    assert "Trials" not in told  # as many as cases
    at = next(
        at
        for at, key in enumerate(zip(told["Length"], told["Form"], strict=True))
        if key == ("9", "Code")
    )
    expected = binomtest(0, 6).proportion_ci(method="wilson")
    assert (told["Passed"][at], told["Rate"][at], told["How"][at]) == ("0 of 6", "0.0 %", "W")
    assert told["95 % interval"][at] == f"0.0–{100 * expected.high:.1f} %"
    assert told["Cells right"][at] == "30 of 36"
    assert told["Echo: cells"][at].endswith(" of 36")
    assert told["Mean input tokens"][at] == "not known"
    foot = page.page.foot.text()
    assert "W: Wilson" in foot and "What these cases do not show" in foot


def test_groupings_are_dropped_and_added_and_kept_in_the_document(bench: RunBench) -> None:
    page = open_report(filled(bench))
    chips = page.page.groups.chips.buttons
    for name in ("Length", "Form", "Family"):
        next(chip for chip in chips if chip.text() == name).click()
        settle(bench, page)
    told = columns(page.page.groups.table.report)
    assert "Length" not in told and "Form" not in told
    assert told["Cases"] == ["72", "72"]
    assert set(told["How"]) == {"S"}
    path = bench.document.path
    bench.session.close()
    assert bench.session.open(path)
    settle(bench, page)
    assert columns(page.page.groups.table.report)["Cases"] == ["72", "72"]


def test_with_no_grouping_all_examinees_are_pooled_and_that_is_said(bench: RunBench) -> None:
    page = open_report(filled(bench))
    for chip in page.page.groups.chips.buttons:
        chip.click()
    settle(bench, page)
    told = columns(page.page.groups.table.report)
    assert (told["Group"], told["Cases"], told["Trials"]) == (["All"], ["72"], ["144"])
    assert "pool several examinees" in page.page.foot.text()


def test_the_scratch_cell_is_left_out_and_the_title_says_so(bench: RunBench) -> None:
    page = open_report(filled(bench))
    page.page.tools.scratch.click()
    settle(bench, page)
    told = columns(page.page.groups.table.report)
    assert "Cells right" not in told
    assert all(text.endswith(" of 30") for text in told["Cells right (scratch cell left out)"])


def test_only_the_examinees_chosen_are_counted(bench: RunBench) -> None:
    page = open_report(filled(bench))
    menu = page.page.tools.examinees
    menu.items()[1].trigger()
    settle(bench, page)
    assert set(columns(page.page.groups.table.report)["Examinee"]) == {"gemma-3-1b"}
    assert menu.text() == "E&xaminees: 1 of 2"
    menu.items()[1].trigger()  # none left is all
    settle(bench, page)
    assert len(set(columns(page.page.groups.table.report)["Examinee"])) == 2


def test_simulated_replies_are_left_out_then_marked_and_never_mixed(bench: RunBench) -> None:
    bench.create()
    right = truths(bench)
    for case_id in list(right)[:4]:
        answer(bench, case_id, right[case_id], True, source=ReplySource.SIMULATED)
    page = open_report(bench)
    assert page.page.nothing.isVisible()
    page.page.nothing.button.click()
    settle(bench, page)
    assert page.page.tools.simulated.isChecked()
    table = page.page.groups.table.report
    assert all(name.startswith("◇") for name in columns(table)["Examinee"])
    assert table.index(0, 0).data(SIMULATED_ROLE) is True
    answer(bench, next(iter(right)), right[next(iter(right))], False)
    for chip in page.page.groups.chips.buttons:
        chip.click()
    settle(bench, page)
    told = columns(table)
    assert told["Group"] == ["All", "◇ Simulated: All"]
    assert told["Passed"] == ["failed", "4 of 4"]


def test_trials_with_and_without_tools_are_never_pooled(bench: RunBench) -> None:
    bench.create()
    right = truths(bench)
    command = AddExaminee({"model": Setting.of("coder"), "tools": Setting.of("interpreter")})
    bench.session.apply(command)
    first = next(iter(right))
    answer(bench, first, right[first], True)
    answer(bench, first, right[first], False, who=command.result or 0)
    page = open_report(bench)
    for chip in page.page.groups.chips.buttons:
        chip.click()
    settle(bench, page)
    told = columns(page.page.groups.table.report)
    assert (told["Tools"], told["Passed"]) == (["Without", "With"], ["passed", "failed"])
    assert "never pooled" in page.page.foot.text()


def test_a_case_asked_again_is_several_trials(bench: RunBench) -> None:
    bench.create()
    right = truths(bench)
    first = next(iter(right))
    for repeat, good in ((1, True), (2, False), (3, True)):
        answer(bench, first, right[first], good, repeat=repeat)
    told = columns(open_report(bench).page.groups.table.report)
    at = told["Cases"].index("1")
    assert (told["Trials"][at], told["Passed"][at], told["How"][at]) == ("3", "2 of 3", "1!")


def test_a_ruling_changes_no_figure_and_is_told_below(bench: RunBench) -> None:
    bench.create()
    right = truths(bench)
    first = next(iter(right))
    reply = answer(bench, first, right[first], False)
    bench.document.apply(AddRuling(reply, RulingKind.RIGHT, "meant the sum", AT))
    page = open_report(bench)
    assert "failed" in columns(page.page.groups.table.report)["Passed"]
    assert "1 of them differ" in page.page.foot.text()


def test_forms_and_examinees_are_compared_in_words_and_numbers(bench: RunBench) -> None:
    page = open_report(filled(bench))
    page.page.tabs.setCurrentWidget(page.page.pairs)
    told = columns(page.page.pairs.table.report)
    assert told["First"][:2] == ["Code", "Code"] and told["Pairs"] == ["36", "36", "72"]
    assert told["By"][2] == ""
    counts = [int(told[name][0]) for name in ("Only the first", "Only the second")]
    expected = binomtest(counts[0], sum(counts)).pvalue
    assert told["p"][0] == f"{expected:.3f}"
    sentence = page.page.pairs.sentence.text()
    assert "Code passed 24" in sentence and "corrected for 3" in sentence
    assert "share a seed" in sentence
    page.page.pairs.table.selectRow(2)
    assert "against" in page.page.pairs.title.text()
    assert "gemma-3-1b passed" in texts_below(page.page.pairs.square)


def test_a_horizon_is_given_with_its_points_or_the_reason_why_not(bench: RunBench) -> None:
    page = open_report(filled(bench))
    page.page.tabs.setCurrentWidget(page.page.horizon)
    told = columns(page.page.horizon.table.report)
    at = told["Form"].index("Code")
    assert told["50 % length"][at] == "between 3 and 9"
    page.page.horizon.table.selectRow(at)
    assert "Everything up to 3 passed" in page.page.horizon.sentences.text()
    points = columns(page.page.horizon.points.report)
    assert points["Passed"] == ["6 of 6", "6 of 6", "0 of 6"]
    assert len(told["Form"]) == 2 * 2 * 2


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


def test_plots_are_saved_as_pictures_and_their_numbers_as_csv(
    bench: RunBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_report(filled(bench))
    plots = page.page.plots
    page.page.tabs.setCurrentWidget(plots)
    asked: list[str] = []

    def choose(_window: object, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        asked.append(proposed)
        return str(tmp_path / f"plot.{proposed.rpartition('.')[2]}"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    for action in (plots.as_png, plots.as_svg, plots.as_csv):
        action.trigger()
    assert not QImage(str(tmp_path / "plot.png")).isNull()
    assert QSvgRenderer(str(tmp_path / "plot.svg")).isValid()
    rows = list(csv.reader(io.StringIO((tmp_path / "plot.csv").read_text("utf-8-sig"))))
    assert rows[0] == plots.plot().numbers()[0]
    assert len(rows) == len(plots.plot().numbers()) > 20
    assert [name.rpartition(".")[2] for name in asked] == ["png", "svg", "csv"]
    assert len(bench.shell.said) == 3 and bench.errors == []
    plots.which.buttons[3].click()  # nobody told tokens or cost
    assert not plots.export.isEnabled()


def test_the_plot_beside_a_horizon_is_of_that_one_alone(bench: RunBench) -> None:
    page = open_report(filled(bench))
    page.page.tabs.setCurrentWidget(page.page.horizon)
    horizon = page.page.horizon
    assert len(horizon.plot.numbers()) == 1 + 3  # a header and three lengths
    horizon.table.selectRow(1)
    view = page.page.view()
    assert view is not None
    assert str(view.report.horizons[1].horizon.points[-1].passed) in horizon.plot.numbers()[-1]


def test_the_table_is_copied_with_its_titles(bench: RunBench) -> None:
    page = open_report(filled(bench))
    table = page.page.groups.table
    table.copy()
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0].split("\t")[:3] == ["Examinee", "Tools", "Family"]
    assert len(lines) == 1 + table.report.rowCount()


def test_equal_rates_cannot_be_planned_for_and_that_is_said(bench: RunBench) -> None:
    bench.create()
    page = open_report(bench)
    plan = page.page.plan
    page.page.tabs.setCurrentWidget(plan)
    plan.second.setValue(plan.first.value())
    assert "different rates" in plan.problem.text() and plan.problem.isVisible()
    plan.second.setValue(0)
    bench.qtbot.waitUntil(lambda: plan.answer.text()[:1].isdigit(), timeout=60_000)


def test_tab_comes_by_the_groupings_before_the_table(bench: RunBench) -> None:
    page = open_report(filled(bench)).page
    page.tabs.tabBar().setFocus()
    for expected in (*page.groups.chips.buttons, page.groups.table):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected
    page.tabs.tabBar().setFocus()
    page.focus_first()
    assert QApplication.focusWidget() is page.groups.table


def test_every_control_has_an_accessible_name(bench: RunBench) -> None:
    page = open_report(filled(bench)).page
    tools = (page.tools.sets, page.tools.examinees, *page.groups.chips.buttons)
    tables = (page.groups.table, page.pairs.table, page.horizon.table, page.horizon.points)
    fields = (page.plan.first, page.plan.second, page.plan.power, page.plan.alpha, page.foot)
    assert all(part.accessibleName() for part in (*tools, *tables, *fields))


def test_tips_of_names_are_plain_text(qtbot: QtBot) -> None:
    table = ReportTable()
    tester = QAbstractItemModelTester(table)
    table.show_table(ReportRows(("A", "B"), (ReportRow(("<b>x</b>", "1"), {1: "<i>"}),), (1,)))
    tip = Qt.ItemDataRole.ToolTipRole
    assert table.index(0, 0).data(tip) == "<span>&lt;b&gt;x&lt;/b&gt;</span>"
    assert table.index(0, 1).data(tip) == "<span>&lt;i&gt;</span>"
    tester.deleteLater()


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


@pytest.mark.parametrize("language", ["en", "zh_TW", "zh_CN"])
def test_no_two_keys_of_the_page_or_of_the_menus_are_the_same(
    bench: RunBench, language: str
) -> None:
    translations = Translations()
    translations.switch(language)
    try:
        page = open_report(filled(bench)).page
        texts = [part.text() for part in page.findChildren(QAbstractButton)]
        texts += [label.text() for label in page.findChildren(QLabel) if label.buddy()]
        texts += [page.tabs.tabText(at) for at in range(page.tabs.count())]
        texts += [text_of(source) for source in MENUS.values()]
    finally:
        translations.switch("en")
    keys = [QKeySequence.mnemonic(text).toString() for text in texts]
    keys = [key for key in keys if key]
    assert len(keys) == len(set(keys)) and len(keys) >= 19


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


def test_a_read_only_document_is_reported_on_and_nothing_is_kept_in_it(bench: RunBench) -> None:
    path = filled(bench).document.path
    bench.session.close()
    bench.session._document = Document.open(path, read_only=True)
    bench.session.document_changed.emit()
    page = open_report(bench)
    page.page.tools.scratch.click()
    settle(bench, page)
    view = page.page.view()
    assert view is not None and not view.report.choices.scratch and page.page.can_export()
    assert bench.document.preference("report/choices") is None and bench.errors == []
