"""What a reviewer wants asked, before it is a run, and how much that would be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import FieldFate
from statelab_gui.domain.fetching.extents import Extent
from statelab_gui.domain.fetching.runs import RunKind
from statelab_gui.domain.fetching.usage import Prices, Pricing, cost_bound
from statelab_gui.domain.runs import Setting

MOST_REPEATS = 99


class SubjectKind(StrEnum):
    """All cases of a SET, EVERY case of the document, the CASES given, or PROBES of one case."""

    SET = "set"
    EVERY = "every"
    CASES = "cases"
    PROBES = "probes"


@dataclass(frozen=True)
class Subject:
    """What is asked. `case_ids` are those of CASES, or the one case of PROBES at `prefixes`; `name`
    is what the run is called by."""

    kind: SubjectKind
    name: str = ""
    set_id: int | None = None
    case_ids: tuple[int, ...] = ()
    prefixes: tuple[int, ...] = ()


@dataclass(frozen=True)
class FetchWish:
    """What a page wants asked; what it leaves open is for the reviewer to say.

    `at_once` wishes for no question where everything is known from the last time.
    """

    subject: Subject | None = None
    examinee_id: int | None = None
    repeats: int = 1
    only_unanswered: bool = True
    at_once: bool = False


@dataclass(frozen=True)
class RunDraft:
    """A run as it is wished for: everything but its conversations. `tracker` is the connection that
    is asked what an arm asks of a tracker; "": the same one. Where the tracker is another model
    (`tracker_apart`), it has prices of its own."""

    subject: Subject
    examinee_id: int
    connection: str
    repeats: int = 1
    only_unanswered: bool = True
    kind: RunKind = RunKind.DIRECT
    at_once: int = 4
    per_minute: int | None = None
    prices: Prices | None = None
    spending_limit: Decimal | None = None
    tracker: str = ""
    tracker_apart: bool = False
    tracker_prices: Prices | None = None

    @property
    def pricing(self) -> Pricing:
        """What its answers cost."""
        return Pricing(self.prices, self.tracker_apart, self.tracker_prices)


@dataclass(frozen=True)
class RunForecast:
    """What a draft comes to. Characters are those of the prompts; tokens a range that holds for any
    tokenizer that is known; `cost` the most it may cost, None without prices or an output limit.
    A conversation in steps is several requests, as many as its arm makes; `rereads` says that
    replies are read again in them, which the tokens count only where the output is limited.

    `fates` tells what would become of every setting, `refused` why it cannot be sent as it is.
    """

    conversations: int
    characters: int
    longest: int
    least_tokens: int
    most_tokens: int
    cost: Decimal | None = None
    fates: Mapping[str, FieldFate] = field(default_factory=dict, hash=False)
    settings: Mapping[str, Setting] = field(default_factory=dict, hash=False)
    refused: KnownError | None = None
    least_requests: int = 0
    most_requests: int = 0
    rereads: bool = False


_MOST_CHARACTERS_A_TOKEN = 4
_AROUND_A_PROMPT = 32  # tokens that a service's template puts around one


def token_range(requests: int, characters: int) -> tuple[int, int]:
    """How many tokens so many prompts of so many characters are, at least and at most.

    Real tokenizers took one token for 1.5 (long programs of digits) to 3.3 characters (sheets).
    """
    around = requests * _AROUND_A_PROMPT
    return characters // _MOST_CHARACTERS_A_TOKEN, characters + around


def limit_told(output_limit: Setting) -> int | None:
    """The output limit as a number of tokens; None where it is none."""
    limit = output_limit.value.strip()
    return int(limit) if limit.isascii() and limit.isdecimal() else None


def most_cost(asked: Extent, output_limit: Setting, pricing: Pricing) -> Decimal | None:
    """The most that so much costs; None without all prices or a limit of the output."""
    limit = limit_told(output_limit)
    dearest = pricing.dearest
    if pricing.prices is None or dearest is None or limit is None:
        return None
    tracker = pricing.of(of_tracker=True) or dearest
    sure = asked.most_requests - asked.tracker_requests - asked.spare_requests
    written = asked.most_characters - asked.tracker_characters - asked.spare_characters
    parts = (
        (sure, written, 0, pricing.prices),
        (asked.tracker_requests, asked.tracker_characters, 0, tracker),
        (asked.spare_requests, asked.spare_characters, asked.read_again, dearest),
    )
    total = Decimal(0)
    for requests, characters, again, prices in parts:
        _, most = token_range(requests, characters)
        total += cost_bound(most + again * limit, limit * requests, prices) or Decimal(0)
    return total
