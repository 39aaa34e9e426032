"""What the answers of runs cost, counted once: attempts are only ever added.

An answer is whatever came without a trouble: the steps of a dialogue are paid for, too.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from operator import itemgetter
from typing import Any, TypeAlias

from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.usage import Pricing, Usage, cost

Ask: TypeAlias = Callable[[str, Sequence[Any]], Iterable[Any]]
"""Runs a SELECT with its values and gives the rows."""


@dataclass(frozen=True)
class Spent:
    """`amount` is the cost of the answers whose tokens were reported and whose model has prices;
    `unpriced` counts the others.

    `amount` is None without any prices; `unpriced` then counts those without tokens.
    """

    amount: Decimal | None
    unpriced: int


@dataclass
class _Sum:
    """What was added up of a run, by these prices, up to the attempt `last`."""

    pricing: Pricing
    last: int = 0
    amount: Decimal = Decimal(0)
    unpriced: int = 0

    def add(self, number: int, kept: str | None, purpose: str | None, *tokens: int | None) -> None:
        """Add an answer, unless it is among them."""
        if number <= self.last:
            return
        self.last = number
        prices = self.pricing.of(purpose is not None and Purpose(purpose).of_tracker)
        usage = Usage(tokens[0], tokens[1], cached=tokens[2], cache_written=tokens[3])
        if usage.input is None or usage.output is None:
            self.unpriced += 1
        elif kept is not None and self.pricing.some:
            self.amount += Decimal(kept)
        elif prices is not None:
            self.amount += cost(usage, prices) or 0
        else:
            self.unpriced += self.pricing.some

    @property
    def spent(self) -> Spent:
        """What that comes to."""
        return Spent(self.amount if self.pricing.some else None, self.unpriced)


class Spending:
    """Adds up what a run's answers cost, reading at each look only those that are new.

    An answer of a time without prices costs what it would by the present ones.
    """

    def __init__(self) -> None:
        self._seen: dict[int, _Sum] = {}

    def of(self, ask: Ask, run_id: int, pricing: Pricing) -> Spent:
        """What the run's answers cost by now."""
        return self.of_all(ask, {run_id: pricing})[run_id]

    def of_all(self, ask: Ask, pricings: Mapping[int, Pricing]) -> dict[int, Spent]:
        """The same of several runs, of which many are read in one go."""
        [[newest]] = ask(_NEWEST, ())
        sums = {run_id: self._sum(run_id, pricing) for run_id, pricing in pricings.items()}
        stale = {run_id: found for run_id, found in sums.items() if found.last < newest}
        if len(stale) <= _FEW:
            for run_id, found in stale.items():
                [[rows]] = ask(_NEW if found.last else _ALL, (found.last, run_id))
                for _, *values in sorted(json.loads(rows), key=_number):
                    found.add(*values)
        else:
            [[rows]] = ask(_OF_ANY, (min(found.last for found in stale.values()),))
            for run_id, *values in sorted(json.loads(rows), key=_number):
                if run_id in stale:
                    stale[run_id].add(*values)
        for found in stale.values():
            found.last = newest  # those of other runs are not gone through again either
        return {run_id: found.spent for run_id, found in sums.items()}

    def learn(self, run_id: int, other: "Spending") -> None:
        """Take over what another one has added up of a run of the same document."""
        if run_id in other._seen:
            self._seen[run_id] = replace(other._seen[run_id])

    def _sum(self, run_id: int, pricing: Pricing) -> _Sum:
        found = self._seen.get(run_id)
        if found is None or found.pricing != pricing:
            found = self._seen[run_id] = _Sum(pricing)
        return found


_FEW = 8
_number = itemgetter(1)
_NEWEST = "SELECT coalesce(max(id), 0) FROM attempt"
# One row of JSON holds them all: a reader lets other threads go first at every row, and a window
# must not wait so often for a run that computes all the time.
_COLUMNS = """json_group_array(json_array(
    t.run_id, a.id, a.cost, a.purpose,
    a.input_tokens, a.output_tokens, a.cached_tokens, a.cache_written_tokens
))"""
# At the first look by the run's conversations, later from the attempts that are new: in either
# case the order of the tables is that in which they are read.
_ALL = f"""
    SELECT {_COLUMNS} FROM fetch_task t CROSS JOIN attempt a ON a.task_id = t.id AND a.id > ?
    WHERE t.run_id = ? AND a.trouble IS NULL
"""
_NEW = f"""
    SELECT {_COLUMNS} FROM attempt a CROSS JOIN fetch_task t ON t.id = a.task_id
    WHERE a.id > ? AND t.run_id = ? AND a.trouble IS NULL
"""
_OF_ANY = f"""
    SELECT {_COLUMNS} FROM attempt a CROSS JOIN fetch_task t ON t.id = a.task_id
    WHERE a.id > ? AND a.trouble IS NULL
"""
