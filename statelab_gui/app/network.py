"""What this window may reach: the connections, their keys, and what takes keys out of texts.

Nothing of a service is loaded before it is needed.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from statelab_gui.app.connections import ConnectionBook

if TYPE_CHECKING:
    from statelab_gui.app.settings import Settings
    from statelab_gui.domain.fetching.connections import Connection
    from statelab_gui.providers.base import Provider
    from statelab_gui.providers.credentials import Keys
    from statelab_gui.providers.redacting import Redactor
    from statelab_gui.providers.secrets import Secret


class Network(QObject):
    """One for the window. `keys` and `provider` may block: they are for jobs."""

    def __init__(self, settings: "Settings", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.book = ConnectionBook(settings, self)
        self._keys: Keys | None = None
        self._redactor: Redactor | None = None

    def keys(self) -> "Keys":
        """Where keys are read and kept; those for this window only are in it."""
        if self._keys is None:
            from statelab_gui.providers.credentials import Keys

            self._keys = Keys()
        return self._keys

    def redactor(self) -> "Redactor":
        """Takes every key that was read out of a text."""
        if self._redactor is None:
            from statelab_gui.providers.redacting import Redactor

            self._redactor = Redactor()
        return self._redactor

    def clean(self, text: str) -> str:
        """The text without the keys that were read; the program says nothing that did not pass."""
        return text if self._redactor is None else self._redactor.clean(text)

    def secret(self, connection: "Connection", key: str = "") -> "Secret | None":
        """The key of a connection, or one just typed; from now on it is taken out of every text.

        Raises the KnownErrors of keys.
        """
        from statelab_gui.providers.credentials import Secret, checked_key

        found = Secret(checked_key(key)) if key else self.keys().read(connection)
        if found is not None:
            self.redactor().add(found)
        return found

    def provider(self, connection: "Connection", key: str = "") -> "Provider":
        """A service, ready to be asked with its key, or with one that is only tried.

        Raises the KnownErrors of keys and of connecting.
        """
        from statelab_gui.providers.connecting import connect

        return connect(connection, self.secret(connection, key), self.redactor())

    def hosts(self) -> tuple[list[str], list[str]]:
        """The hosts of enabled connections: those elsewhere, and those on this computer."""
        far: list[str] = []
        near: list[str] = []
        for connection in self.book.enabled():
            if connection.simulated:
                continue
            from statelab_gui.providers.addresses import host_of, is_loopback

            place = near if is_loopback(connection.base_url) else far
            host = host_of(connection.base_url)
            if host not in place:
                place.append(host)
        return far, near
