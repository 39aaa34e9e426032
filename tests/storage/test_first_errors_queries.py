"""What a document tells of many cases at once."""

import json

import documents_bench as bench
import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.first_errors import Asked, Group
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands import RevealCase
from statelab_gui.storage.document import Document

WRONG = b'{"a":9,"b":9,"c":9,"d":9,"e":9,"TMP":9}'
NO_JSON = b"no"


def truth(document: Document, case_id: int, k: int) -> bytes:
    return json.dumps(document.answer_book(case_id).after(k)).encode()


@pytest.fixture
def filled(document: Document) -> Document:
    """Set 1 with two seeds; examinee 1 wrong at 2-copy-code, right at 2-fixed-code, a format error
    at 2-add-code; examinee 2 wrong at 2-copy-code."""
    bench.add_set(document, seeds=(7, 8))
    bench.add_examinee(document)
    bench.add_examinee(document, "model-2")
    for name, raw, examinee in (
        ("2-copy-code", WRONG, 1),
        ("2-fixed-code", bench.FIRST_VALUES, 1),
        ("2-add-code", NO_JSON, 1),
        ("2-copy-code", WRONG, 2),
    ):
        bench.record(document, bench.case_named(document, 1, name).id, examinee, raw=raw)
    return document


def test_replies_that_are_not_right_are_told_with_what_they_are(filled: Document) -> None:
    found = filled.not_right(Group(set_id=1))
    assert [(one.case_name, one.examinee_id, one.valid) for one in found] == [
        ("2-add-code", 1, False),
        ("2-copy-code", 1, True),
        ("2-copy-code", 2, True),
    ]


def test_a_group_is_narrowed_by_set_examinee_family_and_form(filled: Document) -> None:
    bench.add_set(filled)
    counts = {
        Group(): 3,
        Group(set_id=1): 3,
        Group(set_id=2): 0,
        Group(examinee_id=2): 1,
        Group(family=Family.ADD): 1,
        Group(form="sheet"): 0,
        Group(simulated=True): 0,
    }
    assert {group: len(filled.not_right(group)) for group in counts} == counts
    assert {group: filled.whole_counts(group).units for group in counts} == counts


def test_whole_case_replies_are_counted_by_how_they_stand(filled: Document) -> None:
    copy = bench.case_named(filled, 1, "2-copy-code").id
    assert filled.whole_counts(Group()) == Asked(4, 1, 2, 1, 3, 0)
    bench.record(filled, copy, 1, prefix=9, raw=truth(filled, copy, 9))
    assert filled.whole_counts(Group()) == Asked(4, 1, 2, 1, 3, 1)
    assert filled.whole_counts(Group(set_id=99)) == Asked(0, 0, 0, 0, 0, 0)


def test_superseded_replies_count_nowhere(filled: Document) -> None:
    copy = bench.case_named(filled, 1, "2-copy-code").id
    first = filled.replies(copy, 2)[0].id
    bench.record(filled, copy, 2, raw=truth(filled, copy, 12), supersedes=first)
    assert filled.whole_counts(Group(examinee_id=2)) == Asked(1, 1, 0, 0, 0, 0)
    assert filled.not_right(Group(examinee_id=2)) == []
    probe = bench.record(filled, copy, 1, prefix=9, raw=WRONG)
    bench.record(filled, copy, 1, prefix=9, raw=truth(filled, copy, 9), supersedes=probe)
    columns = filled.probe_columns(Group())
    assert (columns.right.tolist(), columns.wrong.tolist()) == ([1], [0])


def test_simulated_replies_and_probes_are_a_group_of_their_own(filled: Document) -> None:
    copy = bench.case_named(filled, 1, "2-copy-code").id
    simulated = ReplySource.SIMULATED
    bench.record(filled, copy, 1, prefix=9, raw=WRONG, source=simulated)
    assert len(filled.probe_columns(Group()).case) == 0
    bench.record(filled, copy, 2, raw=WRONG, source=simulated)
    assert filled.whole_counts(Group()) == Asked(4, 1, 2, 1, 3, 0)
    assert filled.whole_counts(Group(simulated=True)) == Asked(1, 0, 1, 0, 1, 0)


def test_repeats_of_a_probe_are_counted_at_their_prefix(filled: Document) -> None:
    copy = bench.case_named(filled, 1, "2-copy-code").id
    for repeat, raw in enumerate((WRONG, truth(filled, copy, 9), NO_JSON, WRONG), start=1):
        bench.record(filled, copy, 1, prefix=9, raw=raw, repeat=repeat)
    bench.record(filled, copy, 1, prefix=6, raw=truth(filled, copy, 6))
    columns = filled.probe_columns(Group())
    assert columns.prefix.tolist() == [6, 9]
    assert columns.right.tolist() == [1, 1]
    assert columns.wrong.tolist() == [0, 2]
    assert columns.format_errors.tolist() == [0, 1]


def test_probes_of_a_case_that_is_right_are_not_told(filled: Document) -> None:
    fixed = bench.case_named(filled, 1, "2-fixed-code").id
    bench.record(filled, fixed, 1, prefix=9, raw=WRONG)
    assert len(filled.probe_columns(Group()).case) == 0


def test_given_values_are_those_of_readable_whole_case_replies(filled: Document) -> None:
    replies = {one.reply_id: one for one in filled.not_right(Group(examinee_id=1))}
    found = filled.given_values(list(replies))
    assert [replies[key].case_name for key in found] == ["2-copy-code"]
    assert list(found.values()) == [dict.fromkeys("abcde", 9) | {"TMP": 9}]


def test_a_program_of_a_sealed_case_is_not_given(filled: Document) -> None:
    rows = filled.not_right(Group())
    ids = [row.program_id for row in rows]
    assert [number for number, _ in filled.open_programs(ids)] == sorted(set(ids))
    sealed = max(ids) + 1  # a program of the other seed
    with pytest.raises(KnownError, match="case_sealed"):
        list(filled.open_programs([*ids, sealed]))


def test_truths_are_those_of_answered_and_revealed_cases_only(filled: Document) -> None:
    assert set(filled.open_truths(1)) == {"2-fixed-code · 7", "2-add-code · 7", "2-copy-code · 7"}
    sheet = bench.case_named(filled, 1, "2-overwrite-sheet")
    filled.apply(RevealCase(sheet.id, bench.NOW))
    found = filled.open_truths(1)
    assert found["2-overwrite-sheet · 7"] == filled.answer_book(sheet.id).truth
    assert len(found) == 4
    copy = bench.case_named(filled, 1, "2-copy-code").id
    assert set(found) - set(filled.open_truths(1, besides=copy)) == {"2-copy-code · 7"}
