"""Works out CAR and IDG anew from a table of per-item results: the file, and what comes of it."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.drift.measures import Measures
from statelab_gui.domain.drift.score_rows import ScoreTable
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import Reading
from statelab_gui.views import icons, theme
from statelab_gui.views.import_reading_row import ImportReadingRow
from statelab_gui.views.labels.drift_scores import (
    column_text,
    read_text,
    refused_text,
    score_notes,
    score_problem_text,
    table_arm,
)
from statelab_gui.views.labels.drift_tables import (
    difference_table,
    family_table,
    gap_table,
    standing_table,
)
from statelab_gui.views.report_drift import TitledTable
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.score_example import ScoreExample
from statelab_gui.views.table_copier import put_cells
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.dialog_room import lay_out_in_room
from statelab_gui.views.widgets.labels import ElidedLabel, RoleLabel
from statelab_gui.views.widgets.progress_row import ProgressRow
from statelab_gui.views.widgets.segments import Segments

_WIDE, _HIGH = 150, 29  # characters and rows


class DriftScoresDialog(QDialog):
    """Shows what it is told and tells what is wished; nothing goes into the document.

    `work_stopped` asks to end the work that is shown.
    """

    file_wished = Signal(str)
    reading_wished = Signal(object)  # Reading
    encoding_wished = Signal(str)
    work_stopped = Signal()
    example_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = ""
        self.file = ElidedLabel(Qt.TextElideMode.ElideMiddle)
        self.browse = QPushButton()
        self.banner = Banner(Role.PROBLEM)
        self.reading = ImportReadingRow()
        self.summary = RoleLabel(Role.QUIET)
        self.which = Segments(4)
        self.copy_tables = QPushButton()
        self.example = ScoreExample()
        self.first = RowsTable()
        self.problems = RowsTable()
        self.standings = TitledTable()
        self.gaps = TitledTable()
        self.families = TitledTable()
        self.arms = TitledTable()
        self.notes = RoleLabel(Role.QUIET)
        self.progress = ProgressRow()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._parts = QStackedWidget()
        self._found = QStackedWidget()

        self._word()
        self._lay_out()
        self.show_file("")

        self.browse.clicked.connect(self._browse)
        self.example.save_wished.connect(self.example_wished)
        self.reading.changed.connect(self.reading_wished)
        self.reading.encoding_chosen.connect(self.encoding_wished)
        self.which.chosen.connect(self._parts.setCurrentIndex)
        self.copy_tables.clicked.connect(self._copy)
        self.progress.cancel_requested.connect(self.work_stopped)
        self.buttons.rejected.connect(self.reject)

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Recompute CAR and IDG from a table"))
        self.browse.setText(self.tr("Ch&oose a file…"))
        icons.set_icon(self.browse, "folder")
        icons.set_icon(self.copy_tables, "copy")
        self.copy_tables.setText(self.tr("&Copy the results"))
        self.copy_tables.setToolTip(self.tr("Puts every table of results on the clipboard."))
        self.which.set_words(
            self.tr("First rows"),
            self.tr("CAR and IDG"),
            self.tr("Families"),
            self.tr("Arm against arm"),
        )
        self.first.setAccessibleName(self.tr("First rows of the file, and what they are read as"))
        self.problems.setAccessibleName(self.tr("Rows with a problem"))
        self.standings.set_words(self.tr("Full credit and mean score"), "")
        self.gaps.set_words(
            self.tr("Intent drift gap (IDG), and the turn-matched control beside it"),
            self.tr("The same items must have a score in clean and in another condition."),
        )
        self.families.set_words(
            self.tr("By family"), self.tr("The table has no column that names a family.")
        )
        self.arms.set_words(
            self.tr("Arms of one model on the same items"),
            self.tr("Two arms of one model must have a score of the same items."),
        )

    def _lay_out(self) -> None:
        for label in (self.summary, self.notes):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.browse.setAutoDefault(False)
        self.copy_tables.setAutoDefault(False)
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self.standings, 1)
        column.addWidget(self.gaps, 1)
        for part in (self.first, both, self.families, self.arms):
            self._parts.addWidget(part)
        measured = QWidget()
        column = QVBoxLayout(measured)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        top = QHBoxLayout()
        top.setSpacing(theme.space(2))
        top.addWidget(self.which)
        top.addStretch(1)
        top.addWidget(self.copy_tables)
        column.addLayout(top)
        column.addWidget(self._parts, 1)
        column.addWidget(self.notes)
        for part in (self.example, measured, self.problems):
            self._found.addWidget(part)
        place = QHBoxLayout()
        place.setSpacing(theme.space(2))
        place.addWidget(self.file, 1)
        place.addWidget(self.browse)
        whole = QVBoxLayout()
        whole.setSpacing(theme.space(2))
        whole.addLayout(place)
        whole.addWidget(self.banner)
        whole.addWidget(self.reading)
        whole.addWidget(self.summary)
        whole.addWidget(self._found, 1)
        whole.addWidget(self.progress)
        lay_out_in_room(self, whole, self.buttons)
        character = self.fontMetrics().averageCharWidth()
        self.resize(character * _WIDE, theme.row_height() * _HIGH)

    # What is shown

    def show_file(self, path: str) -> None:
        """Begin with another file; nothing is known of it yet."""
        self._path = path
        self.file.setText(Path(path).name if path else self.tr("No file is chosen yet."))
        self.banner.say("")
        self.reading.hide()
        self._forget()

    def show_reading(self, reading: Reading, encodings: tuple[str, ...]) -> None:
        """Show how the file is read, and ask where that is not decided."""
        self.reading.show()
        self.reading.show_reading(reading, encodings)
        self.banner.say("")
        if reading.encoding is None:
            self._forget()
            self.banner.say(
                self.tr(
                    "This file is not UTF-8. Choose the encoding in which its first rows read"
                    " right."
                )
            )
            self.reading.encoding.setFocus()

    def show_first(
        self, header: Sequence[str], keys: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> None:
        """Show how the file begins, and what each of its columns is read as."""
        titles = [column_text(name, key) for name, key in zip(header, keys, strict=True)]
        width = len(titles)
        fitted = [[*row[:width], *[""] * (width - len(row))] for row in rows]
        self.first.show_rows(titles, fitted, ())
        self.summary.setText("")
        self.notes.setText("")
        for button in self.which.buttons[1:]:  # they are of what was measured before
            button.setEnabled(False)
        self.copy_tables.setEnabled(False)
        self._choose(0)
        self._found.setCurrentIndex(1)

    def show_measures(self, table: ScoreTable, measures: Measures) -> None:
        """Show what came of the rows, or what is wrong with them."""
        self.banner.say("")
        if table.problem_count:
            self._show_problems(table)
            return
        self.summary.set_role(Role.QUIET)
        self.summary.setText(read_text(table, measures))
        self.standings.show_rows(standing_table(measures, table_arm))
        self.gaps.show_rows(gap_table(measures, table_arm))
        self.families.show_rows(family_table(measures, table_arm))
        self.arms.show_rows(difference_table(measures, table_arm))
        self.notes.setText(score_notes(measures))
        for button in self.which.buttons[1:]:
            button.setEnabled(True)
        self.copy_tables.setEnabled(True)
        self._choose(1)
        self._found.setCurrentIndex(1)

    def show_problem(self, text: str) -> None:
        """Say why the file cannot be read."""
        self._forget()
        self.banner.say(text)

    def begin(self, sentence: str) -> None:
        """Show that something is being done."""
        self.progress.begin(sentence)

    def advance(self, progress: Progress) -> None:
        """Show how far it is."""
        self.progress.advance(progress)

    def end(self) -> None:
        """Nothing is being done any more."""
        self.progress.end()

    def choose_file(self) -> str:
        """Ask for a file; "" where none is chosen."""
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.windowTitle(),
            self._path,
            self.tr("Tables (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;All files (*)"),
        )
        return name

    def reject(self) -> None:
        """Stop what is being done, then leave."""
        self.work_stopped.emit()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.work_stopped.emit()
        super().closeEvent(event)

    def _copy(self) -> None:
        """Put every table of results on the clipboard, one after the other."""
        lines: list[list[str]] = []
        for titled in (self.standings, self.gaps, self.families, self.arms):
            found = titled.lines()
            lines += [[""], *found] if lines and found else found
        put_cells(lines)

    def _choose(self, part: int) -> None:
        self.which.set_chosen(part)
        self._parts.setCurrentIndex(part)

    def _forget(self) -> None:
        self.summary.set_role(Role.QUIET)
        self.summary.setText(
            self.tr(
                "CAR and IDG are worked out from a table of your own. Nothing goes into the"
                " document."
            )
        )
        self._found.setCurrentIndex(0)

    def _show_problems(self, table: ScoreTable) -> None:
        self.summary.set_role(Role.PROBLEM)
        self.summary.setText(f"{theme.sign(Role.PROBLEM)} {refused_text(table)}")
        titles = [self.tr("Row"), self.tr("Column"), self.tr("What is found")]
        rows = [[str(one.row), one.column, score_problem_text(one)] for one in table.problems]
        more = table.problem_count - len(table.problems)
        if more:
            rows.append(["", "", self.tr("%n more problem(s) are not listed.", "", more)])
        self.problems.show_rows(titles, rows, (0,))
        self._found.setCurrentIndex(2)

    def _browse(self) -> None:
        name = self.choose_file()
        if name:
            self.file_wished.emit(name)
