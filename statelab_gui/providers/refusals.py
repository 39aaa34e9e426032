"""Reading a service's refusal: which trouble it is, or that the prompt was too long for it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import FieldFate
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers import reading
from statelab_gui.providers.addresses import host_of
from statelab_gui.providers.reading import Asked, Received, mapping, text_or_none, word
from statelab_gui.providers.refusal_words import (
    BAD_KEY,
    FILTERED,
    INSTEAD,
    NO_MODEL,
    NOT_TAKEN,
    QUOTA,
    TOO_LONG,
    VALIDATION,
    output_to_blame,
    setting_of,
)
from statelab_gui.providers.waiting import seconds_told

_LONGEST = 1000
_REFUSING = frozenset({400, 409, 413, 415, 422})


@dataclass(frozen=True)
class _Said:
    """What the body of a refusal says; "" for what it does not."""

    message: str = ""
    words: str = ""
    """Message, code and type together, in small letters."""
    code: str = ""
    param: str = ""
    request_id: str | None = None


def refused(
    received: Received, asked: Asked | None, body: Mapping[str, Any] | None = None
) -> Answer | Trouble:
    """What a refusal means. `body` is given where a success's body holds an error.

    It is an answer where the service read the prompt and would not have it: INPUT_TOO_LONG, or
    FILTERED. A prompt that is too long only together with the output limit is none: that the limit
    is refused is told, with "of" in its facts. Without `asked`, nothing was asked but a list.
    """
    said = _said(received, body)
    status = received.status if body is None else _status_within(body)
    facts = {"status": str(status), "message": said.message}
    if 300 <= status < 400:
        host = host_of(received.location) or received.host
        return Trouble(TroubleKind.REDIRECTED, {"status": str(status), "host": host})
    if status == 407:
        return Trouble(TroubleKind.PROXY, {"host": received.host})
    if asked is not None and (status in _REFUSING or status == 500):
        outcome = _outcome(said)
        if outcome is Outcome.INPUT_TOO_LONG and (also := _output_limit(said, asked)):
            return Trouble(
                also, {**facts, "setting": "output_limit", "instead": "", "of": "window"}
            )
        if outcome is not None:
            return Answer(outcome, "", request_id=said.request_id)
    told = seconds_told(received.headers)
    seconds = "" if told is None else str(math.ceil(told))
    kind = _kind(status, said)
    if kind in (TroubleKind.RATE_LIMITED, TroubleKind.QUOTA_SPENT):
        return Trouble(kind, {**facts, "seconds": seconds})
    if kind is TroubleKind.SERVER_ERROR and seconds:
        return Trouble(kind, {**facts, "seconds": seconds})
    if kind is TroubleKind.REQUEST_REFUSED and asked is not None:
        return _parameter(said, asked, facts) or Trouble(kind, facts)
    return Trouble(kind, facts)


def _outcome(said: _Said) -> Outcome | None:
    if TOO_LONG.search(said.words):
        return Outcome.INPUT_TOO_LONG
    return Outcome.FILTERED if FILTERED.search(said.words) else None


def _output_limit(said: _Said, asked: Asked) -> TroubleKind | None:
    """What it is where the prompt may fit, and what is asked for beside it does not."""
    blamed = output_to_blame(said.words)
    if blamed is False:
        return None
    if asked.fates.get("output_limit") is FieldFate.SENT:
        return TroubleKind.PARAMETER_REFUSED
    return TroubleKind.REQUEST_REFUSED if blamed else None


def _kind(status: int, said: _Said) -> TroubleKind:
    if status == 402 or (status in (400, 403, 429) and QUOTA.search(said.words)):
        return TroubleKind.QUOTA_SPENT
    if status == 429:
        return TroubleKind.RATE_LIMITED
    if status in (401, 403) or (status == 400 and BAD_KEY.search(said.words)):
        return TroubleKind.KEY_REFUSED
    if status in (404, 405, 410) or (status in _REFUSING and NO_MODEL.search(said.words)):
        return TroubleKind.NOT_FOUND
    if status in (408, 504, 524):
        return TroubleKind.GATEWAY_TIMEOUT
    if status == 500 and VALIDATION.search(said.words):
        return TroubleKind.REQUEST_REFUSED  # it will say the same of the same request every time
    return TroubleKind.SERVER_ERROR if status >= 500 else TroubleKind.REQUEST_REFUSED


def _parameter(said: _Said, asked: Asked, facts: dict[str, str]) -> Trouble | None:
    """The setting that was not taken, if it is one that was sent."""
    named = setting_of(said.param)
    found = named or (setting_of(said.message) if NOT_TAKEN.search(said.words) else "")
    if found and asked.fates.get(found) is not FieldFate.SENT:
        return None
    if not found and "unsupported_parameter" not in said.code:
        return None
    instead = INSTEAD.search(said.words)
    also = {"setting": found, "instead": instead.group(1) if instead else ""}
    if found == "output_format" and "json_object" in said.words:
        also["instead"] = "json_object"
    return Trouble(TroubleKind.PARAMETER_REFUSED, {**facts, **also})


def _status_within(body: Mapping[str, Any]) -> int:
    """The status that an error in the body of a success stands for."""
    error = mapping(body.get("error"))
    code = error.get("code")
    if isinstance(code, str) and code.isascii() and code.isdigit():
        code = int(code[:4])
    if isinstance(code, int) and not isinstance(code, bool) and 400 <= code < 600:
        return code
    told = (word(error.get(key))[:_LONGEST] for key in ("code", "type", "message"))
    words = " ".join(told).lower()
    if "rate_limit" in words:
        return 429
    return 400 if "invalid" in words or TOO_LONG.search(words) else 500


def _said(received: Received, body: Mapping[str, Any] | None) -> _Said:
    found: Any = body
    if body is None:
        try:
            found = reading.parse(received.body)
        except reading.NotReadableError:
            return _plainly(received)
    if isinstance(found, list) and found:  # Gemini's compatible endpoint
        found = found[0]
    whole = mapping(found)
    error = whole.get("error")
    inner = mapping(error) or whole
    detail = whole.get("detail")
    message = next(
        (
            text
            for text in (inner.get("message"), error, inner.get("msg"), detail)
            if isinstance(text, str) and text
        ),
        "",
    )
    param = word(inner.get("param"))[:_LONGEST]
    if isinstance(detail, list):
        message, param = _details(detail)
    # None of the patterns may be given more than a little: some try every place with every other.
    code, kind = word(inner.get("code"))[:_LONGEST], word(inner.get("type"))[:_LONGEST]
    own = whole.get("request_id")
    return _Said(
        message=message[:_LONGEST],
        words=f"{message[:_LONGEST]} {code} {kind}".lower(),
        code=code.lower(),
        param=param,
        request_id=received.headers.get("x-request-id")
        or received.headers.get("request-id")
        or text_or_none(own),
    )


def _details(found: list[Any]) -> tuple[str, str]:
    """The message and the field of a validation error as FastAPI tells it."""
    messages, fields = [], []
    for item in map(mapping, found):
        place = [word(part) for part in reading.items(item.get("loc")) if part != "body"]
        fields += place
        messages.append(f"{'.'.join(place)}: {word(item.get('msg'))}")
    return "; ".join(messages), " ".join(fields)[:_LONGEST]


def _plainly(received: Received) -> _Said:
    """The text of a body that is no JSON; a page of HTML says nothing that is worth showing."""
    text = received.body[: 4 * _LONGEST].decode("utf-8", "replace").strip()
    if "html" in received.content_type.lower() or text.startswith("<"):
        text = ""
    return _Said(message=text[:_LONGEST], words=text[:_LONGEST].lower())
