"""The dialog of connections, wired: keys are kept and services tested beside the window."""

import asyncio
from collections.abc import Generator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from statelab_gui.app.network import Network
from statelab_gui.app.session import Session
from statelab_gui.app.tasks import Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.domain.practice import RESPONDENTS
from statelab_gui.providers.addresses import check, endpoint, host_of, is_loopback
from statelab_gui.providers.presets import PRESETS, Preset
from statelab_gui.views.connection_words import (
    AddressFound,
    ConnectionWish,
    KeyKept,
    PresetChoice,
)
from statelab_gui.views.connections_dialog import ConnectionsDialog
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.respondents import respondent_name
from statelab_gui.views.labels.troubles import trouble_text
from statelab_gui.views.theme import Role

translate = QCoreApplication.translate
_MODELS_NAMED = 40
_MISSING = ("key_missing", "key_variable_missing")


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
        respondents = [(key, respondent_name(key)) for key in RESPONDENTS]
        dialog = ConnectionsDialog(_choices(), respondents, self._parent)
        self.dialog = dialog
        dialog.form.address_edited.connect(self._look_at_address)
        dialog.form.key.look_requested.connect(lambda: self._look_for_key(dialog.wish().connection))
        dialog.form.key.forget_requested.connect(lambda: self._forget_key(dialog.wish().instead_of))
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

    def _look_for_key(self, connection: Connection) -> None:
        if self.dialog is None or connection.key_source is KeySource.NONE:
            return
        form = self.dialog.form
        form.key.show_kept(KeyKept.ASKING)

        def job() -> Generator[None, None, KeyKept]:
            yield
            return self._kept(connection)

        def told(kept: KeyKept) -> None:
            if self.dialog is not None and _place(self.dialog.wish().connection) == _place(
                connection
            ):
                form.key.show_kept(kept)

        self._session.run(job, told)

    def _kept(self, connection: Connection) -> KeyKept:
        try:
            secret = self._network.keys().read(connection)
        except KnownError as error:
            if error.code in _MISSING:
                return KeyKept.NO
            return KeyKept.LOCKED if error.code == "key_store_locked" else KeyKept.NO_STORE
        return KeyKept.NO if secret is None else KeyKept.YES

    def _forget_key(self, name: str) -> None:
        def job() -> Generator[None, None, None]:
            yield
            self._network.keys().forget(name)

        def done(_: object) -> None:
            if self.dialog is not None:
                self._look_for_key(self.dialog.wish().connection)
                self.dialog.say(translate("Connecting", "The key is forgotten."))

        self._session.run(job, done, on_error=self._say_problem)

    # Wishes

    def _save(self, wish: ConnectionWish) -> None:
        """Keep the key first: a connection is not said to have one that nobody kept."""
        if not wish.key:
            self._keep(wish)
            return
        self._session.run(
            lambda: self._keeping(wish), lambda _: self._keep(wish), on_error=self._say_key_problem
        )

    def _keeping(self, wish: ConnectionWish) -> Generator[None, None, None]:
        yield
        keys, connection = self._network.keys(), wish.connection
        if connection.key_source is KeySource.SESSION:
            keys.keep_for_session(connection.name, wish.key)
        else:
            keys.keep(connection.name, wish.key)

    def _keep(self, wish: ConnectionWish) -> None:
        self._network.book.put(wish.connection, wish.instead_of or None)
        if self.dialog is None:
            return
        name = wish.connection.name
        self.dialog.show_connections(self._network.book.all(), name)
        self.dialog.say(translate("Connecting", "✓ {name} is saved.").format(name=name), Role.RIGHT)

    def _remove(self, name: str) -> None:
        self._network.book.remove(name)
        self._session.run(lambda: _forgetting(self._network, name), on_error=lambda _: None)
        if self.dialog is not None:
            self.dialog.show_connections(self._network.book.all())

    def _try(self, wish: ConnectionWish) -> None:
        if self.dialog is None:
            return
        self.dialog.begin_test(translate("Connecting", "Asking which models there are…"))
        self._test = self._session.run(
            lambda: self._trying(wish), self._tried, on_error=self._not_tried
        )
        self._test.cancelled.connect(lambda: self._end_test(""))

    def _trying(self, wish: ConnectionWish) -> Generator[None, None, str]:
        """The models offered, or what went wrong, in words; the service is asked for nothing else.

        A test is the reviewer's own wish, so the connection need not be switched on for it.
        """
        yield
        from statelab_gui.providers.base import TroubleError

        connection = replace(wish.connection, enabled=True)
        try:
            provider = self._network.provider(connection, wish.key)
            loop = asyncio.new_event_loop()
            try:
                asking = loop.create_task(provider.check())
                while not asking.done():
                    loop.run_until_complete(asyncio.wait([asking], timeout=0.1))
                    try:
                        yield
                    except GeneratorExit:
                        asking.cancel()
                        loop.run_until_complete(asyncio.wait([asking], timeout=1))
                        raise
                models = asking.result()
            finally:
                loop.run_until_complete(provider.close())
                loop.close()
        except TroubleError as error:
            return f"✗ {trouble_text(error.trouble)}"
        return _models_text(models)

    def _tried(self, text: str) -> None:
        self._end_test(text)

    def _not_tried(self, error: KnownError) -> None:
        self._end_test(f"✗ {error_sentence(error)}")

    def _end_test(self, text: str) -> None:
        self._test = None
        if self.dialog is not None:
            self.dialog.end_test(text)

    def _stop_test(self) -> None:
        if self._test is not None:
            self._test.cancel()

    def _say_problem(self, error: KnownError) -> None:
        if self.dialog is not None:
            self.dialog.say(f"✗ {error_sentence(error)}", Role.PROBLEM)

    def _say_key_problem(self, error: KnownError) -> None:
        if self.dialog is None:
            return
        stores = {"no_key_store": KeyKept.NO_STORE, "key_store_locked": KeyKept.LOCKED}
        if error.code in stores:
            self.dialog.form.key.show_kept(stores[error.code])
        else:
            self.dialog.form.key.say_problem(error_sentence(error))


def address_found(dialect: Dialect, address: str) -> AddressFound:
    """What an address leads to, or in a sentence what is wrong with it."""
    if dialect is Dialect.PRACTICE:
        return AddressFound()
    try:
        check(address)
        url = endpoint(dialect, address)
    except KnownError as error:
        return AddressFound(problem=error_sentence(error))
    return AddressFound(
        url=url,
        host=host_of(address),
        near=is_loopback(address),
        plain=url.lower().startswith("http:"),
    )


def _choices() -> list[PresetChoice]:
    return [
        PresetChoice(
            preset.key,
            preset.name,
            _begun(preset),
            preset.needs_key,
        )
        for preset in PRESETS
    ]


def _begun(preset: Preset) -> Connection:
    connection = preset.connection(preset.name)
    if not connection.simulated or connection.respondent:
        return connection
    return replace(connection, respondent=next(iter(RESPONDENTS)))


def _place(connection: Connection) -> tuple[str, KeySource, str]:
    return connection.name, connection.key_source, connection.key_variable


def _forgetting(network: Network, name: str) -> Generator[None, None, None]:
    yield
    network.keys().forget(name)


def _models_text(models: list[str]) -> str:
    if not models:
        return translate("Connecting", "✓ The service answers. It names no models.")
    named = "\n".join(models[:_MODELS_NAMED])
    text = translate("Connecting", "✓ The service answers and offers %n model(s):", "", len(models))
    more = len(models) - _MODELS_NAMED
    rest = translate("Connecting", "… and %n more", "", more) if more > 0 else ""
    return "\n".join(part for part in (text, named, rest) if part)
