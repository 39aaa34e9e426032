"""A small report for the tests of its plots, made of trials by the real statistics."""

from collections.abc import Generator
from dataclasses import replace
from functools import cache
from typing import Any

from statelab_gui.domain.families import Family
from statelab_gui.domain.runs import Examinee, Setting, ToolsGroup
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Report, ReportChoices, reporting
from statelab_gui.domain.statistics.trials import Trial, TrialOutcome

AT = "2026-11-30T08:00:00+08:00"
HOSTILE = '乙 </text><script>alert(1)</script> & "x"'
_HALF = {Family.FIXED: 1_000, Family.OVERWRITE: 40, Family.ADD: 8, Family.COPY: 4}
_NOTHING = Baseline(echo=1, last_constant=2, total=6, echo_scratch=False, last_scratch=True)


def trials(
    seeds: int = 6, lengths: tuple[int, ...] = (2, 4, 8, 16), examinee: int = 1, **changes: Any
) -> list[Trial]:
    """A case for each seed, length, family and form; longer ones fail, for more and more seeds.

    What fails for seed 0 is no JSON. Even seeds tell their tokens, and of those seed 0 costs 0.
    """
    found = []
    for seed in range(seeds):
        for length in lengths:
            for family in Family:
                for form in ("code", "sheet"):
                    reach = (
                        _HALF[family] * (0.3 + 2 * seed / seeds) * (1 if form == "code" else 0.7)
                    )
                    passed = length <= reach
                    found.append(
                        Trial(
                            case_id=len(found) + 1,
                            seed=seed,
                            family=family,
                            form=form,
                            length=length,
                            examinee_id=examinee,
                            tools=ToolsGroup.WITHOUT,
                            simulated=False,
                            outcome=_outcome(passed, seed),
                            cells_right=6 if passed else 0,
                            cells_total=6,
                            scratch_right=passed or None,
                            input_tokens=10 * length if seed % 2 == 0 else None,
                            cost=0.0 if seed == 0 else None,
                        )
                    )
    return [replace(one, **changes) for one in found]


def made(every: list[Trial], **choices: Any) -> Report:
    """The report of these trials: made once for all tests, for it is a value."""
    return _made(tuple(every), tuple(sorted(choices.items())))


@cache
def _made(every: tuple[Trial, ...], choices: tuple[tuple[str, Any], ...]) -> Report:
    held = {trial.case_id: _NOTHING for trial in every}
    work: Generator[Any, None, Report] = reporting(every, held, ReportChoices(**dict(choices)))
    while True:
        try:
            next(work)
        except StopIteration as end:
            report: Report = end.value
            return report


def names(*labels: str) -> ReportNames:
    """Names for examinees 1, 2, …"""
    told = dict(enumerate(labels or ("model-1",), 1))
    settings = {key: Examinee(key, {"model": Setting.of(v)}, AT) for key, v in told.items()}
    return ReportNames(told, settings, (), True, "Lab.statelab", "0.1.0", (1,))


def _outcome(passed: bool, seed: int) -> TrialOutcome:
    if passed:
        return TrialOutcome.RIGHT
    return TrialOutcome.FORMAT_ERROR if seed == 0 else TrialOutcome.WRONG
