"""The bar below the run log that finds a text in its cells, and replaces it where one may write."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from statelab_gui.views import icons, theme
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel


@dataclass(frozen=True)
class Sought:
    """What is looked for: in the chosen column only, or in every one that is seen."""

    text: str
    one_column: bool


class FindBar(QWidget):
    """Hidden at first; `begin` shows it. Enter finds on, Shift+Enter back, Esc closes.

    `find_wished(Sought, backwards)`, `replace_wished(Sought, new text)` for the current cell,
    `replace_all_wished(Sought, new text)`; the last is counted and asked before it is done.
    """

    find_wished = Signal(object, bool)
    replace_wished = Signal(object, str)
    replace_all_wished = Signal(object, str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLineEdit()
        self.next = QPushButton()
        self.previous = QPushButton()
        self.one_column = QCheckBox()
        self.close_button = QPushButton()
        self.new_text = QLineEdit()
        self.replace = QPushButton()
        self.replace_all = QPushButton()
        self.said = RoleLabel(Role.QUIET)
        self._replacing = QWidget()

        icons.set_icon(self.close_button, "close")
        for button in self._buttons():
            button.setAutoDefault(False)
        for line in (self.text, self.new_text):
            line.setClearButtonEnabled(True)
        self._lay_out()
        self.hide()

        self.text.textChanged.connect(lambda: self._look())
        self.next.clicked.connect(lambda: self._find(False))
        self.previous.clicked.connect(lambda: self._find(True))
        self.replace.clicked.connect(
            lambda: self.replace_wished.emit(self.sought(), self.new_text.text())
        )
        self.replace_all.clicked.connect(
            lambda: self.replace_all_wished.emit(self.sought(), self.new_text.text())
        )
        self.close_button.clicked.connect(self.end)
        self.retranslate()
        self._look()

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.next, self.previous, self.close_button, self.replace, self.replace_all

    def _lay_out(self) -> None:
        finding = QHBoxLayout()
        finding.setSpacing(theme.space(2))
        finding.addWidget(self.text, 1)
        for part in (self.next, self.previous, self.one_column):
            finding.addWidget(part)
        finding.addWidget(self.said, 1)
        finding.addWidget(self.close_button)
        replacing = QHBoxLayout(self._replacing)
        replacing.setContentsMargins(0, 0, 0, 0)
        replacing.setSpacing(theme.space(2))
        replacing.addWidget(self.new_text, 1)
        replacing.addWidget(self.replace)
        replacing.addWidget(self.replace_all)
        replacing.addStretch(1)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(theme.space(1))
        layout.addLayout(finding, 0, 0)
        layout.addWidget(self._replacing, 1, 0)

    def begin(self, replacing: bool) -> None:
        """Show the bar, with the line for the new text only when replacing."""
        self._replacing.setVisible(replacing)
        self.say("")
        self.show()
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.text.selectAll()

    def end(self) -> None:
        """Hide the bar."""
        self.hide()
        self.closed.emit()

    def sought(self) -> Sought:
        """What is looked for now."""
        return Sought(self.text.text(), self.one_column.isChecked())

    def say(self, sentence: str, role: Role = Role.QUIET) -> None:
        """Tell beside the text what came of it."""
        self.said.set_role(role)
        self.said.setText(sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.end()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.text.hasFocus():
            self._find(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.new_text.hasFocus():
            self.replace.click()
        else:
            super().keyPressEvent(event)

    def _find(self, backwards: bool) -> None:
        if self.text.text():
            self.find_wished.emit(self.sought(), backwards)

    def _look(self) -> None:
        for button in (self.next, self.previous, self.replace, self.replace_all):
            button.setEnabled(bool(self.text.text()))
        self.say("")

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.text.setPlaceholderText(self.tr("Find in the cells shown"))
        self.text.setAccessibleName(self.tr("Text to find"))
        self.next.setText(self.tr("Find &next"))
        self.previous.setText(self.tr("Find previo&us"))
        self.one_column.setText(self.tr("Th&is column only"))
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close the find bar"))
        self.new_text.setPlaceholderText(self.tr("Replace with"))
        self.new_text.setAccessibleName(self.tr("Text to put in its place"))
        self.replace.setText(self.tr("&Replace"))
        self.replace_all.setText(self.tr("Replace a&ll…"))
