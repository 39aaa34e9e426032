"""A run: many conversations asked of one service, which survives being interrupted."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum

from statelab_gui.domain.drift.arms.values import ArmSettings
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import Prices, Pricing, amount_in
from statelab_gui.domain.runs import Setting
from statelab_gui.domain.updates import Program


class RunKind(StrEnum):
    """DIRECT asks one by one; BATCH writes files for the service's own batch engine."""

    DIRECT = "direct"
    BATCH = "batch"


class RunState(StrEnum):
    """RUNNING in a document that was just opened means that it was interrupted. ENDED: every
    conversation is answered, failed, or given up; failed ones may be asked again."""

    PAUSED = "paused"
    RUNNING = "running"
    ENDED = "ended"


class TaskState(StrEnum):
    """ASKING: sent, or about to be; one found so in a document just opened becomes UNKNOWN.

    ANSWERED: what came back is recorded as a reply. FAILED: the service said no, or what came back
    is no answer. UNKNOWN: nobody knows whether it was answered. GIVEN_UP by the reviewer.
    """

    WAITING = "waiting"
    ASKING = "asking"
    ANSWERED = "answered"
    FAILED = "failed"
    UNKNOWN = "unknown"
    GIVEN_UP = "given_up"


@dataclass(frozen=True, order=True)
class TaskWish:
    """A conversation to be asked; `prefix` is k of a probe, None the whole case."""

    case_id: int
    examinee_id: int
    prefix: int | None = None
    repeat: int = 1


@dataclass(frozen=True)
class FetchPlan:
    """How a run asks. `connection` is as it was when the run began.

    `spending_limit`, in the currency of `prices`, pauses the run before it would be passed.
    `left_out` are the settings refused by the service that the reviewer left out. `tracker` is
    asked what an arm asks of a tracker; None: `connection` is. Where the tracker is another model
    (`tracker_apart`), `tracker_prices` are its own; else `prices` are those of both.
    """

    name: str
    connection: Connection
    kind: RunKind = RunKind.DIRECT
    at_once: int = 4
    per_minute: int | None = None
    prices: Prices | None = None
    spending_limit: Decimal | None = None
    left_out: frozenset[str] = frozenset()
    tracker: Connection | None = None
    tracker_apart: bool = False
    tracker_prices: Prices | None = None

    @property
    def pricing(self) -> Pricing:
        """What its answers cost."""
        return Pricing(self.prices, self.tracker_apart, self.tracker_prices)

    @property
    def connections(self) -> tuple[Connection, ...]:
        """All that are asked, that of the examinee first."""
        return (self.connection,) if self.tracker is None else (self.connection, self.tracker)

    def to_json(self) -> str:
        """Canonical JSON; decimals are texts."""
        plain = {
            "name": self.name,
            "connection": json.loads(self.connection.to_json()),
            "kind": self.kind.value,
            "at_once": self.at_once,
            "per_minute": self.per_minute,
            "prices": _plain(self.prices),
            "spending_limit": _text(self.spending_limit),
            "left_out": sorted(self.left_out),
        }
        if self.tracker is not None:
            plain["tracker"] = json.loads(self.tracker.to_json())
        if self.tracker_apart:
            plain["tracker_prices"] = _plain(self.tracker_prices)
        return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> "FetchPlan":
        """The inverse of `to_json`; raises ValueError for anything else."""
        found = json.loads(text)
        tracker = found.get("tracker")
        return cls(
            name=found["name"],
            connection=Connection.from_json(json.dumps(found["connection"])),
            kind=RunKind(found["kind"]),
            at_once=found["at_once"],
            per_minute=found["per_minute"],
            prices=_prices(found["prices"]),
            spending_limit=_money(found["spending_limit"]),
            left_out=frozenset(found["left_out"]),
            tracker=None if tracker is None else Connection.from_json(json.dumps(tracker)),
            tracker_apart="tracker_prices" in found,
            tracker_prices=_prices(found.get("tracker_prices")),
        )


@dataclass(frozen=True)
class FetchTally:
    """How the conversations of a run stand; they add up to `total`.

    `spent` is the cost of the answers whose tokens were reported, None without prices; `unpriced`
    counts the answers whose tokens were not, or whose model has no prices while another one has.
    """

    total: int = 0
    waiting: int = 0
    asking: int = 0
    answered: int = 0
    failed: int = 0
    unknown: int = 0
    given_up: int = 0
    spent: Decimal | None = None
    unpriced: int = 0


@dataclass(frozen=True)
class FetchRun:
    """A run as the document holds it; `stopped_by` is why it paused by itself."""

    id: int
    plan: FetchPlan
    state: RunState
    created_at: str
    tally: FetchTally
    stopped_by: Trouble | None = None
    over_limit: bool = False


@dataclass(frozen=True)
class FetchTask:
    """A claimed conversation, with all that asking needs. `attempts` were made before.

    `program` is there for PRACTICE only, which answers from it, up to `prefix` updates. `drift` is
    what a drift case is made of; asked whole it is gone through with `arm`, step by step, and
    `replies` are the texts that came to the steps had already.
    """

    id: int
    case_id: int
    examinee_id: int
    prefix: int | None
    repeat: int
    prompt: str = field(repr=False)
    cells: tuple[str, ...]
    settings: Mapping[str, Setting] = field(hash=False)
    attempts: int = 0
    program: Program | None = field(default=None, repr=False, hash=False, compare=False)
    drift: DriftCase | None = field(default=None, repr=False, hash=False, compare=False)
    replies: tuple[str, ...] = field(default=(), repr=False)
    arm: ArmSettings = field(default_factory=ArmSettings)


def _text(amount: Decimal | None) -> str | None:
    return None if amount is None else str(amount)


def _plain(prices: Prices | None) -> dict[str, str | None] | None:
    return None if prices is None else {k: _text(v) for k, v in vars(prices).items()}


def _prices(found: Mapping[str, str | None] | None) -> Prices | None:
    if found is None:
        return None
    return Prices(
        amount_in(found["input"] or ""),
        amount_in(found["output"] or ""),
        _money(found["cached"]),
        _money(found["cache_written"]),
    )


def _money(text: str | None) -> Decimal | None:
    return None if text is None else amount_in(text)
