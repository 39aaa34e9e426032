"""Takes a file into the run log: how it is read, what its columns are, and what it would do."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import Reading
from statelab_gui.views import icons, theme
from statelab_gui.views.import_columns_table import ImportColumnsTable
from statelab_gui.views.import_findings import ImportFindings
from statelab_gui.views.import_reading_row import ImportReadingRow
from statelab_gui.views.labels.importing import left_aside_text
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.dialog_room import lay_out_in_room
from statelab_gui.views.widgets.labels import ElidedLabel, RoleLabel
from statelab_gui.views.widgets.progress_row import ProgressRow


class ImportLogDialog(QDialog):
    """Shows what it is told and tells what is wished; `work_stopped` asks to end the work shown."""

    file_wished = Signal(str)
    reading_wished = Signal(object)  # Reading
    encoding_wished = Signal(str)
    targets_wished = Signal(object)  # tuple of keys
    check_wished = Signal()
    import_wished = Signal(bool)  # whether rows that are here already are updated
    work_stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = ""
        self.file = ElidedLabel(Qt.TextElideMode.ElideMiddle)
        self.browse = QPushButton()
        self.banner = Banner(Role.PROBLEM)
        self.reading = ImportReadingRow()
        self._columns_label = QLabel()
        self.columns = ImportColumnsTable()
        self.left_aside = RoleLabel(Role.QUIET)
        self._nothing = QWidget()  # keeps the place of the columns
        self.findings = ImportFindings()
        self.remark = RoleLabel(Role.QUIET)
        self.progress = ProgressRow()
        self.check = QPushButton()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = PrimaryButton()

        self._word()
        self._lay_out()
        self.show_file("")

        self.browse.clicked.connect(self._browse)
        self.reading.changed.connect(self.reading_wished)
        self.reading.encoding_chosen.connect(self.encoding_wished)
        self.columns.changed.connect(self.targets_wished)
        self.check.clicked.connect(self.check_wished)
        self.go.clicked.connect(lambda: self.import_wished.emit(self.findings.update_chosen))
        self.progress.cancel_requested.connect(self.work_stopped)
        self.buttons.rejected.connect(self.reject)

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Import into the run log"))
        self.browse.setText(self.tr("Ch&oose a file…"))
        icons.set_icon(self.browse, "folder")
        self._columns_label.setText(self.tr("Columns and first ro&ws of the file"))
        self.columns.setAccessibleName(self.tr("Columns and first rows of the file"))
        self.check.setText(self.tr("Check the &rows again"))
        self.go.setText(self.tr("&Import"))
        self.remark.setText(
            self.tr(
                "All rows are imported or none. Every reply is judged here; a verdict in the file"
                " is never taken over. Recorded replies stay for good: undo takes back fields,"
                " rulings and new columns only."
            )
        )

    def _lay_out(self) -> None:
        for label in (self.left_aside, self.remark):
            label.setWordWrap(True)
        self._columns_label.setBuddy(self.columns)
        self.browse.setAutoDefault(False)
        self.check.setAutoDefault(False)
        self.buttons.addButton(self.check, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.ApplyRole)
        place = QHBoxLayout()
        place.setSpacing(theme.space(2))
        place.addWidget(self.file, 1)
        place.addWidget(self.browse)
        whole = QVBoxLayout()
        whole.setSpacing(theme.space(2))
        whole.addLayout(place)
        whole.addWidget(self.banner)
        whole.addWidget(self.reading)
        whole.addWidget(self._columns_label)
        whole.addWidget(self.columns, 1)
        whole.addWidget(self.left_aside)
        whole.addWidget(self._nothing, 1)
        whole.addWidget(self.findings)
        whole.addWidget(self.progress)
        whole.addWidget(self.remark)
        lay_out_in_room(self, whole, self.buttons)
        character = self.fontMetrics().averageCharWidth()
        self.resize(character * 150, theme.row_height() * 29)

    # What is shown

    def show_file(self, path: str) -> None:
        """Begin with another file; nothing is known of it yet."""
        self._path = path
        self.file.setText(Path(path).name)
        self.banner.say("")
        self.reading.hide()
        self._show_columns(False)
        self.findings.forget()
        self.check.hide()
        self.go.setEnabled(False)

    def show_reading(self, reading: Reading, encodings: tuple[str, ...]) -> None:
        """Show how the file is read, and ask where that is not decided."""
        self.reading.show()
        self.reading.show_reading(reading, encodings)
        self.banner.say("")
        if reading.encoding is None:
            self._show_columns(False)
            self.findings.forget()
            self.banner.say(
                self.tr(
                    "This file is not UTF-8. Choose the encoding in which its first rows read"
                    " right."
                )
            )
            self.reading.encoding.setFocus()

    def show_columns(
        self,
        header: Sequence[str],
        targets: Sequence[str],
        samples: Sequence[Sequence[str]],
        own: Sequence[str],
    ) -> None:
        """Show the columns of the file, what they are read as, and its first rows."""
        self.columns.show_columns(header, targets, samples, own)
        self.left_aside.setText(left_aside_text(header))
        self._show_columns(True)

    def show_plan(self, plan: ImportPlan) -> None:
        """Show what the file would do; it can be imported when nothing is wrong with any row."""
        self.findings.show_plan(plan)
        self.go.setEnabled(plan.problem_count == 0 and plan.rows > 0)
        if self.go.isEnabled():
            self.go.setDefault(True)

    def show_problem(self, text: str) -> None:
        """Say why the file cannot be read or imported."""
        self.banner.say(text)
        self.findings.forget()
        self.go.setEnabled(False)

    # Work under way

    def begin(self, sentence: str, *, writing: bool = False) -> None:
        """Show that something is being done; while it is `writing`, nothing can be chosen."""
        self.progress.begin(sentence)
        self.check.hide()
        self.go.setEnabled(False)
        for widget in (self.browse, self.reading, self.columns, self.findings):
            widget.setEnabled(not writing)

    def advance(self, progress: Progress) -> None:
        """Show how far it is."""
        self.progress.advance(progress)

    def end(self, *, stopped: bool = False) -> None:
        """Nothing is being done any more; what was stopped can be done again."""
        self.progress.end()
        self.check.setVisible(stopped)
        for widget in (self.browse, self.reading, self.columns, self.findings):
            widget.setEnabled(True)

    def reject(self) -> None:
        """Stop what is being done, then leave."""
        self.work_stopped.emit()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.work_stopped.emit()
        super().closeEvent(event)

    def choose_file(self) -> str:
        """Ask for a file; "" where none is chosen."""
        name, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Import into the run log"),
            self._path,
            self.tr(
                "Tables (*.csv *.tsv *.txt *.xlsx *.jsonl *.ndjson);;All files (*)",
            ),
        )
        return name

    def _show_columns(self, shown: bool) -> None:
        self._columns_label.setVisible(shown)
        self.columns.setVisible(shown)
        self.left_aside.setVisible(shown and bool(self.left_aside.text()))
        self._nothing.setVisible(not shown)

    def _browse(self) -> None:
        name = self.choose_file()
        if name:
            self.file_wished.emit(name)
