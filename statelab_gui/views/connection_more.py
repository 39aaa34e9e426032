"""The settings of a connection that few need: how many at once, waiting, proxy, trust."""

import re
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, Dialect, LimitField, ProxyUse
from statelab_gui.domain.runs import looks_like_key
from statelab_gui.views import icons, theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.errors import error_sentence

_PROXY = re.compile(r"https?://[!-~]+", re.IGNORECASE)
_SCHEMA_FORMS = ("json_schema", "json_object")  # as the services call them
_MOST_AT_ONCE = 256
_MOST_A_MINUTE = 100_000


class ConnectionMore(QWidget):
    """Every value here has a sensible default."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.at_once = QSpinBox()
        self.per_minute = QSpinBox()
        self.connect_seconds = QSpinBox()
        self.silence_seconds = QSpinBox()
        self.limit_field = QComboBox()
        self.schema_form = QComboBox()
        self.proxy = QComboBox()
        self.proxy_url = QLineEdit()
        self.ca_file = QLineEdit()
        self.browse = QPushButton()
        self.browse.setProperty("narrow", True)  # its row looks at it
        self._rows = {
            "at_once": FieldRow(self.at_once),
            "per_minute": FieldRow(self.per_minute),
            "connect": FieldRow(self.connect_seconds),
            "silence": FieldRow(self.silence_seconds),
            "limit": FieldRow(self.limit_field),
            "schema": FieldRow(self.schema_form),
            "proxy": FieldRow(self.proxy),
            "proxy_url": FieldRow(self.proxy_url),
            "ca": FieldRow(self.ca_file, self.browse),
        }
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self.at_once.setRange(1, _MOST_AT_ONCE)
        self.per_minute.setRange(0, _MOST_A_MINUTE)
        self.connect_seconds.setRange(1, 600)
        self.silence_seconds.setRange(1, 86_400)
        for field in LimitField:
            self.limit_field.addItem(field.value, field.value)
        for form in _SCHEMA_FORMS:
            self.schema_form.addItem(form)
        for use in ProxyUse:
            self.proxy.addItem("", use.value)
        icons.set_icon(self.browse, "folder")
        self.browse.setAutoDefault(False)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(2))
        places = (
            ("at_once", 0, 0, 1),
            ("per_minute", 0, 1, 1),
            ("connect", 1, 0, 1),
            ("silence", 1, 1, 1),
            ("proxy", 2, 0, 1),
            ("proxy_url", 2, 1, 1),
            ("ca", 3, 0, 2),
            ("limit", 4, 0, 1),
            ("schema", 4, 1, 1),
        )
        for key, row, column, span in places:
            grid.addWidget(self._rows[key], row, column, 1, span, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)

    def _connect(self) -> None:
        for number in (self.at_once, self.per_minute, self.connect_seconds, self.silence_seconds):
            number.valueChanged.connect(lambda _: self.edited.emit())
        self.ca_file.textEdited.connect(lambda _: self.edited.emit())
        self.proxy_url.textEdited.connect(lambda _: self._proxy_chosen())
        for box in (self.limit_field, self.schema_form):
            box.currentIndexChanged.connect(lambda _: self.edited.emit())
        self.proxy.currentIndexChanged.connect(lambda _: self._proxy_chosen())
        self.browse.clicked.connect(self._browse)

    def show_connection(self, connection: Connection) -> None:
        """Show the values of a connection; tells of no edit."""
        self.blockSignals(True)
        self.at_once.setValue(connection.at_once)
        self.per_minute.setValue(connection.per_minute or 0)
        self.connect_seconds.setValue(connection.connect_seconds)
        self.silence_seconds.setValue(connection.silence_seconds)
        self.limit_field.setCurrentIndex(self.limit_field.findData(connection.limit_field.value))
        self.schema_form.setCurrentIndex(int(connection.json_object))
        self.proxy.setCurrentIndex(self.proxy.findData(connection.proxy.value))
        self.proxy_url.setText(connection.proxy_url)
        self.ca_file.setText(connection.ca_file)
        self.blockSignals(False)
        self.show_dialect(connection.dialect)
        self._settle()

    def show_dialect(self, dialect: Dialect) -> None:
        """Show the fields that a service spoken to in this way has."""
        for key in ("limit", "schema"):
            self._rows[key].setVisible(dialect is Dialect.OPENAI)

    def filled_in(self, connection: Connection) -> Connection:
        """The connection with the values of these fields."""
        return replace(
            connection,
            at_once=self.at_once.value(),
            per_minute=self.per_minute.value() or None,
            connect_seconds=self.connect_seconds.value(),
            silence_seconds=self.silence_seconds.value(),
            limit_field=LimitField(self.limit_field.currentData()),
            proxy=ProxyUse(self.proxy.currentData()),
            proxy_url=self.proxy_url.text().strip(),
            ca_file=self.ca_file.text().strip(),
            json_object=self.schema_form.currentIndex() == 1,
        )

    def problem(self) -> str:
        """Why it cannot be kept as it is; "" when it can."""
        if ProxyUse(self.proxy.currentData()) is not ProxyUse.ADDRESS:
            return ""
        address = self.proxy_url.text().strip()
        if "@" in address or looks_like_key(address):
            return error_sentence(KnownError("address_has_user_info"))
        if not _PROXY.fullmatch(address):
            return error_sentence(KnownError("proxy_not_usable"))
        return ""

    def retranslate(self) -> None:
        """Word everything anew."""
        rows = self._rows
        rows["at_once"].word(self.tr("Conversations at once"))
        rows["per_minute"].word(self.tr("At most begun in a minute"))
        self.per_minute.setSpecialValueText(self.tr("No limit"))
        rows["connect"].word(self.tr("Wait for a connection"))
        rows["silence"].word(
            self.tr("Wait in silence"), self.tr("A model that reasons may be silent for minutes.")
        )
        for seconds in (self.connect_seconds, self.silence_seconds):
            seconds.setSuffix(self.tr(" s", "unit after a number: seconds"))
        rows["limit"].word(
            self.tr("The output limit is called"),
            self.tr("Newer models of OpenAI take max_completion_tokens only."),
        )
        rows["schema"].word(
            self.tr("A JSON schema is sent as"),
            self.tr("Some servers on this computer take json_object only."),
        )
        rows["proxy"].word(self.tr("Proxy"))
        words = {
            ProxyUse.SYSTEM: self.tr("As the system has it"),
            ProxyUse.NONE: self.tr("None"),
            ProxyUse.ADDRESS: self.tr("This one"),
        }
        for row in range(self.proxy.count()):
            self.proxy.setItemText(row, words[ProxyUse(self.proxy.itemData(row))])
        rows["proxy_url"].word(self.tr("Address of the proxy"))
        rows["ca"].word(
            self.tr("Own CA file"), self.tr("A PEM file, trusted beside the system's own.")
        )
        self.browse.setText(self.tr("Browse…"))

    def _proxy_chosen(self) -> None:
        self._settle()
        self.edited.emit()

    def _settle(self) -> None:
        own = ProxyUse(self.proxy.currentData()) is ProxyUse.ADDRESS
        self._rows["proxy_url"].setEnabled(own)
        self._rows["proxy_url"].show_problem(self.problem())

    def _browse(self) -> None:
        kinds = self.tr("Certificates (*.pem *.crt *.cer);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Own CA file"), "", kinds)
        if name:
            self.ca_file.setText(name)
            self.edited.emit()
