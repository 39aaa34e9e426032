"""Conversations for the tests, and how they are held."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from statelab_gui.domain.fetching.asking import Ask, Message
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.runs import Setting
from statelab_gui.providers.base import Provider
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.secrets import Secret
from statelab_gui.providers.transport import Bounds

T = TypeVar("T")

GOLDENS = Path(__file__).parents[1] / "goldens"
FORMATS = GOLDENS / "formats"
PROMPTS = GOLDENS / "state-lab"
CELLS = ("a", "b", "c", "d", "e", "TMP")
ALL_SETTINGS = {
    "model": "small-model",
    "system_prompt": "Be brief.",
    "temperature": "0.5",
    "output_limit": "256",
    "reasoning_budget": "low",
    "output_format": "json_schema",
    "context_window": "16384",
    "sampling_seed": "7",
}
NEEDED = {"model": "small-model", "output_limit": "256", "context_window": "16384"}


def prompt(name: str = "2-copy-code") -> str:
    """A prompt of the golden set."""
    return (PROMPTS / f"{name}.txt").read_text(encoding="utf-8")


def ask_with(
    settings: dict[str, str | Setting] | None = None,
    text: str | None = None,
    left_out: frozenset[str] = frozenset(),
) -> Ask:
    """A conversation of one prompt with these settings."""
    found = {
        key: value if isinstance(value, Setting) else Setting.of(value)
        for key, value in (NEEDED if settings is None else settings).items()
    }
    words = prompt() if text is None else text
    return Ask((Message("user", words),), CELLS, found, left_out)


def connection_to(url: str, dialect: Dialect = Dialect.OPENAI, **facts: object) -> Connection:
    """An enabled connection to it."""
    given = {"name": "Test", "dialect": dialect, "base_url": url, "enabled": True, **facts}
    return Connection(**given)  # type: ignore[arg-type]


def with_provider(
    connection: Connection,
    use: Callable[[Provider], Awaitable[T]],
    secret: Secret | None = None,
    bounds: Bounds | None = None,
) -> T:
    """Use a provider in a loop of its own, and close it."""

    async def used() -> T:
        provider = connect(connection, secret, Redactor(), bounds)
        try:
            return await use(provider)
        finally:
            await provider.close()

    return asyncio.run(used())
