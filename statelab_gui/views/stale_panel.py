"""Which stale states have the very answer that was given, beside how many there were to match."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.widgets.labels import RoleLabel


@dataclass(frozen=True)
class StaleWords:
    """What is said of a wrong answer: a sentence, and a row a stale state that matches."""

    sentence: str = ""
    titles: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    numbers: tuple[int, ...] = ()


class StalePanel(QWidget):
    """A sentence and a table, both empty until `show_words`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = RoleLabel(theme.Role.QUIET)
        self.table = RowsTable()
        self.sentence.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, theme.space(2), 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.sentence)
        layout.addWidget(self.table, 1)
        layout.addStretch(0)
        self.retranslate()
        self.show_words(StaleWords())

    def show_words(self, words: StaleWords) -> None:
        """Show another list; an empty one leaves only its sentence."""
        self.sentence.setText(words.sentence)
        self.table.show_rows(words.titles, words.rows, words.numbers)
        self.table.setVisible(bool(words.rows))

    def retranslate(self) -> None:
        """Word what does not come from outside anew."""
        self.table.setAccessibleName(self.tr("Stale states"))


def rows_of(rows: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """Rows as `StaleWords` holds them."""
    return tuple(tuple(row) for row in rows)
