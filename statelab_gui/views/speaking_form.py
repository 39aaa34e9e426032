"""Which model words a drift set: a connection, a model with its settings, and what that asks."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.runs import BLANK, Setting, looks_like_key
from statelab_gui.views import icons, theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.drift_speaking import sent_text, size_text
from statelab_gui.views.labels.field_names import field_name
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle

_FIELDS = ("temperature", "sampling_seed", "output_limit")
_FIRST = {"temperature": "0.7", "sampling_seed": "1", "output_limit": "400"}


@dataclass(frozen=True)
class SpeakingWish:
    """Who is asked to word the turns: a connection by its name, and what it is sent."""

    connection: str
    model: str
    settings: dict[str, Setting]


class SpeakingForm(QWidget):
    """`changed` tells every change by hand; `wish()` is None while `problem()` says why."""

    changed = Signal()
    models_requested = Signal()
    connections_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._connections: list[Connection] = []
        self._size: tuple[int, int] | None = None
        self.name = QLineEdit()
        self.connection = ChoiceBox()
        self.connections = QPushButton()
        self.model = QLineEdit()
        self.models = QPushButton()
        self.fields = {key: QLineEdit() for key in _FIELDS}
        self._title = SectionTitle()
        self.size_told = QLabel()
        self.sent = RoleLabel(Role.STEP)
        for button in (self.connections, self.models):
            button.setProperty("narrow", True)  # its row looks at it
        self._rows = {
            "name": FieldRow(self.name),
            "connection": FieldRow(self.connection, self.connections),
            "model": FieldRow(self.model, self.models),
            **{key: FieldRow(field) for key, field in self.fields.items()},
        }
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        for button, icon in ((self.connections, "settings"), (self.models, "table")):
            icons.set_icon(button, icon)
            button.setAutoDefault(False)
        self.sent.setWordWrap(True)
        for label in (self.sent, self.size_told):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for key, field in self.fields.items():
            field.setText(_FIRST[key])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(3))
        for row in self._rows.values():
            column.addWidget(row)
        column.addSpacing(theme.space(2))
        for part in (self._title, self.size_told, self.sent):
            column.addWidget(part)
        column.addStretch(1)

    def _connect(self) -> None:
        for field in (self.name, self.model, *self.fields.values()):
            field.textChanged.connect(lambda _: self.changed.emit())
        self.connection.currentIndexChanged.connect(lambda _: self._connected())
        self.connections.clicked.connect(self.connections_requested)
        self.models.clicked.connect(self.models_requested)

    def offer(self, connections: Sequence[Connection], chosen: str = "") -> None:
        """Offer the connections that ask a model; the chosen one, else the one chosen before."""
        kept = chosen or self._name()
        self._connections = [one for one in connections if not one.simulated]
        names = [one.name for one in self._connections]
        blocked = self.connection.blockSignals(True)
        self.connection.clear()
        for name in names:
            self.connection.addItem(name_shown(name), name)
        self.connection.setCurrentIndex(names.index(kept) if kept in names else min(0, len(names)))
        self.connection.blockSignals(blocked)
        for part in (self.connection, self.models):
            part.setEnabled(bool(names))
        self._connected()

    def show_size(self, requests: int, characters: int) -> None:
        """Say how much is asked."""
        self._size = (requests, characters)
        self._say()

    def take_model(self, model: str, provider: str) -> None:
        """Fill in a model and the connection that offers it."""
        place = self.connection.findData(provider)
        if place >= 0:
            self.connection.setCurrentIndex(place)
            self.model.setText(model)

    def chosen(self) -> Connection | None:
        """The connection chosen."""
        name = self._name()
        return next((one for one in self._connections if one.name == name), None)

    def problem(self) -> str:
        """Why nothing can be asked yet; "" when it can."""
        if not self._connections:
            return self.tr(
                "Offline: no connection that asks a model is on. Choose Connections… and switch"
                " one on. Practice cannot word turns."
            )
        if not self.name.text().strip():
            return self.tr("Give the set a name.")
        if not self.model.text().strip():
            return self.tr("Write the name of the model, or choose it under Models…")
        if any(looks_like_key(field.text()) for field in (self.model, *self.fields.values())):
            return self.tr("This looks like an access key. Keys belong under Connections…")
        if self._size is None:
            return self.tr("Counting what is to be asked…")
        return ""

    def wish(self) -> SpeakingWish | None:
        """Who is asked, None while something is missing."""
        if self.problem():
            return None
        model = self.model.text().strip()
        settings = {"model": Setting.of(model)}
        for key, field in self.fields.items():
            text = field.text().strip()
            settings[key] = Setting.of(text) if text else BLANK
        return SpeakingWish(self._name(), model, settings)

    def _name(self) -> str:
        return str(self.connection.currentData() or "")

    def _connected(self) -> None:
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        connection = self.chosen()
        self.sent.setText("" if connection is None else sent_text(connection))
        self.size_told.setText("" if self._size is None else size_text(*self._size))

    def retranslate(self) -> None:
        """Word everything anew."""
        self._rows["name"].word(
            self.tr("&Name of the new set"), self.tr("The set that it is made from stays as it is.")
        )
        self._rows["connection"].word(self.tr("&Connection"))
        self._rows["model"].word(self.tr("&Model"))
        for key in _FIELDS:
            self._rows[key].word(field_name(key))
        self._rows["temperature"].word(
            field_name("temperature"), self.tr("What is left empty is not sent.")
        )
        self.connections.setText(self.tr("Connections…"))
        self.models.setText(self.tr("Models…"))
        self.models.setToolTip(self.tr("Choose among the models that a connection offers"))
        self._title.setText(self.tr("This will ask"))
        self._say()
