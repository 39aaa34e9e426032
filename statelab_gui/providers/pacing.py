"""How fast a run asks: how many at once and a minute, and how it waits for a service in trouble.

Times are seconds of a clock that never goes back, given by the caller.
"""

from collections import deque
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Patience:
    """How long a run keeps trying.

    A conversation is asked at most `tries` times. Before try n + 1 it waits up to `first_seconds`
    times 2^(n-1), never over `most_seconds`. A service that wants to be left alone for more than
    `longest_hold` seconds stops the run, and so do `hopeless` conversations that ended without an
    answer one after another.
    """

    tries: int = 6
    first_seconds: float = 1.0
    most_seconds: float = 60.0
    longest_hold: float = 600.0
    hopeless: int = 8


PATIENCE = Patience()


class Pace:
    """When the next conversation may begin.

    After a service said that it is asked too fast, half as many are under way at once; each answer
    lets them grow again, by one a round, up to `at_once`.
    """

    def __init__(
        self, at_once: int, per_minute: int | None, patience: Patience, random: Random
    ) -> None:
        if at_once < 1 or (per_minute is not None and per_minute < 1):
            raise ValueError("a run must ask at least one conversation")
        self._at_once = float(at_once)
        self._allowed = float(at_once)
        self._patience = patience
        self._random = random
        self.interval = 60 / per_minute if per_minute else 0.0
        self._next = float("-inf")
        self._held_until = float("-inf")
        self._slowed_at = float("-inf")

    def room(self, in_flight: int) -> int:
        """How many more may be under way now."""
        return max(0, int(self._allowed) - in_flight)

    def opens_in(self, now: float) -> float:
        """In how many seconds the next may begin; 0 for at once."""
        return max(0.0, self._next - now, self._held_until - now)

    def held_for(self, now: float) -> float:
        """For how many seconds nothing may begin, for the service's sake; 0 where it may."""
        return max(0.0, self._held_until - now)

    def began(self, now: float) -> None:
        """One began. They are spread evenly: no minute sees more than it may."""
        self._next = max(now, self._next) + self.interval

    def answered(self) -> None:
        """An answer came."""
        self._allowed = min(self._at_once, self._allowed + 1 / self._allowed)

    def too_fast(self, began: float, now: float, seconds: float | None, tries: int) -> bool:
        """The service refused one, begun at `began`, as too fast; leave it alone for `seconds`.

        Not told how long, wait as after any refusal. False where it had begun before the last
        slowing down: many refused together are one refusal.
        """
        self.rest(now, self.backoff(tries) if seconds is None else seconds)
        if began < self._slowed_at:
            return False
        self._slowed_at = now
        self._allowed = max(1.0, self._allowed / 2)
        return True

    def rest(self, now: float, seconds: float) -> None:
        """Leave the service alone for so long."""
        self._held_until = max(self._held_until, now + seconds)

    def backoff(self, tries: int) -> float:
        """Seconds to wait after so many tries: anything up to a bound that doubles."""
        bound = self._patience.first_seconds * 2 ** min(tries - 1, 32)
        return self._random.uniform(0, min(self._patience.most_seconds, bound))


class Speed:
    """How fast conversations come to an end, from the last minute or the last 20 of them."""

    def __init__(self, now: float) -> None:
        self._times: deque[float] = deque()
        self._began = now

    def ended(self, now: float) -> None:
        """One came to its end."""
        self._times.append(now)
        while len(self._times) > _FEWEST and self._times[0] < now - 60:
            self._began = self._times.popleft()

    def per_second(self, now: float) -> float | None:
        """None while too few came to tell."""
        took = now - self._began
        return len(self._times) / took if len(self._times) > 1 and took > 0.5 else None


_FEWEST = 20
