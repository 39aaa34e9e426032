"""The dialog of connections: which services may be asked, and how each is reached."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
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
from statelab_gui.views.connection_form import ConnectionForm, Groups
from statelab_gui.views.connection_questions import ask_to_remove, ask_to_save
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
    form shows now, so that its key can be looked for. What was typed is never lost unasked.
    """

    save_requested = Signal(object)
    test_requested = Signal(object)
    stop_test_requested = Signal()
    remove_requested = Signal(str)
    shown = Signal(object)  # Connection

    def __init__(
        self,
        presets: Sequence[PresetChoice],
        respondents: Groups,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._presets = presets
        self._known: list[Connection] = []
        self._chosen = ""  # the name kept; "" for one that is new
        self._testing = False
        self._saving = False
        self._then: Callable[[], object] | None = None  # once it is saved
        self._title = SectionTitle()
        self.list = QListWidget()
        self.add = QPushButton()
        self.add_menu = QMenu(self.add)
        self.remove = QPushButton()
        self.form = ConnectionForm(respondents)
        self.empty = EmptyState("offline")
        self._right = QStackedWidget()
        self._left = QWidget()
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
        for name, button in (("add", self.add), ("clear", self.remove), ("online", self.test)):
            icons.set_icon(button, name)
        for before, preset in zip((None, *self._presets), self._presets, strict=False):
            if before is not None and _kind(before) != _kind(preset):
                self.add_menu.addSeparator()  # Practice, services with a key, servers here
            self.add_menu.addAction(preset.name).setData(preset.key)
        self.add.setMenu(self.add_menu)
        self.list.setSpacing(theme.space(1) // 2)
        self.said.setReadOnly(True)
        self.said.setFixedHeight(self.fontMetrics().lineSpacing() * _RESULT_LINES)
        self.said.hide()
        self.reason.setWordWrap(True)
        column = QVBoxLayout(self._left)
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
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields have the focus
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._right.addWidget(self.empty)
        self._right.addWidget(self._form_side())
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(theme.space(4))
        splitter.addWidget(self._left)
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
        self.add_menu.triggered.connect(self._add)
        self.list.currentItemChanged.connect(lambda now, _: self._choose(now))
        self.remove.clicked.connect(self._ask_to_remove)
        self.form.edited.connect(self._settle)
        self.save.clicked.connect(lambda: self._save(None))
        self.test.clicked.connect(lambda: self.test_requested.emit(self.wish()))
        self.progress.cancel_requested.connect(self._stop_test)
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
        self.list.blockSignals(False)
        names = [one.name for one in connections]
        row = names.index(chosen) if chosen in names else 0
        if names:
            self._show(connections[row], names[row])
        else:
            self._chosen = ""
            self._right.setCurrentWidget(self.empty)
            self.empty.button.setFocus()
        self._settle()

    def begin(self, preset: str) -> None:
        """Fill the form with a preset, to be kept under a name that is free."""
        choice = next(one for one in self._presets if one.key == preset)
        taken = {one.name for one in self._known}
        name, number = choice.name, 2
        while name in taken:
            name, number = f"{choice.name} {number}", number + 1
        self._show(replace(choice.connection, name=name, enabled=True), "")
        target = self.form.key.key if choice.needs_key else self.save
        target.setFocus()

    def wish(self) -> ConnectionWish:
        """The form as it is filled in now."""
        return ConnectionWish(self.form.filled_in(), self._chosen, self.form.key.typed())

    def begin_test(self, sentence: str) -> None:
        """The service is being asked."""
        self._testing = True
        self.said.hide()
        self.progress.begin(sentence)
        if self.test.hasFocus():
            self.progress.setFocus()  # its Cancel, for what has the focus is switched off
        self._settle()

    def end_test(self, text: str) -> None:
        """Say, as plain text, what came of it; "" where it was stopped."""
        self._testing = False
        waited_for = self.progress.isAncestorOf(self.focusWidget() or self)
        self._settle()
        if waited_for:
            self.test.setFocus()
        self.progress.end()
        self.said.setPlainText(text)
        self.said.setVisible(bool(text))

    def begin_saving(self, sentence: str) -> None:
        """A key is being kept, for which its store may ask; meanwhile nothing is changed here."""
        self._saving = True
        self.say(sentence)
        self._settle()

    def end_saving(self) -> None:
        """It is kept, or is not."""
        self._saving = False
        self._settle()

    def saved(self, name: str, connections: Sequence[Connection]) -> None:
        """It is kept under this name among these: show it, or go on with what it was saved for."""
        then, self._then = self._then, None
        self.end_saving()
        self.show_connections(connections, name)
        if then is not None:
            then()

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
        """Esc and Close: ask before what was typed would be lost. What is being saved is not."""
        self._unless_unsaved(super().reject)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.reject()

    def _stop_test(self) -> None:
        self.stop_test_requested.emit()
        self.test.setFocus()

    def _offer(self) -> None:
        button = self.empty.button
        self.add_menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _add(self, action: QAction) -> None:
        preset = str(action.data())
        self._unless_unsaved(lambda: self.begin(preset))

    def _save(self, then: Callable[[], object] | None) -> None:
        self._then = then
        self.save_requested.emit(self.wish())

    def _is_unsaved(self) -> bool:
        """Whether what the form shows is kept nowhere as it stands there: a new one, or changed."""
        shown = self._right.currentWidget() is not self.empty
        return shown and not self._saving and (not self._chosen or self.form.is_changed())

    def _unless_unsaved(self, act: Callable[[], object]) -> None:
        """Do it at once, or once the reviewer saved or let go of what is not saved."""
        if self._is_unsaved():
            save = None if self.form.problem() else lambda: self._save(act)
            ask_to_save(self, save, act, self._mark_chosen)
        else:
            act()

    def _line(self, connection: Connection) -> str:
        if connection.enabled:
            return self.tr("{name} (on)").format(name=connection.name)
        return self.tr("{name} (off)").format(name=connection.name)

    def _choose(self, now: QListWidgetItem | None) -> None:
        if now is None:
            return
        name = str(now.data(_NAME))
        connection = next(one for one in self._known if one.name == name)
        self._unless_unsaved(lambda: self._show(connection, name))

    def _mark_chosen(self) -> None:
        """Mark in the list what the form shows; a new one is not in it."""
        names = [one.name for one in self._known]
        self.list.blockSignals(True)
        self.list.setCurrentRow(names.index(self._chosen) if self._chosen in names else -1)
        self.list.blockSignals(False)

    def _show(self, connection: Connection, name: str) -> None:
        if self._testing:
            self.stop_test_requested.emit()  # what it brings would be read as the other's
        self._chosen = name
        self._mark_chosen()
        self._right.setCurrentIndex(1)
        self.said.hide()
        self.say("")
        others = frozenset(one.name for one in self._known if one.name != name)
        self.form.show_connection(connection, others)
        self.shown.emit(connection)
        self._settle()

    def _settle(self) -> None:
        shown = self._right.currentWidget() is not self.empty
        busy = self._testing or self._saving
        for part in (self._left, self.form, self.form.on):
            part.setEnabled(not self._saving)
        fits = shown and not self.form.problem()
        new = shown and not self._chosen
        self.remove.setEnabled(bool(self._chosen) and not busy)
        self.test.setEnabled(fits and not busy)
        self.save.setEnabled(fits and not busy and (new or self.form.is_changed()))
        self.save.setDefault(True)

    def _ask_to_remove(self) -> None:
        name = self._chosen
        ask_to_remove(name, self, lambda: self.remove_requested.emit(name))


def _kind(preset: PresetChoice) -> tuple[bool, bool]:
    return preset.connection.simulated, preset.needs_key
