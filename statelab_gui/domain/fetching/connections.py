"""A connection: which service is asked, where, and how gently. It never holds a key."""

import json
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any


class Dialect(StrEnum):
    """How a service is spoken to. PRACTICE answers on this computer, simulated."""

    OPENAI = "openai"
    ANTHROPIC = "anthropic"
    OLLAMA = "ollama"
    PRACTICE = "practice"


class KeySource(StrEnum):
    """Where the key of a connection is: nowhere, the system's key store, the memory of this window
    only, or a named environment variable."""

    NONE = "none"
    KEYRING = "keyring"
    SESSION = "session"
    ENVIRONMENT = "environment"


class LimitField(StrEnum):
    """The name under which an OpenAI-compatible service takes the output limit."""

    MAX_TOKENS = "max_tokens"
    MAX_COMPLETION_TOKENS = "max_completion_tokens"


class ProxyUse(StrEnum):
    """The system's proxy, none, or one with an address."""

    SYSTEM = "system"
    NONE = "none"
    ADDRESS = "address"


@dataclass(frozen=True)
class Connection:
    """A service and how it is reached; `name` is unique and names its key in the key store.

    Times are in seconds: `connect_seconds` until a connection stands, `silence_seconds` without a
    byte. `at_once` conversations are under way together, `per_minute` begin at most in a minute
    (None: no limit). `respondent` is that of PRACTICE, by its key. `json_object` says that an
    OpenAI-compatible service takes a JSON schema only with the type "json_object". Nothing is sent
    while it is not `enabled`, nor by plain http to another computer without `plain_http_confirmed`.
    """

    name: str
    dialect: Dialect
    base_url: str = ""
    key_source: KeySource = KeySource.NONE
    key_variable: str = ""
    limit_field: LimitField = LimitField.MAX_TOKENS
    enabled: bool = False
    plain_http_confirmed: bool = False
    proxy: ProxyUse = ProxyUse.SYSTEM
    proxy_url: str = ""
    ca_file: str = ""
    connect_seconds: int = 10
    silence_seconds: int = 600
    at_once: int = 4
    per_minute: int | None = None
    respondent: str = ""
    json_object: bool = False

    @property
    def simulated(self) -> bool:
        """Whether its answers are made on this computer and no model is asked."""
        return self.dialect is Dialect.PRACTICE

    def to_json(self) -> str:
        """Canonical JSON, without a key, for there is none in it."""
        return json.dumps(asdict(self), sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> "Connection":
        """The inverse of `to_json`; what an older version did not write has its default.

        Raises ValueError for anything else.
        """
        found = json.loads(text)
        if not isinstance(found, dict) or not isinstance(found.get("name"), str):
            raise ValueError("not a connection")
        known = {field.name: field for field in fields(cls)}
        facts = {key: _value(key, value) for key, value in found.items() if key in known}
        if "dialect" not in facts:
            raise ValueError("a connection without a dialect")
        return cls(**facts)


_ENUMS: dict[str, type[StrEnum]] = {
    "dialect": Dialect,
    "key_source": KeySource,
    "limit_field": LimitField,
    "proxy": ProxyUse,
}
_FLAGS = frozenset({"enabled", "plain_http_confirmed", "json_object"})
_NUMBERS = frozenset({"connect_seconds", "silence_seconds", "at_once", "per_minute"})


def _value(key: str, value: Any) -> Any:
    if key in _ENUMS:
        return _ENUMS[key](value)
    if key == "per_minute" and value is None:
        return None
    wanted = bool if key in _FLAGS else int if key in _NUMBERS else str
    if type(value) is not wanted or (isinstance(value, int) and wanted is int and value < 1):
        raise ValueError(f"{key} of a connection")
    return value
