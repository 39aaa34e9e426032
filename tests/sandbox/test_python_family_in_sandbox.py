"""What the solver of small functions writes, really run."""

import pytest

from statelab_gui.domain.drift.families.python_functions import PYTHON
from statelab_gui.domain.drift.families.python_functions.catalogue import TEMPLATES
from statelab_gui.domain.drift.items import Language


@pytest.mark.parametrize("template", TEMPLATES)
def test_the_solvers_answer_passes_in_the_sandbox(sandbox, template):
    seed = list(TEMPLATES).index(template)
    item = PYTHON.make(template, seed, Language.EN)
    grade = PYTHON.grade(item, item.final, PYTHON.solve(item, item.final), sandbox.runner)
    assert (grade.score, grade.detail) == (1, "13/13")


@pytest.mark.parametrize("template", list(TEMPLATES)[::5])
def test_the_sandbox_and_the_proofs_agree_on_stale_answers(sandbox, template):
    item = PYTHON.make(template, 1, Language.ZH_TW)
    for goal in item.goals[::2]:
        stale = PYTHON.solve(item, {**item.final, goal.key: len(goal.values)})
        proved = PYTHON.grade(item, item.final, stale, PYTHON.own_runner)
        assert PYTHON.grade(item, item.final, stale, sandbox.runner).score == proved.score
