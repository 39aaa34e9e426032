"""Where the key of a connection is kept, and the field in which a new one is typed."""

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from statelab_gui.domain.fetching.connections import KeySource
from statelab_gui.domain.runs import looks_like_key
from statelab_gui.views import icons, theme
from statelab_gui.views.connection_words import KeyKept
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.connections import key_source_text
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel

_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_TYPED = (KeySource.KEYRING, KeySource.SESSION)


class ConnectionKey(QWidget):
    """A kept key is never shown: the field is for a new one, and is emptied once that is kept."""

    edited = Signal()
    forget_requested = Signal()
    look_requested = Signal()  # whether there is a key now

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = KeyKept.NO
        self._asked = True  # whether there is such a variable
        self.source = QComboBox()
        self.key = QLineEdit()
        self.variable = QLineEdit()
        self.forget = QPushButton()
        self.again = QPushButton()
        self.state = RoleLabel(Role.QUIET)
        self._source_row = FieldRow(self.source)
        self._key_row = FieldRow(self.key)
        self._variable_row = FieldRow(self.variable)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        for source in KeySource:
            self.source.addItem("", source.value)
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.key.setMaxLength(20_000)
        self.state.setWordWrap(True)
        icons.set_icon(self.forget, "clear")
        icons.set_icon(self.again, "refresh")
        for button in (self.forget, self.again):
            button.setAutoDefault(False)
        line = QHBoxLayout()
        line.setSpacing(theme.space(2))
        line.addWidget(self.state, 1)
        line.addWidget(self.again)
        line.addWidget(self.forget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self._source_row)
        column.addWidget(self._variable_row)
        column.addWidget(self._key_row)
        column.addLayout(line)

    def _connect(self) -> None:
        self.source.currentIndexChanged.connect(lambda _: self._source_chosen())
        self.key.textEdited.connect(lambda _: self._key_typed())
        self.variable.textEdited.connect(lambda _: self._variable_typed())
        self.variable.editingFinished.connect(self._variable_named)
        self.forget.clicked.connect(self.forget_requested)
        self.again.clicked.connect(self.look_requested)

    def show_source(self, source: KeySource, variable: str) -> None:
        """Show where the key is said to be; whether it is there is told by `show_kept`."""
        self.source.blockSignals(True)
        self.source.setCurrentIndex(self.source.findData(source.value))
        self.source.blockSignals(False)
        self.variable.setText(variable)
        self.key.clear()
        self._key_row.show_problem("")
        self._kept = KeyKept.NO
        self._settle()

    def show_kept(self, kept: KeyKept) -> None:
        """Say whether there is a key."""
        self._kept = kept
        self._settle()

    def chosen(self) -> KeySource:
        """Where the key is to be."""
        return KeySource(self.source.currentData())

    def typed(self) -> str:
        """The new key, "" where none was typed for the place that is chosen."""
        return self.key.text().strip() if self.chosen() in _TYPED else ""

    def problem(self) -> str:
        """Why it cannot stay so; "" when it can."""
        if self.chosen() is not KeySource.ENVIRONMENT:
            return ""
        name = self.variable.text().strip()
        if looks_like_key(name):
            return self.tr(
                "This looks like an access key. Only the name of the variable belongs here."
            )
        if not _VARIABLE.fullmatch(name):
            return self.tr("Type the name of a variable: letters, digits and underlines.")
        return ""

    def say_problem(self, sentence: str) -> None:
        """Say beside the field why the key cannot be used or kept."""
        self._key_row.show_problem(sentence)

    def retranslate(self) -> None:
        """Word everything anew."""
        for row in range(self.source.count()):
            self.source.setItemText(row, key_source_text(KeySource(self.source.itemData(row))))
        self._source_row.word(self.tr("Key"))
        self._key_row.word(self.tr("New key"))
        self._variable_row.word(
            self.tr("Name of the environment variable"),
            self.tr("It is read when the service is asked, and is never written down."),
        )
        self.forget.setText(self.tr("Forget the key"))
        self.again.setText(self.tr("Look again"))
        self._settle()

    def _key_typed(self) -> None:
        self._key_row.show_problem("")
        self.edited.emit()

    def _variable_typed(self) -> None:
        self._kept = KeyKept.NO
        self._asked = False
        self._settle()
        self.edited.emit()

    def _variable_named(self) -> None:
        if not self._asked and not self.problem():
            self._asked = True
            self.look_requested.emit()

    def _source_chosen(self) -> None:
        self._kept = KeyKept.NO
        self._settle()
        self.edited.emit()
        self.look_requested.emit()

    def _settle(self) -> None:
        source = self.chosen()
        typed = source in _TYPED
        self._variable_row.show_problem(self.problem())
        no_store = source is KeySource.KEYRING and self._kept in (KeyKept.NO_STORE, KeyKept.LOCKED)
        self._key_row.setVisible(typed and not no_store)
        self._variable_row.setVisible(source is KeySource.ENVIRONMENT)
        self.forget.setVisible(typed and self._kept in (KeyKept.YES, KeyKept.UNUSABLE))
        self.again.setVisible(no_store or source is KeySource.ENVIRONMENT)
        kept = self._kept is KeyKept.YES
        self.key.setPlaceholderText(
            self.tr("A key is kept. Type one to replace it.") if kept else ""
        )
        wrong = no_store or self._kept is KeyKept.UNUSABLE
        self.state.set_role(Role.PROBLEM if wrong else Role.QUIET)
        self.state.setText(self._sentence(source))
        self.state.setVisible(bool(self.state.text()))

    def _sentence(self, source: KeySource) -> str:
        if source is KeySource.NONE:
            return ""
        if self._kept is KeyKept.ASKING:
            return self.tr("Looking for the key…")
        if self._kept is KeyKept.NO_STORE:
            return self.tr(
                "✗ This computer has no key store that can be used. Keep the key until this window "
                "is closed, or in an environment variable."
            )
        if self._kept is KeyKept.LOCKED:
            return self.tr(
                "✗ The key store is locked, so the key was not read. Unlock it and look again, or "
                "keep the key until this window is closed."
            )
        if self._kept is KeyKept.UNUSABLE:
            return self.tr("✗ What is kept there cannot be a key: it has blanks or other signs.")
        if self._kept is KeyKept.YES:
            return self.tr("✓ A key is kept.")
        if source is KeySource.ENVIRONMENT and self.problem():
            return ""
        if source is KeySource.ENVIRONMENT:
            return self.tr("There is no such variable now. Set it before StateLab is started.")
        if source is KeySource.SESSION:
            return self.tr("It is in memory only, and forgotten when this window is closed.")
        return self.tr("It is kept by the system, never in a document or a settings file.")
