"""All that a report says in numbers, from the trials of a document."""

import hashlib
import json
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from itertools import combinations
from typing import Any

from statelab_gui.domain.families import Family
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.comparing import (
    Agreement,
    agreement,
    holm,
    mcnemar_exact,
    same_case,
    same_task,
)
from statelab_gui.domain.statistics.groups import (
    DEFAULT_GROUPING,
    GroupFacts,
    Grouping,
    group,
)
from statelab_gui.domain.statistics.horizon import Horizon, fitting_horizon
from statelab_gui.domain.statistics.trials import Trial


@dataclass(frozen=True)
class ReportChoices:
    """What the reader wants to see. `scratch` False leaves the scratch cell out of the cells;
    `simulated` brings simulated trials in, always as groups of their own."""

    grouping: tuple[Grouping, ...] = DEFAULT_GROUPING
    scratch: bool = True
    simulated: bool = False


@dataclass(frozen=True)
class BaselineScore:
    """What an answer that tracks nothing scores on the answered cases of a group: whole cases
    passed of `n`, cells right of `cells_total`. A case asked several times counts as often."""

    passed: int
    n: int
    cells_right: int
    cells_total: int


@dataclass(frozen=True)
class ReportLine:
    """One group, and beside it the initial values repeated and the last constants answered."""

    facts: GroupFacts
    echo: BaselineScore
    last_constant: BaselineScore


class ComparisonKind(StrEnum):
    """What the two sides of a comparison differ in."""

    FORMS = "forms"
    EXAMINEES = "examinees"


@dataclass(frozen=True)
class Comparison:
    """Two sides on the same cases. For FORMS the sides are forms of one `examinee_id`; for
    EXAMINEES they are ids and `examinee_id` is None. `p` is McNemar's exact two-sided value, None
    without a pair; `p_holm` is corrected over all comparisons of the report that have one."""

    kind: ComparisonKind
    first: str | int
    second: str | int
    examinee_id: int | None
    simulated: bool
    table: Agreement
    p: float | None
    p_holm: float | None = None


@dataclass(frozen=True)
class FamilyHorizon:
    """The tracking horizon of one examinee, family and form."""

    examinee_id: int
    family: Family
    form: str
    simulated: bool
    horizon: Horizon


@dataclass(frozen=True)
class Report:
    """The figures, and what they are made of: `digest` is the sha256 of the trials used, as
    `digest_of` writes them down; `left_out_simulated` counts those not asked for."""

    choices: ReportChoices
    lines: tuple[ReportLine, ...]
    comparisons: tuple[Comparison, ...]
    horizons: tuple[FamilyHorizon, ...]
    trials: int
    answered: int
    seeds: int
    left_out_simulated: int
    digest: str


def reporting(
    trials: Iterable[Trial], baselines: Mapping[int, Baseline], choices: ReportChoices
) -> Generator[Progress, None, Report]:
    """The report, with progress between its parts.

    `baselines` has those of every answered case by its id; others are not looked up.
    """
    every = tuple(trials)
    used = every if choices.simulated else tuple(t for t in every if not t.simulated)
    answered = [trial for trial in used if trial.answered]
    yield Progress(0, 0)
    held = _baselines(answered, baselines, choices)
    lines = []
    for facts in group(used, choices.grouping, choices.scratch):
        lines.append(_line(facts, held.get((facts.simulated, facts.key), []), choices))
        yield Progress(0, 0)
    comparisons = _compared(answered)
    yield Progress(0, 0)
    horizons = yield from _horizons(answered)
    return Report(
        choices,
        tuple(lines),
        comparisons,
        horizons,
        trials=len(used),
        answered=len(answered),
        seeds=len({trial.seed for trial in answered}),
        left_out_simulated=len(every) - len(used),
        digest=digest_of(used),
    )


def digest_of(trials: Iterable[Trial]) -> str:
    """The sha256 of the trials as JSON, one a line, sorted: the same for the same data."""
    rows = sorted(
        json.dumps(asdict(trial), sort_keys=True, separators=(",", ":")) for trial in trials
    )
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()


def _baselines(
    answered: Sequence[Trial], baselines: Mapping[int, Baseline], choices: ReportChoices
) -> dict[tuple[bool, tuple[Any, ...]], list[Baseline]]:
    """The baselines of every group's answered trials."""
    names = [grouping.attribute for grouping in choices.grouping]
    found: dict[tuple[bool, tuple[Any, ...]], list[Baseline]] = {}
    for trial in answered:
        key = (trial.simulated, tuple(getattr(trial, name) for name in names))
        found.setdefault(key, []).append(baselines[trial.case_id])
    return found


def _line(facts: GroupFacts, mine: Sequence[Baseline], choices: ReportChoices) -> ReportLine:
    echo = [(one.echo, one.echo_scratch, one.echo_passes) for one in mine]
    last = [(one.last_constant, one.last_scratch, one.last_constant_passes) for one in mine]
    return ReportLine(facts, _scored(echo, mine, choices), _scored(last, mine, choices))


def _scored(
    counts: Sequence[tuple[int, bool, bool]], mine: Sequence[Baseline], choices: ReportChoices
) -> BaselineScore:
    right = sum(cells - (scratch and not choices.scratch) for cells, scratch, _ in counts)
    total = sum(one.total - (not choices.scratch) for one in mine)
    return BaselineScore(sum(passes for _, _, passes in counts), len(mine), right, total)


def _compared(answered: Sequence[Trial]) -> tuple[Comparison, ...]:
    """Every pair of forms within an examinee, and every pair of examinees, that share a case."""
    found: list[Comparison] = []
    for simulated, examinee, mine in _by_examinee(answered):
        forms = sorted({trial.form for trial in mine})
        for first, second in combinations(forms, 2):
            one_side = [trial for trial in mine if trial.form == first]
            other_side = [trial for trial in mine if trial.form == second]
            table = _agreement(one_side, other_side, ComparisonKind.FORMS)
            found.append(
                _comparison(ComparisonKind.FORMS, first, second, examinee, simulated, table)
            )
    apart = _by_examinee(answered)
    for (simulated, here, one), (other_simulated, there, other) in combinations(apart, 2):
        if simulated == other_simulated:
            table = _agreement(one, other, ComparisonKind.EXAMINEES)
            kind = ComparisonKind.EXAMINEES
            found.append(_comparison(kind, here, there, None, simulated, table))
    found = [one for one in found if one.table.pairs]
    corrected = iter(holm([one.p for one in found if one.p is not None]))
    return tuple(one if one.p is None else replace(one, p_holm=next(corrected)) for one in found)


def _agreement(first: Sequence[Trial], second: Sequence[Trial], kind: ComparisonKind) -> Agreement:
    partner = same_task if kind is ComparisonKind.FORMS else same_case
    return agreement(_first_of_each(first, partner), _first_of_each(second, partner), partner)


def _first_of_each(trials: Sequence[Trial], partner: Any) -> list[Trial]:
    """One trial a key: two sets of one recipe hold the same task twice; the first one counts."""
    kept: dict[Any, Trial] = {}
    for trial in sorted(trials, key=lambda trial: trial.case_id):
        kept.setdefault(partner(trial), trial)
    return list(kept.values())


def _comparison(
    kind: ComparisonKind,
    first: str | int,
    second: str | int,
    examinee: int | None,
    simulated: bool,
    table: Agreement,
) -> Comparison:
    return Comparison(kind, first, second, examinee, simulated, table, mcnemar_exact(table))


def _by_examinee(answered: Sequence[Trial]) -> list[tuple[bool, int, list[Trial]]]:
    found: dict[tuple[bool, int], list[Trial]] = {}
    for trial in answered:
        found.setdefault((trial.simulated, trial.examinee_id), []).append(trial)
    return [
        (simulated, examinee, found[simulated, examinee]) for simulated, examinee in sorted(found)
    ]


def _horizons(
    answered: Sequence[Trial],
) -> Generator[Progress, None, tuple[FamilyHorizon, ...]]:
    families = list(Family)
    found: dict[tuple[bool, int, int, str], list[Trial]] = {}
    for trial in answered:
        key = (trial.simulated, trial.examinee_id, families.index(trial.family), trial.form)
        found.setdefault(key, []).append(trial)
    horizons = []
    for at, key in enumerate(sorted(found)):
        simulated, examinee, family, form = key
        work = fitting_horizon(found[key])
        while True:
            try:
                step = next(work)
            except StopIteration as end:
                horizon: Horizon = end.value
                break
            yield Progress(at * step.total + step.done, len(found) * step.total)
        horizons.append(FamilyHorizon(examinee, families[family], form, simulated, horizon))
    return tuple(horizons)
