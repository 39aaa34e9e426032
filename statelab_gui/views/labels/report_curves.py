"""Success against length, as a plot shows it: panels, points, curves and their words."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.families import Family
from statelab_gui.domain.statistics.by_length import LengthShares
from statelab_gui.domain.statistics.horizon import Horizon
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.domain.statistics.shares import Share
from statelab_gui.views.labels.families import family_plain, form_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report import decimal, passed_text, percents
from statelab_gui.views.labels.report_horizon import interval_text, percent_plain, short_reason
from statelab_gui.views.labels.report_keys import recipe_name, simulated_text
from statelab_gui.views.plots.report_figures import (
    CrossingMark,
    Curve,
    CurveFigure,
    CurvePanel,
    Legend,
    LegendItem,
    Spot,
)

translate = QCoreApplication.translate
_FAMILIES = list(Family)


def curve_figure(report: Report, names: ReportNames) -> CurveFigure:
    """A panel for each examinee, form and recipe, measured before simulated."""
    horizons = {one.key: one.horizon for one in report.horizons}
    panels: dict[tuple[int, str, bool, int], list[Curve]] = {}
    for one in report.by_length:
        curve = _curve(one, horizons.get(one.key))
        place = (one.examinee_id, one.form, one.simulated, one.recipe)
        panels.setdefault(place, []).append(curve)
    several = len({one.recipe for one in report.by_length}) > 1
    return CurveFigure(
        panels=tuple(
            CurvePanel(
                simulated_text(form_name(form)) if simulated else form_name(form),
                names.examinees.get(examinee, ""),
                tuple(curves),
                simulated,
                recipe_name(recipe, names) if several else "",
            )
            for (examinee, form, simulated, recipe), curves in panels.items()
        ),
        legend=tuple(_legend(report)),
        across=translate("ReportPlot", "Length in moves (logarithmic)"),
        up=translate("ReportPlot", "Whole cases passed"),
        n_title=translate("ReportPlot", "n"),
        each=translate("ReportPlot", "{n} at each length"),
    )


def curve_numbers(report: Report, names: ReportNames) -> list[list[str]]:
    """The points as rows of plain text, numbers with a point; blank for what there is none of."""
    rows = []
    for one in report.by_length:
        for length, share in one.points:
            low, high = share.interval or (None, None)
            counts = [str(length), str(share.passed), str(share.n), str(share.seeds)]
            rates = ["" if value is None else repr(value) for value in (share.rate, low, high)]
            who = [names.examinees.get(one.examinee_id, ""), "yes" if one.simulated else "no"]
            recipe = recipe_name(one.recipe, names)
            task = [one.family.value, one.form, recipe]
            rows.append([*who, *task, *counts, *rates, share.method.value])
    return rows


def _curve(one: LengthShares, horizon: Horizon | None) -> Curve:
    fit = None
    if horizon is not None and horizon.intercept is not None and horizon.slope is not None:
        fit = (horizon.intercept, horizon.slope)
    crossings = horizon.crossings if horizon is not None else ()
    return Curve(
        style=_FAMILIES.index(one.family),
        name=family_plain(one.family),
        spots=tuple(_spot(one.family, length, share) for length, share in one.points),
        fit=fit,
        crossings=tuple(
            CrossingMark(mark.share, mark.length, *(mark.interval or (None, None)))
            for mark in crossings
            if mark.length is not None
        ),
        horizon=_horizon_text(horizon) if horizon is not None else "",
    )


def _spot(family: Family, length: int, share: Share) -> Spot:
    low, high = share.interval or (None, None)
    if share.interval is not None:
        text = translate(
            "ReportPlot", "{family}, length {length}: {passed} passed; 95 % interval {interval}"
        )
    elif share.n == 1:
        text = translate("ReportPlot", "{family}, length {length}: one case, {passed}")
    else:
        text = translate("ReportPlot", "{family}, length {length}: {passed} passed")
    told = text.format(
        family=family_plain(family),
        length=number(length),
        passed=passed_text(share),
        interval=percents(share.interval) if share.interval else "",
    )
    return Spot(length, share.rate or 0.0, low, high, share.n, told)


def _horizon_text(horizon: Horizon) -> str:
    """Where success falls to each share, or in short why that is not given."""
    if len({one.reason for one in horizon.crossings}) == 1 and all(
        one.length is None for one in horizon.crossings
    ):
        text = translate("ReportPlot", "no horizon: {reason}")
        return text.format(reason=short_reason(horizon.crossings[0]))
    told = []
    for one in horizon.crossings:
        if one.length is None:
            text = translate("ReportPlot", "{share}: none, {reason}")
        elif one.interval is None:
            text = translate("ReportPlot", "{share} at {length} (no interval: {reason})")
        else:
            text = translate("ReportPlot", "{share} at {length} ({interval})")
        told.append(
            text.format(
                share=percent_plain(one.share),
                length=decimal(one.length) if one.length is not None else "",
                interval=interval_text(one.interval, horizon) if one.interval else "",
                reason=short_reason(one),
            )
        )
    return translate("ReportPlot", "; ", "between two horizons").join(told)


def _legend(report: Report) -> list[LegendItem]:
    shown = [one for one in Family if any(curve.family is one for curve in report.by_length)]
    items = [LegendItem(Legend.SERIES, family_plain(one), _FAMILIES.index(one)) for one in shown]
    if any(share.interval for curve in report.by_length for _, share in curve.points):
        items.append(LegendItem(Legend.INTERVAL, translate("ReportPlot", "95 % interval")))
    if any(one.horizon.intercept is not None for one in report.horizons):
        items.append(LegendItem(Legend.CURVE, translate("ReportPlot", "logistic fit")))
    crossings = [mark for one in report.horizons for mark in one.horizon.crossings]
    if any(mark.length is not None for mark in crossings):
        text = translate("ReportPlot", "length at 50 % and at 80 %, with its interval")
        items.append(LegendItem(Legend.CROSSING, text))
    if any(one.simulated for one in report.by_length):
        items.append(LegendItem(Legend.OPEN, translate("ReportPlot", "open: simulated")))
    return items
