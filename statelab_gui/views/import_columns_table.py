"""What each column of a file is read as, beside what stands in its first rows."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from statelab_gui.domain.run_tables import READ_COLUMNS
from statelab_gui.views import theme
from statelab_gui.views.labels.importing import target_name

_SHOWN = 60
"""Characters of a cell that are shown."""


class ImportColumnsTable(QTableWidget):
    """A row a column of the file; `changed(tuple)` tells the keys that the columns are read as."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choosers: list[QComboBox] = []
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the choosers take it
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )

    def show_columns(
        self,
        header: Sequence[str],
        targets: Sequence[str],
        samples: Sequence[Sequence[str]],
        own: Sequence[str],
    ) -> None:
        """Show the columns; `own` are the keys of the reviewer's own that can be chosen."""
        self._choosers = []
        self.clear()
        self.setRowCount(len(header))
        self.setColumnCount(2 + len(samples))
        titles = [self.tr("Column of the file"), self.tr("Read as")]
        row = self.tr("Row {number}")
        titles += [row.format(number=number) for number in range(2, 2 + len(samples))]
        self.setHorizontalHeaderLabels(titles)
        keys = ["", *(column.key for column in READ_COLUMNS), *own]
        keys += [key for key in targets if key not in keys]
        names = [target_name(key) for key in keys]
        for at, name in enumerate(header):
            self.setItem(at, 0, QTableWidgetItem(_shortened(name)))
            self._put_chooser(at, name, keys, names, targets[at])
            for place, sample in enumerate(samples):
                self.setItem(at, 2 + place, QTableWidgetItem(_shortened(sample[at])))
        self._fit()

    def targets(self) -> tuple[str, ...]:
        """The key that each column is read as; "" for one that is not read."""
        return tuple(str(chooser.currentData()) for chooser in self._choosers)

    def _put_chooser(
        self, at: int, column: str, keys: Sequence[str], names: Sequence[str], target: str
    ) -> None:
        chooser = QComboBox()
        for key, name in zip(keys, names, strict=True):
            chooser.addItem(name, key)
        chooser.setCurrentIndex(keys.index(target))
        chooser.setAccessibleName(self.tr("{column}: read as").format(column=column))
        chooser.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel scrolls the table
        chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        chooser.activated.connect(self._tell)
        self.setCellWidget(at, 1, chooser)
        self._choosers.append(chooser)

    def _tell(self) -> None:
        self.changed.emit(self.targets())

    def _fit(self) -> None:
        height = theme.row_height()
        if self._choosers:
            height = max(height, self._choosers[0].sizeHint().height() + 2)
        self.verticalHeader().setDefaultSectionSize(height)
        self.resizeColumnToContents(0)
        width = max((chooser.sizeHint().width() for chooser in self._choosers), default=0)
        self.setColumnWidth(1, width + theme.space(2))
        for column in range(2, self.columnCount()):
            self.setColumnWidth(column, self.fontMetrics().averageCharWidth() * 26)
        self.horizontalHeader().setStretchLastSection(True)


def _shortened(text: str) -> str:
    line = " ⏎ ".join(text.splitlines())
    return line if len(line) <= _SHOWN else line[:_SHOWN] + "…"
