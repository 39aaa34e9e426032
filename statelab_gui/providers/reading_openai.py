"""Reading a chat completion, of OpenAI and of all that speak like it."""

from typing import Any

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import NO_USAGE, Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers import reading
from statelab_gui.providers.reading import Asked, Received, items, mapping, text_or_none, tokens
from statelab_gui.providers.refusals import refused

_ENDS: dict[str, Outcome] = {
    "stop": Outcome.COMPLETE,
    "eos": Outcome.COMPLETE,
    "eos_token": Outcome.COMPLETE,
    "end_turn": Outcome.COMPLETE,
    "stop_sequence": Outcome.COMPLETE,
    "length": Outcome.TRUNCATED,
    "max_tokens": Outcome.TRUNCATED,
    "max_output_tokens": Outcome.TRUNCATED,
    "model_length": Outcome.TRUNCATED,
    "content_filter": Outcome.FILTERED,
    "safety": Outcome.FILTERED,
    "recitation": Outcome.FILTERED,
    "sensitive": Outcome.FILTERED,
    "refusal": Outcome.REFUSED,
    "tool_calls": Outcome.TOOL_CALL,
    "tool_use": Outcome.TOOL_CALL,
    "function_call": Outcome.TOOL_CALL,
}
"""Every other reason is none that says the answer is whole: INCOMPLETE."""

_REASONING = ("reasoning_content", "reasoning", "reasoning_details", "thinking")


def read(received: Received, asked: Asked) -> Answer | Trouble:
    """What the response says: an answer whatever its text, or why there is none."""
    if received.status not in range(200, 300):
        return refused(received, asked)
    try:
        found = reading.parse(received.body)
    except reading.NotReadableError:
        return reading.not_json(received)
    body = mapping(found)
    choices = items(body.get("choices"))
    choice = mapping(choices[0]) if choices else {}
    for place in (choice, body):
        if place.get("error") and not mapping(place.get("message")).get("content"):
            return refused(received, asked, place)
    if "message" not in choice:
        return reading.not_an_answer("choices[0].message" if choices else "choices")
    if not isinstance(choice["message"], dict):
        return reading.not_an_answer("choices[0].message")
    return _answer(received, asked, body, choice)


def _answer(
    received: Received, asked: Asked, body: dict[str, Any], choice: dict[str, Any]
) -> Answer | Trouble:
    message = mapping(choice["message"])
    content, refusal = message.get("content"), message.get("refusal")
    if not isinstance(content, str | list | None):
        return reading.not_an_answer("choices[0].message.content")
    text, reasoned, declined = _parts(content)
    held = set()
    if message.get("tool_calls") or message.get("function_call"):
        held.add(Outcome.TOOL_CALL)
    if declined or (isinstance(refusal, str) and refusal):
        held.add(Outcome.REFUSED)
        text = text or declined or str(refusal)
    reason = text_or_none(choice.get("finish_reason"))
    ended = _ENDS.get((reason or "").casefold(), Outcome.INCOMPLETE)
    reasoning = (message.get(key) for key in _REASONING)
    return reading.answer(
        asked,
        text,
        ended,
        held,
        _usage(body.get("usage")),
        finish_reason=reason,
        model=text_or_none(body.get("model")),
        fingerprint=text_or_none(body.get("system_fingerprint")),
        request_id=received.headers.get("x-request-id") or text_or_none(body.get("id")),
        usage_json=reading.usage_json(body.get("usage")),
        has_reasoning=reasoned or any(bool(found) for found in reasoning),
    )


def _parts(content: str | list[Any] | None) -> tuple[str, bool, str]:
    """The text, whether reasoning stands among its parts, and the refusal there."""
    if content is None or isinstance(content, str):
        return content or "", False, ""
    text, declined, reasoned = "", "", False
    for item in content:
        part = mapping(item)
        kind = part.get("type")
        if isinstance(item, str):
            text += item
        elif kind == "refusal" and isinstance(part.get("refusal"), str):
            declined += part["refusal"]
        elif kind in ("reasoning", "thinking"):
            reasoned = True
        elif isinstance(part.get("text"), str):
            text += part["text"]
    return text, reasoned, declined


def _usage(found: object) -> Usage:
    """Cached tokens are inside the prompt's, reasoning tokens inside the completion's.

    DeepSeek tells of its cache beside the details, in a field of its own.
    """
    if not isinstance(found, dict):
        return NO_USAGE
    read, written = (
        mapping(found.get(key)) for key in ("prompt_tokens_details", "completion_tokens_details")
    )
    cached = tokens(read.get("cached_tokens"))
    return Usage(
        input=tokens(found.get("prompt_tokens")),
        output=tokens(found.get("completion_tokens")),
        reasoning=tokens(written.get("reasoning_tokens")),
        cached=tokens(found.get("prompt_cache_hit_tokens")) if cached is None else cached,
    )
