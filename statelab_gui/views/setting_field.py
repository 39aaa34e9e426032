"""One setting of an examinee: empty, a value, or not provided by the interface."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QToolButton, QWidget

from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting, SettingState
from statelab_gui.views import theme
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.widgets.choice_box import ChoiceBox

_LEAST_LINES, _MOST_LINES = 3, 8  # of a text: it grows as it is written


class SettingField(QWidget):
    """A value editor with a "Not provided" button beside it; the three states are never mixed.

    Typing makes it a value, clearing makes it empty, the button makes it not provided and gives the
    text back when released. `choices` are values offered beside free text, as (value, words); with
    `only_choices` there is nothing to type, and an unknown value is offered as it is.
    """

    changed = Signal()

    def __init__(
        self,
        name: str,
        *,
        multiline: bool = False,
        choices: Sequence[tuple[str, str]] = (),
        only_choices: bool = False,
        hint: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._hint = hint
        self._choices = tuple(choices)
        self._only_choices = only_choices
        self._set_aside = ""
        self._editor = self._make_editor(multiline)
        self.not_provided = QToolButton()
        self._lay_out(multiline)
        self._connect()
        self._show_state()
        self._fit_text()

    def _make_editor(self, multiline: bool) -> QLineEdit | QComboBox | ExactEditor:
        if multiline:
            editor = ExactEditor()
            editor.setFont(theme.fixed_font())
            editor.document().documentLayout().documentSizeChanged.connect(self._fit_text)
            return editor
        if self._choices:
            box = ChoiceBox()
            box.setEditable(not self._only_choices)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            if self._only_choices:
                box.addItem("", "")
                box.blank = 0
            for value, words in self._choices:
                box.addItem(words, value)
            box.setCurrentIndex(0 if self._only_choices else -1)
            return box
        return QLineEdit()

    def _lay_out(self, multiline: bool) -> None:
        self._editor.setAccessibleName(self._name)
        self._editor.setAccessibleDescription(self._hint)
        self.not_provided.setText(self.tr("Not provided"))
        self.not_provided.setCheckable(True)
        self.not_provided.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.not_provided.setToolTip(self.tr("The interface does not offer or show this setting"))
        said = self.tr("{field}: not provided by the interface").format(field=self._name)
        self.not_provided.setAccessibleName(said)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(2))
        row.addWidget(self._editor, 1)
        top = Qt.AlignmentFlag.AlignTop if multiline else Qt.AlignmentFlag.AlignVCenter
        row.addWidget(self.not_provided, 0, top)
        self.setFocusProxy(self._editor)

    def _connect(self) -> None:
        if isinstance(self._editor, QComboBox):
            told = self._editor.currentIndexChanged if self._only_choices else None
            (told or self._editor.editTextChanged).connect(self._text_edited)
        else:
            self._editor.textChanged.connect(self._text_edited)
        self.not_provided.toggled.connect(self._not_provided_toggled)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_text()

    def _fit_text(self) -> None:
        """Give a text of several lines the height that it needs, within bounds."""
        editor = self._editor
        if isinstance(editor, ExactEditor):
            # The size of a plain text's document is in lines.
            lines = min(max(round(editor.document().size().height()), _LEAST_LINES), _MOST_LINES)
            edges = 2 * (editor.frameWidth() + round(editor.document().documentMargin()))
            text = editor.fontMetrics().lineSpacing() * lines
            editor.setFixedHeight(text + edges + theme.space(1))

    def add_beside(self, widget: QWidget) -> None:
        """Put a widget of the owner's, such as a button that fills in a value, after the editor."""
        row = self.layout()
        if isinstance(row, QHBoxLayout):
            row.insertWidget(row.indexOf(self.not_provided), widget)

    def setting(self) -> Setting:
        """What the field holds now."""
        if self.not_provided.isChecked():
            return NOT_PROVIDED
        text = self._text()
        return Setting.of(text) if text else BLANK

    def set_setting(self, setting: Setting) -> None:
        """Show `setting` without sending `changed`."""
        with QSignalBlocker(self), QSignalBlocker(self.not_provided), QSignalBlocker(self._editor):
            self.not_provided.setChecked(setting.state is SettingState.NOT_PROVIDED)
            self._set_text(setting.value if setting.state is SettingState.VALUE else "")
        self._set_aside = ""
        self._show_state()

    def _text(self) -> str:
        if isinstance(self._editor, ExactEditor):
            return self._editor.exact_text()
        if isinstance(self._editor, QComboBox) and self._only_choices:
            return str(self._editor.currentData() or "")
        if isinstance(self._editor, QComboBox):
            shown = self._editor.currentText()
            return next((value for value, words in self._choices if words == shown), shown)
        return self._editor.text()

    def _set_text(self, text: str) -> None:
        if isinstance(self._editor, ExactEditor):
            self._editor.set_exact_text(text)
        elif isinstance(self._editor, QComboBox) and self._only_choices:
            if self._editor.findData(text) < 0:
                self._editor.addItem(text, text)
            self._editor.setCurrentIndex(self._editor.findData(text))
        elif isinstance(self._editor, QComboBox):
            self._editor.setEditText(dict(self._choices).get(text, text))
        else:
            self._editor.setText(text)

    def _text_edited(self) -> None:
        if self._text() and self.not_provided.isChecked():
            with QSignalBlocker(self.not_provided):
                self.not_provided.setChecked(False)
            self._set_aside = ""
            self._show_state()
        self.changed.emit()

    def _not_provided_toggled(self, on: bool) -> None:
        with QSignalBlocker(self._editor):
            if on:
                self._set_aside = self._text()
                self._set_text("")
            else:
                self._set_text(self._set_aside)
        self._show_state()
        if not on:
            self._editor.setFocus()
        self.changed.emit()

    def _show_state(self) -> None:
        absent = self.not_provided.isChecked()
        shown = self.tr("Not provided by the interface") if absent else self._hint
        if isinstance(self._editor, QComboBox):
            line = self._editor.lineEdit()
            if line is not None:
                line.setPlaceholderText(shown)
            else:
                self._editor.setPlaceholderText(shown)
                self._editor.setItemText(0, shown)
        else:
            self._editor.setPlaceholderText(shown)
