"""Tokens: readable in both themes, scaled from the font, never colour alone."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from statelab_gui.views import theme
from statelab_gui.views.palettes import (
    ON_ACCENT,
    contrast,
    edged,
    make_palette,
    readable_accent,
)

_AA_TEXT = 4.5
_AA_SHAPE = 3.0
_GROUNDS = (
    QPalette.ColorRole.Window,
    QPalette.ColorRole.Base,
    QPalette.ColorRole.AlternateBase,
)


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def palette(request: pytest.FixtureRequest, qapp: QApplication) -> QPalette:
    return make_palette(request.param)


@pytest.fixture
def themed(qapp: QApplication) -> Iterator[QApplication]:
    theme.apply(qapp, "light")
    yield qapp
    theme.apply(qapp, "light", 100)


@pytest.mark.parametrize("role", theme.Role)
def test_every_role_is_readable_on_every_ground(palette: QPalette, role: theme.Role) -> None:
    ink = theme.color(role, palette)
    for ground in _GROUNDS:
        assert contrast(ink, palette.color(ground)) >= _AA_TEXT
    assert contrast(ink, theme.tint(role, palette)) >= _AA_TEXT
    text = palette.color(QPalette.ColorRole.Text)
    assert contrast(text, theme.tint(role, palette)) >= _AA_TEXT


def test_the_palettes_own_texts_are_readable(palette: QPalette) -> None:
    role = QPalette.ColorRole
    pairs = [
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.PlaceholderText, role.Base),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
        (role.Link, role.Window),
        (role.LinkVisited, role.Base),
    ]
    for ink, ground in pairs:
        assert contrast(palette.color(ink), palette.color(ground)) >= _AA_TEXT, (ink, ground)


@pytest.mark.parametrize("dark", [False, True])
def test_the_edge_of_a_control_is_seen(dark: bool) -> None:
    palette = edged(make_palette(dark), dark)
    edge = palette.color(QPalette.ColorRole.Window).darker(140)  # as Fusion draws it
    assert contrast(edge, palette.color(QPalette.ColorRole.Base)) >= 3


def test_a_selection_is_seen_without_focus(palette: QPalette) -> None:
    inactive = palette.color(QPalette.ColorGroup.Inactive, QPalette.ColorRole.Highlight)
    assert contrast(inactive, palette.color(QPalette.ColorRole.Base)) >= _AA_SHAPE


@pytest.mark.parametrize(
    "wanted", ["#ffff00", "#ff8800", "#000000", "#ffffff", "#3daee9", "#888888"]
)
@pytest.mark.parametrize("dark", [False, True])
def test_any_accent_of_the_platform_is_made_readable(wanted: str, dark: bool) -> None:
    accent = readable_accent(QColor(wanted), dark)
    base = make_palette(dark).color(QPalette.ColorRole.Base)
    assert contrast(QColor(ON_ACCENT), accent) >= _AA_TEXT
    assert contrast(accent, base) >= _AA_SHAPE


def test_black_on_white_has_the_contrast_of_the_standard() -> None:
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.48, abs=0.01)


def test_no_two_roles_share_a_sign() -> None:
    signs = [theme.sign(role) for role in theme.Role]
    assert all(signs)
    assert len(set(signs)) == len(signs)


def test_spaces_grow_with_the_text(themed: QApplication) -> None:
    before = [theme.space(n) for n in range(1, 7)]
    assert before == sorted(set(before))
    theme.apply(themed, "light", 200)
    after = [theme.space(n) for n in range(1, 7)]
    assert all(1.7 <= large / small <= 2.4 for small, large in zip(before, after, strict=True))


def test_the_fixed_font_follows_the_text_size(themed: QApplication) -> None:
    theme.apply(themed, "light", 150)
    assert theme.fixed_font().pointSizeF() == pytest.approx(themed.font().pointSizeF())


def test_the_fixed_font_has_a_chinese_family_behind_it(
    themed: QApplication, chinese_font: str
) -> None:
    assert len(theme.fixed_font().families()) >= 2


def test_dark_and_light_are_told_apart(themed: QApplication) -> None:
    assert not theme.is_dark()
    theme.apply(themed, "dark")
    assert theme.is_dark()
