"""The form of one connection: who is asked, where, with which key, and whether it may be."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QToolButton, QVBoxLayout, QWidget

from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.domain.runs import looks_like_key
from statelab_gui.views import theme
from statelab_gui.views.connection_key import ConnectionKey
from statelab_gui.views.connection_more import ConnectionMore
from statelab_gui.views.connection_words import AddressFound
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.connections import dialect_text
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.labels import RoleLabel

Groups = Sequence[tuple[str, Sequence[tuple[str, str]]]]  # headings, each with (key, words)
_NOTHING = Connection("", Dialect.OPENAI)


class ConnectionForm(QWidget):
    """`show_connection` fills it; `filled_in` gives it back with what was changed. The switch `on`
    is laid out by whoever shows the form, where it is always seen.

    `address_edited` asks for `show_address`, told at once while typing.
    """

    edited = Signal()
    address_edited = Signal(object, str)  # Dialect, base URL

    def __init__(self, respondents: Groups, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = _NOTHING
        self._found = AddressFound()
        self._taken: frozenset[str] = frozenset()
        self.name = QLineEdit()
        self.dialect = QComboBox()
        self.address = QLineEdit()
        self.final = RoleLabel(Role.QUIET)
        self.plain = QCheckBox()
        self.respondent = ChoiceBox()
        self.key = ConnectionKey()
        self.on = QCheckBox()
        self.unfold = QToolButton()
        self.more = ConnectionMore()
        self._name_row = FieldRow(self.name)
        self._dialect_row = FieldRow(self.dialect)
        self._address_row = FieldRow(self.address)
        self._respondent_row = FieldRow(self.respondent)
        self.respondent.offer_groups(respondents)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        for dialect in Dialect:
            self.dialect.addItem("", dialect.value)
        self.final.setWordWrap(True)
        self.final.setObjectName("final_url")
        self.unfold.setCheckable(True)
        self.unfold.setAutoRaise(True)
        self.more.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, theme.space(3), 0)
        column.setSpacing(theme.space(3))
        address = QVBoxLayout()
        address.setSpacing(theme.space(1))
        address.addWidget(self._address_row)
        address.addWidget(self.final)
        address.addWidget(self.plain)
        column.addWidget(self._name_row)
        column.addWidget(self._dialect_row)
        column.addLayout(address)
        column.addWidget(self._respondent_row)
        column.addWidget(self.key)
        column.addWidget(self.unfold)
        column.addWidget(self.more)
        column.addStretch(1)

    def _connect(self) -> None:
        self.name.textEdited.connect(lambda _: self._edit())
        self.dialect.currentIndexChanged.connect(lambda _: self._edit_address())
        self.address.textEdited.connect(lambda _: self._edit_address())
        self.plain.toggled.connect(lambda _: self._edit())
        self.respondent.currentIndexChanged.connect(lambda _: self._edit())
        self.on.toggled.connect(lambda _: self._edit())
        self.key.edited.connect(self._edit)
        self.more.edited.connect(self._edit)
        self.unfold.toggled.connect(self._fold)

    def show_connection(self, connection: Connection, taken: frozenset[str]) -> None:
        """Show a connection; `taken` are the names of the others. Tells of no edit."""
        self._shown, self._taken = connection, taken
        self.blockSignals(True)
        self.name.setText(connection.name)
        self.dialect.setCurrentIndex(self.dialect.findData(connection.dialect.value))
        self.address.setText(connection.base_url)
        self.plain.setChecked(connection.plain_http_confirmed)
        if connection.respondent:
            self.respondent.setCurrentIndex(self.respondent.findData(connection.respondent))
        self.on.setChecked(connection.enabled)
        self.key.show_source(connection.key_source, connection.key_variable)
        self.more.show_connection(connection)
        self.blockSignals(False)
        self.address_edited.emit(connection.dialect, connection.base_url)
        self._settle()

    def show_address(self, found: AddressFound) -> None:
        """Show beneath the address what it leads to, or what is wrong with it."""
        self._found = found
        self._settle()

    def filled_in(self) -> Connection:
        """The connection as it is filled in now."""
        dialect = self._dialect()
        practice = dialect is Dialect.PRACTICE
        connection = replace(
            self._shown,
            name=self.name.text().strip(),
            dialect=dialect,
            base_url="" if practice else self.address.text().strip(),
            key_source=KeySource.NONE if practice else self.key.chosen(),
            key_variable="" if practice else self.key.variable.text().strip(),
            enabled=self.on.isChecked(),
            plain_http_confirmed=self.plain.isChecked() and self._asks_plain(),
            respondent=str(self.respondent.currentData() or "") if practice else "",
        )
        return self.more.filled_in(connection)

    def is_changed(self) -> bool:
        """Whether anything differs from what was shown, a new key included."""
        return self.filled_in() != self._shown or bool(self.key.typed())

    def problem(self) -> str:
        """Why it cannot be kept as it is; "" when it can."""
        practice = self._dialect() is Dialect.PRACTICE
        beside = "" if practice else self.key.problem() or self.more.problem()
        return self._name_problem() or self._address_problem() or beside

    def retranslate(self) -> None:
        """Word everything anew."""
        for row in range(self.dialect.count()):
            self.dialect.setItemText(row, dialect_text(Dialect(self.dialect.itemData(row))))
        self._name_row.word(self.tr("Name"), self.tr("As you want to find it; its key goes by it."))
        self._dialect_row.word(self.tr("Kind of service"))
        self._address_row.word(self.tr("Address"))
        self._respondent_row.word(
            self.tr("Answers like"),
            self.tr("Simulated on this computer. No model is asked, and nothing is sent."),
        )
        self.key.retranslate()
        self.more.retranslate()
        self._settle()

    def _dialect(self) -> Dialect:
        return Dialect(self.dialect.currentData())

    def _asks_plain(self) -> bool:
        return self._found.plain and not self._found.near

    def _edit(self) -> None:
        if self.signalsBlocked():
            return
        self._settle()
        self.edited.emit()

    def _edit_address(self) -> None:
        if self.signalsBlocked():
            return
        self.address_edited.emit(self._dialect(), self.address.text())
        self.more.show_dialect(self._dialect())
        self._edit()

    def _fold(self, _open: bool) -> None:
        self._settle()

    def _name_problem(self) -> str:
        name = self.name.text().strip()
        if not name:
            return self.tr("Give the connection a name.")
        if name in self._taken:
            return self.tr("Another connection has this name already.")
        if looks_like_key(name):
            return self.tr("This looks like an access key. Type it in the field for the key only.")
        return ""

    def _address_problem(self) -> str:
        if self._dialect() is Dialect.PRACTICE:
            return ""
        if self._found.problem:
            return self._found.problem
        if self._asks_plain() and not self.plain.isChecked():
            return self.tr(
                "Plain http to another computer can be read by anybody on the way. Use https, or "
                "say below that you want it so."
            )
        return ""

    def _settle(self) -> None:
        practice = self._dialect() is Dialect.PRACTICE
        for part in (self._address_row, self.final, self.key):
            part.setVisible(not practice)
        self._respondent_row.setVisible(practice)
        self.unfold.setVisible(not practice)
        open_ = self.unfold.isChecked() or bool(self.more.problem())
        self.more.setVisible(not practice and open_)
        self.plain.setVisible(not practice and self._asks_plain())
        self.plain.setText(self.tr("Send prompts and the key by plain http, unprotected"))
        self._name_row.show_problem(self._name_problem())
        self._address_row.show_problem(self._address_problem())
        url = self.tr("Asked at: {url}").format(url=self._found.url)
        self.final.setText(url if self._found.url and not practice else "")
        self.final.setAccessibleName(self.final.text())
        self.on.setText(self._consent(practice))
        words = self.tr("▾ More settings") if open_ else self.tr("▸ More settings")
        self.unfold.setText(words)
        self.unfold.setAccessibleName(self.tr("More settings"))

    def _consent(self, practice: bool) -> str:
        if practice:
            return self.tr("On: its simulated answers may be fetched")
        if not self._found.host:
            return self.tr("On: prompts are sent there when you ask for it")
        if self._found.near:
            text = self.tr("On: {host}, on this computer, gets prompts when you ask for it")
        else:
            text = self.tr("On: {host} gets prompts when you ask for it")
        return text.format(host=self._found.host)
