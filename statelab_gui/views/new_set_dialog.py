"""The dialog that makes a case set: a preset to begin with, every field open to change."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.recipes import PRESETS, Recipe
from statelab_gui.views import theme
from statelab_gui.views.labels.recipes import preset_name, preset_sentence
from statelab_gui.views.making_dialog import MakingDialog
from statelab_gui.views.recipe_form import RecipeForm
from statelab_gui.views.recipe_preview import RecipePreview
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle

CUSTOM = "custom"


class NewSetDialog(MakingDialog):
    """Asks for a recipe of state tracking cases, and shows what it would make."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._custom: Recipe | None = None
        self._presets_title = SectionTitle()
        self.presets = QListWidget()
        self._about = RoleLabel(theme.Role.QUIET)
        self.form = RecipeForm()
        self.preview = RecipePreview()
        self._fields = QWidget()
        self._scroll = QScrollArea()
        self._resting = (self.presets, self._fields)
        self._about.setWordWrap(True)
        self.presets.setSpacing(theme.space(1) // 2)
        for key in (*PRESETS, CUSTOM):
            item = QListWidgetItem(self.presets)
            item.setData(Qt.ItemDataRole.UserRole, key)

        self._lay_out()
        self.create_button.setDefault(True)  # only now does the dialog know its buttons

        self.presets.currentRowChanged.connect(self._preset_chosen)
        self.form.edited.connect(self._edited_form)
        self.later.timeout.connect(self._show_preview)
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
        fields.addWidget(self.name_row)
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addWidget(splitter, 1)
        layout.addLayout(self.foot)
        unit = self.fontMetrics()
        self.resize(unit.averageCharWidth() * 150, unit.height() * 42)

    def _preset_chosen(self, row: int) -> None:
        key = self.presets.item(row).data(Qt.ItemDataRole.UserRole)
        self._about.setText(preset_sentence(key))
        if key != CUSTOM:
            self.form.set_recipe(PRESETS[key])
        elif self._custom is not None:
            self.form.set_recipe(self._custom)
        if not self._name_typed:
            self.name.setText(preset_name(key))
        self.check()

    def _edited_form(self) -> None:
        """A changed preset is a custom recipe; it can be come back to from another preset."""
        self._edited = True
        self._custom = self.form.draft().recipe
        self.presets.blockSignals(True)
        self.presets.setCurrentRow(self.presets.count() - 1)
        self.presets.blockSignals(False)
        self._about.setText(preset_sentence(CUSTOM))
        self.check()

    def check(self) -> None:
        """Judge the fields at once."""
        draft = self.form.draft()
        self.judge(draft.recipe, draft.problems)

    def _show_preview(self) -> None:
        ready = self._ready
        self.preview.show_recipe(ready if isinstance(ready, Recipe) else None)

    def retranslate(self) -> None:
        """Word everything anew."""
        super().retranslate()
        self.setWindowTitle(self.tr("New case set"))
        self._presets_title.setText(self.tr("Begin with"))
        self.presets.setAccessibleName(self.tr("Presets"))
        for row in range(self.presets.count()):
            item = self.presets.item(row)
            item.setText(preset_name(item.data(Qt.ItemDataRole.UserRole)))
        self.form.retranslate()
        self.preview.retranslate()
