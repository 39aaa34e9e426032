"""Asks how the report is written: as a web page or for printing, with what in it, and where."""

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


@dataclass(frozen=True)
class ReportFile:
    """How to write the report; `data_path` is "" where its data is not saved beside it."""

    path: str
    kind: ReportKind
    parts: frozenset[ReportPart]
    data_path: str = ""


class ExportReportDialog(QDialog):
    """`path` is where to write without an ending, `missing` the parts that there are none of."""

    def __init__(
        self,
        path: str,
        missing: frozenset[ReportPart] = frozenset(),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.kind = QComboBox()
        self.place = QLineEdit(f"{path}.{ReportKind.HTML}")
        self.browse = QPushButton()
        self.box = QGroupBox()
        self.parts: Mapping[ReportPart, QCheckBox] = {part: QCheckBox() for part in ReportPart}
        self.data = QCheckBox()
        self._always = RoleLabel(Role.QUIET)
        self._remark = RoleLabel(Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._form = QFormLayout()
        self._lay_out(missing)
        self._word()
        self._settle()

        self.kind.currentIndexChanged.connect(lambda _: self._change_kind())
        self.place.textChanged.connect(lambda _: self._settle())
        self.data.toggled.connect(lambda _: self._settle())
        self.browse.clicked.connect(self._browse)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self, missing: frozenset[ReportPart]) -> None:
        icons.set_icon(self.browse, "folder")
        icons.set_icon(self.go, "export")
        self.browse.setAutoDefault(False)  # Enter in the path exports
        for label in (self._always, self._remark):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.place.setMinimumWidth(self.fontMetrics().averageCharWidth() * 56)
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
            box.setChecked(part not in missing)
            box.setEnabled(part not in missing)
            inside.addWidget(box)
        inside.addWidget(self._always)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addLayout(self._form)
        layout.addWidget(self.box)
        layout.addWidget(self.data)
        layout.addWidget(self._remark)
        layout.addStretch(1)
        layout.addWidget(self.buttons)
        self.go.setDefault(True)  # only now does the dialog know its buttons

    def choices(self) -> ReportFile:
        """What was answered."""
        wanted = (part for part, box in self.parts.items() if box.isChecked())
        path = self.place.text().strip()
        data = str(_data_path(path)) if self.data.isChecked() else ""
        return ReportFile(path, self._kind(), frozenset(wanted), data)

    def _kind(self) -> ReportKind:
        return ReportKind(self.kind.currentData())

    def _change_kind(self) -> None:
        """Give the file's name the ending of what is written."""
        path = self.place.text()
        for kind in ReportKind:
            path = path.removesuffix(f".{kind}")
        self.place.setText(f"{path}.{self._kind()}")
        self._settle()

    def _settle(self) -> None:
        path = Path(self.place.text().strip())
        there = could_be_written(path)
        self.go.setEnabled(there)
        replaced = [one for one in self._files(path) if there and would_be_replaced(one)]
        self._remark.set_role(Role.QUIET if there and not replaced else Role.PROBLEM)
        if not there:
            self._remark.setText(self.tr("There is no such folder."))
        elif len(replaced) > 1:
            self._remark.setText(self.tr("Both files exist and will be replaced."))
        elif replaced:
            text = self.tr("{file} exists and will be replaced.")
            self._remark.setText(text.format(file=replaced[0].name))
        else:
            self._remark.setText(
                self.tr(
                    "One file that loads nothing from elsewhere. No reply and no prompt is in it:"
                    " figures, settings and recipes only."
                )
            )

    def _files(self, path: Path) -> list[Path]:
        return [path, _data_path(str(path))] if self.data.isChecked() else [path]

    def _browse(self) -> None:
        ending = self._kind()
        names = {
            ReportKind.HTML: self.tr("Web pages (*.html)"),
            ReportKind.PDF: self.tr("PDF files (*.pdf)"),
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
        self.setWindowTitle(self.tr("Export the report"))
        self.browse.setText(self.tr("Browse…"))
        self.go.setText(self.tr("Export"))
        self.box.setTitle(self.tr("What goes into the report"))
        self.kind.addItem(self.tr("Web page, one file (HTML)"), ReportKind.HTML)
        self.kind.addItem(self.tr("For printing (PDF, A4)"), ReportKind.PDF)
        words = {
            ReportPart.SETUP: self.tr("&Set-up: recipes, seeds and settings"),
            ReportPart.GROUPS: self.tr("&Groups with rates, intervals and baselines"),
            ReportPart.COMPARISONS: self.tr("&Comparisons"),
            ReportPart.HORIZONS: self.tr("Tracking &horizons"),
            ReportPart.PLOTS: self.tr("&Plots"),
        }
        for part, box in self.parts.items():
            box.setText(words[part])
        self._always.setText(
            self.tr("Always in it: what was left out, what the cases do not show, the data's sum.")
        )
        self.data.setText(self.tr("Save the &data of this report beside it (JSON Lines)"))
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


def _data_path(path: str) -> Path:
    """Where the data goes: beside the report, by the same name."""
    for kind in ReportKind:
        path = path.removesuffix(f".{kind}")
    return Path(f"{path}-data.jsonl")
