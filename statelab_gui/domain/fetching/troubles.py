"""What may go wrong between asking and an answer, and what may be done then."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class TroubleKind(StrEnum):
    """Why there is no answer. What the facts of each are, is told beside it."""

    # Nothing reached the service.
    NO_CONNECTION = "no_connection"  # host
    CONNECT_TIMEOUT = "connect_timeout"  # host, seconds
    NOT_TRUSTED = "not_trusted"  # host: the certificate is not one that is trusted
    PROXY = "proxy"  # host of the proxy
    # The service said no.
    KEY_REFUSED = "key_refused"  # status, message
    NOT_FOUND = "not_found"  # status, message: no such model or address
    PARAMETER_REFUSED = "parameter_refused"  # status, message, setting (key), instead (or ""), and
    # of "window" where it is the output limit that does not fit beside the prompt
    REQUEST_REFUSED = "request_refused"  # status, message
    RATE_LIMITED = "rate_limited"  # status, message, seconds ("" where not told)
    QUOTA_SPENT = "quota_spent"  # status, message, seconds ("" where not told)
    SERVER_ERROR = "server_error"  # status, message
    REDIRECTED = "redirected"  # status, host it points to
    # The service answered what cannot be read.
    TOO_BIG = "too_big"  # bytes read
    TOO_LONG_TIME = "too_long_time"  # seconds
    NOT_JSON = "not_json"  # content_type, status
    NOT_AN_ANSWER = "not_an_answer"  # what is missing
    # Nobody knows whether the service answered.
    SILENCE = "silence"  # seconds
    DROPPED = "dropped"  # bytes read
    GATEWAY_TIMEOUT = "gateway_timeout"  # status, message: 408 and 504
    STOPPED = "stopped"  # by the reviewer, while the answer was on its way
    INTERRUPTED = "interrupted"  # the program ended while the answer was on its way
    # A batch.
    EXPIRED = "expired"
    CANCELED = "canceled"
    MISSING = "missing"  # no line in the result files


RETRIED = frozenset(
    {
        TroubleKind.NO_CONNECTION,
        TroubleKind.CONNECT_TIMEOUT,
        TroubleKind.RATE_LIMITED,
        TroubleKind.SERVER_ERROR,
    }
)
"""Asked again without a word, a bounded number of times: certainly nothing was answered."""

STOPS_RUN = frozenset(
    {
        TroubleKind.NOT_TRUSTED,
        TroubleKind.PROXY,
        TroubleKind.KEY_REFUSED,
        TroubleKind.NOT_FOUND,
        TroubleKind.PARAMETER_REFUSED,
        TroubleKind.QUOTA_SPENT,
        TroubleKind.REDIRECTED,
    }
)
"""Every other conversation would end the same way: the run pauses and the reviewer decides."""

FATE_UNKNOWN = frozenset(
    {
        TroubleKind.SILENCE,
        TroubleKind.DROPPED,
        TroubleKind.TOO_LONG_TIME,
        TroubleKind.GATEWAY_TIMEOUT,
        TroubleKind.STOPPED,
        TroubleKind.INTERRUPTED,
    }
)
"""The service may have answered, and charged for it: never asked again without the reviewer."""


CHARGED_STATUSES = range(200, 300)
"""What comes with one of these may be charged for, whether or not it can be read."""


@dataclass(frozen=True)
class Trouble:
    """What went wrong; `facts` are short plain texts without any key, as told at its kind."""

    kind: TroubleKind
    facts: Mapping[str, str] = field(default_factory=dict, hash=False)

    def to_json(self) -> str:
        """Canonical JSON."""
        plain = {"kind": self.kind.value, "facts": dict(self.facts)}
        return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> "Trouble":
        """The inverse of `to_json`; raises ValueError for anything else."""
        found = json.loads(text)
        return cls(TroubleKind(found["kind"]), dict(found["facts"]))


def may_be_charged(status: int | None, trouble: Trouble | None) -> bool:
    """Whether a request that ended so may have cost something."""
    return status in CHARGED_STATUSES or (trouble is not None and trouble.kind in FATE_UNKNOWN)
