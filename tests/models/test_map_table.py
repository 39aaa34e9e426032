"""The state map as a table."""

import gc
import weakref

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QAbstractItemModelTester

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.prefixes import PrefixOutcome, PrefixTally
from statelab_gui.domain.updates import Op, Program
from statelab_gui.models.map_table import (
    OUTCOME_ROLE,
    WRITTEN_ROLE,
    MapColumn,
    MapTable,
    MapWords,
)

RIGHT, WRONG = PrefixTally(1, 0, 0), PrefixTally(0, 1, 0)
WORDS = MapWords(
    title=lambda column, of_talk: column.name,
    update=lambda program, k: f"update {k}",
    unset=lambda: "unset",
    outcome=lambda tally: f"{tally.outcome.value} {tally.right}/{tally.asked}",
    planned=lambda: "planned",
    note=lambda first: "first" if first else "again",
)


def book() -> AnswerBook:
    """a ← 1; b ← 2; a ← b; b ← 2; b ← 0."""
    rows = [(Op.SET, 0, 1), (Op.SET, 1, 2), (Op.COPY, 0, 1), (Op.SET, 1, 2), (Op.SET, 1, 0)]
    return AnswerBook(("a", "b"), Program.of(("a", "b"), 10, rows))


def table() -> MapTable:
    model = MapTable(WORDS, QFont())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def texts(model: MapTable) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_a_row_has_number_update_values_outcome_and_note(qtbot: object) -> None:
    model = table()
    model.set_book(book(), 2)
    model.set_tallies({2: RIGHT, 3: WRONG, 5: RIGHT})
    model.set_planned([2, 4])
    assert texts(model) == [
        ["1", "update 1", "1", "unset", "", ""],
        ["2", "update 2", "1", "2", "right 1/1", ""],
        ["3", "update 3", "2", "2", "wrong 0/1", "first"],
        ["4", "update 4", "2", "2", "planned", ""],
        ["5", "update 5", "2", "0", "right 1/1", "again"],
    ]
    heads = [model.headerData(c, Qt.Orientation.Horizontal) for c in range(model.columnCount())]
    assert heads == ["NUMBER", "UPDATE", "a", "b", "OUTCOME", "NOTE"]


def test_the_written_cell_is_marked_even_where_its_value_stays(qtbot: object) -> None:
    model = table()
    model.set_book(book())
    written = [
        [model.index(row, column).data(WRITTEN_ROLE) for column in (2, 3)] for row in range(5)
    ]
    assert written == [[True, False], [False, True], [True, False], [False, True], [False, True]]
    assert model.index(3, 3).data(Qt.ItemDataRole.FontRole).bold()
    assert not model.index(3, 2).data(Qt.ItemDataRole.FontRole).bold()


def test_nothing_is_said_of_a_prefix_between_two_that_are_right_again(qtbot: object) -> None:
    model = table()
    model.set_book(book(), 1)
    model.set_tallies({1: WRONG, 2: RIGHT, 4: RIGHT})
    notes = [model.index(row, model.columnCount() - 1).data() for row in range(5)]
    assert notes == ["first", "again", "", "again", ""]
    assert model.index(2, 4).data(OUTCOME_ROLE) is None
    assert model.index(1, 4).data(OUTCOME_ROLE) == PrefixOutcome.RIGHT


def test_new_probes_touch_the_last_two_columns_only(qtbot: object) -> None:
    model = table()
    model.set_book(book(), 1)
    changed = []
    model.dataChanged.connect(lambda a, b: changed.append((a.column(), b.column(), b.row())))
    model.set_tallies({1: WRONG})
    assert changed == [(4, 5, 4)]


def test_without_a_book_the_table_is_empty_and_holds_nothing(qtbot: object) -> None:
    model = table()
    shown = book()
    model.set_book(shown, 1)
    assert texts(model)
    held = weakref.ref(shown), weakref.ref(shown.program)
    model.set_book(None)
    del shown
    gc.collect()
    assert [one() for one in held] == [None, None]
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    assert model.headerData(0, Qt.Orientation.Horizontal) is None


def test_a_column_of_600000_rows_is_read_where_it_is_looked_at(qtbot: object) -> None:
    n = 600_000
    numbers = np.arange(n)
    program = Program(
        ("a", "b"),
        10,
        np.zeros(n, dtype=np.uint8),
        (numbers % 2).astype(np.uint16),
        (numbers % 10).astype(np.int8),
    )
    model = MapTable(WORDS, QFont())
    model.set_book(AnswerBook(program.cells, program), 2)
    model.set_planned(np.arange(2, n + 1))
    model.set_tallies({599_999: WRONG})
    last = [model.index(n - 1, column).data() for column in range(6)]
    assert last == ["600000", "update 600000", "8", "9", "planned", ""]
    assert model.index(n - 2, 5).data() == "first"
    assert model.widest(2) == ["0", "8", "unset"]
    assert model.widest(MapColumn.NUMBER) == ["600000"]
