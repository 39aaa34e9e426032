"""The HTTP client that the services' libraries are given: it hands requests to its transport."""

from typing import Any

import httpx2


class StraightClient(httpx2.AsyncClient):
    """Follows nothing, keeps no cookie, and signs in nowhere: the transport sees to all of that.

    What a client usually does around a request is what a run of thousands spends its time on.
    """

    def __init__(self, transport: httpx2.AsyncBaseTransport) -> None:
        super().__init__(transport=transport, trust_env=False)
        self._straight = transport
        self._addresses: dict[str, httpx2.URL] = {}  # taken apart once: there are two or three

    def build_request(self, method: str, url: httpx2.URL | str, **fields: Any) -> httpx2.Request:
        """A request with its body, its headers and what is asked for in the address."""
        names = ("content", "json", "headers", "params")
        # An empty object is a body; empty parameters would take those of the address away.
        given = {name: fields[name] for name in names if fields.get(name) is not None}
        if not given.get("params"):
            given.pop("params", None)
        if isinstance(url, str) and "params" not in given:
            known = self._addresses.get(url)
            if known is None:
                known = self._addresses[url] = httpx2.URL(url)
            url = known
        content = given.get("content")
        if isinstance(content, bytes):  # which is sent as it is, whatever else is said of it
            del given["content"]
            given["stream"] = httpx2.ByteStream(content)
        made = httpx2.Request(method, url, **given)
        if "params" not in given and isinstance(url, httpx2.URL):
            made.url = url  # the very one, which the transport knows already
        return made

    async def send(self, request: httpx2.Request, **_: Any) -> httpx2.Response:
        """What the transport brings back."""
        response = await self._straight.handle_async_request(request)
        response.request = request
        return response
