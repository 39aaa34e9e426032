"""The fonts, measures and colours that a state map is drawn with, on screen or on a light page."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from statelab_gui.views import theme
from statelab_gui.views.palettes import make_palette


@dataclass(frozen=True, eq=False)
class MapLook:
    """`text` is the font of words, `fixed` that of cells and values."""

    palette: QPalette
    text: QFont
    fixed: QFont

    @classmethod
    def of_screen(cls, palette: QPalette) -> "MapLook":
        """As the window looks now, whether or not the widget asked has the focus or is enabled."""
        palette = QPalette(palette)
        palette.setCurrentColorGroup(QPalette.ColorGroup.Active)
        return cls(palette, QApplication.font(), theme.fixed_font())

    @classmethod
    def of_page(cls) -> "MapLook":
        """A light page, whatever the theme."""
        pages = []
        for font in (QApplication.font(), theme.fixed_font()):
            # by pixels: a page that is scaled has another number of dots an inch than the screen
            page = QFont(font)
            page.setPixelSize(QFontInfo(font).pixelSize())
            pages.append(page)
        return cls(make_palette(False), *pages)

    @property
    def dark(self) -> bool:
        return theme.is_dark(self.palette)

    @cached_property
    def bold(self) -> QFont:
        font = QFont(self.fixed)
        font.setBold(True)
        return font

    @cached_property
    def text_metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self.text)

    @cached_property
    def fixed_metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self.bold)

    @cached_property
    def line(self) -> float:
        """The height of a line of words."""
        return self.text_metrics.height()

    @cached_property
    def gap(self) -> float:
        """The smallest step of the grid."""
        return float(theme.space(1))

    @property
    def hair(self) -> float:
        """A thin line that is still seen."""
        return max(1.0, self.gap / 4)

    @property
    def ground(self) -> QColor:
        return self.palette.color(QPalette.ColorRole.Base)

    @property
    def ink(self) -> QColor:
        return self.palette.color(QPalette.ColorRole.Text)

    def color(self, role: theme.Role) -> QColor:
        return theme.color(role, self.palette)

    def tint(self, role: theme.Role) -> QColor:
        return theme.tint(role, self.palette)
