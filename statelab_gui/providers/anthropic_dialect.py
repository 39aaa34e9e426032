"""Asking Anthropic by its own library."""

import warnings
from typing import Any

import anthropic

from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.providers.anthropic_rules import RULES
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.speaking import Speaker
from statelab_gui.providers.transport import Transport

_NO_KEY = "the transport adds it"
_PAGE = 1000

# What the library thinks of a model is for whoever writes programs, not for who runs this one.
warnings.filterwarnings("ignore", message=r"(The model '|Using Claude with )")


class AnthropicProvider(Speaker):
    """Anthropic, or a service that speaks as its messages do."""

    def __init__(self, connection: Connection, transport: Transport, redactor: Redactor) -> None:
        super().__init__(connection, RULES, transport, redactor)
        self._library = anthropic.AsyncAnthropic(
            api_key=_NO_KEY,
            webhook_key="",
            base_url=self._root,
            http_client=self._client,
            max_retries=0,
            timeout=connection.silence_seconds,
            open_telemetry=False,
        )

    async def _send(self, body: dict[str, Any]) -> None:
        fields = dict(body)
        # The library has no temperature any more; services that take one still do.
        extra = {"temperature": fields.pop("temperature")} if "temperature" in body else None
        await self._library.messages.with_raw_response.create(
            **fields,
            extra_body=extra,
            # Said at each request, it keeps the library from wanting a stream for long answers.
            timeout=self._connection.silence_seconds,
        )

    async def _list(self) -> None:
        await self._library.models.with_raw_response.list(limit=_PAGE)
