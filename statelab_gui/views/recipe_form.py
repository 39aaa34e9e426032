"""The fields of a recipe, typed freely: what cannot be read or made is said beside its field."""

import re
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.recipes import (
    MovePattern,
    Recipe,
    default_cells,
    default_initial,
    parse_ints,
    validate,
)
from statelab_gui.views import theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.families import (
    family_name,
    family_sentence,
    form_name,
    form_sentence,
)
from statelab_gui.views.labels.recipes import (
    field_title,
    lengths_name,
    numbers_sentence,
    pattern_name,
    pattern_sentence,
    problem_sentence,
)

_FEWEST, _MOST = 2, 26
_NAME_BREAK = re.compile(r"\s*[,，、;；]\s*|\s+")


@dataclass(frozen=True)
class Draft:
    """What the form holds: the recipe as far as it could be read, and the problem of each field."""

    recipe: Recipe
    problems: dict[str, str]


class RecipeForm(QWidget):
    """`edited` tells every change by hand; `draft` reads the fields and shows their problems."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seeds = QLineEdit()
        self.lengths = QLineEdit()
        self.pattern = QComboBox()
        self.count = QSpinBox()
        self.cells = QLineEdit()
        self.scratch = QLineEdit()
        self.initial = QLineEdit()
        self.modulus = QLineEdit()
        self.families = {family: QCheckBox() for family in Family}
        self.forms = {form: QCheckBox() for form in FORMS}
        self.count.setProperty("narrow", True)
        self.count.setRange(_FEWEST, _MOST)
        for pattern in MovePattern:
            self.pattern.addItem("", pattern)

        down = QBoxLayout.Direction.TopToBottom
        self.rows = {
            "seeds": FieldRow(self.seeds),
            "lengths": FieldRow(self.lengths),
            "pattern": FieldRow(self.pattern),
            "cells": FieldRow(self.count, self.cells),
            "scratch": FieldRow(self.scratch),
            "modulus": FieldRow(self.modulus),
            "initial": FieldRow(self.initial),
            "families": FieldRow(*self.families.values(), direction=down),
            "forms": FieldRow(*self.forms.values(), direction=down),
        }
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(3))
        for group in (
            ("seeds", "lengths"),
            ("families", "forms"),
            ("pattern",),
            ("cells",),
            ("scratch", "modulus"),
            ("initial",),
        ):
            line = QHBoxLayout()
            line.setSpacing(theme.space(3))
            for field in group:
                line.addWidget(self.rows[field], 1, Qt.AlignmentFlag.AlignTop)
            layout.addLayout(line)
        layout.addStretch(1)

        for text in (self.seeds, self.lengths, self.scratch, self.initial, self.modulus):
            text.textEdited.connect(self.edited)
        self.cells.textEdited.connect(self._names_edited)
        self.count.valueChanged.connect(self._count_changed)
        self.pattern.activated.connect(self._pattern_chosen)
        for box in (*self.families.values(), *self.forms.values()):
            box.clicked.connect(self.edited)
        self.retranslate()

    def set_recipe(self, recipe: Recipe) -> None:
        """Fill the fields; `edited` is not sent."""
        blocker = QSignalBlocker(self.count)
        self.count.setValue(len(recipe.cells))
        blocker.unblock()
        self.seeds.setText(ranges_typed(recipe.seeds))
        self.lengths.setText(ranges_typed(recipe.lengths))
        self.pattern.setCurrentIndex(self.pattern.findData(recipe.pattern))
        self.cells.setText(", ".join(recipe.cells))
        self.scratch.setText(recipe.scratch)
        self.initial.setText(", ".join(map(str, recipe.initial)))
        self.modulus.setText(str(recipe.modulus))
        for family, box in self.families.items():
            box.setChecked(family in recipe.families)
        for form, box in self.forms.items():
            box.setChecked(form in recipe.forms)
        self._word_pattern()

    def draft(self) -> Draft:
        """Read the fields; every problem is shown beside its field, the first one of each."""
        unread: dict[str, str] = {}
        recipe = Recipe(
            seeds=self._numbers("seeds", self.seeds, unread),
            lengths=self._numbers("lengths", self.lengths, unread),
            cells=self._names(),
            scratch=self.scratch.text().strip(),
            initial=self._numbers("initial", self.initial, unread),
            modulus=self._modulus(unread),
            families=tuple(f for f, box in self.families.items() if box.isChecked()),
            forms=tuple(form for form, box in self.forms.items() if box.isChecked()),
            pattern=MovePattern(self.pattern.currentData()),
        )
        problems = dict(unread)
        for problem in validate(recipe):
            problems.setdefault(problem.field, problem_sentence(problem))
        if "modulus" in unread and "initial" not in unread:
            problems.pop("initial", None)  # judged by a modulus that nobody gave
        for field, row in self.rows.items():
            row.show_problem(problems.get(field, ""))
        return Draft(recipe, problems)

    def _numbers(self, field: str, editor: QLineEdit, unread: dict[str, str]) -> tuple[int, ...]:
        try:
            return parse_ints(editor.text())
        except KnownError as error:
            unread[field] = numbers_sentence(field, error)
            return ()

    def _modulus(self, unread: dict[str, str]) -> int:
        found = self._numbers("modulus", self.modulus, unread)
        if len(found) == 1:
            return found[0]
        if "modulus" not in unread:
            unread["modulus"] = self.tr("Give one whole number.")
        return 2

    def _names(self) -> tuple[str, ...]:
        """The names typed; nothing between two commas is a name that is missing."""
        names = _NAME_BREAK.split(self.cells.text().strip())
        return tuple(names if names[-1] else names[:-1])  # a last comma only waits for more

    def _names_edited(self) -> None:
        """The number of cells follows the names typed."""
        blocker = QSignalBlocker(self.count)
        self.count.setValue(len(self._names()))
        blocker.unblock()
        self.edited.emit()

    def _count_changed(self, count: int) -> None:
        """Names and initial values follow the number; what was typed is kept as far as it goes."""
        names = list(self._names()[:count])
        fresh = (name for name in default_cells(_MOST) if name not in names)
        while len(names) < count:
            names.append(next(fresh))
        unread: dict[str, str] = {}
        values = self._numbers("initial", self.initial, unread)
        modulus = self._modulus({})
        defaults = default_initial(count, max(2, modulus))
        if unread or not values:
            values = defaults
        ordinary, scratch = values[:-1], values[-1]
        filled = (*ordinary[:count], *defaults[len(ordinary[:count]) : count], scratch)
        self.cells.setText(", ".join(names))
        self.initial.setText(", ".join(map(str, filled)))
        self.edited.emit()

    def _pattern_chosen(self) -> None:
        self._word_pattern()
        self.edited.emit()

    def _word_pattern(self) -> None:
        pattern = MovePattern(self.pattern.currentData())
        self.rows["pattern"].word(field_title("pattern"), pattern_sentence(pattern))
        self.rows["lengths"].word(lengths_name(pattern), self.tr("For example 2, 20, 200"))

    def retranslate(self) -> None:
        """Word everything anew."""
        for pattern in MovePattern:
            self.pattern.setItemText(self.pattern.findData(pattern), pattern_name(pattern))
        for family, box in self.families.items():
            box.setText(family_name(family))
            box.setToolTip(family_sentence(family))
            box.setAccessibleName(family_name(family))
        for form, box in self.forms.items():
            box.setText(form_name(form))
            box.setToolTip(form_sentence(form))
            box.setAccessibleName(form_name(form))
        self.count.setAccessibleName(self.tr("Number of ordinary cells"))
        self.cells.setAccessibleName(self.tr("Names of the ordinary cells"))
        for field, row in self.rows.items():
            row.word(field_title(field))
        self.rows["seeds"].word(field_title("seeds"), self.tr("For example 7 or 1-20"))
        self._word_pattern()


def ranges_typed(numbers: tuple[int, ...]) -> str:
    """The numbers as they would be typed: runs of three or more as a range."""
    pieces: list[str] = []
    at = 0
    while at < len(numbers):
        end = at
        while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
            end += 1
        if end - at >= 2:
            pieces.append(f"{numbers[at]}-{numbers[end]}")
        else:
            pieces += map(str, numbers[at : end + 1])
        at = end + 1
    return ", ".join(pieces)
