"""The colour, texture and ink of every recorded value."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

from statelab_gui.domain.executing import Ints
from statelab_gui.views.palettes import (
    VALUE_INKS,
    VALUE_RAMP,
    VALUES,
    VALUES_PLAIN,
    contrast,
    luminance,
)

_STEPS = 64
_LINE_SHARE = 0.35
"""How far the lines of a lined value are from its colour towards its ink."""


@dataclass(frozen=True, eq=False)
class ValueScale:
    """Gives each of the recorded `values`, distinct and sorted, one of few looks.

    Up to as many values as there are hues have a look each: a digit always the same one, whatever
    else occurs. More values share a ramp from the lowest to the highest, told apart by their text.
    """

    values: Ints
    dark: bool

    @classmethod
    def of(cls, recorded: Ints, dark: bool) -> "ValueScale":
        """The scale of all values that updates give."""
        return cls(np.unique(recorded), dark)

    @cached_property
    def is_ramp(self) -> bool:
        return len(self.values) > len(VALUES)

    @property
    def _are_digits(self) -> bool:
        values = self.values
        return len(values) == 0 or bool(values[0] >= 0 and values[-1] < len(VALUES))

    def looks_of(self, values: Ints) -> NDArray[np.intp]:
        """The number of the look of every value, in the shape of `values`; all must be of ours."""
        if self.is_ramp:
            # As fractions: the difference of two values may be too large for their type.
            low, high = float(self.values[0]), float(self.values[-1])
            share = (values.astype(np.float64) - low) / (high - low)
            return np.clip(share * _STEPS, 0, _STEPS - 1).astype(np.intp)
        if self._are_digits:
            return values.astype(np.intp)
        return np.minimum(np.searchsorted(self.values, values), len(self.values) - 1)

    def look_of(self, value: int) -> int:
        """The number of the look of one value."""
        return int(self.looks_of(np.array([value], dtype=self.values.dtype))[0])

    @cached_property
    def fills(self) -> tuple[QColor, ...]:
        """The ground of every look."""
        if self.is_ramp:
            return _ramp(VALUE_RAMP[self.dark])
        return tuple(QColor(pair[self.dark]) for pair in VALUES)

    @cached_property
    def inks(self) -> tuple[QColor, ...]:
        """The colour of text on every look, the one of two that is read better."""
        inks = [QColor(name) for name in VALUE_INKS]
        return tuple(max(inks, key=lambda ink: contrast(ink, fill)) for fill in self.fills)

    @cached_property
    def lines(self) -> tuple[QColor, ...]:
        """The colour of the lines across every look; of a plain one that of its ground."""
        pairs = zip(self.fills, self.inks, strict=True)
        return tuple(
            mixed(fill, ink, _LINE_SHARE) if self.is_lined(look) else fill
            for look, (fill, ink) in enumerate(pairs)
        )

    def is_lined(self, look: int) -> bool:
        """Whether two lines cross the squares of a look."""
        return not self.is_ramp and look >= VALUES_PLAIN

    def legend(self) -> list[tuple[int, int]]:
        """(value, look) of every value; of a ramp a few along it."""
        if not self.is_ramp:
            return [(int(v), self.look_of(int(v))) for v in self.values]
        at = np.linspace(0, len(self.values) - 1, 5).astype(int)
        return [(int(v), self.look_of(int(v))) for v in self.values[at]]


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with a share of `other` in it."""
    parts = (
        (one.redF(), other.redF()),
        (one.greenF(), other.greenF()),
        (one.blueF(), other.blueF()),
    )
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in parts))


def _ramp(stops: tuple[str, ...]) -> tuple[QColor, ...]:
    """Even steps along the stops, whose luminance runs one way."""
    colors = [QColor(stop) for stop in stops]
    assert sorted(map(luminance, colors)) in (
        list(map(luminance, colors)),
        list(map(luminance, colors))[::-1],
    )
    ramp = []
    for step in range(_STEPS):
        at = step / (_STEPS - 1) * (len(colors) - 1)
        i = min(int(at), len(colors) - 2)
        ramp.append(mixed(colors[i], colors[i + 1], at - i))
    return tuple(ramp)
