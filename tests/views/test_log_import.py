"""A file comes into the run log by the dialog: what it asks, tells and does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply, texts_below

from statelab_gui.app.pages.log_export import write_log
from statelab_gui.app.pages.log_import import LogImport
from statelab_gui.domain.run_tables import TableFormat
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.storage.commands import EditRun
from statelab_gui.views.export_log_dialog import ExportChoices
from statelab_gui.views.import_log_dialog import ImportLogDialog

NOW = "2026-11-30T10:00:00+08:00"


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    bench = RunBench(qtbot, tmp_path)

    def make() -> None:
        bench.create()
        bench.record("2-copy-code", real_reply("2-copy-code-schema"))

    bench.examinee_id = 1
    bench.made("one reply", make)
    bench.window.show()
    yield bench
    bench.close()


@pytest.fixture
def importing(bench: RunBench) -> LogImport:
    return LogImport(bench.session, bench.shell, bench.window)


def begun(importing: LogImport, qtbot: QtBot, path: Path) -> ImportLogDialog:
    """The dialog when the file was looked at and checked."""
    importing.ask(str(path))
    dialog = importing.dialog
    assert dialog is not None
    settle(importing, qtbot)
    return dialog


def settle(importing: LogImport, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: importing._task is None, timeout=20_000)


def table(path: Path, *lines: str, encoding: str = "utf-8") -> Path:
    path.write_bytes("".join(line + "\r\n" for line in lines).encode(encoding))
    return path


def test_a_good_file_is_told_of_then_recorded_and_said(
    bench: RunBench, importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path / "in.csv", "case,model,reply", "2-copy-sheet,m,{}", "2-add-code,m,")
    dialog = begun(importing, qtbot, path)
    assert dialog.columns.targets() == ("case", "model", "reply")
    assert dialog.findings.counts.text().startswith("2 row(s) in the file.")
    assert dialog.findings.rows.isHidden()
    assert dialog.findings.leave.isHidden()
    assert dialog.go.isEnabled()
    dialog.go.click()
    qtbot.waitUntil(lambda: bool(bench.shell.said), timeout=20_000)
    assert bench.shell.said[0][0].startswith("1 reply(s) recorded from in.csv.")
    assert importing.dialog is None
    assert bench.document.reply(2).raw == b"{}"


def test_a_row_with_a_problem_is_listed_and_nothing_can_be_imported(
    bench: RunBench, importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path / "in.csv", "case,reply", "2-copy-sheet,{}", "none,{}")
    dialog = begun(importing, qtbot, path)
    rows = dialog.findings.rows
    assert [rows.item(0, at).text() for at in (0, 1)] == ["3", "case"]
    assert "No case “none”" in rows.item(0, 2).text()
    assert not dialog.go.isEnabled()
    assert not dialog.findings.refused.isHidden()
    dialog.reject()
    assert bench.document.run_row_count() == len(bench.document.run_row_ids())
    assert importing.dialog is None


def test_another_column_is_chosen_and_the_rows_are_checked_anew(
    importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path / "in.csv", "which,answer", "2-copy-sheet,{}")
    dialog = begun(importing, qtbot, path)
    assert dialog.columns.targets() == ("", "")
    assert "No column is read as the case" in dialog.banner.text()
    assert not dialog.go.isEnabled()
    for at, key in enumerate(("case", "reply")):
        chooser = dialog.columns._choosers[at]
        chooser.setCurrentIndex(chooser.findData(key))
        chooser.activated.emit(chooser.currentIndex())
        settle(importing, qtbot)
    assert dialog.banner.text() == ""
    assert dialog.go.isEnabled()
    chooser = dialog.columns._choosers[1]
    chooser.setCurrentIndex(chooser.findData("case"))
    chooser.activated.emit(chooser.currentIndex())
    assert "Two columns are read as the same" in dialog.banner.text()
    assert not dialog.go.isEnabled()
    dialog.reject()


def test_an_encoding_that_is_not_sure_is_asked_for_and_shown_in_the_first_rows(
    importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path / "in.csv", "case,notes,reply", "2-copy-code,國內,x", encoding="big5")
    dialog = begun(importing, qtbot, path)
    assert "not UTF-8" in dialog.banner.text()
    assert dialog.columns.isHidden()
    assert not dialog.go.isEnabled()
    encoding = dialog.reading.encoding
    encoding.setCurrentIndex(encoding.findData("big5"))
    encoding.activated.emit(encoding.currentIndex())
    settle(importing, qtbot)
    assert dialog.columns.item(1, 2).text() == "國內"
    assert dialog.go.isEnabled()
    dialog.reject()


def test_what_a_service_told_is_said_to_be_left_aside(
    importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    header = "case,reply,outcome,latency_ms,finish_reason"
    path = table(tmp_path / "in.csv", header, "2-copy-sheet,{},complete,120,stop")
    dialog = begun(importing, qtbot, path)
    assert dialog.columns.targets() == ("case", "reply", "outcome", "", "")
    assert dialog.left_aside.text().startswith("Left aside: latency_ms, finish_reason.")
    assert not dialog.left_aside.isHidden()
    assert dialog.go.isEnabled()
    dialog.file_wished.emit(str(table(tmp_path / "plain.csv", "case,reply", "2-copy-sheet,{}")))
    settle(importing, qtbot)
    assert dialog.left_aside.isHidden()
    dialog.reject()


def test_another_separator_is_tried(importing: LogImport, qtbot: QtBot, tmp_path: Path) -> None:
    path = table(tmp_path / "in.csv", "case;reply", "2-copy-sheet;{}")
    dialog = begun(importing, qtbot, path)
    assert dialog.columns.rowCount() == 2
    separator = dialog.reading.separator
    separator.setCurrentIndex(separator.findData(","))
    separator.activated.emit(separator.currentIndex())
    settle(importing, qtbot)
    assert dialog.columns.rowCount() == 1
    assert not dialog.go.isEnabled()
    dialog.reject()


@pytest.mark.parametrize("kind", list(TableFormat))
def test_rows_that_are_here_are_asked_about_before_they_are_updated(
    bench: RunBench, importing: LogImport, qtbot: QtBot, tmp_path: Path, kind: TableFormat
) -> None:
    bench.session.apply(EditRun(1, "notes", Setting.of("then"), NOW))
    path = tmp_path / f"log.{kind.value}"
    wanted = ExportChoices(str(path), False, True, ",", ".", True, kind)
    for _ in write_log(bench.document.path, None, wanted):
        pass
    bench.session.apply(EditRun(1, "notes", BLANK, NOW))
    dialog = begun(importing, qtbot, path)
    assert not dialog.findings.question.isHidden()
    assert dialog.findings.leave.isChecked()
    assert not dialog.findings.update_chosen
    dialog.findings.update_them.setChecked(True)
    dialog.go.click()
    qtbot.waitUntil(lambda: bool(bench.shell.said), timeout=20_000)
    assert bench.document.run_rows([1])[0].entry("notes") == Setting.of("then")
    assert bench.session.undo_name == "import_rows"
    bench.session.undo()
    assert bench.document.run_rows([1])[0].entry("notes") == BLANK
    assert len(bench.document.replies(bench.case_id("2-copy-code"))) == 1


def test_what_cannot_be_read_is_said_in_the_dialog(
    bench: RunBench, importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "in.csv").write_bytes(b"")
    dialog = begun(importing, qtbot, tmp_path / "in.csv")
    assert "is empty" in dialog.banner.text()
    good = table(tmp_path / "good.csv", "case,reply", "2-copy-sheet,{}")
    dialog.file_wished.emit(str(good))
    settle(importing, qtbot)
    assert dialog.banner.text() == ""
    assert dialog.go.isEnabled()
    dialog.reject()
    assert bench.errors == []


def test_leaving_while_the_rows_are_checked_ends_the_check(
    bench: RunBench, importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    lines = [f"2-copy-code,m{n},{{}}" for n in range(3_000)]
    importing.ask(str(table(tmp_path / "in.csv", "case,model,reply", *lines)))
    dialog = importing.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.columns.rowCount() == 3, timeout=20_000)
    dialog.reject()
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    assert importing.dialog is None
    assert bench.document.examinees()[-1].id == 1


def test_a_stopped_check_can_be_done_again(
    bench: RunBench, importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    lines = [f"2-copy-code,m{n},{{}}" for n in range(3_000)]
    importing.ask(str(table(tmp_path / "in.csv", "case,model,reply", *lines)))
    dialog = importing.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.columns.rowCount() == 3, timeout=20_000)
    dialog.work_stopped.emit()
    settle(importing, qtbot)
    assert not dialog.check.isHidden()
    assert not dialog.go.isEnabled()
    dialog.check.click()
    settle(importing, qtbot)
    assert dialog.go.isEnabled()
    dialog.reject()


def test_nothing_begins_without_a_document_that_can_be_written(
    bench: RunBench, importing: LogImport
) -> None:
    bench.session.close()
    importing.ask("in.csv")
    assert importing.dialog is None


def test_texts_of_the_file_are_shown_plain_and_no_two_parts_have_one_key(
    bench: RunBench, importing: LogImport, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path / "in.csv", "<b>x</b>,case", "<i>y</i>,<u>z</u>")
    dialog = begun(importing, qtbot, path)
    QApplication.processEvents()
    seen = texts_below(dialog)
    assert "<b>x</b>" in seen and "<i>y</i>" in seen and "<u>z</u>" in seen
    texts = [label.text() for label in dialog.reading._labels.values()]
    buttons = (dialog.browse, dialog.check, dialog.go, dialog.reading.apostrophes)
    choices = (dialog.findings.leave, dialog.findings.update_them)
    texts += [button.text() for button in (*buttons, *choices)] + [dialog._columns_label.text()]
    keys = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(keys) == len(set(keys)), keys
    dialog.reject()
