"""What a reviewer wants asked, before it is a run, and how much that would be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import FieldFate
from statelab_gui.domain.fetching.runs import RunKind
from statelab_gui.domain.fetching.usage import Prices, cost_bound
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
    is asked what an arm asks of a tracker; "": the same one."""

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


def most_cost(
    requests: int, characters: int, output_limit: Setting, prices: Prices | None, rereads: int = 0
) -> Decimal | None:
    """The most that so many requests cost; None without prices or a limit of the output.

    So often a reply, as long as the limit lets it be, is read again.
    """
    limit = limit_told(output_limit)
    if prices is None or limit is None:
        return None
    _, most = token_range(requests, characters)
    return cost_bound(most + rereads * limit, limit * requests, prices)
