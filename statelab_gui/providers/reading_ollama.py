"""Reading a reply of Ollama's own chat."""

from typing import Any

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers import reading
from statelab_gui.providers.reading import Asked, Received, mapping, text_or_none, tokens
from statelab_gui.providers.refusals import refused

_ENDS: dict[str, Outcome] = {"stop": Outcome.COMPLETE, "length": Outcome.TRUNCATED}

_COUNTED = (
    "prompt_eval_count",
    "eval_count",
    "total_duration",
    "load_duration",
    "prompt_eval_duration",
    "eval_duration",
)


def read(received: Received, asked: Asked) -> Answer | Trouble:
    """What the response says: an answer whatever its text, or why there is none."""
    if received.status not in range(200, 300):
        return refused(received, asked)
    try:
        found = reading.parse(received.body)
    except reading.NotReadableError:
        return reading.not_json(received)
    body = mapping(found)
    if body.get("error"):
        return refused(received, asked, body)
    if not isinstance(body.get("message"), dict):
        return reading.not_an_answer("message")
    return _answer(received, asked, body)


def _answer(received: Received, asked: Asked, body: dict[str, Any]) -> Answer | Trouble:
    message = body["message"]
    content = message.get("content", "")
    if not isinstance(content, str):
        return reading.not_an_answer("message.content")
    reason = text_or_none(body.get("done_reason"))
    ended = _ENDS.get(reason or "", Outcome.INCOMPLETE)
    counted = {key: body[key] for key in _COUNTED if key in body}
    return reading.answer(
        asked,
        content,
        ended if body.get("done") is True else Outcome.INCOMPLETE,
        {Outcome.TOOL_CALL} if message.get("tool_calls") else set(),
        Usage(input=tokens(body.get("prompt_eval_count")), output=tokens(body.get("eval_count"))),
        finish_reason=reason,
        model=text_or_none(body.get("model")),
        request_id=received.headers.get("x-request-id"),
        usage_json=reading.usage_json(counted),
        has_reasoning=bool(message.get("thinking")),
    )
