"""What a going-through of a drift case took, tracker and gate included."""

from dataclasses import replace
from pathlib import Path

import documents_bench as bench
import fetched_bench as runs
import fetched_drift_bench as drift
import pytest

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.runs import TaskWish
from statelab_gui.domain.fetching.stepping import Question
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import EditRun
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
