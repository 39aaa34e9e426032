"""Key stores in memory: one that works, and every way in which one does not."""

from keyring.backend import KeyringBackend
from keyring.errors import InitError, KeyringLocked, PasswordDeleteError, PasswordSetError


class Working(KeyringBackend):
    """Keeps what it is given."""

    priority = 1

    def __init__(self):
        super().__init__()
        self.kept = {}

    def get_password(self, service, username):
        return self.kept.get((service, username))

    def set_password(self, service, username, password):
        self.kept[service, username] = password

    def delete_password(self, service, username):
        if self.kept.pop((service, username), None) is None:
            raise PasswordDeleteError("not found")


class Raising(Working):
    """Raises the same error whatever is asked of it, with the key in its text."""

    def __init__(self, kind):
        super().__init__()
        self._kind = kind

    def get_password(self, service, username):
        raise self._kind("cannot")

    def set_password(self, service, username, password):
        raise self._kind(f"cannot keep {password}")

    delete_password = get_password


class Short(Working):
    """Keeps short keys only, and says in its error which it did not keep."""

    def set_password(self, service, username, password):
        if len(password) > 1_280:
            raise PasswordSetError(f"too long: {password}")
        super().set_password(service, username, password)


class Swallowing(Working):
    """Says nothing and keeps nothing."""

    def set_password(self, service, username, password):
        pass


LOCKED = (KeyringLocked, InitError)
"""What a store raises that is locked, or whose owner will not open it."""
