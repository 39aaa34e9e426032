"""How long a job still takes, as far as its pace of late tells."""

from collections import deque

_TOLD_FROM = 5.0  # seconds after which the pace is known well enough
_LOOKED_AT = 30.0  # seconds of the past that make the pace
_APART = 1.0  # seconds between two looks


class TimeLeft:
    """Takes how far a job is at which time, and tells the seconds left."""

    def __init__(self) -> None:
        self._looks: deque[tuple[float, int]] = deque()
        self._began = 0.0

    def begin(self) -> None:
        """Forget what was: another job begins."""
        self._looks.clear()

    def seconds(self, done: int, total: int, now: float) -> float | None:
        """How many seconds are left of a job that has done so much of `total` at the time `now`;
        None while its pace is not known, or it stands still."""
        looks = self._looks
        if looks and done < looks[-1][1]:
            looks.clear()
        if not looks:
            self._began = now
        if not looks or now - looks[-1][0] >= _APART:
            looks.append((now, done))
        while len(looks) > 2 and now - looks[0][0] > _LOOKED_AT:
            looks.popleft()
        then, before = looks[0]
        if now - self._began < _TOLD_FROM or done == before or now == then:
            return None
        return (total - done) * (now - then) / (done - before)
