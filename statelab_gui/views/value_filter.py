"""Which values of a column are shown: each with its count, blank and not provided among them."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.runs import Setting
from statelab_gui.views import theme
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle

Values = Sequence[tuple[Setting, int]]
_LONGEST = 80  # characters of a value
_SETTING = int(Qt.ItemDataRole.UserRole)
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class ValueFilter(QDialog):
    """Accepted with `chosen()`. `sort_wished(order)` asks for the rows in the column's order.

    `values` are the first of `total` different ones; `shown` those shown now, None for all.
    """

    sort_wished = Signal(object)

    def __init__(
        self,
        name: str,
        values: Values,
        total: int,
        shown: frozenset[Setting] | None,
        word: Callable[[Setting], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._total = total
        self.title = SectionTitle()
        self.rising = QPushButton()
        self.falling = QPushButton()
        self.search = QLineEdit()
        self.every = QCheckBox()
        self.list = QListView()
        self._values = QStandardItemModel(self)
        self._found = QSortFilterProxyModel(self)
        self.remark = RoleLabel(Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = PrimaryButton()

        self.title.setText(name)
        self._fill(values, shown, word)
        self._lay_out()

        self.search.textChanged.connect(self._found.setFilterFixedString)
        self.search.textChanged.connect(lambda: self._look())
        self.every.clicked.connect(lambda: self._set_all())
        self._values.itemChanged.connect(lambda: self._look())
        self.rising.clicked.connect(lambda: self._sort(Qt.SortOrder.AscendingOrder))
        self.falling.clicked.connect(lambda: self._sort(Qt.SortOrder.DescendingOrder))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._word()
        self._look()
        self.search.setFocus()

    def _fill(
        self, values: Values, shown: frozenset[Setting] | None, word: Callable[[Setting], str]
    ) -> None:
        pattern = self.tr("{value} ({count})", "a value and how many rows have it")
        for setting, count in values:
            text = " ".join(word(setting).split())
            text = text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
            item = QStandardItem(pattern.format(value=text, count=count))
            item.setEditable(False)
            item.setCheckable(True)
            item.setCheckState(_ON if shown is None or setting in shown else _OFF)
            item.setData(setting, _SETTING)
            self._values.appendRow(item)
        self._found.setSourceModel(self._values)
        self._found.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.list.setModel(self._found)
        self.list.setUniformItemSizes(True)

    def _lay_out(self) -> None:
        self.title.setWordWrap(True)
        self.remark.setWordWrap(True)
        self.every.setTristate(True)
        self.list.setMinimumHeight(theme.row_height() * 10)
        self.list.setMinimumWidth(self.fontMetrics().averageCharWidth() * 44)
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        order = QHBoxLayout()
        order.setSpacing(theme.space(2))
        for button in (self.rising, self.falling):
            button.setAutoDefault(False)
            order.addWidget(button)
        order.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.title)
        layout.addLayout(order)
        layout.addWidget(self.search)
        layout.addWidget(self.every)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.remark)
        layout.addWidget(self.buttons)
        self.go.setDefault(True)

    def chosen(self) -> frozenset[Setting] | None:
        """The values to show; None for every value, those that are not listed too."""
        items = self._items()
        if all(item.checkState() == _ON for item in items):
            return None
        return frozenset(item.data(_SETTING) for item in items if item.checkState() == _ON)

    def _items(self) -> list[QStandardItem]:
        return [self._values.item(row) for row in range(self._values.rowCount())]

    def _in_sight(self) -> list[QStandardItem]:
        found = self._found
        rows = range(found.rowCount())
        return [self._values.itemFromIndex(found.mapToSource(found.index(r, 0))) for r in rows]

    def _set_all(self) -> None:
        """All in sight on; where all are on already, all off."""
        items = self._in_sight()
        state = _OFF if all(item.checkState() == _ON for item in items) else _ON
        with QSignalBlocker(self._values):
            for item in items:
                item.setCheckState(state)
        self.list.viewport().update()
        self._look()

    def _look(self) -> None:
        states = {item.checkState() for item in self._in_sight()}
        partly = Qt.CheckState.PartiallyChecked
        self.every.setCheckState(partly if len(states) > 1 else next(iter(states), _OFF))
        self.go.setEnabled(any(item.checkState() == _ON for item in self._items()))

    def _sort(self, order: Qt.SortOrder) -> None:
        self.sort_wished.emit(order)
        self.reject()

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Filter by value"))
        self.rising.setText(self.tr("Sort &ascending"))
        self.falling.setText(self.tr("Sort &descending"))
        self.search.setPlaceholderText(self.tr("Find a value"))
        self.search.setAccessibleName(self.tr("Find a value"))
        self.every.setText(self.tr("A&ll values in sight"))
        self.list.setAccessibleName(self.tr("Values with their counts"))
        self.go.setText(self.tr("&Show rows with these"))
        listed = self._values.rowCount()
        self.remark.setVisible(listed < self._total)
        said = self.tr(
            "The first {listed} of {total} values are listed. Unless all are chosen, rows with a"
            " value that is not listed are hidden."
        )
        self.remark.setText(said.format(listed=listed, total=self._total))
