"""What came back from a service, read."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from statelab_gui.domain.fetching.asking import FieldFate
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import NO_USAGE, Usage
from statelab_gui.domain.outcomes import Outcome


@dataclass(frozen=True)
class Answer:
    """An answer as the service gave it. What it did not tell is None.

    `text` is the model's visible text exactly (lone surrogates included); "" where there is none.
    `has_reasoning` says that reasoning text came in a field of its own. `usage_json` is the usage
    as reported, and `model` the model's name as returned.
    """

    outcome: Outcome
    text: str = field(repr=False)
    finish_reason: str | None = None
    model: str | None = None
    fingerprint: str | None = None
    request_id: str | None = None
    usage: Usage = NO_USAGE
    usage_json: str | None = None
    has_reasoning: bool = False

    @property
    def raw(self) -> bytes:
        """The bytes that are recorded as the reply."""
        return self.text.encode("utf-8", "surrogatepass")


@dataclass(frozen=True)
class Attempt:
    """One request and what came of it: an `answer` or a `trouble`, never both, never neither.

    `request` is the body as sent; no key is in it, nor in `url`, `headers` (those of the response
    that are kept) or `response` (the body as received, as far as it was read). `started_at` is
    ISO-8601 with offset, `latency_ms` from the first byte sent to the last received. `status` is
    HTTP's, None where nothing came.
    """

    task_id: int
    number: int
    started_at: str
    url: str
    request: bytes = field(repr=False)
    fates: Mapping[str, FieldFate] = field(default_factory=dict, hash=False)
    latency_ms: int | None = None
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=dict, hash=False)
    response: bytes = field(default=b"", repr=False)
    answer: Answer | None = None
    trouble: Trouble | None = None

    def __post_init__(self) -> None:
        if (self.answer is None) == (self.trouble is None):
            raise ValueError("an attempt has an answer or a trouble")
