"""The pages, as a table of data, and the host that builds each when it is first shown."""

import importlib
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Page, PageBuilder, Shell
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP
from statelab_gui.views.widgets.page_room import PageRoom

_BETWEEN_PAGES_MS = 40  # for what the hand does meanwhile


@dataclass(frozen=True)
class PageSpec:
    """One page: key (its module in app/pages too), English name, icon, need of a document."""

    key: str
    name: str
    icon: str
    needs_document: bool = True


PAGES: tuple[PageSpec, ...] = (
    PageSpec("welcome", QT_TRANSLATE_NOOP("Pages", "Welcome"), "welcome", needs_document=False),
    PageSpec("cases", QT_TRANSLATE_NOOP("Pages", "Cases"), "cases"),
    PageSpec("desk", QT_TRANSLATE_NOOP("Pages", "Desk"), "desk"),
    PageSpec("fetch", QT_TRANSLATE_NOOP("Pages", "Fetch"), "fetch"),
    PageSpec("first_error", QT_TRANSLATE_NOOP("Pages", "First error"), "first_error"),
    PageSpec("drift", QT_TRANSLATE_NOOP("Pages", "Drift"), "drift"),
    PageSpec("log", QT_TRANSLATE_NOOP("Pages", "Run log"), "log"),
    PageSpec("report", QT_TRANSLATE_NOOP("Pages", "Report"), "report"),
)


def page_name(spec: PageSpec) -> str:
    """The name of a page in the language installed."""
    return QCoreApplication.translate("Pages", spec.name)


class PageHost(QObject):
    """Builds pages ahead or when first shown, keeps them in a stack, hands facts to them."""

    shown = Signal(str)

    def __init__(self, session: Session, shell: Shell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack = QStackedWidget()
        self._session = session
        self._shell = shell
        self._pages: dict[str, QWidget] = {}
        self._rooms: dict[str, PageRoom] = {}
        self._current = ""
        self._unworded: set[str] = set()  # pages that are not in the language installed

    @property
    def current(self) -> str:
        """The key of the page shown."""
        return self._current

    def page(self, key: str) -> QWidget | None:
        """A page that was built, or None."""
        return self._pages.get(key)

    def show(self, key: str, **facts: Fact) -> None:
        """Show a page with facts; building it is the only time it may take."""
        self._build(key)
        if key in self._unworded:
            self._unworded.discard(key)
            cast(Page, self._pages[key]).retranslate()
        self.stack.setCurrentWidget(self._rooms[key])
        self._current = key
        cast(Page, self._pages[key]).open_facts(**facts)
        self.shown.emit(key)

    def build_ahead(self) -> None:
        """Build the other pages while nothing else is to be done, one at a time."""
        left = [spec.key for spec in PAGES if spec.key not in self._pages]
        if left:
            self._build(left[0])
            QTimer.singleShot(_BETWEEN_PAGES_MS, self, self.build_ahead)

    def _build(self, key: str) -> None:
        """Build a page that is not there yet; it reads the document when it is first shown."""
        if key not in self._pages:
            module = importlib.import_module(f"statelab_gui.app.pages.{key}")
            build: PageBuilder = module.build
            page = build(self._session, self._shell)
            self._pages[key] = page
            self._rooms[key] = PageRoom(page)
            self.stack.addWidget(self._rooms[key])

    def reveal(self, part: QWidget) -> None:
        """Scroll the page shown, where it is larger than its room, so that a part is seen."""
        if self._current:
            self._rooms[self._current].reveal(part)

    def title(self) -> str:
        """The title of the page shown."""
        page = self._pages.get(self._current)
        return cast(Page, page).page_title if page is not None else ""

    def retranslate(self) -> None:
        """Put the page shown into the language installed; the others when they are shown."""
        self._unworded = set(self._pages) - {self._current}
        if self._current:
            cast(Page, self._pages[self._current]).retranslate()
