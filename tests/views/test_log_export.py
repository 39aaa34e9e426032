"""The run log goes out: the dialog, the job behind it, and what is told of it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from cases_bench import VALUES, telling_recipe
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot
from python_calamine import CalamineWorkbook
from runs_bench import RunBench, real_reply

from statelab_gui.app.pages.log_export import (
    LogExport,
    columns_for,
    dialect_for,
    preview,
    write_log,
)
from statelab_gui.domain.run_tables import TableFormat
from statelab_gui.domain.runs import Setting
from statelab_gui.exchange.run_rows import file_columns
from statelab_gui.exchange.tables import read_csv
from statelab_gui.storage.commands import AddCaseSet, EditRun
from statelab_gui.storage.queries import table_pages
from statelab_gui.storage.table_reading import TableReader
from statelab_gui.views.export_log_dialog import ExportChoices, ExportLogDialog
from statelab_gui.views.labels.exporting import plain_label
from statelab_gui.views.widgets.progress_row import ProgressRow

NOW = "2026-11-30T10:00:00+08:00"


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    bench = RunBench(qtbot, tmp_path)

    def make() -> None:
        bench.create()
        for name in ("2-fixed-code", "2-copy-code", "2-add-code", "2-copy-sheet"):
            bench.record(name, real_reply(f"{name}-schema"))
        for k in (6, 8, 10):
            bench.record("2-copy-code", real_reply(f"2-copy-code-prefix{k}-schema"), prefix=k)

    bench.examinee_id = 1
    bench.made("seven replies", make)
    yield bench
    bench.close()


@pytest.fixture
def reader(bench: RunBench) -> Iterator[TableReader]:
    reader = TableReader(bench.document.path, read_only=True)
    yield reader
    reader.close()


@pytest.fixture
def progress(bench: RunBench) -> ProgressRow:
    row = ProgressRow(bench.window)
    bench.window.show()
    return row


@pytest.fixture
def exporting(bench: RunBench, progress: ProgressRow) -> LogExport:
    return LogExport(bench.session, bench.shell, progress, bench.window)


def choices(path: Path, **changes: object) -> ExportChoices:
    plain: dict[str, object] = {
        "only_shown": True,
        "bom": True,
        "separator": ",",
        "decimal": ".",
        "replies": True,
    }
    return ExportChoices(str(path), **{**plain, **changes})  # type: ignore[arg-type]


def written(exporting: LogExport, qtbot: QtBot, wanted: ExportChoices, ids: list[int]) -> None:
    with qtbot.waitSignal(exporting.ended, timeout=20_000):
        exporting.write(wanted, ids, 27)


# the job


def test_the_rows_shown_are_written_and_how_many_of_all_is_said(
    bench: RunBench, exporting: LogExport, reader: TableReader, tmp_path: Path, qtbot: QtBot
) -> None:
    bench.session.apply(EditRun(2, "notes", Setting.of("=1+1"), NOW))
    wanted = choices(tmp_path / "log.csv", separator=";", decimal=",")
    written(exporting, qtbot, wanted, list(range(1, 8)))
    assert bench.shell.said == [("Exported 7 of 27 rows to log.csv.", "done")]
    columns = columns_for(reader, wanted)
    rows = read_csv(tmp_path / "log.csv", file_columns(columns), dialect_for(wanted))
    keys = [column.key for column in columns]
    replies = [row[keys.index("reply")].value.encode() for row in rows]
    assert sorted(replies) == sorted(bench.document.reply(n).raw for n in range(1, 8))
    assert Setting.of("=1+1") in [row[keys.index("notes")] for row in rows]


def test_all_rows_are_written_where_that_is_chosen(
    bench: RunBench, exporting: LogExport, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "log.jsonl"
    wanted = choices(path, only_shown=False, format=TableFormat.JSONL)
    written(exporting, qtbot, wanted, [1])
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(rows) == len(bench.document.run_row_ids()) == 27
    assert bench.shell.said == [("Exported 27 of 27 rows to log.jsonl.", "done")]


def test_texts_too_long_for_a_cell_are_told_of(
    bench: RunBench, exporting: LogExport, tmp_path: Path, qtbot: QtBot
) -> None:
    bench.record("2-add-sheet", ("長" * 40_000).encode())
    path = tmp_path / "log.xlsx"
    written(exporting, qtbot, choices(path, format=TableFormat.XLSX), [8, 1])
    (said, kind), *others = bench.shell.said
    assert (kind, others) == ("done", [])
    assert said.startswith("Exported 2 of 27 rows to log.xlsx. ")
    assert "too long for a cell stand whole in the sheet “long texts”" in said
    assert CalamineWorkbook.from_path(str(path)).sheet_names == ["run log", "long texts"]


def test_a_file_that_cannot_be_written_is_said_and_nothing_is_left(
    bench: RunBench, exporting: LogExport, progress: ProgressRow, tmp_path: Path, qtbot: QtBot
) -> None:
    written(exporting, qtbot, choices(tmp_path / "gone" / "log.csv"), [1, 2])
    assert bench.shell.said[0][1] == "problem"
    assert not (tmp_path / "gone").exists()
    assert not progress.isVisible()
    assert not exporting.is_busy


@pytest.mark.parametrize("kind", list(TableFormat))
def test_a_cancelled_export_leaves_the_older_file_and_nothing_else(
    bench: RunBench,
    exporting: LogExport,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    kind: TableFormat,
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    path = folder / f"log.{kind.value}"
    path.write_text("older", encoding="utf-8")
    real = TableReader.table_pages

    def cancelling(*facts: object) -> object:
        for count, page in enumerate(real(*facts)):  # type: ignore[arg-type]
            if count == 3:
                exporting.cancel()
            yield page

    monkeypatch.setattr(TableReader, "table_pages", cancelling)
    monkeypatch.setattr(table_pages, "ROWS_A_PAGE", 1)
    written(exporting, qtbot, choices(path, format=kind), list(range(1, 8)))
    assert bench.shell.said == [("Cancelled. No file was written.", "info")]
    assert [file.name for file in folder.iterdir()] == [path.name]
    assert path.read_text(encoding="utf-8") == "older"


def test_a_cancel_while_a_workbook_is_packed_ends_at_once_and_leaves_nothing(
    bench: RunBench, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    wanted = choices(folder / "log.xlsx", format=TableFormat.XLSX)
    job = write_log(bench.document.path, list(range(1, 8)), wanted)
    assert "packing" in [step.unit for step in job]
    assert (folder / "log.xlsx").exists()
    (folder / "log.xlsx").unlink()
    job = write_log(bench.document.path, list(range(1, 8)), wanted)
    while next(job).unit != "packing":
        pass
    job.close()
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("kind", list(TableFormat))
def test_the_truth_of_unanswered_cases_is_in_no_file_and_no_preview(
    bench: RunBench, tmp_path: Path, kind: TableFormat
) -> None:
    bench.session.create(bench.folder / "telling.statelab")
    bench.session.apply(AddCaseSet("Telling", telling_recipe()))
    wanted = choices(tmp_path / f"log.{kind.value}", only_shown=False, format=kind)
    for _ in write_log(bench.document.path, None, wanted):
        pass
    reader = TableReader(bench.document.path, read_only=True)
    seen = preview(reader, bench.document.run_row_ids(), wanted)
    reader.close()
    if kind is TableFormat.XLSX:
        book = CalamineWorkbook.from_path(wanted.path)
        seen += str([book.get_sheet_by_name(name).to_python() for name in book.sheet_names])
    else:
        seen += Path(wanted.path).read_text(encoding="utf-8")
    assert "3-copy-code" in seen
    assert not any(str(value) in seen for value in VALUES)


# the dialog


def dialog_over(
    bench: RunBench, reader: TableReader, path: Path, shown: int = 12
) -> ExportLogDialog:
    ids = bench.document.run_row_ids()
    return ExportLogDialog(
        str(path), shown, 27, lambda wanted: preview(reader, ids, wanted), bench.window
    )


def test_the_dialog_previews_three_rows_and_says_what_a_filter_hides(
    bench: RunBench, reader: TableReader, tmp_path: Path
) -> None:
    bench.session.apply(EditRun(1, "notes", Setting.of("line 1\nline 2"), NOW))
    dialog = dialog_over(bench, reader, tmp_path / "log.csv")
    assert dialog.only_shown.text() == "12 of 27 rows: those shown"
    lines = dialog.preview.toPlainText().splitlines()
    assert len(lines) == 4
    assert lines[0].startswith("case,case_set,seed,")
    dialog.separator.setCurrentIndex(1)
    assert dialog.preview.toPlainText().startswith("case;case_set;seed;")
    assert dialog.go.isEnabled()
    dialog.path.setText(str(tmp_path / "gone" / "log.csv"))
    assert not dialog.go.isEnabled()
    dialog.path.setText(str(tmp_path / "log.csv"))
    found = dialog.choices()
    assert (found.only_shown, found.bom, found.separator) == (True, True, ";")
    assert found.format is TableFormat.CSV


def test_another_format_offers_what_it_leaves_open_and_ends_the_name_as_it_asks(
    bench: RunBench, reader: TableReader, tmp_path: Path
) -> None:
    dialog = dialog_over(bench, reader, tmp_path / "log.csv")
    dialog.show()
    offered = {}
    for at, kind in enumerate(TableFormat):
        dialog.format.setCurrentIndex(at)
        assert dialog.choices().format is kind
        assert dialog.path.text() == str(tmp_path / f"log.{kind.value}")
        combos = (dialog.encoding, dialog.separator, dialog.decimal)
        offered[kind] = [combo.isVisible() for combo in combos]
    assert offered == {
        TableFormat.CSV: [True, True, True],
        TableFormat.TSV: [True, False, True],
        TableFormat.XLSX: [False, False, False],
        TableFormat.JSONL: [False, False, False],
    }
    assert len(dialog.preview.toPlainText().splitlines()) == 3  # lines of JSON have no header
    assert dialog.preview.toPlainText().startswith('{"case":"')


def test_a_name_that_ends_otherwise_is_left_alone(
    bench: RunBench, reader: TableReader, tmp_path: Path
) -> None:
    dialog = dialog_over(bench, reader, tmp_path / "log.txt")
    dialog.format.setCurrentIndex(1)
    assert dialog.path.text() == str(tmp_path / "log.txt")


def test_no_two_parts_of_the_dialog_have_the_same_key(
    bench: RunBench, reader: TableReader, tmp_path: Path
) -> None:
    dialog = dialog_over(bench, reader, tmp_path / "log.csv")
    texts = [label.text() for label in dialog._labels.values()]
    buttons = (dialog.browse, dialog.replies, dialog.go, dialog.only_shown, dialog.every)
    texts += [button.text() for button in buttons] + [dialog._preview_label.text()]
    keys = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(keys) == len(set(keys))
    assert len(keys) >= 8


def test_a_label_is_read_without_its_key() -> None:
    assert plain_label("&File") == "File"
    assert plain_label("檔案(&F)") == "檔案"
    assert plain_label("Se&parator") == "Separator"
    assert plain_label("(x)") == "(x)"


def test_enter_in_the_path_exports(bench: RunBench, tmp_path: Path) -> None:
    dialog = ExportLogDialog(str(tmp_path / "log.csv"), 27, 27, lambda wanted: "", bench.window)
    dialog.show()
    browsed, accepted = [], []
    dialog.browse.clicked.disconnect()
    dialog.browse.clicked.connect(lambda: browsed.append(True))
    dialog.accepted.connect(lambda: accepted.append(True))
    QTest.keyClick(dialog.path, Qt.Key.Key_Return)
    assert (browsed, accepted) == ([], [True])


def test_the_dialog_offers_no_choice_of_rows_when_all_are_shown(
    bench: RunBench, tmp_path: Path
) -> None:
    dialog = ExportLogDialog(str(tmp_path / "log.csv"), 27, 27, lambda wanted: "", bench.window)
    assert dialog.only_shown.isHidden()
    assert dialog.choices().only_shown


def test_what_is_chosen_in_the_dialog_is_written(
    bench: RunBench, exporting: LogExport, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: ExportLogDialog) -> QDialog.DialogCode:
        dialog.format.setCurrentIndex(list(TableFormat).index(TableFormat.XLSX))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(ExportLogDialog, "exec", accept)
    with qtbot.waitSignal(exporting.ended, timeout=20_000):
        exporting.ask([3, 1], 27)
    book = CalamineWorkbook.from_path(str(bench.document.path.with_name("lab-run-log.xlsx")))
    rows = book.get_sheet_by_name("run log").to_python()
    assert [row[0] for row in rows] == ["case", "2-add-code", "2-fixed-code"]
