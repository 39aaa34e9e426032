"""Listing models, testing a connection, and what is refused before anything is sent."""

import misdeeds
import pytest
from asks import connection_to, with_provider
from server import Loopback

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Dialect, ProxyUse
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.providers.base import TroubleError
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.secrets import Secret

KEY = "sk-test-of-a-connection"
DIALECTS = (Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_models_are_listed_in_the_services_order(loopback: Loopback, dialect: Dialect) -> None:
    connection = connection_to(loopback.url, dialect)
    assert with_provider(connection, lambda p: p.models()) == ["small-model", "large-model"]
    assert with_provider(connection, lambda p: p.check(), Secret(KEY))[0] == "small-model"
    assert not loopback.asked


def _check(loopback: Loopback, secret: Secret | None = None) -> list[str]:
    return with_provider(connection_to(loopback.url), lambda p: p.check(), secret)


def test_a_service_without_a_list_is_there_when_it_refuses_an_empty_conversation(
    loopback: Loopback,
) -> None:
    loopback.lists = misdeeds.fails(404)
    loopback.script(misdeeds.refuses(400, {"error": {"message": "model is required"}}))
    assert _check(loopback) == []
    loopback.script(misdeeds.refuses(404, {"detail": "Not Found"}))
    with pytest.raises(TroubleError) as caught:
        _check(loopback)
    assert caught.value.trouble.kind is TroubleKind.NOT_FOUND


@pytest.mark.parametrize(
    ("misdeed", "kind"),
    [
        (misdeeds.refuses(401, {"error": {"message": "bad key"}}), TroubleKind.KEY_REFUSED),
        (misdeeds.HTML, TroubleKind.NOT_JSON),
        (misdeeds.sends(b"{}"), TroubleKind.NOT_AN_ANSWER),
        (misdeeds.redirects("http://127.0.0.1:1/"), TroubleKind.REDIRECTED),
        (misdeeds.drops("body"), TroubleKind.DROPPED),
        (misdeeds.too_many(9), TroubleKind.RATE_LIMITED),
    ],
)
def test_a_list_that_cannot_be_had_says_why(
    loopback: Loopback, misdeed: misdeeds.Misdeed, kind: TroubleKind
) -> None:
    loopback.lists = misdeed
    for dialect in DIALECTS:
        with pytest.raises(TroubleError) as caught:
            with_provider(connection_to(loopback.url, dialect), lambda p: p.models())
        assert caught.value.trouble.kind is kind


def test_nothing_is_sent_while_a_connection_is_not_enabled(loopback: Loopback) -> None:
    with pytest.raises(KnownError) as caught:
        connect(connection_to(loopback.url, enabled=False), None, Redactor())
    assert caught.value.code == "connection_not_enabled"


@pytest.mark.parametrize("dialect", DIALECTS)
def test_plain_http_to_another_computer_is_refused_until_it_is_confirmed(dialect: Dialect) -> None:
    with pytest.raises(KnownError) as caught:
        connect(connection_to("http://192.0.2.1", dialect), None, Redactor())
    assert caught.value.code == "plain_http_refused"
    assert caught.value.facts["host"] == "192.0.2.1"
    connect(connection_to("http://192.0.2.1", dialect, plain_http_confirmed=True), None, Redactor())


def test_a_proxy_must_be_an_address_without_a_secret(loopback: Loopback) -> None:
    for address in ("", "proxy", "socks5://127.0.0.1:1", "http://user:word@127.0.0.1:1"):
        connection = connection_to(loopback.url, proxy=ProxyUse.ADDRESS, proxy_url=address)
        with pytest.raises(KnownError) as caught:
            connect(connection, None, Redactor())
        assert caught.value.code == "proxy_not_usable"
        assert "word" not in str(caught.value)
