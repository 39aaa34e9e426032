"""The spending limit of a run that is paused, cut off, killed and gone on with."""

import sys
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

import documents_bench as bench
import fetched_bench as runs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parents[1] / "providers"))

from fetch_parts import ScriptedService, answered, run, tokens, troubled

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.journal import EndReason, Settled
from statelab_gui.domain.fetching.runs import RunState
from statelab_gui.domain.fetching.usage import Prices, Usage, cost
from statelab_gui.domain.runs import Setting
from statelab_gui.providers.engine import Control, Patience
from statelab_gui.storage.commands import AddExaminee, AskAgain, GiveUp, SetFetchState
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

WRITTEN = 50
SYSTEM = "Answer with one object. " * 20
SETTINGS = {
    "model": Setting.of("m"),
    "output_limit": Setting.of(str(WRITTEN)),
    "system_prompt": Setting.of(SYSTEM),
}
PRICES = Prices(Decimal(1000), Decimal(10_000))
QUICK = Patience(first_seconds=0.1, most_seconds=1, tries=2, hopeless=4)
CHARGED = {
    "told": None,
    "not told": None,
    "not_json": 200,
    "not_an_answer": 200,
    "too_big": 200,
    "server_error": 200,
    "dropped": 200,
    "silence": None,
    "gateway_timeout": 504,
}
FREE = {"server_error in vain": 500, "rate_limited": 429, "no_connection": None}


class Service:
    """Charges for all it may have read, half a token a byte, and says so or does not."""

    def __init__(self, deeds: Sequence[tuple[str, float]]) -> None:
        self._deeds = deeds
        self._done = 0
        self.charged = Decimal(0)

    def __call__(self, prompt: str, nth: int) -> Any:
        deed, wait = self._deeds[self._done % len(self._deeds)]
        self._done += 1
        if deed in FREE:
            return wait, troubled(deed.split()[0], FREE[deed])
        read = len((prompt + SYSTEM).encode()) // 2
        self.charged += cost(Usage(read, WRITTEN), PRICES) or 0
        if deed == "told":
            return wait, tokens(read, WRITTEN)
        return wait, answered() if deed == "not told" else troubled(deed, CHARGED[deed])


class Dying(FetchJournal):
    """A journal that keeps nothing more once the program is killed."""

    killed = False

    def settle(self, settled: Sequence[Settled]) -> list[int]:
        if self.killed:
            raise KnownError("disk_full")
        return super().settle(settled)


@pytest.fixture
def asked(tmp_path: Path) -> Any:
    """A document and the id of an examinee whose answers cost at most so much."""
    document = bench.new_document(tmp_path)
    bench.add_set(document)
    adding = AddExaminee(SETTINGS)
    document.apply(adding)
    yield document, adding.result
    document.close()


def go_on(document: Document, run_id: int, service: Service, limit: Decimal, hand: str) -> Any:
    """One going-on, cut short by the reviewer or the machine; how it ended."""
    document.apply(SetFetchState(run_id, RunState.RUNNING))
    control = Control()
    with Dying(document, run_id) as journal:

        def act(report: Any, control: Control) -> None:
            if report.in_flight:
                journal.killed = hand == "kill"
                if hand in ("pause", "stop"):
                    getattr(control, hand)()

        wishes = {"prices": PRICES, "spending_limit": limit, "patience": QUICK}
        try:
            return run(ScriptedService(service), journal, act, control=control, **wishes)[0]
        except KnownError as error:
            assert (error.code, hand) == ("disk_full", "kill")
            return None


DEEDS = st.tuples(st.sampled_from([*CHARGED, *FREE]), st.sampled_from([0.0, 0.05, 2.0]))
HANDS = st.sampled_from(["", "pause", "stop", "kill"])
WORDS = st.sampled_from(["", "again", "give up", "both"])


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(DEEDS, min_size=1, max_size=8),
    st.lists(st.tuples(HANDS, WORDS), min_size=1, max_size=3),
    st.integers(2, 20),
)
def test_whatever_happens_a_service_never_charges_more_than_the_limit(
    asked: Any, deeds: list[tuple[str, float]], times: list[tuple[str, str]], units: int
) -> None:
    document, examinee = asked
    wishes = runs.wishes(document, examinee, 2)
    limit = Decimal(units)
    run_id = runs.start(document, wishes, prices=PRICES, spending_limit=limit)
    service = Service(deeds)
    for hand, word in [*times, ("", "again"), ("", "")]:
        go_on(document, run_id, service, limit, hand)
        assert service.charged <= limit
        document.apply(SetFetchState(run_id, RunState.RUNNING))  # what a kill left is unknown now
        if word in ("give up", "both"):
            document.apply(GiveUp(run_id, [row.id for row in document.fetch_tasks(run_id)][:3]))
        if word in ("again", "both"):
            document.apply(AskAgain(run_id, None))


@pytest.mark.parametrize("deed", ["not told", "not_json", "too_big", "silence", "dropped"])
def test_what_told_no_tokens_counts_by_its_own_prompt_when_a_run_goes_on(
    asked: Any, deed: str
) -> None:
    document, examinee = asked
    cases = sorted(document.cases(1), key=lambda case: case.characters)
    few = [cases[-1].id, *[cases[0].id] * 3]  # the longest first, and then the shortest
    wishes = [
        one for case in few for one in document.places([case], examinee, 1, only_unanswered=False)
    ]
    run_id = runs.start(document, wishes, prices=PRICES, spending_limit=Decimal(1000))
    go_on(document, run_id, Service([(deed, 0.0)]), Decimal(1000), "")
    with FetchJournal(document, run_id) as journal:
        found = journal.unreported()
    sizes = [len((document.prompt(case) + SYSTEM).encode()) for case in few]
    assert (found.count, found.size, found.output) == (4, sum(sizes), 4 * WRITTEN)


def test_what_a_kill_left_counts_still_when_it_was_asked_again_and_answered(asked: Any) -> None:
    document, examinee = asked
    wishes = runs.wishes(document, examinee)[:3]
    limit = Decimal(1000)
    run_id = runs.start(document, wishes, prices=PRICES, spending_limit=limit)
    assert go_on(document, run_id, Service([("told", 5.0)]), limit, "kill") is None
    document.apply(SetFetchState(run_id, RunState.RUNNING))
    with FetchJournal(document, run_id) as journal:
        lost = journal.unreported()
    assert lost.count == 3
    document.apply(AskAgain(run_id, None))
    end = go_on(document, run_id, Service([("told", 0.0)]), limit, "")
    assert end.reason is EndReason.DONE and end.tally.answered == 3
    with FetchJournal(document, run_id) as journal:
        assert journal.unreported() == lost
