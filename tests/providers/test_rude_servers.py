"""Servers that break the rules of HTTP or of JSON: no answer is lost, swapped, or made up."""

import copy
import json
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import misdeeds
import pytest
from asks import ALL_SETTINGS, CELLS, NEEDED, ask_with, connection_to, with_provider
from proxy import Proxy
from server import OK6, Loopback, Reply, Request, answered

from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.connections import Dialect, ProxyUse
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Prices, cost
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers.base import Exchange, Provider, TroubleError
from statelab_gui.providers.connecting import rules_of
from statelab_gui.providers.reading import Asked, Received
from statelab_gui.providers.redacting import REMOVED
from statelab_gui.providers.secrets import Secret
from statelab_gui.storage.commands.fetching import trouble_text
from statelab_gui.storage.fetch_rows import answer_values, attempt_values, log_fields

KEY = "sk-Test-ZqYpLoNeedle0123"
OPENAI, ANTHROPIC, OLLAMA = Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA


def one_after_another(url: str, count: int, **facts: Any) -> list[Exchange]:
    async def all_of_them(provider: Provider) -> list[Exchange]:
        return [await provider.ask(ask_with(text=f"prompt {n}")) for n in range(count)]

    return with_provider(connection_to(url, **facts), all_of_them, Secret(KEY))


def texts(exchanges: list[Exchange]) -> list[str | None]:
    return [found.answer.text if found.answer else None for found in exchanges]


@pytest.mark.parametrize("by_proxy", [False, True])
def test_what_comes_after_a_response_is_never_the_answer_to_the_next_conversation(
    loopback: Loopback, by_proxy: bool
) -> None:
    loopback.answer = lambda request: request.prompt
    body = json.dumps({"choices": [{"message": {"content": "of another"}}]}).encode()
    loopback.script(misdeeds.miscounts("prompt 0", 0, misdeeds.whole_response(body, len(body))))
    proxy = Proxy(loopback.port)
    facts = {"proxy": ProxyUse.ADDRESS, "proxy_url": proxy.url} if by_proxy else {}
    found = one_after_another(loopback.url, 3, **facts)
    proxy.close()
    assert texts(found) == ["prompt 0", "prompt 1", "prompt 2"]
    assert len(loopback.asked) == 3


def test_a_length_told_too_short_spoils_that_one_answer_only(loopback: Loopback) -> None:
    loopback.answer = lambda request: request.prompt
    loopback.script(misdeeds.miscounts("prompt 0", 9))
    found = one_after_another(loopback.url, 3)
    assert texts(found) == [None, "prompt 1", "prompt 2"]
    assert found[0].trouble is not None and found[0].trouble.kind is TroubleKind.NOT_JSON


def test_one_connection_serves_conversations_one_after_another(loopback: Loopback) -> None:
    assert None not in texts(one_after_another(loopback.url, 5))
    assert loopback.connections == 1


def test_headers_in_other_letters_lose_no_answer(loopback: Loopback) -> None:
    async def foreign(request: Request, reply: Reply) -> None:
        reply.send(200, answered(request, OK6), {"server": "caf\xe9 \xff", "x-request-id": "\xe9"})

    loopback.script(foreign)
    (found,) = one_after_another(loopback.url, 1)
    assert found.answer is not None and (found.answer.text, found.answer.request_id) == (
        OK6,
        "\xe9",
    )


def test_an_answer_packed_in_pieces_is_whole(loopback: Loopback) -> None:
    loopback.script(misdeeds.packs_in_pieces(OK6))
    assert texts(one_after_another(loopback.url, 1)) == [OK6]


@pytest.mark.parametrize("place", [f"http://{KEY}.example/", f"http://a.example/{KEY}", KEY])
def test_a_redirect_to_the_key_tells_of_no_key_in_any_letters(
    loopback: Loopback, place: str
) -> None:
    loopback.script(misdeeds.redirects(place))
    (found,) = one_after_another(loopback.url, 1)
    assert found.trouble is not None and found.trouble.kind is TroubleKind.REDIRECTED
    assert KEY.lower() not in found.trouble.to_json().lower()


@pytest.mark.parametrize("dialect", [OPENAI, ANTHROPIC, OLLAMA])
def test_the_names_of_models_hold_no_key_and_none_is_endless(
    loopback: Loopback, dialect: Dialect
) -> None:
    loopback.models = ["small", f"for {KEY}", "n" * 5_000_000]
    listing = with_provider(
        connection_to(loopback.url, dialect), lambda p: p.check(), secret=Secret(KEY)
    )
    assert listing[:2] == ["small", f"for {REMOVED}"]
    assert len(listing[2]) < 1000


def test_a_key_in_a_refused_list_of_models_is_not_told(loopback: Loopback) -> None:
    loopback.lists = misdeeds.refuses(401, {"error": {"message": f"bad {KEY.upper()}"}})
    with pytest.raises(TroubleError) as raised:
        with_provider(connection_to(loopback.url), lambda p: p.check(), secret=Secret(KEY))
    assert raised.value.trouble.facts["message"] == f"bad {REMOVED}"


# Any value in any place of a response

_DETAILS: dict[str, Any] = {"cached_tokens": 1, "reasoning_tokens": 1, "thinking_tokens": 1}
_SUCCESSES: dict[Dialect, list[Any]] = {
    OPENAI: [
        {
            "id": "i",
            "model": "m",
            "system_fingerprint": "f",
            "choices": [
                {
                    "finish_reason": "stop",
                    "error": None,
                    "message": {
                        "content": [{"type": "text", "text": OK6}, {"type": "x", "refusal": "n"}],
                        "refusal": None,
                        "tool_calls": None,
                        "reasoning_content": "r",
                    },
                }
            ],
            "error": None,
            "usage": {
                "prompt_tokens": 181,
                "completion_tokens": 29,
                "prompt_tokens_details": _DETAILS,
                "completion_tokens_details": _DETAILS,
                "prompt_cache_hit_tokens": 1,
            },
        }
    ],
    ANTHROPIC: [
        {
            "id": "i",
            "model": "m",
            "content": [{"type": "thinking", "thinking": "t"}, {"type": "text", "text": OK6}],
            "stop_reason": "end_turn",
            "usage": {
                "input_tokens": 3,
                "cache_creation_input_tokens": 1,
                "cache_read_input_tokens": 1,
                "output_tokens": 1,
                "output_tokens_details": _DETAILS,
            },
        },
        {"type": "error", "error": {"type": "t", "message": "m"}, "request_id": "r"},
    ],
    OLLAMA: [
        {
            "model": "m",
            "message": {"content": OK6, "thinking": "t", "tool_calls": []},
            "done": True,
            "done_reason": "stop",
            "prompt_eval_count": 181,
            "eval_count": 29,
        },
        {"error": "x"},
    ],
}
_REFUSALS: list[Any] = [
    {"error": {"message": "m", "type": "t", "param": "temperature", "code": "c"}},
    {"detail": [{"loc": ["body", "temperature"], "msg": "m", "type": "x"}]},
    [{"error": {"message": "x"}}],
    {"message": "x", "request_id": "r"},
]


def _deep(levels: int, inside: Any = 1) -> Any:
    for _ in range(levels):
        inside = [inside]
    return inside


_ODD: list[Any] = [
    *(None, True, 0, -1, 1.5, 10**17, 10**30, float("inf"), float("nan"), "", "x", "9" * 5000),
    *([], {}, [[]], [{"type": []}], [{"type": {}}], {"type": []}, _deep(300), _deep(700)),
    *("\0\ud800\u202e\r\n", {"\ud800\0": "\udfff"}, {"a": float("-inf")}),
]


def _places(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield before
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from _places(value[key], (*before, key))


def _with(value: Any, place: tuple[Any, ...], odd: Any) -> Any:
    if not place:
        return odd
    changed = copy.copy(value)
    changed[place[0]] = _with(value[place[0]], place[1:], odd)
    return changed


@pytest.mark.parametrize("dialect", [OPENAI, ANTHROPIC, OLLAMA])
def test_any_value_at_any_place_is_read_and_can_be_kept(dialect: Dialect) -> None:
    rules = rules_of(dialect)
    ask = ask_with(NEEDED if dialect is ANTHROPIC else ALL_SETTINGS)
    asked = Asked(ask, rules.fates(ask))
    bodies = [(200, body) for body in _SUCCESSES[dialect] + _REFUSALS]
    bodies += [(status, body) for status in (400, 401, 422, 429, 500) for body in _REFUSALS]
    seen = set()
    for status, body in bodies:
        for place in _places(body):
            for odd in _ODD:
                data = json.dumps(_with(body, place, odd)).encode()
                found = rules.read(Received(status, data), asked)
                seen.add(type(found))
                _is_kept(found, data)
    assert seen == {Answer, Trouble}


def _is_kept(found: Answer | Trouble, body: bytes) -> None:
    """Whether a document can hold all that was read."""
    if isinstance(found, Trouble):
        assert all(isinstance(fact, str) for fact in found.facts.values())
        trouble_text(found).encode()
        return
    amount = cost(found.usage, Prices(Decimal(1), Decimal(2)))
    assert amount is None or amount >= 0
    attempt = Attempt(1, 1, "then", "url", b"", {}, 1, 200, {}, body, found)
    values = {**attempt_values(attempt, None), **answer_values(found, None)}
    values |= log_fields(found, None, priced=False)
    for value in values.values():
        if isinstance(value, str):
            value.encode()
        elif isinstance(value, int):
            assert 0 <= value < 1 << 63
    if values["usage"] is not None:
        json.loads(values["usage"], parse_constant=pytest.fail)


def test_the_odd_answers_count_as_what_they_are() -> None:
    """What is looked for above is really there: the unchanged bodies are answers, with cells."""
    for dialect in (OPENAI, ANTHROPIC, OLLAMA):
        rules = rules_of(dialect)
        ask = ask_with(NEEDED)
        body = json.dumps(_SUCCESSES[dialect][0]).encode()
        found = rules.read(Received(200, body), Asked(ask, rules.fates(ask)))
        assert isinstance(found, Answer) and set(json.loads(found.text)) == set(CELLS)
        assert found.outcome in (Outcome.COMPLETE, Outcome.INPUT_CUT)
