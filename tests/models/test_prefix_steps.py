"""The cells around an update: before, after, and what a reply gave."""

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QAbstractItemModelTester

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.updates import Op, Program
from statelab_gui.models.prefix_steps import (
    StepColumn,
    StepTable,
    StepWords,
)

WORDS = StepWords(
    title=lambda column: column.name,
    unset=lambda: "unset",
    given=lambda value, right: f"{value} {'ok' if right else 'no'}",
    marked=lambda text, right: f"{text}{'+' if right else '-'}",
)


def book() -> AnswerBook:
    """a ← 1; b ← 2; a ← b; b ← 2."""
    program = Program(
        ("a", "b"),
        10,
        np.array([Op.SET, Op.SET, Op.COPY, Op.SET], dtype=np.uint8),
        np.array([0, 1, 0, 1], dtype=np.uint16),
        np.array([1, 2, 1, 2], dtype=np.int64),
    )
    return AnswerBook(program.cells, program)


def table() -> StepTable:
    model = StepTable(WORDS, QFont())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def rows(model: StepTable) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in StepColumn]
        for row in range(model.rowCount())
    ]


def test_a_step_shows_before_and_after_with_the_written_cell_marked(qtbot: object) -> None:
    model = table()
    model.set_book(book())
    model.set_step(3, None)
    assert rows(model) == [["a", "1", "2", ""], ["b", "2", "2", ""]]
    assert model.written(0) is True
    assert model.index(0, StepColumn.AFTER).data(Qt.ItemDataRole.FontRole).bold()
    assert model.written(1) is False
    assert not model.index(1, StepColumn.AFTER).data(Qt.ItemDataRole.FontRole).bold()


def test_a_cell_that_is_written_with_its_own_value_is_marked_too(qtbot: object) -> None:
    model = table()
    model.set_book(book())
    model.set_step(4, None)
    assert rows(model)[1] == ["b", "2", "2", ""]
    assert model.written(1) is True


def test_cells_without_a_value_yet_say_so_and_are_not_zero(qtbot: object) -> None:
    model = table()
    model.set_book(book())
    model.set_step(1, None)
    assert rows(model) == [["a", "unset", "1", ""], ["b", "unset", "unset", ""]]


def test_a_reply_stands_beside_the_recorded_state_of_its_prefix(qtbot: object) -> None:
    model = table()
    model.set_book(book())
    model.set_step(3, {"a": 1, "b": 2})
    assert [row[StepColumn.REPLY] for row in rows(model)] == ["1 no", "2 ok"]
    assert model.right(0) is False


def test_without_a_book_nothing_is_held(qtbot: object) -> None:
    model = table()
    model.set_book(book())
    model.set_step(3, {"a": 1, "b": 2})
    model.set_book(None)
    assert model.rowCount() == 0
    assert model.step() == 0
    model.set_step(3, {"a": 1})
    assert model.rowCount() == 0


def test_values_with_words_are_said_in_them() -> None:
    plain = book()
    words = [("off", "one", "two", "three", "another"), ("off", "uno", "dos", "tres", "otro")]
    worded = AnswerBook(plain.cells, plain.program.worded(words))
    model = table()
    model.set_book(worded)
    model.set_step(2, {"a": 1, "b": 7})
    assert model.text(0, StepColumn.AFTER) == "one"
    assert model.text(1, StepColumn.AFTER) == "dos"
    assert model.text(0, StepColumn.REPLY) == "one+"
    assert model.text(1, StepColumn.REPLY) == "otro-"
    assert worded.program.prefix(2).said(1, -1) == "otro"
    assert plain.program.said(0, 1) is None
