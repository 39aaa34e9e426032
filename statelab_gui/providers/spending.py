"""The spending limit of a run: no conversation begins whose cost might pass it."""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from math import ceil

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Ask
from statelab_gui.domain.fetching.bounding import messages_size, output_limit
from statelab_gui.domain.fetching.usage import Pricing, Unreported, Usage, cost, cost_bound
from statelab_gui.domain.runs import Setting

_WRAPPING = 256
"""Tokens that a service may add to what it is sent: roles, marks of turns, a JSON schema."""

_A_TURN = 16
"""Tokens of that for every turn after the first."""

_MARGIN = 1.25
"""How far a prompt may exceed the densest one so far, in tokens a byte."""

_CALIBRATED = 5
"""From so many reported inputs on, these say how many tokens a prompt has."""


def limit_refused(
    pricing: Pricing,
    limit: Decimal | None,
    examinees: Iterable[Mapping[str, Setting]],
    left_out: frozenset[str] = frozenset(),
) -> KnownError | None:
    """Why a spending limit cannot be kept to; None where it can, or there is none.

    Codes: spending_limit_needs_prices, spending_limit_needs_tracker_prices,
    spending_limit_needs_output_limit.
    """
    if limit is None:
        return None
    if pricing.prices is None:
        return KnownError("spending_limit_needs_prices")
    if pricing.apart and pricing.tracker is None:
        return KnownError("spending_limit_needs_tracker_prices")
    if any(output_limit(settings, left_out) is None for settings in examinees):
        return KnownError("spending_limit_needs_output_limit")
    return None


class Budget:
    """What a run has cost, and what it may come to with all that is under way.

    A request that may have been charged for and whose tokens nobody told, now or earlier, is taken
    to have cost as much as it may have: each by its own prompt and output limit.
    """

    def __init__(
        self,
        pricing: Pricing,
        limit: Decimal | None,
        spent: Decimal,
        earlier: Unreported,
        left_out: frozenset[str] = frozenset(),
    ) -> None:
        self._pricing = pricing
        self._limit = limit
        self._left_out = left_out
        self._spent = spent
        self._unsure = Decimal(0)
        self._earlier = earlier
        self._under_way: dict[int, tuple[int, Decimal]] = {}
        self._density = 0.0
        self._reported = 0

    def may_begin(self, task_id: int, ask: Ask, *, of_tracker: bool = False) -> bool:
        """Whether the conversation can be asked this without passing the limit, and if so, take it
        as under way. `of_tracker` says whose model is asked.

        Raises KnownError("spending_limit_needs_output_limit").
        """
        prices, dearest = self._pricing.of(of_tracker), self._pricing.dearest
        if prices is None or dearest is None or self._limit is None:
            return True
        size = messages_size(ask.messages, ask.settings)
        limit = output_limit(ask.settings, self._left_out)
        turns = _A_TURN * (len(ask.messages) - 1)
        bound = cost_bound(self._tokens(size, 1) + turns, limit, prices)
        before = self._earlier
        earlier = cost_bound(self._tokens(before.size, before.count), before.output, dearest)
        if bound is None or earlier is None:
            raise KnownError("spending_limit_needs_output_limit")
        under_way = sum((known for _, known in self._under_way.values()), Decimal(0))
        if self._spent + self._unsure + earlier + under_way + bound > self._limit:
            return False
        self._under_way[task_id] = (size, bound)
        return True

    def ended(
        self, task_id: int, usage: Usage | None, *, charged: bool, of_tracker: bool = False
    ) -> None:
        """It is under way no longer. `usage` is what was reported, if anything; `charged` says
        whether it may have cost something where nothing was."""
        size, bound = self._under_way.pop(task_id, (0, Decimal(0)))
        if usage is not None and usage.input is not None and size:
            self._density = max(self._density, usage.input / size)
            self._reported += 1
        prices = self._pricing.of(of_tracker)
        if prices is None:
            return
        known = None if usage is None else cost(usage, prices)
        if known is not None:
            self._spent += known
        elif charged:
            self._unsure += bound

    def _tokens(self, size: int, requests: int) -> int:
        """The most input tokens of so many bytes in so many requests: none is less than a byte."""
        wrapping = requests * _WRAPPING
        if self._reported < _CALIBRATED:
            return size + wrapping
        return min(size, ceil(size * self._density * _MARGIN)) + wrapping
