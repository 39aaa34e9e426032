"""Trials for the tests of statistics."""

from dataclasses import replace

from statelab_gui.domain.families import Family
from statelab_gui.domain.runs import ToolsGroup
from statelab_gui.domain.statistics.trials import Trial, TrialOutcome

PLAIN = Trial(
    case_id=1,
    seed=7,
    family=Family.COPY,
    form="code",
    length=2,
    examinee_id=1,
    tools=ToolsGroup.WITHOUT,
    simulated=False,
    outcome=TrialOutcome.RIGHT,
    cells_right=6,
    cells_total=6,
    scratch_right=True,
)


def wrong(trial: Trial, right: int = 2) -> Trial:
    """The trial with a readable reply of which `right` cells are right, the scratch cell not."""
    return replace(trial, outcome=TrialOutcome.WRONG, cells_right=right, scratch_right=False)
