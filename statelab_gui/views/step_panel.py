"""Stepping through a case: slider, spin box and keys, and the recorded state around the update."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.models.last_resort import told
from statelab_gui.models.prefix_steps import StepTable
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.prefixes import step_words, turn_of, update_text
from statelab_gui.views.step_cells import STEP_KEYS, StepCells
from statelab_gui.views.widgets.focus_lead import lead_focus
from statelab_gui.views.widgets.line import Line

_FEWEST_ROWS = 4


class StepPanel(QWidget):
    """The update chosen, with the recorded state before and after it; empty without a book.

    A row of the table is a cell: choosing one says so by `cell_chosen`. Left and Right go one
    update back and on, Page Up and Page Down one move, Home and End to the first and the last.
    """

    step_changed = Signal(int)
    cell_chosen = Signal(object)  # the cell's index in the program, or None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: AnswerBook | None = None
        self._first_turn: int | None = None
        self._model = StepTable(step_words(), theme.fixed_font(), self)
        self._heading = Line(theme.section_font())
        self._back = QToolButton()
        self._on = QToolButton()
        self.slider = _StepSlider(Qt.Orientation.Horizontal)
        self.spin = QSpinBox()
        self.table = StepCells(self._model)

        icons.set_icon(self._back, "previous")
        icons.set_icon(self._on, "next")
        for button in (self._back, self._on):
            button.setAutoRepeat(True)
        self.spin.setKeyboardTracking(False)
        lead_focus(self, self.slider)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.retranslate()

        row = QHBoxLayout()
        row.setSpacing(theme.space(1))
        row.addWidget(self._back)
        row.addWidget(self.slider, 1)
        row.addWidget(self._on)
        row.addSpacing(theme.space(1))
        row.addWidget(self.spin)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._heading)
        layout.addLayout(row)
        layout.addWidget(self.table)

        self.slider.valueChanged.connect(self.step_changed)
        self.spin.valueChanged.connect(lambda at: self.slider.setValue(at + self._before()))
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self._back.clicked.connect(lambda: self.slider.setValue(self.slider.value() - 1))
        self._on.clicked.connect(lambda: self.slider.setValue(self.slider.value() + 1))

    def set_book(
        self, book: AnswerBook | None, move: int = 3, first_turn: int | None = None
    ) -> None:
        """Take another case's answer book, at its last update; `move` updates make a move.

        `first_turn` is the update that ends the first turn, None where there are no turns.
        """
        self._book, self._first_turn = book, first_turn
        self._word()
        self._model.set_book(book)
        updates = 0 if book is None else len(book)
        before = self._before()
        with QSignalBlocker(self.slider), QSignalBlocker(self.spin):
            self.slider.setRange(min(1 + before, updates), updates)
            self.spin.setRange(min(1, updates), updates - before)
        self._put(updates)
        self.slider.setPageStep(move)
        self.setEnabled(book is not None)
        self._fit_height()
        self._show()

    def set_step(self, k: int, reply: Mapping[str, int] | None) -> None:
        """Show update k, and what a reply asked at k gave; `step_changed` is not sent."""
        self._put(k)
        self._model.set_step(k, reply)
        self._show()

    def _before(self) -> int:
        """How many updates are not counted: those within the first turn."""
        return 0 if self._first_turn is None else self._first_turn - 1

    def _put(self, k: int) -> None:
        with QSignalBlocker(self.slider), QSignalBlocker(self.spin):
            self.slider.setValue(k)
            self.spin.setValue(k - self._before())

    def cell(self) -> int | None:
        """The chosen cell, as an index of the program's cells; None when there is none."""
        index = self.table.selectionModel().currentIndex()
        return index.row() if index.isValid() else None

    def choose_cell(self, cell: int | None) -> None:
        """Choose a cell, or none; `cell_chosen` is sent when it is another."""
        if cell is None:
            self.table.selectionModel().clear()
        elif cell != self.cell():
            self.table.selectRow(cell)

    def heading(self) -> str:
        """The line that names the update."""
        return self._heading.text()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self._word()
        self._model.retranslate()
        self._show()

    def _word(self) -> None:
        """Word what steps by what it steps over."""
        words = (
            self.tr("One update back"),
            self.tr("One update on"),
            self.tr("Update"),
            self.tr("Number of the update"),
            self.tr("Recorded state before and after the update"),
        )
        if self._first_turn is not None:
            words = (
                self.tr("One turn back"),
                self.tr("One turn on"),
                self.tr("Turn"),
                self.tr("Number of the turn"),
                self.tr("Active intents before and after the turn"),
            )
        for button, tip in zip((self._back, self._on), words[:2], strict=True):
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        for part, name in zip((self.slider, self.spin, self.table), words[2:], strict=True):
            part.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, wherever in the panel the focus is."""
        key = event.key()
        at, page = self.slider.value(), self.slider.pageStep()
        to = {
            Qt.Key.Key_Left: at - 1,
            Qt.Key.Key_Right: at + 1,
            Qt.Key.Key_PageUp: at - page,
            Qt.Key.Key_PageDown: at + page,
            Qt.Key.Key_Home: self.slider.minimum(),
            Qt.Key.Key_End: self.slider.maximum(),
        }.get(Qt.Key(key))
        if to is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        self.slider.setValue(to)

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Measure what only a shown table knows."""
        super().showEvent(event)
        self._fit_height()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size of the application."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_height()

    def _fit_height(self) -> None:
        """Take no more room than the cells need, and of many cells no less than a few."""
        self.table.verticalHeader().setDefaultSectionSize(theme.row_height())
        edges = self.table.horizontalHeader().sizeHint().height() + 2 * self.table.frameWidth()
        rows = self._model.rowCount()
        self.table.setMaximumHeight(edges + theme.row_height() * max(1, rows))
        self.table.setMinimumHeight(edges + theme.row_height() * min(max(1, rows), _FEWEST_ROWS))

    def _on_row(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.cell_chosen.emit(current.row() if current.isValid() else None)

    def _show(self) -> None:
        book, k = self._book, self.slider.value()
        if book is None or k < 1:
            self._heading.setText("")
            return
        update, first = update_text(book.program, k), self._first_turn
        if first is None:
            pattern = self.tr("Update {k} of {updates}: {update}")
            text = pattern.format(k=k, updates=len(book), update=update)
        else:
            text = self.tr("Turn {turn} of {turns}: {update}").format(
                turn=turn_of(k, first), turns=turn_of(len(book), first), update=update
            )
        self._heading.setText(text)
        self.slider.setAccessibleDescription(text)
        self._back.setEnabled(k > self.slider.minimum())
        self._on.setEnabled(k < len(book))


class _StepSlider(QSlider):
    """A slider whose stepping keys are its panel's: Qt's own Page Down would go back."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in STEP_KEYS:
            event.ignore()
            return
        super().keyPressEvent(event)
