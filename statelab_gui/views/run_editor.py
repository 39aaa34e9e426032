"""The editors of the run log's cells: nothing typed is lost, nothing wrong is taken."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.run_fields import NO, YES
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, RUN_FIELDS, Setting, SettingState
from statelab_gui.models.run_clipboard import ABSENT_WORDS
from statelab_gui.models.run_paste import Filled, parse_cell
from statelab_gui.views import theme
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.log import flag_text
from statelab_gui.views.labels.runs import setting_text
from statelab_gui.views.theme import Role

_KINDS = {field.key: field.kind for field in RUN_FIELDS}
_NOTE_LINES = 5


def absent_words() -> frozenset[str]:
    """The words that say *not provided*, in lower case: as shown, as copied, and as in any other
    language of the program, since a colleague's cells may come from there."""
    return ABSENT_WORDS | {setting_text(NOT_PROVIDED).casefold()}


def written_text(text: str) -> Setting:
    """What a text written by hand stands for, in a cell that takes any: the words say *not
    provided*, as they do in what is pasted, so that the two never look alike."""
    absent = text.strip().casefold() in absent_words()
    return NOT_PROVIDED if absent else Setting.of(text)


class FieldEditor(QLineEdit):
    """A line for a number or a date; what is wrong is said in a line of its own, right below."""

    def __init__(self, filled: Filled, parent: QWidget) -> None:
        super().__init__(parent)
        self._filled = filled
        self._problem = QLabel(parent)
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setAutoFillBackground(True)
        self._problem.setMargin(theme.space(1))
        self._problem.hide()
        self.textChanged.connect(self._check)
        self.destroyed.connect(self._problem.deleteLater)

    def setting(self) -> Setting | None:
        """What was typed; None while it cannot be taken."""
        try:
            return parse_cell(self._filled, self.text(), absent_words())
        except KnownError:
            return None

    def error(self) -> KnownError | None:
        """Why the text cannot be taken."""
        try:
            parse_cell(self._filled, self.text(), absent_words())
        except KnownError as error:
            return error
        return None

    def problem(self) -> str:
        """What is wrong with the text; "" when nothing is."""
        error = self.error()
        return error_sentence(error) if error is not None else ""

    def _check(self) -> None:
        problem = self.problem()
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self.setAccessibleDescription(problem)
        palette = QPalette()
        if problem:
            palette.setColor(QPalette.ColorRole.Text, theme.color(Role.PROBLEM))
            palette.setColor(QPalette.ColorRole.Base, theme.tint(Role.PROBLEM))
        self.setPalette(palette)
        self._place_problem(palette)

    def _place_problem(self, palette: QPalette) -> None:
        """Below the cell, or above it where there is no room; inside the table at any rate."""
        palette.setColor(QPalette.ColorRole.Window, theme.tint(Role.PROBLEM))
        palette.setColor(QPalette.ColorRole.WindowText, theme.color(Role.PROBLEM))
        self._problem.setPalette(palette)
        self._problem.adjustSize()
        parent = self.parentWidget()
        if parent is None:
            return
        area = parent.rect()
        at = self.geometry().bottomLeft()
        at.setX(max(0, min(at.x(), area.width() - self._problem.width())))
        if at.y() + self._problem.height() > area.height():
            at.setY(self.geometry().top() - self._problem.height())
        self._problem.move(at)
        self._problem.raise_()


class ChoiceEditor(QComboBox):
    """Blank, the choices, not provided; and the value the cell has, where it is no choice."""

    def __init__(self, filled: Filled, parent: QWidget) -> None:
        super().__init__(parent)
        choices = filled.choices if isinstance(filled, LogColumn) else (YES, NO)
        for setting in (BLANK, *map(Setting.of, choices), NOT_PROVIDED):
            self._offer(setting, flag=isinstance(filled, str))

    def _offer(self, setting: Setting, flag: bool) -> None:
        worded = flag and setting.state is SettingState.VALUE
        self.addItem(flag_text(setting.value) if worded else setting_text(setting), setting)

    def choose(self, setting: Setting) -> None:
        """Choose a setting, offered or not."""
        offered = [self.itemData(row) for row in range(self.count())]
        if setting not in offered:
            self._offer(setting, flag=False)
            offered.append(setting)
        self.setCurrentIndex(offered.index(setting))


CellEditor = FieldEditor | ChoiceEditor | ExactEditor


def make_editor(filled: Filled, parent: QWidget) -> CellEditor:
    """A line for numbers and dates, a choice for yes, no and lists, a small page for texts."""
    kind: str = filled.kind if isinstance(filled, LogColumn) else _KINDS[filled]
    if kind in ("flag", ColumnKind.CHOICE):
        return ChoiceEditor(filled, parent)
    if kind == "text":
        page = ExactEditor(parent)
        page.setMinimumHeight(theme.row_height() * _NOTE_LINES)
        return page
    return FieldEditor(filled, parent)


def show_in(editor: QWidget, setting: Setting) -> None:
    """Begin with the value that the cell has."""
    if isinstance(editor, ChoiceEditor):
        editor.choose(setting)
    elif isinstance(editor, ExactEditor):
        editor.set_exact_text(setting.value)
        editor.selectAll()
    elif isinstance(editor, FieldEditor):
        editor.setText(setting.value)
        editor.selectAll()


def typed_in(editor: QWidget) -> Setting | None:
    """What stands in an editor; None while it cannot be taken."""
    if isinstance(editor, ChoiceEditor):
        chosen = editor.currentData()
        return chosen if isinstance(chosen, Setting) else None
    if isinstance(editor, ExactEditor):
        return written_text(editor.exact_text())
    return editor.setting() if isinstance(editor, FieldEditor) else None


def raw_text(editor: QWidget) -> str | None:
    """The text as typed; None for a choice, which is taken as soon as it is made."""
    if isinstance(editor, ExactEditor):
        return editor.exact_text()
    return editor.text() if isinstance(editor, FieldEditor) else None


def type_in(editor: QWidget, text: str) -> None:
    """Put a text back that was being typed."""
    if isinstance(editor, ExactEditor):
        editor.set_exact_text(text)
    elif isinstance(editor, FieldEditor):
        editor.setText(text)
