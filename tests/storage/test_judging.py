"""A newer scorer judges recorded replies again; what an older one said stays beside it."""

import dataclasses
import json
from pathlib import Path

import pytest
from documents_bench import (
    FENCED,
    FIRST_VALUES,
    add_examinee,
    add_set,
    case_named,
    new_document,
    record,
    tables,
)

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.replies import Reading
from statelab_gui.domain.runs import ReplySource
from statelab_gui.domain.scoring import SCORER_VERSION, Verdict, judge
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands import JudgeAgain, RecordReply, judging
from statelab_gui.storage.document import Document

RAWS = (FIRST_VALUES, FENCED, b"", b'{"a":1,"a":2}', FIRST_VALUES.replace(b"5", b"-0"))


def lenient(reading: Reading, truth: dict[str, int]) -> Verdict:
    """A scorer of the past that took everything for right."""
    verdict = judge(reading, truth)
    return dataclasses.replace(
        verdict,
        valid=True,
        correct=verdict.total,
        exact=True,
        faults=(),
        scorer_version=SCORER_VERSION - 1,
    )


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Document:
    """Five replies and a probe that the scorer of the past judged."""
    document = new_document(tmp_path)
    case = case_named(document, add_set(document), "2-fixed-code").id
    examinee = add_examinee(document)
    with monkeypatch.context() as past:
        past.setattr(judging, "judge", lenient)
        for raw in RAWS:
            record(document, case, examinee, raw=raw)
        record(document, case, examinee, raw=b"no", prefix=6)
    yield document
    document.close()


def test_a_newer_scorers_verdict_counts_and_the_older_one_stays(document: Document) -> None:
    before = tables(document.path)
    assert document.outdated_replies() == [1, 2, 3, 4, 5, 6]
    for number in document.outdated_replies():
        changes = document.apply(JudgeAgain(number))
        assert changes.replies == changes.runs == {number} and changes.cases == {1}
    assert document.outdated_replies() == []

    old, new = zip(*(document.verdicts(number) for number in range(1, 7)), strict=True)
    assert [verdict.scorer_version for verdict in old] == [SCORER_VERSION - 1] * 6
    assert all(verdict.exact for verdict in old)
    assert [verdict.exact for verdict in new] == [True, False, False, False, False, False]
    assert [document.reply(number).verdict for number in range(1, 7)] == list(new)
    rows = document.run_rows(range(1, 7))
    assert {row.verdict.scorer_version for row in rows if row.verdict} == {SCORER_VERSION}

    after = tables(document.path)
    assert set(before["verdict"]) < set(after["verdict"])
    for table in before.keys() - {"verdict", "run", "run_block", "run_word"}:
        assert after[table] == before[table]


def test_a_verdict_again_is_the_one_that_recording_now_gives(document: Document) -> None:
    for number, raw in enumerate(RAWS, start=1):
        document.apply(JudgeAgain(number))
        fresh = RecordReply(1, 1, None, raw, ReplySource.PASTED, None, False, "2026-11-30T09:00Z")
        document.apply(fresh)
        assert fresh.result is not None
        assert document.reply(number).verdict == document.reply(fresh.result).verdict


def test_a_reply_that_is_judged_already_is_left_alone(document: Document) -> None:
    document.apply(JudgeAgain(1))
    before = tables(document.path)
    assert document.apply(JudgeAgain(1)) == Changes()
    assert tables(document.path) == before


def test_a_newer_scorers_verdict_is_not_put_back(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    def future(reading: Reading, truth: dict[str, int]) -> Verdict:
        return dataclasses.replace(judge(reading, truth), scorer_version=SCORER_VERSION + 1)

    with monkeypatch.context() as patch:
        patch.setattr(judging, "judge", future)
        document.apply(JudgeAgain(1))
    assert 1 not in document.outdated_replies()
    assert document.apply(JudgeAgain(1)) == Changes()
    assert document.reply(1).verdict.scorer_version == SCORER_VERSION + 1


def test_the_verdicts_of_a_probe_tell_no_value_while_its_case_is_sealed(tmp_path: Path) -> None:
    document = new_document(tmp_path, "sealed.statelab")
    case = case_named(document, add_set(document), "2-copy-code").id
    raw = json.dumps(dict.fromkeys(("a", "b", "c", "d", "e", "TMP"), 77)).encode()
    number = record(document, case, add_examinee(document), raw=raw, prefix=8)
    [verdict] = document.verdicts(number)
    assert verdict.total == 6 and verdict.cells == ()
    document.close()


def test_an_unknown_reply_has_no_verdict_and_is_not_judged(document: Document) -> None:
    assert document.verdicts(99) == []
    with pytest.raises(KnownError) as error:
        document.apply(JudgeAgain(99))
    assert error.value.code == "no_such_reply"
