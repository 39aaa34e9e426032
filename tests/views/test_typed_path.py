"""Whatever is typed as the place of a file, the dialogs that write one go on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from statelab_gui.views.export_diagnosis_dialog import ExportDiagnosisDialog
from statelab_gui.views.export_log_dialog import ExportLogDialog
from statelab_gui.views.export_report_dialog import ExportReportDialog
from statelab_gui.views.typed_path import could_be_written, would_be_replaced

Made = tuple[QDialog, QLineEdit, QPushButton]


def _diagnosis(path: str) -> Made:
    dialog = ExportDiagnosisDialog(path)
    return dialog, dialog.place, dialog.go


def _report(path: str) -> Made:
    dialog = ExportReportDialog(path)
    return dialog, dialog.place, dialog.go


def _log(path: str) -> Made:
    dialog = ExportLogDialog(path, 3, 3, lambda _: "")
    return dialog, dialog.path, dialog.go


def hopeless(folder: Path) -> list[str]:
    long = "n" * 300
    return [
        "",
        "/",
        "\0",
        f"a\0b/{long}",
        f"/{long}/x.html",
        str(folder / "no" / "x"),
        "a" * 5000 + "/x",
    ]


def test_what_cannot_be_a_file_is_no_error(tmp_path: Path) -> None:
    for text in hopeless(tmp_path):
        assert not could_be_written(Path(text))
        would_be_replaced(Path(text))
    assert not could_be_written(tmp_path)
    assert could_be_written(tmp_path / "x.html")
    assert not would_be_replaced(tmp_path / "x.html")


@pytest.mark.parametrize("make", [_diagnosis, _report, _log])
def test_every_path_can_be_typed_into_a_dialog(
    qtbot: QtBot, tmp_path: Path, make: Callable[[str], Made]
) -> None:
    dialog, place, go = make(str(tmp_path / "x"))
    qtbot.addWidget(dialog)
    for text in hopeless(tmp_path):
        place.setText(text)
        assert not go.isEnabled()
    place.setText(str(tmp_path / ("n" * 300)))  # told when it is written, with the system's reason
    place.setText(str(tmp_path / "there.html"))
    assert go.isEnabled()
