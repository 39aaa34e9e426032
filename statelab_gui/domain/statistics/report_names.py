"""What a report names beside its figures: who answered, with which settings, and who judged."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from statelab_gui.domain.cases import CaseSetInfo
from statelab_gui.domain.recipes.values import Recipe
from statelab_gui.domain.runs import Examinee
from statelab_gui.domain.statistics.reporting import Report


@dataclass(frozen=True)
class ReportNames:
    """`examinees` has, by id, a label that tells each from the others, in the reader's language;
    `settings` who they are, each setting with its state. `sets` are the case sets used, with recipe
    and seeds; `scorer_versions` those of the verdicts, ascending, `grader_versions` those of the
    verdicts on drift cases. `document` is the file's name.
    `recipes` has, by the number that trials have, the ids of the `sets` that make the same tasks.
    """

    examinees: Mapping[int, str] = field(hash=False)
    settings: Mapping[int, Examinee] = field(hash=False)
    sets: tuple[CaseSetInfo, ...]
    all_sets: bool
    document: str
    app_version: str
    scorer_versions: tuple[int, ...]
    recipes: Mapping[int, tuple[int, ...]] = field(default_factory=dict, hash=False)
    grader_versions: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class ReportView:
    """A report and the names in it: all that is shown, drawn or written of it."""

    report: Report
    names: ReportNames


def recipes_of(sets: Iterable[CaseSetInfo]) -> dict[int, tuple[int, ...]]:
    """The sets that make the same tasks, by the id of the first of them: the number of a recipe."""
    first: dict[str, int] = {}
    found: dict[int, tuple[int, ...]] = {}
    for one in sorted(sets, key=lambda one: one.id):
        if not isinstance(one.recipe, Recipe):
            continue  # a set of conversations is in other figures
        number = first.setdefault(one.recipe.task_json(), one.id)
        found[number] = (*found.get(number, ()), one.id)
    return found
