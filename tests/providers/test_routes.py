"""Reaching a service with TLS and through proxies, all of them real."""

import datetime
import ipaddress
import json
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from asks import ask_with, connection_to, with_provider
from proxy import Proxy
from server import OK6, Loopback

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Dialect, ProxyUse
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.providers.base import Exchange
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.secrets import Secret

x509 = pytest.importorskip("cryptography.x509")
DIALECTS = (Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA)
KEY = "sk-test-behind-a-proxy"


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of its own authority for this computer and for service.test, and its key."""
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Test authority")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.IPAddress(ipaddress.ip_address("127.0.0.1")), x509.DNSName("service.test")]
    builder = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    )
    certificate, secret = folder / "own.pem", folder / "own.key"
    certificate.write_bytes(
        builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    )
    secret.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return certificate, secret


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate that no system trusts, and its key."""
    return _certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def secure(own: tuple[Path, Path]) -> Iterator[Loopback]:
    """The server, behind TLS."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*own)
    server = Loopback(context)
    yield server
    server.close()


@pytest.fixture
def proxy(loopback: Loopback) -> Iterator[Proxy]:
    """A proxy in front of the server."""
    made = Proxy(loopback.port)
    yield made
    made.close()


def ask(url: str, dialect: Dialect = Dialect.OPENAI, **facts: Any) -> Exchange:
    connection = connection_to(url, dialect, **facts)
    return with_provider(connection, lambda p: p.ask(ask_with()), Secret(KEY))


def answered(found: Exchange) -> bool:
    return found.answer is not None and found.answer.text == OK6


def kind_of(found: Exchange) -> TroubleKind | None:
    return found.trouble and found.trouble.kind


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_certificate_nobody_vouches_for_is_not_trusted_and_nothing_is_sent(
    secure: Loopback, dialect: Dialect
) -> None:
    found = ask(secure.url, dialect)
    assert kind_of(found) is TroubleKind.NOT_TRUSTED
    assert found.trouble is not None
    assert found.trouble.facts == {"host": f"127.0.0.1:{secure.port}"}
    assert (found.status, found.latency_ms) == (None, None)
    assert not secure.requests


@pytest.mark.parametrize("dialect", DIALECTS)
def test_an_authority_of_the_connections_own_is_trusted(
    secure: Loopback, own: tuple[Path, Path], dialect: Dialect
) -> None:
    found = ask(secure.url, dialect, ca_file=str(own[0]))
    assert answered(found)
    assert found.url.startswith("https://127.0.0.1")


def test_a_trusted_certificate_for_another_name_is_not_trusted(
    secure: Loopback, own: tuple[Path, Path]
) -> None:
    found = ask(f"https://localhost:{secure.port}", ca_file=str(own[0]))
    assert kind_of(found) is TroubleKind.NOT_TRUSTED
    assert not secure.requests


def test_the_systems_authorities_stay_trusted_beside_a_file(own: tuple[Path, Path]) -> None:
    from statelab_gui.providers.routes import route

    connection = connection_to("https://service.test", ca_file=str(own[0]))
    plain = route(connection_to("https://service.test"), "https://service.test").trust
    trust = route(connection, "https://service.test").trust
    assert trust.cert_store_stats()["x509_ca"] == plain.cert_store_stats()["x509_ca"] + 1
    assert trust.verify_mode is ssl.CERT_REQUIRED and trust.check_hostname


def test_a_file_that_holds_no_certificate_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.pem"
    empty.write_text("not a certificate", encoding="utf-8")
    for path in (empty, tmp_path / "missing.pem", tmp_path):
        with pytest.raises(KnownError) as caught:
            connect(connection_to("https://service.test", ca_file=str(path)), None, Redactor())
        assert caught.value.code == "ca_file_unreadable"
        assert caught.value.facts["path"] == str(path)


def test_tls_to_a_server_that_knows_none_is_given_up_in_time(loopback: Loopback) -> None:
    found = ask(loopback.url.replace("http:", "https:"), connect_seconds=1)
    assert kind_of(found) is TroubleKind.CONNECT_TIMEOUT
    assert found.trouble is not None
    assert found.trouble.facts == {"host": f"127.0.0.1:{loopback.port}", "seconds": "1"}
    assert not loopback.requests


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_proxy_by_address_passes_on_what_is_sent(
    loopback: Loopback, proxy: Proxy, dialect: Dialect
) -> None:
    assert answered(ask(loopback.url, dialect, proxy=ProxyUse.ADDRESS, proxy_url=proxy.url))
    assert proxy.passed[0].line.startswith(f"POST {loopback.url}/")
    assert len(loopback.requests) == 1


def test_tls_through_a_proxy_hides_the_key_from_it(
    secure: Loopback, own: tuple[Path, Path]
) -> None:
    between = Proxy(secure.port)
    try:
        found = ask(
            "https://service.test",
            proxy=ProxyUse.ADDRESS,
            proxy_url=between.url,
            ca_file=str(own[0]),
        )
    finally:
        between.close()
    assert answered(found)
    assert [passed.line for passed in between.passed] == ["CONNECT service.test:443 HTTP/1.1"]
    assert KEY not in json.dumps([passed.headers for passed in between.passed])
    assert KEY in secure.requests[0].headers["authorization"]


def test_the_systems_proxy_is_used_for_other_computers_only(
    loopback: Loopback, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", proxy.url)
    assert answered(ask("http://service.test/v1", plain_http_confirmed=True))
    assert proxy.passed[0].line.startswith("POST http://service.test/v1/")
    assert answered(ask(loopback.url))
    assert len(proxy.passed) == 1


def test_the_systems_exceptions_and_a_connection_without_a_proxy_go_straight(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    from statelab_gui.providers.routes import route

    monkeypatch.setenv("https_proxy", proxy.url)
    url = "https://service.test/v1"
    assert route(connection_to(url), url).proxy == proxy.url
    assert route(connection_to(url, proxy=ProxyUse.NONE), url).proxy == ""
    monkeypatch.setenv("no_proxy", "service.test")
    assert route(connection_to(url), url).proxy == ""


def test_plain_http_does_not_leave_this_computer_through_a_proxy_either() -> None:
    connection = connection_to(
        "http://127.0.0.1:1", proxy=ProxyUse.ADDRESS, proxy_url="http://192.0.2.1:3128"
    )
    with pytest.raises(KnownError) as caught:
        connect(connection, None, Redactor())
    assert caught.value.code == "plain_http_refused"
    assert caught.value.facts["host"] == "192.0.2.1:3128"


@pytest.mark.parametrize("status", [403, 407, 502])
def test_a_proxy_that_refuses_to_connect_is_told_as_the_proxy(status: int) -> None:
    between = Proxy(1)
    between.refuses = status
    try:
        found = ask("https://service.test", proxy=ProxyUse.ADDRESS, proxy_url=between.url)
    finally:
        between.close()
    assert kind_of(found) is TroubleKind.PROXY
    assert found.trouble is not None
    assert found.trouble.facts["host"] == between.url.removeprefix("http://")
    assert (found.status, found.latency_ms) == (None, None)


def test_a_proxy_that_is_not_there_is_told_as_the_proxy(loopback: Loopback) -> None:
    between = Proxy(loopback.port)
    between.close()
    found = ask(loopback.url, proxy=ProxyUse.ADDRESS, proxy_url=between.url)
    assert kind_of(found) is TroubleKind.PROXY
    assert not loopback.requests


def test_the_systems_proxy_keeps_its_own_password_to_itself(
    loopback: Loopback, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", proxy.url.replace("//", "//user:proxy-word@"))
    found = ask("http://service.test/v1", plain_http_confirmed=True)
    assert answered(found)
    assert "proxy-authorization" in proxy.passed[0].headers
    assert "proxy-word" not in repr(found) and "proxy-word" not in repr(found.request)
    proxy.refuses = 407
    refused = ask("http://service.test/v1", plain_http_confirmed=True)
    assert kind_of(refused) is TroubleKind.PROXY
    assert "proxy-word" not in str(refused.trouble)
