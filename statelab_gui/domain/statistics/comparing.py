"""Two ways of being asked, or two examinees, compared on the same cases."""

import gc
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from statelab_gui.domain.statistics.trials import Trial


@dataclass(frozen=True)
class Agreement:
    """How two sides did on the same pairs: both passed, only one of them, neither.

    `lost` counts answers that found no partner: unanswered or not asked on the other side. `apart`
    counts pairs left out since the input of one side, or of both, was cut or too long. `seeds`
    counts the seeds among the pairs; pairs that share a seed are not independent.
    """

    both: int
    only_first: int
    only_second: int
    neither: int
    lost: int
    seeds: int
    apart: int = 0

    @property
    def pairs(self) -> int:
        """How many pairs were compared."""
        return self.both + self.only_first + self.only_second + self.neither


def same_case(trial: Trial) -> Hashable:
    """Partners answer the same case: for one examinee against another."""
    return trial.case_id, trial.repeat


def same_task(trial: Trial) -> Hashable:
    """Partners have task, examinee and repeat in common: for one form against another.

    Seed, family and length alone do not: sets of another recipe make other tasks of them.
    """
    task = trial.recipe, trial.seed, trial.family, trial.length
    return task, trial.examinee_id, trial.repeat


def agreement(
    first: Iterable[Trial], second: Iterable[Trial], partner: Callable[[Trial], Hashable]
) -> Agreement:
    """Pair the trials of two sides by `partner` and count; unanswered ones are passed over.

    Raises ValueError when a side has two trials for one key: then it is not said which to take.
    """
    one, other = _by_key(first, partner), _by_key(second, partner)
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    met = one.keys() & other.keys()
    shared = {key for key in met if one[key].answered and other[key].answered}
    for key in shared:
        counts[one[key].passed, other[key].passed] += 1
    alone = [side[key] for side in (one, other) for key in side.keys() - met]
    return Agreement(
        both=counts[True, True],
        only_first=counts[True, False],
        only_second=counts[False, True],
        neither=counts[False, False],
        lost=sum(trial.answered for trial in alone),
        seeds=len({one[key].seed for key in shared}),
        apart=len(met) - len(shared),
    )


def mcnemar_exact(table: Agreement) -> float | None:
    """The two-sided exact McNemar p value, by statsmodels; None without any pair.

    It rests on the pairs that disagree alone; where none does it is 1.
    """
    if table.pairs == 0:
        return None
    if table.only_first + table.only_second == 0:
        return 1.0
    from statsmodels.stats.contingency_tables import mcnemar

    cells = [[table.both, table.only_first], [table.only_second, table.neither]]
    return float(mcnemar(cells, exact=True).pvalue)


def holm(p_values: Sequence[float]) -> tuple[float, ...]:
    """The p values corrected by Holm's step-down method, in the order given, by statsmodels."""
    if not p_values:
        return ()
    from statsmodels.stats.multitest import multipletests

    with _no_rubbish():
        return tuple(float(p) for p in multipletests(list(p_values), method="holm")[1])


@contextmanager
def _no_rubbish() -> Iterator[None]:
    """Leave nothing that a collection would look through.

    statsmodels collects all rubbish at every call, and meanwhile no other thread lives: in a
    program of this size a window would stand still for a third of a second.
    """
    frozen = gc.get_freeze_count()
    gc.freeze()
    try:
        yield
    finally:
        if not frozen:  # else whoever froze what there was wants it so
            gc.unfreeze()


def _by_key(trials: Iterable[Trial], partner: Callable[[Trial], Hashable]) -> dict[Hashable, Trial]:
    found: dict[Hashable, Trial] = {}
    for trial in trials:
        if not trial.answered and not trial.apart:
            continue
        key = partner(trial)
        if key in found:
            raise ValueError(f"two trials for {key}")
        found[key] = trial
    return found
