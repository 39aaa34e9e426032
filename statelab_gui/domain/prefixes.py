"""Prefixes of a program: where to probe, and what probing them has shown.

Being right at one prefix says nothing about another: an examinee may err and be right again. So
nothing here searches by halves, and nothing is ever said about a prefix that was not probed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.generating import move_ends
from statelab_gui.domain.runs import ReplyInfo, ReplySource
from statelab_gui.domain.updates import Program


class ProbeOutcome(StrEnum):
    """How one reply to a prefix was judged as a whole."""

    RIGHT = "right"
    WRONG = "wrong"
    FORMAT_ERROR = "format_error"


class PrefixOutcome(StrEnum):
    """What all standing replies to one prefix show together.

    RIGHT: all are right. WRONG: at least one is wrong and none right. MIXED: some are right and
    some not. FORMAT_ERROR: none shows a state.
    """

    RIGHT = "right"
    WRONG = "wrong"
    MIXED = "mixed"
    FORMAT_ERROR = "format_error"


@dataclass(frozen=True)
class PrefixTally:
    """How the standing replies to one prefix were judged, repeats counted.

    Raises ValueError for a negative count, and where no reply stands: such a prefix has no tally.
    """

    right: int
    wrong: int
    format_errors: int

    def __post_init__(self) -> None:
        if min(self.right, self.wrong, self.format_errors) < 0 or not self.asked:
            raise ValueError(self)

    @property
    def asked(self) -> int:
        """How many replies stand; a format error stays in this denominator."""
        return self.right + self.wrong + self.format_errors

    @property
    def share(self) -> float:
        """The share of right replies, 0 … 1."""
        return self.right / self.asked

    @property
    def outcome(self) -> PrefixOutcome:
        """What the replies show together."""
        if self.right == self.asked:
            return PrefixOutcome.RIGHT
        if self.right:
            return PrefixOutcome.MIXED
        return PrefixOutcome.WRONG if self.wrong else PrefixOutcome.FORMAT_ERROR


@dataclass(frozen=True)
class Observed:
    """What is known of the prefixes of a case that were probed.

    A prefix is observed wrong when at least one of its standing replies was wrong; `first_wrong` is
    the shortest such one, and shorter ones may never have been probed. `wrong` lists these prefixes
    in order, `mixed` those with both right replies and others, which may be wrong ones too, and
    `format_errors` those whose replies are format errors all: they show no state, so they are
    neither wrong nor right. `right_again` holds (first, last) of every unbroken run, among
    the probed prefixes only, whose replies are all right after a wrong one; prefixes between first
    and last that were not probed are not spoken of, and `right_again_probed` says how many were, a
    run. `possible` counts the prefixes that can be probed at all.
    """

    first_wrong: int | None
    probed: int
    possible: int
    wrong: tuple[int, ...]
    format_errors: tuple[int, ...]
    right_again: tuple[tuple[int, int], ...]
    unprobed: int
    mixed: tuple[int, ...] = ()
    right_again_probed: tuple[int, ...] = ()


def default_boundaries(program: Program) -> tuple[int, ...]:
    """Where to probe first: after the initial block and after every move (6, 9, 12 …)."""
    return move_ends(program)


def outcome_of(reply: ReplyInfo) -> ProbeOutcome:
    """What one reply showed."""
    if not reply.verdict.valid:
        return ProbeOutcome.FORMAT_ERROR
    return ProbeOutcome.RIGHT if reply.verdict.exact else ProbeOutcome.WRONG


def counted_beside(reply: ReplyInfo, others: Iterable[ReplyInfo]) -> list[ReplyInfo]:
    """The replies that are counted beside another: simulated ones beside a simulated one alone, and
    no others there, for what no model gave is never pooled with what one gave."""
    simulated = reply.source is ReplySource.SIMULATED
    return [other for other in others if (other.source is ReplySource.SIMULATED) is simulated]


def tallies_of(probes: Iterable[ReplyInfo]) -> dict[int, PrefixTally]:
    """The standing replies to each prefix counted, repeats included; superseded ones are not.

    In order of prefixes. A reply to the whole case is no probe and is passed over.
    """
    counts: dict[int, dict[ProbeOutcome, int]] = {}
    for probe in probes:
        if probe.prefix is not None and probe.superseded_by is None:
            found = counts.setdefault(probe.prefix, dict.fromkeys(ProbeOutcome, 0))
            found[outcome_of(probe)] += 1
    return {k: PrefixTally(*counts[k].values()) for k in sorted(counts)}


def observe(tallies: Mapping[int, PrefixTally], complete_from: int, updates: int) -> Observed:
    """What `tallies`, by the number of updates k of each probed prefix, show.

    Every cell is set from update `complete_from` on. Raises ValueError for a k that is not in
    complete_from … updates: such a prefix has no whole state to be wrong about.
    """
    probed = sorted(tallies)
    if probed and not complete_from <= probed[0] <= probed[-1] <= updates:
        raise ValueError(f"probed prefixes {probed[0]}…{probed[-1]} of {complete_from}…{updates}")
    wrong = tuple(k for k in probed if tallies[k].wrong)
    possible = max(0, updates - complete_from + 1)
    runs = _right_runs([k for k in probed if wrong and k > wrong[0]], tallies)
    return Observed(
        first_wrong=wrong[0] if wrong else None,
        probed=len(probed),
        possible=possible,
        wrong=wrong,
        format_errors=tuple(k for k in probed if tallies[k].outcome is PrefixOutcome.FORMAT_ERROR),
        right_again=tuple((run[0], run[-1]) for run in runs),
        unprobed=possible - len(probed),
        mixed=tuple(k for k in probed if tallies[k].outcome is PrefixOutcome.MIXED),
        right_again_probed=tuple(len(run) for run in runs),
    )


def _right_runs(later: list[int], tallies: Mapping[int, PrefixTally]) -> list[list[int]]:
    """The unbroken runs of the probed prefixes `later` whose replies are all right."""
    runs: list[list[int]] = []
    unbroken = False
    for k in later:
        right = tallies[k].outcome is PrefixOutcome.RIGHT
        if right and unbroken:
            runs[-1].append(k)
        elif right:
            runs.append([k])
        unbroken = right
    return runs
