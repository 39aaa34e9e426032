"""Reading a message of Anthropic's."""

from typing import Any

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import NO_USAGE, Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers import reading
from statelab_gui.providers.reading import (
    Asked,
    Received,
    items,
    mapping,
    text_or_none,
    tokens,
    word,
)
from statelab_gui.providers.refusals import refused

_ENDS: dict[str, Outcome] = {
    "end_turn": Outcome.COMPLETE,
    "stop_sequence": Outcome.COMPLETE,
    "max_tokens": Outcome.TRUNCATED,
    "model_context_window_exceeded": Outcome.TRUNCATED,
    "refusal": Outcome.REFUSED,
    "tool_use": Outcome.TOOL_CALL,
}
"""Every other reason, pause_turn among them, does not say that the answer is whole: INCOMPLETE."""

_REASONING = frozenset({"thinking", "redacted_thinking"})


def read(received: Received, asked: Asked) -> Answer | Trouble:
    """What the response says: an answer whatever its text, or why there is none."""
    if received.status not in range(200, 300):
        return refused(received, asked)
    try:
        found = reading.parse(received.body)
    except reading.NotReadableError:
        return reading.not_json(received)
    body = mapping(found)
    if body.get("type") == "error":
        return refused(received, asked, body)
    if not isinstance(body.get("content"), list):
        return reading.not_an_answer("content")
    return _answer(received, asked, body)


def _answer(received: Received, asked: Asked, body: dict[str, Any]) -> Answer:
    blocks = [mapping(block) for block in items(body["content"])]
    texts = (block.get("text") for block in blocks if block.get("type") == "text")
    held = set()
    if any(word(block.get("type")).endswith("tool_use") for block in blocks):
        held.add(Outcome.TOOL_CALL)
    reason = text_or_none(body.get("stop_reason"))
    return reading.answer(
        asked,
        "".join(text for text in texts if isinstance(text, str)),
        _ENDS.get(reason or "", Outcome.INCOMPLETE),
        held,
        _usage(body.get("usage")),
        finish_reason=reason,
        model=text_or_none(body.get("model")),
        request_id=received.headers.get("request-id") or text_or_none(body.get("id")),
        usage_json=reading.usage_json(body.get("usage")),
        has_reasoning=any(word(block.get("type")) in _REASONING for block in blocks),
    )


def _usage(found: object) -> Usage:
    """What was read from a cache and written to one is not in `input_tokens`: all three add up."""
    if not isinstance(found, dict):
        return NO_USAGE
    fresh = tokens(found.get("input_tokens"))
    written = tokens(found.get("cache_creation_input_tokens"))
    cached = tokens(found.get("cache_read_input_tokens"))
    details = mapping(found.get("output_tokens_details"))
    return Usage(
        input=None if fresh is None else fresh + (written or 0) + (cached or 0),
        output=tokens(found.get("output_tokens")),
        reasoning=tokens(details.get("thinking_tokens")),
        cached=cached,
        cache_written=written,
    )
