"""The window: wires rail, pages, menus, status line and session together."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget
from shiboken6 import isValid

from statelab_gui.app.appearance import THEMES, Appearance
from statelab_gui.app.closing import Closing
from statelab_gui.app.document_commands import SUFFIX, DocumentCommands
from statelab_gui.app.edit_commands import EditCommands
from statelab_gui.app.menus import Menus
from statelab_gui.app.network import Network
from statelab_gui.app.network_commands import NetworkCommands
from statelab_gui.app.open_written import open_written
from statelab_gui.app.page_table import PAGES, PageHost, page_name
from statelab_gui.app.running_code import RunningCode
from statelab_gui.app.session import Session
from statelab_gui.app.settings import Settings
from statelab_gui.app.shell import Fact, Kind
from statelab_gui.app.translations import LANGUAGES, SYSTEM, Translations
from statelab_gui.app.view_commands import HelpCommands, ViewCommands
from statelab_gui.app.warm_up import WarmUp
from statelab_gui.app.window_state import WindowState
from statelab_gui.domain.errors import KnownError
from statelab_gui.models.last_resort import told
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.rail import Rail
from statelab_gui.views.status_line import StatusLine
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.focus_ring import FocusRings
from statelab_gui.views.widgets.on_screen import keep_on_screen
from statelab_gui.views.widgets.progress_row import ProgressRow
from statelab_gui.views.widgets.wheel_guard import WheelGuard

if TYPE_CHECKING:
    from statelab_gui.app.fetching.window import Fetching

_FIRST_SIZE = (1280, 800)
_LEAST_ROOM = 1000  # wide: on a smaller screen the pages do not fit, whatever the window's size


class MainWindow(QMainWindow):
    """The one window of a process; it is the Shell of the pages."""

    painted = Signal()  # the first paint is done

    def __init__(
        self,
        settings: Settings,
        appearance: Appearance,
        translations: Translations,
        warm_up: WarmUp,
        crash_folder: Path,
    ) -> None:
        super().__init__()
        self._settings = settings
        self._appearance = appearance
        self._translations = translations
        self._listeners: list[Callable[[], None]] = []
        self._was_painted = False
        self._shown = ""  # the page
        self.session = Session(self)
        self.network = Network(settings, self)
        self.pages = PageHost(self.session, self, self)
        self.rail = Rail([(page.key, page.icon) for page in PAGES])
        self.problem = Banner(Role.PROBLEM)
        self.notice = Banner(Role.STEP)
        self.unfinished = Banner(Role.MIXED)
        self._fetching: Fetching | None = None
        self.progress = ProgressRow()
        self.status = StatusLine()
        self._rings = FocusRings()
        self._wheel = WheelGuard(self)
        self.documents = DocumentCommands(self.session, settings, warm_up, self.progress, self)
        self.edit = EditCommands(self.session, self)
        self._view = ViewCommands(appearance, self.show_page)
        self._help = HelpCommands(
            self, crash_folder, lambda: translations.language, lambda: self.menus.all_actions()
        )
        self.code = RunningCode(self.session, settings, self)
        self._tools = NetworkCommands(self.network, self.session, self.status, self.code, self)
        self.menus = Menus(
            self,
            {
                "file": self.documents,
                "edit": self.edit,
                "view": self._view,
                "tools": self._tools,
                "help": self._help,
            },
        )
        self._state = WindowState(self, self.session)
        self._closing = Closing(self.session, self.close, self)

        self._lay_out()
        self._connect()
        self._show_text_sizes()
        self.retranslate()
        self.show_page("welcome")
        self._state.show_document()

    # The shell of the pages

    @property
    def settings(self) -> Settings:
        """The program's settings."""
        return self._settings

    @property
    def fetching(self) -> "Fetching":
        """The run under way; what that takes is loaded when it is first asked for."""
        if self._fetching is None:
            from statelab_gui.app.fetching.window import Fetching

            self._fetching = Fetching(self.session, self.network, self, self)
            self._state.follow_runs(self._fetching)
        return self._fetching

    def show_page(self, key: str, **facts: Fact) -> None:
        """Bring up a page with facts."""
        self.pages.show(key, **facts)

    def trigger(self, action: str) -> None:
        """Do what an action does, by its key."""
        self.menus.action(action).trigger()

    def open_document(self, path: str) -> None:
        """Open a document in this window."""
        self.documents.open_path(Path(path))

    def say(self, text: str, kind: Kind = "done") -> None:
        """Say in the status line what was done or what is wrong."""
        self.status.say(self.network.clean(text), kind)

    def say_written(self, text: str, file: Path) -> None:
        """Say what was written, beside a button that opens it."""
        self.status.say_written(text, str(file))

    def set_page_actions(self, key: str, actions: Sequence[QAction]) -> None:
        """Take a page's own actions into the menu Page."""
        self.menus.set_page_actions(key, actions)
        if self.pages.current == key:
            self.menus.show_page(key)

    def on_language_changed(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every change of language."""
        self._listeners.append(listener)

    # What happens

    def show_error(self, error: KnownError) -> None:
        """Say what is wrong across the top of the page, until dismissed or put right."""
        self.problem.say(self.network.clean(error_sentence(error)), self.tr("Dismiss"))

    def retranslate(self) -> None:
        """Put everything shown into the language that is now installed."""
        self.menus.retranslate()
        for number, page in enumerate(PAGES, start=1):
            tip = self.tr("{page} (Ctrl+{number})").format(page=page_name(page), number=number)
            self.rail.say(page.key, page_name(page), tip)
        self.rail.setAccessibleName(self.tr("Pages"))
        self.status.forget()  # what was done is said in the language of before
        self.status.retranslate()
        self.progress.retranslate()
        self.problem.say("")
        self._fill_choices()
        self._state.retranslate()
        self.pages.retranslate()
        for listener in self._listeners:
            listener()

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell of the first paint: what is heavy may begin to load."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    @told(None)
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the jobs, bounded, then close the document; nothing that was accepted is lost."""
        if not self._may_leave(self.close):
            event.ignore()
            return
        if not self._closing.may_close():
            self.say(self.tr("Stopping what is still running…"), "info")
            event.ignore()
            return
        if not self.session.may_leave():
            event.ignore()
            return
        self._settings.put("geometry", self.saveGeometry().data())
        self.session.close()
        self._settings.sync()
        event.accept()

    @told(None)
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take one StateLab document; other files are for pages."""
        if _dragged(event) is not None:
            event.acceptProposedAction()

    @told(None)
    def dropEvent(self, event: QDropEvent) -> None:
        """Open the document dropped."""
        path = _dragged(event)
        if path is not None:
            event.acceptProposedAction()
            self.documents.open_path(path)

    @told(None)
    def changeEvent(self, event: QEvent) -> None:
        """Tint the icons anew when the palette changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            icons.refresh(self)

    # Parts

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.problem)
        column.addWidget(self.notice)
        column.addWidget(self.unfinished)
        column.addWidget(self.progress)
        column.addWidget(self.pages.stack, 1)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addWidget(content, 1)
        self.setCentralWidget(whole)
        self.setStatusBar(self.status)
        self.setAcceptDrops(True)
        if not self.restoreGeometry(QByteArray(self._settings.get("geometry"))):
            # Where the screen is no larger, the frame and the status bar must be on it too.
            frame = QSize(theme.space(4), theme.space(6) * 2)
            room = self.screen().availableSize() - frame
            first = QSize(*_FIRST_SIZE)
            self.resize(first.boundedTo(room) if room.width() >= _LEAST_ROOM else first)

    def _connect(self) -> None:
        self.rail.page_chosen.connect(self.show_page)
        self.pages.shown.connect(self._page_shown)
        self.problem.wished.connect(lambda: self.problem.say(""))
        self.notice.wished.connect(self._state.act_on_notice)
        self.status.open_wished.connect(lambda path: open_written(path, self.say))
        self.unfinished.wished.connect(self._state.go_on_with_run)
        self.documents.may_leave = self._may_leave
        self.documents.said.connect(self.say)
        self.documents.opened.connect(lambda: self.show_page("cases"))
        self.session.document_changed.connect(self._document_changed)
        self.session.failed.connect(self.show_error)
        self._translations.changed.connect(self.retranslate)
        self._appearance.changed.connect(self._fill_choices)
        self._appearance.changed.connect(self._show_text_sizes)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)
        app.focusWindowChanged.connect(self._wheel.watch)
        app.focusWindowChanged.connect(keep_on_screen)

    def _page_shown(self, key: str) -> None:
        if key != self._shown:
            self._shown = key
            self.status.forget()
        self.rail.mark(key)
        self.menus.show_page(key)

    def _may_leave(self, again: Callable[[], object]) -> bool:
        """Whether the document may be left; if not, `again` is called once it may."""
        return self._fetching is None or self._fetching.leaving.may_leave(again)

    def _document_changed(self) -> None:
        if self.session.document is not None and self._fetching is None:
            self.fetching.look()
        if self.session.document is None and self.pages.current != "welcome":
            self.show_page("welcome")
        self._fill_choices()

    def _focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        self._rings.follow(new)
        # What got the keyboard from a dialog that closes may be gone by now.
        if new is not None and isValid(new) and not QApplication.mouseButtons():
            self.pages.reveal(new)  # by key; under a pressed button nothing may move away
        for slot in ("cut", "copy", "paste"):
            self.menus.action(f"edit.{slot}").setEnabled(self.edit.can(slot))
        self.menus.action("edit.select_all").setEnabled(self.edit.can("selectAll"))

    def _fill_choices(self) -> None:
        languages = [(SYSTEM, self.tr("&Follow the system")), *LANGUAGES.items()]
        self.menus.fill("language", languages, self._settings.get("language"), self._speak)
        names = (self.tr("&Follow the system"), self.tr("&Light"), self.tr("&Dark"))
        themes = list(zip(THEMES, names, strict=True))
        self.menus.fill("theme", themes, self._appearance.theme, self._appearance.set_theme)
        recent = [
            (path, f"&{number} {path.replace('&', '&&')}")
            for number, path in enumerate(self._settings.recent(), start=1)
        ]
        self.menus.fill("recent", recent, None, self.open_document)

    def _show_text_sizes(self) -> None:
        """Offer larger and smaller text as far as there is such."""
        self.menus.action("view.zoom_in").setEnabled(not self._appearance.is_largest)
        self.menus.action("view.zoom_out").setEnabled(not self._appearance.is_smallest)

    def _speak(self, language: str) -> None:
        self._settings.put("language", language)
        self._translations.switch(language)


def _dragged(event: QDropEvent) -> Path | None:
    """The one StateLab document that is dragged, or None."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].toLocalFile().endswith(SUFFIX):
        return None
    return Path(urls[0].toLocalFile())
