"""The table of probes: every boundary once, in order, with what was observed there."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from statelab_gui.domain.faults import FaultKind, FormatFault
from statelab_gui.domain.prefixes import ProbeOutcome, outcome_of
from statelab_gui.domain.runs import ReplyInfo, ReplySource
from statelab_gui.domain.scoring import SCORER_VERSION, Verdict
from statelab_gui.models.probes import (
    BOUNDARY_ROLE,
    OUTCOME_ROLE,
    ProbeColumn,
    ProbeTable,
    ProbeWords,
)

WORDS = ProbeWords(
    title=lambda column: column.name,
    outcome=lambda outcome: "none" if outcome is None else outcome.value,
    correct=lambda reply: f"{reply.verdict.correct}/{reply.verdict.total}",
    time=lambda moment: moment,
    too_early=lambda k: f"before {k}",
)


def probe(k: int, correct: int, valid: bool = True, number: int = 1) -> ReplyInfo:
    faults = () if valid else (FormatFault(FaultKind.EMPTY, 0, 1, 1),)
    verdict = Verdict(valid, correct, 6, correct == 6, (), faults, (), SCORER_VERSION)
    return ReplyInfo(
        id=number,
        case_id=1,
        examinee_id=1,
        prefix=k,
        raw=b"",
        sha256="",
        source=ReplySource.PASTED,
        file_name=None,
        converted_from_html=False,
        received_at="2026-11-30T10:00:00+00:00",
        prompt_sha256="",
        supersedes=None,
        superseded_by=None,
        verdict=verdict,
    )


def table() -> ProbeTable:
    model = ProbeTable(WORDS)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def column(model: ProbeTable, wanted: ProbeColumn) -> list[str]:
    return [model.index(row, wanted).data() for row in range(model.rowCount())]


def test_boundaries_and_probed_prefixes_are_listed_once_and_in_order(qtbot: object) -> None:
    model = table()
    model.show([12, 6, 9], 6, {9: probe(9, 6), 7: probe(7, 2)})
    assert column(model, ProbeColumn.PREFIX) == ["6", "7", "9", "12"]
    assert column(model, ProbeColumn.OUTCOME) == ["none", "wrong", "right", "none"]
    assert column(model, ProbeColumn.CORRECT) == ["", "2/6", "6/6", ""]
    assert model.index(1, 0).data(BOUNDARY_ROLE) == 7
    assert model.index(0, 0).data(OUTCOME_ROLE) is None


def test_an_empty_table_answers_every_question_of_a_view(qtbot: object) -> None:
    model = table()
    assert model.rowCount() == 0
    model.show([], 1, {})
    assert model.next_unprobed(0) is None
    model.retranslate()


def test_a_format_error_is_neither_right_nor_wrong() -> None:
    assert outcome_of(probe(9, 0, valid=False)) is ProbeOutcome.FORMAT_ERROR
    assert outcome_of(probe(9, 0)) is ProbeOutcome.WRONG
    assert outcome_of(probe(9, 6)) is ProbeOutcome.RIGHT


def test_boundaries_before_every_cell_is_set_are_disabled_and_say_why(qtbot: object) -> None:
    model = table()
    model.show(range(3, 9), 6, {})
    assert column(model, ProbeColumn.OUTCOME) == ["before 6"] * 3 + ["none"] * 3
    enabled = [
        bool(model.flags(model.index(row, 0)) & Qt.ItemFlag.ItemIsEnabled) for row in range(6)
    ]
    assert enabled == [False, False, False, True, True, True]
    assert model.next_unprobed(0) == 6


def test_the_next_unprobed_boundary_comes_after_and_then_from_the_start(qtbot: object) -> None:
    model = table()
    model.show([6, 9, 12, 15], 6, {12: probe(12, 6)})
    assert model.next_unprobed(9) == 15
    assert model.next_unprobed(15) == 6
    assert model.next_unprobed(10) == 15
    every = {k: probe(k, 6) for k in (6, 9, 12, 15)}
    model.set_probes(every)
    assert model.next_unprobed(6) is None


def test_a_new_reply_changes_its_row_only(qtbot: object) -> None:
    model = table()
    model.show([6, 9, 12], 6, {6: probe(6, 6)})
    changed: list[tuple[int, int]] = []
    resets: list[bool] = []

    def on_change(first: QModelIndex, last: QModelIndex) -> None:
        changed.append((first.row(), last.row()))

    model.dataChanged.connect(on_change)
    model.modelReset.connect(lambda: resets.append(True))
    kept = QPersistentModelIndex(model.index(1, 0))
    model.set_probes({6: probe(6, 6), 9: probe(9, 3, number=2)})
    assert changed == [(1, 1)]
    assert not resets
    assert kept.data(OUTCOME_ROLE) == ProbeOutcome.WRONG


def test_a_reply_at_a_prefix_that_is_not_listed_adds_it(qtbot: object) -> None:
    model = table()
    model.show([6, 9, 12], 6, {})
    model.set_probes({10: probe(10, 6)})
    assert model.boundaries() == [6, 9, 10, 12]
    assert model.row_of(10) == 2
    assert model.row_of(11) is None


def test_six_hundred_thousand_boundaries_are_listed_without_a_row_object_each(
    qtbot: object,
) -> None:
    model = ProbeTable(WORDS)
    model.show(range(1, 600_001), 6, {599_999: probe(599_999, 6)})
    assert model.rowCount() == 600_000
    assert model.row_of(600_000) == 599_999
    assert model.index(599_998, ProbeColumn.OUTCOME).data() == "right"
    assert model.next_unprobed(599_998) == 600_000
    assert not model.children()
