"""A misbehaving server for whoever asks for one."""

from collections.abc import Iterator

import pytest
from server import Loopback


@pytest.fixture
def loopback() -> Iterator[Loopback]:
    """A server on this computer, answering well until it is told otherwise."""
    server = Loopback()
    yield server
    server.close()


@pytest.fixture(autouse=True)
def _no_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever proxy this computer has is none of the tests' business."""
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
