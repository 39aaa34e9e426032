"""Recording replies and the sealed answer book."""

import documents_bench as bench
import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.forms import FORMS
from statelab_gui.domain.generating import generate
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands import RevealCase
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.cases import SetCounts

RIGHT = b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'  # the truth of 2-copy of seed 7


@pytest.fixture
def case(document: Document) -> int:
    """The case 2-copy-code beside examinees 1 and 2."""
    set_id = bench.add_set(document)
    bench.add_examinee(document)
    bench.add_examinee(document, "model-2")
    return bench.case_named(document, set_id, "2-copy-code").id


def _code(document: Document, case: int, **changes: object) -> str:
    """The code with which recording is refused; nothing is recorded."""
    before = bench.tables(document.path)
    facts: dict[str, object] = {"case_id": case, "examinee_id": 1, **changes}
    with pytest.raises(KnownError) as caught:
        document.apply(bench.reply_to(**facts))  # type: ignore[arg-type]
    assert bench.tables(document.path) == before
    return caught.value.code


def test_made_cases_are_kept_as_they_were_made(document: Document) -> None:
    set_id = bench.add_set(document, seeds=(7, 42), lengths=(2, 20))
    made = list(generate(bench.recipe(seeds=(7, 42), lengths=(2, 20))))
    kept = document.cases(set_id)
    assert len(kept) == len(made) == document.case_set(set_id).case_count == 32
    for position, (info, item) in enumerate(zip(kept, made, strict=True)):
        assert info.position == position
        facts = (info.name, info.seed, info.length, info.family, info.form)
        assert facts == (item.name, item.seed, item.length, item.family, item.form)
        assert info.cells == item.program.cells
        assert info.updates == len(item.program)
        assert info.characters == len(item.prompt)
        assert document.prompt(info.id) == item.prompt
        document.apply(RevealCase(info.id, bench.NOW))
        book = document.answer_book(info.id)
        for k in range(1, len(item.program) + 1):
            assert book.after(k) == item.program.states.after(k)
        assert book.program.op.tolist() == item.program.op.tolist()
        assert book.program.operand.tolist() == item.program.operand.tolist()


def test_forms_of_one_program_share_it(document: Document) -> None:
    bench.add_set(document)
    assert len(bench.tables(document.path)["program"]) == 4
    assert len(bench.tables(document.path)["prompt"]) == 8


def test_large_values_and_many_cells_come_back_exactly(document: Document) -> None:
    names = tuple(f"cell{n}" for n in range(20))
    set_id = bench.add_set(
        document, cells=names, initial=tuple(range(100_000, 100_021)), modulus=1_000_003
    )
    made = list(generate(document.case_set(set_id).recipe))
    for info, item in zip(document.cases(set_id), made, strict=True):
        document.apply(RevealCase(info.id, bench.NOW))
        assert document.answer_book(info.id).truth == item.program.states.after(info.updates)


def test_a_prefix_prompt_is_what_the_form_makes_of_the_first_updates(
    document: Document, case: int
) -> None:
    for info, made in zip(document.cases(1), generate(bench.recipe()), strict=True):
        for k in range(13):
            expected = FORMS[info.form].render(made.program, k)
            assert document.prompt_prefix(info.id, k) == expected


def test_a_prefix_outside_the_case_is_refused(document: Document, case: int) -> None:
    for k in (-1, 13, 10**6):
        with pytest.raises(KnownError) as caught:
            document.prompt_prefix(case, k)
        assert caught.value.code == "prefix_too_long"


def test_the_answer_book_is_sealed_until_a_reply_is_recorded(document: Document, case: int) -> None:
    assert document.case(case).sealed
    with pytest.raises(KnownError) as caught:
        document.answer_book(case)
    assert caught.value.code == "case_sealed"
    bench.record(document, case, 1, raw=b"")
    assert not document.case(case).sealed
    assert document.answer_book(case).truth == {"a": 4, "b": 3, "c": 2, "d": 1, "e": 5, "TMP": 4}


def test_the_answer_book_opens_by_a_reveal_that_is_kept(document: Document, case: int) -> None:
    later = "2026-11-30T09:00:00+08:00"
    document.apply(RevealCase(case, bench.NOW))
    document.apply(RevealCase(case, later))
    assert document.answer_book(case).after(6)["TMP"] == 0
    assert document.reveals(case) == [bench.NOW, later]
    assert document.case(case).revealed_at == bench.NOW
    assert document.reveals(case - 1) == []
    with pytest.raises(KnownError):
        document.answer_book(case - 1)


def test_a_probe_does_not_open_the_answer_book_nor_tell_its_values(
    document: Document, case: int
) -> None:
    reply = bench.record(document, case, 1, raw=RIGHT, prefix=12)
    with pytest.raises(KnownError):
        document.answer_book(case)
    for info in (document.reply(reply), *document.probes(case, 1)):
        assert info.verdict.exact
        assert info.verdict.cells == ()
    bench.record(document, case, 2, raw=b"")
    assert document.probes(case, 1)[0].verdict.cells[0].expected == 4


def test_the_shape_of_a_program_tells_no_value(document: Document, case: int) -> None:
    shape = document.program_shape(case)
    assert (shape.updates, shape.move_ends, shape.complete_from) == (12, (6, 9, 12), 6)
    assert set(vars(shape)) == {"updates", "move_ends", "complete_from"}


def test_a_reply_comes_back_as_it_was_recorded(document: Document, case: int) -> None:
    facts = {
        "raw": RIGHT,
        "source": ReplySource.FILE,
        "file_name": "答 1.json",
        "converted_from_html": True,
        "received_at": "2026-11-30T23:59:59-03:30",
    }
    document.apply(bench.reply_to(case, 1, **facts))
    (info,) = document.replies(case)
    assert {key: getattr(info, key) for key in facts} == facts
    assert info.verdict.exact
    assert info.verdict.cells[0].given == 4
    assert (info.supersedes, info.superseded_by, info.prefix) == (None, None, None)
    assert document.case(case).status is CaseStatus.RIGHT


def test_integers_of_any_size_are_kept_in_the_verdict(document: Document, case: int) -> None:
    big = 10**4000
    raw = RIGHT.replace(b'"a":4', f'"a":{big}'.encode())
    verdict = document.reply(bench.record(document, case, 1, raw=raw)).verdict
    assert verdict.valid
    assert verdict.correct == 5
    assert verdict.cells[0].given == big


def test_a_format_error_is_judged_and_kept(document: Document, case: int) -> None:
    verdict = document.reply(bench.record(document, case, 1, raw=bench.FENCED)).verdict
    assert not verdict.valid
    assert verdict.faults[0].kind is FaultKind.FENCED
    assert document.case(case).status is CaseStatus.FORMAT_ERROR


def test_a_probe_is_judged_by_the_state_after_its_prefix(document: Document, case: int) -> None:
    six = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'
    nine = b'{"a":1,"b":3,"c":2,"d":4,"e":5,"TMP":3}'
    bench.record(document, case, 1, raw=six, prefix=6)
    bench.record(document, case, 1, raw=six, prefix=9)
    bench.record(document, case, 1, raw=nine, prefix=9)
    bench.record(document, case, 2, raw=nine, prefix=9)
    found = [(probe.prefix, probe.verdict.exact) for probe in document.probes(case, 1)]
    assert found == [(6, True), (9, False), (9, True)]
    assert document.replies(case) == []
    assert document.case(case).status is CaseStatus.UNANSWERED
    assert document.counts(1).unanswered == 8


@pytest.mark.parametrize("prefix", [None, 9])
def test_a_repeat_stands_beside_the_others_and_is_corrected_alone(
    document: Document, case: int, prefix: int | None
) -> None:
    first = bench.record(document, case, 1, prefix=prefix)
    second = bench.record(document, case, 1, prefix=prefix, repeat=2)
    assert _code(document, case, prefix=prefix, repeat=2, supersedes=first) == "supersedes_another"
    assert _code(document, case, prefix=prefix, supersedes=second) == "supersedes_another"
    third = bench.record(document, case, 1, prefix=prefix, repeat=2, supersedes=second)
    replies = document.replies(case) if prefix is None else document.probes(case, 1)
    assert [(one.id, one.repeat, one.superseded_by) for one in replies] == [
        (first, 1, None),
        (second, 2, third),
        (third, 2, None),
    ]
    assert [row.repeat for row in document.run_rows([first, second, third])] == [1, 2, 2]


@pytest.mark.parametrize(
    ("prefix", "code"),
    [(1, "prefix_too_early"), (5, "prefix_too_early"), (13, "prefix_too_long")],
)
def test_a_prefix_that_cannot_be_asked_is_refused(
    document: Document, case: int, prefix: int, code: str
) -> None:
    assert _code(document, case, prefix=prefix) == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"case_id": 99}, "no_such_case"),
        ({"examinee_id": 99}, "no_such_examinee"),
        ({"supersedes": 99}, "no_such_reply"),
    ],
)
def test_unknown_ids_are_refused(
    document: Document, case: int, changes: dict[str, int], code: str
) -> None:
    assert _code(document, case, **changes) == code


def test_a_correction_supersedes_and_both_stay(document: Document, case: int) -> None:
    first = bench.record(document, case, 1, raw=b"oops")
    second = bench.record(document, case, 1, raw=RIGHT, supersedes=first)
    old, new = document.replies(case)
    assert (old.id, old.raw, old.superseded_by) == (first, b"oops", second)
    assert (new.id, new.supersedes, new.superseded_by) == (second, first, None)
    assert document.case(case).replies == 2
    assert document.case(case).status is CaseStatus.RIGHT
    assert _code(document, case, supersedes=first) == "already_superseded"


@pytest.mark.parametrize("other", [{"examinee_id": 2}, {"prefix": 9}, {"case_id": 1}])
def test_a_correction_of_something_else_is_refused(
    document: Document, case: int, other: dict[str, int]
) -> None:
    first = bench.record(document, case, 1)
    assert _code(document, case, supersedes=first, **other) == "supersedes_another"


def test_a_case_may_be_answered_again(document: Document, case: int) -> None:
    bench.record(document, case, 1, raw=RIGHT)
    bench.record(document, case, 1, raw=b"")
    assert [info.superseded_by for info in document.replies(case)] == [None, None]
    assert document.case(case).status is CaseStatus.MIXED  # both stand


def test_the_status_is_of_the_examinee_that_is_asked_for(document: Document, case: int) -> None:
    bench.record(document, case, 1, raw=RIGHT)
    bench.record(document, case, 2)
    assert document.case(case).status is CaseStatus.WRONG
    assert document.case(case, 1).status is CaseStatus.RIGHT
    assert document.case(case, 1).replies == 2
    queue = {info.id: answered for info, answered in document.queue(1, 1)}
    assert [number for number, answered in queue.items() if answered] == [case]
    assert document.counts(1, 1) == SetCounts(8, 1, 0, 0, 7)
    assert document.counts(1, 2) == SetCounts(8, 0, 1, 0, 7)
    assert document.counts(1) == SetCounts(8, 0, 1, 0, 7)


def test_format_errors_are_counted_on_their_own(document: Document, case: int) -> None:
    for info, raw in zip(document.cases(1), (bench.FENCED, b"", bench.FIRST_VALUES), strict=False):
        bench.record(document, info.id, 1, raw=raw)
    assert document.counts(1, 1) == SetCounts(8, 0, 1, 2, 5)


def test_a_reply_knows_whether_the_book_had_been_revealed_before(
    document: Document, case: int
) -> None:
    before = bench.record(document, case, 1)
    document.apply(RevealCase(case, bench.NOW))
    after = bench.record(document, case, 2)
    rows = document.run_rows([before, after])
    assert [row.revealed_before for row in rows] == [False, True]


def test_what_is_not_there_is_told(document: Document, case: int) -> None:
    for ask, code in (
        (lambda: document.case(99), "no_such_case"),
        (lambda: document.prompt(99), "no_such_case"),
        (lambda: document.answer_book(99), "no_such_case"),
        (lambda: document.program_shape(99), "no_such_case"),
        (lambda: document.prompt_prefix(99, 6), "no_such_case"),
        (lambda: document.case_set(99), "no_such_case_set"),
        (lambda: document.cases(99), "no_such_case_set"),
        (lambda: document.examinee(99), "no_such_examinee"),
        (lambda: document.reply(99), "no_such_reply"),
        (lambda: document.apply(RevealCase(99, bench.NOW)), "no_such_case"),
    ):
        with pytest.raises(KnownError) as caught:
            ask()
        assert caught.value.code == code
