"""Asking a real server on loopback, well behaved and not."""

import asyncio
import json
from typing import Any, TypeVar

import misdeeds
import pytest
from asks import ALL_SETTINGS, CELLS, ask_with, connection_to, with_provider
from server import OK6, Loopback

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Ask, FieldFate, Message
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import Setting
from statelab_gui.providers.base import AskCancelled, Exchange, Provider
from statelab_gui.providers.redacting import REMOVED
from statelab_gui.providers.secrets import Secret
from statelab_gui.providers.transport import Bounds

KEY = "sk-test-Zq7/pl0+needle=="
DIALECTS = (Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA)
SMALL = Bounds(body=1 << 20, seconds=1.0)
T = TypeVar("T")


def ask(
    loopback: Loopback,
    dialect: Dialect = Dialect.OPENAI,
    of: Ask | None = None,
    key: str | None = KEY,
    bounds: Bounds | None = None,
    **facts: Any,
) -> Exchange:
    connection = connection_to(loopback.url, dialect, **facts)
    secret = None if key is None else Secret(key)
    conversation = ask_with() if of is None else of
    return with_provider(connection, lambda p: p.ask(conversation), secret, bounds)


def kind_of(exchange: Exchange) -> TroubleKind:
    assert exchange.trouble is not None, exchange
    return exchange.trouble.kind


@pytest.mark.parametrize("dialect", DIALECTS)
def test_an_answer_comes_back_with_all_that_was_sent_and_received(
    loopback: Loopback, dialect: Dialect
) -> None:
    found = ask(loopback, dialect)
    assert found.answer is not None
    assert (found.answer.text, found.answer.outcome) == (OK6, Outcome.COMPLETE)
    request = loopback.requests[0]
    assert found.request == request.body
    assert found.url == loopback.url + request.path
    assert found.status == 200 and found.latency_ms is not None and found.latency_ms >= 0
    assert json.loads(found.response)["model"].startswith("small-model")
    assert found.fates["model"] is FieldFate.SENT


@pytest.mark.parametrize("dialect", DIALECTS)
def test_only_the_services_own_header_carries_the_key_and_nothing_tells_of_this_computer(
    loopback: Loopback, dialect: Dialect, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "OPENAI_ADMIN_KEY"):
        monkeypatch.setenv(name, "sk-from-the-environment")
    monkeypatch.setenv("OPENAI_ORG_ID", "org-secret")
    monkeypatch.setenv("OPENAI_PROJECT_ID", "proj-secret")
    monkeypatch.setenv("ANTHROPIC_CUSTOM_HEADERS", "X-Mine: private")
    ask(loopback, dialect)
    headers = loopback.requests[0].headers
    name = "x-api-key" if dialect is Dialect.ANTHROPIC else "authorization"
    assert headers[name].removeprefix("Bearer ") == KEY
    known = {"host", "accept", "accept-encoding", "user-agent", "content-type", "content-length"}
    assert set(headers) - known - {name} <= {"anthropic-version"}
    assert headers["user-agent"] == "StateLab"


@pytest.mark.parametrize("dialect", DIALECTS)
def test_without_a_key_no_header_carries_one(loopback: Loopback, dialect: Dialect) -> None:
    assert ask(loopback, dialect, key=None).answer is not None
    headers = loopback.requests[0].headers
    assert "authorization" not in headers and "x-api-key" not in headers


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_libraries_send_what_the_rules_say(loopback: Loopback, dialect: Dialect) -> None:
    of = ask_with(ALL_SETTINGS)
    ask(loopback, dialect, of)
    from statelab_gui.providers.connecting import rules_of

    connection = connection_to(loopback.url, dialect)
    assert loopback.requests[0].json == rules_of(dialect).body(connection, of)


def test_anthropic_is_asked_for_a_long_answer_without_a_stream(loopback: Loopback) -> None:
    settings = {"model": "claude-3-opus-20240229", "output_limit": "128000"}
    found = ask(loopback, Dialect.ANTHROPIC, ask_with({**settings, "reasoning_budget": "64000"}))
    assert found.answer is not None


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_conversation_of_several_turns_is_sent_whole(
    loopback: Loopback, dialect: Dialect
) -> None:
    turns = (Message("user", "One."), Message("assistant", "Yes."), Message("user", "Two?"))
    settings = {key: Setting.of(text) for key, text in ALL_SETTINGS.items()}
    ask(loopback, dialect, Ask(turns, CELLS, settings))
    sent = [turn for turn in loopback.requests[0].json["messages"] if turn["role"] != "system"]
    assert [turn["content"] for turn in sent] == ["One.", "Yes.", "Two?"]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_cannot_be_sent_is_refused_before_anything_is(
    loopback: Loopback, dialect: Dialect
) -> None:
    with pytest.raises(KnownError) as caught:
        ask(loopback, dialect, ask_with({}))
    assert caught.value.code == "model_missing"
    assert not loopback.requests


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_not_followed_and_carries_no_key(
    loopback: Loopback, dialect: Dialect, status: int
) -> None:
    other = Loopback()
    try:
        loopback.script(misdeeds.redirects(other.url + "/v1/chat/completions", status))
        found = ask(loopback, dialect)
        assert kind_of(found) is TroubleKind.REDIRECTED
        assert found.trouble is not None
        assert found.trouble.facts["host"] == f"127.0.0.1:{other.port}"
        loopback.script(misdeeds.redirects("/elsewhere", status))
        assert kind_of(ask(loopback, dialect)) is TroubleKind.REDIRECTED
    finally:
        other.close()
    assert not other.requests
    assert len(loopback.requests) == 2


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("as_date", [False, True])
def test_too_many_requests_are_told_with_the_wait_and_not_repeated(
    loopback: Loopback, dialect: Dialect, as_date: bool
) -> None:
    loopback.script(misdeeds.too_many(171, as_date))
    found = ask(loopback, dialect)
    assert kind_of(found) is TroubleKind.RATE_LIMITED
    assert found.trouble is not None and found.trouble.facts["seconds"] == "171"
    assert len(loopback.requests) == 1


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    ("status", "kind"),
    [(500, "server_error"), (503, "server_error"), (529, "server_error"), (504, "gateway_timeout")],
)
def test_errors_of_the_server_are_told_and_not_repeated(
    loopback: Loopback, dialect: Dialect, status: int, kind: str
) -> None:
    loopback.script(misdeeds.fails(status))
    found = ask(loopback, dialect)
    assert (kind_of(found), found.status) == (kind, status)
    assert len(loopback.requests) == 1


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("where", ["start", "headers", "body"])
def test_a_connection_that_drops_leaves_the_fate_unknown(
    loopback: Loopback, dialect: Dialect, where: str
) -> None:
    loopback.script(misdeeds.drops(where))
    found = ask(loopback, dialect)
    assert kind_of(found) is TroubleKind.DROPPED
    assert found.trouble is not None
    assert (int(found.trouble.facts["bytes"]) > 0) == (where == "body")
    assert len(found.response) == int(found.trouble.facts["bytes"])
    assert found.request == loopback.requests[0].body
    assert len(loopback.requests) == 1


@pytest.mark.parametrize("dialect", DIALECTS)
def test_silence_is_borne_for_so_long_and_leaves_the_fate_unknown(
    loopback: Loopback, dialect: Dialect
) -> None:
    loopback.script(misdeeds.keeps_silent())
    found = ask(loopback, dialect, silence_seconds=1)
    assert kind_of(found) is TroubleKind.SILENCE
    assert found.trouble is not None and found.trouble.facts["seconds"] == "1"


def test_slow_bytes_are_waited_for_but_not_for_ever(loopback: Loopback) -> None:
    loopback.script(misdeeds.dawdles(0.0005))
    slow = ask(loopback, silence_seconds=1)
    assert slow.answer is not None and slow.answer.text == "slow"
    loopback.script(misdeeds.dawdles(0.05))
    found = ask(loopback, bounds=SMALL)
    assert kind_of(found) is TroubleKind.TOO_LONG_TIME
    assert found.response.startswith(b'{"id"')


def test_a_huge_body_is_cut_off_at_the_bound(loopback: Loopback) -> None:
    loopback.script(misdeeds.floods(200 << 20))
    found = ask(loopback)
    assert kind_of(found) is TroubleKind.TOO_BIG
    assert found.trouble is not None and found.trouble.facts["bytes"] == str(64 << 20)
    assert len(found.response) == 64 << 20


@pytest.mark.parametrize("misdeed", [misdeeds.floods(None), misdeeds.bombs(50 << 20)])
def test_an_endless_body_and_one_that_unpacks_without_end_are_cut_off(
    loopback: Loopback, misdeed: misdeeds.Misdeed
) -> None:
    loopback.script(misdeed)
    found = ask(loopback, bounds=Bounds(body=1 << 20))
    assert kind_of(found) is TroubleKind.TOO_BIG
    assert len(found.response) == 1 << 20


@pytest.mark.parametrize("status", [429, 500, 503])
def test_an_error_without_end_that_would_be_tried_again_is_told_as_what_it_is(
    loopback: Loopback, status: int
) -> None:
    loopback.script(misdeeds.floods(None, status))
    found = ask(loopback, bounds=Bounds(body=1 << 20))
    assert (kind_of(found), found.status) == (TroubleKind.TOO_BIG, status)


def test_an_error_that_dribbles_is_told_as_what_took_too_long(loopback: Loopback) -> None:
    loopback.script(misdeeds.dawdles(0.05, status=503))
    assert kind_of(ask(loopback, bounds=SMALL)) is TroubleKind.TOO_LONG_TIME


@pytest.mark.parametrize(
    ("status", "kind"), [(401, TroubleKind.KEY_REFUSED), (400, TroubleKind.REQUEST_REFUSED)]
)
def test_another_refusal_without_end_is_told_by_its_status(
    loopback: Loopback, status: int, kind: TroubleKind
) -> None:
    loopback.script(misdeeds.floods(None, status))
    assert kind_of(ask(loopback, bounds=Bounds(body=1 << 20))) is kind


def test_a_compressed_answer_is_kept_unpacked(loopback: Loopback) -> None:
    loopback.script(misdeeds.packs(OK6))
    found = ask(loopback)
    assert found.answer is not None and found.answer.text == OK6
    assert json.loads(found.response)["object"] == "chat.completion"


@pytest.mark.parametrize(
    "misdeed",
    [
        misdeeds.HTML,
        misdeeds.NOT_UTF8,
        misdeeds.sends(b"\x1f\x8b nonsense", {"content-encoding": "gzip"}),
        misdeeds.sends(b""),
    ],
)
def test_what_is_no_json_is_a_trouble_and_is_kept(
    loopback: Loopback, misdeed: misdeeds.Misdeed
) -> None:
    loopback.script(misdeed)
    assert kind_of(ask(loopback)) is TroubleKind.NOT_JSON


def test_json_with_another_type_is_read_all_the_same(loopback: Loopback) -> None:
    made = json.dumps({"choices": [{"message": {"content": OK6}, "finish_reason": "stop"}]})
    loopback.script(misdeeds.sends(made.encode(), {"content-type": "text/plain"}))
    found = ask(loopback)
    assert found.answer is not None and found.answer.text == OK6


@pytest.mark.parametrize(
    ("misdeed", "outcome"),
    [
        (misdeeds.completes(OK6, None), Outcome.INCOMPLETE),
        (misdeeds.completes(OK6, "content_filter"), Outcome.FILTERED),
        (misdeeds.completes(None, "stop", refusal="No."), Outcome.REFUSED),
        (misdeeds.completes(None, "tool_calls", tool_calls=[{"id": "1"}]), Outcome.TOOL_CALL),
        (misdeeds.completes("", "length"), Outcome.TRUNCATED),
        (misdeeds.completes(None), Outcome.EMPTY),
        (misdeeds.completes([{"type": "text", "text": OK6}]), Outcome.COMPLETE),
        (misdeeds.completes(OK6, usage={"prompt_tokens": 20}), Outcome.INPUT_CUT),
        (misdeeds.completes(OK6, usage=None), Outcome.COMPLETE),
        (misdeeds.SURROGATE, Outcome.COMPLETE),
    ],
)
def test_how_an_answer_ended_is_told(
    loopback: Loopback, misdeed: misdeeds.Misdeed, outcome: Outcome
) -> None:
    loopback.script(misdeed)
    found = ask(loopback)
    assert found.answer is not None and found.answer.outcome is outcome


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_key_that_a_service_echoes_is_nowhere_in_the_exchange(
    loopback: Loopback, dialect: Dialect
) -> None:
    loopback.script(misdeeds.echoes_key(), misdeeds.echoes_key_in_answer())
    refused, answered = ask(loopback, dialect), ask(loopback, dialect)
    assert answered.answer is not None and answered.answer.text == f"your key is {REMOVED}"
    assert refused.trouble is not None and REMOVED in refused.trouble.facts["message"]
    for found in (refused, answered):
        assert KEY not in json.dumps(json.loads(found.response), ensure_ascii=False)
        told = (found.url, found.request, found.headers, found.response, found.answer)
        assert KEY not in repr((*told, found.trouble and found.trouble.facts))
    assert refused.headers["x-request-id"] == REMOVED


def test_a_key_that_was_typed_into_a_prompt_is_not_recorded_with_the_request(
    loopback: Loopback,
) -> None:
    found = ask(loopback, of=ask_with({"model": "m", "system_prompt": f"My key is {KEY}."}))
    assert KEY.encode() in loopback.requests[0].body
    assert json.loads(found.request)["messages"][0]["content"] == f"My key is {REMOVED}."


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_libraries_write_nothing_whatever_their_switches_say(
    loopback: Loopback, dialect: Dialect, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(1):
        loopback.script(misdeeds.echoes_key())
        ask(loopback, dialect)
    names = ("openai", "anthropic", "httpx2", "httpcore2")
    assert not [record for record in caplog.records if record.name.startswith(names)]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_nobody_at_the_port_is_told_apart_from_an_answer(dialect: Dialect) -> None:
    gone = Loopback()
    gone.close()
    found = ask(gone, dialect)
    assert kind_of(found) is TroubleKind.NO_CONNECTION
    assert found.trouble is not None
    assert found.trouble.facts["host"] == f"127.0.0.1:{gone.port}"
    assert (found.status, found.latency_ms, found.response) == (None, None, b"")


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_cancelled_conversation_closes_its_socket_and_says_that_it_was_sent(
    loopback: Loopback, dialect: Dialect
) -> None:
    loopback.script(misdeeds.keeps_silent())

    async def cancel(provider: Provider) -> AskCancelled:
        task = asyncio.ensure_future(provider.ask(ask_with()))
        while not loopback.requests:
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(AskCancelled) as caught:
            await task
        return caught.value

    stopped = with_provider(connection_to(loopback.url, dialect), cancel, Secret(KEY))
    assert stopped.exchange is not None
    assert kind_of(stopped.exchange) is TroubleKind.STOPPED
    assert stopped.exchange.request == loopback.requests[0].body


def test_a_conversation_cancelled_before_it_is_sent_says_so(loopback: Loopback) -> None:
    async def cancel(provider: Provider) -> AskCancelled:
        task = asyncio.ensure_future(provider.ask(ask_with()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(AskCancelled) as caught:
            await task
        return caught.value

    assert with_provider(connection_to(loopback.url), cancel).exchange is None
    assert not loopback.requests


def test_many_conversations_at_once_come_back_each_with_its_own(loopback: Loopback) -> None:
    loopback.answer = lambda request: request.prompt
    loopback.delay = 0.02

    async def many(provider: Provider) -> list[Exchange]:
        return await asyncio.gather(
            *(provider.ask(ask_with(text=f"prompt {number}")) for number in range(64))
        )

    found = with_provider(connection_to(loopback.url, at_once=32), many)
    texts = [exchange.answer.text for exchange in found if exchange.answer]
    assert texts == [f"prompt {number}" for number in range(64)]
    for number, exchange in enumerate(found):
        assert f"prompt {number}".encode() in exchange.request
