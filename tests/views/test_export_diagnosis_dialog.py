"""The dialog that asks how a diagnosis is written."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.views.export_diagnosis_dialog import (
    DiagnosisChoices,
    ExportDiagnosisDialog,
    FileKind,
    Part,
    proposed_name,
)


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> ExportDiagnosisDialog:
    dialog = ExportDiagnosisDialog(str(tmp_path / "diagnosis"), frozenset({Part.CELLS}))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_everything_there_is_goes_into_the_page_unless_left_out(
    dialog: ExportDiagnosisDialog, tmp_path: Path
) -> None:
    every = frozenset(Part) - {Part.CELLS}
    path = str(tmp_path / "diagnosis.html")
    assert dialog.choices() == DiagnosisChoices(path, FileKind.HTML, every)
    dialog.parts[Part.REPLY].click()
    assert dialog.choices().parts == every - {Part.REPLY}
    assert not dialog.parts[Part.CELLS].isEnabled()


def test_the_name_takes_the_ending_of_what_is_written(dialog: ExportDiagnosisDialog) -> None:
    for at, ending in ((1, "png"), (2, "svg"), (0, "html")):
        dialog.kind.setCurrentIndex(at)
        assert dialog.choices().path.endswith(f"diagnosis.{ending}")
        assert dialog.choices().kind == ending
        assert dialog.box.isEnabled() is (ending == "html")


def test_without_a_map_no_picture_is_offered(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ExportDiagnosisDialog(str(tmp_path / "d"), frozenset({Part.MAP}))
    qtbot.addWidget(dialog)
    assert [dialog.kind.itemData(at) for at in range(dialog.kind.count())] == [FileKind.HTML]


def test_a_folder_that_is_not_there_cannot_be_written_to(
    dialog: ExportDiagnosisDialog, tmp_path: Path
) -> None:
    for place in ("", str(tmp_path), str(tmp_path / "no" / "d.html")):
        dialog.place.setText(place)
        assert not dialog.go.isEnabled(), place
    dialog.place.setText(str(tmp_path / "d.html"))
    assert dialog.go.isEnabled()


def test_a_file_that_would_be_replaced_is_told(
    dialog: ExportDiagnosisDialog, tmp_path: Path
) -> None:
    (tmp_path / "older.html").write_text("older")
    dialog.place.setText(str(tmp_path / "older.html"))
    assert dialog._remark.text() == "older.html exists and will be replaced."


def test_the_name_proposed_is_fit_for_a_file() -> None:
    moment = "2026-11-30T10:00:00+08:00"
    assert proposed_name("2-copy-code", moment) == "diagnosis-2-copy-code-2026-11-30"
    assert proposed_name("../a:b", moment) == "diagnosis-a-b-2026-11-30"
    assert proposed_name("//", moment) == "diagnosis-case-2026-11-30"
