"""The dialog that makes a case set: a preset to begin with, every field open to change."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import PRESETS, Recipe
from statelab_gui.views import icons, theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.recipes import field_title, preset_name, preset_sentence
from statelab_gui.views.recipe_form import RecipeForm
from statelab_gui.views.recipe_preview import RecipePreview
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.progress_row import ProgressRow

CUSTOM = "custom"
_PREVIEW_AFTER_MS = 150


class NewSetDialog(QDialog):
    """`create_requested` tells a name and a recipe without problems; making is shown in place.

    The dialog stays until `finished_making`; after an error or a cancel everything typed is there.
    """

    create_requested = Signal(str, object)
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._making = False
        self._edited = False
        self._name_typed = False
        self._custom: Recipe | None = None
        self._ready: Recipe | None = None
        self._presets_title = SectionTitle()
        self.presets = QListWidget()
        self._about = RoleLabel(theme.Role.QUIET)
        self.name = QLineEdit()
        self._name_row = FieldRow(self.name)
        self.form = RecipeForm()
        self.preview = RecipePreview()
        self._fields = QWidget()
        self._scroll = QScrollArea()
        self.reason = RoleLabel(theme.Role.PROBLEM)
        self.progress = ProgressRow()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.create_button: QPushButton = self.buttons.addButton(
            "", QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PREVIEW_AFTER_MS)
        icons.set_icon(self.create_button, "add")
        self.reason.setWordWrap(True)
        self._about.setWordWrap(True)
        self.presets.setSpacing(theme.space(1) // 2)
        for key in (*PRESETS, CUSTOM):
            item = QListWidgetItem(self.presets)
            item.setData(Qt.ItemDataRole.UserRole, key)

        self._lay_out()
        self.create_button.setDefault(True)  # only now does the dialog know its buttons

        self.presets.currentRowChanged.connect(self._preset_chosen)
        self.name.textEdited.connect(self._typed_name)
        self.form.edited.connect(self._edited_form)
        self._later.timeout.connect(self._show_preview)
        self.buttons.accepted.connect(self._create)
        self.buttons.rejected.connect(self.reject)
        self.progress.cancel_requested.connect(self.cancel_requested)
        self.retranslate()
        self.presets.setCurrentRow(0)
        self.name.setFocus()
        self.name.selectAll()

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self._presets_title)
        column.addWidget(self.presets, 1)
        column.addWidget(self._about)
        fields = QVBoxLayout(self._fields)
        fields.setContentsMargins(theme.space(1), 0, theme.space(3), 0)
        fields.setSpacing(theme.space(3))
        fields.addWidget(self._name_row)
        fields.addWidget(self.form, 1)
        self._scroll.setWidget(self._fields)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumWidth(self._fields.minimumSizeHint().width())
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(theme.space(4))
        for part, stretch in ((left, 2), (self._scroll, 5), (self.preview, 4)):
            splitter.addWidget(part)
            splitter.setStretchFactor(splitter.count() - 1, stretch)
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(3))
        foot.addWidget(self.reason, 1)
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addWidget(splitter, 1)
        layout.addLayout(foot)
        unit = self.fontMetrics()
        self.resize(unit.averageCharWidth() * 150, unit.height() * 42)

    def begin_making(self) -> None:
        """Making has begun: fields rest, progress shows."""
        self._making = True
        self._settle()
        self.progress.begin(self.tr("Making the case set…"))
        self.progress.setFocus()

    def advance(self, progress: Progress) -> None:
        """Show how far it is."""
        self.progress.advance(progress)

    def stopped_making(self, problem: str = "") -> None:
        """Nothing was made, by an error (`problem` words it) or a cancel; all fields are kept."""
        self._making = False
        self.progress.end()
        self._settle()
        if problem:
            self.reason.setText(problem)
            self.reason.show()

    def finished_making(self) -> None:
        """The set is there: close."""
        self._making = False
        self.accept()

    def reject(self) -> None:
        """Esc and Cancel: stop what is being made; ask before typed text would be lost."""
        if self._making:
            self.progress.cancel_requested.emit()
        elif self._edited:
            self._ask_to_discard()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._making or self._edited:
            event.ignore()
            self.reject()
        else:
            super().closeEvent(event)

    def _ask_to_discard(self) -> None:
        discard, cancel = QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Cancel
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(self.windowTitle())
        question.setText(self.tr("Close without making the set? What you typed is not kept."))
        question.setStandardButtons(discard | cancel)
        question.setDefaultButton(cancel)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.button(discard).clicked.connect(self._discard)
        question.open()

    def _discard(self) -> None:
        self._edited = False
        self.reject()

    def _preset_chosen(self, row: int) -> None:
        key = self.presets.item(row).data(Qt.ItemDataRole.UserRole)
        self._about.setText(preset_sentence(key))
        if key != CUSTOM:
            self.form.set_recipe(PRESETS[key])
        elif self._custom is not None:
            self.form.set_recipe(self._custom)
        if not self._name_typed:
            self.name.setText(preset_name(key))
        self._check()

    def _edited_form(self) -> None:
        """A changed preset is a custom recipe; it can be come back to from another preset."""
        self._edited = True
        self._custom = self.form.draft().recipe
        self.presets.blockSignals(True)
        self.presets.setCurrentRow(self.presets.count() - 1)
        self.presets.blockSignals(False)
        self._about.setText(preset_sentence(CUSTOM))
        self._check()

    def _typed_name(self) -> None:
        self._edited = self._name_typed = True
        self._check()

    def _check(self) -> None:
        """Judge the fields at once; counting and sampling wait until the hands rest."""
        draft = self.form.draft()
        problems = dict(draft.problems)
        no_name = "" if self.name.text().strip() else self.tr("Give the set a name.")
        self._name_row.show_problem(no_name)
        if no_name:
            problems = {"name": no_name, **problems}
        self._ready = None if problems else draft.recipe
        self.reason.setText(self._reason(problems))
        self._settle()
        self._later.start()

    def _reason(self, problems: dict[str, str]) -> str:
        if not problems:
            return ""
        fields = ", ".join(field_title(field) for field in problems)
        sign = theme.sign(theme.Role.PROBLEM)
        text = self.tr("{sign} To create the set, correct: {fields}")
        return text.format(sign=sign, fields=fields)

    def _settle(self) -> None:
        self.create_button.setEnabled(self._ready is not None and not self._making)
        self.create_button.setToolTip(self.reason.text())
        self.reason.setVisible(bool(self.reason.text()) and not self._making)
        for part in (self.presets, self._fields):
            part.setEnabled(not self._making)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setVisible(not self._making)

    def _show_preview(self) -> None:
        self.preview.show_recipe(self._ready)

    def _create(self) -> None:
        if self._ready is not None and not self._making:
            self.create_requested.emit(self.name.text().strip(), self._ready)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.setWindowTitle(self.tr("New case set"))
        self._presets_title.setText(self.tr("Begin with"))
        self.presets.setAccessibleName(self.tr("Presets"))
        for row in range(self.presets.count()):
            item = self.presets.item(row)
            item.setText(preset_name(item.data(Qt.ItemDataRole.UserRole)))
        self._name_row.word(field_title("name"))
        self.create_button.setText(self.tr("Create"))
        self.form.retranslate()
        self.preview.retranslate()
        self.progress.retranslate()
