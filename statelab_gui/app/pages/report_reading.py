"""What a report is made of, read and counted beside the window; and the names in it."""

from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path

from statelab_gui import __version__
from statelab_gui.domain.drift.matrix import model_key
from statelab_gui.domain.drift.reporting import DriftData
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.report_names import ReportNames, recipes_of
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.domain.statistics.reporting import (
    Fitted,
    Report,
    grouping,
    with_horizons,
)
from statelab_gui.domain.statistics.trials import Trial
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.labels.report_examinees import told_apart


@dataclass(frozen=True, eq=False)
class Held:
    """The trials of a choice of sets and examinees, with what their cases score untracked, and the
    rows of their drift cases."""

    trials: list[Trial] = field(repr=False)
    baselines: dict[int, Baseline] = field(repr=False)
    scorer_versions: tuple[int, ...]
    grader_versions: tuple[int, ...] = ()
    drift: DriftData = field(default_factory=DriftData, repr=False)


def reading(
    document: Path, wish: ReportWish, baselines: dict[int, Baseline]
) -> Generator[Progress, None, Held]:
    """Read the trials wished for; `baselines` are those known already. A job for `Session.run`."""
    reader = DocumentReader(document, read_only=True)
    try:
        yield Progress(0, 0, "replies")
        trials = yield from reader.trials(wish.sets, wish.examinees)
        found = yield from reader.baselines(baselines)
        rows = reader.drift_matrix(wish.sets, wish.examinees)
        models = {one.id: model_key(one.settings) for one in reader.examinees()} if rows else {}
        versions = reader.scorer_versions(wish.sets, wish.examinees)
        over = reader.started_over(wish.sets, wish.examinees) if rows else 0
        graders = reader.scorer_versions(wish.sets, wish.examinees, drift=True) if rows else ()
        return Held(trials, found, versions, graders, DriftData(rows, models, over))
    finally:
        reader.close()


def counting(
    document: Path, wish: ReportWish, held: Held | None, baselines: dict[int, Baseline]
) -> Generator[Progress, None, tuple[Held, Report]]:
    """The report without its horizons, from what is `held` or else read. A job."""
    if held is None:
        held = yield from reading(document, wish, baselines)
    report = yield from grouping(held.trials, held.baselines, wish.choices, held.drift)
    return held, report


def fitting(report: Report, held: Held, fitted: Fitted) -> Generator[Progress, None, Report]:
    """The same report with its horizons. A job."""
    return (yield from with_horizons(report, held.trials, fitted))


def names_of(document: Document, wish: ReportWish, held: Held) -> ReportNames:
    """The names in a report, in the language installed; for the window's own thread."""
    examinees = document.examinees()
    labels = told_apart(examinees)
    asked = {trial.examinee_id for trial in held.trials}
    asked |= {row.examinee_id for row in held.drift.rows}
    drift = bool(held.drift.rows)  # else sets of drift are in no figure
    sets = [one for one in document.case_sets() if drift or isinstance(one.recipe, Recipe)]
    wanted = {one.id for one in sets if wish.sets is None or one.id in wish.sets}
    recipes = {
        number: tuple(one for one in alike if one in wanted)
        for number, alike in recipes_of(sets).items()
    }
    return ReportNames(
        examinees={one: label for one, label in labels.items() if one in asked},
        settings={one.id: one for one in examinees if one.id in asked},
        sets=tuple(one for one in sets if one.id in wanted),
        all_sets=wish.sets is None,
        document=document.path.name,
        app_version=__version__,
        scorer_versions=held.scorer_versions,
        grader_versions=held.grader_versions,
        recipes={number: alike for number, alike in recipes.items() if alike},
    )
