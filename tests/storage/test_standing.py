"""How cases stand and what trials are made of, against a plain count of the same replies."""

from collections.abc import Generator
from pathlib import Path
from typing import Any, NamedTuple

import documents_bench as bench
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from statelab_gui.domain.cases import CaseStatus, status_of
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.first_errors import Group
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.run_tables import COLUMNS
from statelab_gui.domain.runs import JSON_SCHEMA, ReplySource, Setting
from statelab_gui.domain.statistics.reporting import ReportChoices, reporting
from statelab_gui.domain.statistics.trials import TrialOutcome
from statelab_gui.storage.commands import AddExaminee, RevealCase
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.storage.table_reading import TableReader

CASES = 4
RIGHT = bench.FIRST_VALUES  # of cases 1 and 2, which are fixed; of 3 and 4 it is wrong
TEXTS = {"values": RIGHT, "no cells": b"{}", "empty": b""}


class Said(NamedTuple):
    """A whole-case reply to be recorded; `corrects` supersedes the one before it, where it can."""

    case: int
    examinee: int
    text: str
    outcome: Outcome | None
    simulated: bool
    corrects: bool


SAID = st.lists(
    st.builds(
        Said,
        st.integers(1, CASES),
        st.integers(1, 2),
        st.sampled_from(sorted(TEXTS)),
        st.none() | st.sampled_from(Outcome),
        st.booleans(),
        st.booleans(),
    ),
    max_size=14,
)


def result_of(work: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def plain_status(said: Said) -> str:
    """How one reply counts, told without the program's own table."""
    if said.outcome is Outcome.INPUT_CUT:
        return "input_cut"
    if said.outcome is Outcome.INPUT_TOO_LONG:
        return "input_too_long"
    if said.outcome is Outcome.NOT_GRADED:
        return "not_graded"
    if said.outcome is Outcome.INCOMPLETE:
        return "incomplete"
    if said.text != "values":
        return "format_error"
    return "right" if said.case <= 2 else "wrong"


def opens(said: Said) -> bool:
    """Whether it is the reply of a model that was asked the case as it is, and was graded."""
    apart = (Outcome.INPUT_CUT, Outcome.INPUT_TOO_LONG, Outcome.NOT_GRADED)
    return not said.simulated and said.outcome not in apart


def plain_standing(replies: list[Said]) -> str:
    """How a case stands by the standing replies of one examinee."""
    found = {plain_status(one) for one in replies}
    judged = found - {"input_cut", "input_too_long", "not_graded"}
    if len(judged) > 1:
        return "mixed"
    if judged:
        return judged.pop()
    if "not_graded" in found:
        return "not_graded"
    if "input_too_long" in found:
        return "input_too_long"
    return "input_cut" if found else "unanswered"


def recorded(document: Document, wanted: list[Said]) -> list[Said]:
    """Record them; those that stand in the end, in order of recording."""
    standing: list[tuple[int, Said]] = []
    for said in wanted:
        mine = [
            (number, one)
            for number, one in standing
            if (one.case, one.examinee, one.simulated) == (said.case, said.examinee, said.simulated)
        ]
        corrected = mine[-1] if said.corrects and mine else None
        number = bench.record(
            document,
            said.case,
            said.examinee,
            raw=TEXTS[said.text],
            outcome=said.outcome,
            source=ReplySource.SIMULATED if said.simulated else ReplySource.FETCHED,
            supersedes=corrected[0] if corrected else None,
        )
        if corrected:
            standing.remove(corrected)
        standing.append((number, said))
    return [said for _, said in standing]


_fresh: bytes = b""


def fresh(folder: Path) -> Document:
    """A set of 8 cases and two examinees: made once, the file copied afterwards."""
    global _fresh
    path = folder / "a.statelab"
    if not _fresh:
        document = bench.new_document(folder, path.name)
        bench.add_set(document)
        bench.add_examinee(document, "one")
        bench.add_examinee(document, "two")
        document.close()
        _fresh = path.read_bytes()
    else:
        path.write_bytes(_fresh)
    return Document.open(path, now=lambda: bench.NOW)


# A document and a report an example: 10 in the quick profile, 200 in the long one.
@settings(max_examples=min(200, settings.default.max_examples // 3), deadline=None)
@given(wanted=SAID)
def test_every_count_is_that_of_a_plain_look_at_the_standing_replies(
    tmp_path_factory: pytest.TempPathFactory, wanted: list[Said]
) -> None:
    document = fresh(tmp_path_factory.mktemp("standing"))
    try:
        standing = recorded(document, wanted)
        real = [said for said in standing if not said.simulated]
        for examinee in (None, 1, 2):
            statuses = []
            for info in document.cases(1, examinee):
                here = [said for said in real if said.case == info.id]
                # Of any examinee: those of the one who replied last.
                who = examinee or (here[-1].examinee if here else None)
                status = plain_standing([said for said in here if said.examinee == who])
                assert info.status.value == status, (info.id, examinee)
                assert info == document.case(info.id, examinee)
                statuses.append(status)
            counts = document.counts(1, examinee)
            assert counts.cases == len(statuses) == sum(vars(counts).values()) - counts.cases
            assert counts.mixed == statuses.count("mixed")
            assert counts.incomplete == statuses.count("incomplete")
            assert counts.input_cut == statuses.count("input_cut")
            assert counts.input_too_long == statuses.count("input_too_long")
            assert counts.not_graded == statuses.count("not_graded")
        for info in document.cases(1):
            ever = [said for said in wanted if said.case == info.id]
            assert info.replies == sum(not said.simulated for said in ever)
            assert info.simulated == sum(said.simulated for said in ever)
            assert info.apart == sum(not (said.simulated or opens(said)) for said in ever)
            assert info.sealed == (not any(map(opens, ever)))
        look_at_groups(document, standing, {said.case for said in wanted if opens(said)})
        look_at_trials(document, standing)
    finally:
        document.close()


def look_at_groups(document: Document, standing: list[Said], opened: set[int]) -> None:
    for simulated in (False, True):
        # Only simulated replies wait behind the seal.
        seen = opened if simulated else {s.case for s in standing}
        mine = [s for s in standing if s.simulated is simulated and s.case in seen]
        plain = [plain_status(said) for said in mine]
        group = Group(simulated=simulated)
        asked = document.whole_counts(group)
        assert asked.right == plain.count("right")
        assert asked.wrong == plain.count("wrong")
        assert asked.format_errors == plain.count("format_error")
        assert asked.incomplete == plain.count("incomplete")
        apart = asked.input_cut, asked.input_too_long, asked.not_graded
        kinds = ("input_cut", "input_too_long", "not_graded")
        assert apart == tuple(plain.count(kind) for kind in kinds)
        assert asked.replies == len(plain) - sum(apart)
        sealed = [s for s in standing if s.simulated and s.case not in opened]
        assert asked.sealed == (len(sealed) if simulated else 0)
        not_right = document.not_right(group)
        assert len(not_right) == asked.replies - asked.right
        assert sum(one.valid for one in not_right) == asked.wrong
        units = {(s.case, s.examinee) for s in mine if plain_status(s) in NOT_RIGHT}
        assert asked.units == len(units)


NOT_RIGHT = ("wrong", "format_error", "incomplete")


def look_at_trials(document: Document, standing: list[Said]) -> None:
    reader = DocumentReader(document.path, read_only=True)
    try:
        trials, baselines = result_of(reader.trials()), result_of(reader.baselines())
    finally:
        reader.close()
    report = result_of(reporting(trials, baselines, ReportChoices(grouping=(), simulated=True)))
    by_source = {line.facts.simulated: line for line in report.lines}
    for simulated in (False, True):
        mine = [said for said in standing if said.simulated is simulated]
        plain = [plain_status(said) for said in mine]
        begun = {said.examinee for said in mine}
        asked_of = {(said.case, said.examinee) for said in mine}
        if not begun:
            assert simulated not in by_source
            continue
        line = by_source[simulated]
        facts, n = line.facts, sum(plain.count(one) for one in ("right", *NOT_RIGHT))
        assert (facts.share.passed, facts.share.n) == (plain.count("right"), n)
        assert facts.format_errors == plain.count("format_error")
        assert facts.incomplete == plain.count("incomplete")
        assert facts.input_cut == plain.count("input_cut")
        assert facts.input_too_long == plain.count("input_too_long")
        assert facts.not_graded == plain.count("not_graded")
        assert facts.unanswered == 8 * len(begun) - len(asked_of)
        assert facts.cells_total == 6 * n
        assert line.echo.n == line.last_constant.n == n
        if "wrong" not in plain:
            assert facts.cells_right == 6 * plain.count("right")


def test_one_reply_counts_in_python_as_it_does_in_sql() -> None:
    for outcome in (None, *Outcome):
        for valid, exact in ((True, True), (True, False), (False, False)):
            text = "values" if valid else "empty"
            said = Said(1 if exact else 3, 1, text, outcome, False, False)
            assert status_of(valid, exact, outcome).value == plain_status(said)


@pytest.fixture
def document(tmp_path: Path) -> Generator[Document, None, None]:
    document = fresh(tmp_path)
    yield document
    document.close()


def test_a_simulated_reply_opens_nothing_and_is_withheld_until_the_case_is_open(
    document: Document,
) -> None:
    fenced = bench.FENCED
    bench.record(document, 1, 1, source=ReplySource.SIMULATED)
    bench.record(document, 1, 1, raw=fenced, source=ReplySource.SIMULATED, repeat=2)
    bench.record(document, 1, 1, prefix=9, source=ReplySource.SIMULATED)
    assert document.case(1).sealed
    with pytest.raises(KnownError, match="case_sealed"):
        document.answer_book(1)
    for reply in (*document.replies(1), *document.probes(1, 1)):
        assert reply.withheld and reply.simulated
        assert (reply.raw, reply.verdict.cells, reply.verdict.faults) == (b"", (), ())
        assert reply.verdict.total == 6  # that it is right or not is told
        assert [one.cells for one in document.verdicts(reply.id)] == [()]
        assert [one.faults for one in document.verdicts(reply.id)] == [()]
    assert document.given_values([1, 2, 3]) == {}
    assert document.open_finals(1) == []
    document.apply(RevealCase(1, bench.NOW))
    found = document.replies(1)
    assert [reply.raw for reply in found] == [RIGHT, fenced]
    assert not any(reply.withheld for reply in found)
    assert len(found[0].verdict.cells) == 6


@pytest.mark.parametrize("outcome", [Outcome.INPUT_CUT, Outcome.INPUT_TOO_LONG, Outcome.NOT_GRADED])
def test_a_reply_of_a_model_that_was_never_asked_the_case_opens_nothing(
    document: Document, outcome: Outcome
) -> None:
    wrong = RIGHT.replace(b'"a":', b'"a":1')
    numbers = [
        bench.record(document, 1, 1, raw=wrong, outcome=outcome),
        bench.record(document, 1, 1, raw=wrong, prefix=9),
    ]
    simulated = bench.record(document, 1, 1, source=ReplySource.SIMULATED, repeat=2)
    columns = [column for column in COLUMNS if column.key in ("reply", "reply_sha256")]

    def sent_out() -> list[list[Any]]:
        reader = TableReader(document.path, read_only=True)
        try:
            (page,) = reader.table_pages([*numbers, simulated], columns)
        finally:
            reader.close()
        return [list(column) for column in page]

    case = document.case(1)
    assert case.sealed and (case.replies, case.apart) == (1, 1)
    assert all(one.sealed for one in document.cases(1))
    with pytest.raises(KnownError, match="case_sealed"):
        document.answer_book(1)
    for number in numbers:
        reply = document.reply(number)
        assert reply.sealed and not reply.withheld and reply.raw == wrong
        assert reply.verdict.cells == () and reply.verdict.total == 6
        assert [one.cells for one in document.verdicts(number)] == [()]
    assert document.reply(simulated).withheld
    assert all(column[-1] == "" and column[0] for column in sent_out()[-2:])
    assert document.given_values([*numbers, simulated]) == {}
    assert document.open_finals(1) == [] and document.open_truths(1) == {}
    assert document.not_right(Group()) == [] and document.not_right(Group(simulated=True)) == []
    assert document.whole_counts(Group(simulated=True)).sealed == 1
    assert document.wrong_replies(9) == []
    bench.record(document, 1, 1, raw=b"", outcome=Outcome.EMPTY, repeat=3)
    assert not document.case(1).sealed
    assert all(len(document.reply(number).verdict.cells) == 6 for number in numbers)
    assert document.reply(simulated).raw == RIGHT
    assert len(document.open_finals(1)) == 1


def test_what_the_service_said_stands_beside_the_verdict(document: Document) -> None:
    number = bench.record(document, 1, 1, outcome=Outcome.TRUNCATED)
    reply = document.reply(number)
    assert (reply.outcome, reply.status) == (Outcome.TRUNCATED, CaseStatus.RIGHT)
    assert document.reply(bench.record(document, 2, 1)).outcome is None


def test_a_case_whose_input_was_cut_is_not_offered_again(document: Document) -> None:
    bench.record(document, 1, 1, outcome=Outcome.INPUT_CUT)
    bench.record(document, 2, 1, raw=b"", outcome=Outcome.INPUT_TOO_LONG)
    bench.record(document, 3, 1, source=ReplySource.SIMULATED)
    done = {info.id: answered for info, answered in document.queue(1, 1)}
    assert [done[case] for case in (1, 2, 3, 4)] == [True, True, False, False]
    assert document.wrong_replies(9)[0].simulated  # the wrong reply to case 3, and nothing else
    assert len(document.wrong_replies(9)) == 1


def test_probes_to_a_cut_input_are_no_observations(document: Document) -> None:
    bench.record(document, 3, 1)
    for prefix, outcome in ((9, Outcome.INPUT_CUT), (12, Outcome.INCOMPLETE), (11, None)):
        bench.record(document, 3, 1, prefix=prefix, outcome=outcome)
    columns = document.probe_columns(Group())
    assert columns.prefix.tolist() == [11, 12]
    assert columns.incomplete.tolist() == [0, 1]
    assert columns.wrong.tolist() == [1, 0] and columns.right.tolist() == [0, 0]


def test_a_trial_held_to_a_schema_is_told_apart(document: Document) -> None:
    adding = AddExaminee({"model": Setting.of("one"), "output_format": Setting.of(JSON_SCHEMA)})
    document.apply(adding)
    assert adding.result is not None
    bench.record(document, 1, adding.result)
    bench.record(document, 1, 1)
    reader = DocumentReader(document.path, read_only=True)
    trials = result_of(reader.trials())
    reader.close()
    held = {trial.examinee_id: trial.constrained for trial in trials}
    assert held == {1: False, adding.result: True}
    assert TrialOutcome.RIGHT in {trial.outcome for trial in trials}


def test_a_table_that_goes_out_holds_no_reply_that_is_withheld(document: Document) -> None:
    for case, source in ((1, ReplySource.SIMULATED), (2, ReplySource.PASTED)):
        bench.record(document, case, 1, source=source)
    columns = [column for column in COLUMNS if column.key in ("case", "source", "reply")]

    def replies() -> list[Any]:
        reader = TableReader(document.path, read_only=True)
        try:
            (page,) = reader.table_pages([1, 2], columns)
        finally:
            reader.close()
        return list(page[-1])

    assert replies() == ["", RIGHT.decode()]
    document.apply(RevealCase(1, bench.NOW))
    assert replies() == [RIGHT.decode()] * 2
