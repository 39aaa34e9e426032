"""What a going-through of a drift case took, tracker and gate included."""

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import documents_bench as bench
import fetched_bench as runs
import fetched_drift_bench as drift
import pytest

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.runs import TaskWish
from statelab_gui.domain.fetching.stepping import Question
from statelab_gui.domain.fetching.usage import Prices, Usage, cost
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import EditRun
from statelab_gui.storage.commands.fetching import SetFetchPlan
from statelab_gui.storage.fetching import FetchJournal


@pytest.mark.parametrize("arm", ["bare", "generic_recap", "stateforge"])
def test_the_matrix_sums_up_every_exchange(tmp_path: Path, arm: str) -> None:
    document = drift.new_document(tmp_path)
    try:
        examinee = drift.add_examinee(document, arm)
        run = runs.start(document, [TaskWish(2, examinee)], prices=runs.PRICES)
        said: list[Answer] = []

        def say(question: Question) -> Answer:
            said.append(drift.says(question))
            return said[-1]

        with FetchJournal(document, run) as journal:
            (task,) = journal.claim(1)
            number, _ = drift.go_through(journal, task, say)
        row = next(one for one in document.drift_matrix() if one.reply_id == number)
        assert row.arm == arm
        assert row.input_tokens == sum(one.usage.input or 0 for one in said)
        assert row.output_tokens == sum(one.usage.output or 0 for one in said)
        assert row.cost == pytest.approx(float(drift.spent(said)))
        # The same answer graded, or corrected, later is the end of the same exchanges.
        again = bench.record(document, 2, examinee, raw=b"{}", supersedes=number)
        after = next(one for one in document.drift_matrix() if one.reply_id == again)
        assert (after.input_tokens, after.cost) == (row.input_tokens, row.cost)
    finally:
        document.close()


def test_where_one_exchange_tells_no_tokens_the_sum_is_not_known(tmp_path: Path) -> None:
    document = drift.new_document(tmp_path)
    try:
        examinee = drift.add_examinee(document, "stateforge")
        run = runs.start(document, [TaskWish(2, examinee)], prices=runs.PRICES)
        asked: list[Question] = []

        def say(question: Question) -> Answer:
            asked.append(question)
            told = drift.says(question)
            return replace(told, usage=Usage()) if len(asked) == 2 else told

        with FetchJournal(document, run) as journal:
            (task,) = journal.claim(1)
            number, _ = drift.go_through(journal, task, say)
        row = next(one for one in document.drift_matrix() if one.reply_id == number)
        assert (row.input_tokens, row.output_tokens, row.cost) == (None, None, None)
    finally:
        document.close()


@pytest.mark.parametrize("known", [True, False])
def test_what_a_tracker_took_is_by_its_own_prices_or_not_known(tmp_path: Path, known: bool) -> None:
    document = drift.new_document(tmp_path)
    try:
        examinee = drift.add_examinee(document, "stateforge", tracker_model="small")
        its = Prices(Decimal(1000), Decimal(2000)) if known else None
        given = {"prices": runs.PRICES, "tracker_apart": True, "tracker_prices": its}
        run = runs.start(document, [TaskWish(2, examinee)], **given)
        amounts: list[Decimal | None] = []

        def say(question: Question) -> Answer:
            told = drift.says(question)
            prices = its if question.of_tracker else runs.PRICES
            amounts.append(None if prices is None else cost(told.usage, prices))
            return told

        with FetchJournal(document, run) as journal:
            (task,) = journal.claim(1)
            number, _ = drift.go_through(journal, task, say)
            tally = journal.tally()
        assert tally == document.fetch_run(run).tally
        assert tally.spent == sum(one for one in amounts if one is not None)
        assert tally.unpriced == amounts.count(None) == (0 if known else len(amounts) - 1)
        row = next(one for one in document.drift_matrix() if one.reply_id == number)
        assert row.cost == (pytest.approx(float(tally.spent)) if known else None)
        # Entered later, they are what the answers of before are reckoned by.
        plan = replace(document.fetch_run(run).plan, tracker_prices=Prices(Decimal(1), Decimal(1)))
        document.apply(SetFetchPlan(run, plan))
        later = document.fetch_run(run).tally
        assert later.unpriced == 0
        assert (later.spent == tally.spent) is known
    finally:
        document.close()


def test_of_an_answer_by_hand_the_reviewers_own_numbers_count(tmp_path: Path) -> None:
    document = drift.new_document(tmp_path)
    try:
        examinee = drift.add_examinee(document, "bare")
        number = bench.record(document, 2, examinee, raw=b"{}")
        document.apply(EditRun(number, "input_tokens", Setting.of("40"), bench.NOW))
        document.apply(EditRun(number, "cost", Setting.of("0.10"), bench.NOW))
        row = next(one for one in document.drift_matrix() if one.reply_id == number)
        assert (row.input_tokens, row.output_tokens, row.cost) == (40, None, 0.1)
    finally:
        document.close()
