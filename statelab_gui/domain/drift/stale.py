"""Which stale intents would have led to a wrong answer, and how often chance would agree.

Every stale state has the answer that the family's solver gives for it. Chance is told as for slips:
of a wrong answer that is any of the A different answers of all stale states, each as likely, the
share that is one of a kind's. It says how many answers a kind covers, and nothing about how often
it happens or why. An answer that is none of the A can match nothing, so the shares are cautious.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from statelab_gui.domain.drift.families.base import SourceFamily
from statelab_gui.domain.drift.intents import Intents
from statelab_gui.domain.drift.items import DriftCase, DriftFamily
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.drift.stale_states import MOST_PAIRS, Stale, StaleState, stale_states
from statelab_gui.domain.progress import Progress

FEW_TEXTS = 60
"""Up to so many answers are compared with each other where one answer has many texts."""

_MANY_WAYS = frozenset({DriftFamily.SQL, DriftFamily.PYTHON})
_MOST_RUN = {DriftFamily.PYTHON: 40}  # pairs; each is a run in a sandbox


@dataclass(frozen=True)
class StaleMatch:
    """A stale state whose answer the given one equals, at full credit of the family's grader.

    `chance` is the share of the different stale answers that are of its kind.
    """

    state: StaleState
    chance: float


@dataclass(frozen=True)
class KindTried:
    """A kind that was tried: so many `states` with so many different `answers`."""

    kind: Stale
    states: int
    answers: int
    chance: float


@dataclass(frozen=True)
class StaleFound:
    """What a wrong answer equals.

    `matches` are simplest first: what differs in one goal, then whole and earlier states by how
    many goals they differ in, of equal ones the less likely by chance; pairs are listed only where
    none of these matches, and else counted in `pairs_too`. `answers` different wrong answers come
    from `states` states; the given one is one of them or none (`share` of them). `expected` is how
    many states a random one of these answers equals on average: as many matches would come by
    chance. `harmless` states have the right answer, `without_answer` have none, `pairs_left_out`
    were not tried. `by_text`: answers that differ as texts alone were not compared further, so that
    `answers` may be too many and the shares too small.
    """

    matches: tuple[StaleMatch, ...]
    pairs_too: int
    kinds: tuple[KindTried, ...]
    states: int
    answers: int
    expected: float
    harmless: int
    without_answer: int
    pairs_left_out: int
    by_text: bool = False

    @property
    def share(self) -> float:
        """The share of the different answers that the given one equals."""
        return 1 / self.answers if self.matches or self.pairs_too else 0.0


def find_stale(
    case: DriftCase,
    answer: str,
    family: SourceFamily,
    runner: CodeRunner | None = None,
    most_pairs: int = MOST_PAIRS,
) -> StaleFound:
    """What `finding_stale` finds, in one go."""
    work = finding_stale(case, answer, family, runner, most_pairs)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: StaleFound = end.value
            return found


def finding_stale(
    case: DriftCase,
    answer: str,
    family: SourceFamily,
    runner: CodeRunner | None = None,
    most_pairs: int = MOST_PAIRS,
) -> Generator[Progress, None, StaleFound]:
    """Compare a wrong final answer with those of all stale states of its case; a job.

    Raises ValueError for a family without a solver, and for an answer that is right, cannot be used
    or cannot be graded.
    """
    item = case.item
    if not family.has_solver:
        raise ValueError("no solver")
    given = family.grade(item, item.final, answer, runner)
    if not given.usable or given.score is None or given.score == 1:
        raise ValueError("not a wrong answer that was graded")
    most_pairs = min(most_pairs, _MOST_RUN.get(item.family, most_pairs))
    tried = stale_states(case, most_pairs)
    references = _References(case, family)
    wrong: list[tuple[StaleState, str]] = []
    harmless = without = 0
    for done, state in enumerate(tried.states):
        yield Progress(done, 2 * len(tried.states), "stale")
        text = references.of(state.intents)
        if text is None:
            without += 1
        elif references.is_right(text):
            harmless += 1
        else:
            wrong.append((state, text))
    equal: dict[str, bool] = {}
    for done, (state, text) in enumerate(wrong):
        yield Progress(len(tried.states) + done, 2 * len(tried.states), "stale")
        if text not in equal:
            grade = family.grade(item, state.intents, answer, runner)
            equal[text] = grade.score == 1
    intents_of = {text: state.intents for state, text in wrong}
    same, by_text = references.alike(intents_of, equal)
    counts = harmless, without, tried.pairs_left_out
    return _told(item.final, wrong, equal, same, counts, by_text)


def _told(
    final: Intents,
    wrong: Sequence[tuple[StaleState, str]],
    equal: Mapping[str, bool],
    same: Mapping[str, str],
    counts: tuple[int, int, int],
    by_text: bool,
) -> StaleFound:
    answers = len(set(same.values()))
    kinds = []
    for kind in Stale:
        texts = [text for state, text in wrong if state.kind is kind]
        distinct = len({same[text] for text in texts})
        if texts:
            kinds.append(KindTried(kind, len(texts), distinct, distinct / answers))
    chance = {one.kind: one.chance for one in kinds}
    matched = [StaleMatch(s, chance[s.kind]) for s, text in wrong if equal[text]]
    alone = [one for one in matched if one.state.kind is not Stale.PAIR]
    pairs = [one for one in matched if one.state.kind is Stale.PAIR]
    for few in (alone, pairs):  # of equal ones the order of the states stays
        few.sort(key=lambda one: (_apart(one.state.intents, final), one.chance))
    return StaleFound(
        tuple(alone or pairs),
        len(pairs) if alone else 0,
        tuple(kinds),
        states=len(wrong),
        answers=answers,
        expected=len(wrong) / answers if answers else 0.0,
        harmless=counts[0],
        without_answer=counts[1],
        pairs_left_out=counts[2],
        by_text=by_text,
    )


def _apart(intents: Intents, final: Intents) -> int:
    """In how many goals they differ from those that count."""
    return sum(intents.get(goal, 0) != final.get(goal, 0) for goal in {*intents, *final})


class _References:
    """The solver's answers of one case, each worked out once."""

    def __init__(self, case: DriftCase, family: SourceFamily) -> None:
        self._item = case.item
        self._family = family
        self._answers: dict[frozenset[tuple[str, int]], str | None] = {}
        self._right: dict[str, bool] = {}

    def of(self, intents: Intents) -> str | None:
        """The answer that follows these intents; None where they have none."""
        key = frozenset(intents.items())
        if key not in self._answers:
            self._answers[key] = self._family.solve(self._item, intents)
        return self._answers[key]

    def is_right(self, text: str) -> bool:
        """Whether it is a right answer in the end."""
        if text not in self._right:
            self._right[text] = self._equals(text, self._item.final)
        return self._right[text]

    def alike(
        self, intents_of: Mapping[str, Intents], equal: Mapping[str, bool]
    ) -> tuple[dict[str, str], bool]:
        """For every text one that stands for all that are the same answer, and whether texts were
        not compared since they were too many. Those that equal the given answer are the same."""
        same: dict[str, str] = {}
        compare = self._item.family in _MANY_WAYS
        too_many = compare and len(intents_of) > FEW_TEXTS
        given = next((text for text in intents_of if equal[text]), None)
        standing: list[str] = []
        for text in intents_of:
            if equal[text]:
                assert given is not None
                same[text] = given
                continue
            like = None
            if compare and not too_many:
                like = next((one for one in standing if self._equals(text, intents_of[one])), None)
            if like is None:
                standing.append(text)
            same[text] = like or text
        return same, too_many

    def _equals(self, text: str, intents: Intents) -> bool:
        grade = self._family.grade(self._item, intents, text, self._family.own_runner)
        return grade.score == 1
