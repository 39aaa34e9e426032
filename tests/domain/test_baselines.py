"""What answers that track nothing would score on the starter set."""

import pytest

from statelab_gui.domain.families import Family
from statelab_gui.domain.generating import generate
from statelab_gui.domain.recipes import PRESETS
from statelab_gui.domain.statistics.baselines import Baseline, baseline


def made() -> dict[str, Baseline]:
    return {case.name: baseline(case.program) for case in generate(PRESETS["starter"])}


@pytest.mark.parametrize(
    ("name", "echo"),
    [("2-copy-code", 1), ("200-copy-code", 2), ("2-overwrite-sheet", 1), ("200-add-sheet", 2)],
)
def test_repeating_the_initial_values_scores_little_where_they_change(name: str, echo: int) -> None:
    assert made()[name].echo == echo


def test_repeating_the_initial_values_passes_every_fixed_case() -> None:
    for case in generate(PRESETS["starter"]):
        assert baseline(case.program).echo_passes is (case.family is Family.FIXED)


def test_the_last_constant_passes_where_an_update_sets_the_value_itself() -> None:
    for case in generate(PRESETS["starter"]):
        direct = case.family in (Family.FIXED, Family.OVERWRITE)
        assert baseline(case.program).last_constant_passes is direct
