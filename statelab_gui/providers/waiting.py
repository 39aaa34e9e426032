"""How long a service asks to be left alone."""

from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime


def seconds_told(headers: Mapping[str, str]) -> float | None:
    """The seconds that the headers ask for, whole or by a date; None where they do not tell.

    A date is measured by the service's own clock, where it says what time it is there.
    """
    for name, unit in (("retry-after-ms", 1000.0), ("retry-after", 1.0)):
        told = headers.get(name, "").strip()
        try:
            seconds = float(told) / unit
        except ValueError:
            continue
        if 0 <= seconds < float("inf"):
            return seconds
    until = _moment(headers.get("retry-after", ""))
    if until is None:
        return None
    now = _moment(headers.get("date", "")) or datetime.now(UTC)
    return max(0.0, (until - now).total_seconds())


def _moment(text: str) -> datetime | None:
    """The moment of an HTTP date; None for anything else."""
    try:
        found = parsedate_to_datetime(text.strip())
        return found if found.tzinfo else found.replace(tzinfo=UTC)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
