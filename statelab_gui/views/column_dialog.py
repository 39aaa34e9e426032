"""Asks for a column of the reviewer's own: its name, what it holds, and its choices."""

from collections.abc import Collection

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.views import theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.log_cells import kind_name
from statelab_gui.views.run_editor import absent_words
from statelab_gui.views.widgets.buttons import PrimaryButton

_LINES = 5
_LONGEST_NAME = 100  # characters: it stands in menus and sentences too


class ColumnDialog(QDialog):
    """Accepted with `name()`, `kind()` and `choices()`. The kind of a column that exists stays:
    its values could not be kept otherwise."""

    def __init__(
        self,
        taken: Collection[str],
        column: LogColumn | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._column = column
        own = column.name.casefold() if column is not None else None
        self._taken = {name.casefold() for name in taken} - {own}
        self._name = QLineEdit()
        self._kind = QComboBox()
        self._choices = QPlainTextEdit()
        self.name_row = FieldRow(self._name)
        self.kind_row = FieldRow(self._kind)
        self.choices_row = FieldRow(self._choices)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = PrimaryButton()

        self._name.setMinimumWidth(self.fontMetrics().averageCharWidth() * 44)
        self._name.setMaxLength(max(_LONGEST_NAME, len(column.name) if column is not None else 0))
        self._choices.setTabChangesFocus(True)
        self._choices.setFixedHeight(theme.row_height() * _LINES)
        for kind in ColumnKind:
            self._kind.addItem(kind_name(kind), kind.value)
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(3))
        for row in (self.name_row, self.kind_row, self.choices_row):
            layout.addWidget(row)
        layout.addStretch(1)
        layout.addWidget(self.buttons)
        self.go.setDefault(True)

        self._name.textChanged.connect(lambda: self._check())
        self._choices.textChanged.connect(self._check)
        self._kind.currentIndexChanged.connect(lambda: self._check())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._word()
        self._begin()

    def name(self) -> str:
        """The name, without blanks around it."""
        return self._name.text().strip()

    def kind(self) -> ColumnKind:
        """What the column holds."""
        return ColumnKind(self._kind.currentData())

    def choices(self) -> tuple[str, ...]:
        """The choices in their order, each once; none for another kind."""
        if self.kind() is not ColumnKind.CHOICE:
            return ()
        return tuple(one for one in self._lines() if not _is_absent(one))

    def _lines(self) -> list[str]:
        lines = (line.strip() for line in self._choices.toPlainText().splitlines())
        return list(dict.fromkeys(line for line in lines if line))

    def write(self, name: str, kind: ColumnKind, choices: str = "") -> None:
        """Fill the fields in, as a hand would; a choice a line."""
        self._name.setText(name)
        self._kind.setCurrentIndex(self._kind.findData(kind.value))
        self._choices.setPlainText(choices)

    def _begin(self) -> None:
        if self._column is not None:
            self.write(self._column.name, self._column.kind, "\n".join(self._column.choices))
            self._kind.setEnabled(False)
            self._name.selectAll()
        self._check()
        self._name.setFocus()

    def _check(self) -> None:
        choosing = self.kind() is ColumnKind.CHOICE
        self.choices_row.setVisible(choosing)
        taken = self.name().casefold() in self._taken
        self.name_row.show_problem(self.tr("There is a column of this name.") if taken else "")
        absent = choosing and any(map(_is_absent, self._lines()))
        problem = self.tr("Every cell can be “not provided” already: that is no choice.")
        self.choices_row.show_problem(problem if absent else "")
        whole = (
            not absent
            and bool(self.name())
            and not taken
            and (not choosing or bool(self.choices()))
        )
        self.go.setEnabled(whole)
        self._grow()

    def _grow(self) -> None:
        """Become as high as what is shown needs: a dialog does not ask wrapped labels by itself."""
        layout = self.layout()
        if layout is not None and self.isVisible():
            layout.activate()
            self.setMinimumHeight(max(0, layout.totalHeightForWidth(self.width())))

    def _word(self) -> None:
        if self._column is None:
            self.setWindowTitle(self.tr("New column"))
            self.go.setText(self.tr("&Add column"))
        else:
            self.setWindowTitle(self.tr("Change column"))
            self.go.setText(self.tr("&Save"))
        self.name_row.word(self.tr("&Name"))
        self.kind_row.word(self.tr("&Holds"))
        self.choices_row.word(
            self.tr("&Choices, one a line"),
            self.tr("A value that is no choice any more stays where it stands."),
        )


def _is_absent(text: str) -> bool:
    return text.casefold() in absent_words()
