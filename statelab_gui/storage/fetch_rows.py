"""What a service told, as the columns of tables hold it; what it did not tell is no 0."""

import json
import zlib
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.asking import fates_to_json
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import SettingState

_BLANK, _VALUE = SettingState.BLANK.value, SettingState.VALUE.value
_NOT_PROVIDED = SettingState.NOT_PROVIDED.value
_ENDED_BY_LIMIT = frozenset({"length", "max_tokens"})
_LITTLE = 4096
"""Bytes that a window of zlib holds at least, of a power of two."""

_DECIMALS = 30  # as many as a number of the log may have


def attempt_values(
    attempt: Attempt, trouble: str | None, purpose: Purpose | None = None
) -> dict[str, Any]:
    """The values of a row of table attempt but for its place and what an answer tells."""
    return {
        "started_at": _text(attempt.started_at),
        "url": _text(attempt.url),
        "request": packed(attempt.request),
        "fates": fates_to_json(attempt.fates),
        "latency_ms": attempt.latency_ms,
        "status": attempt.status,
        "headers": json.dumps(dict(attempt.headers), sort_keys=True, separators=(",", ":")),
        "response": packed(attempt.response),
        "trouble": trouble,
        "purpose": None if purpose is None else purpose.value,
        **_NO_ANSWER,
    }


def packed(data: bytes) -> bytes:
    """The data as zlib writes it; for little of it nothing large is set up, which takes longer than
    all the rest."""
    if len(data) > _LITTLE:
        return zlib.compress(data)
    packer = zlib.compressobj(wbits=_LITTLE.bit_length() - 1, memLevel=5)
    return packer.compress(data) + packer.flush()


_NO_ANSWER: dict[str, Any] = {
    **dict.fromkeys(("outcome", "finish_reason", "model", "fingerprint", "request_id", "usage")),
    **dict.fromkeys(("input_tokens", "output_tokens", "reasoning_tokens")),
    **dict.fromkeys(("cached_tokens", "cache_written_tokens", "cost")),
    "has_reasoning": 0,
}


def answer_values(answer: Answer, price: str | None) -> dict[str, Any]:
    """The values in that row of what an answer tells."""
    return {
        "outcome": answer.outcome.value,
        "finish_reason": _text(answer.finish_reason),
        "model": _text(answer.model),
        "fingerprint": _text(answer.fingerprint),
        "request_id": _text(answer.request_id),
        "usage": _text(answer.usage_json),
        "input_tokens": _count(answer.usage.input),
        "output_tokens": _count(answer.usage.output),
        "reasoning_tokens": _count(answer.usage.reasoning),
        "cached_tokens": _count(answer.usage.cached),
        "cache_written_tokens": _count(answer.usage.cache_written),
        "cost": price,
        "has_reasoning": int(answer.has_reasoning),
    }


def log_fields(answer: Answer, price: str | None, *, priced: bool) -> dict[str, Any]:
    """What the service told, in the log's own fields: what it did not tell is not provided."""
    tokens = _count(answer.usage.input)
    cut = _truncated(answer)
    return {
        "input_tokens_state": _NOT_PROVIDED if tokens is None else _VALUE,
        "input_tokens": tokens,
        "cost_state": _VALUE if price is not None else _NOT_PROVIDED if priced else _BLANK,
        "cost": price,
        "truncated_state": _NOT_PROVIDED if cut is None else _VALUE,
        "truncated": None if cut is None else int(cut),
    }


def _truncated(answer: Answer) -> bool | None:
    """Whether the output limit ended the answer; None where the service gave no reason."""
    if answer.outcome is Outcome.TRUNCATED:
        return True
    if answer.finish_reason is None or answer.outcome is Outcome.INPUT_TOO_LONG:
        return None
    return answer.finish_reason in _ENDED_BY_LIMIT


def plain_amount(amount: Decimal) -> str:
    """Decimal text without an exponent."""
    text = format(amount.normalize(), "f")
    _, _, decimals = text.partition(".")
    if len(decimals) > _DECIMALS:
        return format(amount.quantize(Decimal(1).scaleb(-_DECIMALS), ROUND_HALF_EVEN), "f")
    return text


def _count(number: int | None) -> int | None:
    """A number of tokens; what cannot be one was not told."""
    return number if number is not None and 0 <= number < 1 << 63 else None


def _text(told: str | None) -> str | None:
    """A text of a service, as it is kept: what is no text in it becomes visible escapes."""
    return None if told is None else told.encode("utf-8", "backslashreplace").decode()
