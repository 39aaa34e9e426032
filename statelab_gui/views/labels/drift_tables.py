"""The tables of what was measured of drift: standings, gaps, families, arm against arm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.drift.measures import (
    Arm,
    Difference,
    Gap,
    LeftOut,
    Measures,
    Standing,
)
from statelab_gui.domain.drift.resampling import Estimate
from statelab_gui.models.report_table import ReportRow, ReportRows
from statelab_gui.views.labels.drift_figures import (
    ArmNames,
    arm_text,
    bounds_text,
    condition_words,
    family_words,
    full_text,
    share_text,
    signed_text,
)
from statelab_gui.views.labels.recipes import number

translate = QCoreApplication.translate
T = TypeVar("T")


@dataclass(frozen=True)
class _Column(Generic[T]):
    """What a row shows, and the number behind it; without a `key` it is a text."""

    title: str
    show: Callable[[T], str]
    key: Callable[[T], float | None] | None = None
    meaning: str = ""


def standing_table(measures: Measures, names: ArmNames) -> ReportRows:
    """CAR and mean score of each arm in each condition, all families together."""
    rows = [one for one in measures.standings if one.family is None]
    order = {name: at for at, name in enumerate(measures.conditions)}
    return _table(
        rows,
        lambda one: one.arm,
        [
            _arm(lambda one: one.arm, names),
            _condition(lambda one: one.condition, order),
            *_standing(),
            _count(
                translate("DriftReport", "No usable answer"),
                lambda one: one.unusable,
                translate("DriftReport", "These score 0 and stay in every denominator."),
            ),
            _count(
                translate("DriftReport", "Not answered"),
                lambda one: one.left.get(LeftOut.UNANSWERED, 0),
                translate("DriftReport", "Items asked without an answer: in no figure."),
            ),
            _count(
                translate("DriftReport", "Not counted"),
                lambda one: one.left.get(LeftOut.APART, 0),
                translate(
                    "DriftReport",
                    "Items whose input was cut or too long, or whose answer was not graded: in no"
                    " figure.",
                ),
            ),
        ],
    )


def gap_table(measures: Measures, names: ArmNames) -> ReportRows:
    """IDG of each arm in each condition but the clean one, with the control beside it."""
    rows = [one for one in measures.gaps if one.family is None]
    order = {name: at for at, name in enumerate(measures.conditions)}
    return _table(
        rows,
        lambda one: one.arm,
        [
            _arm(lambda one: one.arm, names),
            _condition(lambda one: one.condition, order),
            *_gap(),
            _count(
                translate("DriftReport", "Without a partner"),
                lambda one: one.loss.dropped.total,
                translate("DriftReport", "Items without a score on one side: not compared."),
            ),
        ],
    )


def family_table(measures: Measures, names: ArmNames) -> ReportRows:
    """CAR, mean score and IDG of each family, the clean condition first."""
    gaps = {(one.arm, one.condition, one.family): one for one in measures.gaps}
    order = {name: at for at, name in enumerate(measures.conditions)}
    rows = [
        (one, gaps.get((one.arm, one.condition, one.family)))
        for one in measures.standings
        if one.family is not None
    ]
    rows.sort(key=lambda row: measures.families.index(row[0].family or ""))
    idg = _idg_title()
    return _table(
        rows,
        lambda row: row[0].arm,
        [
            _Column(
                translate("DriftReport", "Family"),
                lambda row: family_words(row[0].family),
                lambda row: measures.families.index(row[0].family or ""),
            ),
            _arm(lambda row: row[0].arm, names),
            _condition(lambda row: row[0].condition, order),
            *(_of_first(column) for column in _standing()),
            _count(
                translate("DriftReport", "Pairs"),
                lambda row: row[1].loss.pairs if row[1] is not None else None,
            ),
            _difference(idg, lambda row: row[1].loss.car if row[1] is not None else None),
            _bounds(lambda row: row[1].loss.car if row[1] is not None else None, signed=True),
            _difference(_control_title(), lambda row: _control_car(row[1])),
        ],
    )


def difference_table(measures: Measures, names: ArmNames) -> ReportRows:
    """Arms of one model against each other in the same condition; families where there are some."""
    families = len(measures.families) > 1 and not measures.pooled_only
    rows = [one for one in measures.differences if families or one.family is None]
    order = {name: at for at, name in enumerate(measures.conditions)}
    family = _Column[Difference](
        translate("DriftReport", "Family"),
        lambda one: family_words(one.family),
        lambda one: -1 if one.family is None else measures.families.index(one.family),
    )
    return _table(
        rows,
        lambda one: one.first,
        [
            _Column(translate("DriftReport", "First"), lambda one: arm_text(one.first, names)),
            _Column(translate("DriftReport", "Second"), lambda one: arm_text(one.second, names)),
            _condition(lambda one: one.condition, order),
            *([family] if families else []),
            *_against(),
        ],
    )


def _against() -> list[_Column[Difference]]:
    return [
        _count(translate("DriftReport", "Pairs"), lambda one: one.paired.pairs),
        _share(translate("DriftReport", "First: CAR"), lambda one: one.paired.first_car),
        _share(translate("DriftReport", "Second: CAR"), lambda one: one.paired.second_car),
        _difference(
            translate("DriftReport", "CAR, first − second"),
            lambda one: one.paired.car,
            translate("DriftReport", "On the items that both answered in this condition."),
        ),
        _bounds(lambda one: one.paired.car, signed=True),
        _difference(
            translate("DriftReport", "Mean score, first − second"), lambda one: one.paired.mean
        ),
        _bounds(lambda one: one.paired.mean, signed=True),
        _count(
            translate("DriftReport", "Without a partner"),
            lambda one: one.paired.dropped.total,
            translate("DriftReport", "Items without a score on one side: not compared."),
        ),
    ]


def _standing() -> list[_Column[Standing]]:
    return [
        _count(
            translate("DriftReport", "Items"),
            lambda one: one.items,
            translate("DriftReport", "Items with a score. Repeats of one are averaged."),
        ),
        _Column(
            translate("DriftReport", "Full credit"),
            full_text,
            lambda one: one.full if one.items else None,
            translate("DriftReport", "Items with a score of exactly 1."),
        ),
        _share(
            translate("DriftReport", "CAR"),
            lambda one: one.car.value if one.car is not None else None,
            translate("DriftReport", "The share of items at full credit."),
        ),
        _bounds(lambda one: one.car),
        _share(
            translate("DriftReport", "Mean score"),
            lambda one: one.mean.value if one.mean is not None else None,
        ),
        _bounds(lambda one: one.mean),
    ]


def _gap() -> list[_Column[Gap]]:
    return [
        _count(
            translate("DriftReport", "Pairs"),
            lambda one: one.loss.pairs,
            translate("DriftReport", "Items with a score in both conditions."),
        ),
        _share(translate("DriftReport", "CAR clean"), lambda one: one.loss.first_car),
        _share(translate("DriftReport", "CAR here"), lambda one: one.loss.second_car),
        _difference(
            _idg_title(),
            lambda one: one.loss.car,
            translate(
                "DriftReport",
                "CAR clean less CAR here, on the same items: the whole loss, not a single cause.",
            ),
        ),
        _bounds(lambda one: one.loss.car, signed=True),
        _difference(
            translate("DriftReport", "Mean score lost"),
            lambda one: one.loss.mean,
            translate("DriftReport", "Mean score clean less mean score here, on the same items."),
        ),
        _bounds(lambda one: one.loss.mean, signed=True),
        _difference(
            _control_title(),
            _control_car,
            translate(
                "DriftReport",
                "CAR of the turn-matched control less CAR here: what is lost beyond as many turns"
                " that change nothing.",
            ),
        ),
        _bounds(_control_car, signed=True),
    ]


def _idg_title() -> str:
    return translate("DriftReport", "IDG")


def _control_title() -> str:
    return translate("DriftReport", "Control − here")


def _control_car(gap: Gap | None) -> Estimate | None:
    return gap.control.car if gap is not None and gap.control is not None else None


def _of_first(column: _Column[Standing]) -> _Column[tuple[Standing, Gap | None]]:
    key = column.key
    return _Column(
        column.title,
        lambda row: column.show(row[0]),
        None if key is None else lambda row: key(row[0]),
        column.meaning,
    )


def _arm(of: Callable[[T], Arm], names: ArmNames) -> _Column[T]:
    return _Column(translate("DriftReport", "Examinee"), lambda one: arm_text(of(one), names))


def _condition(of: Callable[[T], str], order: dict[str, int]) -> _Column[T]:
    return _Column(
        translate("DriftReport", "Condition"),
        lambda one: condition_words(of(one)),
        lambda one: order[of(one)],
    )


def _count(title: str, of: Callable[[T], int | None], meaning: str = "") -> _Column[T]:
    def show(one: T) -> str:
        count = of(one)
        return "" if count is None else number(count)

    return _Column(title, show, of, meaning)


def _share(title: str, of: Callable[[T], float | None], meaning: str = "") -> _Column[T]:
    return _Column(title, lambda one: share_text(of(one)), of, meaning)


def _difference(title: str, of: Callable[[T], Estimate | None], meaning: str = "") -> _Column[T]:
    def show(one: T) -> str:
        found = of(one)
        return "" if found is None else signed_text(found.value)

    def key(one: T) -> float | None:
        found = of(one)
        return None if found is None else found.value

    return _Column(title, show, key, meaning)


def _bounds(of: Callable[[T], Estimate | None], *, signed: bool = False) -> _Column[T]:
    def key(one: T) -> float | None:
        found = of(one)
        return found.interval.low if found is not None and found.interval is not None else None

    return _Column(
        translate("DriftReport", "95 % interval"),
        lambda one: bounds_text(of(one), signed=signed),
        key,
        translate("DriftReport", "Items drawn again, 10,000 times, both sides of a pair together."),
    )


def _table(rows: Sequence[T], arm: Callable[[T], Arm], columns: Sequence[_Column[T]]) -> ReportRows:
    """A table; what is told of arms and conditions are texts, all else is aligned as numbers."""
    texts = {translate("DriftReport", "Condition"), translate("DriftReport", "Family")}
    made = tuple(
        ReportRow(
            tuple(column.show(one) for column in columns),
            simulated=arm(one).simulated,
            keys={
                at: column.key(one) for at, column in enumerate(columns) if column.key is not None
            },
        )
        for one in rows
    )
    numbers = [
        at for at, one in enumerate(columns) if one.key is not None and one.title not in texts
    ]
    tips = {at: one.meaning for at, one in enumerate(columns) if one.meaning}
    return ReportRows(tuple(one.title for one in columns), made, tuple(numbers), tips)
