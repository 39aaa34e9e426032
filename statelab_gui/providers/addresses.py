"""Base addresses: what the final address is, and which addresses are refused."""

import ipaddress
import re
from urllib.parse import SplitResult, urlsplit

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.domain.runs import looks_like_key

ASKED_AT: dict[Dialect, str] = {
    Dialect.OPENAI: "/chat/completions",
    Dialect.ANTHROPIC: "/v1/messages",
    Dialect.OLLAMA: "/api/chat",
    Dialect.PRACTICE: "",
}
"""What stands after the root in the address that conversations are sent to."""

_SHORTER: dict[Dialect, tuple[str, ...]] = {
    Dialect.ANTHROPIC: ("/v1",),
    Dialect.OLLAMA: ("/api", "/v1"),
}
_PLAIN = re.compile(r"[!-~]+")
_PATH_PARAMETER = re.compile(r";[^/;]*=")  # `;key=…`: a query by another sign
_UNSAFE = re.compile(r"[\\\"<>^`{|}]")


def root(dialect: Dialect, base_url: str) -> str:
    """The address before ASKED_AT, without a slash at its end.

    Only OpenAI's has its version in it: `/v1` is put where the address has no path at all.
    """
    split = urlsplit(base_url.strip())
    path = _without_dots(re.sub(r"/{2,}", "/", split.path)).rstrip("/")
    whole = ASKED_AT[dialect]
    if whole and path.endswith(whole):
        path = path.removesuffix(whole)
    else:
        for tail in _SHORTER.get(dialect, ()):
            path = path.removesuffix(tail)
        if dialect is Dialect.OPENAI and not path:
            path = "/v1"
    return f"{split.scheme}://{split.netloc}{path}"


def endpoint(dialect: Dialect, base_url: str) -> str:
    """The address that conversations are sent to; "" for PRACTICE.

    `/v1`, `/v1/`, no path, and the final address typed whole all end at the same place; any other
    path is taken as it is typed. Raises KnownError as `check` does.
    """
    if dialect is Dialect.PRACTICE:
        return ""
    check(base_url)
    return root(dialect, base_url) + ASKED_AT[dialect]


def check(base_url: str) -> None:
    """Refuse an address that is none, or that holds what may be a secret.

    Raises KnownError: address_missing, address_not_http, address_without_host,
    address_has_user_info, address_has_query, address_has_fragment, address_has_key.
    """
    text = base_url.strip()
    if not text:
        raise KnownError("address_missing")
    if not text.lower().startswith(("http://", "https://")):
        raise KnownError("address_not_http")
    split = _split(text)
    if "@" in split.netloc:
        raise KnownError("address_has_user_info")
    if "?" in text:
        raise KnownError("address_has_query")
    if "#" in text:
        raise KnownError("address_has_fragment")
    if looks_like_key(text) or _PATH_PARAMETER.search(split.path):
        raise KnownError("address_has_key")
    if not split.hostname or _UNSAFE.search(text) or not _PLAIN.fullmatch(text):
        raise KnownError("address_without_host")


def host_of(url: str) -> str:
    """The host, with its port where one is typed; "" where there is none."""
    try:
        split = urlsplit(url.strip())
        host, port = split.hostname or "", split.port
    except ValueError:
        return ""
    shown = f"[{host}]" if ":" in host else host
    return shown if port is None or not shown else f"{shown}:{port}"


def is_loopback(url: str) -> bool:
    """Whether the address is this very computer, by its name or number alone."""
    try:
        host = (urlsplit(url.strip()).hostname or "").rstrip(".")
    except ValueError:
        return False
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(number, "ipv4_mapped", None)
    return number.is_loopback or (mapped is not None and mapped.is_loopback)


def is_plain(url: str) -> bool:
    """Whether what is sent there can be read on the way."""
    return url.strip().lower().startswith("http://")


def _without_dots(path: str) -> str:
    """The path that is really asked: `.` and `..` are resolved before anything is sent."""
    kept: list[str] = []
    for part in path.split("/")[1:]:
        if part == "..":
            kept = kept[:-1]
        elif part != ".":
            kept.append(part)
    return "".join(f"/{part}" for part in kept)


def _split(text: str) -> SplitResult:
    try:
        split = urlsplit(text)
        _ = split.port  # a port that is no number raises here
    except ValueError:
        raise KnownError("address_without_host") from None
    return split
