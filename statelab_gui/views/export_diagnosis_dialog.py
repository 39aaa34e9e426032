"""Asks how a case's diagnosis is written: as a picture of its map or as a page for a report."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.views import icons, theme
from statelab_gui.views.theme import Role
from statelab_gui.views.typed_path import could_be_written, would_be_replaced
from statelab_gui.views.widgets.labels import RoleLabel


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


class ExportDiagnosisDialog(QDialog):
    """`path` is where to write without an ending, `missing` the parts that there are none of."""

    def __init__(
        self,
        path: str,
        missing: frozenset[Part] = frozenset(),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._missing = missing
        self.kind = QComboBox()
        self.place = QLineEdit(f"{path}.{FileKind.HTML}")
        self.browse = QPushButton()
        self.box = QGroupBox()
        self.parts: Mapping[Part, QCheckBox] = {part: QCheckBox() for part in Part}
        self._remark = RoleLabel(Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._form = QFormLayout()
        self._lay_out()
        self._word()
        self._settle()

        self.kind.currentIndexChanged.connect(lambda _: self._change_kind())
        self.place.textChanged.connect(lambda _: self._settle())
        self.browse.clicked.connect(self._browse)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        icons.set_icon(self.browse, "folder")
        icons.set_icon(self.go, "export")
        self.browse.setAutoDefault(False)  # Enter in the path exports
        self._remark.setWordWrap(True)
        self.place.setMinimumWidth(self.fontMetrics().averageCharWidth() * 52)
        place = QHBoxLayout()
        place.setSpacing(theme.space(1))
        place.addWidget(self.place, 1)
        place.addWidget(self.browse)
        self._form.setSpacing(theme.space(2))
        self._form.addRow(QLabel(), self.kind)
        self._form.addRow(QLabel(), place)
        inside = QVBoxLayout(self.box)
        inside.setSpacing(theme.space(1))
        for part, box in self.parts.items():
            there = part not in self._missing
            box.setChecked(there)
            box.setEnabled(there)
            inside.addWidget(box)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addLayout(self._form)
        layout.addWidget(self.box)
        layout.addWidget(self._remark)
        layout.addStretch(1)
        layout.addWidget(self.buttons)
        self.go.setDefault(True)  # only now does the dialog know its buttons

    def choices(self) -> DiagnosisChoices:
        """What was answered."""
        wanted = (part for part, box in self.parts.items() if box.isChecked())
        return DiagnosisChoices(self.place.text().strip(), self._kind(), frozenset(wanted))

    def _kind(self) -> FileKind:
        return FileKind(self.kind.currentData())

    def _change_kind(self) -> None:
        """Give the file's name the ending of what is written."""
        path = self.place.text()
        for kind in FileKind:
            path = path.removesuffix(f".{kind}")
        self.place.setText(f"{path}.{self._kind()}")
        self._settle()

    def _settle(self) -> None:
        path = Path(self.place.text().strip())
        there = could_be_written(path)
        self.box.setEnabled(self._kind() is FileKind.HTML)
        self.go.setEnabled(there)
        self._remark.set_role(Role.QUIET)
        if not there:
            self._remark.set_role(Role.PROBLEM)
            self._remark.setText(self.tr("There is no such folder."))
        elif would_be_replaced(path):
            self._remark.set_role(Role.PROBLEM)
            self._remark.setText(self.tr("This file exists and will be replaced."))
        elif self._kind() is FileKind.HTML:
            self._remark.setText(
                self.tr(
                    "One file that loads nothing from elsewhere. It holds the recorded state of the"
                    " case: keep it away from the models you judge."
                )
            )
        else:
            self._remark.setText(
                self.tr(
                    "The map of the whole case with its legend. It holds the recorded state: keep"
                    " it away from the models you judge."
                )
            )

    def _browse(self) -> None:
        ending = self._kind()
        names = {
            FileKind.HTML: self.tr("Web pages (*.html)"),
            FileKind.PNG: self.tr("Pictures (*.png)"),
            FileKind.SVG: self.tr("Vector pictures (*.svg)"),
        }
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.windowTitle(),
            self.place.text(),
            names[ending],
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            self.place.setText(name if Path(name).suffix else f"{name}.{ending}")

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Export the diagnosis"))
        self.browse.setText(self.tr("Browse…"))
        self.go.setText(self.tr("Export"))
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
        labels = (self.tr("&Format"), self.tr("F&ile"))
        fields: tuple[QWidget, QWidget] = (self.kind, self.place)
        for row, (text, field) in enumerate(zip(labels, fields, strict=True)):
            item = self._form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            label = item.widget() if item is not None else None
            assert isinstance(label, QLabel)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setText(text)
            label.setBuddy(field)
            field.setAccessibleName(text.replace("&", ""))


def proposed_name(case: str, moment: str) -> str:
    """A file's name for the diagnosis of a case: letters and digits of its name, and the day."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in case).strip("-") or "case"
    return f"diagnosis-{plain[:60]}-{moment[:10]}"
