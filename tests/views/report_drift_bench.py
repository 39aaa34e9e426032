"""What the tests of drift in a report share: reports of real rows, the page, and the chapter."""

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot
from report_bench import names, trials

from statelab_gui.app.report_words import page_of
from statelab_gui.domain.drift.items import Condition
from statelab_gui.domain.drift.matrix import DriftRow
from statelab_gui.domain.drift.measures import Measures
from statelab_gui.domain.drift.reporting import DriftData
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.report_names import ReportNames, ReportView
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.domain.statistics.reporting import Report, ReportChoices, grouping, with_horizons
from statelab_gui.domain.statistics.trials import NoTrials, Trial
from statelab_gui.exchange.html_parts import Facts
from statelab_gui.exchange.report_html import Chapter, ReportPage
from statelab_gui.views.export_report_dialog import ReportPart
from statelab_gui.views.labels.drift_report import (
    arm_names,
)
from statelab_gui.views.labels.report_plots import PlotKind
from statelab_gui.views.plots.report_drawing import Page, svg_of
from statelab_gui.views.plots.report_look import page_look
from statelab_gui.views.plots.report_pages import pieces_of
from statelab_gui.views.report_page import ReportPage as Shown

sys.path.append(str(Path(__file__).parents[1] / "domain"))
from drift_rows import row, rows_of  # of another room of the tests

__all__ = ["row", "rows_of"]
CLEAN, MEDIUM, HARD = Condition.CLEAN, Condition.MEDIUM, Condition.HARD
CONTROL = Condition.CONTROL_HARD
SCORES = {
    CLEAN: [1, 1, 1, 1, 0.5, 1, 1, 1],
    CONTROL: [1, 1, 1, 0.5, 0, 1, 1, 0],
    HARD: [1, 0, 0, 0, 0, 1, 0.25, 0],
}
_NOTHING = Baseline(echo=1, last_constant=2, total=6, echo_scratch=False, last_scratch=True)


def ended(work: Any) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def made(
    rows: Sequence[DriftRow], state: Sequence[Trial] = (), started_over: int = 0, **choices: Any
) -> Report:
    held = {trial.case_id: _NOTHING for trial in state}
    data = DriftData(rows, dict.fromkeys((1, 2, 3), "m"), started_over)
    report = ended(grouping(state, held, ReportChoices(**choices), data))
    return ended(with_horizons(report, state, {}))


def two_arms() -> list[DriftRow]:
    better = {**SCORES, HARD: [1, 1, 1, 0, 0, 1, 0.25, 1]}
    return rows_of(SCORES) + rows_of(better, 2, arm="stateforge", cost=None)


@cache
def two_arm_report() -> Report:
    """Two arms beside state cases, made once for all tests, for it is a value."""
    return made(two_arms(), trials(seeds=2, lengths=(2, 4)))


TOLD = names("model (bare)", "model (STATEFORGE)", "third")


def page_with(qtbot: QtBot, report: Report) -> Shown:
    page = Shown()
    qtbot.addWidget(page)
    page.resize(1080, 740)
    page.offer([(1, "Set")], [(1, "model")], ReportWish())
    page.show_report(ReportView(report, TOLD))
    page.show()
    return page


def drift_tab(page: Shown) -> bool:
    return page.tabs.isTabVisible(page.tabs.indexOf(page.drift))


def told(report: Report) -> tuple[Measures, Any]:
    assert report.drift is not None
    return report.drift.measures, arm_names(TOLD)


def written(
    report: Report,
    parts: frozenset[ReportPart] = frozenset(ReportPart),
    told: NoTrials | None = None,
    names_told: ReportNames = TOLD,
) -> ReportPage:
    view = ReportView(report, names_told)
    pictures = {
        kind: [
            svg_of(Page(page_look(), "", (), one))
            for one in pieces_of(kind, report, TOLD, page_look())
        ]
        for kind in PlotKind
    }
    return page_of(view, told or NoTrials(0, 0), parts, pictures, "en", "now")


def drift_of(page: ReportPage) -> Chapter | None:
    return next((one for one in page.chapters if one.title == "Intent drift"), None)


def facts_of(page: ReportPage, title: str) -> list[dict[str, str]]:
    (chapter,) = [one for one in page.chapters if one.title == title]
    facts = [part for part in chapter.parts if isinstance(part, Facts)]
    return [{name: said.text for name, said in one.rows} for one in facts]
