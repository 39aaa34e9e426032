"""Words for a report's figures: shares, intervals, groups. A figure is told with its n."""

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.runs import ToolsGroup
from statelab_gui.domain.statistics.groups import Grouping, Known
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.domain.statistics.reporting import BaselineScore
from statelab_gui.domain.statistics.shares import FEWEST_SEEDS, IntervalMethod, Share
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate
_LEAST_P = 0.001


def grouping_name(grouping: Grouping) -> str:
    """What trials are told apart by."""
    return {
        Grouping.FAMILY: translate("Report", "Family"),
        Grouping.LENGTH: translate("Report", "Length"),
        Grouping.FORM: translate("Report", "Form"),
        Grouping.EXAMINEE: translate("Report", "Examinee"),
        Grouping.TOOLS: translate("Report", "Tools"),
        Grouping.RECIPE: translate("Report", "Recipe"),
    }[grouping]


def tools_name(tools: ToolsGroup) -> str:
    """Whether tools were allowed."""
    return {
        ToolsGroup.WITHOUT: translate("Report", "Without"),
        ToolsGroup.WITH: translate("Report", "With"),
        ToolsGroup.UNKNOWN: translate("Report", "Not known"),
    }[tools]


def decimal(value: float, digits: int = 1) -> str:
    """A number with that many decimals, as the reader writes it."""
    return QLocale().toString(value, "f", digits)


def percent(rate: float) -> str:
    """A share in percent, to one decimal."""
    return translate("Report", "{n} %").format(n=decimal(100 * rate))


def percents(interval: Interval) -> str:
    """An interval of a share in percent."""
    text = translate("Report", "{low}–{high} %")
    return text.format(low=decimal(100 * interval.low), high=decimal(100 * interval.high))


def of_text(count: int, total: int) -> str:
    """A count with what it is out of."""
    return translate("Report", "{count} of {total}").format(
        count=number(count), total=number(total)
    )


def simulated_count(simulated: int, answered: int) -> str:
    """How many of the answers no model gave, with the mark of that."""
    if simulated == answered:
        text = translate("Report", "{sign} all simulated")
    else:
        text = translate("Report", "{sign} %n simulated", "", simulated)
    return text.format(sign=sign(Role.SIMULATED))


def passed_text(share: Share) -> str:
    """How many passed: a single one reads passed or failed."""
    return passed_of(share.passed, share.n)


def passed_short(passed: int, n: int) -> str:
    """The same in fewer letters, for a line of many."""
    if n < 2:
        return passed_of(passed, n)
    return translate("Report", "{count}/{total}").format(count=number(passed), total=number(n))


def passed_of(passed: int, n: int) -> str:
    """How many of n passed: a single one reads passed or failed."""
    if n == 0:
        return translate("Report", "none answered")
    if n == 1:
        return translate("Report", "passed") if passed else translate("Report", "failed")
    return of_text(passed, n)


def rate_text(share: Share) -> str:
    """The share that passed; nothing where there are fewer than two."""
    return percent(share.rate) if share.rate is not None and share.n > 1 else ""


def cells_text(right: int, total: int) -> str:
    """Right cells over the denominator; nothing where nothing was answered."""
    return of_text(right, total) if total else ""


def cell_rate_text(right: int, total: int) -> str:
    """The share of right cells; nothing where nothing was answered."""
    return percent(right / total) if total else ""


def baseline_cases(score: BaselineScore) -> str:
    """Whole cases that an answer which tracks nothing passes."""
    if score.n == 1:
        return translate("Report", "passes") if score.passed else translate("Report", "fails")
    return of_text(score.passed, score.n) if score.n else ""


def known_text(known: Known, value: str) -> str:
    """A figure that not every trial tells, with how many of how many do."""
    if known.of == 0:
        return ""
    if known.value is None:
        return translate("Report", "not known")
    if known.known == known.of:
        return value
    text = translate("Report", "{value} ({known} of {of})")
    return text.format(value=value, known=number(known.known), of=number(known.of))


def p_text(p: float | None) -> str:
    """A p value to three decimals; nothing where there is none."""
    if p is None:
        return ""
    if p < _LEAST_P:
        return translate("Report", "< {p}").format(p=decimal(_LEAST_P, 3))
    return decimal(p, 3)


def p_said(p: float) -> str:
    """A p value as it goes on after the letter p: what it is, or what it is below."""
    if p < _LEAST_P:
        return p_text(p)
    return translate("Report", "= {p}").format(p=p_text(p))


def method_code(method: IntervalMethod) -> str:
    """A short code for where an interval comes from."""
    return {
        IntervalMethod.NONE: "–",
        IntervalMethod.WILSON: "W",
        IntervalMethod.SEED_BOOTSTRAP: "S",
        IntervalMethod.SEED_WILSON: "SW",
        IntervalMethod.ONE_SEED: "1!",
    }[method]


def method_sentence(method: IntervalMethod) -> str:
    """Where an interval comes from, in words."""
    return {
        IntervalMethod.NONE: translate("Report", "No interval: fewer than two trials."),
        IntervalMethod.WILSON: translate(
            "Report", "Wilson's score interval: every trial has a seed of its own."
        ),
        IntervalMethod.SEED_BOOTSTRAP: translate(
            "Report",
            "Seeds resampled: trials of one seed are not independent, so whole seeds were drawn"
            " again, 10,000 times.",
        ),
        IntervalMethod.SEED_WILSON: translate(
            "Report",
            "Wilson's interval over seeds, not trials: with fewer than {n} seeds, or seeds that all"
            " passed equally often, resampling shows too little.",
        ).format(n=number(FEWEST_SEEDS)),
        IntervalMethod.ONE_SEED: translate(
            "Report",
            "One seed only: Wilson's interval as if the trials were independent, which they are"
            " not. It is too narrow.",
        ),
    }[method]
