"""Asking OpenAI, or whoever speaks like it, by OpenAI's own library."""

from typing import Any

import httpx2
import openai

from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.providers.openai_rules import RULES
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.speaking import Speaker
from statelab_gui.providers.transport import Transport

_NO_KEY = "the transport adds it"


class OpenAIProvider(Speaker):
    """A service that speaks as OpenAI's chat completions do."""

    def __init__(self, connection: Connection, transport: Transport, redactor: Redactor) -> None:
        super().__init__(connection, RULES, transport, redactor)
        self._library = openai.AsyncOpenAI(
            api_key=_NO_KEY,
            admin_api_key="",
            organization="",
            project="",
            webhook_secret="",
            base_url=self._root,
            http_client=self._client,
            max_retries=0,
        )

    async def _send(self, body: dict[str, Any]) -> None:
        # What `chat.completions.create` sends, without its look at every part of it, which takes a
        # fifth of the time of a run; nor is what comes back made into objects that nobody reads.
        await self._library.post(self._url, body=body, cast_to=httpx2.Response)

    async def _list(self) -> None:
        await self._library.models.with_raw_response.list()
