"""What every dialog has that asks as what, with what in it, and where something is written."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Qt
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
from statelab_gui.views.widgets.dialog_room import lay_out_in_room
from statelab_gui.views.widgets.labels import FieldLabel, RoleLabel

translate = QCoreApplication.translate
_PATH_CHARACTERS = 56
Kind = TypeVar("Kind", bound=StrEnum)
Part = TypeVar("Part", bound=StrEnum)


class ExportFileDialog(QDialog, Generic[Kind, Part]):
    """`path` is where to write without an ending, `missing` the parts that there are none of.

    The value of a kind is the ending of the file's name. A dialog derived from it says in `_word`
    what is asked, in `_filter` what kinds of files there are, and in `_remark_text` what is so.
    """

    def __init__(
        self,
        path: str,
        kinds: type[Kind],
        parts: type[Part],
        missing: Collection[Part] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kinds = kinds
        self.kind = QComboBox()
        self.place = QLineEdit(f"{path}.{next(iter(kinds))}")
        self.browse = QPushButton()
        self.box = QGroupBox()
        self.parts: Mapping[Part, QCheckBox] = {part: QCheckBox() for part in parts}
        self._remark = RoleLabel(Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._inside = QVBoxLayout(self.box)
        self._layout = QVBoxLayout()
        self._form = QFormLayout()
        self._lay_out(missing)
        self._word()
        self._word_form()
        self._settle()
        self.go.setDefault(True)  # only now does the dialog know its buttons

        self.kind.currentIndexChanged.connect(lambda _: self._change_kind())
        self.place.textChanged.connect(lambda _: self._settle())
        self.browse.clicked.connect(self._browse)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self, missing: Collection[Part]) -> None:
        icons.set_icon(self.browse, "folder")
        icons.set_icon(self.go, "export")
        self.browse.setAutoDefault(False)  # Enter in the path exports
        self._remark.setTextFormat(Qt.TextFormat.PlainText)
        self._remark.setWordWrap(True)
        self.place.setMinimumWidth(self.fontMetrics().averageCharWidth() * _PATH_CHARACTERS)
        place = QHBoxLayout()
        place.setSpacing(theme.space(1))
        place.addWidget(self.place, 1)
        place.addWidget(self.browse)
        self._form.setSpacing(theme.space(2))
        self._form.addRow(FieldLabel(), self.kind)
        self._form.addRow(FieldLabel(), place)
        self._inside.setSpacing(theme.space(1))
        for part, box in self.parts.items():
            box.setChecked(part not in missing)
            box.setEnabled(part not in missing)
            self._inside.addWidget(box)
        self._layout.setSpacing(theme.space(2))
        self._layout.addLayout(self._form)
        self._layout.addWidget(self.box)
        self._layout.addWidget(self._remark)
        self._layout.addStretch(1)
        lay_out_in_room(self, self._layout, self.buttons)

    # what a derived dialog says

    def _word(self) -> None:
        """Word the title, the kinds and the parts."""
        raise NotImplementedError

    def _filter(self, kind: Kind) -> str:
        """The kind of files as a dialog for files names it."""
        raise NotImplementedError

    def _remark_text(self) -> str:
        """What is so about the file, while nothing is wrong with its place."""
        raise NotImplementedError

    def _files(self, path: Path) -> list[Path]:
        """Every file that is written."""
        return [path]

    # what was answered

    def chosen_kind(self) -> Kind:
        """As what it is written."""
        return self._kinds(self.kind.currentData())

    def chosen_parts(self) -> frozenset[Part]:
        """What goes into it."""
        return frozenset(part for part, box in self.parts.items() if box.isChecked())

    def chosen_path(self) -> str:
        """Where it is written."""
        return self.place.text().strip()

    def _change_kind(self) -> None:
        """Give the file's name the ending of what is written."""
        path = self.place.text()
        for kind in self._kinds:
            path = path.removesuffix(f".{kind}")
        self.place.setText(f"{path}.{self.chosen_kind()}")
        self._settle()

    def _settle(self) -> None:
        """Say what is so about the place, and let it be written where that can be."""
        path = Path(self.chosen_path())
        files = self._files(path)
        there = all(could_be_written(one) for one in files)
        replaced = [one for one in files if would_be_replaced(one)]
        self.go.setEnabled(there)
        self._remark.set_role(Role.QUIET if there and not replaced else Role.PROBLEM)
        if not there:
            text = translate("ExportFileDialog", "There is no such folder.")
        elif len(replaced) > 1:
            text = translate("ExportFileDialog", "Both files exist and will be replaced.")
        elif replaced:
            text = translate("ExportFileDialog", "{file} exists and will be replaced.")
            text = text.format(file=replaced[0].name)
        else:
            text = self._remark_text()
        self._remark.setText(text)

    def _browse(self) -> None:
        kind = self.chosen_kind()
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.windowTitle(),
            self.place.text(),
            self._filter(kind),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            self.place.setText(name if Path(name).suffix else f"{name}.{kind}")

    def _word_form(self) -> None:
        self.browse.setText(translate("ExportFileDialog", "Browse…"))
        self.go.setText(translate("ExportFileDialog", "Export"))
        labels = (translate("ExportFileDialog", "&Format"), translate("ExportFileDialog", "F&ile"))
        fields: tuple[QWidget, QWidget] = (self.kind, self.place)
        for row, (text, field) in enumerate(zip(labels, fields, strict=True)):
            item = self._form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            label = item.widget() if item is not None else None
            assert isinstance(label, QLabel)
            label.setText(text)
            label.setBuddy(field)
            field.setAccessibleName(text.replace("&", ""))
