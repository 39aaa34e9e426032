"""The colours, light and dark: the one table in the program that holds them."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QColor, QPalette


class Role(StrEnum):
    """What a colour says. Each has a sign too, so that nothing rests on colour alone."""

    RIGHT = "right"
    WRONG = "wrong"
    FORMAT_ERROR = "format_error"
    MIXED = "mixed"
    TRUNCATED = "truncated"
    INCOMPLETE = "incomplete"
    UNANSWERED = "unanswered"
    BEGUN = "begun"
    SIMULATED = "simulated"
    STEP = "step"
    CHANGED = "changed"
    HIDDEN = "hidden"
    QUIET = "quiet"
    PROBLEM = "problem"


@dataclass(frozen=True)
class RoleColors:
    """Foreground and background of a role in light and in dark."""

    sign: str
    light: str
    light_tint: str
    dark: str
    dark_tint: str


ROLES: dict[Role, RoleColors] = {
    Role.RIGHT: RoleColors("✓", "#00664b", "#dcf2e9", "#58cfa8", "#15362c"),
    Role.WRONG: RoleColors("✗", "#a83a00", "#fde7dc", "#ff9c6e", "#452415"),
    Role.FORMAT_ERROR: RoleColors("⚠", "#8b2c69", "#f7e4f0", "#eda5cf", "#40213a"),
    Role.MIXED: RoleColors("◐", "#7a5000", "#fcefd0", "#f0b84a", "#3b2d0f"),
    Role.TRUNCATED: RoleColors("✂", "#7a5000", "#fcefd0", "#f0b84a", "#3b2d0f"),
    Role.INCOMPLETE: RoleColors("…", "#7a5000", "#fcefd0", "#f0b84a", "#3b2d0f"),
    Role.UNANSWERED: RoleColors("○", "#565c66", "#ebedf0", "#a9b0ba", "#2b2f35"),
    Role.BEGUN: RoleColors("◔", "#005a96", "#dfeefa", "#79c0f5", "#143048"),
    Role.SIMULATED: RoleColors("◇", "#45528a", "#e6e9f6", "#aab6ea", "#272c45"),
    Role.STEP: RoleColors("►", "#005a96", "#dfeefa", "#79c0f5", "#143048"),
    Role.CHANGED: RoleColors("•", "#1b1e23", "#fbf2cd", "#f1f2f4", "#3d3715"),
    Role.HIDDEN: RoleColors("▒", "#565c66", "#e4e7eb", "#a9b0ba", "#2f343b"),
    Role.QUIET: RoleColors("·", "#5a606a", "#f0f1f4", "#a3aab4", "#282c32"),
    Role.PROBLEM: RoleColors("!", "#a3262f", "#fde6e7", "#ff9ba0", "#46202a"),
}

# role of QPalette -> (light, dark)
SURFACES: dict[QPalette.ColorRole, tuple[str, str]] = {
    QPalette.ColorRole.Window: ("#f4f5f7", "#212429"),
    QPalette.ColorRole.WindowText: ("#1b1e23", "#e6e8ec"),
    QPalette.ColorRole.Base: ("#ffffff", "#181a1e"),
    QPalette.ColorRole.AlternateBase: ("#f7f8fa", "#1e2126"),
    QPalette.ColorRole.Text: ("#1b1e23", "#e6e8ec"),
    QPalette.ColorRole.Button: ("#eceef1", "#30343b"),
    QPalette.ColorRole.ButtonText: ("#1b1e23", "#e6e8ec"),
    QPalette.ColorRole.BrightText: ("#ffffff", "#ffffff"),
    QPalette.ColorRole.ToolTipBase: ("#2b2f36", "#e6e8ec"),
    QPalette.ColorRole.ToolTipText: ("#ffffff", "#1b1e23"),
    QPalette.ColorRole.PlaceholderText: ("#5f6670", "#9aa1ac"),
    QPalette.ColorRole.Light: ("#ffffff", "#454b54"),
    QPalette.ColorRole.Midlight: ("#f4f5f7", "#3a3f47"),
    QPalette.ColorRole.Mid: ("#c3c8cf", "#3f454e"),
    QPalette.ColorRole.Dark: ("#9aa1ab", "#14161a"),
    QPalette.ColorRole.Shadow: ("#6b727c", "#0b0c0e"),
    QPalette.ColorRole.Link: ("#005a96", "#79c0f5"),
    QPalette.ColorRole.LinkVisited: ("#6a4a8f", "#c3a8e8"),
}
DISABLED_TEXT = ("#8b919b", "#6f7680")
# The Fusion style draws the edge of a control 1.4 times darker than its window colour: these give
# an edge of 3:1 on the ground of the control (WCAG 1.4.11), in dark too, where it would vanish.
EDGE_SOURCE = ("#c1cad6", "#a0aab8")
EDGED = ("QCheckBox", "QComboBox", "QLineEdit", "QAbstractSpinBox")
# Recorded values, (light, dark): a value keeps its colour; from VALUES_PLAIN on it is lined too.
# Chosen by search so that, of the plain and of the lined ones each, any two differ for eyes without
# red, green or blue cones as well.
VALUES: tuple[tuple[str, str], ...] = (
    ("#f6d067", "#5b8179"),
    ("#179fd1", "#314a90"),
    ("#d17372", "#772c3c"),
    ("#81d3cd", "#9cb081"),
    ("#d3a437", "#825808"),
    ("#efd9ff", "#b586ad"),
    ("#69969e", "#496ba7"),
    ("#b7f8a7", "#7f8018"),
    ("#daa0f3", "#973d51"),
    ("#7dc981", "#72b336"),
)
VALUES_PLAIN = 5
# Many values, lowest first, in light and in dark: the luminance runs one way.
VALUE_RAMP: tuple[tuple[str, ...], tuple[str, ...]] = (
    ("#fdf0c8", "#f3b27a", "#d5706e", "#8c4378", "#3d2a5f"),
    ("#332b4d", "#5b3a6e", "#a35373", "#d98a6a", "#f2d79a"),
)
# Curves side by side, (light, dark): chosen by search so that any two differ for eyes without red,
# green or blue cones as well, and each is readable on its ground.
SERIES: tuple[tuple[str, str], ...] = (
    ("#186ded", "#19e1fc"),
    ("#cf4a00", "#edcb18"),
    ("#003482", "#158ccf"),
    ("#730e00", "#cf6300"),
)
VALUE_INKS = ("#000000", "#ffffff")  # one of them is readable on any colour there is
OWN_ACCENT = ("#0a62a3", "#2876b6")
ON_ACCENT = "#ffffff"


def luminance(color: QColor) -> float:
    """Relative luminance of a colour as WCAG 2 defines it, 0 (black) to 1 (white)."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = linear(color.redF()), linear(color.greenF()), linear(color.blueF())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """WCAG 2 contrast ratio of two opaque colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def readable_accent(wanted: QColor, dark: bool) -> QColor:
    """`wanted`, darkened until white text on it and it beside the page both are readable.

    Where the platform's accent cannot be made so without losing its hue, ours is taken.
    """
    surface = QColor(SURFACES[QPalette.ColorRole.Base][1 if dark else 0])
    accent = QColor(wanted)
    for _ in range(12):
        if contrast(QColor(ON_ACCENT), accent) >= 4.5:
            break
        accent = accent.darker(112)
    if contrast(accent, surface) < 3.0 or contrast(QColor(ON_ACCENT), accent) < 4.5:
        return QColor(OWN_ACCENT[1 if dark else 0])
    return accent


def edged(palette: QPalette, dark: bool) -> QPalette:
    """The palette of a control whose edge must be seen."""
    palette = QPalette(palette)
    palette.setColor(QPalette.ColorRole.Window, QColor(EDGE_SOURCE[1 if dark else 0]))
    return palette


def make_palette(dark: bool, accent: QColor | None = None) -> QPalette:
    """The palette of the light or the dark theme, with the platform's accent if it is readable."""
    column = 1 if dark else 0
    palette = QPalette()
    for role, pair in SURFACES.items():
        palette.setColor(role, QColor(pair[column]))
    shade = readable_accent(accent or QColor(OWN_ACCENT[column]), dark)
    palette.setColor(QPalette.ColorRole.Highlight, shade)
    palette.setColor(QPalette.ColorRole.Accent, shade)
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor(ON_ACCENT))
    # Selection stays visible without focus.
    palette.setColor(QPalette.ColorGroup.Inactive, QPalette.ColorRole.Highlight, shade)
    for text in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
        QPalette.ColorRole.PlaceholderText,
    ):
        palette.setColor(QPalette.ColorGroup.Disabled, text, QColor(DISABLED_TEXT[column]))
    disabled = QPalette.ColorGroup.Disabled
    palette.setColor(
        disabled, QPalette.ColorRole.Highlight, QColor(SURFACES[QPalette.ColorRole.Mid][column])
    )
    return palette
