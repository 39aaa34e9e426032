"""Runs against services that do anything at all."""

from collections import Counter
from decimal import Decimal
from random import Random

from fetch_parts import MemoryJournal, ScriptedService, answered, run, tokens, troubled
from hypothesis import given, settings
from hypothesis import strategies as st

from statelab_gui.domain.fetching.journal import EndReason
from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.fetching.troubles import FATE_UNKNOWN, RETRIED, STOPS_RUN, TroubleKind
from statelab_gui.domain.fetching.usage import Prices
from statelab_gui.providers.engine import Control, Patience

QUICK = Patience(first_seconds=0.1, most_seconds=1)
DEEDS = st.one_of(
    st.sampled_from(["well", "well", "well", "well"]),
    st.sampled_from(sorted(RETRIED)),
    st.sampled_from([TroubleKind.NOT_JSON, TroubleKind.SILENCE, TroubleKind.DROPPED]),
    st.sampled_from(sorted(STOPS_RUN)),
)
WAITS = st.sampled_from([0.0, 0.05, 0.5, 3.0])


class Anything:
    """What a service does, by a list that goes round."""

    def __init__(self, deeds):
        self._deeds = deeds
        self.done = 0
        self.given = Counter()  # answers given, by prompt
        self.unsure = set()

    def __call__(self, prompt, nth):
        deed, wait, seconds = self._deeds[self.done % len(self._deeds)]
        self.done += 1
        # The services that never answer anything would make a run pause without end.
        if deed == "well" or self.done > 60:
            self.given[prompt] += 1
            return wait, tokens(10, 5) if seconds else answered()
        if deed in FATE_UNKNOWN:
            self.unsure.add(prompt)
        facts = {"seconds": seconds} if deed is TroubleKind.RATE_LIMITED else {}
        return wait, troubled(deed, **facts)


@settings(max_examples=40)
@given(
    st.lists(st.tuples(DEEDS, WAITS, st.sampled_from(["", "1", "7", "900"])), min_size=1),
    st.integers(0, 12),
    st.integers(1, 5),
    st.sampled_from([None, 600]),
    st.lists(st.tuples(st.integers(1, 6), st.sampled_from(["pause", "stop"])), max_size=3),
    st.integers(0, 3),
)
def test_whatever_a_service_does_nothing_is_lost_or_asked_again(
    deeds, count, at_once, per_minute, hands, seed
):
    """Until nothing waits any more, the reviewer goes on after each pause."""
    prices = Prices(Decimal(1), Decimal(2))
    journal = MemoryJournal(count, prices)
    anything = Anything(deeds)
    service = ScriptedService(anything)
    hands = list(hands)
    for _ in range(80):
        control = Control()
        hand = hands.pop() if hands else None

        def act(report, control, hand=hand):
            tally = report.tally
            states = (tally.waiting, tally.asking, tally.answered)
            rest = (tally.failed, tally.unknown, tally.given_up)
            assert sum(states) + sum(rest) == tally.total == count
            assert min(*states, *rest) >= 0
            assert report.in_flight <= at_once
            if hand is not None and report.in_flight >= min(hand[0], at_once):
                getattr(control, hand[1])()

        end, _ = run(
            service,
            journal,
            act,
            at_once=at_once,
            per_minute=per_minute,
            prices=prices,
            patience=QUICK,
            control=control,
            random=Random(seed),
        )
        assert TaskState.ASKING not in journal.states.values()
        assert end.tally == journal.tally()
        if end.reason is EndReason.DONE:
            break
        assert end.trouble is not None or end.reason is EndReason.PAUSED
    assert end.reason is EndReason.DONE
    assert TaskState.WAITING not in journal.states.values()
    for n, state in journal.states.items():
        prompt = f"prompt {n}"
        answers = [attempt for attempt in journal.attempts[n] if attempt.answer is not None]
        assert len(answers) == (state is TaskState.ANSWERED)
        assert anything.given[prompt] <= 1  # one that was given to a run cut off is unknown
        over = [a for a in journal.attempts[n] if a.trouble and a.trouble.kind in FATE_UNKNOWN]
        assert len(over) == (state is TaskState.UNKNOWN)
        assert [attempt.number for attempt in journal.attempts[n]] == list(
            range(1, len(journal.attempts[n]) + 1)
        )
    assert sum(map(len, service.asked.values())) == sum(map(len, journal.attempts.values()))
    assert len(journal.replies) == len(set(journal.replies))
