"""Dialogues over drift cases: found again, gone on with, and closed by their reply."""

import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import documents_bench as bench
import drift_bench as drift
import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import (
    RecordStep,
    RevealCase,
    ReviseExaminee,
    SaveDraft,
    StartOver,
)
from statelab_gui.storage.document import Document


@pytest.fixture
def talk(document: Document) -> Document:
    """A drift set of six cases, and examinee 1."""
    drift.add_set(document)
    drift.add_examinee(document, "stateforge")
    return document


def answer(document: Document, raw: bytes | None = None, **changes: object) -> int:
    case = document.drift_case(2)
    assert case is not None
    return bench.record(document, 2, 1, raw=drift.right(case) if raw is None else raw, **changes)


def test_an_open_dialogue_is_found_again_after_the_document_was_closed(talk: Document) -> None:
    assert talk.dialogue(2, 1) is None
    drift.record_step(talk, 2, 1, 0, raw=b"one", purpose=Purpose.TRACKER, asked="track this")
    drift.record_step(talk, 2, 1, 1, raw=b"\xff two", asked="turn \ud800")
    talk.close()
    again = Document.open(talk.path, now=lambda: bench.NOW)
    try:
        found = again.dialogue(2, 1)
        assert found is not None
        assert (found.reply_id, found.source, found.started_at) == (
            None,
            ReplySource.PASTED,
            bench.NOW,
        )
        assert [one.purpose for one in found.steps] == [Purpose.TRACKER, Purpose.TURN]
        assert [one.raw for one in found.steps] == [b"one", b"\xff two"]
        assert found.replies == ("one", "\ufffd two")
        assert found.steps[1].messages == (Message("user", "turn \ud800"),)
        assert again.open_repeats(2, 1) == [1]
        assert again.dialogue(2, 1, repeat=2) is None
    finally:
        again.close()


def test_a_step_is_put_behind_those_that_were_seen_only(talk: Document) -> None:
    drift.record_step(talk, 2, 1, 0)
    before = bench.tables(talk.path)
    for position in (0, 2):
        with pytest.raises(KnownError, match="dialogue_went_on"):
            drift.record_step(talk, 2, 1, position)
    assert bench.tables(talk.path) == before


@pytest.mark.parametrize(
    ("case_id", "examinee_id", "code"), [(99, 1, "no_such_case"), (2, 99, "no_such_examinee")]
)
def test_a_step_needs_a_drift_case_and_an_examinee(
    talk: Document, case_id: int, examinee_id: int, code: str
) -> None:
    with pytest.raises(KnownError, match=code):
        drift.record_step(talk, case_id, examinee_id, 0)


def test_a_step_of_a_case_of_state_tracking_is_refused(document: Document) -> None:
    bench.add_set(document)
    bench.add_examinee(document)
    with pytest.raises(KnownError, match="no_such_case"):
        drift.record_step(document, 1, 1, 0)


def test_steps_open_no_answer_book(talk: Document) -> None:
    drift.record_step(talk, 2, 1, 0)
    case = talk.case(2)
    assert (case.sealed, case.status, case.replies) == (True, CaseStatus.UNANSWERED, 0)
    with pytest.raises(KnownError, match="case_sealed"):
        talk.answer_book(2)


def test_the_reply_closes_its_dialogue_and_keeps_the_last_exchange_with_it(talk: Document) -> None:
    drift.record_step(talk, 2, 1, 0)
    last = drift.step(b"the answer", Purpose.ANSWER, "and now?")
    number = answer(talk, step=last)
    assert talk.dialogue(2, 1) is None
    found = talk.dialogue_of(number)
    assert found is not None
    assert [one.raw for one in found.steps] == [b"noted", b"the answer"]
    assert (found.reply_id, found.answer) == (number, 1)
    drift.record_step(talk, 2, 1, 0)  # another one begins
    assert talk.dialogue(2, 1) is not None
    assert talk.dialogue_of(number) == found


def test_a_gate_after_the_answer_leaves_the_answer_where_it_was(talk: Document) -> None:
    drift.record_step(talk, 2, 1, 0, purpose=Purpose.ANSWER, raw=b"the answer")
    gate = drift.step(b"passed", Purpose.GATE, "does it fit?")
    found = talk.dialogue_of(answer(talk, step=gate, answer=0))
    assert found is not None and found.answer == 0
    assert [one.purpose for one in found.steps] == [Purpose.ANSWER, Purpose.GATE]


def test_a_dialogue_that_is_started_over_is_kept_and_gone_on_with_no_more(talk: Document) -> None:
    drift.record_step(talk, 2, 1, 0, raw=b"first")
    before = bench.tables(talk.path)
    talk.apply(StartOver(2, 1, bench.NOW))
    after = bench.tables(talk.path)
    assert after["dialogue_step"] == before["dialogue_step"]
    assert after["dialogue"][:1] == before["dialogue"]
    assert talk.open_repeats(2, 1) == [1]
    again = talk.dialogue(2, 1)
    assert again is not None and again.steps == ()
    assert talk.begun(1) == frozenset()
    drift.record_step(talk, 2, 1, 0, raw=b"second")
    assert (talk.begun(1), talk.case(2).begun, talk.case(3).begun) == ({(2, 1)}, True, False)
    found = talk.dialogue_of(answer(talk, step=drift.step(b"end", Purpose.ANSWER, "and now?")))
    assert found is not None and [one.raw for one in found.steps] == [b"second", b"end"]
    assert talk.dialogue(2, 1) is None
    assert talk.open_repeats(2, 1) == []
    (aside,) = talk.set_aside(2, 1)
    assert [one.raw for one in aside.steps] == [b"first"]
    told = [talk.started_over(), talk.started_over(sets=[1], examinees=[1])]
    assert told == [1, 1]
    assert (talk.started_over(sets=[9]), talk.started_over(examinees=[9])) == (0, 0)


def test_a_reply_without_steps_ends_what_was_begun_anew_and_nothing_before(talk: Document) -> None:
    drift.record_step(talk, 2, 1, 0)
    talk.apply(StartOver(2, 1, bench.NOW))
    answer(talk)
    assert talk.dialogue(2, 1) is None
    assert talk.open_repeats(2, 1) == []


def test_only_what_is_half_way_can_be_started_over(talk: Document) -> None:
    with pytest.raises(KnownError, match="dialogue_went_on"):
        talk.apply(StartOver(2, 1, bench.NOW))
    drift.record_step(talk, 2, 1, 0)
    talk.apply(StartOver(2, 1, bench.NOW))
    with pytest.raises(KnownError, match="dialogue_went_on"):
        talk.apply(StartOver(2, 1, bench.NOW))


def test_a_reply_without_steps_has_no_dialogue(talk: Document) -> None:
    assert talk.dialogue_of(answer(talk)) is None


def test_a_reply_that_was_corrected_still_tells_the_steps_it_came_by(talk: Document) -> None:
    drift.record_step(talk, 2, 1, 0)
    first = answer(talk, raw=b"wrong")
    drift.record_step(talk, 2, 1, 0, raw=b"of another")
    second = answer(talk, supersedes=first)
    third = answer(talk, supersedes=second)
    found = talk.dialogue_of(third)
    assert found is not None and found.reply_id == first
    assert talk.dialogue(2, 1) is not None  # a correction ends none


def test_the_draft_of_a_step_goes_with_it(talk: Document) -> None:
    talk.apply(SaveDraft(2, 1, None, "not"))
    drift.record_step(talk, 2, 1, 0)
    assert talk.draft(2, 1) is None


def test_settings_are_fixed_from_the_first_step_on(talk: Document) -> None:
    drift.record_step(talk, 2, 1, 0)
    command = ReviseExaminee(1, {"model": Setting.of("model-2")})
    talk.apply(command)
    assert command.result == 2
    for statement in (
        "UPDATE examinee_setting SET value = 'x' WHERE examinee_id = 1",
        "DELETE FROM examinee_setting WHERE examinee_id = 1",
        "INSERT INTO examinee_setting VALUES (1, 'tools', 'value', 'none')",
    ):
        with pytest.raises(Exception, match="never changed"):
            bench.raw_sql(talk, statement)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE dialogue_step SET raw = x''",
        "DELETE FROM dialogue_step",
        "REPLACE INTO dialogue_step SELECT * FROM dialogue_step",
        "REPLACE INTO dialogue_step SELECT 9, dialogue_id, position, purpose, outcome, received_at,"
        " request, x'00' FROM dialogue_step",
        "UPDATE dialogue SET repeat = 2",
        "UPDATE dialogue SET reply_id = NULL",
        "UPDATE dialogue SET reply_id = 1 WHERE reply_id IS NOT NULL",
        "DELETE FROM dialogue",
        "REPLACE INTO dialogue SELECT * FROM dialogue",
        "UPDATE drift_item SET item = '{}'",
        "UPDATE drift_case SET conversation = '{}'",
    ],
)
def test_what_is_kept_cannot_be_changed_by_any_statement(talk: Document, statement: str) -> None:
    drift.record_step(talk, 2, 1, 0)
    answer(talk)
    before = bench.tables(talk.path)
    with pytest.raises(Exception, match=r"never|constraint"):
        bench.raw_sql(talk, statement)
    assert bench.tables(talk.path) == before


def test_simulated_dialogues_and_others_are_never_gone_on_with_by_each_other(
    talk: Document,
) -> None:
    drift.record_step(talk, 2, 1, 0, source=ReplySource.SIMULATED, raw=b"simulated")
    assert talk.dialogue(2, 1) is None
    drift.record_step(talk, 2, 1, 0, raw=b"real")
    number = answer(talk, source=ReplySource.SIMULATED)
    real, simulated = talk.dialogue(2, 1), talk.dialogue_of(number)
    assert real is not None and simulated is not None and real.id != simulated.id


def test_what_a_simulated_dialogue_holds_is_withheld_while_the_case_is_sealed(
    talk: Document,
) -> None:
    drift.record_step(talk, 2, 1, 0, source=ReplySource.SIMULATED, raw=b"the truth")
    number = answer(talk, source=ReplySource.SIMULATED)
    sealed = talk.dialogue_of(number)
    assert sealed is not None
    assert [(one.messages, one.raw, one.withheld) for one in sealed.steps] == [((), b"", True)]
    talk.apply(RevealCase(2, bench.NOW))
    opened = talk.dialogue_of(number)
    assert opened is not None and opened.steps[0].raw == b"the truth"


def test_what_an_arm_asks_that_tells_the_state_is_withheld_while_the_case_is_sealed(
    talk: Document,
) -> None:
    drift.add_examinee(talk, "oracle_state")
    drift.record_step(talk, 2, 2, 0, asked="the true state is …", raw=b"noted")
    sealed = talk.dialogue(2, 2)
    assert sealed is not None
    assert [(one.messages, one.raw, one.withheld) for one in sealed.steps] == [((), b"noted", True)]
    assert b"true state" not in repr(sealed).encode()
    talk.apply(RevealCase(2, bench.NOW))
    opened = talk.dialogue(2, 2)
    assert opened is not None and "true state" in opened.steps[0].messages[0].text


def test_a_step_tells_how_it_ended(talk: Document) -> None:
    cut = replace(drift.step(), outcome=Outcome.TRUNCATED)
    talk.apply(RecordStep(2, 1, cut, 0, ReplySource.PASTED, bench.NOW))
    found = talk.dialogue(2, 1)
    assert found is not None and found.steps[0].outcome is Outcome.TRUNCATED


_KILLED = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import documents_bench as bench
import drift_bench as drift
from statelab_gui.storage.document import Document
document = Document.open(Path(sys.argv[1]), now=lambda: bench.NOW)
drift.record_step(document, 2, 1, 0, raw=b"kept")
with document._writing() as work:
    from statelab_gui.storage.commands import RecordStep
    from statelab_gui.domain.runs import ReplySource
    RecordStep(2, 1, drift.step(b"half"), 1, ReplySource.PASTED, bench.NOW).apply(work)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_kill_leaves_the_steps_that_were_told_to_be_kept_and_no_half_one(talk: Document) -> None:
    talk.close()
    call = [sys.executable, "-c", _KILLED, str(talk.path), str(Path(__file__).parent)]
    assert subprocess.run(call, check=False, timeout=60).returncode == -signal.SIGKILL
    again = Document.open(talk.path, now=lambda: bench.NOW)
    try:
        found = again.dialogue(2, 1)
        assert found is not None and found.replies == ("kept",)
    finally:
        again.close()
