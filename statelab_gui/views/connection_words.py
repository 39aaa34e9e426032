"""What the dialog of connections is handed: values that the floor above finds out for it."""

from dataclasses import dataclass
from enum import Enum, auto

from statelab_gui.domain.fetching.connections import Connection


@dataclass(frozen=True)
class PresetChoice:
    """A connection to begin with; `name` is the service's own and is not translated."""

    key: str
    name: str
    connection: Connection
    needs_key: bool = False


@dataclass(frozen=True)
class AddressFound:
    """What an address leads to: the final `url` and its `host`, or the `problem` in a sentence.

    `near` is this computer; `plain` is http, which anybody on the way can read.
    """

    url: str = ""
    host: str = ""
    problem: str = ""
    near: bool = True
    plain: bool = False


class KeyKept(Enum):
    """Whether there is a key where the connection says it is."""

    ASKING = auto()
    YES = auto()
    NO = auto()
    NO_STORE = auto()
    LOCKED = auto()
    UNUSABLE = auto()


@dataclass(frozen=True)
class ConnectionWish:
    """A connection as filled in, in place of the one named `instead_of` ("": a new one).

    `key` was typed just now, "" where none was: it is kept first.
    """

    connection: Connection
    instead_of: str = ""
    key: str = ""

    @property
    def is_renamed(self) -> bool:
        """Whether it had another name, under which its key is kept."""
        return self.instead_of not in ("", self.connection.name)

    def __repr__(self) -> str:
        return f"ConnectionWish({self.connection.name!r}, {self.instead_of!r})"  # never the key
