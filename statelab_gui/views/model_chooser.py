"""The dialog in which a model is chosen among those that a service offers."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.displaying import name_shown
from statelab_gui.views import icons, theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.progress_row import ProgressRow

_MODEL = Qt.ItemDataRole.UserRole
_LINES = 12
_TO_LIST = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class ModelChooser(QDialog):
    """`look_requested(connection)` wishes for the models of a connection, by its name, which
    `show_models` or `say_trouble` brings; accepted, `model()` is of `connection()`."""

    look_requested = Signal(str)
    stop_requested = Signal()
    connections_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models: tuple[str, ...] | None = None  # not told
        self._trouble = ""
        self.connection_box = ChoiceBox()
        self.connections = QPushButton()
        self.connections.setProperty("narrow", True)  # its row looks at it
        self.filter = QLineEdit()
        self.list = QListWidget()
        self.progress = ProgressRow()
        self.said = RoleLabel(Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.use: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._connection_row = FieldRow(self.connection_box, self.connections)
        self._filter_row = FieldRow(self.filter)
        self._lay_out()
        self.use.setDefault(True)  # only now does the dialog know its buttons
        self._word()

        self.connection_box.currentIndexChanged.connect(lambda _: self._look())
        self.connections.clicked.connect(self.connections_requested)
        self.filter.textChanged.connect(lambda _: self._fill())
        self.filter.installEventFilter(self)
        self.list.currentRowChanged.connect(lambda _: self._settle())
        self.list.itemActivated.connect(lambda _: self.accept())
        self.progress.cancel_requested.connect(self._stop)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._settle()

    def _lay_out(self) -> None:
        icons.set_icon(self.connections, "settings")
        self.connections.setAutoDefault(False)
        self.filter.setClearButtonEnabled(True)
        self.list.setUniformItemSizes(True)
        self.list.setMinimumHeight(self.fontMetrics().lineSpacing() * _LINES)
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.space(4)] * 4)
        column.setSpacing(theme.space(3))
        column.addWidget(self._connection_row)
        column.addWidget(self._filter_row)
        column.addWidget(self.list, 1)
        column.addWidget(self.progress)
        column.addWidget(self.said)
        column.addWidget(self.buttons)
        self.resize(self.fontMetrics().averageCharWidth() * 64, self.sizeHint().height())

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Models of a service"))
        self._connection_row.word(self.tr("Connection"))
        self.connections.setText(self.tr("Connections…"))
        self._filter_row.word(self.tr("Show names with"))
        self.list.setAccessibleName(self.tr("Models"))
        self.use.setText(self.tr("Use this model"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(self.tr("Cancel"))

    def offer(self, names: Sequence[str], chosen: str = "") -> None:
        """Offer the connections of these names and wish for the models of the chosen one."""
        kept = chosen or self.connection()
        blocked = self.connection_box.blockSignals(True)
        self.connection_box.clear()
        for name in names:
            self.connection_box.addItem(name_shown(name), name)
        self.connection_box.setCurrentIndex(names.index(kept) if kept in names else 0)
        self.connection_box.blockSignals(blocked)
        for part in (self.connection_box, self.filter, self.list):
            part.setEnabled(bool(names))
        self._look()
        (self.filter if names else self.connections).setFocus()

    def connection(self) -> str:
        """The name of the connection chosen; "" for none."""
        return str(self.connection_box.currentData() or "")

    def model(self) -> str:
        """The name of the model chosen, as the service wrote it; "" for none."""
        item = self.list.currentItem()
        return str(item.data(_MODEL)) if item is not None else ""

    def show_models(self, models: Sequence[str]) -> None:
        """Offer these; the service names them in this order."""
        self.progress.end()
        self._models = tuple(models)
        self._fill()

    def say_trouble(self, sentence: str) -> None:
        """Say, as plain text, why there are none; "" where the reviewer stopped the asking."""
        self.progress.end()
        self._trouble = sentence
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows go through the list while the hand is in the filter."""
        pressed = watched is self.filter and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() in _TO_LIST:
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _look(self) -> None:
        self._models, self._trouble = None, ""
        self._fill()
        if self.connection():
            self.progress.begin(self.tr("Asking which models there are…"))
            self.look_requested.emit(self.connection())
        self._settle()

    def _stop(self) -> None:
        self.stop_requested.emit()
        self.filter.setFocus()

    def _shown(self) -> list[str]:
        part = self.filter.text().strip().casefold()
        return [model for model in self._models or () if part in model.casefold()]

    def _fill(self) -> None:
        shown, kept = self._shown(), self.model()
        self.list.clear()
        for model in shown:
            self.list.addItem(name_shown(model))
            self.list.item(self.list.count() - 1).setData(_MODEL, model)
        self.list.setCurrentRow(shown.index(kept) if kept in shown else min(0, len(shown) - 1))
        self._settle()

    def _settle(self) -> None:
        self.said.set_role(Role.PROBLEM if self._trouble else Role.QUIET)
        self.said.setText(self._trouble or self._sentence())
        self.said.setVisible(bool(self.said.text()))
        self.use.setEnabled(bool(self.model()))

    def _sentence(self) -> str:
        if not self.connection():
            return self.tr("No connection is on. Add one or switch one on under Connections.")
        if self._models is None:
            return ""
        if not self._models:
            return self.tr("The service names no models. Type the name yourself.")
        pattern = self.tr("{shown} of %n model(s)", "", len(self._models))
        return pattern.format(shown=len(self._shown()))
