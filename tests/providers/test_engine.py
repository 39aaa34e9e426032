"""Runs: what is asked, how often, how fast, and how they end."""

import asyncio
import time
from decimal import Decimal
from random import Random

import fetch_parts as parts
import pytest
from fetch_parts import (
    JumpingLoop,
    MemoryJournal,
    ScriptedService,
    answered,
    run,
    states,
    tokens,
    troubled,
)

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.journal import EndReason
from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.domain.fetching.usage import Prices
from statelab_gui.providers.engine import Control, Patience, fetching

QUICK = Patience(first_seconds=0.5, most_seconds=8)
PRICES = Prices(Decimal(1), Decimal(10))


def test_every_conversation_is_asked_once_and_kept():
    journal = MemoryJournal(50)
    service = ScriptedService(lambda prompt, nth: (1.0, answered()))
    end, reports = run(service, journal, at_once=4)
    assert end.reason is EndReason.DONE
    assert end.trouble is None
    assert states(journal) == {"answered": 50}
    assert all(len(times) == 1 for times in service.asked.values())
    told = [reply for report in reports for reply in report.replies] + list(end.replies)
    assert sorted(told) == list(range(1, 51))
    assert end.tally.answered == end.tally.total == 50
    assert service.closed == 1


def test_no_more_are_under_way_than_asked_for():
    journal = MemoryJournal(60)
    service = ScriptedService(lambda prompt, nth: (0.5, answered()))
    run(service, journal, at_once=7)
    assert service.most == 7


def test_few_are_claimed_that_are_not_being_asked():
    journal = MemoryJournal(60)
    service = ScriptedService(lambda prompt, nth: (5.0, answered()))
    run(service, journal, at_once=4)
    assert journal.most_asking <= 4 + 1


def test_the_journal_is_used_in_one_thread():
    journal = MemoryJournal(20)
    run(ScriptedService(lambda prompt, nth: answered()), journal)
    assert len(journal.threads) == 1


def test_a_run_with_nothing_waiting_is_done_at_once():
    end, _ = run(ScriptedService(lambda prompt, nth: answered()), MemoryJournal(0))
    assert end.reason is EndReason.DONE
    assert end.tally.total == 0


def test_attempts_are_numbered_and_hold_what_was_sent_and_came():
    journal = MemoryJournal(1)
    service = ScriptedService(
        lambda prompt, nth: answered() if nth == 3 else troubled("server_error", 500)
    )
    run(service, journal, clock=lambda: "2026-11-30T09:00:00+08:00", patience=QUICK)
    kept = journal.attempts[1]
    assert [attempt.number for attempt in kept] == [1, 2, 3]
    assert [attempt.status for attempt in kept] == [500, 500, 200]
    assert kept[2].answer == parts.answer()
    assert {attempt.started_at for attempt in kept} == {"2026-11-30T09:00:00+08:00"}
    assert {attempt.request for attempt in kept} == {b"request"}


class TestHands:
    def test_a_pause_lets_what_is_under_way_come_to_its_end(self):
        journal, control = MemoryJournal(50), Control()
        service = ScriptedService(lambda prompt, nth: (3.0, answered()))

        def pause(report, control):
            if report.tally.answered >= 8:
                control.pause()

        end, _ = run(service, journal, pause, at_once=4, control=control)
        assert end.reason is EndReason.PAUSED
        found = states(journal)
        assert set(found) == {"answered", "waiting"}
        assert 8 <= found["answered"] < 50
        assert len(service.began) == found["answered"]

    def test_a_stop_cuts_off_what_is_under_way_and_its_fate_is_unknown(self):
        journal, control = MemoryJournal(50), Control()
        service = ScriptedService(lambda prompt, nth: (None, None))

        def stop(report, control):
            if report.in_flight == 4:
                control.stop()

        end, _ = run(service, journal, stop, at_once=4, control=control)
        assert end.reason is EndReason.PAUSED
        assert states(journal) == {"unknown": 4, "waiting": 46}
        assert {journal.attempts[n][0].trouble.kind for n in (1, 2, 3, 4)} == {TroubleKind.STOPPED}

    @pytest.mark.parametrize("ask", [Control.pause, Control.stop])
    def test_a_run_stopped_before_it_begins_asks_nothing(self, ask):
        journal, control = MemoryJournal(5), Control()
        ask(control)
        service = ScriptedService(lambda prompt, nth: answered())
        end, _ = run(service, journal, control=control)
        assert end.reason is EndReason.PAUSED
        assert states(journal) == {"waiting": 5}
        assert not service.began

    def test_a_stop_during_a_wait_that_the_service_asked_for_ends_the_run(self):
        journal, control = MemoryJournal(5), Control()
        service = ScriptedService(lambda p, n: troubled("rate_limited", 429, seconds="500"))

        def stop(report, control):
            if report.waits_seconds and report.waits_seconds < 400:
                control.stop()

        end, reports = run(service, journal, stop, control=control)
        assert end.reason is EndReason.PAUSED
        assert states(journal) == {"waiting": 5}
        assert reports[-1].waits_seconds > 390

    def test_closing_the_job_is_a_stop(self):
        journal = MemoryJournal(9)
        service = ScriptedService(lambda prompt, nth: (None, None))
        job = fetching(service, journal, at_once=2, loop_factory=JumpingLoop)
        while next(job).in_flight < 2:
            pass
        job.close()
        assert states(journal) == {"unknown": 2, "waiting": 7}
        assert service.closed == 1

    def test_what_a_stop_found_unsent_waits_on(self):
        journal, control = MemoryJournal(6), Control()

        class Unsent(ScriptedService):
            async def ask(self, ask):
                try:
                    await asyncio.Event().wait()
                except asyncio.CancelledError:
                    raise parts.AskCancelled(None) from None

        def stop(report, control):
            if report.in_flight == 3:
                control.stop()

        run(Unsent(None), journal, stop, at_once=3, control=control)
        assert states(journal) == {"waiting": 6}
        assert not any(journal.attempts.values())

    def test_a_service_that_will_not_be_cut_off_does_not_hold_the_run(self):
        journal, control = MemoryJournal(3), Control()

        class Stubborn(ScriptedService):
            async def ask(self, ask):
                until = time.monotonic() + 4
                while time.monotonic() < until:
                    try:
                        await asyncio.sleep(0.2)
                    except asyncio.CancelledError:
                        continue
                return answered()

            async def close(self):
                await asyncio.Event().wait()

        def stop(report, control):
            if report.in_flight == 2:
                control.stop()
                stopped.append(time.monotonic())

        stopped = []
        loops = asyncio.new_event_loop
        run(Stubborn(None), journal, stop, at_once=2, control=control, loop_factory=loops)
        assert states(journal) == {"unknown": 2, "waiting": 1}
        assert stopped

    def test_going_on_after_a_stop_asks_only_what_waits(self):
        journal, control = MemoryJournal(20), Control()
        service = ScriptedService(lambda prompt, nth: (1.0, answered()))

        def stop(report, control):
            if report.tally.answered >= 6:
                control.stop()

        run(service, journal, stop, at_once=3, control=control)
        cut = {n for n, state in journal.states.items() if state is TaskState.UNKNOWN}
        end, _ = run(service, journal, at_once=3)
        assert end.reason is EndReason.DONE
        assert states(journal) == {"answered": 20 - len(cut), "unknown": len(cut)}
        assert all(len(times) == 1 for times in service.asked.values())


class TestSpending:
    def test_a_limit_needs_prices(self):
        with pytest.raises(KnownError, match="spending_limit_needs_prices"):
            run(ScriptedService(None), MemoryJournal(1), spending_limit=Decimal(1))

    def test_a_limit_needs_an_output_limit_and_nothing_is_sent_without(self):
        journal = MemoryJournal(3, settings={"model": parts.Setting.of("m")})
        service = ScriptedService(lambda prompt, nth: answered())
        with pytest.raises(KnownError, match="spending_limit_needs_output_limit"):
            run(service, journal, prices=PRICES, spending_limit=Decimal(1))
        assert not service.began
        assert states(journal) == {"waiting": 3}

    @pytest.mark.parametrize("at_once", [1, 5])
    def test_no_conversation_begins_that_might_pass_the_limit(self, at_once):
        journal = MemoryJournal(400, PRICES)
        service = ScriptedService(lambda prompt, nth: (0.5, tokens(40, 100)))
        limit = Decimal("0.02")
        end, _ = run(service, journal, prices=PRICES, spending_limit=limit, at_once=at_once)
        assert end.reason is EndReason.SPENDING_LIMIT
        assert end.tally.spent <= limit
        assert end.tally.spent > limit * Decimal("0.9")
        assert set(states(journal)) == {"answered", "waiting"}

    def test_answers_without_reported_tokens_count_for_the_most_they_may_have_cost(self):
        journal = MemoryJournal(400, PRICES)
        service = ScriptedService(lambda prompt, nth: (0.5, answered()))
        run(service, journal, prices=PRICES, spending_limit=Decimal("0.02"))
        # Each may have cost 100 tokens of output: 0.001, and its prompt.
        assert 10 <= states(journal)["answered"] <= 20

    def test_what_was_spent_before_counts_when_a_run_goes_on(self):
        journal = MemoryJournal(400, PRICES)
        service = ScriptedService(lambda prompt, nth: (0.5, tokens(40, 100)))
        wishes = {"prices": PRICES, "spending_limit": Decimal("0.02")}
        first, _ = run(service, journal, **wishes)
        again, _ = run(service, journal, **wishes)
        assert again.reason is EndReason.SPENDING_LIMIT
        assert again.tally.answered <= first.tally.answered + 1

    def test_the_cost_so_far_is_told_while_it_runs(self):
        journal = MemoryJournal(40, PRICES)
        service = ScriptedService(lambda prompt, nth: (0.5, tokens(1000, 100)))
        end, reports = run(service, journal, prices=PRICES)
        assert end.tally.spent == Decimal(40) * Decimal("0.002")
        told = [report.spent for report in reports]
        assert told == sorted(told)
        assert told[-1] > 0


class TestDocuments:
    def test_a_document_that_cannot_be_written_ends_the_run_and_keeps_what_it_has(self):
        journal = MemoryJournal(60)
        service = ScriptedService(lambda prompt, nth: (0.5, answered()))

        def fill(report, control):
            if report.tally.answered >= 12 and not journal.errors:
                journal.errors = [KnownError("disk_full")] * 100

        with pytest.raises(KnownError, match="disk_full"):
            run(service, journal, fill, at_once=4)
        assert len(journal.replies) >= 12
        assert states(journal)["answered"] == len(journal.replies)
        assert service.most == 4

    def test_a_document_that_is_busy_for_a_moment_loses_nothing(self):
        journal = MemoryJournal(30)
        service = ScriptedService(lambda prompt, nth: (0.5, answered()))

        def disturb(report, control):
            # Each moment comes after more was kept: busy without end is another thing.
            answered_by_now = report.tally.answered
            if answered_by_now > disturbed[-1] and not journal.errors and len(disturbed) < 5:
                journal.errors = [None, KnownError("document_busy")]
                disturbed.append(answered_by_now)

        disturbed = [7]

        end, _ = run(service, journal, disturb)
        assert end.reason is EndReason.DONE
        assert len(disturbed) > 1
        assert states(journal) == {"answered": 30}
        assert all(len(times) == 1 for times in service.asked.values())

    def test_a_document_that_cannot_be_read_ends_the_run_before_anything_is_sent(self):
        journal = MemoryJournal(3)
        journal.errors = [KnownError("damaged_document")] * 9
        service = ScriptedService(lambda prompt, nth: answered())
        with pytest.raises(KnownError, match="damaged_document"):
            run(service, journal)
        assert not service.began

    def test_settings_that_cannot_be_sent_end_the_run_before_anything_is(self):
        journal = MemoryJournal(3)
        service = ScriptedService(lambda prompt, nth: answered())
        service.refusal = KnownError("model_missing")
        with pytest.raises(KnownError, match="model_missing"):
            run(service, journal)
        assert not service.began
        assert states(journal) == {"waiting": 3}

    def test_a_fault_of_the_program_is_told_when_all_else_is_kept(self):
        journal = MemoryJournal(20)

        def script(prompt, nth):
            if prompt == "prompt 5":
                raise ZeroDivisionError
            return 0.5, answered()

        with pytest.raises(ZeroDivisionError):
            run(ScriptedService(script), journal, at_once=3)
        found = states(journal)
        assert found["unknown"] == 1
        assert found["answered"] + found["waiting"] == 19
        assert "asking" not in found


def test_rate_and_time_left_are_told():
    journal = MemoryJournal(200)
    service = ScriptedService(lambda prompt, nth: (1.0, answered()))
    _, reports = run(service, journal, at_once=5, random=Random(3))
    settled = [report for report in reports if report.tally.answered > 50]
    assert all(240 < report.per_minute < 360 for report in settled)
    assert all(
        abs(report.seconds_left - (200 - report.tally.answered) / 5) < 10 for report in settled
    )
