"""Theme and text size: as the reviewer set them, following the system where wanted."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from statelab_gui.app.settings import Settings
from statelab_gui.views import theme

THEMES = ("system", "light", "dark")
ZOOMS = (80, 90, 100, 110, 125, 150, 175, 200)


class Appearance(QObject):
    """Applies the theme tokens to the application, again on every change."""

    changed = Signal()

    def __init__(
        self, app: QApplication, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._settings = settings
        self.apply()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)

    @property
    def theme(self) -> str:
        """One of THEMES."""
        wanted: str = self._settings.get("theme")
        return wanted if wanted in THEMES else "system"

    @property
    def zoom(self) -> int:
        """The text size in percent, one of ZOOMS."""
        wanted: int = self._settings.get("zoom")
        return min(ZOOMS, key=lambda known: abs(known - wanted))

    @property
    def is_largest(self) -> bool:
        """Whether there is no larger text."""
        return self.zoom == ZOOMS[-1]

    @property
    def is_smallest(self) -> bool:
        """Whether there is no smaller text."""
        return self.zoom == ZOOMS[0]

    def set_theme(self, name: str) -> None:
        """Take a theme of THEMES."""
        self._settings.put("theme", name)
        self.apply()

    def step_zoom(self, steps: int) -> None:
        """Go up or down the list of text sizes; 0 steps back to the normal one."""
        place = ZOOMS.index(self.zoom) + steps if steps else ZOOMS.index(100)
        self._settings.put("zoom", ZOOMS[max(0, min(place, len(ZOOMS) - 1))])
        self.apply()

    def apply(self) -> None:
        """Put style, palette and text size on the application."""
        theme.apply(self._app, self.theme, self.zoom)
        self.changed.emit()
