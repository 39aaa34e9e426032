"""The dialog that asks how a report is written."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from statelab_gui.views.export_report_dialog import (
    ExportReportDialog,
    ReportFile,
    ReportKind,
    ReportPart,
)


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> ExportReportDialog:
    dialog = ExportReportDialog(str(tmp_path / "report"), frozenset({ReportPart.HORIZONS}))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_everything_there_is_goes_in_unless_left_out(
    dialog: ExportReportDialog, tmp_path: Path
) -> None:
    every = frozenset(ReportPart) - {ReportPart.HORIZONS}
    path = str(tmp_path / "report.html")
    assert dialog.choices() == ReportFile(path, ReportKind.HTML, every, "")
    dialog.parts[ReportPart.PLOTS].click()
    assert dialog.choices().parts == every - {ReportPart.PLOTS}
    assert not dialog.parts[ReportPart.HORIZONS].isEnabled()


def test_the_name_takes_the_ending_of_what_is_written_and_the_data_stands_beside(
    dialog: ExportReportDialog, tmp_path: Path
) -> None:
    dialog.data.click()
    for at, ending in ((1, "pdf"), (0, "html")):
        dialog.kind.setCurrentIndex(at)
        assert dialog.choices().path == str(tmp_path / f"report.{ending}")
        assert dialog.choices().kind == ending
        assert dialog.choices().data_path == str(tmp_path / "report-data.jsonl")


def test_a_folder_that_is_not_there_cannot_be_written_to(
    dialog: ExportReportDialog, tmp_path: Path
) -> None:
    for place in ("", str(tmp_path), str(tmp_path / "no" / "r.html")):
        dialog.place.setText(place)
        assert not dialog.go.isEnabled(), place
    dialog.place.setText(str(tmp_path / "r.html"))
    assert dialog.go.isEnabled()


def test_what_would_be_replaced_is_told(dialog: ExportReportDialog, tmp_path: Path) -> None:
    def remarks() -> str:
        return " ".join(label.text() for label in dialog.findChildren(QLabel))

    assert "replaced" not in remarks()
    (tmp_path / "report-data.jsonl").write_text("")
    assert "replaced" not in remarks()
    dialog.data.click()
    assert "report-data.jsonl exists and will be replaced." in remarks()
    (tmp_path / "report.html").write_text("")
    dialog.place.textChanged.emit(dialog.place.text())
    assert "Both files exist and will be replaced." in remarks()


def test_enter_in_the_name_exports_and_every_control_has_a_name(
    dialog: ExportReportDialog, qtbot: QtBot
) -> None:
    assert dialog.kind.accessibleName() and dialog.place.accessibleName()
    boxes = [*dialog.parts.values(), dialog.data, dialog.browse, dialog.go]
    assert all(box.text() for box in boxes)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.place, Qt.Key.Key_Return)
