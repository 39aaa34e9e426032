"""How a service is reached: straight or by a proxy, and whose certificates are trusted."""

import ssl
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlsplit
from urllib.request import getproxies, proxy_bypass

import httpcore2
import httpx2

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, ProxyUse
from statelab_gui.providers.addresses import host_of, is_loopback, is_plain
from statelab_gui.providers.sockets import Socket
from statelab_gui.providers.streams import Streams

_IDLE_SECONDS = 5.0


@dataclass(frozen=True)
class Route:
    """A way to a service; `proxy` is the proxy's address with its user-info, "" for none."""

    proxy: str
    trust: ssl.SSLContext

    def socket(self, url: httpcore2.URL) -> Socket:
        """A socket to the host of that address."""
        made = self._straight if not self.proxy else self._by_proxy
        return Socket(partial(made, url.origin))

    def _straight(self, origin: httpcore2.Origin) -> httpcore2.AsyncHTTPConnection:
        return httpcore2.AsyncHTTPConnection(
            origin,
            ssl_context=self.trust,
            keepalive_expiry=_IDLE_SECONDS,
            network_backend=Streams(),
        )

    def _by_proxy(self, _origin: httpcore2.Origin) -> httpcore2.AsyncHTTPProxy:
        proxy = httpx2.Proxy(self.proxy)  # which takes the user-info out of the address
        return httpcore2.AsyncHTTPProxy(
            core_url(proxy.url),
            proxy_auth=proxy.raw_auth,
            ssl_context=self.trust,
            max_connections=1,
            max_keepalive_connections=1,
            keepalive_expiry=_IDLE_SECONDS,
        )


def core_url(url: httpx2.URL) -> httpcore2.URL:
    """The address as the library below wants it."""
    return httpcore2.URL(
        scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path
    )


def route(connection: Connection, url: str) -> Route:
    """The way to that address.

    Raises KnownError: plain_http_refused(host), proxy_not_usable, ca_file_unreadable(path).
    """
    proxy = _proxy(connection, url)
    if is_plain(url) and not connection.plain_http_confirmed:
        for place in (url, proxy) if proxy else (url,):
            if not is_loopback(place):
                raise KnownError("plain_http_refused", host=host_of(place))
    return Route(proxy, _trust(connection, url, proxy))


def _proxy(connection: Connection, url: str) -> str:
    if connection.proxy is ProxyUse.NONE:
        return ""
    if connection.proxy is ProxyUse.ADDRESS:
        address = connection.proxy_url.strip()
        if not _usable(address) or "@" in address:
            raise KnownError("proxy_not_usable")
        return address
    split = urlsplit(url)
    if is_loopback(url) or proxy_bypass(split.netloc):
        return ""
    found = getproxies()
    address = found.get(split.scheme) or found.get("all") or ""
    if not address:
        return ""
    address = address if "://" in address else f"http://{address}"
    if not _usable(address):
        raise KnownError("proxy_not_usable")
    return address


def _usable(address: str) -> bool:
    return address.lower().startswith(("http://", "https://")) and bool(host_of(address))


def _trust(connection: Connection, url: str, proxy: str) -> ssl.SSLContext:
    """The system's authorities, and those of the connection's own file."""
    if is_plain(url) and (not proxy or is_plain(proxy)):
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing is encrypted; trusts nobody
    context = httpx2.create_ssl_context()
    if connection.ca_file:
        try:
            context.load_verify_locations(cafile=connection.ca_file)
        except (OSError, ValueError):  # ssl.SSLError is an OSError
            raise KnownError("ca_file_unreadable", path=connection.ca_file) from None
    return context
