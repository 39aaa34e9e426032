"""All that a state map shows of one case, besides how it is zoomed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.prefixes import Observed, PrefixTally, observe
from statelab_gui.domain.tracing import Trail, next_change
from statelab_gui.views.plots.map_columns import ColumnSource
from statelab_gui.views.plots.map_probes import ProbeMarks
from statelab_gui.views.plots.map_values import ValueScale


@dataclass(eq=False)
class MapFacts:
    """One case: its book, what was probed, and what is chosen. Dropped whole with its book.

    `codes` are the codes of the marks there are; `right_again` are the first and last prefix of
    each stretch that was right after a wrong one.
    """

    book: AnswerBook
    complete_from: int
    move: int
    step: int
    cell: int | None = None
    range: tuple[int, int] | None = None
    trail: Trail | None = None
    tallies: Mapping[int, PrefixTally] = field(default_factory=dict)
    marks: ProbeMarks = field(default_factory=lambda: ProbeMarks.of({}))
    observed: Observed | None = None

    def __post_init__(self) -> None:
        self.source = ColumnSource(self.book)
        self.values = np.unique(self.book.program.values)
        self.right_again = np.empty((0, 2), dtype=np.int64)
        self.codes: frozenset[int] = frozenset()

    @property
    def updates(self) -> int:
        return len(self.book)

    @property
    def first_turn(self) -> int | None:
        """The update that ends the first turn where the case is a conversation: its values stand
        for words, and its updates for turns from there on."""
        return self.book.program.first_turn

    @property
    def first(self) -> int:
        """The first update shown: what is said within the first turn is one."""
        return self.first_turn or 1

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of the rows."""
        return self.book.program.titles

    def scale(self, dark: bool) -> ValueScale:
        """The looks of the recorded values."""
        return ValueScale(self.values, dark)

    def note(self, tallies: Mapping[int, PrefixTally], planned: Iterable[int]) -> None:
        """Take what was asked and what is planned; k outside of the case is passed over."""
        inside = {k: t for k, t in tallies.items() if self.complete_from <= k <= self.updates}
        self.tallies = inside
        self.marks = ProbeMarks.of(inside, planned, self.updates)
        self.codes = frozenset(np.unique(self.marks.codes).tolist())
        self.observed = observe(inside, self.complete_from, self.updates) if inside else None
        runs = self.observed.right_again if self.observed else ()
        self.right_again = np.array(runs, dtype=np.int64).reshape(-1, 2)

    def trail_end(self) -> int:
        """The update up to which the trail's value stands, no further than the step."""
        if self.trail is None or not self.trail.links:
            return self.step
        newest = self.trail.links[0]
        after = next_change(self.book.program, newest.cell, newest.update)
        last = self.updates if after is None else after - 1
        return min(max(self.step, newest.update), last)

    def clamped(self, k: int) -> int:
        """The nearest update of the case."""
        return min(max(self.first, k), self.updates)

    def probeable(self, first: int, last: int) -> tuple[int, int] | None:
        """The part of a range whose prefixes can be probed."""
        low, high = sorted((self.clamped(first), self.clamped(last)))
        low = max(low, self.complete_from)
        return (low, high) if low <= high else None
