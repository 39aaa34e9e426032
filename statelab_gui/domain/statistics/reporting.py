"""All that a report says in numbers, from the trials of a document."""

import hashlib
import json
from collections import Counter
from collections.abc import Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from itertools import combinations
from typing import Any

from statelab_gui.domain.drift.matrix import DriftRow
from statelab_gui.domain.drift.reporting import DriftData, DriftReport, drift_reporting, used_rows
from statelab_gui.domain.families import Family
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.by_length import LengthShares, by_length
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
    apart,
    facts_of,
)
from statelab_gui.domain.statistics.horizon import Horizon, fitting_horizon
from statelab_gui.domain.statistics.trials import Trial, TrialOutcome


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
    without a pair; `p_holm` is corrected over the `compared` comparisons of the report that have
    one, simulated ones apart.
    `by_family` has the same pairs told apart by family; nothing is tested there. `recipes` has the
    numbers of the recipes that the pairs are of."""

    kind: ComparisonKind
    first: str | int
    second: str | int
    examinee_id: int | None
    simulated: bool
    table: Agreement
    p: float | None
    p_holm: float | None = None
    compared: int = 1
    by_family: tuple[tuple[Family, Agreement], ...] = ()
    recipes: tuple[int, ...] = ()


@dataclass(frozen=True)
class FamilyHorizon:
    """The tracking horizon of one examinee, family, form and recipe."""

    examinee_id: int
    family: Family
    form: str
    simulated: bool
    horizon: Horizon
    recipe: int = 0

    @property
    def key(self) -> tuple[int, Family, str, bool, int]:
        """What the points of the same trials are found by."""
        return self.examinee_id, self.family, self.form, self.simulated, self.recipe


@dataclass(frozen=True)
class Report:
    """The figures, and what they are made of: `digest` is the sha256 of the trials and drift rows
    used, as `writing_down` has them; `left_out_simulated` counts trials not asked for. Of the
    `trials`, `answered` are in the denominators, `incomplete` ones among them; `input_cut`,
    `input_too_long` and `not_graded` are in none and not unanswered either. `by_length` has the
    points of the curves, whatever the groups. `whole` is False while the horizons are still to be
    fitted. `drift` is None where no drift case was answered; what it has is in no other figure.
    `simulated` is how many of the answered no model gave."""

    choices: ReportChoices
    lines: tuple[ReportLine, ...]
    comparisons: tuple[Comparison, ...]
    horizons: tuple[FamilyHorizon, ...]
    trials: int
    answered: int
    seeds: int
    left_out_simulated: int
    digest: str
    whole: bool = True
    by_length: tuple[LengthShares, ...] = ()
    incomplete: int = 0
    input_cut: int = 0
    input_too_long: int = 0
    not_graded: int = 0
    drift: DriftReport | None = None
    simulated: int = 0

    @property
    def only_simulated(self) -> bool:
        """Whether there are answers, and no model gave any of them."""
        drift_answered = self.drift.answered if self.drift is not None else 0
        drift_simulated = self.drift.simulated if self.drift is not None else 0
        return 0 < self.answered + drift_answered == self.simulated + drift_simulated

    @property
    def has_data(self) -> bool:
        """Whether there is anything to report on."""
        return self.trials > 0 or (self.drift is not None and self.drift.asked > 0)

    @property
    def unanswered(self) -> int:
        """How many of the trials have no reply."""
        apart = self.input_cut + self.input_too_long + self.not_graded
        return self.trials - self.answered - apart


Fitted = dict[Hashable, Horizon]
"""Horizons that were fitted already, by the counts that they were fitted to."""


def reporting(
    trials: Iterable[Trial], baselines: Mapping[int, Baseline], choices: ReportChoices
) -> Generator[Progress, None, Report]:
    """The whole report, with progress between its parts.

    `baselines` has those of every answered case by its id; others are not looked up.
    """
    every = tuple(trials)
    report = yield from grouping(every, baselines, choices)
    return (yield from with_horizons(report, every, {}))


def grouping(
    trials: Iterable[Trial],
    baselines: Mapping[int, Baseline],
    choices: ReportChoices,
    drift: DriftData | None = None,
) -> Generator[Progress, None, Report]:
    """The report without its horizons, which take longest; see `with_horizons`."""
    every = tuple(trials)
    mine = used(every, choices)
    answered = [trial for trial in mine if trial.answered]
    yield Progress(0, 0)
    groups = apart(mine, choices.grouping)
    lines: list[ReportLine] = []
    for at, some in groups.items():
        yield Progress(len(lines), len(groups))
        facts = facts_of(at, some, choices.scratch)
        held = [baselines[trial.case_id] for trial in some if trial.answered]
        lines.append(_line(facts, held, choices))
    yield Progress(0, 0)
    comparisons = yield from _compared([trial for trial in mine if trial.answered or trial.apart])
    curves = yield from by_length(answered)
    data = drift or DriftData()
    told = yield from drift_reporting(data, choices.simulated)
    text = yield from writing_down(mine, used_rows(data.rows, choices.simulated))
    count = Counter(trial.outcome for trial in mine)
    return Report(
        choices,
        tuple(lines),
        comparisons,
        (),
        trials=len(mine),
        answered=len(answered),
        seeds=len({trial.seed for trial in answered}),
        left_out_simulated=len(every) - len(mine),
        digest=hashlib.sha256(text).hexdigest(),
        whole=False,
        by_length=curves,
        incomplete=count[TrialOutcome.INCOMPLETE],
        input_cut=count[TrialOutcome.INPUT_CUT],
        input_too_long=count[TrialOutcome.INPUT_TOO_LONG],
        not_graded=count[TrialOutcome.NOT_GRADED],
        drift=told,
        simulated=sum(trial.simulated for trial in answered),
    )


def with_horizons(
    report: Report, trials: Iterable[Trial], fitted: Fitted
) -> Generator[Progress, None, Report]:
    """The same report with the horizons of the same `trials`.

    What was fitted before is taken from `fitted`, and what is fitted now is put there.
    """
    answered = [trial for trial in used(trials, report.choices) if trial.answered]
    horizons = yield from _horizons(answered, fitted)
    return replace(report, horizons=horizons, whole=True)


def used(trials: Iterable[Trial], choices: ReportChoices) -> tuple[Trial, ...]:
    """The trials that a report with these choices is made of."""
    return tuple(trial for trial in trials if choices.simulated or not trial.simulated)


def digest_of(trials: Iterable[Trial], drift: Iterable[DriftRow] = ()) -> str:
    """The sha256 of the data as `writing_down` has it: the same for the same data."""
    work = writing_down(trials, drift)
    while True:
        try:
            next(work)
        except StopIteration as end:
            text: bytes = end.value
            return hashlib.sha256(text).hexdigest()


def writing_down(
    trials: Iterable[Trial], drift: Iterable[DriftRow] = ()
) -> Generator[Progress, None, bytes]:
    """The trials as JSON, one a line, sorted, then the drift rows likewise, with no end of line
    after the last; in UTF-8."""
    write = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode
    every = []
    for names, some in ((_WRITTEN, trials), (_WRITTEN_DRIFT, drift)):
        rows = []
        for one in some:
            # It is flat: asdict would give the same, at many times the cost.
            rows.append(write({name: getattr(one, name) for name in names}))
            if len(rows) % _ROWS_AT_ONCE == 0:
                yield Progress(0, 0)
        every += sorted(rows)
    return "\n".join(every).encode()


_WRITTEN = tuple(field.name for field in fields(Trial))
_WRITTEN_DRIFT = tuple(field.name for field in fields(DriftRow))
_ROWS_AT_ONCE = 5_000


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


def _compared(
    asked: Sequence[Trial],
) -> Generator[Progress, None, tuple[Comparison, ...]]:
    """Every pair of forms within an examinee, and every pair of examinees, that share a case.

    `asked` has the trials that are apart too: a pair that has one is counted, not compared.
    """
    found: list[Comparison] = []
    examinees = _by_examinee(asked)
    for simulated, examinee, mine in examinees:
        forms = sorted({trial.form for trial in mine})
        for first, second in combinations(forms, 2):
            yield Progress(0, 0)
            one_side = [trial for trial in mine if trial.form == first]
            other_side = [trial for trial in mine if trial.form == second]
            sides = (one_side, other_side)
            found.append(
                _comparison(ComparisonKind.FORMS, first, second, examinee, simulated, sides)
            )
    for (simulated, here, one), (other_simulated, there, other) in combinations(examinees, 2):
        if simulated == other_simulated:
            yield Progress(0, 0)
            kind = ComparisonKind.EXAMINEES
            found.append(_comparison(kind, here, there, None, simulated, (one, other)))
    found = [one for one in found if one.table.pairs]
    return tuple(_corrected(found))


def _corrected(found: Sequence[Comparison]) -> Iterator[Comparison]:
    """The comparisons with their corrected values: made-up replies weigh on no real one."""
    families = {
        simulated: [one.p for one in found if one.simulated is simulated and one.p is not None]
        for simulated in (False, True)
    }
    values = {simulated: iter(holm(ps)) for simulated, ps in families.items()}
    for one in found:
        compared = len(families[one.simulated])
        p_holm = None if one.p is None else next(values[one.simulated])
        yield replace(one, p_holm=p_holm, compared=compared)


def _agreement(first: Sequence[Trial], second: Sequence[Trial], kind: ComparisonKind) -> Agreement:
    partner = same_task if kind is ComparisonKind.FORMS else same_case
    return agreement(_first_of_each(first, partner), _first_of_each(second, partner), partner)


def _first_of_each(trials: Sequence[Trial], partner: Any) -> list[Trial]:
    """One trial a key: two sets of one recipe hold the same task twice; the first answer counts."""
    kept: dict[Any, Trial] = {}
    for trial in sorted(trials, key=lambda trial: (trial.apart, trial.case_id)):
        kept.setdefault(partner(trial), trial)
    return list(kept.values())


def _comparison(
    kind: ComparisonKind,
    first: str | int,
    second: str | int,
    examinee: int | None,
    simulated: bool,
    sides: tuple[Sequence[Trial], Sequence[Trial]],
) -> Comparison:
    table = _agreement(*sides, kind)
    parts = []
    for family in Family:
        some = [[trial for trial in side if trial.family is family] for side in sides]
        part = _agreement(some[0], some[1], kind)
        if part.pairs:
            parts.append((family, part))
    p = mcnemar_exact(table)
    of = tuple(parts), _paired_recipes(sides, kind)
    return Comparison(kind, first, second, examinee, simulated, table, p, None, 1, *of)


def _paired_recipes(
    sides: tuple[Sequence[Trial], Sequence[Trial]], kind: ComparisonKind
) -> tuple[int, ...]:
    """The recipes of the pairs that are compared."""
    partner = same_task if kind is ComparisonKind.FORMS else same_case
    first, second = ({partner(t): t.recipe for t in side if t.answered} for side in sides)
    return tuple(sorted({first[key] for key in first.keys() & second.keys()}))


def _by_examinee(asked: Sequence[Trial]) -> list[tuple[bool, int, list[Trial]]]:
    found: dict[tuple[bool, int], list[Trial]] = {}
    for trial in asked:
        found.setdefault((trial.simulated, trial.examinee_id), []).append(trial)
    return [
        (simulated, examinee, found[simulated, examinee]) for simulated, examinee in sorted(found)
    ]


def _horizons(
    answered: Sequence[Trial], fitted: Fitted
) -> Generator[Progress, None, tuple[FamilyHorizon, ...]]:
    families = list(Family)
    found: dict[tuple[bool, int, int, int, str], list[Trial]] = {}
    for trial in answered:
        who = (trial.simulated, trial.examinee_id, trial.recipe)
        key = (*who, families.index(trial.family), trial.form)
        found.setdefault(key, []).append(trial)
    horizons = []
    for at, key in enumerate(sorted(found)):
        simulated, examinee, recipe, family, form = key
        counts = frozenset(Counter((t.seed, t.length, t.passed) for t in found[key]).items())
        if counts not in fitted:
            fitted[counts] = yield from _fitting(found[key], at, len(found))
        horizon = fitted[counts]
        one = FamilyHorizon(examinee, families[family], form, simulated, horizon, recipe)
        horizons.append(one)
    return tuple(horizons)


def _fitting(trials: Sequence[Trial], at: int, of: int) -> Generator[Progress, None, Horizon]:
    """One horizon, the progress being that of the `at`-th of them all."""
    work = fitting_horizon(trials)
    while True:
        try:
            step = next(work)
        except StopIteration as end:
            horizon: Horizon = end.value
            return horizon
        yield Progress(at * step.total + step.done, of * step.total)
