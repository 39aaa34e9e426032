"""What a page that is not seen has to do, kept until it is shown: one change costs one page."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from statelab_gui.models.last_resort import told

Act = Callable[[], object]


class CatchUp(QObject):
    """Does at once what a visible page asks for, and otherwise once, just before it is shown."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._due: dict[Act, None] = {}
        page.installEventFilter(self)

    def do(self, act: Act) -> None:
        """Do `act` now, or remember it; the same one is remembered once."""
        if self._page.isVisible():
            act()
        else:
            self._due[act] = None

    def instead(self, act: Act) -> None:
        """As `do`, in place of everything that is still due."""
        self._due.clear()
        self.do(act)

    def now(self) -> None:
        """Do what is due, in the order in which it was asked for."""
        while self._due:
            act = next(iter(self._due))
            del self._due[act]
            act()

    @told(False)
    def eventFilter(self, page: QObject, event: QEvent) -> bool:
        """Catch up before the page itself learns that it is shown."""
        if event.type() == QEvent.Type.Show:
            self.now()
        return False
