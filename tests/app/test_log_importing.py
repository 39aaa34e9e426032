"""Files come into the run log of the real window: cut short, twice, with other verdicts, beside."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.pages.log import RunLog
from statelab_gui.app.pages.log_import import LogImport
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import Setting
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.storage.commands import AddCaseSet, EditRun
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.document import Document
from statelab_gui.views.import_log_dialog import ImportLogDialog

NOW = "2026-11-30T10:00:00+08:00"
HEADER = "case,model,reply,correct_cells,total_cells,notes"
RIGHT = '"{""a"":1,""b"":2,""c"":3,""d"":4,""e"":5,""TMP"":0}"'  # of every fixed case
TABLES = ("reply", "verdict", "run", "examinee", "edit", "log_column", "command_log")


@pytest.fixture
def log(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> RunLog:
    assert window.session.create(tmp_path / "lab.statelab")
    assert window.session.apply(AddCaseSet("Starter", starter()))
    return shown(window, qtbot)


def shown(window: MainWindow, qtbot: QtBot) -> RunLog:
    """The page with its rows in place."""
    window.show_page("log")
    page = window.pages.page("log")
    assert isinstance(page, RunLog)
    qtbot.waitUntil(lambda: page.page.table.runs.sums is not None, timeout=20_000)
    return page


def document(window: MainWindow) -> Document:
    assert window.session.document is not None
    return window.session.document


def table(folder: Path, *lines: str, header: str = HEADER) -> Path:
    path = folder / "in.csv"
    path.write_text("".join(f"{line}\r\n" for line in (header, *lines)), encoding="utf-8")
    return path


def settle(importing: LogImport, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not importing.is_busy, timeout=20_000)


def checked(log: RunLog, qtbot: QtBot, path: Path) -> ImportLogDialog:
    """The dialog once every row was looked at."""
    importing = log.files.importing
    importing.ask(str(path))
    settle(importing, qtbot)
    assert importing.dialog is not None
    return importing.dialog


def imported(log: RunLog, qtbot: QtBot, path: Path) -> None:
    """Import the file and wait until the dialog is done with."""
    dialog = checked(log, qtbot, path)
    with qtbot.waitSignal(log.files.importing.ended, timeout=20_000):
        qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    settle(log.files.importing, qtbot)


def midway(log: RunLog, qtbot: QtBot, dialog: ImportLogDialog, act: Callable[[], object]) -> None:
    """Import, and do `act` once rows are being written; wait until nothing is done any more."""
    qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    task = log.files.importing._task
    assert task is not None
    acted: list[Progress] = []

    def look(progress: Progress) -> None:
        if progress.total and progress.done > progress.total * 6 // 10 and not acted:
            acted.append(progress)
            act()

    task.progressed.connect(look)
    qtbot.waitUntil(lambda: task.is_over, timeout=20_000)
    assert acted, "it was over before anything could be done"


def counts(window: MainWindow) -> dict[str, int]:
    """The rows of every table that an import writes into."""
    connection = connect(document(window).path, read_only=True)
    try:
        query = "SELECT count(*) FROM {}"
        return {name: connection.execute(query.format(name)).fetchone()[0] for name in TABLES}
    finally:
        connection.close()


def seen(dialog: ImportLogDialog, row: int) -> list[str]:
    """A line of what was found."""
    cells = (dialog.findings.rows.item(row, at) for at in range(3))
    return ["" if cell is None else cell.text() for cell in cells]


def test_the_button_of_the_page_leads_from_a_file_to_its_rows(
    window: MainWindow, log: RunLog, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path, f"2-fixed-code,m,{RIGHT},6,6,first")

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        field = dialog.findChild(QLineEdit)
        assert field is not None
        field.setText(str(path))
        dialog.accept()

    QTimer.singleShot(200, choose)
    qtbot.mouseClick(log.page.import_button, Qt.MouseButton.LeftButton)
    dialog = log.files.importing.dialog
    assert dialog is not None
    settle(log.files.importing, qtbot)
    with qtbot.waitSignal(log.files.importing.ended, timeout=20_000):
        qtbot.keyClick(dialog.go, Qt.Key.Key_Return)
    assert window.status.feedback() == "✓ 1 reply recorded from in.csv."
    runs = log.page.table.runs
    qtbot.waitUntil(lambda: 1 in runs.ids().tolist(), timeout=20_000)
    cells = [log.page.table.place_of(one) for one in (RunColumn.CASE, RunColumn.RESULT)]
    row = runs.row_of(1)
    assert [runs.copied(row, at) for at in cells] == ["2-fixed-code", "✓ Right"]


def test_an_import_that_is_cancelled_midway_leaves_nothing_and_can_be_done_again(
    window: MainWindow, log: RunLog, qtbot: QtBot, tmp_path: Path
) -> None:
    lines = [f"2-fixed-code,m{n},{RIGHT},6,6,note {n}" for n in range(3_000)]
    header = f"{HEADER},own:text:Mood"
    path = table(tmp_path, *(f"{line},calm" for line in lines), header=header)
    dialog = checked(log, qtbot, path)
    before = counts(window)
    midway(log, qtbot, dialog, dialog.progress._cancel.click)
    assert counts(window) == before
    assert document(window).log_columns() == []
    assert window.status.feedback() == "Cancelled. Nothing was imported."
    assert dialog.isVisible() and not dialog.check.isHidden() and not dialog.go.isEnabled()
    qtbot.mouseClick(dialog.check, Qt.MouseButton.LeftButton)
    settle(log.files.importing, qtbot)
    with qtbot.waitSignal(log.files.importing.ended, timeout=60_000):
        qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert counts(window)["reply"] == 3_000


def test_closing_the_dialog_while_rows_are_written_leaves_nothing(
    window: MainWindow, log: RunLog, qtbot: QtBot, tmp_path: Path
) -> None:
    lines = [f"2-fixed-code,m{n},{RIGHT},6,6," for n in range(2_000)]
    dialog = checked(log, qtbot, table(tmp_path, *lines))
    before = counts(window)
    midway(log, qtbot, dialog, dialog.reject)
    assert log.files.importing.dialog is None
    assert counts(window) == before


def test_a_file_that_comes_twice_is_told_and_doubles_nothing(
    window: MainWindow, log: RunLog, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(
        tmp_path, f"2-fixed-code,m,{RIGHT},6,6,first", "2-copy-code,m,{},0,6,", "2-add-code,m,,,,"
    )
    imported(log, qtbot, path)
    window.session.apply(EditRun(1, "notes", Setting.of("mine"), NOW))
    before = counts(window)
    dialog = checked(log, qtbot, path)
    told = dialog.findings.counts.text()
    assert "0 new replies to be recorded." in told and "2 replies here already." in told
    assert dialog.findings.question.text().startswith("1 row that is here already differs")
    assert dialog.findings.leave.isChecked()
    with qtbot.waitSignal(log.files.importing.ended, timeout=20_000):
        qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert "2 were here already." in window.status.feedback()
    assert counts(window) == before
    assert document(window).run_rows([1])[0].entry("notes") == Setting.of("mine")


def test_another_verdict_in_the_file_is_shown_beside_ours_which_counts(
    window: MainWindow, log: RunLog, qtbot: QtBot, tmp_path: Path
) -> None:
    first = table(tmp_path, f"2-fixed-code,m,{RIGHT},6,6,")
    imported(log, qtbot, first)
    path = table(tmp_path, f"2-fixed-code,m,{RIGHT},2,6,", "2-fixed-code,n,{},6,6,")
    dialog = checked(log, qtbot, path)
    told = "The file says {} of 6 cells. The scorer says {} of 6, and that is recorded.".format
    assert seen(dialog, 0) == ["2", "", told(2, 6)]
    assert seen(dialog, 1) == ["3", "", told(6, 0)]
    with qtbot.waitSignal(log.files.importing.ended, timeout=20_000):
        qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert "2 verdicts of the file differ" in window.status.feedback()
    rows = document(window).run_rows([1, 2])
    assert [(row.verdict.correct, row.verdict.total) for row in rows if row.verdict] == [
        (6, 6),
        (0, 6),
    ]
    assert counts(window)["verdict"] == 2


def test_every_row_that_cannot_be_taken_is_told_and_keeps_the_others_out(
    window: MainWindow, log: RunLog, qtbot: QtBot, tmp_path: Path
) -> None:
    before = counts(window)
    path = table(
        tmp_path,
        f"2-fixed-code,m,{RIGHT},6,6,fine",
        "no-such-case,m,{},,,",
        "2-copy-code,m,{},many,6,",
        ",m,{},,,",
    )
    dialog = checked(log, qtbot, path)
    found = [seen(dialog, row) for row in range(dialog.findings.rows.rowCount())]
    assert [line[:2] for line in found] == [["3", "case"], ["4", "correct_cells"], ["5", "case"]]
    assert "no-such-case" in found[0][2]
    assert dialog.findings.refused.text().startswith("3 problems")
    assert not dialog.go.isEnabled()
    dialog.reject()
    assert counts(window) == before


def test_nothing_can_be_imported_into_a_document_that_is_only_read(
    window: MainWindow, log: RunLog, qtbot: QtBot, tmp_path: Path
) -> None:
    path = document(window).path
    window.session.close()
    window.session.take(Document.open(path, read_only=True))
    page = shown(window, qtbot)
    qtbot.waitUntil(lambda: not page.page.import_button.isEnabled(), timeout=20_000)
    assert not page.acts.import_rows.isEnabled()
    page.files.importing.ask(str(table(tmp_path, "2-fixed-code,m,{},,,")))
    assert page.files.importing.dialog is None
