"""A large editor for a long text of one cell."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class NoteDialog(QDialog):
    """Accepted with `text()`, character for character; left otherwise, the old text stays."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self.editor = ExactEditor()
        self._hint = RoleLabel(Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = PrimaryButton()
        self._keys = QShortcut(QKeySequence("Ctrl+Return"), self)

        self._title.setText(title)
        self._title.setWordWrap(True)
        self.editor.setAccessibleName(title)
        self.editor.set_exact_text(text)
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._title)
        layout.addWidget(self.editor, 1)
        layout.addWidget(self._hint)
        layout.addWidget(self.buttons)
        width = self.fontMetrics().averageCharWidth()
        self.resize(QSize(width * 90, theme.row_height() * 18))

        self._keys.activated.connect(self.accept)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.setWindowTitle(self.tr("Long text"))
        self._hint.setText(self.tr("Ctrl+Enter keeps the text, Esc leaves the cell as it was."))
        self.go.setText(self.tr("&Keep"))
        self.editor.setFocus()

    def text(self) -> str:
        """The text as it stands in the editor."""
        return self.editor.exact_text()
