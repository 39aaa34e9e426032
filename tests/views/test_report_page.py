"""The Report page over real documents: what is counted, kept apart, remembered and said."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot
from report_page_bench import (
    AT,
    SEEDS,
    answer,
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
from statelab_gui.models.report_table import SIMULATED_ROLE
from statelab_gui.storage.commands import AddExaminee, AddRuling
from statelab_gui.storage.document import Document


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


def test_the_rates_furthest_apart_are_planned_for_too(bench: RunBench) -> None:
    bench.create()
    plan = open_report(bench).page.plan
    plan.first.setValue(0)
    plan.second.setValue(100)
    plan._ask()
    bench.qtbot.waitUntil(lambda: plan.answer.text().startswith("6 seed"), timeout=60_000)


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
