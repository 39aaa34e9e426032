"""Words for figures of drift: shares of 1, differences with their sign, intervals, names."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.measures import Arm, Gap, Standing
from statelab_gui.domain.drift.resampling import Estimate
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.views.labels.drift import condition_name, drift_family_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report import decimal, of_text
from statelab_gui.views.labels.report_keys import simulated_text

translate = QCoreApplication.translate
DIGITS = 3
_CONDITIONS = {one.value: one for one in Condition}
_FAMILIES = {one.value: one for one in DriftFamily}
ArmNames = Callable[[Arm], str]
"""The name of an arm, without the mark of simulated answers."""


def arm_text(arm: Arm, names: ArmNames) -> str:
    """An arm by its name, marked where its answers are simulated."""
    return simulated_text(names(arm)) if arm.simulated else names(arm)


def condition_words(condition: str) -> str:
    """A condition by its name; one that is none of ours as it was written."""
    known = _CONDITIONS.get(condition)
    return name_shown(condition) if known is None else condition_name(known)


def family_words(family: str | None) -> str:
    """A family by its name; None is all of them."""
    if family is None:
        return translate("DriftReport", "All families")
    known = _FAMILIES.get(family)
    return name_shown(family) if known is None else drift_family_name(known)


def share_text(value: float | None) -> str:
    """A share or a mean score, 0 … 1, to three decimals; nothing for None."""
    return "" if value is None else decimal(value, DIGITS)


def signed_text(value: float) -> str:
    """A difference to three decimals with its sign; without one where it reads 0."""
    shown = decimal(abs(value), DIGITS)
    if shown == decimal(0.0, DIGITS):
        return shown
    pattern = translate("DriftReport", "+{n}") if value > 0 else translate("DriftReport", "−{n}")
    return pattern.format(n=shown)


def interval_text(interval: Interval, *, signed: bool = False) -> str:
    """An interval to three decimals."""
    show = signed_text if signed else share_text
    text = translate("DriftReport", "[{low}, {high}]")
    return text.format(low=show(interval.low), high=show(interval.high))


def bounds_text(estimate: Estimate | None, *, signed: bool = False) -> str:
    """The interval of an estimate, or why it has none."""
    if estimate is None:
        return ""
    if estimate.interval is not None:
        return interval_text(estimate.interval, signed=signed)
    if estimate.n == 1:
        return translate("DriftReport", "one item")
    return translate("DriftReport", "all the same")


def estimate_text(estimate: Estimate | None) -> str:
    """A share with its interval beside, in one text."""
    if estimate is None:
        return ""
    return _with_bounds(share_text(estimate.value), bounds_text(estimate), estimate)


def difference_text(estimate: Estimate | None) -> str:
    """A difference with its interval beside, in one text."""
    if estimate is None:
        return ""
    bounds = bounds_text(estimate, signed=True)
    return _with_bounds(signed_text(estimate.value), bounds, estimate)


def _with_bounds(value: str, bounds: str, estimate: Estimate) -> str:
    if estimate.interval is None:
        text = translate("DriftReport", "{value} (no interval: {why})")
        return text.format(value=value, why=bounds)
    return translate("DriftReport", "{value} {interval}").format(value=value, interval=bounds)


def full_text(one: Standing) -> str:
    """How many items are at full credit, of how many; a single one reads yes or no."""
    if one.items == 0:
        return translate("DriftReport", "none answered")
    if one.items == 1 and one.full in (0.0, 1.0):
        return (
            translate("DriftReport", "full credit")
            if one.full
            else translate("DriftReport", "no full credit")
        )
    if one.full == int(one.full):
        return of_text(int(one.full), one.items)
    text = translate("DriftReport", "{count} of {total}")  # repeats of an item are averaged
    return text.format(count=decimal(one.full, 2), total=number(one.items))


def standing_sentence(one: Standing, names: ArmNames) -> str:
    """A standing as a sentence, for who does not see the plot."""
    if one.car is None or one.mean is None:
        text = translate("DriftReport", "{arm}, {condition}: no item has a score.")
        return text.format(arm=arm_text(one.arm, names), condition=condition_words(one.condition))
    text = translate(
        "DriftReport",
        "{arm}, {condition}: CAR {car}, mean score {mean}, %n item(s).",
        "",
        one.items,
    )
    return text.format(
        arm=arm_text(one.arm, names),
        condition=condition_words(one.condition),
        car=estimate_text(one.car),
        mean=estimate_text(one.mean),
    )


def gap_sentence(one: Gap, names: ArmNames) -> str:
    """A gap as a sentence: the whole loss, and beside it what the control does not lose."""
    arm, condition = arm_text(one.arm, names), condition_words(one.condition)
    if one.loss.car is None:
        text = translate("DriftReport", "{arm}, {condition}: no item was answered clean too.")
        return text.format(arm=arm, condition=condition)
    idg = difference_text(one.loss.car)
    if one.control is None or one.control.car is None:
        text = translate(
            "DriftReport", "{arm}, {condition}: IDG {idg} over %n item(s).", "", one.loss.pairs
        )
        return text.format(arm=arm, condition=condition, idg=idg)
    text = translate(
        "DriftReport",
        "{arm}, {condition}: IDG {idg} over %n item(s); turn-matched control less this condition"
        " {control}.",
        "",
        one.loss.pairs,
    )
    control = difference_text(one.control.car)
    return text.format(arm=arm, condition=condition, idg=idg, control=control)
