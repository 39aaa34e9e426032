"""Asking OpenAI, or whoever speaks like it, by OpenAI's own library."""

from typing import Any

from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.providers.openai_library import Library
from statelab_gui.providers.openai_rules import RULES
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.speaking import Speaker
from statelab_gui.providers.transport import Transport


class OpenAIProvider(Speaker):
    """A service that speaks as OpenAI's chat completions do."""

    def __init__(self, connection: Connection, transport: Transport, redactor: Redactor) -> None:
        super().__init__(connection, RULES, transport, redactor)
        self._library = Library(self._root, self._client, self._url)

    async def _send(self, body: dict[str, Any]) -> None:
        await self._library.converse(body)

    async def _list(self) -> None:
        await self._library.models.with_raw_response.list()
