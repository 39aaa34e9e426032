"""What is read off the bytes that a service sends."""

import json
from typing import Any

import pytest
from asks import FORMATS, GOLDENS, ask_with
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers.connecting import rules_of
from statelab_gui.providers.reading import Asked, Received

OPENAI, ANTHROPIC, OLLAMA = Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA
DIALECTS = (OPENAI, ANTHROPIC, OLLAMA)
OK6 = '{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'


def read(dialect: Dialect, body: bytes | Any, status: int = 200, **facts: Any) -> Answer | Trouble:
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    rules = rules_of(dialect)
    ask = ask_with()
    return rules.read(Received(status, data, **facts), Asked(ask, rules.fates(ask)))


def answer(dialect: Dialect, body: bytes | Any, status: int = 200, **facts: Any) -> Answer:
    found = read(dialect, body, status, **facts)
    assert isinstance(found, Answer), found
    return found


def golden(name: str) -> bytes:
    return (FORMATS / name).read_bytes()


def said(text: Any, finish: Any = "stop", **beside: Any) -> dict[str, Any]:
    message = {"role": "assistant", "content": text, **beside}
    return {"choices": [{"index": 0, "message": message, "finish_reason": finish}]}


def test_a_chat_completion_is_read_with_all_that_was_told() -> None:
    found = answer(OPENAI, golden("openai_chat_response_ok.json"), headers={"x-request-id": "r1"})
    assert (found.outcome, found.text, found.finish_reason) == (Outcome.COMPLETE, OK6, "stop")
    assert found.model == "gpt-5.4-mini-2026-03-17"
    assert (found.fingerprint, found.request_id) == ("fp_3f1c2d9a7b", "r1")
    assert found.usage == Usage(input=181, output=29, reasoning=0, cached=0)
    assert json.loads(found.usage_json or "")["total_tokens"] == 210
    assert not found.has_reasoning


def test_a_refusal_a_spent_budget_and_missing_usage_are_told_apart() -> None:
    refusal = answer(OPENAI, golden("openai_chat_response_refusal.json"))
    assert (refusal.outcome, refusal.text) == (Outcome.REFUSED, "I can't help with that.")
    spent = answer(OPENAI, golden("openai_chat_response_truncated_reasoning.json"))
    assert (spent.outcome, spent.text, spent.usage.reasoning) == (Outcome.TRUNCATED, "", 256)
    silent = answer(OPENAI, golden("openai_compatible_no_usage.json"))
    assert (silent.usage, silent.usage_json, silent.fingerprint) == (Usage(), None, None)
    thought = answer(OPENAI, golden("openai_compatible_reasoning_content.json"))
    assert thought.has_reasoning and thought.text == OK6


@pytest.mark.parametrize(
    ("dialect", "body"),
    [
        (Dialect.OPENAI, {"usage": {"prompt_tokens": 0, "completion_tokens": 0}}),
        (
            Dialect.ANTHROPIC,
            {
                "content": [{"type": "text", "text": OK6}],
                "stop_reason": "end_turn",
                "usage": {"input_tokens": 0, "cache_read_input_tokens": 0, "output_tokens": 0},
            },
        ),
        (
            Dialect.OLLAMA,
            {
                "message": {"content": OK6},
                "done": True,
                "done_reason": "stop",
                "prompt_eval_count": 0,
                "eval_count": 0,
            },
        ),
    ],
)
def test_zeros_of_a_service_that_does_not_count_are_no_counts_and_no_cut_input(
    dialect: Dialect, body: dict[str, Any]
) -> None:
    found = answer(dialect, said(OK6) | body)
    assert (found.outcome, found.usage) == (Outcome.COMPLETE, Usage())
    assert 0 in json.loads(found.usage_json or "").values()


def test_a_zero_that_can_be_counted_stays_one() -> None:
    usage = {
        "prompt_tokens": 200,
        "completion_tokens": 0,
        "prompt_tokens_details": {"cached_tokens": 0},
        "completion_tokens_details": {"reasoning_tokens": 0},
    }
    empty = answer(OPENAI, said("") | {"usage": usage})
    assert (empty.outcome, empty.usage) == (Outcome.EMPTY, Usage(200, 0, 0, 0))


def test_what_anthropic_read_is_the_sum_of_fresh_cached_and_written() -> None:
    cached = answer(ANTHROPIC, golden("anthropic_message_cached.json"))
    assert cached.usage == Usage(input=193, output=29, cached=190, cache_written=0)
    assert cached.outcome is Outcome.COMPLETE
    assert json.loads(cached.usage_json or "")["input_tokens"] == 3
    plain = answer(ANTHROPIC, golden("anthropic_message_ok.json"), headers={"request-id": "r2"})
    assert (plain.usage.input, plain.text, plain.request_id) == (193, OK6, "r2")
    refusal = answer(ANTHROPIC, golden("anthropic_message_refusal.json"))
    assert (refusal.outcome, refusal.text) == (Outcome.REFUSED, "")
    thought = answer(ANTHROPIC, golden("anthropic_message_thinking_truncated.json"))
    assert (thought.outcome, thought.text, thought.usage.reasoning) == (Outcome.TRUNCATED, "", 1024)
    assert thought.has_reasoning


def test_ollama_says_what_it_counted_and_a_count_that_is_absent_is_not_zero() -> None:
    whole = answer(OLLAMA, golden("ollama_chat_response_ok.json"))
    assert (whole.outcome, whole.text, whole.usage) == (Outcome.COMPLETE, OK6, Usage(196, 29))
    spent = answer(OLLAMA, golden("ollama_chat_response_length_thinking.json"))
    assert (spent.outcome, spent.text, spent.has_reasoning) == (Outcome.TRUNCATED, "", True)
    made = json.loads(golden("ollama_chat_response_ok.json"))
    del made["prompt_eval_count"]
    assert answer(OLLAMA, made).usage == Usage(input=None, output=29)
    assert answer(OLLAMA, {**made, "done": False}).outcome is Outcome.INCOMPLETE


def test_a_cache_told_of_in_a_field_of_its_own_is_read() -> None:
    usage = {"prompt_tokens": 200, "prompt_cache_hit_tokens": 128, "completion_tokens": 3}
    assert answer(OPENAI, said(OK6) | {"usage": usage}).usage == Usage(200, 3, cached=128)


def test_the_real_replies_of_a_local_server_are_read() -> None:
    outcomes = set()
    for path in sorted((GOLDENS / "real-responses").glob("*.json")):
        pair = json.loads(path.read_text(encoding="utf-8"))
        text = pair["request"]["messages"][0]["content"]
        ask = ask_with(text=text)
        response, rules = pair["response"], rules_of(OPENAI)
        asked = Asked(ask, rules.fates(ask))
        if "http_status" in response:
            received = Received(response["http_status"], response["body"].encode())
            found = rules.read(received, asked)
            assert isinstance(found, Answer) and found.outcome is Outcome.INPUT_TOO_LONG
            assert found.raw == b""
        else:
            found = rules.read(Received(200, json.dumps(response).encode()), asked)
            assert isinstance(found, Answer)
            assert found.text == response["choices"][0]["message"]["content"]
            reason = response["choices"][0]["finish_reason"]
            ended = {"stop": Outcome.COMPLETE, "length": Outcome.TRUNCATED}[reason]
            if reason == "stop" and not found.text.strip():
                ended = Outcome.EMPTY
            assert found.outcome is ended, path.name
        outcomes.add(found.outcome)
    wanted = {Outcome.COMPLETE, Outcome.TRUNCATED, Outcome.EMPTY, Outcome.INPUT_TOO_LONG}
    assert outcomes == wanted


@pytest.mark.parametrize(
    ("finish", "outcome"),
    [
        ("stop", Outcome.COMPLETE),
        ("STOP", Outcome.COMPLETE),
        ("eos", Outcome.COMPLETE),
        ("length", Outcome.TRUNCATED),
        ("MAX_TOKENS", Outcome.TRUNCATED),
        ("content_filter", Outcome.FILTERED),
        ("SAFETY", Outcome.FILTERED),
        ("tool_calls", Outcome.TOOL_CALL),
        ("function_call", Outcome.TOOL_CALL),
        (None, Outcome.INCOMPLETE),
        ("", Outcome.INCOMPLETE),
        (0, Outcome.INCOMPLETE),
        ("abort", Outcome.INCOMPLETE),
        ("insufficient_system_resource", Outcome.INCOMPLETE),
    ],
)
def test_only_a_reason_that_says_so_makes_an_answer_whole(finish: Any, outcome: Outcome) -> None:
    assert answer(OPENAI, said(OK6, finish)).outcome is outcome
    missing = said(OK6)
    del missing["choices"][0]["finish_reason"]
    assert answer(OPENAI, missing).outcome is Outcome.INCOMPLETE


@pytest.mark.parametrize(
    ("stop", "outcome"),
    [
        ("end_turn", Outcome.COMPLETE),
        ("stop_sequence", Outcome.COMPLETE),
        ("max_tokens", Outcome.TRUNCATED),
        ("model_context_window_exceeded", Outcome.TRUNCATED),
        ("tool_use", Outcome.TOOL_CALL),
        ("refusal", Outcome.REFUSED),
        ("pause_turn", Outcome.INCOMPLETE),
        (None, Outcome.INCOMPLETE),
    ],
)
def test_the_stop_reasons_of_anthropic_are_told_apart(stop: Any, outcome: Outcome) -> None:
    made = {"content": [{"type": "text", "text": OK6}], "stop_reason": stop}
    assert answer(ANTHROPIC, made).outcome is outcome


@pytest.mark.parametrize(
    ("content", "beside", "text", "outcome"),
    [
        (None, {}, "", Outcome.EMPTY),
        ("", {}, "", Outcome.EMPTY),
        (" \n", {}, " \n", Outcome.EMPTY),
        ([{"type": "text", "text": "a"}, {"type": "text", "text": "b"}], {}, "ab", None),
        ([{"type": "reasoning", "text": "hm"}, {"type": "text", "text": "b"}], {}, "b", None),
        ([{"type": "refusal", "refusal": "No."}], {}, "No.", Outcome.REFUSED),
        (None, {"tool_calls": [{"id": "1"}]}, "", Outcome.TOOL_CALL),
        ("with text", {"tool_calls": [{"id": "1"}]}, "with text", Outcome.TOOL_CALL),
        ("x", {"tool_calls": [], "refusal": None}, "x", None),
        (f"<think>x</think>{OK6}", {}, f"<think>x</think>{OK6}", None),
        (f"```json\n{OK6}\n```", {}, f"```json\n{OK6}\n```", None),
    ],
)
def test_the_text_is_the_visible_text_exactly(
    content: Any, beside: dict[str, Any], text: str, outcome: Outcome | None
) -> None:
    found = answer(OPENAI, said(content, **beside))
    assert found.text == text
    assert found.outcome is (outcome or Outcome.COMPLETE)


def test_of_several_outcomes_the_gravest_is_told() -> None:
    both = said(None, "length", tool_calls=[{"id": "1"}], refusal="No.")
    assert answer(OPENAI, both).outcome is Outcome.TOOL_CALL
    cut = {**said(OK6, "length"), "usage": {"prompt_tokens": 20, "completion_tokens": 1}}
    assert answer(OPENAI, cut).outcome is Outcome.INPUT_CUT


@pytest.mark.parametrize(
    "text",
    ["\ud800", "a\ud800b", "\x00", "\ufeff" + OK6, "\u00a0\u2028\r\n", "４"],
)
def test_characters_that_others_lose_are_kept(text: str) -> None:
    for dialect, body in (
        (OPENAI, said(text)),
        (ANTHROPIC, {"content": [{"type": "text", "text": text}], "stop_reason": "end_turn"}),
        (OLLAMA, {"message": {"content": text}, "done": True, "done_reason": "stop"}),
    ):
        found = answer(dialect, body)
        assert found.text == text
        assert found.raw.decode("utf-8", "surrogatepass") == text


@pytest.mark.parametrize(
    ("body", "facts"),
    [
        (b"", {}),
        (b"<!doctype html>", {"content_type": "text/html"}),
        (b'{"choices":[{"message":{"content":"\xff"}}]}', {}),
        (b"[" * 200_000, {}),
        (b'{"a":' * 100_000, {}),
        (b'{"choices":[{"message":{"content":"half', {}),
        (b'data: {"choices":[]}\n\ndata: [DONE]\n', {"content_type": "text/event-stream"}),
    ],
)
def test_a_body_that_is_no_json_is_a_trouble(body: bytes, facts: dict[str, str]) -> None:
    headers = {"content-type": facts.get("content_type", "application/json")}
    for dialect in DIALECTS:
        found = read(dialect, body, headers=headers)
        assert isinstance(found, Trouble) and found.kind is TroubleKind.NOT_JSON
        assert found.facts["content_type"] == headers["content-type"]


@pytest.mark.parametrize(
    ("dialect", "body", "missing"),
    [
        (OPENAI, {}, "choices"),
        (OPENAI, {"choices": []}, "choices"),
        (OPENAI, {"choices": [None]}, "choices[0].message"),
        (OPENAI, {"choices": [{"message": None}]}, "choices[0].message"),
        (OPENAI, {"choices": [{"text": "old"}]}, "choices[0].message"),
        (OPENAI, said({"a": 4}), "choices[0].message.content"),
        (OPENAI, said(4), "choices[0].message.content"),
        (ANTHROPIC, {"id": "msg"}, "content"),
        (ANTHROPIC, {"content": "text"}, "content"),
        (OLLAMA, {"response": "old"}, "message"),
        (OLLAMA, {"message": {"content": 4}}, "message.content"),
        (OLLAMA, [], "message"),
    ],
)
def test_json_of_another_kind_says_what_is_missing(
    dialect: Dialect, body: Any, missing: str
) -> None:
    found = read(dialect, body)
    assert isinstance(found, Trouble) and found.kind is TroubleKind.NOT_AN_ANSWER
    assert found.facts["missing"] == missing


@pytest.mark.parametrize(
    "count", ["-1", "true", '"29"', "2.5", "null", "[]", "NaN", "1e5", "1" + "0" * 5000]
)
def test_what_is_no_count_was_not_reported(count: str) -> None:
    body = json.dumps(said(OK6) | {"usage": {"prompt_tokens": "@", "completion_tokens": 29}})
    found = answer(OPENAI, body.replace('"@"', count).encode())
    assert found.usage == Usage(input=None, output=29)


_NAMES = (
    "choices message content finish_reason usage prompt_tokens completion_tokens "
    "model error code type param detail loc msg tool_calls refusal stop_reason text "
    "done done_reason id prompt_tokens_details cached_tokens thinking errors "
    "request_id "
)
_KEYS = st.sampled_from(_NAMES.split())
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_KEYS, inner, max_size=4),
    max_leaves=12,
)


@given(st.sampled_from(DIALECTS), st.sampled_from([200, 201, 301, 400, 404, 422, 429, 500]), _JSON)
def test_any_json_whatever_is_an_answer_or_a_trouble(
    dialect: Dialect, status: int, value: Any
) -> None:
    found = read(dialect, value, status)
    if isinstance(found, Trouble):
        assert all(isinstance(fact, str) for fact in found.facts.values())
        assert Trouble.from_json(found.to_json()) == found
    else:
        assert isinstance(found.text, str) and isinstance(found.raw, bytes)


@given(st.sampled_from(DIALECTS), st.sampled_from([200, 400, 500]), st.binary(max_size=64))
def test_any_bytes_whatever_are_an_answer_or_a_trouble(
    dialect: Dialect, status: int, body: bytes
) -> None:
    assert isinstance(read(dialect, body, status), Answer | Trouble)


@given(st.text())
def test_any_text_whatever_comes_back_as_it_was_said(text: str) -> None:
    assert answer(OPENAI, said(text)).text == text
