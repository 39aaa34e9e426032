"""Asks how the report is written: as a web page or for printing, with what in it, and where."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QWidget

from statelab_gui.views.export_file_dialog import ExportFileDialog
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel


class ReportKind(StrEnum):
    """What is written; the value is the ending of the file's name."""

    HTML = "html"
    PDF = "pdf"


class ReportPart(StrEnum):
    """What may go into the report. What it is made of, what was left out and what it does not show
    always do."""

    SETUP = "setup"
    GROUPS = "groups"
    COMPARISONS = "comparisons"
    HORIZONS = "horizons"
    PLOTS = "plots"
    DRIFT = "drift"


@dataclass(frozen=True)
class ReportFile:
    """How to write the report; `data_path` is "" where its data is not saved beside it."""

    path: str
    kind: ReportKind
    parts: frozenset[ReportPart]
    data_path: str = ""


class ExportReportDialog(ExportFileDialog[ReportKind, ReportPart]):
    """`path` is where to write without an ending, `missing` the parts that there are none of."""

    def __init__(
        self,
        path: str,
        missing: Collection[ReportPart] = (),
        parent: QWidget | None = None,
    ) -> None:
        self.data = QCheckBox()
        self._always = RoleLabel(Role.QUIET)
        super().__init__(path, ReportKind, ReportPart, missing, parent)

        self.data.toggled.connect(lambda _: self._settle())

    def _lay_out(self, missing: Collection[ReportPart]) -> None:
        super()._lay_out(missing)
        self.parts[ReportPart.DRIFT].setVisible(ReportPart.DRIFT not in missing)
        self._always.setTextFormat(Qt.TextFormat.PlainText)
        self._always.setWordWrap(True)
        self._inside.addWidget(self._always)
        self._layout.insertWidget(self._layout.indexOf(self.box) + 1, self.data)

    def choices(self) -> ReportFile:
        """What was answered."""
        path = self.chosen_path()
        data = str(_data_path(path)) if self.data.isChecked() else ""
        return ReportFile(path, self.chosen_kind(), self.chosen_parts(), data)

    def _files(self, path: Path) -> list[Path]:
        return [path, _data_path(str(path))] if self.data.isChecked() else [path]

    def _filter(self, kind: ReportKind) -> str:
        return {
            ReportKind.HTML: self.tr("Web pages (*.html)"),
            ReportKind.PDF: self.tr("PDF files (*.pdf)"),
        }[kind]

    def _remark_text(self) -> str:
        return self.tr(
            "One file that loads nothing from elsewhere. No reply and no prompt is in it: figures,"
            " settings and recipes only."
        )

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Export the report"))
        self.box.setTitle(self.tr("What goes into the report"))
        self.kind.addItem(self.tr("Web page, one file (HTML)"), ReportKind.HTML)
        self.kind.addItem(self.tr("For printing (PDF, A4)"), ReportKind.PDF)
        words = {
            ReportPart.SETUP: self.tr("&Set-up: recipes, seeds and settings"),
            ReportPart.GROUPS: self.tr("&Groups with rates, intervals and baselines"),
            ReportPart.COMPARISONS: self.tr("&Comparisons"),
            ReportPart.HORIZONS: self.tr("Tracking &horizons"),
            ReportPart.PLOTS: self.tr("&Plots"),
            ReportPart.DRIFT: self.tr("Intent d&rift: CAR, IDG, arms and cost"),
        }
        for part, box in self.parts.items():
            box.setText(words[part])
        self._always.setText(
            self.tr("Always in it: what was left out, what the cases do not show, the data's sum.")
        )
        self.data.setText(self.tr("Save the &data of this report beside it (JSON Lines)"))


def _data_path(path: str) -> Path:
    """Where the data goes: beside the report, by the same name."""
    for kind in ReportKind:
        path = path.removesuffix(f".{kind}")
    return Path(f"{path}-data.jsonl")
