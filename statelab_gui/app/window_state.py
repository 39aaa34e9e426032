"""What the window shows of the document: name, place, saved, read-only, and what can be done."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTime

from statelab_gui.app.actions import When
from statelab_gui.app.page_table import PAGES
from statelab_gui.app.session import Session
from statelab_gui.views.labels.commands import redo_text, undo_text

if TYPE_CHECKING:
    from statelab_gui.app.fetching.window import Fetching
    from statelab_gui.app.main_window import MainWindow
    from statelab_gui.domain.fetching.runs import FetchRun
    from statelab_gui.storage.commands import Changes

translate = QCoreApplication.translate


class WindowState(QObject):
    """Keeps title, banner, status line, rail and menus true to the session."""

    def __init__(self, window: "MainWindow", session: Session) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._fetching: Fetching | None = None
        self._unfinished: FetchRun | None = None
        session.document_changed.connect(self.show_document)
        session.history_changed.connect(self.show_history)
        session.changed.connect(self._show_saved)
        window.edit.judging.ended.connect(self._judged)

    def show_document(self) -> None:
        """Show which document is open, or that none is."""
        window, document = self._window, self._session.document
        window.problem.say("")
        window.status.show_document(
            str(document.path) if document else "", bool(document and document.read_only)
        )
        for page in PAGES:
            usable = document is not None or not page.needs_document
            window.rail.button(page.key).setEnabled(usable)
        window.menus.refresh({When.DOCUMENT: document is not None})
        self.retranslate()

    def retranslate(self) -> None:
        """Put title, banner and history into the language that is now installed."""
        window, document = self._window, self._session.document
        outdated = window.edit.judging.outdated()
        if document is not None and document.read_only:
            window.notice.say(
                _why_read_only(document.second_name), translate("MainWindow", "Save a copy as…")
            )
        elif outdated:
            window.notice.say(
                translate(
                    "MainWindow",
                    "%n reply(s) were judged by an earlier scorer. Judging them again keeps the"
                    " earlier verdicts.",
                    None,
                    outdated,
                ),
                translate("MainWindow", "Judge again"),
            )
        else:
            window.notice.say("")
        self._say_unfinished()
        window.menus.refresh({When.DOCUMENT: document is not None, When.OUTDATED: outdated > 0})
        window.setWindowTitle(self._title())
        self.show_history()

    def show_history(self) -> None:
        """Show what undo and redo would do."""
        menus, session = self._window.menus, self._session
        menus.refresh(
            {
                When.UNDO: session.can_undo,
                When.REDO: session.can_redo,
                When.DOCUMENT: session.document is not None,
            }
        )
        menus.name_history(
            undo_text(session.undo_name) if session.can_undo else "",
            redo_text(session.redo_name) if session.can_redo else "",
        )

    def act_on_notice(self) -> None:
        """Do what the button of the banner offers."""
        document = self._session.document
        read_only = document is not None and document.read_only
        self._window.trigger("file.copy" if read_only else "edit.judge_again")

    def follow_runs(self, fetching: "Fetching") -> None:
        """Tell of runs that were left open, from now on."""
        self._fetching = fetching
        fetching.unfinished.connect(self._show_unfinished)

    def go_on_with_run(self) -> None:
        """Show the run that was left open, and go on with it."""
        if self._fetching is not None and self._unfinished is not None:
            run_id = self._unfinished.id
            self._window.show_page("fetch", run_id=run_id)
            self._fetching.runner.begin(run_id)

    def _show_unfinished(self, run: "FetchRun | None") -> None:
        self._unfinished = run
        self._say_unfinished()

    def _say_unfinished(self) -> None:
        run = self._unfinished
        if run is None:
            self._window.unfinished.say("")
            return
        from statelab_gui.views.labels.fetching import unfinished_text

        self._window.unfinished.say(unfinished_text(run), translate("MainWindow", "Go on"))

    def _judged(self, count: int) -> None:
        said = translate(
            "MainWindow",
            "%n reply(s) judged again. The earlier verdicts are kept.",
            None,
            count,
        )
        self._window.say(said, "info")
        self.retranslate()

    def _title(self) -> str:
        document = self._session.document
        if document is None:
            return translate("MainWindow", "StateLab")
        text = translate("MainWindow", "{name} – StateLab")
        if document.read_only:
            text = translate("MainWindow", "{name} (read-only) – StateLab")
        return text.format(name=document.path.stem)

    def _show_saved(self, changes: "Changes") -> None:
        # A draft that is saved by itself, which changes nothing shown, puts nothing right.
        if changes:
            self._window.problem.say("")
        self._window.status.show_saved(QTime.currentTime())


def _why_read_only(second_name: bool) -> str:
    if second_name:
        return translate(
            "MainWindow",
            "This file has a second name on the disk (a hard link), so it is read-only here:"
            " writing under two names could damage it. Save a copy to go on.",
        )
    return translate(
        "MainWindow", "This document is read-only: you can look, but nothing can be recorded."
    )
