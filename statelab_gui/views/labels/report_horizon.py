"""A tracking horizon in words: its lengths, or the plain reason why there is none."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.families import Family
from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.horizon import (
    FEWEST_LENGTHS,
    Crossing,
    Horizon,
    NoHorizon,
    Point,
)
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.domain.statistics.report_names import ReportNames, ReportView
from statelab_gui.domain.statistics.reporting import FamilyHorizon, Report
from statelab_gui.domain.statistics.shares import FEWEST_SEEDS
from statelab_gui.models.report_table import ReportRow, ReportRows
from statelab_gui.views.labels.families import family_plain, form_name
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report import (
    decimal,
    grouping_name,
    passed_of,
    passed_short,
    percent,
)
from statelab_gui.views.labels.report_keys import recipe_name, simulated_text

translate = QCoreApplication.translate


def horizon_title(one: FamilyHorizon, names: ReportNames) -> str:
    """Whose horizon it is, in a line."""
    text = (
        translate("ReportHorizon", "{family}, {form}, by {examinee}")
        if len(names.recipes) < 2
        else translate("ReportHorizon", "{family}, {form}, by {examinee}, of {recipe}")
    ).format(
        family=family_plain(one.family),
        form=form_name(one.form),
        examinee=names.examinees.get(one.examinee_id, ""),
        recipe=recipe_name(one.recipe, names),
    )
    return simulated_text(text) if one.simulated else text


def horizon_table(view: ReportView) -> ReportRows:
    """The horizons, a row each; the recipe is told where there are several."""
    several = len({one.recipe for one in view.report.horizons}) > 1
    key = [
        translate("ReportHorizon", "Examinee"),
        translate("ReportHorizon", "Family"),
        translate("ReportHorizon", "Form"),
        *([grouping_name(Grouping.RECIPE)] if several else []),
    ]
    titles = (
        *key,
        translate("ReportHorizon", "50 % length"),
        translate("ReportHorizon", "95 % interval"),
        translate("ReportHorizon", "80 % length"),
        translate("ReportHorizon", "95 % interval"),
        translate("ReportHorizon", "Trials"),
        translate("ReportHorizon", "Seeds"),
        translate("ReportHorizon", "Passed at each length"),
    )
    first = len(key)
    resampled = translate("ReportHorizon", "From resampled seeds, 1,000 times.")
    tips = {
        first: translate("ReportHorizon", "The length at which half of the whole cases pass."),
        first + 1: resampled,
        first + 2: translate(
            "ReportHorizon", "The length at which four fifths of the whole cases pass."
        ),
        first + 3: resampled,
    }
    rows = tuple(_row(one, view.names, several) for one in view.report.horizons)
    return ReportRows(titles, rows, (first, first + 2, first + 4, first + 5), tips)


def point_table(horizon: Horizon) -> ReportRows:
    """What was observed at each length."""
    titles = (
        translate("ReportHorizon", "Length"),
        translate("ReportHorizon", "Passed"),
        translate("ReportHorizon", "Rate"),
    )
    rows = tuple(
        ReportRow(
            (number(p.length), passed_of(p.passed, p.n), _rate(p)),
            keys={0: p.length, 1: p.passed, 2: p.passed / p.n if p.n > 1 else None},
        )
        for p in horizon.points
    )
    return ReportRows(titles, rows, (0, 1, 2))


def crossing_sentences(horizon: Horizon) -> list[str]:
    """Where success falls to each share, or why that is not given."""
    return [_crossing(one, horizon) for one in horizon.crossings]


def _rate(point: Point) -> str:
    """The share that passed; a single trial is no rate."""
    return percent(point.passed / point.n) if point.n > 1 else ""


def _crossing(one: Crossing, horizon: Horizon) -> str:
    share = percent_plain(one.share)
    if one.length is None:
        text = translate("ReportHorizon", "{share} length: none given. {reason}")
        return text.format(share=share, reason=reason_sentence(one))
    if one.interval is None:
        text = translate("ReportHorizon", "{share} length: {length} moves. {reason}")
        return text.format(share=share, length=decimal(one.length), reason=reason_sentence(one))
    text = translate(
        "ReportHorizon",
        "{share} length: {length} moves, 95 % interval {interval} (seeds resampled).",
    )
    return text.format(
        share=share,
        length=decimal(one.length),
        interval=interval_text(one.interval, horizon),
    )


def reason_sentence(one: Crossing) -> str:
    """Why a length, or its interval, is not given."""
    match one.reason:
        case NoHorizon.FEW_LENGTHS:
            return translate(
                "ReportHorizon", "At least {n} lengths must be answered to fit a curve."
            ).format(n=number(FEWEST_LENGTHS))
        case NoHorizon.ALL_PASSED:
            return translate(
                "ReportHorizon", "Every trial passed: it lies beyond the longest case, if anywhere."
            )
        case NoHorizon.ALL_FAILED:
            return translate(
                "ReportHorizon", "No trial passed: it lies below the shortest case, if anywhere."
            )
        case NoHorizon.ABRUPT:
            return _abrupt(one)
        case NoHorizon.NOT_FALLING:
            return translate(
                "ReportHorizon", "Success does not fall with the length in these trials."
            )
        case NoHorizon.OUTSIDE:
            return translate(
                "ReportHorizon",
                "The curve reaches it only outside of the lengths that were asked, and it is not"
                " drawn further.",
            )
        case NoHorizon.FEW_SEEDS:
            return translate(
                "ReportHorizon",
                "No interval: fewer than {n} seeds do not tell how far it may be off.",
            ).format(n=number(FEWEST_SEEDS))
        case NoHorizon.UNSTABLE:
            return translate(
                "ReportHorizon",
                "No interval: too many of the resamples hold no falling curve.",
            )
        case None:
            return ""


def short_reason(one: Crossing) -> str:
    """Why a length is not given, in a word or two."""
    match one.reason:
        case NoHorizon.FEW_LENGTHS:
            return translate("ReportHorizon", "few lengths")
        case NoHorizon.ALL_PASSED:
            return translate("ReportHorizon", "all passed")
        case NoHorizon.ALL_FAILED:
            return translate("ReportHorizon", "none passed")
        case NoHorizon.ABRUPT if one.between and one.between[0] != one.between[1]:
            text = translate("ReportHorizon", "between {low} and {high}")
            return text.format(low=number(one.between[0]), high=number(one.between[1]))
        case NoHorizon.ABRUPT:
            return translate("ReportHorizon", "abrupt")
        case NoHorizon.NOT_FALLING:
            return translate("ReportHorizon", "not falling")
        case NoHorizon.OUTSIDE:
            return translate("ReportHorizon", "outside")
        case NoHorizon.FEW_SEEDS:
            return translate("ReportHorizon", "few seeds")
        case NoHorizon.UNSTABLE:
            return translate("ReportHorizon", "unstable")
        case None:
            return ""


def percent_plain(share: float) -> str:
    """A share in whole percent."""
    return translate("ReportHorizon", "{n} %").format(n=number(round(100 * share)))


def interval_text(interval: Interval, horizon: Horizon) -> str:
    """An interval of lengths; an end beyond the lengths that were asked is not told in numbers."""
    first, last = horizon.points[0].length, horizon.points[-1].length
    below, above = interval.low < first, interval.high > last
    if below and above:
        text = translate("ReportHorizon", "below {low} to above {high}")
    elif below:
        text = translate("ReportHorizon", "below {low} to {high}")
    elif above:
        text = translate("ReportHorizon", "{low} to above {high}")
    else:
        text = translate("ReportHorizon", "{low}–{high}")
    return text.format(
        low=number(first) if below else decimal(interval.low),
        high=number(last) if above else decimal(interval.high),
    )


def points_text(horizon: Horizon) -> str:
    """Passed of n at each length, in a line."""
    pattern = translate("ReportHorizon", "{length}: {passed}")
    told = (
        pattern.format(length=number(p.length), passed=passed_short(p.passed, p.n))
        for p in horizon.points
    )
    return translate("ReportHorizon", " · ", "between two lengths").join(told)


def _abrupt(one: Crossing) -> str:
    low, high = one.between or (0, 0)
    if low == high:
        return translate(
            "ReportHorizon",
            "Every shorter case passed and every longer one failed: it lies near {length}, and no"
            " slope can be fitted.",
        ).format(length=number(low))
    return translate(
        "ReportHorizon",
        "Everything up to {low} passed and everything from {high} on failed: it lies between the"
        " two, and no slope can be fitted.",
    ).format(low=number(low), high=number(high))


def reason_notes(report: Report) -> list[str]:
    """The short reasons that the table of horizons shows, in words."""
    shown = {crossing.reason for one in report.horizons for crossing in one.horizon.crossings}
    pattern = translate("ReportHorizon", "{short}: {sentence}")
    notes = []
    for reason in NoHorizon:
        if reason in shown:
            plain = Crossing(0.5, None, None, reason)
            sentence = reason_sentence(plain)
            if reason is NoHorizon.ABRUPT:
                sentence = translate(
                    "ReportHorizon",
                    "Everything up to a length passed and everything beyond it failed: no slope can"
                    " be fitted.",
                )
            notes.append(pattern.format(short=short_reason(plain), sentence=sentence))
    return notes


def _row(one: FamilyHorizon, names: ReportNames, several: bool) -> ReportRow:
    name = names.examinees.get(one.examinee_id, "")
    texts = [
        simulated_text(name) if one.simulated else name,
        family_plain(one.family),
        form_name(one.form),
        *([recipe_name(one.recipe, names)] if several else []),
    ]
    first = len(texts)
    tips = {}
    keys: dict[int, float | None] = {1: list(Family).index(one.family)}
    for at, crossing in zip((first, first + 2), one.horizon.crossings, strict=True):
        if crossing.length is None:
            texts += [short_reason(crossing), ""]
        elif crossing.interval is None:
            texts += [decimal(crossing.length), short_reason(crossing)]
        else:
            texts += [decimal(crossing.length), interval_text(crossing.interval, one.horizon)]
        tips[at] = tips[at + 1] = _crossing(crossing, one.horizon)
        keys[at] = crossing.length
        keys[at + 1] = crossing.interval.low if crossing.interval is not None else None
    texts += [number(one.horizon.n), number(one.horizon.seeds), points_text(one.horizon)]
    keys |= {first + 4: one.horizon.n, first + 5: one.horizon.seeds}
    return ReportRow(tuple(texts), tips, one.simulated, keys)
