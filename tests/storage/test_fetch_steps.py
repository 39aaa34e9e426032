"""Conversations in steps: every step is kept before the next, and none is had twice."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import documents_bench as bench
import fetched_bench as runs
import fetched_drift_bench as drift
import pytest
from fetched_drift_bench import answer, go_through, says, settle

from statelab_gui.domain.drift.arms import wording
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.running import RunReport
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.runs import TaskState, TaskWish
from statelab_gui.domain.fetching.stepping import Question, question_of
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.storage.commands import AskAgain, LeaveOut, SettleInterrupted
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal
from statelab_gui.storage.queries.answer_attempts import brought
from statelab_gui.storage.queries.log_fetched import fetched_of

DROPPED = Trouble(TroubleKind.DROPPED, {"bytes": "0"})


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    document = drift.new_document(tmp_path)
    yield document
    document.close()


def easy(document: Document) -> list[int]:
    return [case.id for case in document.cases(1) if case.name.endswith("easy")]


def journal_of(document: Document, arm: str, repeats: int = 1, **facts: object) -> FetchJournal:
    """A run over the cases of several turns, with an examinee of that arm."""
    examinee = drift.add_examinee(document, arm)
    wishes = [
        TaskWish(case, examinee, None, n) for n in range(1, repeats + 1) for case in easy(document)
    ]
    return FetchJournal(document, runs.start(document, wishes, prices=runs.PRICES, **facts))


def rows(document: Document, query: str) -> list[tuple[object, ...]]:
    with closing(connect(document.path, read_only=True)) as file:
        return file.execute(query).fetchall()


def test_every_step_is_kept_with_what_was_asked_and_what_came(document: Document) -> None:
    asked: list[Question] = []

    def say(question: Question):
        asked.append(question)
        return says(question)

    with journal_of(document, "stateforge") as journal:
        (task,) = journal.claim(1)
        reply_id, purposes = go_through(journal, task, say)
    turns = len(document.drift_case(task.case_id).conversation.turns)
    tracked = ["tracker", "format", *["tracker"] * (turns - 1)]
    assert purposes == [*tracked, "format", "answer", "gate"]
    dialogue = document.dialogue_of(reply_id)
    assert dialogue.task_id == task.id
    assert dialogue.answer == len(purposes) - 2
    assert [step.purpose.value for step in dialogue.steps] == purposes
    assert [step.text for step in dialogue.steps] == [says(one).text for one in asked]
    assert [step.messages for step in dialogue.steps] == [one.ask.messages for one in asked]


def test_an_answer_that_the_gate_let_pass_is_recorded_with_its_own_facts(
    document: Document,
) -> None:
    def say(question: Question):
        if question.ask.purpose is Purpose.ANSWER:
            return answer('{"it": 5}', finish_reason="mine", usage=Usage(321, 9))
        return says(question)

    with journal_of(document, "stateforge") as journal:
        (task,) = journal.claim(1)
        reply_id, purposes = go_through(journal, task, say)
    assert purposes[-1] == "gate"
    reply = document.reply(reply_id)
    assert reply.raw == b'{"it": 5}'
    own = document.attempt_of(reply_id)
    assert own.purpose is Purpose.ANSWER
    assert own.attempt.answer.finish_reason == "mine"
    assert own.attempt.answer.text == '{"it": 5}'
    [[tokens]] = rows(document, f"SELECT input_tokens FROM run WHERE reply_id = {reply_id}")
    assert tokens == 321
    with closing(connect(document.path, read_only=True)) as file:
        told = fetched_of(file, [reply_id])[reply_id]
        [[by_told]] = file.execute(f"SELECT told FROM {brought('finish_reason')}")
    assert told.finish_reason == by_told == "mine"
    assert told.output_tokens == 9


def test_an_answer_given_once_more_is_the_reply(document: Document) -> None:
    def say(question: Question):
        if question.ask.purpose is Purpose.GATE:
            return answer(drift.OBJECTS)
        return says(question)

    with journal_of(document, "stateforge") as journal:
        (task,) = journal.claim(1)
        reply_id, purposes = go_through(journal, task, say)
    assert purposes[-2:] == ["gate", "again"]
    assert document.reply(reply_id).raw == drift.SAID[Purpose.AGAIN].encode()
    assert document.attempt_of(reply_id).purpose is Purpose.AGAIN


def test_every_step_is_paid_for(document: Document) -> None:
    answers = []

    def say(question: Question):
        answers.append(says(question))
        return answers[-1]

    with journal_of(document, "stateforge") as journal:
        (task,) = journal.claim(1)
        go_through(journal, task, say)
        tally = journal.tally()
    assert len(answers) > 5
    assert tally.spent == drift.spent(answers) > 0
    assert document.fetch_run(journal.run_id).tally == tally
    kept = document.attempts(task.id)
    assert [one.attempt.answer for one in kept] == answers
    assert [one.attempt.number for one in kept] == list(range(1, len(answers) + 1))


def test_the_steps_had_are_had_by_whoever_claims_next(document: Document) -> None:
    with journal_of(document, "injection_no_gate") as journal:
        first, *_ = journal.claim(2)
        went = first
        for _ in range(3):
            went, one, replies = settle(journal, went)
            assert one.state is TaskState.ASKING
            assert replies == []
        assert journal.tally().asking == 2
        journal.release([first.id])
    path = document.path
    document.close()
    again = Document.open(path)
    again.apply(SettleInterrupted())  # the other one was under way
    with FetchJournal(again, 1) as journal:
        [claimed] = journal.claim(1)
        assert claimed.id == first.id
        assert claimed.replies == (drift.TRACKED,) * 3
        assert claimed.attempts == 3
        assert question_of(claimed) == question_of(went)
        reply_id, _ = go_through(journal, claimed)
    dialogue = again.dialogue_of(reply_id)
    assert [step.position for step in dialogue.steps] == list(range(len(dialogue.steps)))
    assert len(rows(again, "SELECT 1 FROM dialogue")) == 1
    again.close()


def test_one_that_was_begun_is_claimed_before_those_that_were_not(document: Document) -> None:
    with journal_of(document, "injection_no_gate", repeats=3) as journal:
        claimed = journal.claim(5)
        settle(journal, claimed[4])
        journal.release([task.id for task in claimed])
        ids = [task.id for task in journal.claim(9)]
    assert ids == [claimed[4].id, *(n for n in range(1, 10) if n != claimed[4].id)]


def test_one_cut_off_in_a_step_is_of_unknown_fate_and_goes_on_from_there(
    document: Document,
) -> None:
    with journal_of(document, "injection_no_gate") as journal:
        (task,) = journal.claim(1)
        task, _, _ = settle(journal, task)
        assert task is not None
    document.apply(SettleInterrupted())  # as after a kill, the second step on its way
    [row] = [one for one in document.fetch_tasks(1) if one.id == task.id]
    assert (row.state, row.attempts) == (TaskState.UNKNOWN, 2)
    document.apply(AskAgain(1, [task.id]))
    with FetchJournal(document, 1) as journal:
        [claimed, *_] = journal.claim(1)
        assert claimed.replies == (drift.TRACKED,)
        reply_id, purposes = go_through(journal, claimed)
    assert purposes[0] == "tracker"
    assert len(document.dialogue_of(reply_id).steps) == len(purposes) + 1


def test_a_trouble_in_a_step_is_kept_with_its_purpose_and_takes_no_step_away(
    document: Document,
) -> None:
    with journal_of(document, "injection_no_gate") as journal:
        (task,) = journal.claim(1)
        task, _, _ = settle(journal, task)
        went, one, _ = settle(journal, task, lambda question: DROPPED)
    assert went is None
    assert one.step.answer is None
    first, second = document.attempts(task.id)
    assert (first.purpose, second.purpose) == (Purpose.TRACKER, Purpose.TRACKER)
    assert second.attempt.trouble == DROPPED
    assert second.attempt.answer is None
    document.apply(AskAgain(1, [task.id]))
    with FetchJournal(document, 1) as journal:
        (claimed,) = journal.claim(1)
        assert claimed.replies == (drift.TRACKED,)
        go_through(journal, claimed)


def test_a_step_too_long_for_the_service_ends_the_conversation_as_that(
    document: Document,
) -> None:
    def say(question: Question):
        if len(question.ask.messages) > 1:
            return answer("", outcome=Outcome.INPUT_TOO_LONG, finish_reason=None)
        return answer("Noted.")

    examinee = drift.add_examinee(document, "bare", assistant_turns="own")
    run_id = runs.start(document, [TaskWish(easy(document)[0], examinee)])
    with FetchJournal(document, run_id) as journal:
        (task,) = journal.claim(1)
        reply_id, purposes = go_through(journal, task, say)
    assert purposes == ["turn", "turn"]
    assert document.reply(reply_id).outcome is Outcome.INPUT_TOO_LONG
    assert document.reply(reply_id).raw == b""
    assert document.dialogue_of(reply_id).answer == 1


@pytest.mark.parametrize(
    "text", ["", "\x00", "[" * 5000, '{"edits"', "\ud800 half", "\u202e", "x" * 100_000]
)
@pytest.mark.parametrize("outcome", [Outcome.COMPLETE, Outcome.TRUNCATED, Outcome.REFUSED])
def test_whatever_came_to_a_step_is_its_text_and_the_conversation_goes_on(
    document: Document, text: str, outcome: Outcome
) -> None:
    with journal_of(document, "stateforge") as journal:
        (task,) = journal.claim(1)
        reply_id, purposes = go_through(journal, task, lambda q: answer(text, outcome=outcome))
    assert purposes[-1] == "answer"  # no convention could be read, so that there is nothing to gate
    steps = document.dialogue_of(reply_id).steps
    assert {step.raw for step in steps} == {text.encode("utf-8", "surrogatepass")}
    assert {step.outcome for step in steps} == {outcome}
    assert document.reply(reply_id).raw == text.encode("utf-8", "surrogatepass")
    with journal_of(document, "generic_recap") as journal:  # which puts it into the next request
        (task,) = journal.claim(1)
        went, _, _ = settle(journal, task, lambda q: answer(text, outcome=outcome))
        for message in question_of(went).ask.messages:
            message.text.encode()


def test_steps_that_were_asked_otherwise_are_not_gone_on_with(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    with journal_of(document, "injection_no_gate") as journal:
        (task,) = journal.claim(1)
        task, _, _ = settle(journal, task)
        journal.release([task.id])
    language = document.drift_case(task.case_id).item.language
    other = replace(wording.WORDINGS[language], tracker="{state} and {message}: what changed?")
    monkeypatch.setattr("statelab_gui.domain.drift.arms.talk.WORDINGS", {language: other})
    with FetchJournal(document, 1) as journal:
        (claimed,) = journal.claim(1)
        assert claimed.id == task.id
        assert claimed.replies == ()
        go_through(journal, claimed)
    kept = rows(document, "SELECT reply_id IS NULL FROM dialogue ORDER BY id")
    assert kept == [(1,), (0,)]


def test_a_setting_left_out_on_the_way_begins_another_dialogue(document: Document) -> None:
    examinee = drift.add_examinee(document, "injection_no_gate", temperature="0")
    runs.start(document, [TaskWish(easy(document)[0], examinee)])
    with FetchJournal(document, 1) as journal:
        (task,) = journal.claim(1)
        task, _, _ = settle(journal, task)
        settle(journal, task, lambda question: runs.REFUSED)
    document.apply(LeaveOut(1, "temperature", bench.NOW))
    with FetchJournal(document, 1) as journal:
        (claimed,) = journal.claim(1)
        assert claimed.id == task.id
        assert claimed.examinee_id != task.examinee_id
        assert claimed.replies == ()
        go_through(journal, claimed)


def test_one_step_of_a_bare_conversation_is_a_dialogue_too(document: Document) -> None:
    with journal_of(document, "bare") as journal:
        (task,) = journal.claim(1)
        reply_id, purposes = go_through(journal, task)
    assert purposes == ["answer"]
    dialogue = document.dialogue_of(reply_id)
    assert (dialogue.task_id, dialogue.answer, len(dialogue.steps)) == (task.id, 0, 1)
    case = document.drift_case(task.case_id)
    assert len(dialogue.steps[0].messages) == 2 * len(case.conversation.turns) + 1
    assert dialogue.steps[0].messages[0].role == "user"


def test_a_probe_is_one_conversation_about_the_active_requirements(document: Document) -> None:
    case_id = easy(document)[0]
    first = document.program_shape(case_id).complete_from
    examinee = drift.add_examinee(document, "stateforge", output_format="json_schema")
    run_id = runs.start(document, [TaskWish(case_id, examinee, first)])
    goals = document.drift_case(case_id).item.goals
    with FetchJournal(document, run_id) as journal:
        (task,) = journal.claim(1)
        question = question_of(task)
        assert question.step is None
        assert question.ask.cells == ()
        assert list(question.ask.schema["properties"]) == [goal.key for goal in goals]
        assert question.ask.settings["output_format"].value == "json_schema"
        assert isinstance(question.ask.messages[-1], Message)
        right = "{" + ", ".join(f'"{goal.key}": null' for goal in goals) + "}"
        attempt = runs.attempt(task, answer(right))
        [reply_id] = journal.settle([Settled(attempt, TaskState.ANSWERED)])
    reply = document.reply(reply_id)
    assert reply.prefix == first
    assert reply.verdict.valid
    assert 0 < reply.verdict.total == len(goals)
    assert rows(document, "SELECT 1 FROM dialogue") == []


class Runner:
    """Says that all tests passed, and looks whether the document is locked meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ran = 0

    def run(self, code: str, tests: str) -> RunReport:
        with closing(sqlite3.connect(self.path, timeout=0)) as file:
            file.execute("BEGIN IMMEDIATE")
            file.execute("ROLLBACK")
        self.ran += 1
        return RunReport(3, 3)


def test_code_is_run_while_the_document_is_not_locked(tmp_path: Path) -> None:
    recipe = DriftRecipe(families=(DriftFamily.PYTHON,), seeds=(1,))
    document = drift.new_document(tmp_path, recipe)
    document.code_runner = runner = Runner(document.path)
    with journal_of(document, "bare") as journal:
        (task,) = journal.claim(1)
        code = "```python\ndef solve(x):\n    return x\n```"
        reply_id, _ = go_through(journal, task, lambda question: answer(code))
    reply = document.reply(reply_id)
    document.close()
    assert runner.ran > 0
    assert reply.verdict.score == 1
    assert reply.verdict.exact


def test_simulated_steps_and_what_arms_tell_stay_hidden_while_the_case_is_sealed(
    document: Document,
) -> None:
    with journal_of(document, "oracle_state") as journal:
        (task,) = journal.claim(1)
        settle(journal, task, lambda question: DROPPED)
    [kept] = document.attempts(task.id)
    assert kept.request_withheld
    assert kept.attempt.request == b""
    with journal_of(document, "injection_no_gate", connection=runs.PRACTICE) as journal:
        (task,) = journal.claim(1)
        settle(journal, task)
    [kept] = document.attempts(task.id)
    assert kept.request_withheld and kept.withheld
    assert kept.attempt.request == kept.attempt.response == b""
    assert kept.attempt.answer.text == ""
    with journal_of(document, "injection_no_gate") as journal:
        (task,) = journal.claim(1)
        settle(journal, task)
    [kept] = document.attempts(task.id)
    assert not kept.request_withheld and not kept.withheld
    assert kept.attempt.answer.text == drift.TRACKED
