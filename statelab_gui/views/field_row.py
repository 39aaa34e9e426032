"""A labelled field with room for a hint and, beside the field, for what is wrong with it."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.widgets.labels import RoleLabel


class FieldRow(QWidget):
    """Label above, editors below it, then a quiet hint, then the problem, if there is one."""

    def __init__(
        self,
        *editors: QWidget,
        direction: QBoxLayout.Direction = QBoxLayout.Direction.LeftToRight,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._editors = editors
        self.label = QLabel()
        self._hint = RoleLabel(theme.Role.QUIET)
        self._problem = RoleLabel(theme.Role.PROBLEM)
        for remark in (self._hint, self._problem):
            remark.setWordWrap(True)
            remark.hide()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setBuddy(editors[0])

        line = QBoxLayout(direction)
        line.setSpacing(theme.space(2) if isinstance(line, QHBoxLayout) else theme.space(1))
        for editor in editors:
            line.addWidget(editor, 0 if editor.property("narrow") else 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self.label)
        layout.addLayout(line)
        layout.addWidget(self._hint)
        layout.addWidget(self._problem)

    def word(self, title: str, hint: str = "") -> None:
        """Show the label and the hint; an editor without a name of its own takes the label's."""
        self.label.setText(title)
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        for editor in self._editors:
            if not editor.accessibleName():
                editor.setAccessibleName(title)

    def show_problem(self, sentence: str) -> None:
        """Say what is wrong, also to assistive tools; "" when nothing is."""
        text = QCoreApplication.translate("FieldRow", "{sign} {sentence}")
        sign = theme.sign(theme.Role.PROBLEM)
        self._problem.setText(text.format(sign=sign, sentence=sentence) if sentence else "")
        self._problem.setVisible(bool(sentence))
        for editor in self._editors:
            editor.setAccessibleDescription(sentence)

    def problem(self) -> str:
        """The problem shown, "" when there is none."""
        return self._editors[0].accessibleDescription()
