"""The active intents after a turn: hidden like an answer book, or open as a table."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.models.active_state import ActiveStateModel, StateColumn, StateRow
from statelab_gui.views import theme
from statelab_gui.views.drawn_table import DrawnTable
from statelab_gui.views.hidden_book import HiddenBook
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.shared_widths import ColumnShares
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.line import Line


class ActiveStatePanel(QWidget):
    """Shows the goals after the chosen turn; of a hidden case it holds nothing at all."""

    reveal_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn = self._turns = 0
        self._moment: str | None = None
        self._nothing = QWidget()
        self.hidden = HiddenBook()
        self._open = QWidget()
        self._where = Line()
        self._revealed = RoleLabel(theme.Role.QUIET)
        self.model = ActiveStateModel(self._title, self)
        self.table = _Goals(self.model)
        self._stack = QStackedWidget()

        inside = QVBoxLayout(self._open)
        inside.setContentsMargins(0, theme.space(2), 0, 0)
        inside.setSpacing(theme.space(1))
        inside.addWidget(self._where)
        inside.addWidget(self._revealed)
        inside.addWidget(self.table, 1)
        for page in (self._nothing, self.hidden, self._open):
            self._stack.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)

        self.hidden.reveal_pressed.connect(self.reveal_requested)
        self.retranslate()
        self.clear()

    def clear(self) -> None:
        """No case: nothing is shown and nothing is held."""
        self._forget()
        self._stack.setCurrentWidget(self._nothing)

    def show_hidden(self) -> None:
        """A sealed case: whatever was shown before is gone at once."""
        self._forget()
        self._stack.setCurrentWidget(self.hidden)

    def show_state(
        self, rows: Sequence[StateRow], turn: int, turns: int, revealed_at: str | None = None
    ) -> None:
        """Show the goals of an open case after a turn, from 1."""
        self._turn, self._turns, self._moment = turn, turns, revealed_at
        self.model.set_rows(rows)
        changed = self.model.changed_row()
        if changed >= 0:
            self.table.scrollTo(self.model.index(changed, 0))
        self._say()
        self._stack.setCurrentWidget(self._open)

    def is_open(self) -> bool:
        """Whether goals are shown."""
        return self._stack.currentWidget() is self._open

    def _forget(self) -> None:
        self._turn = self._turns = 0
        self._moment = None
        self.model.set_rows(())
        self._say()

    def _say(self) -> None:
        text = self.tr("Active intents after turn {turn} of {turns}")
        self._where.setText(text.format(turn=self._turn, turns=self._turns) if self._turn else "")
        self._revealed.setVisible(self._moment is not None)
        if self._moment is not None:
            said = self.tr("Revealed {time}, before any reply")
            self._revealed.setText(said.format(time=time_text(self._moment)))

    def _title(self, column: StateColumn) -> str:
        return {
            StateColumn.GOAL: self.tr("Goal"),
            StateColumn.VALUE: self.tr("Value now"),
            StateColumn.BEFORE: self.tr("Before"),
            StateColumn.NOTE: self.tr("Note"),
        }[column]

    def retranslate(self) -> None:
        """Word everything anew."""
        self.hidden.retranslate()
        self.hidden.say(
            self.tr(
                "It opens by itself when a model's reply to this case is recorded. A simulated one"
                " opens nothing. It is hidden for this case alone: the clean prompt of the same"
                " item, and its cases that are open, show the same final intents."
            )
        )
        self.model.retranslate()
        self.table.setAccessibleName(self.tr("Active intents after the chosen turn"))
        self._say()


class _Goals(DrawnTable):
    """Goals that share the width; a changed one is bold on its tint, one not active is quiet."""

    def __init__(self, goals: ActiveStateModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._goals = goals
        self._bold = self._in_bold()
        self.setModel(goals)
        self.setAlternatingRowColors(False)
        self.verticalHeader().hide()
        self._shares = ColumnShares(self, lambda: self._bold)

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        return str(self._goals.data(self._goals.index(row, column)))

    def at_right(self, column: int) -> bool:
        """Words, all of them."""
        return False

    def ink(self, row: int, column: int) -> QColor | None:
        """Quiet for a goal that is not active, the colour of a note for a note."""
        if column == StateColumn.NOTE:
            return theme.color(theme.Role.MIXED)
        return None if self._goals.row(row).active else theme.color(theme.Role.QUIET)

    def ground(self, row: int) -> QColor | None:
        """A tint for what the turn changed."""
        return theme.tint(theme.Role.CHANGED) if self._goals.row(row).changed else None

    def row_font(self, row: int) -> QFont | None:
        """Bold for what the turn changed."""
        return self._bold if self._goals.row(row).changed else None

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._bold = self._in_bold()
            self._shares.forget()

    def _in_bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font
