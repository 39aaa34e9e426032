"""The Welcome page: connects its wishes to the window's actions."""

import os
from collections.abc import Generator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.views.welcome import WelcomeView


class WelcomePage(WelcomeView):
    """The Welcome view, fed with the recent documents."""

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__()
        self._session = session
        self._shell = shell
        self.new_requested.connect(lambda: shell.trigger("file.new"))
        self.open_requested.connect(lambda: shell.trigger("file.open"))
        self.sample_requested.connect(lambda: shell.trigger("file.sample"))
        self.first_steps_requested.connect(lambda: shell.trigger("help.first_steps"))
        self.document_chosen.connect(shell.open_document)
        self.missing_chosen.connect(self._say_missing)

    def open_facts(self, **facts: Fact) -> None:
        """List the recent documents and put the focus where the hand wants to be."""
        paths = self._shell.settings.recent()
        self.show_recent(paths)
        self.new_button.setFocus()
        if paths:
            # A folder on a sleeping network drive may take seconds to say that it is not there.
            self._session.run(lambda: _missing(paths), on_done=self.mark_missing)

    def _say_missing(self, path: str) -> None:
        sentence = QCoreApplication.translate(
            "WelcomePage", "{path} is not there any more. Use Open… to find where it is now."
        )
        self._shell.say(sentence.format(path=path), "problem")


def _missing(paths: list[str]) -> Generator[None, None, list[str]]:
    """Which of the paths are no files; a stop is possible between two of them."""
    gone = []
    for path in paths:
        if not os.path.isfile(path):  # noqa: PTH113 - only a text here, no Path is needed
            gone.append(path)
        yield None
    return gone


def build(session: Session, shell: Shell) -> QWidget:
    """The page's widget."""
    return WelcomePage(session, shell)
