"""What one conversation asks, and what became of every setting of the examinee in it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal

from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.runs import Setting
from statelab_gui.domain.updates import Program

SENDABLE: tuple[str, ...] = (
    "model",
    "system_prompt",
    "temperature",
    "output_limit",
    "reasoning_budget",
    "output_format",
    "context_window",
    "sampling_seed",
)
"""The keys of examinee settings that a service may be sent; the others describe only."""


class FieldFate(StrEnum):
    """SENT as it is; NOT_SENT, since it is blank; REFUSED by the service, and left out at the
    reviewer's word; NOT_OFFERED by the service, or *not provided* by the reviewer."""

    SENT = "sent"
    NOT_SENT = "not_sent"
    REFUSED = "refused"
    NOT_OFFERED = "not_offered"


@dataclass(frozen=True)
class Message:
    """One turn of a conversation."""

    role: Literal["user", "assistant"]
    text: str


@dataclass(frozen=True)
class Ask:
    """One new conversation: its turns, the cells asked for, and the examinee's settings.

    `left_out` are keys of settings that the service refused and the reviewer left out. `program` is
    there for PRACTICE only, which answers its final state; no service is ever given it. `repeat`
    numbers, from 1, the conversations in which the very same is asked.

    Of a conversation about changing wants, `purpose` says what it is for (None: a probe), `turn`
    how many turns of the user it tells, and `prefix` is k of a probe. `drift` is the case, for
    PRACTICE only as `program` is. `schema` is the JSON schema of the answer where it is not just
    that of the cells.
    """

    messages: tuple[Message, ...]
    cells: tuple[str, ...]
    settings: Mapping[str, Setting] = field(hash=False)
    left_out: frozenset[str] = frozenset()
    program: Program | None = field(default=None, repr=False, hash=False, compare=False)
    repeat: int = 1
    drift: DriftCase | None = field(default=None, repr=False, hash=False, compare=False)
    purpose: Purpose | None = None
    turn: int | None = None
    prefix: int | None = None
    schema: Mapping[str, Any] | None = field(default=None, repr=False, hash=False)


def fates_to_json(fates: Mapping[str, FieldFate]) -> str:
    """Canonical JSON of what became of every setting."""
    plain = {key: fate.value for key, fate in fates.items()}
    return json.dumps(plain, sort_keys=True, separators=(",", ":"))


def fates_from_json(text: str) -> dict[str, FieldFate]:
    """The inverse of `fates_to_json`; raises ValueError for anything else."""
    return {key: FieldFate(value) for key, value in json.loads(text).items()}
