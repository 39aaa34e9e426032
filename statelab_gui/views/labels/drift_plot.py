"""CAR and IDG with their intervals, as the plot shows them, and as plain numbers."""

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.drift.measures import Arm, Gap, Measures, Paired, Standing
from statelab_gui.domain.drift.resampling import Estimate
from statelab_gui.views.labels.drift_figures import (
    ArmNames,
    arm_text,
    condition_words,
    gap_sentence,
    share_text,
    signed_text,
    standing_sentence,
)
from statelab_gui.views.plots.report_figures import (
    Dot,
    DotColumn,
    DotFigure,
    DotRow,
    Legend,
    LegendItem,
)

translate = QCoreApplication.translate
_CAR, _IDG, _CONTROL = 0, 1, 2  # styles
_HALF = 0.5

COLUMNS: tuple[tuple[str, bool], ...] = (
    ("examinee", False),
    ("simulated", False),
    ("condition", False),
    ("family", False),
    *((key, True) for key in ("items", "full_credit", "car", "car_low_95", "car_high_95")),
    *((key, True) for key in ("mean_score", "mean_low_95", "mean_high_95")),
    *((key, True) for key in ("no_usable_answer", "pairs", "idg", "idg_low_95", "idg_high_95")),
    *((key, True) for key in ("mean_lost", "mean_lost_low_95", "mean_lost_high_95")),
    ("control_pairs", True),
    *((key, True) for key in ("control_less_here", "control_low_95", "control_high_95")),
    *((key, True) for key in ("not_asked", "unanswered", "apart")),
)
"""The columns of the plain numbers, each with whether it holds numbers."""


def drift_figure(measures: Measures, names: ArmNames) -> DotFigure:
    """A row for each arm and condition, all families together."""
    gaps = {(one.arm, one.condition): one for one in measures.gaps if one.family is None}
    rows: list[DotRow] = []
    arm: Arm | None = None
    for one in measures.standings:
        if one.family is not None or one.car is None:
            continue
        if one.arm != arm:
            arm = one.arm
            rows.append(DotRow(arm_text(arm, names)))
        gap = gaps.get((one.arm, one.condition))
        rows.append(_row(one, gap, names))
    if not rows:
        return DotFigure()
    columns = (
        DotColumn(translate("DriftReport", "CAR"), 0.0, 1.0),
        _gap_column(dot for row in rows for dots in row.columns[1:] for dot in dots),
    )
    simulated = any(row.simulated for row in rows)
    return DotFigure(columns, tuple(rows), tuple(_legend(measures, simulated)))


def drift_told(measures: Measures, names: ArmNames) -> list[str]:
    """Everything that is drawn, a sentence each."""
    return [row.told for row in drift_figure(measures, names).rows if row.columns]


def drift_numbers(measures: Measures, names: ArmNames) -> list[list[str]]:
    """The figures of COLUMNS as plain text, families too; "" where there is no value."""
    gaps = {(one.arm, one.condition, one.family): one for one in measures.gaps}
    return [
        _numbers(one, gaps.get((one.arm, one.condition, one.family)), names)
        for one in measures.standings
    ]


def _row(one: Standing, gap: Gap | None, names: ArmNames) -> DotRow:
    assert one.car is not None
    told = standing_sentence(one, names)
    losses: list[Dot] = []
    if gap is not None:
        told = "\n".join((told, gap_sentence(gap, names)))
        losses += _dots(gap.loss, _IDG)
        if gap.control is not None:
            losses += _dots(gap.control, _CONTROL)
    columns = ((_dot(one.car, _CAR, share_text(one.car.value)),), tuple(losses))
    return DotRow(condition_words(one.condition), columns, told, one.arm.simulated)


def _dots(paired: Paired, style: int) -> list[Dot]:
    if paired.car is None:
        return []
    return [_dot(paired.car, style, signed_text(paired.car.value))]


def _dot(estimate: Estimate, style: int, text: str) -> Dot:
    interval = estimate.interval
    if interval is None:
        return Dot(estimate.value, None, None, text, style)
    return Dot(estimate.value, interval.low, interval.high, text, style)


def _gap_column(dots: Iterable[Dot]) -> DotColumn:
    """A scale for differences that ends at halves, with 0 in it."""
    every = list(dots)
    least = min((dot.value if dot.low is None else dot.low for dot in every), default=0.0)
    most = max((dot.value if dot.high is None else dot.high for dot in every), default=0.0)
    low = min(0.0, math.floor(least / _HALF) * _HALF)
    high = max(_HALF, math.ceil(most / _HALF) * _HALF)
    return DotColumn(translate("DriftReport", "IDG, and control − here"), low, high)


def _legend(measures: Measures, simulated: bool) -> Sequence[LegendItem]:
    items = [LegendItem(Legend.SERIES, translate("DriftReport", "CAR with 95 % interval"), _CAR)]
    gaps = [one for one in measures.gaps if one.family is None]
    if gaps:
        text = translate("DriftReport", "IDG: clean less this condition")
        items.append(LegendItem(Legend.SERIES, text, _IDG))
    if any(one.control is not None for one in gaps):
        text = translate("DriftReport", "Turn-matched control less this condition")
        items.append(LegendItem(Legend.SERIES, text, _CONTROL))
    if simulated:
        items.append(LegendItem(Legend.OPEN, translate("DriftReport", "Simulated"), _CAR))
    return items


def _numbers(one: Standing, gap: Gap | None, names: ArmNames) -> list[str]:
    who = [
        names(one.arm),
        "yes" if one.arm.simulated else "no",
        one.condition,
        one.family or "all",
        str(one.items),
        repr(one.full),
        *_plain(one.car),
        *_plain(one.mean),
        str(one.unusable),
    ]
    if gap is None:
        return [*who, *[""] * (len(COLUMNS) - len(who))]
    control = gap.control
    beside = ["", *_plain(None)]
    if control is not None:
        beside = [str(control.pairs), *_plain(control.car)]
    return [
        *who,
        str(gap.loss.pairs),
        *_plain(gap.loss.car),
        *_plain(gap.loss.mean),
        *beside,
        *map(str, gap.loss.dropped),
    ]


def _plain(estimate: Estimate | None) -> list[str]:
    if estimate is None:
        return ["", "", ""]
    if estimate.interval is None:
        return [repr(estimate.value), "", ""]
    return [repr(estimate.value), *map(repr, estimate.interval)]
