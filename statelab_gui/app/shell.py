"""What a page may ask of the window around it, and what the window asks of a page."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, runtime_checkable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from statelab_gui.app.fetching.window import Fetching
    from statelab_gui.app.network import Network
    from statelab_gui.app.session import Session
    from statelab_gui.app.settings import Settings

Kind = Literal["done", "problem", "info"]
Fact = int | str | None


class Shell(Protocol):
    """The window as a page sees it."""

    @property
    def settings(self) -> "Settings":
        """The program's settings: `get(key)` and `put(key, value)`."""
        ...

    @property
    def network(self) -> "Network":
        """The connections of this window, their keys, and who may be reached."""
        ...

    @property
    def fetching(self) -> "Fetching":
        """The run under way, and how another is begun."""
        ...

    def window(self) -> QWidget:
        """The parent for dialogs."""
        ...

    def show_page(self, key: str, **facts: Fact) -> None:
        """Bring up a page, built when first shown, and hand it `facts`.

        cases(set_id, case_id) · desk(set_id, case_id, examinee_id) ·
        drift(set_id, case_id, examinee_id, show="stale") ·
        first_error(reply_id, or case_id and examinee_id) · fetch(run_id) · log(reply_id) ·
        welcome()
        """
        ...

    def trigger(self, action: str) -> None:
        """Do what an action of app/actions does, by its key ("file.new")."""
        ...

    def open_document(self, path: str) -> None:
        """Open a document in this window, once what that needs is loaded."""
        ...

    def say(self, text: str, kind: Kind = "done") -> None:
        """Say in the status line what was done or what is wrong: a whole, translated sentence."""
        ...

    def say_written(self, text: str, file: Path) -> None:
        """Say what was written, beside a button that opens the file in the program for its kind."""
        ...

    def set_page_actions(self, key: str, actions: Sequence[QAction]) -> None:
        """The actions of page `key`, in the menu Page and live only while that page is shown."""
        ...

    def on_language_changed(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every change of language; pages get `retranslate` anyway."""
        ...


@runtime_checkable
class Page(Protocol):
    """What the window asks of a page's widget, beside being a QWidget."""

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        ...

    def open_facts(self, **facts: Fact) -> None:
        """Show what the facts name; without facts, what was shown last or the natural beginning."""
        ...

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        ...


PageBuilder = Callable[["Session", Shell], QWidget]
