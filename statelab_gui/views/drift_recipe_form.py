"""The fields of a drift recipe: what cannot be made is said beside its field."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.drift.items import BUILT_IN, Condition, DriftFamily, Language
from statelab_gui.domain.drift.recipes import DriftRecipe, validate
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.recipes import parse_ints
from statelab_gui.views import theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.drift import (
    condition_name,
    condition_sentence,
    conversation_language,
    drift_family_name,
    drift_family_sentence,
)
from statelab_gui.views.labels.recipes import field_title, numbers_sentence, problem_sentence
from statelab_gui.views.recipe_form import ranges_typed
from statelab_gui.views.widgets.labels import RoleLabel

T = TypeVar("T")
_WORDED_AS = {"families": "task_families"}  # those of updates have other words in some languages
FIRST = DriftRecipe(
    tuple(family for family in BUILT_IN if family is not DriftFamily.PYTHON),
    (Language.EN,),
    tuple(range(1, 6)),
    (Condition.CLEAN, Condition.EASY, Condition.MEDIUM, Condition.HARD, Condition.CONTROL_MEDIUM),
)
"""What the form begins with in English. Code is graded only where running it is switched on."""


def first_recipe() -> DriftRecipe:
    """What the form begins with, told in the language of the window where there are conversations
    in it."""
    traditional = QLocale().script() == QLocale.Script.TraditionalHanScript
    return replace(FIRST, languages=(Language.ZH_TW,)) if traditional else FIRST


class DriftRecipeForm(QWidget):
    """`edited` tells every change by hand; `draft` reads the fields and shows their problems."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seeds = QLineEdit()
        self.families = {family: QCheckBox() for family in BUILT_IN}
        self.languages = {language: QCheckBox() for language in Language}
        self.conditions = {condition: QCheckBox() for condition in Condition}
        down = QBoxLayout.Direction.TopToBottom
        self.of_code = RoleLabel(theme.Role.QUIET)
        self.of_code.setWordWrap(True)
        self.rows = {
            "families": FieldRow(*self.families.values(), direction=down),
            "languages": FieldRow(*self.languages.values(), direction=down),
            "seeds": FieldRow(self.seeds),
            "conditions": FieldRow(*self.conditions.values(), direction=down),
        }
        right = QVBoxLayout()
        right.setSpacing(theme.space(3))
        right.addWidget(self.rows["seeds"])
        right.addWidget(self.rows["languages"])
        right.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(theme.space(3))
        left.addWidget(self.rows["families"])
        left.addWidget(self.of_code)
        left.addStretch(1)
        above = QHBoxLayout()
        above.setSpacing(theme.space(4))
        above.addLayout(left, 1)
        above.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(4))
        layout.addLayout(above)
        layout.addWidget(self.rows["conditions"])
        layout.addStretch(1)

        self.seeds.textEdited.connect(self.edited)
        for box in (
            *self.families.values(),
            *self.languages.values(),
            *self.conditions.values(),
        ):
            box.clicked.connect(self.edited)
        self.families[DriftFamily.PYTHON].toggled.connect(self.of_code.setVisible)
        self.set_recipe(first_recipe())
        self.of_code.setVisible(self.families[DriftFamily.PYTHON].isChecked())
        self.retranslate()

    def set_recipe(self, recipe: DriftRecipe) -> None:
        """Fill the fields; `edited` is not sent."""
        self.seeds.setText(ranges_typed(recipe.seeds))
        for boxes, chosen in (
            (self.families, recipe.families),
            (self.languages, recipe.languages),
            (self.conditions, recipe.conditions),
        ):
            for value, box in boxes.items():
                box.setChecked(value in chosen)

    def draft(self) -> tuple[DriftRecipe, dict[str, str]]:
        """The recipe as far as it could be read, and the problem of each field, shown beside it."""
        problems: dict[str, str] = {}
        seeds: tuple[int, ...] = ()
        try:
            seeds = parse_ints(self.seeds.text())
        except KnownError as error:
            problems["seeds"] = numbers_sentence("seeds", error)
        recipe = DriftRecipe(
            _chosen(self.families), _chosen(self.languages), seeds, _chosen(self.conditions)
        )
        for problem in validate(recipe):
            worded = replace(problem, field=_WORDED_AS.get(problem.field, problem.field))
            problems.setdefault(problem.field, problem_sentence(worded))
        for field, row in self.rows.items():
            row.show_problem(problems.get(field, ""))
        return recipe, problems

    def retranslate(self) -> None:
        """Word everything anew."""
        for family, box in self.families.items():
            _word(box, drift_family_name(family), drift_family_sentence(family))
        for language, box in self.languages.items():
            _word(box, conversation_language(language), "")
        for condition, box in self.conditions.items():
            _word(box, condition_name(condition), condition_sentence(condition))
        for field, row in self.rows.items():
            row.word(field_title(_WORDED_AS.get(field, field)))
        self.of_code.setText(
            self.tr("Answers that are code stay not graded until Tools ▸ Running code… is on.")
        )
        self.rows["seeds"].word(
            field_title("seeds"),
            self.tr("For example 7 or 1-20. A seed chooses the template of an item too."),
        )
        self.rows["conditions"].word(
            field_title("conditions"),
            self.tr("Every item is told in each of them: they are compared in pairs."),
        )


def _chosen(boxes: Mapping[T, QCheckBox]) -> tuple[T, ...]:
    return tuple(value for value, box in boxes.items() if box.isChecked())


def _word(box: QCheckBox, name: str, sentence: str) -> None:
    box.setText(name)
    box.setAccessibleName(name)
    box.setToolTip(sentence)
