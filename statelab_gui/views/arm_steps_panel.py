"""The exchanges of a going-through: what was sent, for what purpose, and what came back."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.reply_view import ReplyView
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.segments import Segments

_REPLY = 0


@dataclass(frozen=True)
class ArmStep:
    """One exchange: its number from 1, its purpose in words, the request as text, the reply as
    received, and its tokens in words ("" where nobody told)."""

    number: int
    purpose: str
    request: str
    raw: bytes
    tokens_in: str = ""
    tokens_out: str = ""
    note: str = ""


@dataclass(frozen=True)
class SetAside:
    """A conversation that was left half-way and begun again: when it began, and its steps."""

    began: str
    steps: tuple[ArmStep, ...]


class ArmStepsPanel(QWidget):
    """A table of steps, and of the one chosen the request or the reply; empty until `show_steps`.
    What was set aside of the case can be chosen beside the steps shown at first.

    While a case is sealed nothing of its steps may be given: `withhold` says so.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[ArmStep, ...] = ()
        self._aside: tuple[SetAside, ...] = ()
        self._withheld = False
        self.which = QComboBox()
        self.remark = EmptyState("drift")
        self.note = RoleLabel(theme.Role.QUIET)
        self.table = RowsTable()
        self.side = Segments(2)
        self.text = ReplyView()
        self._split = QSplitter(Qt.Orientation.Vertical)
        below = QWidget()

        self.note.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self.side)
        head.addStretch(1)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.note)
        column.addLayout(head)
        column.addWidget(self.text, 1)
        self._split.addWidget(self.table)
        self._split.addWidget(below)
        self._split.setChildrenCollapsible(False)
        self._split.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, theme.space(2), 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.which)
        layout.addWidget(self.remark, 1)
        layout.addWidget(self._split, 1)

        self.which.activated.connect(lambda _: self._fill_table())
        self.table.row_chosen.connect(lambda _: self._show_text())
        self.side.chosen.connect(lambda _: self._show_text())
        self.retranslate()
        self.show_steps(())

    def show_steps(self, steps: Sequence[ArmStep], aside: Sequence[SetAside] = ()) -> None:
        """Show these steps, the first one chosen, and offer what was set aside."""
        self._steps, self._aside, self._withheld = tuple(steps), tuple(aside), False
        self._fill()

    def withhold(self) -> None:
        """Show that what was exchanged must not be seen yet."""
        self._steps, self._aside, self._withheld = (), (), True
        self._fill()

    def steps(self) -> tuple[ArmStep, ...]:
        """The steps shown."""
        chosen = self.which.currentIndex()
        return self._steps if chosen < 1 else self._aside[chosen - 1].steps

    def _fill(self, chosen: int = 0) -> None:
        """Offer all there is, and show the steps of the one chosen."""
        self.which.setVisible(bool(self._aside))
        with QSignalBlocker(self.which):
            self.which.clear()
            self.which.addItem(self.tr("Steps so far, or of the answer shown"))
            for one in self._aside:
                text = self.tr("Begun {time}, superseded: started over")
                self.which.addItem(text.format(time=one.began))
            self.which.setCurrentIndex(chosen)
        self._fill_table()

    def _fill_table(self) -> None:
        titles = [
            self.tr("Step"),
            self.tr("Purpose"),
            self.tr("Tokens in"),
            self.tr("Tokens out"),
            self.tr("Note"),
        ]
        steps = self.steps()
        rows = [
            [str(one.number), one.purpose, one.tokens_in, one.tokens_out, one.note] for one in steps
        ]
        if not any(one.tokens_in or one.tokens_out for one in steps):  # nobody told any
            for line in (titles, *rows):
                del line[2:4]
            self.table.show_rows(titles, rows, (0,))
        else:
            self.table.show_rows(titles, rows, (0, 2, 3))
        self._split.setVisible(bool(rows))
        self.remark.setVisible(not rows)
        if self._withheld:
            self.remark.say("", self.tr("Withheld while the answer book is hidden."))
        else:
            self.remark.say("", self.tr("No step of an arm is recorded for this reply."))
        self.table.choose(0 if rows else None)
        self._show_text()

    def _show_text(self) -> None:
        row = self.table.currentIndex().row()
        steps = self.steps()
        if not 0 <= row < len(steps):
            self.text.clear_reply()
            self.note.setText("")
            self.note.hide()
            return
        step = steps[row]
        self.note.setText(step.note)  # whole: the table has room for a line
        self.note.setVisible(bool(step.note))
        of_reply = self.side.current() == _REPLY
        self.text.show_reply(step.raw if of_reply else step.request.encode())

    def retranslate(self) -> None:
        """Word everything anew."""
        self.side.set_words(self.tr("What came back"), self.tr("What was sent"))
        self.side.setAccessibleName(self.tr("Reply or request of the step"))
        self.table.setAccessibleName(self.tr("Steps of the arm"))
        self.text.retranslate()
        self.text.text.setAccessibleName(self.tr("Text of the step"))
        self.which.setAccessibleName(self.tr("Which conversation's steps"))
        row = self.table.currentIndex().row()
        self._fill(max(0, self.which.currentIndex()))
        if row > 0:
            self.table.choose(row)
            self._show_text()
