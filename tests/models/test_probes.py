"""The table of probes: every prefix planned or probed once, in order, with what was observed."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from statelab_gui.domain.faults import FaultKind, FormatFault
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.prefixes import PrefixOutcome, PrefixTally
from statelab_gui.domain.runs import ReplyInfo, ReplySource
from statelab_gui.domain.scoring import SCORER_VERSION, Verdict
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.models.probes import (
    BOUNDARY_ROLE,
    OUTCOME_ROLE,
    Counts,
    ProbeColumn,
    ProbeTable,
    ProbeWords,
)


def share(tally: PrefixTally, intervals: Mapping[Counts, Interval]) -> str:
    interval = intervals.get((tally.right, tally.asked))
    return f"{tally.share:.2f}" + (f" {interval.low}-{interval.high}" if interval else "")


WORDS = ProbeWords(
    title=lambda column: column.name,
    outcome=lambda outcome: "none" if outcome is None else outcome.value,
    asked=lambda asked, planned: f"{asked}/{planned}",
    share=share,
    correct=lambda least, most, total: f"{least}-{most}/{total}",
    time=lambda moment: moment[11:16],
    too_early=lambda k: f"before {k}",
)


def probe(
    k: int | None, correct: int, valid: bool = True, number: int = 1, repeat: int = 1
) -> ReplyInfo:
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
        received_at=f"2026-11-30T10:{number:02}:00+00:00",
        prompt_sha256="",
        supersedes=None,
        superseded_by=None,
        verdict=verdict,
        repeat=repeat,
    )


def table() -> ProbeTable:
    model = ProbeTable(WORDS)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def column(model: ProbeTable, wanted: ProbeColumn) -> list[str]:
    return [model.index(row, wanted).data() for row in range(model.rowCount())]


def changes(model: ProbeTable) -> list[tuple[int, int, int, int]]:
    """Filled with the first and last row and column of every change to come."""
    found: list[tuple[int, int, int, int]] = []

    def on_change(first: QModelIndex, last: QModelIndex) -> None:
        found.append((first.row(), last.row(), first.column(), last.column()))

    model.dataChanged.connect(on_change)
    return found


def test_planned_and_probed_prefixes_are_listed_once_and_in_order(qtbot: object) -> None:
    model = table()
    model.show([12, 6, 9], 6, [probe(9, 6), probe(7, 2)])
    assert column(model, ProbeColumn.PREFIX) == ["6", "7", "9", "12"]
    assert column(model, ProbeColumn.OUTCOME) == ["none", "wrong", "right", "none"]
    assert column(model, ProbeColumn.CORRECT) == ["", "2-2/6", "6-6/6", ""]
    assert column(model, ProbeColumn.TIME) == ["", "10:01", "10:01", ""]
    assert model.index(1, 0).data(BOUNDARY_ROLE) == 7
    assert model.index(0, 0).data(OUTCOME_ROLE) is None
    assert model.prefixes() == [6, 7, 9, 12]


def test_an_empty_table_answers_every_question_of_a_view(qtbot: object) -> None:
    model = table()
    assert model.rowCount() == 0
    model.show([], 1, [])
    assert model.next_unprobed(0) is None
    model.set_shares({(1, 2): Interval(0.1, 0.9)})
    model.retranslate()


def test_repeats_of_a_prefix_are_one_row_that_hides_none_of_them(qtbot: object) -> None:
    model = table()
    replies = [
        probe(9, 6, number=1),
        replace(probe(9, 3, number=2, repeat=2), superseded_by=3),
        probe(9, 4, number=3, repeat=2),
        probe(9, 0, valid=False, number=4, repeat=3),
        probe(12, 6, number=5),
        probe(7, 5, number=6),
        probe(None, 6, number=7),
    ]
    model.show([6, 9, 12], 6, replies, repeats=3)
    assert column(model, ProbeColumn.PREFIX) == ["6", "7", "9", "12"]
    assert column(model, ProbeColumn.OUTCOME) == ["none", "wrong", "mixed", "right"]
    assert column(model, ProbeColumn.ASKED) == ["0/3", "1/None", "3/3", "1/3"]
    assert column(model, ProbeColumn.SHARE) == ["", "", "0.33", ""]
    assert column(model, ProbeColumn.CORRECT) == ["", "5-5/6", "0-6/6", "6-6/6"]
    assert model.index(2, 0).data(OUTCOME_ROLE) == PrefixOutcome.MIXED
    assert [reply.id for reply in model.replies_at(9)] == [1, 2, 3, 4]
    assert model.replies_at(6) == []
    assert model.tallies() == {
        7: PrefixTally(0, 1, 0),
        9: PrefixTally(1, 1, 1),
        12: PrefixTally(1, 0, 0),
    }


def test_intervals_are_taken_and_never_computed_here(qtbot: object) -> None:
    model = table()
    replies = [probe(k, 6 if n else 0, number=n + 1) for k in (6, 9) for n in range(3)]
    model.show([6, 9, 12], 6, [*replies, probe(12, 6)], repeats=3)
    assert column(model, ProbeColumn.SHARE) == ["0.67", "0.67", ""]
    assert model.missing_shares() == {(2, 3)}
    seen = changes(model)
    model.set_shares({(2, 3): Interval(0.2, 0.9)})
    assert seen == [(0, 2, ProbeColumn.SHARE, ProbeColumn.SHARE)]
    assert column(model, ProbeColumn.SHARE) == ["0.67 0.2-0.9", "0.67 0.2-0.9", ""]
    assert model.missing_shares() == set()


def test_prefixes_before_every_cell_is_set_are_disabled_and_say_why(qtbot: object) -> None:
    model = table()
    model.show(range(3, 9), 6, [])
    assert column(model, ProbeColumn.OUTCOME) == ["before 6"] * 3 + ["none"] * 3
    assert column(model, ProbeColumn.ASKED) == [""] * 3 + ["0/1"] * 3
    enabled = [
        bool(model.flags(model.index(row, 0)) & Qt.ItemFlag.ItemIsEnabled) for row in range(6)
    ]
    assert enabled == [False, False, False, True, True, True]
    assert model.next_unprobed(0) == 6


def test_the_next_unprobed_prefix_comes_after_and_then_from_the_start(qtbot: object) -> None:
    model = table()
    model.show([6, 9, 12, 15], 6, [probe(12, 6)])
    assert model.next_unprobed(9) == 15
    assert model.next_unprobed(15) == 6
    assert model.next_unprobed(10) == 15
    model.set_probes([probe(k, 6) for k in (6, 9, 12, 15)])
    assert model.next_unprobed(6) is None


def test_a_prefix_is_unprobed_until_it_was_asked_as_often_as_planned(qtbot: object) -> None:
    model = table()
    replies = [probe(6, 6), probe(9, 6), probe(9, 6, number=2, repeat=2), probe(10, 6)]
    model.show([6, 9, 12], 6, replies, repeats=2)
    assert model.next_unprobed(6) == 12
    assert model.next_unprobed(12) == 6
    old = replace(probe(6, 0, number=3, repeat=2), superseded_by=4)
    model.set_probes([*replies, old, probe(12, 6, number=5), probe(12, 6, number=6, repeat=2)])
    assert model.next_unprobed(6) == 6  # what is superseded stands no more


def test_a_new_reply_changes_its_row_only(qtbot: object) -> None:
    model = table()
    model.show([6, 9, 12], 6, [probe(6, 6)], repeats=2)
    resets: list[bool] = []
    seen = changes(model)
    model.modelReset.connect(lambda: resets.append(True))
    kept = QPersistentModelIndex(model.index(1, 0))
    model.set_probes([probe(6, 6), probe(9, 3, number=2)])
    assert seen == [(1, 1, 0, len(ProbeColumn) - 1)]
    assert kept.data(OUTCOME_ROLE) == PrefixOutcome.WRONG
    model.set_probes([probe(6, 6), probe(9, 3, number=2), probe(9, 6, number=3, repeat=2)])
    assert seen == [(1, 1, 0, len(ProbeColumn) - 1)] * 2
    assert kept.data(OUTCOME_ROLE) == PrefixOutcome.MIXED
    assert not resets


def test_a_reply_at_a_prefix_that_is_not_listed_adds_it(qtbot: object) -> None:
    model = table()
    model.show([6, 9, 12], 6, [], repeats=2)
    model.set_probes([probe(10, 6)])
    assert model.prefixes() == [6, 9, 10, 12]
    assert column(model, ProbeColumn.ASKED) == ["0/2", "0/2", "1/None", "0/2"]
    assert model.row_of(10) == 2
    assert model.row_of(11) is None
    assert model.next_unprobed(9) == 12


def test_six_hundred_thousand_prefixes_are_listed_without_a_row_object_each(
    qtbot: object,
) -> None:
    model = ProbeTable(WORDS)
    model.show(np.arange(1, 600_001), 6, [probe(599_999, 6)])
    assert model.rowCount() == 600_000
    assert model.row_of(600_000) == 599_999
    assert model.index(599_998, ProbeColumn.OUTCOME).data() == "right"
    assert model.next_unprobed(599_998) == 600_000
    assert not model.children()


def test_an_answer_to_a_cut_input_is_had_and_no_observation(qtbot: object) -> None:
    model = table()
    ended = {1: Outcome.INPUT_CUT, 3: Outcome.INCOMPLETE, 4: Outcome.INPUT_TOO_LONG}
    probes = [
        probe(9, 6, number=1),
        probe(9, 3, number=2, repeat=2),
        probe(12, 6, number=3),
        probe(15, 0, valid=False, number=4),
    ]
    replies = [replace(one, outcome=ended.get(one.id)) for one in probes]
    model.show([6, 9, 12, 15], 6, replies, 2)
    told = ["none", "wrong", "incomplete", "input_too_long"]
    assert column(model, ProbeColumn.OUTCOME) == told
    assert column(model, ProbeColumn.ASKED) == ["0/2", "2/2", "1/2", "1/2"]
    assert column(model, ProbeColumn.CORRECT) == ["", "3-3/6", "", ""]
    assert column(model, ProbeColumn.SHARE) == [""] * 4  # of 9 one reply alone was observed
    assert model.next_unprobed(6) == 12  # 9 was asked as often as planned
