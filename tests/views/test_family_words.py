"""Families of updates and kinds of task are one word in English, and may be two elsewhere."""

from collections.abc import Iterator

import pytest
from drift_case_bench import case_info
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.models.case_table import CaseColumn
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.views.case_filter_bar import CaseFilterBar
from statelab_gui.views.drift_recipe_form import DriftRecipeForm
from statelab_gui.views.labels.cases import column_name as case_column
from statelab_gui.views.labels.log import column_name as log_column
from statelab_gui.views.recipe_form import RecipeForm


class _Told(QTranslator):
    """Words a text by what tells it apart."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        return f"{source} ({disambiguation})" if disambiguation else None

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def told(qapp: QApplication) -> Iterator[None]:
    translator = _Told()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("told")
def test_headings_of_conversations_are_told_apart_from_those_of_updates() -> None:
    assert case_column(CaseColumn.FAMILY) == "Family"
    assert case_column(CaseColumn.FAMILY, of_drift=True) == "Family (kind of task of conversations)"
    assert log_column(RunColumn.FAMILY) == "Family (of updates, or of tasks of conversations)"


@pytest.mark.usefixtures("told")
def test_a_filter_of_conversations_is_worded_as_theirs() -> None:
    bar = CaseFilterBar()
    assert bar.family.itemText(0) == "All families"
    assert bar.family.accessibleName() == "Show only this family"
    bar.set_cases([case_info(1)])
    assert bar.family.itemText(0) == "All families (kinds of task of conversations)"
    assert bar.family.accessibleName().endswith("(kind of task of conversations)")


@pytest.mark.usefixtures("told")
def test_the_field_of_a_recipe_and_its_problem_are_worded_as_those_of_conversations() -> None:
    form = DriftRecipeForm()
    form.set_recipe(DriftRecipe((), (), (1,), ()))
    _, problems = form.draft()
    assert problems["families"].endswith("family. (kind of task of conversations)")
    assert form.rows["families"].problem() == problems["families"]
    assert "(kinds of task" in form.rows["families"].label.text()
    of_updates = RecipeForm()
    assert of_updates.rows["families"].label.text() == "Families"
