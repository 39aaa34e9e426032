"""The colours of recorded values: readable, and told apart by any eyes."""

import itertools
import math

import numpy as np
import pytest
from PySide6.QtGui import QColor

from statelab_gui.views.palettes import VALUE_RAMP, VALUES, VALUES_PLAIN, contrast
from statelab_gui.views.plots.map_values import ValueScale

_AA_TEXT = 4.5
# Seen without red, green and blue cones, as linear RGB (Machado, Oliveira and Fernandes 2009).
_EYES = {
    "all cones": np.eye(3),
    "no red": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "no green": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "no blue": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_SAME_TEXTURE, _OTHER_TEXTURE = 0.08, 0.05
"""Least distances in Oklab; about 0.02 is just seen side by side."""


def linear(color: QColor) -> np.ndarray:
    parts = (color.redF(), color.greenF(), color.blueF())
    return np.array([p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts])


def oklab(rgb: np.ndarray) -> np.ndarray:
    """Oklab (Ottosson 2020) of linear RGB."""
    to_lms = np.array(
        [
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ]
    )
    to_lab = np.array(
        [
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ]
    )
    return to_lab @ np.cbrt(to_lms @ np.clip(rgb, 0, 1))


def scale(values: list[int], dark: bool) -> ValueScale:
    return ValueScale.of(np.array(values, dtype=np.int64), dark)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("values", [list(range(10)), list(range(-50, 60))], ids=["hues", "ramp"])
def test_text_is_readable_on_every_square(values: list[int], dark: bool) -> None:
    looks = scale(values, dark)
    for fill, ink in zip(looks.fills, looks.inks, strict=True):
        assert contrast(fill, ink) >= _AA_TEXT


@pytest.mark.parametrize("eyes", _EYES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_two_values_look_alike_to_any_eyes(eyes: str, dark: bool) -> None:
    seen = [oklab(_EYES[eyes] @ linear(QColor(pair[dark]))) for pair in VALUES]
    for one, other in itertools.combinations(range(len(VALUES)), 2):
        same = (one < VALUES_PLAIN) == (other < VALUES_PLAIN)
        least = _SAME_TEXTURE if same else _OTHER_TEXTURE
        assert math.dist(seen[one], seen[other]) >= least, (one, other)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_ramp_runs_one_way_in_brightness_for_all_eyes(dark: bool) -> None:
    for eyes in _EYES.values():
        bright = [oklab(eyes @ linear(QColor(stop)))[0] for stop in VALUE_RAMP[dark]]
        assert bright in (sorted(bright), sorted(bright, reverse=True))


def test_a_digit_has_one_look_whatever_else_occurs() -> None:
    few, all_ten = scale([3, 7], False), scale(list(range(10)), False)
    assert [few.look_of(3), few.look_of(7)] == [all_ten.look_of(3), all_ten.look_of(7)] == [3, 7]
    assert few.is_lined(7) and not few.is_lined(3)


def test_a_few_large_values_have_a_look_each_and_many_share_a_ramp() -> None:
    few = scale([-5, 2**62, 12], False)
    assert len({few.look_of(v) for v in (-5, 12, 2**62)}) == 3
    many = scale([-(2**62), *range(40), 2**62], False)
    assert many.is_ramp
    looks = many.looks_of(many.values)
    assert looks[0] == 0 and looks[-1] == len(many.fills) - 1
    assert (np.diff(looks) >= 0).all()
