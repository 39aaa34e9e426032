"""What a drift recipe would make: counts, and one conversation as the prompt that is copied."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.views import theme
from statelab_gui.views.labels.drift import condition_name, drift_family_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.text_prompt import TextPrompt
from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class DriftPreview(QWidget):
    """Shows a recipe that can be made, or nothing. `sample_wished(family, condition)` wishes for
    the prompt of the recipe's first seed, which `show_sample` shows."""

    sample_wished = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recipe: DriftRecipe | None = None
        self._counts_title = SectionTitle()
        self._labels = [QLabel() for _ in range(2)]
        self.values = [QLabel() for _ in range(2)]
        self._sample_title = SectionTitle()
        self.family = ChoiceBox()
        self.condition = ChoiceBox()
        self._remark = RoleLabel(theme.Role.QUIET)
        self.sample = TextPrompt()
        self._remark.setWordWrap(True)

        table = QFormLayout()
        table.setHorizontalSpacing(theme.space(4))
        table.setVerticalSpacing(theme.space(1))
        table.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, value in zip(self._labels, self.values, strict=True):
            value.setTextFormat(Qt.TextFormat.PlainText)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            table.addRow(label, value)
        choosers = QHBoxLayout()
        choosers.setSpacing(theme.space(2))
        for box in (self.family, self.condition):
            box.setSizeAdjustPolicy(box.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
            choosers.addWidget(box, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._counts_title)
        layout.addLayout(table)
        layout.addSpacing(theme.space(2))
        layout.addWidget(self._sample_title)
        layout.addLayout(choosers)
        layout.addWidget(self._remark)
        layout.addWidget(self.sample, 1)

        for box in (self.family, self.condition):
            box.activated.connect(lambda _: self._wish())
        self.retranslate()

    def show_recipe(self, recipe: DriftRecipe | None) -> None:
        """Count a recipe without problems and wish for its sample; None where there are some."""
        self._recipe = recipe
        self._offer()
        counts = ("–", "–")
        if recipe is not None:
            counts = (number(recipe.item_count), number(recipe.case_count))
        for value, text in zip(self.values, counts, strict=True):
            value.setText(text)
        self._wish()

    def show_sample(self, seed: int, prompt: str) -> None:
        """Show the prompt that was wished for."""
        text = self.tr("As it is copied, of seed {seed}. Nothing of the answer is in it.")
        self._remark.setText(text.format(seed=seed))
        self.sample.set_prompt(prompt)

    def chosen(self) -> tuple[DriftFamily, Condition] | None:
        """The family and the condition of the sample; None without a recipe."""
        family, condition = self.family.currentData(), self.condition.currentData()
        if family is None or condition is None:
            return None
        return DriftFamily(family), Condition(condition)  # a box hands enumerations back as texts

    def _wish(self) -> None:
        chosen = self.chosen()
        if self._recipe is None or chosen is None:
            self.sample.set_prompt("")
            self._remark.setText(self.tr("Shown when every field is right."))
        else:
            self.sample_wished.emit(*chosen)

    def _offer(self) -> None:
        families = self._recipe.families if self._recipe else ()
        conditions = self._recipe.conditions if self._recipe else ()
        first = Condition.MEDIUM  # one that shows what changing one's mind looks like
        for box, offers, wanted in (
            (self.family, [(drift_family_name(one), one) for one in families], None),
            (self.condition, [(condition_name(one), one) for one in conditions], first),
        ):
            kept = box.currentData() or wanted
            with QSignalBlocker(box):
                box.clear()
                for text, value in offers:
                    box.addItem(text, value)
                box.setCurrentIndex(max(0, box.findData(kept)) if offers else -1)
            box.setEnabled(bool(offers))

    def retranslate(self) -> None:
        """Word everything anew."""
        self._counts_title.setText(self.tr("This will make"))
        self._sample_title.setText(self.tr("Sample prompt"))
        self.sample.setAccessibleName(self.tr("Sample prompt"))
        self.family.setAccessibleName(self.tr("Family of the sample"))
        self.condition.setAccessibleName(self.tr("Condition of the sample"))
        names = (self.tr("Items"), self.tr("Cases"))
        for label, value, name in zip(self._labels, self.values, names, strict=True):
            label.setText(name)
            value.setAccessibleName(name)
        self.show_recipe(self._recipe)
