"""How far a long job is: the one thing that a job's generator tells while it works."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Progress:
    """`done` of `total` units are finished; `unit` is a code for views (what is being counted)."""

    done: int
    total: int
    unit: str = "updates"
