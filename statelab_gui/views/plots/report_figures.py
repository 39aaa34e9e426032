"""What the plots of a report show, in texts and numbers; how it is drawn is told elsewhere."""

from dataclasses import dataclass, field
from enum import StrEnum


class Legend(StrEnum):
    """What a sign of the legend stands for."""

    SERIES = "series"
    INTERVAL = "interval"
    CURVE = "curve"
    CROSSING = "crossing"
    OPEN = "open"


@dataclass(frozen=True)
class LegendItem:
    """A sign and what it means; `style` is that of a series."""

    kind: Legend
    text: str
    style: int = 0


@dataclass(frozen=True)
class Spot:
    """What was observed at one length: a share, and its interval where there is one."""

    length: int
    rate: float
    low: float | None
    high: float | None
    n: int
    told: str


@dataclass(frozen=True)
class CrossingMark:
    """Where a fitted curve falls to `share`; the interval in lengths where there is one."""

    share: float
    length: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Curve:
    """The points of one series; `fit` has intercept and slope of the logit over ln length."""

    style: int
    name: str
    spots: tuple[Spot, ...]
    fit: tuple[float, float] | None = None
    crossings: tuple[CrossingMark, ...] = ()
    horizon: str = ""


@dataclass(frozen=True)
class CurvePanel:
    """Curves on axes of their own; simulated ones are drawn open. `recipe` is told where the
    figure is of several."""

    title: str
    subtitle: str
    curves: tuple[Curve, ...]
    simulated: bool = False
    recipe: str = ""


@dataclass(frozen=True)
class CurveFigure:
    """Panels of shares against length; `n_title` heads the counts below each, `each` says one
    count that holds at every length."""

    panels: tuple[CurvePanel, ...] = ()
    legend: tuple[LegendItem, ...] = ()
    across: str = ""
    up: str = ""
    n_title: str = ""
    each: str = "{n}"


@dataclass(frozen=True)
class Bar:
    """A value that is drawn as a bar with its text beside; None draws no bar."""

    value: float | None
    text: str


@dataclass(frozen=True)
class BarRow:
    """A group and its bars, one a column; without bars it is a heading of those that follow."""

    label: str
    bars: tuple[Bar, ...] = ()
    told: str = ""
    simulated: bool = False


@dataclass(frozen=True)
class BarFigure:
    """Rows of bars below the titles of their columns; `notes` stand below.

    Of a figure that is a piece of another `whole` has all rows, so that all pieces have one scale.
    """

    columns: tuple[str, ...] = ()
    rows: tuple[BarRow, ...] = ()
    notes: tuple[str, ...] = ()
    whole: tuple[BarRow, ...] = ()

    @property
    def measured(self) -> list[BarRow]:
        """The rows with bars that the scale is made for."""
        return [row for row in self.whole or self.rows if row.bars]


@dataclass(frozen=True)
class Split:
    """How pairs fell: both passed, only the first, only the second, neither."""

    label: str
    counts: tuple[int, int, int, int]
    n_text: str
    told: str


@dataclass(frozen=True)
class SplitPanel:
    """One comparison: its splits as bars, the whole of it as a square of texts, and its test."""

    title: str
    splits: tuple[Split, ...]
    square: tuple[tuple[str, ...], ...]
    note: str
    parts: tuple[str, str, str, str]
    simulated: bool = False


@dataclass(frozen=True)
class SplitFigure:
    """Comparisons, one below another."""

    panels: tuple[SplitPanel, ...] = field(default=())


@dataclass(frozen=True)
class Dot:
    """A figure with its interval, where it has one, and its text beside; `style` is a series."""

    value: float
    low: float | None
    high: float | None
    text: str
    style: int


@dataclass(frozen=True)
class DotRow:
    """A group and the dots of each column; without columns it is a heading of those that follow."""

    label: str
    columns: tuple[tuple[Dot, ...], ...] = ()
    told: str = ""
    simulated: bool = False


@dataclass(frozen=True)
class DotColumn:
    """A column of dots: its title, and the ends of its scale with 0 between or at one of them."""

    title: str
    low: float
    high: float


@dataclass(frozen=True)
class DotFigure:
    """Rows of dots with intervals on the scales of their columns; `notes` stand below."""

    columns: tuple[DotColumn, ...] = ()
    rows: tuple[DotRow, ...] = ()
    legend: tuple[LegendItem, ...] = ()
    notes: tuple[str, ...] = ()
