"""What a service told of an answer, as the run log shows it."""

from typing import NamedTuple


class Fetched(NamedTuple):
    """How a fetched reply came; None is what the service did not tell, which is never 0.

    `attempts` counts the requests up to the one that was answered, that one included; `model` is
    the name as the service returned it.
    """

    attempts: int
    finish_reason: str | None = None
    model: str | None = None
    output_tokens: int | None = None
    reasoning_tokens: int | None = None
    cached_tokens: int | None = None
    latency_ms: int | None = None


FETCHED_KEYS: dict[str, str] = {
    "finish_reason": "finish_reason",
    "model_returned": "model",
    "output_tokens": "output_tokens",
    "reasoning_tokens": "reasoning_tokens",
    "cached_tokens": "cached_tokens",
    "latency_ms": "latency_ms",
    "attempts": "attempts",
}
"""The keys of columns of the log that show what a service told, and the fields of Fetched."""
