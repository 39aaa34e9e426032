"""What the answers of runs cost, counted once: attempts are only ever added.

An answer is whatever came without a trouble: the steps of a dialogue are paid for, too.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
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


class Spending:
    """Adds up what a run's answers cost, reading at each look only those that are new.

    An answer of a time without prices costs what it would by the present ones.
    """

    def __init__(self) -> None:
        self._seen: dict[int, tuple[Pricing, int, Decimal, int]] = {}

    def of(self, ask: Ask, run_id: int, pricing: Pricing) -> Spent:
        """What the run's answers cost by now."""
        by, last, amount, unpriced = self._seen.get(run_id, (pricing, 0, Decimal(0), 0))
        if by != pricing:
            last, amount, unpriced = 0, Decimal(0), 0
        [[newest]] = ask(_NEWEST, ())
        if newest == last:
            return Spent(amount if pricing.some else None, unpriced)
        [[rows]] = ask(_NEW if last else _ALL, (last, run_id))
        for number, kept, purpose, *tokens in json.loads(rows):
            last = max(last, number)
            prices = pricing.of(purpose is not None and Purpose(purpose).of_tracker)
            usage = Usage(tokens[0], tokens[1], cached=tokens[2], cache_written=tokens[3])
            if usage.input is None or usage.output is None:
                unpriced += 1
            elif kept is not None and pricing.some:
                amount += Decimal(kept)
            elif prices is not None:
                amount += cost(usage, prices) or 0
            else:
                unpriced += pricing.some
        # Those of other runs are not gone through again either.
        last = max(last, newest)
        self._seen[run_id] = (pricing, last, amount, unpriced)
        return Spent(amount if pricing.some else None, unpriced)


_NEWEST = "SELECT coalesce(max(id), 0) FROM attempt"
# One row of JSON holds them all: a reader lets other threads go first at every row, and a window
# must not wait so often for a run that computes all the time.
_COLUMNS = """json_group_array(json_array(
    a.id, a.cost, a.purpose,
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
