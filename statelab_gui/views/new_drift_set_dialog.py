"""The dialog that makes a drift set: families, languages, seeds and conditions."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.views import theme
from statelab_gui.views.drift_preview import DriftPreview
from statelab_gui.views.drift_recipe_form import DriftRecipeForm
from statelab_gui.views.labels.drift_speaking import wording_tip
from statelab_gui.views.making_dialog import MakingDialog


class NewDriftSetDialog(MakingDialog):
    """Asks for a recipe of drift cases, and shows what it would make.

    `word_requested(name, recipe)` wishes for a model to word the turns before the set is made.
    """

    word_requested = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form = DriftRecipeForm()
        self.preview = DriftPreview()
        self.word_button: QPushButton = self.buttons.addButton(
            "", QDialogButtonBox.ButtonRole.ActionRole
        )
        self._fields = QWidget()
        self._scroll = QScrollArea()
        self._resting = (self._fields,)

        self._lay_out()
        self.create_button.setDefault(True)  # only now does the dialog know its buttons

        self.form.edited.connect(self._edited_form)
        self.word_button.clicked.connect(self._word)
        self.later.timeout.connect(self._show_preview)
        self.name.setText(self.tr("Intent drift"))
        self.retranslate()
        self.check()
        self.name.setFocus()
        self.name.selectAll()

    def recipe(self) -> DriftRecipe | None:
        """The recipe that can be made, None while there is a problem."""
        return self._ready if isinstance(self._ready, DriftRecipe) else None

    def check(self) -> None:
        """Judge the fields at once."""
        self.judge(*self.form.draft())

    def settle(self) -> None:
        """Enable what can be done now."""
        super().settle()
        self.word_button.setEnabled(self.create_button.isEnabled())

    def _word(self) -> None:
        recipe = self.recipe()
        if recipe is not None:
            self.word_requested.emit(self.name.text().strip(), recipe)

    def _lay_out(self) -> None:
        self.word_button.setAutoDefault(False)
        fields = QVBoxLayout(self._fields)
        fields.setContentsMargins(theme.space(1), 0, theme.space(3), 0)
        fields.setSpacing(theme.space(3))
        fields.addWidget(self.name_row)
        fields.addWidget(self.form, 1)
        self._scroll.setWidget(self._fields)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumWidth(self._fields.minimumSizeHint().width() + theme.space(4))
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(theme.space(4))
        for part, stretch in ((self._scroll, 4), (self.preview, 5)):
            splitter.addWidget(part)
            splitter.setStretchFactor(splitter.count() - 1, stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addWidget(splitter, 1)
        layout.addLayout(self.foot)
        unit = self.fontMetrics()
        self.resize(unit.averageCharWidth() * 140, unit.height() * 42)

    def _edited_form(self) -> None:
        self._edited = True
        self.check()

    def _show_preview(self) -> None:
        self.preview.show_recipe(self.recipe())

    def retranslate(self) -> None:
        """Word everything anew."""
        super().retranslate()
        self.setWindowTitle(self.tr("New drift set"))
        self.word_button.setText(self.tr("&Word by a model…"))
        self.word_button.setToolTip(wording_tip())
        self.form.retranslate()
        self.preview.retranslate()
