"""Editing a cell of the run log in place: nothing typed is lost, nothing wrong is taken."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QComboBox,
    QLabel,
    QLineEdit,
    QStyleOptionViewItem,
    QWidget,
)

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.run_fields import NO, YES, parse_run_field
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, RUN_FIELDS, Setting, SettingState
from statelab_gui.models.run_clipboard import NOT_PROVIDED_WORD
from statelab_gui.models.run_columns import COLUMNS, FIELDS, RunColumn
from statelab_gui.models.run_log import SETTING_ROLE, RunLogModel
from statelab_gui.views import theme
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.labels.log import flag_text
from statelab_gui.views.labels.runs import setting_text
from statelab_gui.views.quiet_table import QuietDelegate
from statelab_gui.views.theme import Role

Index = QModelIndex | QPersistentModelIndex
_KINDS = {field.key: field.kind for field in RUN_FIELDS}
_NOTE_LINES = 5


class FieldEditor(QLineEdit):
    """A line for a number; what is wrong with it is said in a line of its own, right below."""

    def __init__(self, field: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._field = field
        self._problem = QLabel(parent)
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setAutoFillBackground(True)
        self._problem.setMargin(theme.space(1))
        self._problem.hide()
        self.textChanged.connect(self._check)
        self.destroyed.connect(self._problem.deleteLater)

    def setting(self) -> Setting | None:
        """What was typed; None while it cannot be taken."""
        if self._says_not_provided():
            return NOT_PROVIDED
        try:
            return parse_run_field(self._field, self.text())
        except KnownError:
            return None

    def problem(self) -> str:
        """What is wrong with the text; "" when nothing is."""
        if self._says_not_provided():
            return ""
        try:
            parse_run_field(self._field, self.text())
        except KnownError as error:
            return error_sentence(error)
        return ""

    def _says_not_provided(self) -> bool:
        """Whether the words stand there, as they are shown or as they are copied and exported."""
        words = (setting_text(NOT_PROVIDED), NOT_PROVIDED_WORD)
        return self.text().strip().casefold() in {said.casefold() for said in words}

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


class RunDelegate(QuietDelegate):
    """Draws results in the colour of their role, what was not provided in quiet italics."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Colour by role; the sign and the words are in the text already."""
        super().initStyleOption(option, index)
        model = index.model()
        # Asked straight: two values through Qt for every cell painted cost more than the painting.
        entry = model.entry(index.row()) if isinstance(model, RunLogModel) else None
        if entry is None or not isinstance(model, RunLogModel):
            return
        role = None
        if COLUMNS[index.column()] is RunColumn.RESULT:
            role = status_role(entry.status)
        elif entry.status is CaseStatus.UNANSWERED or entry.run.superseded:
            role = Role.QUIET
        setting = model.setting(index)
        if setting is not None and setting.state is SettingState.NOT_PROVIDED:
            role = Role.QUIET
            font = QFont(option.font)
            font.setItalic(True)
            option.font = font
        if role is not None:
            option.palette.setColor(QPalette.ColorRole.Text, theme.color(role))

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """The whole cell is the editor's, its padding too."""
        editor.setGeometry(option.rect)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """A line for numbers, a choice for yes and no, a small page for notes."""
        field = FIELDS[COLUMNS[index.column()]]
        kind = _KINDS[field]
        editor: QWidget
        if kind == "flag":
            editor = self._flag_editor(parent)
        elif kind == "text":
            editor = ExactEditor(parent)
            editor.setMinimumHeight(theme.row_height() * _NOTE_LINES)
        else:
            editor = FieldEditor(field, parent)
        editor.setAccessibleName(str(index.model().headerData(index.column(), _ACROSS)))
        return editor

    def _flag_editor(self, parent: QWidget) -> QComboBox:
        box = QComboBox(parent)
        choices = (BLANK, Setting.of(YES), Setting.of(NO), NOT_PROVIDED)
        for setting in choices:
            shown = flag_text(setting.value) if setting.value else setting_text(setting)
            box.addItem(shown, setting)
        box.activated.connect(lambda: self._take(box))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with the value that the cell has."""
        setting = index.data(SETTING_ROLE) or BLANK
        if isinstance(editor, QComboBox):
            states = [editor.itemData(row) for row in range(editor.count())]
            editor.setCurrentIndex(states.index(setting) if setting in states else 0)
        elif isinstance(editor, ExactEditor):
            editor.set_exact_text(setting.value)
            editor.selectAll()
        elif isinstance(editor, FieldEditor):
            editor.setText(setting.value)
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        """Wish for what was typed, unless it cannot be taken or nothing was changed."""
        setting: Setting | None = None
        if isinstance(editor, QComboBox):
            setting = editor.currentData()
        elif isinstance(editor, ExactEditor):
            setting = Setting.of(editor.exact_text())
        elif isinstance(editor, FieldEditor):
            setting = editor.setting()
        current = index.data(SETTING_ROLE)
        if setting is None or not isinstance(model, RunLogModel):
            return
        untouched = (
            setting == BLANK and current == NOT_PROVIDED and not isinstance(editor, QComboBox)
        )
        if not untouched:  # leaving the empty editor of such a cell does not make it blank
            model.setData(index, setting)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keep the editor open while its text cannot be taken; Enter in notes ends the editing."""
        kind = event.type()
        if isinstance(editor, FieldEditor) and editor.setting() is None:
            ends = kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
            if ends and event.key() in _ENDING_KEYS:  # type: ignore[attr-defined]  # a key event
                return True
            if kind == QEvent.Type.FocusOut:
                return True
        if isinstance(editor, ExactEditor) and kind == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
                self._take(editor)
                return True
        return super().eventFilter(editor, event)

    def _take(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)


_ACROSS = Qt.Orientation.Horizontal
_ENDING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
