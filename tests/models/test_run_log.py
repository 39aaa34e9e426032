"""The run log's model over a real document: pages, order, filter, edits as wishes, counts."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.run_fields import parse_run_field
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting, ToolsGroup
from statelab_gui.domain.scoring import GroupScore
from statelab_gui.models.run_clipboard import Block, chosen_lines, tsv
from statelab_gui.models.run_columns import COLUMNS, LogEntry, RunColumn, RunWords
from statelab_gui.models.run_log import ENTRY_ROLE, SETTING_ROLE, RunFilter, RunLogModel
from statelab_gui.models.run_sums import LogSums, log_sums
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddExaminee,
    EditRun,
    RecordReply,
    RevealCase,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.run_tally import Pool
from statelab_gui.storage.run_fields import typed_value

NOW = "2026-11-30T08:00:00+08:00"
FIRST_VALUES = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'


def text(column: RunColumn, entry: LogEntry) -> str:
    run = entry.run
    return {
        RunColumn.CASE: run.case_name,
        RunColumn.RESULT: entry.status.value,
        RunColumn.KIND: "" if run.reply_id is None else str(run.prefix or "whole"),
        RunColumn.NOTES: run.entry("notes").value,
        RunColumn.REVEALED_AT: entry.revealed_at or "",
        RunColumn.REVEALED_BEFORE: "yes" if run.revealed_before else "",
    }.get(column, column.value)


WORDS = RunWords(lambda column: column.value, text, text)


@pytest.fixture
def document(tmp_path: Path, made: bytes) -> Iterator[Document]:
    """The starter set; one examinee has a right, a wrong and a faulty reply and one probe."""
    path = tmp_path / "lab.statelab"
    path.write_bytes(made)
    document = Document.open(path, now=lambda: NOW)
    yield document
    document.close()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of `document`, made once."""
    path = tmp_path_factory.mktemp("made") / "lab.statelab"
    document = Document.create(path, now=lambda: NOW)
    document.apply(AddCaseSet("Starter", starter()))
    document.apply(AddExaminee({"model": Setting.of("tiny"), "temperature": NOT_PROVIDED}))
    record(document, "2-fixed-code", FIRST_VALUES)
    record(document, "2-copy-code", FIRST_VALUES)
    record(document, "2-add-code", b"```json\n{}\n```")
    record(document, "2-copy-code", FIRST_VALUES, prefix=9)
    document.close()
    return path.read_bytes()


def record(
    document: Document,
    case: str,
    raw: bytes,
    prefix: int | None = None,
    supersedes: int | None = None,
    examinee_id: int = 1,
    source: ReplySource = ReplySource.PASTED,
) -> int:
    case_id = next(one.id for one in document.cases(1) if one.name == case)
    command = RecordReply(case_id, examinee_id, prefix, raw, source, None, False, NOW, supersedes)
    document.apply(command)
    assert command.result is not None
    return command.result


def model_of(document: Document | None) -> RunLogModel:
    model = RunLogModel(WORDS)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.set_reader(document)
    return model


def column(model: RunLogModel, wanted: RunColumn) -> list[str]:
    at = COLUMNS.index(wanted)
    return [model.index(row, at).data() for row in range(model.rowCount())]


def cell(model: RunLogModel, reply_id: int, wanted: RunColumn) -> object:
    return model.index(model.row_of(reply_id), COLUMNS.index(wanted))


def test_every_reply_has_a_row_and_so_has_every_unanswered_case(
    qtbot: object, document: Document
) -> None:
    model = model_of(document)
    assert model.rowCount() == 25  # 24 cases, one of them with a probe besides
    results = column(model, RunColumn.RESULT)
    assert Counter(map(CaseStatus, results)) == {
        CaseStatus.UNANSWERED: 21,
        CaseStatus.RIGHT: 1,
        CaseStatus.WRONG: 2,
        CaseStatus.FORMAT_ERROR: 1,
    }


def test_without_a_document_there_is_nothing(qtbot: object, document: Document) -> None:
    model = model_of(None)
    assert model.rowCount() == 0
    model.set_reader(document)
    model.set_reader(None)
    assert model.rowCount() == 0
    assert model.entry(0) is None


def test_filters_hide_rows_and_nothing_else(qtbot: object, document: Document) -> None:
    model = model_of(document)
    model.set_filter(RunFilter(probes=False), unanswered=False)
    assert column(model, RunColumn.CASE) == ["2-fixed-code", "2-add-code", "2-copy-code"]
    model.set_filter(RunFilter(status=CaseStatus.WRONG), unanswered=True)
    assert column(model, RunColumn.KIND) == ["whole", "9"]
    model.set_filter(RunFilter(text="200-"), unanswered=True)
    assert model.rowCount() == 8
    model.set_filter(RunFilter(), unanswered=True)
    assert model.rowCount() == 25


def test_sorting_asks_the_document_and_blanks_come_last_both_ways(
    qtbot: object, document: Document
) -> None:
    document.apply(EditRun(1, "notes", Setting.of("b"), NOW))
    document.apply(EditRun(2, "notes", Setting.of("a"), NOW))
    document.apply(EditRun(3, "notes", NOT_PROVIDED, NOW))
    model = model_of(document)
    notes = COLUMNS.index(RunColumn.NOTES)
    model.sort(notes, Qt.SortOrder.AscendingOrder)
    assert list(model.ids()[:3]) == [2, 1, 3]
    model.sort(notes, Qt.SortOrder.DescendingOrder)
    assert list(model.ids()[:3]) == [1, 2, 3]
    model.sort(-1)
    assert column(model, RunColumn.CASE)[0] == "2-fixed-code"


def test_rows_are_read_a_page_at_a_time(qtbot: object, document: Document) -> None:
    asked: list[int] = []
    run_rows = document.run_rows

    def counting(ids: list[int]) -> object:
        asked.append(len(ids))
        return run_rows(ids)

    document.apply(AddCaseSet("More", starter()))
    document.apply(AddCaseSet("More still", starter()))
    document.apply(AddCaseSet("And more", starter()))
    document.run_rows = counting  # type: ignore[method-assign]
    model = RunLogModel(WORDS)
    model.set_reader(document)
    assert model.rowCount() == 97
    assert asked == []
    first = model.index(0, 0)
    assert [first.data(), model.index(63, 3).data(), first.data(ENTRY_ROLE).run.case_name]
    assert asked == [64]
    assert model.index(96, 0).data()
    assert asked == [64, 33]


def test_an_edit_is_a_wish_and_shows_when_the_document_has_it(
    qtbot: object, document: Document
) -> None:
    model = model_of(document)
    wishes: list[tuple[int, str, Setting]] = []
    model.edit_wished.connect(lambda *wish: wishes.append(wish))
    index = cell(model, 2, RunColumn.NOTES)
    kept = QPersistentModelIndex(index)
    assert not model.setData(index, Setting.of("odd"))
    assert wishes == [(2, "notes", Setting.of("odd"))]
    assert index.data(SETTING_ROLE) == BLANK
    document.apply(EditRun(2, "notes", Setting.of("odd"), NOW))
    model.refresh_runs(frozenset({2}))
    assert kept.data() == "odd"
    assert kept.row() == model.row_of(2)


def test_only_the_reviewers_fields_of_answered_rows_can_be_edited(
    qtbot: object, document: Document
) -> None:
    model = model_of(document)
    editable = {
        (row, COLUMNS[at])
        for row in range(model.rowCount())
        for at in range(len(COLUMNS))
        if model.flags(model.index(row, at)) & Qt.ItemFlag.ItemIsEditable
    }
    answered = {row for row in range(model.rowCount()) if model.ids()[row] > 0}
    fields = {RunColumn.INPUT_TOKENS, RunColumn.COST, RunColumn.TRUNCATED, RunColumn.NOTES}
    assert editable == {(row, field) for row in answered for field in fields}


def test_nothing_can_be_edited_in_a_document_that_is_only_read(
    qtbot: object, document: Document
) -> None:
    path = document.path
    document.close()
    reading = Document.open(path, read_only=True)
    model = model_of(reading)
    index = cell(model, 2, RunColumn.NOTES)
    assert not model.flags(index) & Qt.ItemFlag.ItemIsEditable
    reading.close()


def test_a_reveal_shows_in_every_row_of_its_case(qtbot: object, document: Document) -> None:
    case_id = next(one.id for one in document.cases(1) if one.name == "20-add-sheet")
    document.apply(RevealCase(case_id, NOW))
    model = model_of(document)
    row = column(model, RunColumn.CASE).index("20-add-sheet")
    assert column(model, RunColumn.REVEALED_AT)[row] == NOW
    assert column(model, RunColumn.REVEALED_BEFORE)[row] == ""
    reply = record(document, "20-add-sheet", FIRST_VALUES)
    model.reload()
    assert cell(model, reply, RunColumn.REVEALED_BEFORE).data() == "yes"


def test_a_reload_with_the_same_rows_keeps_their_places(qtbot: object, document: Document) -> None:
    model = model_of(document)
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    model.reload()
    assert not resets
    record(document, "20-copy-code", FIRST_VALUES)
    model.reload()
    assert resets == [True]


def test_the_counts_never_pool_probes_or_superseded_replies(document: Document) -> None:
    record(document, "2-copy-code", b"no", supersedes=2)
    ids = document.run_row_ids()
    assert log_sums(document, ids, RunFilter(), True) == LogSums(
        rows=26,
        shown=26,
        groups={Pool(ToolsGroup.UNKNOWN): GroupScore(3, 1, 2, 6, 18)},
        unanswered=21,
        probes=1,
        superseded=1,
        simulated=0,
    )
    wanted = RunFilter(status=CaseStatus.FORMAT_ERROR)
    shown = document.run_row_ids(wanted=wanted)
    assert log_sums(document, shown, wanted, True) == LogSums(
        26, 2, {Pool(ToolsGroup.UNKNOWN): GroupScore(2, 0, 2, 0, 12)}, 0, 0, 0, 0
    )
    wanted = RunFilter(probes=False, superseded=False)
    shown = [number for number in document.run_row_ids(wanted=wanted) if number > 0]
    assert log_sums(document, shown, wanted, False) == LogSums(
        26, 3, {Pool(ToolsGroup.UNKNOWN): GroupScore(3, 1, 2, 6, 18)}, 0, 0, 0, 0
    )


def test_simulated_replies_and_those_with_tools_are_never_pooled_with_the_others(
    document: Document,
) -> None:
    for tools in ("none", "python"):
        document.apply(AddExaminee({"model": Setting.of("tiny"), "tools": Setting.of(tools)}))
    record(document, "2-fixed-code", FIRST_VALUES, examinee_id=2)
    record(document, "2-fixed-code", b"", examinee_id=3)
    record(document, "2-fixed-sheet", FIRST_VALUES, examinee_id=3, source=ReplySource.SIMULATED)
    sums = log_sums(document, document.run_row_ids(), RunFilter(), True)
    assert sums.groups == {
        Pool(ToolsGroup.WITHOUT): GroupScore(1, 1, 0, 6, 6),
        Pool(ToolsGroup.WITH): GroupScore(1, 0, 1, 0, 6),
        Pool(ToolsGroup.UNKNOWN): GroupScore(3, 1, 1, 7, 18),
    }
    assert sums.simulated == 1
    counted = sum(score.cases for score in sums.groups.values())
    beside = sums.unanswered + sums.probes + sums.superseded + sums.simulated
    assert counted + beside == sums.rows == len(document.run_row_ids())


# what is typed


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=12), st.data())
def test_whatever_is_typed_can_be_stored_or_is_refused(text: str, data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(["input_tokens", "cost", "truncated", "notes"]))
    try:
        setting = parse_run_field(field, text)
    except KnownError:
        return
    typed_value(field, setting)


def test_blank_zero_and_not_provided_are_three_things() -> None:
    assert parse_run_field("input_tokens", "  ") == BLANK
    assert parse_run_field("input_tokens", "0") == Setting.of("0")
    assert len({BLANK, NOT_PROVIDED, Setting.of("0")}) == 3


# what is copied


def test_a_copied_cell_keeps_the_three_apart(qtbot: object, document: Document) -> None:
    document.apply(EditRun(1, "input_tokens", NOT_PROVIDED, NOW))
    document.apply(EditRun(2, "input_tokens", Setting.of("0"), NOW))
    model = model_of(document)
    tokens = COLUMNS.index(RunColumn.INPUT_TOKENS)
    copied = [model.copied(model.row_of(number), tokens) for number in (1, 2, 3)]
    assert copied == ["not provided", "0", ""]


class Table:
    """Cells that say where they are, and which of them were asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def copied(self, row: int, column: int) -> str:
        self.asked.append(row)
        return f"{row}{column}"


def test_a_cell_that_is_not_chosen_leaves_its_place_empty_beside_those_that_are() -> None:
    chosen = [Block(range(2), range(1, 2)), Block(range(1, 2), range(3, 4))]
    lines = list(chosen_lines(Table(), chosen, [3, 2, 1]))
    assert lines == [["", "01"], ["13", "11"]]  # column 2 is chosen nowhere


def test_rows_to_copy_are_read_one_by_one() -> None:
    table = Table()
    lines = chosen_lines(table, [Block(range(1_000_000), range(2))], [0, 1])
    assert next(lines) == ["00", "01"]
    assert set(table.asked) == {0}


def test_fields_with_tabs_breaks_and_quotes_are_quoted() -> None:
    assert tsv([["a\tb", 'say "c"', "d"], ["line 1\nline 2", "", "007"]]) == (
        '"a\tb"\t"say ""c"""\td\n"line 1\nline 2"\t\t007'
    )


def test_the_rows_of_unanswered_cases_hold_nothing_of_their_truth(
    qtbot: object, document: Document
) -> None:
    model = model_of(document)
    for row, number in enumerate(model.ids()):
        entry = model.entry(row)
        assert entry is not None
        if number < 0:
            assert entry.run.verdict is None
            assert json.loads(json.dumps(dict(entry.run.fields))) == {}
