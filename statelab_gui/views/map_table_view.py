"""The state map as a table, for who would rather read it or cannot see it drawn."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QModelIndex, Signal
from PySide6.QtGui import QBrush, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.prefixes import PrefixOutcome, PrefixTally
from statelab_gui.models.last_resort import told
from statelab_gui.models.map_table import OUTCOME_ROLE, WRITTEN_ROLE, MapColumn, MapTable, MapWords
from statelab_gui.views import theme
from statelab_gui.views.labels.prefixes import OUTCOME_ROLES, update_text
from statelab_gui.views.quiet_header import cell_margin, cell_padding
from statelab_gui.views.quiet_table import Index, QuietDelegate, QuietTable
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate
_LONGEST_UPDATE = 32  # characters of the widest update that its column is made for


class MapTableView(QuietTable):
    """One row an update: the recorded values, the outcome of the probe, what was first and again.

    A cell that is reached by hand tells the step, and the cell where it is one of a cell's values.
    """

    step_chosen = Signal(int)
    cell_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MapTable(map_words(), theme.fixed_font(), self)
        self._following = False
        self.setModel(self._model)
        self.setItemDelegate(_MapDelegate(self))
        self.verticalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAlternatingRowColors(False)
        self.retranslate()
        self.selectionModel().currentChanged.connect(self._tell)

    def set_book(self, book: AnswerBook | None, complete_from: int = 1) -> None:
        """Show another case, at its last update; None leaves no value behind."""
        self._following = True
        self._model.set_book(book, complete_from)
        self._following = False
        self.fit_columns()
        self.set_step(0 if book is None else len(book))

    def set_step(self, k: int) -> None:
        """Choose the row of update k, without telling it."""
        at = self._model.index(self._model.row_of(k), max(0, self.currentIndex().column()))
        if not at.isValid():
            return
        self._following = True
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(at, flags.ClearAndSelect | flags.Rows)
        self._following = False
        self.scrollTo(at)

    def set_tallies(self, tallies: Mapping[int, PrefixTally]) -> None:
        """Show how the replies to each prefix k were judged."""
        self._model.set_tallies(tallies)

    def set_planned(self, planned: Iterable[int]) -> None:
        """Show which prefixes are to be asked."""
        self._model.set_planned(planned)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.setAccessibleName(self.tr("State map as a table"))
        self._model.retranslate()
        self.fit_columns()

    def fit_columns(self) -> None:
        """Give every column the room of its widest text, found without asking for every row."""
        if not hasattr(self, "_model"):  # the table fits its columns before it has any
            return
        font = QFont(theme.fixed_font())
        font.setBold(True)
        metrics = QFontMetrics(font)
        room = 2 * cell_padding(self) + cell_margin(self)
        for column in range(self._model.columnCount() - 1):
            texts = self._model.widest(column) or self._usual(column)
            widest = max(map(metrics.horizontalAdvance, texts), default=0)
            least = self.horizontalHeader().sectionSizeHint(column)
            self.setColumnWidth(column, max(least, widest + room))

    def _usual(self, column: int) -> list[str]:
        """The longest of the updates seen first, or of the outcomes."""
        if column == MapColumn.UPDATE:
            rows = range(min(self._model.rowCount(), 2 * _LONGEST_UPDATE))
            found = [self._model.index(row, column).data() for row in rows]
            return [text[:_LONGEST_UPDATE] for text in found]
        some = PrefixTally(1, 1, 1), PrefixTally(0, 0, 1), PrefixTally(0, 0, 0, input_too_long=1)
        return [outcome_words(one) for one in some]

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size of the application."""
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_model"):
            self._model.set_font(theme.fixed_font())
        super().changeEvent(event)

    def _tell(self, current: QModelIndex, previous: QModelIndex) -> None:
        if not current.isValid() or self._following:
            return
        cell = self._model.cell_of(current.column())
        if cell is not None and current.column() != previous.column():
            self.cell_chosen.emit(cell)
        if current.row() != previous.row():
            self.step_chosen.emit(self._model.update_of(current.row()))


class _MapDelegate(QuietDelegate):
    """The written cell on its tint, an outcome in its colour."""

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(WRITTEN_ROLE):
            option.backgroundBrush = QBrush(theme.tint(Role.CHANGED))
        if index.column() < index.model().columnCount() + MapColumn.OUTCOME:
            return
        outcome = index.data(OUTCOME_ROLE)
        if outcome is not None:
            ink = theme.color(OUTCOME_ROLES[PrefixOutcome(outcome)])  # Qt makes it a plain text
            option.palette.setColor(QPalette.ColorRole.Text, ink)


def map_words() -> MapWords:
    """The words of the table."""

    def title(column: MapColumn, of_talk: bool) -> str:
        if of_talk and column is MapColumn.NUMBER:
            return translate("StateMap", "Turn")
        if of_talk and column is MapColumn.UPDATE:
            return translate("StateMap", "Edit")
        return {
            MapColumn.NUMBER: translate("StateMap", "No."),
            MapColumn.UPDATE: translate("StateMap", "Update"),
            MapColumn.OUTCOME: translate("StateMap", "Probe"),
            MapColumn.NOTE: translate("StateMap", "Observed"),
        }[column]

    def note(first: bool) -> str:
        if first:
            return translate("StateMap", "First observed wrong")
        return translate("StateMap", "Right again")

    return MapWords(
        title=title,
        update=update_text,
        unset=lambda: translate("StateMap", "–", "a cell that has no value yet"),
        outcome=outcome_words,
        planned=lambda: translate("StateMap", "{sign} Planned").format(sign=sign(Role.UNANSWERED)),
        note=note,
    )


def outcome_words(tally: PrefixTally) -> str:
    """The sign and the word of an outcome; of several replies how many were right."""
    outcome = tally.outcome
    facts = {"sign": sign(OUTCOME_ROLES[outcome]), "right": tally.right, "n": tally.asked}
    if tally.asked > 1:  # beside several observations, a cut input is told in the tip of the map
        return translate("StateMap", "{sign} {right} of {n} right").format(**facts)
    words = {
        PrefixOutcome.RIGHT: translate("StateMap", "{sign} Right"),
        PrefixOutcome.WRONG: translate("StateMap", "{sign} Wrong"),
        PrefixOutcome.MIXED: translate("StateMap", "{sign} Mixed"),
        PrefixOutcome.FORMAT_ERROR: translate("StateMap", "{sign} Format error"),
        PrefixOutcome.INCOMPLETE: translate("StateMap", "{sign} Incomplete"),
        PrefixOutcome.INPUT_CUT: translate("StateMap", "{sign} Input cut"),
        PrefixOutcome.INPUT_TOO_LONG: translate("StateMap", "{sign} Input too long"),
        PrefixOutcome.NOT_GRADED: translate("StateMap", "{sign} Not graded"),
    }
    return words[outcome].format(**facts)
