"""What the First-error page shows of one reply."""

from bisect import bisect_left
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.probing import probe_text
from statelab_gui.domain.prefixes import (
    Observed,
    PrefixTally,
    counted_beside,
    observe,
    tallies_of,
)
from statelab_gui.domain.probe_plans import PlanCost, ProbePlan, plan_cost
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views.prompt_lines import PromptLines


@dataclass(frozen=True, eq=False)
class Examined:
    """One whole-case reply that is not right, and all that may be shown beside it.

    `moves` is the plan of the ends of moves; every cell is set from update `complete_from` on;
    `move` is the usual number of updates of a move. `hints` are sentences about other replies to
    the very prompt of a prefix. `drift` is the conversation, where it is one: its moves are turns.
    """

    reply: ReplyInfo
    prompt: PromptLines
    book: AnswerBook
    moves: ProbePlan
    complete_from: int
    move: int
    hints: dict[int, str] = field(default_factory=dict)
    drift: DriftCase | None = None

    @cached_property
    def ends(self) -> NDArray[np.int64]:
        """How many characters the prompt of prefix k has, at place k: int64 (updates + 1,).

        Of a conversation that is what is asked at turns; before the first of them 0.
        """
        if self.drift is None:
            return self.prompt.ends
        sizes = [len(self.prompt_of(k)) for k in range(self.complete_from, self.updates + 1)]
        return np.array([*[0] * self.complete_from, *sizes], dtype=np.int64)

    def prompt_of(self, k: int) -> str:
        """What is asked at prefix k, which ends with a turn where it is of a conversation."""
        if self.drift is None:
            return self.prompt.span(0, k)
        return probe_text(self.drift, k)

    @property
    def first_turn(self) -> int | None:
        """The prefix that ends the first turn, where the case is a conversation."""
        return None if self.drift is None else self.complete_from

    @property
    def updates(self) -> int:
        """How many updates the case has."""
        return len(self.book)


@dataclass(frozen=True, eq=False)
class Probed:
    """The plan of a case, and every reply to one of its prefixes, superseded ones too.

    `probes` are these in order of recording, `replies` the same by prefix; `next_ask` is the next
    prefix of the plan and which repeat of it.
    """

    plan: ProbePlan
    probes: list[ReplyInfo]
    replies: dict[int, tuple[ReplyInfo, ...]]
    tallies: dict[int, PrefixTally]
    observed: Observed
    cost: PlanCost
    next_ask: tuple[int, int] | None

    @classmethod
    def of(cls, examined: Examined, plan: ProbePlan, probes: list[ReplyInfo]) -> "Probed":
        """What `probes`, in order of recording, come to, those that count beside the reply."""
        probes = counted_beside(examined.reply, probes)
        replies: dict[int, tuple[ReplyInfo, ...]] = {}
        for probe in probes:
            if probe.prefix is not None:
                replies[probe.prefix] = (*replies.get(probe.prefix, ()), probe)
        tallies = tallies_of(probes)
        return cls(
            plan,
            probes,
            replies,
            tallies,
            observe(tallies, examined.complete_from, examined.updates),
            plan_cost(plan, tallies, examined.ends),
            plan.next_ask(tallies),
        )

    def repeats_at(self, k: int) -> int:
        """How many replies to prefix k the plan asks for; 1 where it is not in the plan."""
        plan = self.plan
        place = bisect_left(plan.coarse, k)
        planned = place < len(plan.coarse) and plan.coarse[place] == k
        planned = planned or any(first <= k <= last for first, last in plan.stretches)
        return plan.repeats if planned else 1

    def at(self, k: int) -> tuple[ReplyInfo, ...]:
        """Every reply to prefix k, in order of recording."""
        return self.replies.get(k, ())
