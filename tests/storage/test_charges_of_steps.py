"""What steps of a conversation may have been charged for without anybody telling the tokens."""

from dataclasses import replace
from pathlib import Path

import fetched_bench as runs
import fetched_drift_bench as drift
import pytest

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.bounding import messages_size
from statelab_gui.domain.fetching.runs import TaskWish
from statelab_gui.domain.fetching.stepping import Question, question_of
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.storage.commands import SettleInterrupted
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal


@pytest.mark.parametrize("told", [True, False])
def test_a_step_that_told_no_tokens_is_counted_by_what_it_asked(tmp_path: Path, told: bool) -> None:
    document = drift.new_document(tmp_path)
    try:
        examinee = drift.add_examinee(document, "stateforge")
        run = runs.start(document, [TaskWish(2, examinee)], prices=runs.PRICES)

        def say(question: Question) -> Answer:
            usage = Usage(5, 5) if told else Usage()
            return replace(drift.says(question), usage=usage)

        with FetchJournal(document, run) as journal:
            (task,) = journal.claim(1)
            going, *_ = drift.settle(journal, task, say)
            assert going is not None
            drift.settle(journal, going, say)
            journal.release([task.id])
            found = journal.unreported()
        sent = [len(one.attempt.request) for one in document.attempts(task.id)]
        expected = (0, 0, 0) if told else (2, sum(sent), 200)
        assert (found.count, found.size, found.output) == expected
    finally:
        document.close()


def test_a_step_that_the_end_of_the_program_cut_off_is_counted_by_the_next_question(
    tmp_path: Path,
) -> None:
    document = drift.new_document(tmp_path)
    examinee = drift.add_examinee(document, "stateforge")
    run = runs.start(document, [TaskWish(2, examinee)], prices=runs.PRICES)
    with FetchJournal(document, run) as journal:
        (task,) = journal.claim(1)
        going, *_ = drift.settle(journal, task)
        assert going is not None
        size = messages_size(question_of(going).ask.messages, going.settings)
    document.apply(SettleInterrupted())
    document.close()
    again = Document.open(document.path)
    try:
        with FetchJournal(again, run) as journal:
            found = journal.unreported()
    finally:
        again.close()
    assert (found.count, found.size, found.output) == (1, size, 100)
