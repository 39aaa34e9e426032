"""The visual tokens: spacing, type, colour roles, signs. Views name these, never pixels."""

from functools import cache

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetrics,
    QGuiApplication,
    QPalette,
)
from PySide6.QtWidgets import QApplication

from statelab_gui.views.palettes import EDGED, ROLES, Role, edged, luminance, make_palette

__all__ = [
    "Role",
    "apply",
    "color",
    "fixed_font",
    "icon_size",
    "is_dark",
    "page_title_font",
    "row_height",
    "section_font",
    "sign",
    "space",
    "tint",
]

_UNITS = (4, 8, 12, 16, 24, 32)
_DESIGN_HEIGHT = 16  # the font height, in pixels, for which the units were drawn
_BASE_SIZE = "statelab_base_point_size"
_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
_CJK_FIXED = {
    "traditional": (
        "Noto Sans Mono CJK TC",
        "Sarasa Mono TC",
        "PingFang TC",
        "MingLiU",
        "Heiti TC",
    ),
    "simplified": ("Noto Sans Mono CJK SC", "Sarasa Mono SC", "PingFang SC", "NSimSun", "Heiti SC"),
}


def apply(app: QApplication, scheme: str = "system", zoom: int = 100) -> None:
    """Set style, palette and text size; call again for any change, it is idempotent.

    `scheme` is "system", "light" or "dark"; `zoom` is the text size in percent.
    """
    if app.property(_BASE_SIZE) is None:
        app.setProperty(_BASE_SIZE, app.font().pointSizeF())
        app.setStyle("Fusion")
    hints = QGuiApplication.styleHints()
    if hints.colorScheme() != _SCHEMES[scheme]:
        hints.setColorScheme(_SCHEMES[scheme])
    dark = hints.colorScheme() == Qt.ColorScheme.Dark if scheme == "system" else scheme == "dark"
    accent = app.style().standardPalette().color(QPalette.ColorRole.Accent)
    palette = make_palette(dark, accent)
    if palette != app.palette():
        app.setPalette(palette)
        for kind in EDGED:
            # The stub asks for bytes, which the method refuses.
            app.setPalette(edged(palette, dark), kind)  # type: ignore[arg-type]  # see above
    size = float(app.property(_BASE_SIZE)) * zoom / 100
    if abs(app.font().pointSizeF() - size) > 0.01:
        _resize_text(app, size)


def _resize_text(app: QApplication, size: float) -> None:
    """Give the application another text size, and widgets with a size of their own their share."""
    ratio = size / app.font().pointSizeF()
    own = {
        widget: widget.font().pointSizeF()
        for widget in app.allWidgets()
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
    }
    font = app.font()
    font.setPointSizeF(size)
    app.setFont(font)
    fixed_font.cache_clear()
    for widget, before in own.items():
        font = QFont(widget.font())
        if before > 0 and abs(font.pointSizeF() - before) < 0.01:  # it did not follow by itself
            font.setPointSizeF(before * ratio)
            widget.setFont(font)


def space(n: int) -> int:
    """Step n of the grid, n in 1…6: 4, 8, 12, 16, 24, 32 units scaled from the font's height."""
    height = QFontMetrics(QApplication.font()).height()
    return max(1, round(_UNITS[n - 1] * height / _DESIGN_HEIGHT))


def icon_size() -> int:
    """The side of an icon that stands beside text."""
    return space(4)


def row_height() -> int:
    """The fixed height of a table's row in the application's font."""
    return QFontMetrics(QApplication.font()).height() + space(2)


def is_dark(palette: QPalette | None = None) -> bool:
    """Whether text in this palette is lighter than its ground."""
    palette = palette or QApplication.palette()
    key = palette.cacheKey()
    if key not in _dark:  # asked for every cell painted
        if len(_dark) >= _PALETTES_KNOWN:
            _dark.clear()
        ground = luminance(palette.color(QPalette.ColorRole.Window))
        _dark[key] = luminance(palette.color(QPalette.ColorRole.WindowText)) > ground
    return _dark[key]


_dark: dict[int, bool] = {}  # by QPalette.cacheKey, which no two different palettes share
_PALETTES_KNOWN = 256


def color(role: Role, palette: QPalette | None = None) -> QColor:
    """The foreground of a role, readable (WCAG AA) on the page, on a table and on its own tint."""
    return QColor(ROLES[role].dark if is_dark(palette) else ROLES[role].light)


def tint(role: Role, palette: QPalette | None = None) -> QColor:
    """The background of a role; the palette's text is readable on it too."""
    return QColor(ROLES[role].dark_tint if is_dark(palette) else ROLES[role].light_tint)


def sign(role: Role) -> str:
    """The sign that goes beside the colour of a role."""
    return ROLES[role].sign


@cache
def fixed_font() -> QFont:
    """The system's fixed font at the text size, a CJK family behind it; not to be changed."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    have = set(QFontDatabase.families())
    script = (
        "simplified" if QLocale().script() == QLocale.Script.SimplifiedHanScript else "traditional"
    )
    order = _CJK_FIXED[script] + tuple(f for fs in _CJK_FIXED.values() for f in fs)
    # Asking for a family that is missing costs time and a warning on some platforms.
    fallback = next((family for family in order if family in have), None)
    # A name such as "monospace" is no family: behind it Qt would pass over to the fallback, whose
    # Latin letters are narrow. So the family that the system has in mind is named.
    first = QFontInfo(font).family()
    font.setFamilies([first, *([fallback] if fallback else [])])
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setFixedPitch(True)
    font.setPointSizeF(QApplication.font().pointSizeF())
    return font


def section_font() -> QFont:
    """The heading of a section: two points above the text, half-bold."""
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() + 2)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def page_title_font() -> QFont:
    """The title line of a page: six points above the text, half-bold."""
    font = section_font()
    font.setPointSizeF(font.pointSizeF() + 4)
    return font
