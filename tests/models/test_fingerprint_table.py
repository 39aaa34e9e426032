"""The table of slips that an answer is consistent with."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from statelab_gui.domain.fingerprints import Match, Slip
from statelab_gui.models.fingerprint_table import (
    SAYS_LITTLE_ROLE,
    FingerprintTable,
    MatchColumn,
)
from statelab_gui.views.labels.fingerprints import match_words

LEFT_OUT = Match(Slip.LEFT_OUT, (9, 12, 15, 18), "", (), 17, 57, 0.004)
LIKELY = Match(Slip.NO_MODULO, (), "", (), 1, 5, 0.62)
NEAR = Match(Slip.APPLIED_TWICE, (9,), "", (), 1, 50, 0.3, "c")


def test_the_table_keeps_the_rules_of_item_models(qtbot: QtBot) -> None:
    for near in (False, True):
        table = FingerprintTable(match_words(), near=near)
        QAbstractItemModelTester(table, QAbstractItemModelTester.FailureReportingMode.Fatal, table)
        table.show_matches((LEFT_OUT, LIKELY, NEAR), {"c": 5})
        table.retranslate()
        table.show_matches((), {})
        assert table.rowCount() == 0
        assert table.columnCount() == len(MatchColumn) - (not near)


def test_a_row_says_slip_place_chance_and_how_many_were_tried(qtbot: QtBot) -> None:
    table = FingerprintTable(match_words())
    table.show_matches((LEFT_OUT,), {})
    assert table.line(0) == [
        "One update left out",
        "update 9, 12, 15 and 14 more",
        "1 in 250",
        "57",
    ]


def test_matches_stand_in_the_order_in_which_they_are_given(qtbot: QtBot) -> None:
    table = FingerprintTable(match_words())
    table.show_matches((LIKELY, LEFT_OUT), {})
    assert [table.match_at(row) for row in range(3)] == [LIKELY, LEFT_OUT, None]


def test_a_likely_match_is_marked_as_saying_little(qtbot: QtBot) -> None:
    table = FingerprintTable(match_words())
    table.show_matches((LEFT_OUT, LIKELY), {})
    marked = [table.index(row, 0).data(SAYS_LITTLE_ROLE) for row in (0, 1)]
    assert marked == [False, True]
    assert table.line(1)[MatchColumn.CHANCE] == "○ about 62 %: says little"
    told = table.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.endswith("By chance: about 62 %, which says little.")


def test_a_near_match_tells_the_cell_that_differs_and_what_was_given_there(qtbot: QtBot) -> None:
    table = FingerprintTable(match_words(), near=True)
    table.show_matches((NEAR,), {"a": 1, "c": 5})
    assert table.line(0)[MatchColumn.CELL] == "c (given: 5)"
