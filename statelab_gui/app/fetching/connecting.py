"""The dialog of connections, wired: keys are kept and services tested beside the window."""

from collections.abc import Generator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from statelab_gui.app.fetching.addressing import address_found, preset_choices
from statelab_gui.app.fetching.listing import listing
from statelab_gui.app.network import Network
from statelab_gui.app.session import Session
from statelab_gui.app.tasks import Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.views.connection_words import ConnectionWish, KeyKept
from statelab_gui.views.connections_dialog import ConnectionsDialog
from statelab_gui.views.labels.connections import models_text
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.respondents import respondent_groups
from statelab_gui.views.labels.troubles import trouble_text
from statelab_gui.views.theme import Role

translate = QCoreApplication.translate
_KEPT_OF = {
    "key_missing": KeyKept.NO,
    "key_variable_missing": KeyKept.NO,
    "key_not_sendable": KeyKept.UNUSABLE,
    "key_store_locked": KeyKept.LOCKED,
}


class Connecting(QObject):
    """Opens the dialog over the window and grants its wishes. One at a time."""

    def __init__(self, network: Network, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._network = network
        self._session = session
        self._parent = parent
        self._test: Task | None = None
        self.dialog: ConnectionsDialog | None = None

    def open(self) -> None:
        """Show the dialog, or bring the one that is open to the front."""
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        dialog = ConnectionsDialog(preset_choices(), respondent_groups(), self._parent)
        self.dialog = dialog
        dialog.form.address_edited.connect(self._look_at_address)
        dialog.form.key.look_requested.connect(self._look_for_key)
        dialog.form.key.forget_requested.connect(self._forget_key)
        dialog.shown.connect(self._look_for_key)
        dialog.save_requested.connect(self._save)
        dialog.test_requested.connect(self._try)
        dialog.stop_test_requested.connect(self._stop_test)
        dialog.remove_requested.connect(self._remove)
        dialog.finished.connect(self._closed)
        dialog.show_connections(self._network.book.all())
        dialog.open()

    def _closed(self) -> None:
        self._stop_test()
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()

    def _look_at_address(self, dialect: Dialect, address: str) -> None:
        if self.dialog is not None:
            self.dialog.form.show_address(address_found(dialect, address))

    # Keys

    def _look_for_key(self) -> None:
        """Say whether there is a key, once that is known; meanwhile the form may show another."""
        dialog = self.dialog
        if dialog is None:
            return
        asked = _with_its_key(dialog.wish())
        if asked.key_source is KeySource.NONE:
            return
        dialog.form.key.show_kept(KeyKept.ASKING)
        place = _place(dialog.wish())

        def told(kept: KeyKept) -> None:
            if self.dialog is dialog and _place(dialog.wish()) == place:
                dialog.form.key.show_kept(kept)

        self._session.run(lambda: _looking(self._network, asked), told)

    def _forget_key(self) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        name = _with_its_key(dialog.wish()).name

        def done(_: object) -> None:
            if self.dialog is dialog:
                dialog.say(translate("Connecting", "The key is forgotten."))
                self._look_for_key()

        self._session.run(
            lambda: _forgetting(self._network, name), done, on_error=self._say_problem
        )

    # Wishes

    def _save(self, wish: ConnectionWish) -> None:
        """Keep the key first: a connection is not said to have one that nobody kept."""
        if self.dialog is None:
            return
        if not wish.key and not wish.is_renamed:
            self._keep(wish)
            return
        self.dialog.begin_saving(translate("Connecting", "Keeping the key…"))
        self._session.run(
            lambda: _keeping(self._network, wish),
            lambda _: self._keep(wish),
            on_error=self._not_saved,
        )

    def _keep(self, wish: ConnectionWish) -> None:
        self._network.book.put(wish.connection, wish.instead_of or None)
        if wish.is_renamed:
            # The key is there by its new name; one left under the old name is only not needed.
            old = wish.instead_of
            self._session.run(lambda: _forgetting(self._network, old), on_error=lambda _: None)
        if self.dialog is None:
            return
        name = wish.connection.name
        self.dialog.saved(name, self._network.book.all())
        said = translate("Connecting", "✓ {name} is saved.").format(name=name)
        if self.dialog is not None and self.dialog.wish().instead_of == name:
            self.dialog.say(said, Role.RIGHT)

    def _not_saved(self, error: KnownError) -> None:
        if self.dialog is None:
            self._session.failed.emit(error)
            return
        self.dialog.end_saving()
        stores = {"no_key_store": KeyKept.NO_STORE, "key_store_locked": KeyKept.LOCKED}
        if error.code in stores:
            self.dialog.form.key.show_kept(stores[error.code])
        else:
            self.dialog.form.key.say_problem(error_sentence(error))
        self.dialog.say(translate("Connecting", "✗ It is not saved."), Role.PROBLEM)

    def _remove(self, name: str) -> None:
        self._network.book.remove(name)
        if self.dialog is not None:
            self.dialog.show_connections(self._network.book.all())

        def left(_: KnownError) -> None:
            text = translate(
                "Connecting",
                "✗ {name} is removed, but the key store is locked: its key may still be in there.",
            )
            if self.dialog is not None:
                self.dialog.say(text.format(name=name), Role.PROBLEM)

        self._session.run(lambda: _forgetting(self._network, name), on_error=left)

    def _try(self, wish: ConnectionWish) -> None:
        if self.dialog is None:
            return
        self.dialog.begin_test(translate("Connecting", "Asking which models there are…"))
        asked = _with_its_key(wish)
        test = self._session.run(
            lambda: listing(self._network, asked, wish.key),
            lambda found: self._end_test(test, _found_text(found)),
            on_error=lambda error: self._end_test(test, f"✗ {error_sentence(error)}"),
        )
        test.crashed.connect(lambda _: self._end_test(test, ""))
        self._test = test

    def _end_test(self, test: Task, text: str) -> None:
        if self._test is test and self.dialog is not None:
            self._test = None
            self.dialog.end_test(text)

    def _stop_test(self) -> None:
        """At once on the screen; what is under way ends when it can."""
        test, self._test = self._test, None
        if test is not None:
            test.cancel()
            if self.dialog is not None:
                self.dialog.end_test("")

    def _say_problem(self, error: KnownError) -> None:
        if self.dialog is not None:
            self.dialog.say(f"✗ {error_sentence(error)}", Role.PROBLEM)


def _with_its_key(wish: ConnectionWish) -> Connection:
    """As filled in, by the name under which its key is kept now."""
    return replace(wish.connection, name=wish.instead_of or wish.connection.name)


def _place(wish: ConnectionWish) -> tuple[str, KeySource, str]:
    return wish.instead_of, wish.connection.key_source, wish.connection.key_variable


def _found_text(found: list[str] | Trouble) -> str:
    return f"✗ {trouble_text(found)}" if isinstance(found, Trouble) else models_text(found)


# Jobs: a key store may ask its owner, and takes its time


def _looking(network: Network, connection: Connection) -> Generator[None, None, KeyKept]:
    yield
    try:
        secret = network.secret(connection)
    except KnownError as error:
        return _KEPT_OF.get(error.code, KeyKept.NO_STORE)
    return KeyKept.NO if secret is None else KeyKept.YES


def _keeping(network: Network, wish: ConnectionWish) -> Generator[None, None, None]:
    """Keep the key typed, or the one kept already, under the name that the connection will have."""
    yield
    keys, connection = network.keys(), wish.connection
    if not wish.key:
        try:
            keys.copy(wish.instead_of, connection.name)
        except KnownError:
            if connection.key_source is KeySource.KEYRING:
                raise
        return
    network.secret(connection, wish.key)
    if connection.key_source is KeySource.SESSION:
        keys.keep_for_session(connection.name, wish.key)
    else:
        keys.keep(connection.name, wish.key)


def _forgetting(network: Network, name: str) -> Generator[None, None, None]:
    yield
    network.keys().forget(name)
