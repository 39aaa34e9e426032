"""How a file is read: encoding, separator, decimal sign and apostrophes, each to be changed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from statelab_gui.domain.run_tables import ENCODINGS, Reading, TableFormat
from statelab_gui.views import theme
from statelab_gui.views.labels.exporting import format_name, plain_label
from statelab_gui.views.labels.importing import encoding_name

_TEXTS = (TableFormat.CSV, TableFormat.TSV)


class ImportReadingRow(QWidget):
    """Shows a Reading; `changed(Reading)` tells another one, `encoding_chosen(str)` an encoding,
    after which separator and decimal sign are to be found anew."""

    changed = Signal(object)
    encoding_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading = Reading(TableFormat.CSV)
        self.kind = QLabel()
        self.encoding = QComboBox()
        self.separator = QComboBox()
        self.decimal = QComboBox()
        self.apostrophes = QCheckBox()
        self._labels = {combo: QLabel() for combo in self._combos()}

        self._word()
        self._lay_out()

        self.encoding.activated.connect(self._choose_encoding)
        self.separator.activated.connect(self._tell)
        self.decimal.activated.connect(self._tell)
        self.apostrophes.clicked.connect(self._tell)

    def _combos(self) -> tuple[QComboBox, ...]:
        return self.encoding, self.separator, self.decimal

    def _word(self) -> None:
        self.kind.setTextFormat(Qt.TextFormat.PlainText)
        for separator, name in (
            (",", self.tr("Comma")),
            (";", self.tr("Semicolon")),
            ("\t", self.tr("Tab")),
        ):
            self.separator.addItem(name, separator)
        self.decimal.addItem(self.tr("Point: 1.5"), ".")
        self.decimal.addItem(self.tr("Comma: 1,5"), ",")
        self.encoding.setPlaceholderText(self.tr("Choose the encoding…"))
        names = (self.tr("&Encoding"), self.tr("Se&parator"), self.tr("&Decimal sign"))
        for combo, name in zip(self._combos(), names, strict=True):
            self._labels[combo].setText(name)
            self._labels[combo].setBuddy(combo)
            combo.setAccessibleName(plain_label(name))
        self.apostrophes.setText(self.tr("&Take one apostrophe off the front of texts"))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(theme.space(3))
        for combo in self._combos():
            pair = QHBoxLayout()
            pair.setSpacing(theme.space(1))
            pair.addWidget(self._labels[combo])
            pair.addWidget(combo)
            row.addLayout(pair)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.kind)
        layout.addLayout(row)
        layout.addWidget(self.apostrophes)

    def show_reading(self, reading: Reading, encodings: tuple[str, ...]) -> None:
        """Show how the file is read; `encodings` are those that it can be read in."""
        self._reading = reading
        is_table = reading.format in _TEXTS
        self.kind.setText(format_name(reading.format))
        self.encoding.clear()
        for encoding in encodings or ENCODINGS:
            self.encoding.addItem(encoding_name(encoding), encoding)
        self.encoding.setCurrentIndex(self.encoding.findData(reading.encoding))
        self.separator.setCurrentIndex(self.separator.findData(reading.separator))
        self.decimal.setCurrentIndex(self.decimal.findData(reading.decimal))
        self.apostrophes.setChecked(reading.apostrophes)
        for combo in self._combos():
            shown = is_table or (combo is self.encoding and reading.format is TableFormat.JSONL)
            combo.setVisible(shown)
            self._labels[combo].setVisible(shown)
        for widget in (self.separator, self.decimal, self.apostrophes):
            widget.setEnabled(reading.encoding is not None)
        self.apostrophes.setVisible(is_table)

    def _choose_encoding(self) -> None:
        self.encoding_chosen.emit(str(self.encoding.currentData()))

    def _tell(self) -> None:
        separator = str(self.separator.currentData())
        reading = Reading(
            TableFormat.TSV if separator == "\t" else TableFormat.CSV,
            self._reading.encoding,
            separator,
            str(self.decimal.currentData()),
            self.apostrophes.isChecked(),
        )
        if reading != self._reading:
            self.changed.emit(reading)
