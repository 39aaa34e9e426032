"""Runs that meet trouble: what is asked again and when, and what pauses the whole run."""

from itertools import pairwise

import pytest
from fetch_parts import MemoryJournal, ScriptedService, answered, run, states, troubled

from statelab_gui.domain.fetching.journal import EndReason
from statelab_gui.domain.fetching.troubles import STOPS_RUN, TroubleKind
from statelab_gui.providers.engine import Patience

QUICK = Patience(first_seconds=0.5, most_seconds=8)


class TestTroubles:
    @pytest.mark.parametrize(
        "kind", ["silence", "dropped", "gateway_timeout", "too_long_time", "interrupted"]
    )
    def test_what_may_have_been_answered_is_never_asked_again(self, kind):
        journal = MemoryJournal(3)
        service = ScriptedService(
            lambda prompt, nth: troubled(kind) if prompt == "prompt 2" else answered()
        )
        end, _ = run(service, journal)
        assert end.reason is EndReason.DONE
        assert states(journal) == {"answered": 2, "unknown": 1}
        assert len(service.asked["prompt 2"]) == 1

    @pytest.mark.parametrize("kind", ["not_json", "not_an_answer", "too_big", "request_refused"])
    def test_what_is_no_answer_has_failed_and_is_not_asked_again(self, kind):
        journal = MemoryJournal(3)
        service = ScriptedService(
            lambda prompt, nth: troubled(kind) if prompt == "prompt 2" else answered()
        )
        run(service, journal)
        assert states(journal) == {"answered": 2, "failed": 1}
        assert len(service.asked["prompt 2"]) == 1

    @pytest.mark.parametrize(
        "kind",
        sorted(STOPS_RUN),
    )
    def test_what_all_would_meet_pauses_the_run_and_fails_nothing(self, kind):
        journal = MemoryJournal(40)
        service = ScriptedService(lambda prompt, nth: (1.0, troubled(kind, 401, message="no")))
        end, _ = run(service, journal, at_once=4)
        assert end.reason is EndReason.TROUBLE
        assert end.trouble.kind is TroubleKind(kind)
        assert states(journal) == {"waiting": 40}
        assert len(service.began) == 4

    def test_what_was_under_way_when_the_run_paused_is_kept(self):
        journal = MemoryJournal(10)

        def script(prompt, nth):
            if prompt == "prompt 1":
                return 0.1, troubled("key_refused", 401)
            return 5.0, answered()

        end, _ = run(ScriptedService(script), journal, at_once=3)
        assert end.reason is EndReason.TROUBLE
        assert states(journal) == {"answered": 2, "waiting": 8}

    @pytest.mark.parametrize("kind", ["no_connection", "connect_timeout", "server_error"])
    def test_certainly_unanswered_ones_are_asked_again_after_growing_waits(self, kind):
        journal = MemoryJournal(1)
        service = ScriptedService(lambda p, nth: answered() if nth == 6 else troubled(kind))
        end, _ = run(service, journal, patience=Patience(first_seconds=1, most_seconds=60))
        assert end.reason is EndReason.DONE
        assert states(journal) == {"answered": 1}
        times = service.asked["prompt 1"]
        waits = [later - earlier for earlier, later in pairwise(times)]
        assert len(waits) == 5
        assert all(wait <= 2**n + 0.5 for n, wait in enumerate(waits))

    def test_a_failing_service_is_left_alone_for_as_long_as_it_asks(self):
        journal = MemoryJournal(8)

        def script(prompt, nth):
            if len(service.began) == 1:
                return troubled("server_error", 503, seconds="120")
            return 1.0, answered()

        service = ScriptedService(script)
        end, reports = run(service, journal, at_once=1)
        assert end.reason is EndReason.DONE
        assert states(journal) == {"answered": 8}
        assert service.began[1] - service.began[0] >= 120
        assert any((report.waits_seconds or 0) > 60 for report in reports)

    def test_a_failing_service_that_wants_days_of_rest_pauses_the_run(self):
        journal = MemoryJournal(8)
        service = ScriptedService(lambda p, n: troubled("server_error", 503, seconds="86400"))
        end, _ = run(service, journal, at_once=1)
        assert end.reason is EndReason.TROUBLE
        assert states(journal) == {"waiting": 8}
        assert len(service.began) == 1

    def test_one_that_alone_fails_each_time_has_failed_and_the_run_goes_on(self):
        journal = MemoryJournal(200)
        service = ScriptedService(
            lambda p, nth: troubled("server_error", 500) if p == "prompt 2" else (1.0, answered())
        )
        end, _ = run(service, journal, patience=QUICK)
        assert end.reason is EndReason.DONE
        assert states(journal) == {"answered": 199, "failed": 1}
        assert len(service.asked["prompt 2"]) == 6

    def test_a_service_that_is_down_pauses_the_run_and_fails_nothing(self):
        journal = MemoryJournal(30)
        service = ScriptedService(lambda prompt, nth: troubled("no_connection", host="h"))
        end, _ = run(service, journal, patience=QUICK)
        assert end.reason is EndReason.TROUBLE
        assert end.trouble.kind is TroubleKind.NO_CONNECTION
        assert states(journal) == {"waiting": 30}
        assert max(len(times) for times in service.asked.values()) == 6

    def test_the_last_one_that_fails_each_time_has_failed(self):
        journal = MemoryJournal(1)
        service = ScriptedService(lambda prompt, nth: troubled("server_error", 500))
        end, _ = run(service, journal, patience=QUICK)
        assert end.reason is EndReason.DONE
        assert states(journal) == {"failed": 1}
        assert len(journal.attempts[1]) == 6

    def test_many_that_end_without_an_answer_in_a_row_pause_the_run(self):
        journal = MemoryJournal(100)
        service = ScriptedService(lambda prompt, nth: (1.0, troubled("silence", seconds="600")))
        end, _ = run(service, journal, at_once=2)
        assert end.reason is EndReason.TROUBLE
        assert end.trouble.kind is TroubleKind.SILENCE
        assert 8 <= states(journal)["unknown"] <= 9
        assert states(journal)["waiting"] == 100 - states(journal)["unknown"]


class TestLeavingAlone:
    def test_a_wait_that_the_service_asks_for_holds_the_whole_run(self):
        journal = MemoryJournal(30)

        def script(prompt, nth):
            if prompt == "prompt 3" and nth == 1:
                return troubled("rate_limited", 429, seconds="171")
            return 0.2, answered()

        service = ScriptedService(script)
        end, reports = run(service, journal, at_once=3)
        assert end.reason is EndReason.DONE
        assert states(journal) == {"answered": 30}
        first = service.asked["prompt 3"][0]
        assert not [at for at in service.began if first + 0.05 < at < first + 170.9]
        waits = [report.waits_seconds for report in reports if report.waits_seconds]
        assert max(waits) > 170
        assert waits == sorted(waits, reverse=True)

    def test_nothing_stays_claimed_during_a_long_wait(self):
        journal = MemoryJournal(30)
        service = ScriptedService(
            lambda prompt, nth: (
                troubled("rate_limited", 429, seconds="300")
                if prompt == "prompt 1" and nth == 1
                else answered()
            )
        )
        asking = []

        def look(report, control):
            if report.waits_seconds and 1 < report.waits_seconds < 299:
                asking.append(states(journal)["asking"])

        run(service, journal, look, at_once=1)
        assert asking
        assert set(asking) == {0}

    def test_a_wait_of_more_than_ten_minutes_pauses_the_run(self):
        journal = MemoryJournal(5)
        service = ScriptedService(lambda p, n: troubled("rate_limited", 429, seconds="1382400"))
        end, _ = run(service, journal, at_once=1)
        assert end.reason is EndReason.TROUBLE
        assert end.trouble.facts["seconds"] == "1382400"
        assert states(journal) == {"waiting": 5}

    def test_a_service_that_takes_two_at_once_gets_all_answered(self):
        journal = MemoryJournal(60)
        service = ScriptedService(
            lambda prompt, nth: (
                (0.0, troubled("rate_limited", 429, seconds=""))
                if service.under_way > 2
                else (0.3, answered())
            )
        )
        end, _ = run(service, journal, at_once=16, patience=QUICK)
        assert end.reason is EndReason.DONE
        assert states(journal) == {"answered": 60}

    @pytest.mark.parametrize("per_minute", [20, 60, 600])
    def test_no_minute_sees_more_begin_than_it_may(self, per_minute):
        journal = MemoryJournal(25)
        service = ScriptedService(lambda prompt, nth: (0.01, answered()))
        end, _ = run(service, journal, at_once=8, per_minute=per_minute)
        assert end.reason is EndReason.DONE
        began = service.began
        for i, at in enumerate(began):
            assert sum(at <= other < at + 60 for other in began[i:]) <= per_minute
        assert began[-1] - began[0] < 60 / per_minute * 24 * 1.2 + 1
