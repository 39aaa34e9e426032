"""Asking Ollama by its own chat, which needs no library."""

from typing import Any

from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.providers.ollama_rules import RULES
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.speaking import Speaker
from statelab_gui.providers.transport import Transport


class OllamaProvider(Speaker):
    """An Ollama server."""

    def __init__(self, connection: Connection, transport: Transport, redactor: Redactor) -> None:
        super().__init__(connection, RULES, transport, redactor)

    async def _send(self, body: dict[str, Any]) -> None:
        await self._client.post(self._url, json=body)

    async def _list(self) -> None:
        await self._client.get(self._root + RULES.models_at)
