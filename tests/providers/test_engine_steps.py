"""Runs in steps: every step is kept before the next is asked, and no step is asked twice."""

import asyncio
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise
from random import Random

import pytest
from fetch_parts import answered, run, states, tokens, troubled
from step_parts import SAID, Speaking, StepJournal, case_of, steps_of

from statelab_gui.domain.drift.arms import Arm, Purpose
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.journal import EndReason
from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.domain.fetching.usage import Prices, Pricing, Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import SettingState
from statelab_gui.providers.engine import Control, Patience
from statelab_gui.providers.practice import PracticeProvider

PRICES = Prices(Decimal(1), Decimal(10))
QUICK = Patience(first_seconds=0.5, most_seconds=8)
PURPOSES = steps_of("stateforge")


@pytest.mark.parametrize("arm", list(Arm))
@pytest.mark.parametrize("turns", ["fixed", "own"])
def test_every_arm_is_gone_through_step_by_step(arm, turns):
    journal = StepJournal(5, arm, assistant_turns=turns, trigger="0.01")
    end, _ = run(Speaking(), journal, at_once=2)
    assert end.reason is EndReason.DONE
    assert states(journal) == {"answered": 5}
    for n in range(1, 6):
        assert [position for task, position, _ in journal.kept if task == n] == list(
            range(len(journal.purposes(n)))
        )
        assert journal.purposes(n)[journal.final[n]] in ("answer", "again")


def test_a_step_is_kept_before_the_next_of_its_conversation_is_asked():
    journal = StepJournal(1)
    service = Speaking(journal=journal)
    run(service, journal)
    assert [kept for _, kept in service.asks] == list(range(len(PURPOSES)))
    assert journal.purposes(1) == PURPOSES


def test_no_more_conversations_are_begun_than_at_once_and_those_begun_are_finished_first():
    journal = StepJournal(12)
    service = Speaking(lambda ask, nth: None)
    run(service, journal, at_once=3)
    done, begun, most = set(), set(), 0
    for task, _, purpose in journal.kept:
        begun.add(task)
        if purpose is Purpose.GATE:
            done.add(task)
        most = max(most, len(begun - done))
    assert len(done) == 12
    assert most <= 3


def test_a_conversation_that_was_begun_is_gone_on_with_and_no_step_asked_again():
    journal = StepJournal(3)
    journal.replies_of[2] = ['{"edits": [], "derived": []}', '{"conventions": []}']
    service = Speaking()
    run(service, journal, at_once=1)
    assert journal.claims[0] == [2]
    assert next(position for task, position, _ in journal.kept if task == 2) == 2
    assert states(journal) == {"answered": 3}


def test_a_pause_between_steps_lets_the_rest_wait_and_a_later_run_goes_on():
    journal, control = StepJournal(4), Control()
    service = Speaking(lambda ask, nth: control.pause() if nth == 5 else None)
    end, _ = run(service, journal, at_once=2, control=control)
    assert end.reason is EndReason.PAUSED
    assert set(states(journal)) <= {"waiting", "answered"}
    had = len(journal.kept)
    assert 5 <= had <= 6
    end, _ = run(Speaking(), journal, at_once=2)
    assert states(journal) == {"answered": 4}
    assert len(journal.kept) == 4 * len(PURPOSES)
    assert all(journal.purposes(n) == PURPOSES for n in range(1, 5))


def test_a_stop_within_a_step_leaves_its_fate_unknown_and_the_steps_before_kept():
    journal, control = StepJournal(2), Control()

    def script(ask, nth):
        return (None, None) if ask.purpose is Purpose.ANSWER else None

    def stop(report, control):
        if len(journal.kept) == 2 * PURPOSES.index("answer"):
            control.stop()

    end, _ = run(Speaking(script), journal, stop, at_once=2, control=control)
    assert end.reason is EndReason.PAUSED
    assert states(journal) == {"unknown": 2}
    for n in (1, 2):
        assert journal.attempts[n][-1].trouble.kind is TroubleKind.STOPPED
        journal.states[n] = TaskState.WAITING  # asked again at the reviewer's word
    run(Speaking(), journal)
    assert journal.purposes(1) == journal.purposes(2) == PURPOSES


def test_a_busy_service_is_asked_the_same_step_again():
    journal = StepJournal(1)
    met = []

    def script(ask, nth):
        if ask.purpose is Purpose.ANSWER and len(met) < 2:
            met.append(ask)
            return troubled("server_error", 503)
        return None

    service = Speaking(script)
    end, _ = run(service, journal, patience=QUICK)
    assert end.reason is EndReason.DONE
    assert journal.purposes(1) == PURPOSES
    asked = [ask for ask, _ in service.asks if ask.purpose is Purpose.ANSWER]
    assert len(asked) == 3
    assert asked[0] == asked[1] == asked[2]
    assert len(journal.attempts[1]) == len(PURPOSES) + 2


def test_a_service_that_wants_to_be_left_alone_is_left_alone_between_steps():
    journal = StepJournal(1)
    met = []

    def script(ask, nth):
        if ask.purpose is Purpose.FORMAT and not met:
            met.append(nth)
            return troubled("rate_limited", 429, seconds="30")
        return None

    service = Speaking(script)
    run(service, journal)
    assert journal.purposes(1) == PURPOSES
    again = service.began[met[0]]
    assert again - service.began[met[0] - 1] >= 30


def test_so_many_steps_a_minute_are_asked_and_one_that_waits_long_is_not_held():
    journal = StepJournal(2)
    service = Speaking()
    released = []
    release = journal.release
    journal.release = lambda ids: (released.append(ids), release(ids))
    run(service, journal, at_once=2, per_minute=6)
    gaps = [later - earlier for earlier, later in pairwise(service.began)]
    assert min(gaps) >= 10
    assert released  # a kill within ten seconds finds nothing that is said to be asked
    assert journal.purposes(1) == journal.purposes(2) == PURPOSES


@pytest.mark.parametrize(
    "outcome", [Outcome.TRUNCATED, Outcome.EMPTY, Outcome.REFUSED, Outcome.INPUT_CUT]
)
@pytest.mark.parametrize("text", ["", "half an ans", "\ud800", "[" * 2000])
def test_a_step_that_was_cut_is_a_step_with_the_text_that_came(outcome, text):
    journal = StepJournal(1, assistant_turns="own")

    def script(ask, nth):
        came = answered(text=text)
        return replace(came, answer=replace(came.answer, outcome=outcome))

    end, _ = run(Speaking(script), journal)
    assert end.reason is EndReason.DONE
    assert states(journal) == {"answered": 1}
    assert set(journal.replies_of[1]) == {text}


def test_an_input_too_long_ends_the_conversation_at_that_step():
    journal = StepJournal(1)

    def script(ask, nth):
        if nth < 3:
            return None
        came = answered(text="")
        return replace(came, answer=replace(came.answer, outcome=Outcome.INPUT_TOO_LONG))

    run(Speaking(script), journal)
    assert states(journal) == {"answered": 1}
    assert journal.purposes(1) == PURPOSES[:3]
    assert journal.final[1] == 2


def test_the_next_step_is_bounded_before_it_is_asked():
    journal = StepJournal(1, prices=PRICES)
    service = Speaking(lambda ask, nth: tokens(500, 100))
    # Every step may cost its prompt and 100 tokens of output at most.
    limit = Decimal("0.01")
    end, _ = run(service, journal, prices=PRICES, spending_limit=limit)
    assert end.reason is EndReason.SPENDING_LIMIT
    assert end.tally.spent <= limit
    assert 1 <= len(journal.kept) < len(PURPOSES)
    assert states(journal) == {"waiting": 1}
    end, _ = run(Speaking(), journal, prices=PRICES, spending_limit=Decimal(9))
    assert end.reason is EndReason.DONE
    assert states(journal) == {"answered": 1}


def test_all_steps_are_paid_for():
    journal = StepJournal(2, "generic_recap", prices=PRICES)
    service = Speaking(lambda ask, nth: tokens(50, 10))
    end, _ = run(service, journal, prices=PRICES)
    assert len(journal.kept) == 4
    assert end.tally.spent == 4 * Decimal(150) / 1_000_000


def paid(ask):
    """What fits the purpose, for 50 tokens read and 10 written: 150 millionths."""
    return answered(Usage(50, 10), SAID.get(ask.purpose, "said"))


class TestTracker:
    def test_it_is_asked_at_its_own_service_by_its_own_model(self):
        journal = StepJournal(3, tracker_model="small-tracker")
        answering = Speaking(connection=Connection("a", Dialect.OPENAI, enabled=True))
        tracking = Speaking(connection=Connection("t", Dialect.OPENAI, enabled=True))
        run(answering, journal, tracker=tracking)
        asked = {ask.purpose for ask, _ in tracking.asks}
        assert asked == {Purpose.TRACKER, Purpose.FORMAT, Purpose.GATE}
        assert {ask.purpose for ask, _ in answering.asks} == {Purpose.ANSWER}
        assert {ask.settings["model"].value for ask, _ in tracking.asks} == {"small-tracker"}
        assert {ask.settings["model"].value for ask, _ in answering.asks} == {"m"}
        assert answering.closed == tracking.closed == 1

    def test_without_one_the_same_service_is_asked(self):
        journal = StepJournal(1, tracker_model="small-tracker")
        service = Speaking()
        run(service, journal)
        models = [ask.settings["model"].value for ask, _ in service.asks]
        assert models == ["m" if one == "answer" else "small-tracker" for one in PURPOSES]

    def test_no_limit_is_kept_to_without_its_prices(self):
        journal = StepJournal(1, prices=PRICES, tracker_model="small-tracker")
        service = Speaking()
        with pytest.raises(KnownError, match="spending_limit_needs_tracker_prices"):
            run(service, journal, prices=PRICES, tracker_apart=True, spending_limit=Decimal(1))
        assert not service.asks

    @pytest.mark.parametrize("times", [1, 10])
    def test_a_limit_is_kept_to_by_its_prices(self, times):
        its = Prices(PRICES.input * times, PRICES.output * times)
        pricing = Pricing(PRICES, apart=True, tracker=its)
        journal = StepJournal(1, pricing=pricing, tracker_model="small-tracker")
        service = Speaking(lambda ask, nth: (1.0, paid(ask)))
        answers = PURPOSES.count("answer")
        whole = (answers + times * (len(PURPOSES) - answers)) * Decimal(150) / 1_000_000
        given = {"prices": PRICES, "tracker_prices": its, "tracker_apart": True}
        end, _ = run(service, journal, spending_limit=whole / 2, **given)
        assert end.reason is EndReason.SPENDING_LIMIT
        assert end.tally.spent <= whole / 2
        end, _ = run(service, journal, spending_limit=whole * 10, **given)
        assert end.reason is EndReason.DONE
        assert end.tally.spent == whole

    @pytest.mark.parametrize("its", [None, Prices(Decimal(10), Decimal(100))])
    def test_what_was_spent_is_told_on_the_way_by_its_prices(self, its):
        pricing = Pricing(PRICES, apart=True, tracker=its)
        journal = StepJournal(1, pricing=pricing, tracker_model="small-tracker")
        service = Speaking(lambda ask, nth: (1.0, paid(ask)))
        given = {"prices": PRICES, "tracker_prices": its, "tracker_apart": True}
        end, told = run(service, journal, **given)
        answers = PURPOSES.count("answer")
        tracked = len(PURPOSES) - answers
        assert end.tally.spent == (answers + 10 * tracked * bool(its)) * Decimal(150) / 1_000_000
        assert end.tally.unpriced == tracked * (its is None)
        early = [one.tally for one in told if one.tally.asking and one.tally.spent is not None]
        assert all(one.spent <= end.tally.spent for one in early)
        assert max((one.unpriced for one in early), default=0) >= (its is None)

    def test_what_it_cannot_be_sent_is_told_before_anything_is(self):
        journal = StepJournal(1)
        tracking = Speaking()
        tracking.refusal = KnownError("model_missing")
        answering = Speaking()
        with pytest.raises(KnownError, match="model_missing"):
            run(answering, journal, tracker=tracking)
        assert not answering.asks and not tracking.asks
        assert states(journal) == {"waiting": 1}

    def test_its_trouble_stops_the_run_as_any_other(self):
        journal = StepJournal(3)
        tracking = Speaking(lambda ask, nth: troubled("key_refused", 401))
        end, _ = run(Speaking(), journal, tracker=tracking)
        assert end.reason is EndReason.TROUBLE
        assert end.trouble.kind is TroubleKind.KEY_REFUSED
        assert states(journal) == {"waiting": 3}


def test_no_service_is_given_the_case_and_a_schema_only_goes_with_cells():
    journal = StepJournal(1, output_format="json_schema")
    service = Speaking()
    run(service, journal)
    for ask, _ in service.asks:
        assert ask.drift is None and ask.program is None
        asked = ask.settings["output_format"].state is SettingState.VALUE
        assert asked is (ask.purpose is Purpose.ANSWER)
        assert (ask.cells == tuple(case_of().item.payload["cells"])) is asked


def test_a_document_that_cannot_be_written_keeps_no_step_twice_and_asks_nothing_on():
    journal = StepJournal(2)
    full = KnownError("disk_full")

    def script(ask, nth):
        if nth == 4:
            journal.errors[:] = [full] * 3  # and then, at the end of the run, it can be again
        return

    service = Speaking(script)
    with pytest.raises(KnownError, match="disk_full"):
        run(service, journal, at_once=1)
    assert TaskState.ASKING not in journal.states.values()
    assert journal.purposes(1) == PURPOSES[:4]
    run(Speaking(), journal)
    assert journal.purposes(1) == journal.purposes(2) == PURPOSES


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_no_step_is_lost_or_had_twice(seed):
    chance = Random(seed)
    journal = StepJournal(6)
    for _ in range(40):
        control = Control()

        def script(ask, nth, control=control):
            what = chance.random()
            if what < 0.05:
                control.pause() if chance.random() < 0.5 else control.stop()
            if what < 0.15:
                return (chance.random(), troubled(chance.choice(["server_error", "dropped"])))
            return (chance.random() * 3, answered(text="x")) if what < 0.4 else None

        run(
            Speaking(script),
            journal,
            at_once=chance.randrange(1, 4),
            per_minute=chance.choice([None, 20]),
            patience=Patience(tries=3, first_seconds=0.1, hopeless=99),
            control=control,
            random=chance,
        )
        assert TaskState.ASKING not in journal.states.values()
        for n, state in journal.states.items():
            if state in (TaskState.FAILED, TaskState.UNKNOWN):
                journal.states[n] = TaskState.WAITING
        if set(states(journal)) == {"answered"}:
            break
    assert states(journal) == {"answered": 6}
    for n in range(1, 7):
        positions = [position for task, position, _ in journal.kept if task == n]
        assert positions == list(range(len(positions)))


def test_practice_goes_through_every_arm_with_the_truth_of_the_case():
    journal = StepJournal(2)
    practice = Connection("p", Dialect.PRACTICE, respondent="perfect", enabled=True)
    end, _ = run(
        PracticeProvider(practice), journal, loop_factory=asyncio.new_event_loop, at_once=2
    )
    assert end.reason is EndReason.DONE
    assert states(journal) == {"answered": 2}
    assert journal.purposes(1) == journal.purposes(2) == PURPOSES
