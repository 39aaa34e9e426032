"""The dialog that makes a drift set of a file of tasks: what it holds, and in which conditions."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.imported_items import ImportedItems
from statelab_gui.domain.drift.items import Condition
from statelab_gui.views import icons, theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.drift import condition_name, condition_sentence
from statelab_gui.views.labels.drift_import import (
    problem_sentence,
    task_format_name,
    told_sentence,
)
from statelab_gui.views.labels.recipes import field_title, number
from statelab_gui.views.making_dialog import MakingDialog
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.widgets.dialog_room import DialogRoom
from statelab_gui.views.widgets.labels import ElidedLabel, RoleLabel, SectionTitle

FIRST = (Condition.CLEAN, Condition.EASY, Condition.CONTROL_EASY)
"""What it begins with: imported items have no variants, so that more levels would be alike."""


class ImportItemsDialog(MakingDialog):
    """`file_chosen(path)` wishes for a file to be read, which `show_items` or `show_problem` shows.

    What `create_requested` tells beside the name is the conditions, a tuple of Condition.
    """

    file_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: ImportedItems | None = None
        self._file = ""
        self.browse = QPushButton()
        self.place = ElidedLabel(Qt.TextElideMode.ElideMiddle)
        self._found_title = SectionTitle()
        self.summary = QLabel()
        self.told = RoleLabel(theme.Role.MIXED)
        self.trouble = RoleLabel(theme.Role.PROBLEM)
        self._problems_title = SectionTitle()
        self.problems = RowsTable()
        self.conditions = {condition: QCheckBox() for condition in Condition}
        self.condition_row = FieldRow(*self.conditions.values())
        self._fields = QWidget()
        self._resting = (self._fields,)

        self._lay_out()
        self.create_button.setDefault(True)

        self.browse.clicked.connect(self._browse)
        for box in self.conditions.values():
            box.clicked.connect(self._edited_conditions)
        for condition in FIRST:
            self.conditions[condition].setChecked(True)
        self.retranslate()
        self.check()
        self.browse.setFocus()

    def _lay_out(self) -> None:
        icons.set_icon(self.browse, "open")
        self.browse.setAutoDefault(False)
        for label in (self.summary, self.told, self.trouble):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(theme.space(3))
        head.addWidget(self.browse)
        head.addWidget(self.place, 1)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addLayout(head)
        column.addWidget(self.trouble)
        column.addWidget(self._found_title)
        column.addWidget(self.summary)
        column.addWidget(self.told)
        column.addWidget(self._problems_title)
        column.addWidget(self.problems, 1)
        column.addStretch(0)  # takes the room of the table while there is none
        column.addSpacing(theme.space(1))
        column.addWidget(self.name_row)
        column.addWidget(self.condition_row)
        for row in (self.name_row, self.condition_row):
            row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        around = QVBoxLayout(self._fields)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(DialogRoom(column))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addWidget(self._fields, 1)
        layout.addLayout(self.foot)
        unit = self.fontMetrics()
        self.resize(unit.averageCharWidth() * 130, unit.height() * 36)

    def choose_file(self) -> str:
        """Ask for a file of tasks; "" where none was chosen."""
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Choose a file of tasks"),
            "",
            self.tr("Files of tasks (*.jsonl *.jsonl.gz *.json);;All files (*)"),
        )
        return path

    def show_reading(self, path: str) -> None:
        """A file is being read."""
        self._found, self._file = None, path
        self.trouble.setText("")
        self._say()

    def show_items(self, found: ImportedItems, name: str) -> None:
        """Show what a file holds; `name` is what the set is called until another is typed."""
        self._found = found
        self.trouble.setText("")
        if not self._name_typed:
            self.name.setText(name)
        self._say()

    def show_problem(self, sentence: str) -> None:
        """Say why the file could not be read."""
        self._found, self._file = None, ""
        self.trouble.setText(sentence)
        self._say()

    def items(self) -> ImportedItems | None:
        """What the file holds, once it was read."""
        return self._found

    def check(self) -> None:
        """Judge the fields at once."""
        chosen = tuple(one for one, box in self.conditions.items() if box.isChecked())
        problems = {}
        none = "" if chosen else self.tr("Choose at least one condition.")
        self.condition_row.show_problem(none)
        if none:
            problems["conditions"] = none
        if self._found is None or not self._found.items:
            problems["items"] = self.tr("Choose a file with tasks.")
        self.judge(chosen, problems)
        if self._found is None and not (self._edited or self.trouble.text()):
            # Nothing was done wrong yet: the sentence on files leads on.
            self.name_row.show_problem("")
            self.reason.hide()

    def _browse(self) -> None:
        path = self.choose_file()
        if path:
            self.file_chosen.emit(path)

    def _edited_conditions(self) -> None:
        self._edited = True
        self.check()

    def _say(self) -> None:
        found = self._found
        self.place.setText(name_shown(self._file))
        self.trouble.setVisible(bool(self.trouble.text()))
        self.told.setText("" if found is None else self._told(found))
        self.told.setVisible(bool(self.told.text()))
        self.summary.setText(self._summary())
        self._found_title.setVisible(bool(self._file) or found is not None)
        rows = (
            []
            if found is None
            else [
                (number(one.number), name_shown(one.source_id), problem_sentence(one))
                for one in found.problems
            ]
        )
        titles = (self.tr("Record"), self.tr("Name"), self.tr("Why it became no item"))
        self.problems.show_rows(titles, rows, (0,))
        for part in (self.problems, self._problems_title):
            part.setVisible(bool(rows))
        self.check()

    def _summary(self) -> str:
        if self._found is None:
            if self._file:
                return self.tr("Reading the file…")
            return self.tr(
                "GSM8K, HumanEval, BFCL and sharded instructions can be read, as their sources"
                " publish them."
            )
        pattern = self.tr("{format}: {items} of {records} records became items.")
        return pattern.format(
            format=task_format_name(self._found.format),
            items=number(len(self._found.items)),
            records=number(self._found.records),
        )

    def _told(self, found: ImportedItems) -> str:
        return "\n".join(
            self.tr("%n item(s): {sentence}", "", count).format(sentence=told_sentence(code))
            for code, count in found.told.items()
        )

    def retranslate(self) -> None:
        """Word everything anew."""
        super().retranslate()
        self.setWindowTitle(self.tr("Import items"))
        self.browse.setText(self.tr("&Choose file…"))
        self._found_title.setText(self.tr("What the file holds"))
        self._problems_title.setText(self.tr("Records that became no item"))
        self.problems.setAccessibleName(self.tr("Records that became no item"))
        for condition, box in self.conditions.items():
            box.setText(condition_name(condition))
            box.setAccessibleName(condition_name(condition))
            box.setToolTip(condition_sentence(condition))
        self.condition_row.word(field_title("conditions"))
        self._say()
