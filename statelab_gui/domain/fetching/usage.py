"""Tokens as a service reports them, and what they cost at prices the reviewer entered."""

from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

_MILLION = Decimal(1_000_000)
_LONGEST = 60  # characters
_LARGEST, _FINEST = 15, -40
"""Powers of ten. An exponent of nine digits is soon written, and a billion zeros are then drawn."""


@dataclass(frozen=True)
class Usage:
    """Tokens reported; None where the service did not say, which is never 0.

    `input` is all that was read, cached or not; `cached` is the part of it read from a cache;
    `cache_written` the part written to one. `output` is all that was written; `reasoning` the part
    of it that is no visible text.
    """

    input: int | None = None
    output: int | None = None
    reasoning: int | None = None
    cached: int | None = None
    cache_written: int | None = None


NO_USAGE = Usage()


def amount_in(text: str) -> Decimal:
    """The amount of money that a text is, 0 or more; raises ValueError for anything else, and for
    what no money is: an amount without end, or a millionth of a millionth of one."""
    try:
        found = Decimal(text if len(text) <= _LONGEST else "")
    except InvalidOperation:
        raise ValueError(text[:_LONGEST]) from None
    exponent = found.as_tuple().exponent
    if not isinstance(exponent, int) or found < 0:
        raise ValueError(text)
    if not _FINEST <= exponent <= _LARGEST or found.adjusted() > _LARGEST:
        raise ValueError(text)
    return found


@dataclass(frozen=True)
class Prices:
    """Prices of a million tokens, in the reviewer's currency; `cached` None: as input."""

    input: Decimal
    output: Decimal
    cached: Decimal | None = None
    cache_written: Decimal | None = None


@dataclass(frozen=True)
class Pricing:
    """What the answers of a run cost: `prices` of the examinee's model, and `tracker` of the model
    of its tracker where that is another one (`apart`). None: nobody entered them."""

    prices: Prices | None = None
    apart: bool = False
    tracker: Prices | None = None

    def of(self, of_tracker: bool) -> Prices | None:
        """The prices of what is asked of the tracker, or of the examinee."""
        return self.tracker if of_tracker and self.apart else self.prices

    @property
    def some(self) -> bool:
        """Whether any were entered."""
        return self.prices is not None or (self.apart and self.tracker is not None)

    @property
    def dearest(self) -> Prices | None:
        """Prices that neither of them passes; None where one is not known."""
        if not self.apart or self.prices is None or self.tracker is None:
            return None if self.apart else self.prices
        both = zip(_whole(self.prices), _whole(self.tracker), strict=True)
        return Prices(*(max(mine, its) for mine, its in both))


def _whole(prices: Prices) -> tuple[Decimal, Decimal, Decimal, Decimal]:
    """All four, those that were not entered as they are meant: as input."""
    cached = prices.input if prices.cached is None else prices.cached
    written = prices.input if prices.cache_written is None else prices.cache_written
    return prices.input, prices.output, cached, written


@dataclass(frozen=True)
class Unreported:
    """Requests that may have been charged for, though nobody told their tokens: `count` of them.

    `size` is the bytes of their prompts together, `output` the most tokens that may have been
    written to them; None where one of them had no output limit.
    """

    count: int = 0
    size: int = 0
    output: int | None = 0


def cost(usage: Usage, prices: Prices) -> Decimal | None:
    """What an answer cost; None where input or output tokens were not reported."""
    if usage.input is None or usage.output is None:
        return None
    cached, written = usage.cached or 0, usage.cache_written or 0
    plain = max(0, usage.input - cached - written)
    at_cached = prices.input if prices.cached is None else prices.cached
    at_written = prices.input if prices.cache_written is None else prices.cache_written
    total = plain * prices.input + cached * at_cached + written * at_written
    return (total + usage.output * prices.output) / _MILLION


def cost_bound(input_tokens: int, output_limit: int | None, prices: Prices) -> Decimal | None:
    """The most a conversation of so many input tokens costs; None without an output limit."""
    if output_limit is None:
        return None
    dearest = max(prices.input, prices.cache_written or prices.input)
    return (input_tokens * dearest + output_limit * prices.output) / _MILLION
