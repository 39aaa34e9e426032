"""Asks how the run log is written to a file, and shows what its first rows will be."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.run_tables import TableFormat
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.exporting import (
    format_filter,
    format_name,
    format_remark,
    plain_label,
)
from statelab_gui.views.theme import Role
from statelab_gui.views.typed_path import could_be_written, would_be_replaced
from statelab_gui.views.widgets.dialog_room import lay_out_in_room
from statelab_gui.views.widgets.labels import FieldLabel, RoleLabel
from statelab_gui.views.widgets.radio_button import RadioButton

PREVIEW_ROWS = 3


@dataclass(frozen=True)
class ExportChoices:
    """How to write the file: `only_shown` leaves out what the filter hides.

    `bom`, `separator` and `decimal` are of text tables only.
    """

    path: str
    only_shown: bool
    bom: bool
    separator: str
    decimal: str
    replies: bool
    format: TableFormat = TableFormat.CSV


_TEXTS = (TableFormat.CSV, TableFormat.TSV)

Preview = Callable[[ExportChoices], str]


class ExportLogDialog(QDialog):
    """`choices` are the answers; `preview` gives the head of the file that they would make."""

    def __init__(
        self, path: str, shown: int, rows: int, preview: Preview, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._counts = (shown, rows)
        self._preview_of = preview
        self.path = QLineEdit(path)
        self.browse = QPushButton()
        self.only_shown = RadioButton()
        self.every = RadioButton()
        self._scope = QButtonGroup(self)
        self.format = QComboBox()
        self.encoding = QComboBox()
        self.separator = QComboBox()
        self.decimal = QComboBox()
        self.replies = QCheckBox()
        self._preview_label = QLabel()
        self.preview = QPlainTextEdit()
        self._remark = RoleLabel(Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._form = QFormLayout()
        self._labels: dict[QWidget, QLabel] = {}

        self._set_up()
        self._lay_out()
        self._word()
        self._take_format()

        self.browse.clicked.connect(self._browse)
        self.path.textChanged.connect(self._check)
        self.format.currentIndexChanged.connect(lambda: self._take_format())
        for combo in (self.encoding, self.separator, self.decimal):
            combo.currentIndexChanged.connect(lambda: self._show_preview())
        self.only_shown.toggled.connect(lambda: self._show_preview())
        self.replies.toggled.connect(lambda: self._show_preview())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _set_up(self) -> None:
        icons.set_icon(self.browse, "folder")
        for button in (self.only_shown, self.every):
            self._scope.addButton(button)
        shown, rows = self._counts
        self.only_shown.setChecked(True)
        self.only_shown.setVisible(shown < rows)
        self.every.setVisible(shown < rows)
        self.replies.setChecked(True)
        self.preview.setReadOnly(True)
        self.preview.setFont(theme.fixed_font())
        self.preview.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.preview.setTabChangesFocus(True)
        lines = self.preview.fontMetrics().lineSpacing() * (PREVIEW_ROWS + 3)
        self.preview.setMinimumHeight(lines + theme.space(3))
        self.preview.setMinimumWidth(self.fontMetrics().averageCharWidth() * 70)
        self._preview_label.setBuddy(self.preview)
        self._remark.setWordWrap(True)
        self.browse.setAutoDefault(False)  # Enter in the path exports

    def _lay_out(self) -> None:
        place = QHBoxLayout()
        place.setSpacing(theme.space(1))
        place.addWidget(self.path, 1)
        place.addWidget(self.browse)
        self._form.setSpacing(theme.space(2))
        self._add(self.path, place)
        self._add(self.format)
        scope = QVBoxLayout()
        scope.setSpacing(theme.space(1))
        scope.addWidget(self.only_shown)
        scope.addWidget(self.every)
        if self._counts[0] < self._counts[1]:
            self._add(self.only_shown, scope)
        for combo in (self.encoding, self.separator, self.decimal):
            self._add(combo)
        self._form.addRow(self.replies)
        layout = QVBoxLayout()
        layout.setSpacing(theme.space(2))
        layout.addLayout(self._form)
        layout.addWidget(self._preview_label)
        layout.addWidget(self.preview, 1)
        layout.addWidget(self._remark)
        lay_out_in_room(self, layout, self.buttons)
        self.go.setDefault(True)  # only now does the dialog know its buttons

    def _add(self, field: QWidget, layout: QLayout | None = None) -> None:
        """A row of the form: the field, alone or in a layout, and a label that leads to it."""
        label = FieldLabel()
        label.setBuddy(field)
        self._labels[field] = label
        if layout is None:
            self._form.addRow(label, field)
        else:
            self._form.addRow(label, layout)

    def choices(self) -> ExportChoices:
        """What was answered."""
        return ExportChoices(
            path=self.path.text(),
            only_shown=self.only_shown.isChecked(),
            bom=bool(self.encoding.currentData()),
            separator=self.separator.currentData(),
            decimal=self.decimal.currentData(),
            replies=self.replies.isChecked(),
            format=TableFormat(self.format.currentData()),
        )

    def _browse(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Export the run log"),
            self.path.text(),
            format_filter(TableFormat(self.format.currentData())),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if name:
            self.path.setText(name)

    def _check(self) -> None:
        path = Path(self.path.text())
        there = bool(self.path.text().strip()) and could_be_written(path)
        self.go.setEnabled(there)
        if not there:
            self._remark.set_role(Role.PROBLEM)
            self._remark.setText(self.tr("There is no such folder."))
        elif would_be_replaced(path):
            self._remark.set_role(Role.PROBLEM)
            self._remark.setText(self.tr("This file exists and will be replaced."))
        else:
            self._remark.set_role(Role.QUIET)
            self._remark.setText(format_remark(TableFormat(self.format.currentData())))

    def _take_format(self) -> None:
        """Offer what the format leaves open, and end the file's name as it asks."""
        kind = TableFormat(self.format.currentData())  # Qt gives a plain text
        self._form.setRowVisible(self.encoding, kind in _TEXTS)
        self._form.setRowVisible(self.separator, kind is TableFormat.CSV)
        self._form.setRowVisible(self.decimal, kind in _TEXTS)
        path = Path(self.path.text())
        if path.suffix.lower() in {f".{one.value}" for one in TableFormat}:
            self.path.setText(str(path.with_suffix(f".{kind.value}")))
        self._show_preview()

    def _show_preview(self) -> None:
        self.preview.setPlainText(self._preview_of(self.choices()))
        self._check()

    def _word(self) -> None:
        shown, rows = self._counts
        self.setWindowTitle(self.tr("Export the run log"))
        self.browse.setText(self.tr("&Browse…"))
        self.browse.setAccessibleName(self.tr("Choose the file"))
        self.only_shown.setText(
            self.tr("{shown} of {rows} rows: those shown").format(shown=shown, rows=rows)
        )
        self.every.setText(self.tr("All {rows} rows").format(rows=rows))
        self.replies.setText(self.tr("With the text of every repl&y"))
        self._preview_label.setText(self.tr("First &rows of the file"))
        self.go.setText(self.tr("&Export"))
        for kind in TableFormat:
            self.format.addItem(format_name(kind), kind)
        self.encoding.addItem(self.tr("For Excel: UTF-8 with a byte-order mark"), True)
        self.encoding.addItem(self.tr("Plain UTF-8"), False)
        self.separator.addItem(self.tr("Comma"), ",")
        self.separator.addItem(self.tr("Semicolon"), ";")
        self.separator.addItem(self.tr("Tab"), "\t")
        self.decimal.addItem(self.tr("Point: 1.5"), ".")
        self.decimal.addItem(self.tr("Comma: 1,5"), ",")
        names: dict[QWidget, str] = {
            self.path: self.tr("&File"),
            self.format: self.tr("For&mat"),
            self.only_shown: self.tr("Rows"),
            self.encoding: self.tr("&Text"),
            self.separator: self.tr("Se&parator"),
            self.decimal: self.tr("&Decimal sign"),
        }
        for field, label in self._labels.items():
            label.setText(names[field])
            if field is not self.only_shown:  # whose own words are its name
                field.setAccessibleName(plain_label(names[field]))
