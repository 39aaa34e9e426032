"""The dialog of connections: which services may be asked, and how each is reached."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.views import icons, theme
from statelab_gui.views.connection_form import ConnectionForm
from statelab_gui.views.connection_words import ConnectionWish, PresetChoice
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.progress_row import ProgressRow

_NAME = Qt.ItemDataRole.UserRole
_RESULT_LINES = 6


class ConnectionsDialog(QDialog):
    """A list at the left, the form of the chosen one at the right.

    `save_requested` and `test_requested` bring a ConnectionWish; `shown` tells which connection the
    form shows now, so that its key can be looked for.
    """

    save_requested = Signal(object)
    test_requested = Signal(object)
    stop_test_requested = Signal()
    remove_requested = Signal(str)
    shown = Signal(object)  # Connection

    def __init__(
        self,
        presets: Sequence[PresetChoice],
        respondents: list[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._presets = presets
        self._known: list[Connection] = []
        self._chosen = ""  # the name kept; "" for one that is new
        self._title = SectionTitle()
        self.list = QListWidget()
        self.add = QPushButton()
        self.add_menu = QMenu(self.add)
        self.remove = QPushButton()
        self.form = ConnectionForm(respondents)
        self.empty = EmptyState("offline")
        self._right = QStackedWidget()
        self._scroll = QScrollArea()
        self.test = QPushButton()
        self.said = QPlainTextEdit()
        self.progress = ProgressRow()
        self.reason = RoleLabel(Role.QUIET)
        self.save = PrimaryButton()
        self.close_button = QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_connections([])

    def _lay_out(self) -> None:
        for name, button in (
            ("add", self.add),
            ("clear", self.remove),
            ("online", self.test),
            ("save", self.save),
        ):
            icons.set_icon(button, name)
        for button in (self.add, self.remove, self.test, self.close_button):
            button.setAutoDefault(False)
        for preset in self._presets:
            self.add_menu.addAction(preset.name).setData(preset.key)
        self.add.setMenu(self.add_menu)
        self.list.setSpacing(theme.space(1) // 2)
        self.said.setReadOnly(True)
        self.said.setFixedHeight(self.fontMetrics().lineSpacing() * _RESULT_LINES)
        self.said.hide()
        self.reason.setWordWrap(True)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self._title)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(theme.space(2))
        row.addWidget(self.add, 1)
        row.addWidget(self.remove)
        column.addLayout(row)
        self._scroll.setWidget(self.form)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._right.addWidget(self.empty)
        self._right.addWidget(self._form_side())
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(theme.space(4))
        splitter.addWidget(left)
        splitter.addWidget(self._right)
        splitter.setStretchFactor(0, 2)
        splitter.setStretchFactor(1, 5)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addWidget(splitter, 1)
        layout.addLayout(foot)
        unit = self.fontMetrics()
        self.resize(unit.averageCharWidth() * 130, unit.height() * 42)

    def _form_side(self) -> QWidget:
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self._scroll, 1)
        column.addWidget(self.form.on)
        column.addWidget(self.said)
        column.addWidget(self.progress)
        row = QHBoxLayout()
        row.setSpacing(theme.space(2))
        row.addWidget(self.reason, 1)
        row.addWidget(self.test)
        row.addWidget(self.save)
        column.addLayout(row)
        return side

    def _connect(self) -> None:
        self.add_menu.triggered.connect(lambda action: self.begin(str(action.data())))
        self.list.currentItemChanged.connect(lambda now, before: self._choose(now, before))
        self.remove.clicked.connect(self._ask_to_remove)
        self.form.edited.connect(self._settle)
        self.save.clicked.connect(lambda: self.save_requested.emit(self.wish()))
        self.test.clicked.connect(lambda: self.test_requested.emit(self.wish()))
        self.progress.cancel_requested.connect(self.stop_test_requested)
        self.empty.wished.connect(self._offer)
        self.close_button.clicked.connect(self.reject)

    def show_connections(self, connections: Sequence[Connection], chosen: str = "") -> None:
        """Show these, the one named `chosen` in the form, else the first."""
        self._known = list(connections)
        self.list.blockSignals(True)
        self.list.clear()
        for one in connections:
            item = QListWidgetItem(self._line(one), self.list)
            item.setData(_NAME, one.name)
        names = [one.name for one in connections]
        row = names.index(chosen) if chosen in names else 0
        self.list.setCurrentRow(row if names else -1)
        self.list.blockSignals(False)
        if names:
            self._show(connections[row], names[row])
        else:
            self._chosen = ""
            self._right.setCurrentWidget(self.empty)
        self._settle()

    def begin(self, preset: str) -> None:
        """Fill the form with a preset, to be kept under a name that is free."""
        choice = next(one for one in self._presets if one.key == preset)
        taken = {one.name for one in self._known}
        name, number = choice.name, 2
        while name in taken:
            name, number = f"{choice.name} {number}", number + 1
        self.list.blockSignals(True)
        self.list.setCurrentRow(-1)
        self.list.blockSignals(False)
        self._show(replace(choice.connection, name=name, enabled=True), "")
        target = self.form.key.key if choice.needs_key else self.save
        target.setFocus()

    def wish(self) -> ConnectionWish:
        """The form as it is filled in now."""
        return ConnectionWish(self.form.filled_in(), self._chosen, self.form.key.typed())

    def begin_test(self, sentence: str) -> None:
        """The service is being asked."""
        self.said.hide()
        self.progress.begin(sentence)
        self._settle()

    def end_test(self, text: str) -> None:
        """Say, as plain text, what came of it; "" where it was stopped."""
        self.progress.end()
        self.said.setPlainText(text)
        self.said.setVisible(bool(text))
        self._settle()

    def say(self, sentence: str, role: Role = Role.QUIET) -> None:
        """Say beside Save what was done or what is wrong."""
        self.reason.set_role(role)
        self.reason.setText(sentence)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.setWindowTitle(self.tr("Connections"))
        self._title.setText(self.tr("Services"))
        self.list.setAccessibleName(self.tr("Services"))
        self.add.setText(self.tr("Add"))
        self.remove.setText(self.tr("Remove"))
        self.test.setText(self.tr("Test connection"))
        self.save.setText(self.tr("Save"))
        self.close_button.setText(self.tr("Close"))
        self.said.setAccessibleName(self.tr("What the service said"))
        self.empty.say(
            self.tr("No service is connected"),
            self.tr(
                "Answers can be pasted without any. To have them fetched, add a service that you "
                "have a key for, a model server on this computer, or Practice, which needs nothing."
            ),
            self.tr("Add a service…"),
        )
        self.form.retranslate()
        self.progress.retranslate()

    def reject(self) -> None:
        """Esc and Close: ask before what was typed would be lost."""
        if self._is_changed():
            self._ask_to_discard()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._is_changed():
            event.ignore()
            self.reject()
        else:
            super().closeEvent(event)

    def _offer(self) -> None:
        self.add_menu.popup(self.add.mapToGlobal(self.add.rect().bottomLeft()))

    def _is_changed(self) -> bool:
        shown = self._right.currentWidget() is not self.empty
        return shown and self.form.is_changed()

    def _line(self, connection: Connection) -> str:
        if connection.enabled:
            return self.tr("{name} (on)").format(name=connection.name)
        return self.tr("{name} (off)").format(name=connection.name)

    def _choose(self, now: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if now is None:
            return
        name = str(now.data(_NAME))
        self._show(next(one for one in self._known if one.name == name), name)

    def _show(self, connection: Connection, name: str) -> None:
        self._chosen = name
        self._right.setCurrentIndex(1)
        self.said.hide()
        self.say("")
        others = frozenset(one.name for one in self._known if one.name != name)
        self.form.show_connection(connection, others)
        self.shown.emit(connection)
        self._settle()

    def _settle(self) -> None:
        shown = self._right.currentWidget() is not self.empty
        busy = self.progress.isVisible()
        fits = shown and not self.form.problem()
        new = shown and not self._chosen
        self.remove.setEnabled(bool(self._chosen) and not busy)
        self.test.setEnabled(fits and not busy)
        self.save.setEnabled(fits and not busy and (new or self.form.is_changed()))
        self.save.setDefault(True)

    def _ask_to_remove(self) -> None:
        name = self._chosen
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setWindowTitle(self.windowTitle())
        text = self.tr("Remove the connection {name} and forget its key? Recorded answers stay.")
        question.setText(text.format(name=name))
        yes = question.addButton(self.tr("Remove"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = question.addButton(QMessageBox.StandardButton.Cancel)
        cancel.setText(self.tr("Cancel"))
        question.setDefaultButton(cancel)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        yes.clicked.connect(lambda: self.remove_requested.emit(name))
        question.open()

    def _ask_to_discard(self) -> None:
        discard, cancel = QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Cancel
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(self.windowTitle())
        question.setText(self.tr("Close without saving? What you changed here is not kept."))
        question.setStandardButtons(discard | cancel)
        question.setDefaultButton(cancel)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.button(discard).clicked.connect(super().reject)
        question.open()
