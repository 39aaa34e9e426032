"""Success at each length, whatever else trials are grouped by: the points of a curve."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from statelab_gui.domain.families import Family
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.statistics.shares import Share, share_of
from statelab_gui.domain.statistics.trials import Trial


@dataclass(frozen=True)
class LengthShares:
    """Of one examinee, family, form and recipe: the share passed at each length, shortest first.

    `key` is what the tracking horizon of the same trials is found by.
    """

    examinee_id: int
    family: Family
    form: str
    simulated: bool
    points: tuple[tuple[int, Share], ...]
    recipe: int = 0

    @property
    def key(self) -> tuple[int, Family, str, bool, int]:
        """Whose points they are."""
        return self.examinee_id, self.family, self.form, self.simulated, self.recipe


def by_length(answered: Sequence[Trial]) -> Generator[Progress, None, tuple[LengthShares, ...]]:
    """The points of every curve of these answered trials; measured ones before simulated."""
    families = list(Family)
    found: dict[tuple[bool, int, int, str, int], dict[int, list[Trial]]] = {}
    for trial in answered:
        who = (trial.simulated, trial.examinee_id, trial.recipe)
        key = (*who, trial.form, families.index(trial.family))
        found.setdefault(key, {}).setdefault(trial.length, []).append(trial)
    curves = []
    for key in sorted(found):
        simulated, examinee, recipe, form, family = key
        points = []
        for length in sorted(found[key]):
            yield Progress(0, 0)
            points.append((length, share_of(found[key][length])))
        told = tuple(points)
        curves.append(LengthShares(examinee, families[family], form, simulated, told, recipe))
    return tuple(curves)
