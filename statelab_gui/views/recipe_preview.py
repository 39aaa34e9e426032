"""What a recipe would make: counts before anything is made, and the first lines of a prompt."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget

from statelab_gui.domain.families import derive
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.recipes import Forecast, Recipe, forecast
from statelab_gui.views import theme
from statelab_gui.views.labels.families import family_plain, form_name
from statelab_gui.views.labels.recipes import number, size_text
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_view import PromptView
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle

_SAMPLE_MOVES = 12  # a shorter case is a prefix of a longer one, so that few moves will do
_SAMPLE_UPDATES = 40


class RecipePreview(QWidget):
    """Shows a recipe that can be made, or nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts_title = SectionTitle()
        self._labels = [QLabel() for _ in range(4)]
        self.values = [QLabel() for _ in range(4)]
        self._sample_title = SectionTitle()
        self._sample_name = RoleLabel(theme.Role.QUIET)
        self.sample = PromptView()
        self._recipe: Recipe | None = None
        self._sample_name.setWordWrap(True)

        table = QFormLayout()
        table.setHorizontalSpacing(theme.space(4))
        table.setVerticalSpacing(theme.space(1))
        table.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, value in zip(self._labels, self.values, strict=True):
            value.setTextFormat(Qt.TextFormat.PlainText)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            table.addRow(label, value)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._counts_title)
        layout.addLayout(table)
        layout.addSpacing(theme.space(2))
        layout.addWidget(self._sample_title)
        layout.addWidget(self._sample_name)
        layout.addWidget(self.sample, 1)

        self.retranslate()

    def show_recipe(self, recipe: Recipe | None) -> None:
        """Count and sample a recipe without problems; None where there are some."""
        self._recipe = recipe
        if recipe is None:
            for value in self.values:
                value.setText("–")
            self._sample_name.setText(self.tr("Shown when every field is right."))
            self.sample.set_prompt(PromptLines())
            return
        self._show_counts(forecast(recipe))
        self.sample.set_prompt(_sample(recipe))
        text = self.tr("First updates of the first case: {family}, {form}, seed {seed}")
        self._sample_name.setText(
            text.format(
                family=family_plain(recipe.families[0]),
                form=form_name(recipe.forms[0]),
                seed=recipe.seeds[0],
            )
        )

    def _show_counts(self, counted: Forecast) -> None:
        about = self.tr("about {number}")
        self.values[0].setText(number(counted.cases))
        for value, count in (
            (self.values[1], counted.updates),
            (self.values[2], counted.characters),
        ):
            text = number(count)
            value.setText(text if counted.exact else about.format(number=text))
        self.values[3].setText(about.format(number=size_text(counted.file_bytes)))

    def retranslate(self) -> None:
        """Word everything anew."""
        self._counts_title.setText(self.tr("This will make"))
        self._sample_title.setText(self.tr("Sample prompt"))
        self.sample.setAccessibleName(self.tr("Sample prompt"))
        names = (self.tr("Cases"), self.tr("Updates"), self.tr("Characters"), self.tr("File size"))
        for label, value, name in zip(self._labels, self.values, names, strict=True):
            label.setText(name)
            value.setAccessibleName(name)
        self.show_recipe(self._recipe)


def _sample(recipe: Recipe) -> str:
    """The beginning of the recipe's first prompt."""
    moves = min(_SAMPLE_MOVES, recipe.lengths[0])
    program = derive(source_program(recipe, recipe.seeds[0], moves), recipe.families[0])
    return FORMS[recipe.forms[0]].render(program, min(_SAMPLE_UPDATES, len(program)))
