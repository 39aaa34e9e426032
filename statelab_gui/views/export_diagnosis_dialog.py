"""Asks how a case's diagnosis is written: as a picture of its map or as a page for a report."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtWidgets import QWidget

from statelab_gui.views.export_file_dialog import ExportFileDialog


class FileKind(StrEnum):
    """What is written; the value is the ending of the file's name."""

    HTML = "html"
    PNG = "png"
    SVG = "svg"


class Part(StrEnum):
    """What may go into the page. Its result and its record always do."""

    MAP = "map"
    CELLS = "cells"
    PROBES = "probes"
    FINGERPRINTS = "fingerprints"
    REPLY = "reply"
    SETTINGS = "settings"
    LIMITS = "limits"


@dataclass(frozen=True)
class DiagnosisChoices:
    """How to write the diagnosis; a picture has the map alone, whatever the parts."""

    path: str
    kind: FileKind
    parts: frozenset[Part]


class ExportDiagnosisDialog(ExportFileDialog[FileKind, Part]):
    """`path` is where to write without an ending, `missing` the parts that there are none of."""

    def __init__(
        self,
        path: str,
        missing: Collection[Part] = (),
        parent: QWidget | None = None,
    ) -> None:
        self._missing = frozenset(missing)
        super().__init__(path, FileKind, Part, missing, parent)

    def choices(self) -> DiagnosisChoices:
        """What was answered."""
        return DiagnosisChoices(self.chosen_path(), self.chosen_kind(), self.chosen_parts())

    def _settle(self) -> None:
        super()._settle()
        self.box.setEnabled(self.chosen_kind() is FileKind.HTML)

    def _filter(self, kind: FileKind) -> str:
        return {
            FileKind.HTML: self.tr("Web pages (*.html)"),
            FileKind.PNG: self.tr("Pictures (*.png)"),
            FileKind.SVG: self.tr("Vector pictures (*.svg)"),
        }[kind]

    def _remark_text(self) -> str:
        if self.chosen_kind() is FileKind.HTML:
            return self.tr(
                "One file that loads nothing from elsewhere. It holds the recorded state of the"
                " case: keep it away from the models you judge."
            )
        return self.tr(
            "The map of the whole case with its legend. It holds the recorded state: keep it away"
            " from the models you judge."
        )

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Export the diagnosis"))
        self.box.setTitle(self.tr("What goes into the page"))
        self.kind.addItem(self.tr("Page for a report (HTML)"), FileKind.HTML)
        if Part.MAP not in self._missing:
            self.kind.addItem(self.tr("Picture of the state map (PNG)"), FileKind.PNG)
            self.kind.addItem(self.tr("Vector picture of the state map (SVG)"), FileKind.SVG)
        words = {
            Part.MAP: self.tr("State &map"),
            Part.CELLS: self.tr("&Cells, given and expected"),
            Part.PROBES: self.tr("&Probes"),
            Part.FINGERPRINTS: self.tr("Fin&gerprints"),
            Part.REPLY: self.tr("&Reply as received"),
            Part.SETTINGS: self.tr("&Settings of the examinee"),
            Part.LIMITS: self.tr("What the diagnosis does &not show"),
        }
        for part, box in self.parts.items():
            box.setText(words[part])


def proposed_name(case: str, moment: str) -> str:
    """A file's name for the diagnosis of a case: letters and digits of its name, and the day."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in case).strip("-") or "case"
    return f"diagnosis-{plain[:60]}-{moment[:10]}"
