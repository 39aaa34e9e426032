"""Runs as a document keeps them: their conversations, and every attempt at one."""

from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.answers import Attempt
from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.outcomes import Outcome


class TaskRow(NamedTuple):
    """One conversation of a run as a row shows it; `id` is the conversation's.

    `prefix` is k of a probe, None the whole case. `attempts` were made, `trouble` is the one met
    last where there is no answer, `outcome` that of the reply where there is one.
    """

    id: int
    position: int
    case_id: int
    case_name: str
    set_id: int
    set_name: str
    examinee_id: int
    prefix: int | None
    repeat: int
    state: TaskState
    attempts: int
    trouble: Trouble | None
    reply_id: int | None
    outcome: Outcome | None


@dataclass(frozen=True)
class KeptAttempt:
    """An attempt as it is kept; `cost` is by the prices of that time, None without.

    `purpose` is what an arm asked it for. `withheld` says that the text and the response are left
    out: they are simulated, and the answer book of the case is sealed; `request_withheld` that the
    request is: it tells, or may tell, the state while that is sealed.
    """

    id: int
    attempt: Attempt
    cost: Decimal | None
    reply_id: int | None
    withheld: bool = False
    purpose: Purpose | None = None
    request_withheld: bool = False


class FetchSize(NamedTuple):
    """How much conversations ask: their number, the characters of their prompts together, and
    those of the longest one."""

    conversations: int
    characters: int
    longest: int
