"""OpenAI's own library, without what this program has no use for at every request."""

from typing import Any

import httpx2
import openai
from openai import Omit
from openai._models import FinalRequestOptions, SecurityOptions

_NO_KEY = "the transport adds it"


class Library(openai.AsyncOpenAI):
    """Makes no headers that the transport would take away again, and signs in nowhere: the key is
    the transport's. A run of thousands spends a tenth of its time on these otherwise."""

    def __init__(self, base_url: str, client: httpx2.AsyncClient, url: str) -> None:
        """`url` is where conversations are sent."""
        super().__init__(
            api_key=_NO_KEY,
            admin_api_key="",
            organization="",
            project="",
            webhook_secret="",
            base_url=base_url,
            http_client=client,
            max_retries=0,
            timeout=None,  # the transport's own are kept to
        )
        self._asking = FinalRequestOptions.construct(method="post", url=url)
        self._addresses: dict[str, httpx2.URL] = {}

    async def converse(self, body: dict[str, Any]) -> None:
        """Send a conversation.

        It is what `chat.completions.create` sends, without its look at every part of it; nor is
        what comes back made into objects that nobody reads.
        """
        options = self._asking.model_copy(update={"json_data": body})
        await self.request(httpx2.Response, options)

    @property
    def default_headers(self) -> dict[str, str | Omit]:
        """What a service has to know, and nothing of this computer."""
        return dict(_HEADERS)

    @property
    def custom_auth(self) -> None:
        """None: the transport sees to it."""
        return None

    def _auth_headers(self, security: SecurityOptions) -> dict[str, str]:
        return {}

    def _validate_headers(self, headers: Any, custom_headers: Any) -> None:
        """There is no key among them to be looked for."""

    async def _prepare_options(self, options: FinalRequestOptions) -> FinalRequestOptions:
        return options

    async def _prepare_request(self, request: httpx2.Request) -> None:
        """It is ready."""

    def _prepare_url(self, url: str) -> httpx2.URL:
        """The address, taken apart once: there are two or three."""
        known = self._addresses.get(url)
        if known is None:
            known = self._addresses[url] = super()._prepare_url(url)
        return known


_HEADERS: dict[str, str | Omit] = {
    "Accept": "application/json",
    "Content-Type": "application/json",
}
