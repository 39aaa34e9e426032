"""Counting across cases over a real document: what is shown, what it is out of, where it leads."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from cases_bench import small_recipe
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply, texts_below

from statelab_gui.app.pages.first_error_across import FirstErrorAcross
from statelab_gui.domain.families import Family
from statelab_gui.domain.first_errors import Group
from statelab_gui.domain.runs import ReplySource
from statelab_gui.models.text_table import TextTable
from statelab_gui.storage.commands import AddCaseSet, RecordReply, RevealCase

FIRST_VALUES = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'
MARKUP = "<b>x</b><script>"


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    bench = RunBench(qtbot, tmp_path)
    yield bench
    bench.close()


def show(bench: RunBench) -> FirstErrorAcross:
    across = bench.show(FirstErrorAcross)
    assert isinstance(across, FirstErrorAcross)
    settle(bench, across)
    return across


def settle(bench: RunBench, across: FirstErrorAcross) -> None:
    """Wait until nothing is being counted any more."""
    bench.qtbot.waitUntil(
        lambda: not bench.session.is_busy and not across.panel.progress.isVisible(), timeout=20_000
    )


def probe(bench: RunBench, case: str, outcomes: dict[int, bool]) -> None:
    for k, right in outcomes.items():
        wrong = b'{"a":9,"b":9,"c":9,"d":9,"e":9,"TMP":9}'
        bench.record(case, bench.truth(case, k) if right else wrong, prefix=k)


@pytest.fixture
def filled(bench: RunBench) -> RunBench:
    """Four wrong cases: three probed, of which two show a wrong prefix, at 9 and at 10 updates."""
    bench.create()
    for case in ("2-copy-code", "2-copy-sheet", "2-add-code", "20-copy-code"):
        bench.record(case, FIRST_VALUES)
    bench.record("2-add-sheet", b"no values here")
    bench.record("2-fixed-code", FIRST_VALUES)
    probe(bench, "2-copy-code", {6: True, 8: True, 9: False, 12: True})
    probe(bench, "2-copy-sheet", {6: True, 10: False})
    probe(bench, "2-add-code", {6: True, 12: True})
    return bench


def rows(table: TextTable) -> list[tuple[str, ...]]:
    return [table.line(row) for row in range(table.rowCount())]


# what is shown


def test_without_a_document_the_panel_says_so(bench: RunBench) -> None:
    across = bench.show(FirstErrorAcross)
    assert "No document is open" in texts_below(across)


def test_without_a_reply_it_leads_to_the_desk(bench: RunBench) -> None:
    bench.create()
    across = show(bench)
    across.panel.empty.button.click()
    assert bench.shell.shown == [("desk", {})]


def test_the_n_is_told_with_those_probed_and_those_not(filled: RunBench) -> None:
    panel = show(filled).panel
    assert panel.summary.text() == (
        "Cases with a wrong prefix observed: n = 2, of 3 probed, of 5 not right; 2 not probed."
    )
    assert "6 whole-case reply(ies): 1 right, 4 wrong, 1 format error(s)." in panel.details.text()


def test_the_table_has_the_numbers_of_the_plot(filled: RunBench) -> None:
    panel = show(filled).panel
    drawn = [(bar.label, bar.count) for bar in panel.bars().bars]
    assert drawn == [("9", 1), ("10", 1)]
    assert rows(panel.tables.bins.rows) == [("9", "1 of 2"), ("10", "1 of 2")]
    panel.over.buttons[1].click()
    drawn = [(bar.label, bar.count) for bar in panel.bars().bars if bar.count]
    assert drawn == [("70–80 %", 1), ("80–90 %", 1)]
    told = [row for row in rows(panel.tables.bins.rows) if not row[1].startswith("0")]
    assert told == [("70–80 %", "1 of 2"), ("80–90 %", "1 of 2")]


def test_kinds_stand_beside_how_often_they_were_probed(filled: RunBench) -> None:
    panel = show(filled).panel
    assert rows(panel.tables.kinds.rows) == [
        ("First value of a cell", "0 of 2", "0", "3 of 8"),
        ("Add, to an ordinary cell", "0 of 2", "0", "1 of 8"),
        ("Copy, between ordinary cells", "0 of 2", "0", "1 of 8"),
        ("Copy, into the scratch cell", "1 of 2", "0", "1 of 8"),
        ("Copy, out of the scratch cell", "1 of 2", "1", "2 of 8"),
    ]


def test_recurring_slips_are_counted_among_the_answers_that_could_be_compared(
    filled: RunBench,
) -> None:
    panel = show(filled).panel
    found = {row[0]: row[1:] for row in rows(panel.tables.slips.rows)}
    assert found["First values kept"] == ("4 of 4", "under 0.1")
    panel.tables.which.buttons[2].click()
    assert "4 wrong answer(s) compared; 1 format error(s) gave no values" in texts_below(panel)


def test_what_is_recorded_meanwhile_is_counted_too(filled: RunBench) -> None:
    across = show(filled)
    probe(filled, "20-copy-code", {9: False})
    settle(filled, across)
    assert across.panel.summary.text().startswith("Cases with a wrong prefix observed: n = 3,")
    assert "of 4 probed, of 5 not right" in across.panel.summary.text()


def test_no_truth_of_a_sealed_case_is_told_as_that_of_another(filled: RunBench) -> None:
    """An answer that is the truth of a case nobody has answered must not be called its answer."""
    sealed = filled.case_id("200-copy-code")
    assert filled.document.case(sealed).sealed
    wrong = filled.document  # its truth, taken past the seal, as only a test can
    with wrong._reading() as connection:
        from statelab_gui.storage.queries.cases import load_program
        from statelab_gui.storage.schema import Case

        number = (
            connection.execute(Case.__table__.select().where(Case.id == sealed)).one().program_id
        )
        truth = load_program(connection, number).last_state()
    filled.record("20-overwrite-code", json.dumps(truth).encode())
    across = show(filled)
    reply = max(across._known)
    known = across._known[reply].fingerprint
    assert filled.document.reply(reply).case_id == filled.case_id("20-overwrite-code")
    assert all("200-copy" not in label for match in known.exact for label in match.others)


# groups


def test_one_examinee_is_shown_first_and_pooling_is_said(filled: RunBench) -> None:
    second = filled.add_examinee("other")
    filled.record("2-copy-code", FIRST_VALUES, examinee_id=second)
    across = show(filled)
    assert across.panel.filter.group().examinee_id == 1
    assert "pooled" not in across.panel.details.text()
    across.panel.filter.set_group(Group())
    across.panel.filter.changed.emit()
    settle(filled, across)
    assert "All examinees, pooled" in across.panel.details.text()
    assert "of 6 not right" in across.panel.summary.text()
    assert across.panel.tables.cases.rows.titles()[-1] == "Examinee"


def test_simulated_replies_are_off_until_asked_for_and_never_pooled(filled: RunBench) -> None:
    case_id = filled.case_id("20-add-code")
    filled.session.apply(
        RecordReply(
            case_id,
            1,
            None,
            FIRST_VALUES,
            ReplySource.SIMULATED,
            None,
            False,
            "2026-11-30T10:00:00Z",
        )
    )
    across = show(filled)
    assert "of 5 not right" in across.panel.summary.text()
    across.panel.filter.source.setCurrentIndex(1)
    across.panel.filter.changed.emit()
    settle(filled, across)
    assert "of 0 not right" in across.panel.summary.text()
    assert "to cases with a hidden answer book left out" in across.panel.details.text()
    filled.session.apply(RevealCase(case_id, "2026-11-30T10:00:01Z"))
    settle(filled, across)
    assert "of 1 not right; 1 not probed" in across.panel.summary.text()
    assert "Simulated replies only" in across.panel.details.text()


def test_a_group_is_narrowed_by_family(filled: RunBench) -> None:
    across = show(filled)
    across.panel.filter.set_group(Group(examinee_id=1, family=Family.ADD))
    across.panel.filter.changed.emit()
    settle(filled, across)
    assert across.panel.filter.group().family is Family.ADD
    assert ": n = 0," in across.panel.summary.text()
    assert "No probed prefix of this group was wrong." in texts_below(across)


# where it leads


def test_a_bar_with_one_case_opens_it(filled: RunBench) -> None:
    across = show(filled)
    opened: list[tuple[int, int]] = []
    across.case_chosen.connect(lambda case, examinee: opened.append((case, examinee)))
    histogram = across.panel.histogram
    histogram.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(histogram, Qt.Key.Key_Right)
    QTest.keyClick(histogram, Qt.Key.Key_Return)
    assert opened == [(filled.case_id("2-copy-sheet"), 1)]
    assert across.panel.tables.bins.currentIndex().row() == 1


def test_a_row_lists_its_cases_and_enter_opens_one(filled: RunBench) -> None:
    across = show(filled)
    tables = across.panel.tables
    assert tables.cases.rows.rowCount() == 5
    tables.kinds.selectRow(4)
    assert rows(tables.cases.rows) == [
        ("2-copy-code", "7", "9 of 12", "Copy, out of the scratch cell")
    ]
    assert tables.cases_title.text() == "Copy, out of the scratch cell: 1 of 2"
    with filled.qtbot.waitSignal(across.case_chosen) as opened:
        tables.cases.selectRow(0)
        QTest.keyClick(tables.cases, Qt.Key.Key_Return)
    assert opened.args == [filled.case_id("2-copy-code"), 1]


def test_what_was_not_probed_is_told_apart_from_what_showed_nothing_wrong(
    filled: RunBench,
) -> None:
    tables = show(filled).panel.tables
    found = {row[0]: row[2] for row in rows(tables.cases.rows)}
    assert found["2-add-code"] == "none observed"
    assert found["20-copy-code"] == found["2-add-sheet"] == "not probed"


def test_cases_of_several_sets_are_told_apart(filled: RunBench) -> None:
    filled.session.apply(AddCaseSet("Second", small_recipe(lengths=(2,))))
    across = show(filled)
    assert "Case set" not in across.panel.tables.cases.rows.titles()
    copy = next(one for one in filled.document.cases(2) if one.name == "2-copy-code")
    command = RecordReply(
        copy.id, 1, None, FIRST_VALUES, ReplySource.PASTED, None, False, "2026-11-30T10:00:00Z"
    )
    filled.session.apply(command)
    settle(filled, across)
    names = [(row[0], row[-1]) for row in rows(across.panel.tables.cases.rows)]
    assert ("2-copy-code", "Starter") in names and ("2-copy-code", "Second") in names


def test_a_slip_lists_the_cases_whose_answers_it_gives(filled: RunBench) -> None:
    tables = show(filled).panel.tables
    names = [row[0] for row in rows(tables.slips.rows)]
    tables.slips.selectRow(names.index("First values kept"))
    assert {row[0] for row in rows(tables.cases.rows)} == {
        "2-copy-code", "2-copy-sheet", "2-add-code", "20-copy-code",
    }  # fmt: skip


def test_a_table_is_copied_with_its_titles(filled: RunBench) -> None:
    tables = show(filled).panel.tables
    tables.bins.copy()
    assert QGuiApplication.clipboard().text() == "Updates\tCases\n9\t1 of 2\n10\t1 of 2"


def test_cancelling_leaves_what_was_shown(filled: RunBench) -> None:
    across = show(filled)
    before = across.panel.summary.text()
    across._count()
    across.panel.cancel_requested.emit()
    settle(filled, across)
    assert across.panel.summary.text() == before


# files


def answer(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a, **k: (str(path), ""))


def test_the_histogram_is_written_as_picture_and_as_vector_file(
    filled: RunBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    across = show(filled)
    for kind in ("png", "svg"):
        answer(monkeypatch, tmp_path / f"places.{kind}")
        across.panel.picture_wished.emit(kind)
    assert QImage(str(tmp_path / "places.png")).width() > 800
    assert QSvgRenderer(str(tmp_path / "places.svg")).isValid()
    drawn = (tmp_path / "places.svg").read_text("utf-8")
    assert ": n = 2," in drawn and "gemma-3-270m" in drawn
    assert filled.shell.said[-1] == ("Written: places.svg", "done")


def test_the_numbers_are_written_with_what_they_are_out_of(
    filled: RunBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    across = show(filled)
    answer(monkeypatch, tmp_path / "places.csv")
    across.panel.numbers_wished.emit()
    text = (tmp_path / "places.csv").read_text("utf-8-sig")
    found = list(csv.DictReader(io.StringIO(text)))
    assert [(row["above_or_from"], row["to"], row["cases"]) for row in found] == [
        ("9", "9", "1"),
        ("10", "10", "1"),
    ]
    assert {(row["with_a_wrong_prefix"], row["probed"], row["not_right"]) for row in found} == {
        ("2", "3", "5")
    }


def test_a_file_that_cannot_be_written_is_told(
    filled: RunBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    across = show(filled)
    answer(monkeypatch, tmp_path / "no such folder" / "places.png")
    across.panel.picture_wished.emit("png")
    assert [error.code for error in filled.errors] == ["cannot_write"]


# rules


def test_names_from_outside_are_shown_as_they_are(bench: RunBench) -> None:
    bench.create()
    bench.add_examinee(MARKUP)
    bench.record("2-copy-code", real_reply("2-copy-code-schema"), examinee_id=2)
    across = show(bench)
    across.panel.filter.set_group(Group())
    across.panel.filter.changed.emit()
    settle(bench, across)
    assert MARKUP in rows(across.panel.tables.cases.rows)[0]
    assert across.panel.summary.textFormat() is Qt.TextFormat.PlainText


def test_another_language_counts_nothing_anew(filled: RunBench) -> None:
    across = show(filled)
    before = across.panel.summary.text(), rows(across.panel.tables.kinds.rows)
    across.retranslate()
    assert not filled.session.is_busy
    assert (across.panel.summary.text(), rows(across.panel.tables.kinds.rows)) == before


def test_the_small_tables_keep_the_rules_of_item_models(qtbot: QtBot) -> None:
    table = TextTable()
    QAbstractItemModelTester(table, QAbstractItemModelTester.FailureReportingMode.Fatal, table)
    table.show_rows(("a", "b"), [("1", "2"), ("3", "4")], numbers=(1,))
    table.show_rows(("a",), [])
    assert table.rowCount() == 0 and table.columnCount() == 1


def test_another_document_leaves_nothing_of_the_one_before(
    filled: RunBench, tmp_path: Path
) -> None:
    across = show(filled)
    filled.session.close()
    assert across.panel.shown() is None and not across._known
    assert "2-copy-code" not in texts_below(across)
