"""Probe plans: at which prefixes a case is to be probed, in what order, how often, at what cost.

A plan goes over its coarse boundaries first and then, one by one, through every prefix of its
stretches. It never skips ahead on what was observed: being right at one prefix says nothing about
another, so which stretch is worth the asking is for the reviewer to say.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.ascending import ascending
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.prefixes import PrefixTally, default_boundaries
from statelab_gui.domain.updates import Program

Prefixes = NDArray[np.int64]

MOST_REPEATS = 99


class PlanState(StrEnum):
    """What was being done with a plan when it was last kept; nothing it asks depends on it."""

    DRAFT = "draft"
    RUNNING = "running"
    PAUSED = "paused"


@dataclass(frozen=True)
class PlanCost:
    """What a plan has left to ask: conversations, the characters of their prompts together, and how
    many conversations of it are `done`."""

    conversations: int
    characters: int
    done: int


@dataclass(frozen=True)
class ProbePlan:
    """Boundaries `coarse`, then every prefix of each (first, last) of `stretches`, asked `repeats`
    times each.

    Boundaries may be given in any order and more than once; they are kept ascending, each once.
    Stretches stay in the order in which they were added. Raises KnownError "repeats_outside"
    (repeats, most), "stretch_empty" (first, last) or "prefix_too_early" (k, complete_from) for a
    number below 1; `check` holds the plan against a case.
    """

    coarse: tuple[int, ...]
    stretches: tuple[tuple[int, int], ...] = ()
    repeats: int = 1
    state: PlanState = PlanState.DRAFT

    def __post_init__(self) -> None:
        if not 1 <= self.repeats <= MOST_REPEATS:
            raise KnownError("repeats_outside", repeats=self.repeats, most=MOST_REPEATS)
        for first, last in self.stretches:
            if last < first:
                raise KnownError("stretch_empty", first=first, last=last)
            _check_first(first)
        stretches = dict.fromkeys((int(first), int(last)) for first, last in self.stretches)
        object.__setattr__(self, "stretches", tuple(stretches))
        self._keep(self.coarse)

    def _keep(self, coarse: Sequence[int] | Prefixes) -> None:
        boundaries = ascending(coarse)
        for k in boundaries[:1].tolist():
            _check_first(k)
        object.__setattr__(self, "coarse", tuple(boundaries.tolist()))
        self.__dict__["coarse_array"] = boundaries

    # plans to begin with

    @classmethod
    def of(
        cls,
        coarse: Prefixes,
        stretches: Sequence[tuple[int, int]] = (),
        repeats: int = 1,
        state: PlanState = PlanState.DRAFT,
    ) -> "ProbePlan":
        """The plan of boundaries that are at hand as an array: many times quicker than a tuple."""
        plan = cls((), tuple(stretches), repeats, state)
        plan._keep(coarse)
        return plan

    @classmethod
    def every_n(cls, complete_from: int, updates: int, n: int) -> "ProbePlan":
        """Boundaries every n updates from the first whole state on, and the last update.

        Raises ValueError for n < 1. Empty where no prefix has a whole state.
        """
        if n < 1:
            raise ValueError(n)
        if updates < complete_from:
            return cls(())
        steps = np.arange(complete_from, updates, n, dtype=np.int64)
        return cls.of(np.append(steps, updates))

    @classmethod
    def at_move_ends(cls, program: Program) -> "ProbePlan":
        """Boundaries after the initial block and after every move."""
        return cls(default_boundaries(program))

    # plans made of this one

    def with_stretch(self, first: int, last: int) -> "ProbePlan":
        """The plan that goes, after all else, through every prefix from `first` to `last`.

        The same plan where one of its stretches holds them all. Raises KnownError "stretch_empty"
        or "prefix_too_early" as the plan itself does.
        """
        if first <= last and any(a <= first and last <= b for a, b in self.stretches):
            return self
        return self.of(
            self.coarse_array, (*self.stretches, (first, last)), self.repeats, self.state
        )

    def within(self, complete_from: int, updates: int) -> "ProbePlan":
        """The part of the plan that can be asked of a case with these numbers."""
        coarse = self.coarse_array
        clipped = [(max(a, complete_from), min(b, updates)) for a, b in self.stretches]
        return self.of(
            coarse[(coarse >= complete_from) & (coarse <= updates)],
            [(a, b) for a, b in clipped if a <= b],
            self.repeats,
            self.state,
        )

    def in_state(self, state: PlanState) -> "ProbePlan":
        """The same plan in another state."""
        same = copy(self)  # with what was worked out of it: a long plan is not gone through again
        object.__setattr__(same, "state", state)
        return same

    def check(self, complete_from: int, updates: int) -> None:
        """Raise where the plan cannot be asked of a case whose cells are all set from update
        `complete_from` on: KnownError "prefix_too_early" (k, complete_from), "prefix_too_long" (k,
        updates) or "stretch_outside" (first, last, complete_from, updates).
        """
        if self.coarse and self.coarse[0] < complete_from:
            raise KnownError(
                "prefix_too_early", k=self.coarse[0], complete_from=complete_from, updates=updates
            )
        if self.coarse and self.coarse[-1] > updates:
            raise KnownError("prefix_too_long", k=self.coarse[-1], updates=updates)
        for first, last in self.stretches:
            if not complete_from <= first <= last <= updates:
                raise KnownError(
                    "stretch_outside",
                    first=first,
                    last=last,
                    complete_from=complete_from,
                    updates=updates,
                )

    # what it asks

    @property
    def empty(self) -> bool:
        """Whether it asks nothing at all."""
        return not self.coarse and not self.stretches

    def order(self) -> Prefixes:
        """The prefixes in the order of asking, each once, int64, not to be written to."""
        return self._order

    def next_ask(self, tallies: Mapping[int, PrefixTally]) -> tuple[int, int] | None:
        """The next prefix k to ask and which repeat of it that is, from 1; None when all is done.

        It is the first in order with fewer standing replies than repeats, whatever they showed; all
        repeats of a prefix come before the next prefix.
        """
        wanted = np.flatnonzero(self._left(tallies))
        if not len(wanted):
            return None
        k = int(self._order[wanted[0]])
        return k, (tallies[k].had if k in tallies else 0) + 1

    def left(self, tallies: Mapping[int, PrefixTally]) -> int:
        """How many conversations are still to be had."""
        return int(self._left(tallies).sum())

    def done(self, tallies: Mapping[int, PrefixTally]) -> int:
        """How many conversations of the plan were had; more replies than it asks for count not."""
        return len(self._order) * self.repeats - self.left(tallies)

    def _left(self, tallies: Mapping[int, PrefixTally]) -> NDArray[np.int64]:
        """How often each prefix of the order is still to be asked, int64 (prefixes,)."""
        asked = np.zeros(len(self._sorter), dtype=np.int64)
        if tallies and len(asked):
            k = np.fromiter(tallies, dtype=np.int64, count=len(tallies))
            times = np.fromiter((tally.had for tally in tallies.values()), np.int64, len(tallies))
            column = self._order[self._sorter]
            place = np.searchsorted(column, k).clip(max=len(column) - 1)
            planned = column[place] == k
            asked[self._sorter[place[planned]]] = times[planned]
        return np.maximum(self.repeats - asked, 0)

    @cached_property
    def coarse_array(self) -> Prefixes:
        """`coarse` as an array, int64 (boundaries,)."""
        return np.asarray(self.coarse, dtype=np.int64)

    @cached_property
    def _order(self) -> Prefixes:
        parts = [self.coarse_array]
        parts += [np.arange(first, last + 1, dtype=np.int64) for first, last in self.stretches]
        everything = np.concatenate(parts)
        if self.stretches:
            # Where each number stands first: written from the end, so that the first one stays.
            first = np.zeros(int(everything.max()) + 1, dtype=np.int64)
            places = np.arange(len(everything), dtype=np.int64)
            first[everything[::-1]] = places[::-1]
            everything = everything[first[everything] == places]
        everything.flags.writeable = False
        return everything

    @cached_property
    def _sorter(self) -> NDArray[np.int64]:
        """The places of the order by ascending prefix."""
        return np.argsort(self._order, kind="stable")


def plan_cost(plan: ProbePlan, tallies: Mapping[int, PrefixTally], ends: Prefixes) -> PlanCost:
    """What is left to ask; `ends` has the characters of the prompt of prefix k at index k.

    Raises IndexError for a plan that goes beyond `ends`.
    """
    left = plan._left(tallies)
    conversations = int(left.sum())
    return PlanCost(
        conversations=conversations,
        characters=int(left @ ends[plan.order()]),
        done=len(left) * plan.repeats - conversations,
    )


def _check_first(k: int) -> None:
    if k < 1:
        raise KnownError("prefix_too_early", k=k, complete_from=1)
