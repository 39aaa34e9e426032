"""Prefixes of a program: where to probe, and what probing them has shown.

Being right at one prefix says nothing about another: an examinee may err and be right again. So
nothing here searches by halves, and nothing is ever said about a prefix that was not probed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.cases import APART, JUDGED, CaseStatus
from statelab_gui.domain.generating import move_ends
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.updates import Program


class PrefixOutcome(StrEnum):
    """What all standing replies to one prefix show together.

    RIGHT: all are right. WRONG: at least one is wrong and none right. MIXED: some are right and
    some not. FORMAT_ERROR and INCOMPLETE: none shows a state, and at least one is a format error,
    or all are incomplete. INPUT_CUT, INPUT_TOO_LONG and NOT_GRADED: no reply is to the prompt as it
    was asked, or none was graded, so nothing was observed.
    """

    RIGHT = "right"
    WRONG = "wrong"
    MIXED = "mixed"
    FORMAT_ERROR = "format_error"
    INCOMPLETE = "incomplete"
    INPUT_CUT = "input_cut"
    INPUT_TOO_LONG = "input_too_long"
    NOT_GRADED = "not_graded"


_APART = tuple(PrefixOutcome(status.value) for status in APART)


@dataclass(frozen=True)
class PrefixTally:
    """How the standing replies to one prefix count, repeats included.

    Raises ValueError for a negative count, and where no reply stands: such a prefix has no tally.
    """

    right: int
    wrong: int
    format_errors: int
    incomplete: int = 0
    input_cut: int = 0
    input_too_long: int = 0
    not_graded: int = 0

    def __post_init__(self) -> None:
        counts = self.right, self.wrong, self.format_errors, self.incomplete, self.apart
        if min(*counts, *self._apart) < 0 or not self.had:
            raise ValueError(self)

    @property
    def asked(self) -> int:
        """How many replies are in the denominator, which format errors and incomplete ones stay in;
        0 where nothing was observed."""
        return self.right + self.wrong + self.format_errors + self.incomplete

    @property
    def apart(self) -> int:
        """How many replies are not to the prompt as asked, or not graded: no observations."""
        return sum(self._apart)

    @property
    def _apart(self) -> tuple[int, ...]:
        return self.input_cut, self.input_too_long, self.not_graded

    @property
    def had(self) -> int:
        """How many conversations were had: whatever came of them, a plan asks them no more."""
        return self.asked + self.apart

    @property
    def share(self) -> float | None:
        """The share of right replies, 0 … 1; None where nothing was observed."""
        return self.right / self.asked if self.asked else None

    @property
    def outcome(self) -> PrefixOutcome:
        """What the replies show together."""
        if not self.asked:
            held = dict(zip(_APART, self._apart, strict=True))
            return next(outcome for outcome in reversed(_APART) if held[outcome])
        if self.right == self.asked:
            return PrefixOutcome.RIGHT
        if self.right:
            return PrefixOutcome.MIXED
        if self.wrong:
            return PrefixOutcome.WRONG
        return PrefixOutcome.FORMAT_ERROR if self.format_errors else PrefixOutcome.INCOMPLETE


@dataclass(frozen=True)
class Observed:
    """What is known of the prefixes of a case that were probed.

    A prefix is observed wrong when at least one of its standing replies was wrong; `first_wrong` is
    the shortest such one, and shorter ones may never have been probed. `wrong` lists these prefixes
    in order, `mixed` those with both right replies and others, which may be wrong ones too, and
    `format_errors` and `incomplete` those whose replies show no state, so they are neither wrong
    nor right. `apart` lists the prefixes that were asked and not observed, since the input was cut
    or too long: they are not among the `probed`. `right_again` holds (first, last) of every
    unbroken run, among the probed prefixes only, whose replies are all right after a wrong one;
    prefixes between first and last that were not probed are not spoken of, and `right_again_probed`
    says how many were, a run. `possible` counts the prefixes that can be probed at all.
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
    incomplete: tuple[int, ...] = ()
    apart: tuple[int, ...] = ()


def default_boundaries(program: Program) -> tuple[int, ...]:
    """Where to probe first: after the initial block and after every move (6, 9, 12 …)."""
    return move_ends(program)


def counted_beside(reply: ReplyInfo, others: Iterable[ReplyInfo]) -> list[ReplyInfo]:
    """The replies that are counted beside another: simulated ones beside a simulated one alone, and
    no others there, for what no model gave is never pooled with what one gave."""
    return [other for other in others if other.simulated is reply.simulated]


def tallies_of(probes: Iterable[ReplyInfo]) -> dict[int, PrefixTally]:
    """The standing replies to each prefix counted, repeats included; superseded ones are not.

    In order of prefixes. A reply to the whole case is no probe and is passed over.
    """
    counts: dict[int, dict[CaseStatus, int]] = {}
    for probe in probes:
        if probe.prefix is not None and probe.superseded_by is None:
            found = counts.setdefault(probe.prefix, dict.fromkeys((*JUDGED, *APART), 0))
            found[probe.status] += 1
    return {k: PrefixTally(*counts[k].values()) for k in sorted(counts)}


def observe(tallies: Mapping[int, PrefixTally], complete_from: int, updates: int) -> Observed:
    """What `tallies`, by the number of updates k of each probed prefix, show.

    Every cell is set from update `complete_from` on. Raises ValueError for a k that is not in
    complete_from … updates: such a prefix has no whole state to be wrong about.
    """
    asked = sorted(tallies)
    if asked and not complete_from <= asked[0] <= asked[-1] <= updates:
        raise ValueError(f"probed prefixes {asked[0]}…{asked[-1]} of {complete_from}…{updates}")
    probed = [k for k in asked if tallies[k].asked]
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
        incomplete=tuple(k for k in probed if tallies[k].outcome is PrefixOutcome.INCOMPLETE),
        apart=tuple(k for k in asked if not tallies[k].asked),
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
