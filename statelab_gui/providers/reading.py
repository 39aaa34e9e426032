"""What every dialect's reading has in common: JSON that may be anything, counts, outcomes."""

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import Ask, FieldFate
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers.cutting import is_cut
from statelab_gui.providers.sending import chosen

_LONGEST_NUMBER = 18
_LONGEST_NAME = 300


@dataclass(frozen=True)
class Received:
    """A response as it came: from the wire, or from a line of a batch's result file.

    `host` is where it was asked; `location` where it points to.
    """

    status: int
    body: bytes = field(repr=False)
    headers: Mapping[str, str] = field(default_factory=dict, hash=False)
    host: str = ""
    location: str = ""

    @property
    def content_type(self) -> str:
        """The type as told, "" where it was not."""
        return self.headers.get("content-type", "")


@dataclass(frozen=True)
class Asked:
    """What a response answers: the conversation, and what became of its settings."""

    ask: Ask
    fates: Mapping[str, FieldFate] = field(hash=False)

    @property
    def texts(self) -> list[str]:
        """All that the service has to read."""
        found = [message.text for message in self.ask.messages]
        system = chosen(self.ask, "system_prompt")
        return found if system is None else [system, *found]


class NotReadableError(Exception):
    """The body is no JSON."""


def parse(body: bytes) -> Any:
    """The JSON value that the body is; raises NotReadableError for a body that is none.

    Bytes that are no UTF-8 make it none: which character was meant, nobody knows.
    """
    try:
        return json.loads(body.decode("utf-8-sig"), parse_int=_whole)
    except (ValueError, RecursionError):
        raise NotReadableError from None


def not_json(received: Received) -> Trouble:
    """The trouble of a body that is no JSON."""
    facts = {"content_type": received.content_type[:100], "status": str(received.status)}
    return Trouble(TroubleKind.NOT_JSON, facts)


def not_an_answer(missing: str) -> Trouble:
    """The trouble of a body that is JSON, but of another kind; `missing` is a name in it."""
    return Trouble(TroubleKind.NOT_AN_ANSWER, {"missing": missing})


def mapping(value: object) -> dict[str, Any]:
    """The value where it is an object, else an empty one."""
    return value if isinstance(value, dict) else {}


def items(value: object) -> list[Any]:
    """The value where it is a list, else an empty one."""
    return value if isinstance(value, list) else []


def text_or_none(value: object) -> str | None:
    """The value where it is a text with something in it, else None; never very long."""
    return value[:_LONGEST_NAME] if isinstance(value, str) and value else None


def tokens(value: object) -> int | None:
    """The value where it is a count, else None: not reported is never 0."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def word(value: object) -> str:
    """A text or a whole number as text; "" for anything else, however deep it goes."""
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""


def usage_json(usage: object) -> str | None:
    """The usage as reported, in JSON; None where there is none, or it goes too deep to be one.

    A number that JSON has no word for, or of more digits than are read, becomes null in it.
    """
    if not isinstance(usage, dict) or not usage:
        return None
    try:
        return json.dumps(_finite(usage), separators=(",", ":"))
    except RecursionError:
        return None


def answer(
    asked: Asked,
    text: str,
    ended: Outcome,
    also: Iterable[Outcome],
    usage: Usage,
    **told: Any,
) -> Answer:
    """An answer that `ended` so; of all that holds of it, the gravest is its outcome."""
    usage = _told(usage, text)
    held = {ended, *also}
    if ended is Outcome.COMPLETE and not text.strip():
        held.add(Outcome.EMPTY)
    if is_cut(asked.texts, usage.input):
        held.add(Outcome.INPUT_CUT)
    gravest = next(outcome for outcome in Outcome if outcome in held)
    return Answer(outcome=gravest, text=text, usage=usage, **told)


def _told(usage: Usage, text: str) -> Usage:
    """The usage without zeros that nobody counted: no conversation is read in 0 tokens, and no text
    written in 0. Servers that do not count fill the fields so; what they sent stays as it came."""
    if usage.input == 0:
        usage = replace(usage, input=None, cached=None, cache_written=None)
    if usage.output == 0 and text:
        usage = replace(usage, output=None, reasoning=None)
    return usage


def _finite(value: Any) -> Any:
    """The value with null in place of every number that is none."""
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_finite(item) for item in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _whole(digits: str) -> int | float:
    """A whole number, of which Python refuses very long ones; those are no counts of anything."""
    return int(digits) if len(digits) <= _LONGEST_NUMBER else float("inf")
