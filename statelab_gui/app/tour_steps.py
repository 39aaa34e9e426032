"""What every part of the tour has in hand: the window, its pages, the document and the hands."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.tour_hands import Hands, TourStoppedError

if TYPE_CHECKING:
    from statelab_gui.storage.document import Document


class Steps:
    """Steps of one walk through the window; `folder` is where its files go."""

    def __init__(self, window: MainWindow, hands: Hands, folder: Path) -> None:
        self._window = window
        self._hands = hands
        self._folder = folder

    def _page(self, key: str) -> Any:
        """A page's widget, after its button in the rail was pressed."""
        if self._window.pages.current != key:
            self._hands.click(self._window.rail.button(key))
        page = self._window.pages.page(key)
        if page is None:
            raise TourStoppedError(f"the page {key}")
        return page

    def _document(self) -> "Document":
        """The document that is open."""
        document = self._window.session.document
        if document is None:
            raise TourStoppedError("an open document")
        return document

    def _wait_for_jobs(self) -> None:
        """What a page counts beside the window is in the picture too."""
        self._hands.rest()  # a page begins its job once it is shown
        self._hands.wait_until(lambda: not self._window.session.is_busy, "what a page counts")

    def _wait_for_run(self) -> None:
        """Wait until the run under way is done."""
        runner = self._window.fetching.runner
        self._hands.wait_until(lambda: runner.run_id is not None, "the begin of a run")
        self._hands.wait_until(lambda: runner.run_id is None, "the end of a run")
        self._wait_for_jobs()
