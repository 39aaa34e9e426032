"""Taking keys out of what was read, also where one only shows after the reading."""

import json
from dataclasses import replace

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.providers import reading
from statelab_gui.providers.redacting import Redactor


def clean_answer(answer: Answer, redactor: Redactor) -> Answer:
    """The answer without a key in its text or in what was told beside it."""
    if redactor.is_empty:
        return answer

    def clean(text: str | None) -> str | None:
        return None if text is None else redactor.clean(text)

    return replace(
        answer,
        text=redactor.clean(answer.text),
        finish_reason=clean(answer.finish_reason),
        model=clean(answer.model),
        fingerprint=clean(answer.fingerprint),
        request_id=clean(answer.request_id),
        usage_json=clean(answer.usage_json),
    )


def clean_trouble(trouble: Trouble, redactor: Redactor) -> Trouble:
    """The trouble without a key in its facts."""
    return Trouble(trouble.kind, {name: redactor.clean(f) for name, f in trouble.facts.items()})


def clean_body(body: bytes, redactor: Redactor) -> bytes:
    """The body without a key in it; as it came, where there is none.

    JSON may spell a key with escapes of its own for some letters: where reading the body brings one
    to light, the body is written anew without it.
    """
    cleaned = redactor.clean_bytes(body)
    if redactor.is_empty or b"\\" not in cleaned:
        return cleaned
    try:
        plain = json.dumps(reading.parse(cleaned), ensure_ascii=False)
    except (reading.NotReadableError, RecursionError):
        return cleaned
    plainly = redactor.clean(plain)
    return cleaned if plainly == plain else plainly.encode("utf-8", "surrogatepass")
