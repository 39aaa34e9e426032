"""Keys: in the system's key store, for this window only, or in an environment variable.

Everything here may block, as a key store may ask its owner; nothing is tried twice.
"""

import os
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, KeySource
from statelab_gui.providers.secrets import Secret

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

__all__ = ["SERVICE", "KeyStoreState", "Keys", "Secret", "checked_key"]

SERVICE = "StateLab"
"""Under this name the key store keeps keys; the user is the connection's name."""

WINDOWS_LIMIT = 1_280
"""Characters that a credential of Windows holds: 2,560 bytes of UTF-16."""

LIMIT = 8_000
"""Characters that any key may have: no server takes a longer header."""

_PROBE = "StateLab: is the key store there?"  # a name that no key is kept under


class KeyStoreState(StrEnum):
    """READY, NONE on this system that keeps keys safe, or LOCKED and not opened."""

    READY = "ready"
    NONE = "none"
    LOCKED = "locked"


def checked_key(text: str) -> str:
    """The key without white space around it.

    Raises KnownError("key_not_sendable") where it cannot stand in a header: empty, white space or
    a control character inside, or anything but ASCII.
    """
    key = text.strip()
    if not key or not key.isascii() or any(c.isspace() or not c.isprintable() for c in key):
        raise KnownError("key_not_sendable")
    return key


class Keys:
    """The keys of the connections, by name. Those for this window only are in its memory alone."""

    def __init__(
        self,
        backend: "Callable[[], KeyringBackend] | None" = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        """`backend` gives the key store to use; None: the system's own."""
        self._backend = backend
        self._environment = environment
        self._session: dict[str, Secret] = {}

    def read(self, connection: Connection) -> Secret | None:
        """The key of a connection; None where it needs none.

        Raises KnownError: key_missing(name), key_variable_missing(variable), key_not_sendable,
        no_key_store, key_store_locked.
        """
        name = connection.name
        match connection.key_source:
            case KeySource.NONE:
                return None
            case KeySource.SESSION:
                if name not in self._session:
                    raise KnownError("key_missing", name=name)
                return self._session[name]
            case KeySource.ENVIRONMENT:
                variable = connection.key_variable
                found = self._environment.get(variable, "")
                if not found.strip():
                    raise KnownError("key_variable_missing", variable=variable)
                return Secret(checked_key(found))
            case KeySource.KEYRING:
                kept = self._call(lambda store: store.get_password(SERVICE, name))
                if not kept:
                    raise KnownError("key_missing", name=name)
                return Secret(checked_key(kept))

    def keep(self, connection_name: str, text: str) -> None:
        """Put a key into the system's key store, in place of an older one.

        Raises KnownError: key_not_sendable, key_too_long(limit), no_key_store, key_store_locked.
        """
        key = checked_key(text)
        self._call(lambda store: _keep(store, connection_name, key))
        # A store that swallows what it is given would be found out only when the key is needed.
        kept = self._call(lambda store: store.get_password(SERVICE, connection_name))
        if kept != key:
            raise KnownError("no_key_store")
        self._session.pop(connection_name, None)

    def keep_for_session(self, name: str, text: str) -> None:
        """Hold a key until this window closes.

        Raises KnownError: key_not_sendable, key_too_long(limit).
        """
        key = checked_key(text)
        if len(key) > LIMIT:
            raise KnownError("key_too_long", limit=LIMIT)
        self._session[name] = Secret(key)

    def copy(self, name: str, new_name: str) -> None:
        """Keep the key of one connection under another's name, too; nothing where it has none.

        Raises KnownError: key_store_locked, where there may be one in there.
        """
        if name in self._session:
            self._session[new_name] = self._session[name]
        try:
            kept = self._call(lambda store: store.get_password(SERVICE, name))
            if kept:
                self._call(lambda store: _keep(store, new_name, kept))
        except KnownError as error:
            if error.code != "no_key_store":
                raise

    def forget(self, name: str) -> None:
        """Let go of a key, wherever it is kept; one that is nowhere is no error.

        Raises KnownError: key_store_locked, where it may still be in there.
        """
        self._session.pop(name, None)
        try:
            self._call(lambda store: _forget(store, name))
        except KnownError as error:
            if error.code != "no_key_store":
                raise

    def state(self) -> KeyStoreState:
        """Whether the system's key store can be used now; asking may make it ask its owner."""
        try:
            self._call(lambda store: store.get_password(SERVICE, _PROBE))
        except KnownError as error:
            locked = error.code == "key_store_locked"
            return KeyStoreState.LOCKED if locked else KeyStoreState.NONE
        return KeyStoreState.READY

    def _call(self, act: "Callable[[KeyringBackend], str | None]") -> str | None:
        """Do something with the key store; its errors, whose texts may quote a key, go no further.

        A store is another program's code, so whatever it raises means that it cannot be used.
        """
        from keyring.errors import InitError, KeyringLocked, PasswordSetError

        try:
            return act(self._store())
        except KnownError:
            raise
        except (KeyringLocked, InitError, PasswordSetError):
            code = "key_store_locked"
        except Exception:
            code = "no_key_store"
        raise KnownError(code)

    def _store(self) -> "KeyringBackend":
        """The best key store that is one; raises KnownError("no_key_store")."""
        if self._backend is not None:
            chosen = self._backend()
        else:
            import keyring

            chosen = keyring.get_keyring()
        # A chain would write to whichever of its stores comes first, a plain file too.
        for store in getattr(chosen, "backends", [chosen]):
            if _keeps_safe(store):
                found: KeyringBackend = store
                return found
        raise KnownError("no_key_store")


def _keeps_safe(store: "KeyringBackend") -> bool:
    """False for those that keep nothing, and those that write keys to a file in the clear."""
    kind = type(store)
    place = kind.__module__
    if place in ("keyring.backends.fail", "keyring.backends.null"):
        return False
    return not (place.startswith("keyrings.alt") and "Encrypted" not in kind.__name__)


def _keep(store: "KeyringBackend", name: str, key: str) -> None:
    """Set a password; raises KnownError("key_too_long", limit=…) besides what the store raises."""
    from keyring.errors import PasswordSetError

    limit = WINDOWS_LIMIT if type(store).__module__ == "keyring.backends.Windows" else LIMIT
    if len(key) > limit:
        raise KnownError("key_too_long", limit=limit)
    try:
        store.set_password(SERVICE, name, key)
    except PasswordSetError:
        # What a store says of its reasons may quote the key; none keeps less than Windows does.
        if len(key) > WINDOWS_LIMIT:
            raise KnownError("key_too_long", limit=WINDOWS_LIMIT) from None
        raise


def _forget(store: "KeyringBackend", name: str) -> None:
    from keyring.errors import PasswordDeleteError

    try:
        store.delete_password(SERVICE, name)
    except PasswordDeleteError:
        return  # it was not there
