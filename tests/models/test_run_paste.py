"""What pasting and filling would do: every cell that refuses is known before anything is done."""

from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QStandardItemModel

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.models.run_clipboard import Block, cells_in, rows_of
from statelab_gui.models.run_filling import FillPlan, cells_to_fill, fill_all, fill_down
from statelab_gui.models.run_paste import (
    Filled,
    PastePlan,
    Why,
    parse_cell,
    plan_paste,
    tiled,
)

CASE, TOKENS, COST, NOTES, DAY = range(5)
SEEN: list[tuple[int, Filled | None]] = [
    (CASE, None),
    (TOKENS, "input_tokens"),
    (COST, "cost"),
    (NOTES, "notes"),
    (DAY, LogColumn(3, "Day", ColumnKind.DATE)),
]
ABSENT = frozenset({"not provided", "未提供"})


class Log:
    """Five rows: replies 11, 12, 13, a case without one, reply 15; the notes are "note 11" …"""

    def __init__(self) -> None:
        self.numbers = [11, 12, 13, -4, 15]
        self._indexes = QStandardItemModel(5, 5)

    def rowCount(self) -> int:
        return len(self.numbers)

    def number_at(self, row: int) -> int:
        return self.numbers[row] if 0 <= row < len(self.numbers) else 0

    def copied(self, row: int, column: int) -> str:
        return f"case {self.numbers[row]}" if column == CASE else ""

    def index(self, row: int, column: int) -> QModelIndex:
        return self._indexes.index(row, column)

    def setting(self, index: QModelIndex) -> Setting | None:
        number = self.number_at(index.row())
        return Setting.of(f"note {number}") if number > 0 and index.column() == NOTES else None


def ended(work: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def pasted(rows: list[list[str]], row: int, column: int, comma: bool = False) -> PastePlan:
    plan = ended(plan_paste(Log(), rows, row, SEEN[column:], ABSENT, comma))
    assert isinstance(plan, PastePlan)
    return plan


def test_a_block_goes_into_the_cells_that_follow_the_first() -> None:
    plan = pasted([["120", "0.5", "007"], ["", "not provided", "=cmd()"]], 0, TOKENS)
    assert plan.edits == (
        (11, "input_tokens", Setting.of("120")),
        (11, "cost", Setting.of("0.5")),
        (11, "notes", Setting.of("007")),
        (12, "input_tokens", BLANK),
        (12, "cost", NOT_PROVIDED),
        (12, "notes", Setting.of("=cmd()")),
    )
    assert (plan.refusals, plan.rows, plan.columns) == (0, 2, 3)


def test_zero_blank_and_not_provided_are_pasted_as_three_things() -> None:
    plan = pasted([["0"], [""], ["未提供"]], 0, TOKENS)
    assert [edit[2] for edit in plan.edits] == [Setting.of("0"), BLANK, NOT_PROVIDED]


def test_every_cell_that_refuses_says_why() -> None:
    plan = pasted([["x", "1"], ["120 t", "1"], ["1", "1"], ["1", "1"], ["1", "1"]], 1, CASE)
    whys = [(one.row, one.column, one.why) for one in plan.refused]
    assert whys == [
        (1, CASE, Why.COMPUTED),
        (2, CASE, Why.COMPUTED),
        (3, CASE, Why.COMPUTED),
        (3, TOKENS, Why.UNANSWERED),
        (4, CASE, Why.COMPUTED),
        (5, CASE, Why.NO_ROW),
        (5, TOKENS, Why.NO_ROW),
    ]
    assert plan.refusals == 7


def test_a_column_beyond_the_last_refuses() -> None:
    plan = pasted([["2026-11-30", "more"]], 0, DAY)
    assert [(one.column, one.why) for one in plan.refused] == [(None, Why.NO_COLUMN)]


def test_a_computed_cell_takes_the_text_that_it_shows() -> None:
    plan = pasted([["case 11", "5"], ["case 12", "6"]], 0, CASE)
    assert plan.refusals == 0
    assert plan.edits == (
        (11, "input_tokens", Setting.of("5")),
        (12, "input_tokens", Setting.of("6")),
    )


class Graded(Log):
    """The same rows, graded `old` while that was still a choice."""

    def copied(self, row: int, column: int) -> str:
        return "old"


def test_a_choice_that_is_offered_no_longer_can_be_pasted_back_where_it_stands() -> None:
    grade: list[tuple[int, Filled | None]] = [
        (0, LogColumn(4, "Grade", ColumnKind.CHOICE, ("new",))),
        (1, "notes"),
    ]
    rows = [["old", "seen"], ["gone", "seen"], ["new", "seen"]]
    plan = ended(plan_paste(Graded(), rows, 0, grade, ABSENT))
    assert [(one.row, one.text) for one in plan.refused] == [(1, "gone")]
    assert plan.edits[0] == (11, "notes", Setting.of("seen"))
    assert (13, "column:4", Setting.of("new")) in plan.edits


def test_a_decimal_comma_is_asked_about_and_never_guessed() -> None:
    plan = pasted([["1,5"], ["2"]], 0, COST)
    assert (plan.refusals, plan.commas) == (1, 1)
    assert plan.refused[0].error is not None and plan.refused[0].error.code == "not_a_number"
    plan = pasted([["1,5"], ["1,234"]], 0, COST, comma=True)
    assert [edit[2].value for edit in plan.edits] == ["1.5", "1.234"]


def test_a_comma_in_a_whole_number_or_a_text_is_no_decimal_sign() -> None:
    plan = pasted([["1,5", "1", "a, b 1,5"]], 0, TOKENS, comma=True)
    assert [one.column for one in plan.refused] == [TOKENS]
    assert plan.edits[-1][2] == Setting.of("a, b 1,5")


def test_only_the_first_of_many_refusals_are_listed_and_all_are_counted() -> None:
    plan = pasted([["x"]] * 2_000, 0, COST)
    assert plan.refusals == 2_000
    assert len(plan.refused) == 500


@pytest.mark.parametrize(
    ("down", "across", "size"),
    [(4, 2, (4, 2)), (2, 4, (2, 4)), (3, 2, (2, 2)), (2, 3, (2, 2)), (1, 1, (2, 2))],
)
def test_a_block_is_repeated_where_it_fits_a_whole_number_of_times(
    down: int, across: int, size: tuple[int, int]
) -> None:
    made = tiled([["a", "b"], ["c"]], down, across)
    assert (len(made), max(map(len, made))) == size
    assert made[0][:2] == ["a", "b"]
    if size == (4, 2):
        assert made == [["a", "b"], ["c", ""]] * 2


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=8))
def test_a_text_column_takes_every_text_as_it_is(text: str) -> None:
    setting = parse_cell(LogColumn(1, "Remark", ColumnKind.TEXT), text)
    assert setting == (Setting.of(text) if text.strip() else BLANK)


def test_choices_and_dates_refuse_what_they_do_not_know() -> None:
    level = LogColumn(1, "Level", ColumnKind.CHOICE, ("low", "high"))
    assert parse_cell(level, "high") == Setting.of("high")
    assert parse_cell(level, "Not provided", ABSENT) == NOT_PROVIDED
    for filled, text in ((level, "middle"), (LogColumn(2, "Day", ColumnKind.DATE), "30.11.2026")):
        with pytest.raises(KnownError):
            parse_cell(filled, text)


# filling


def filled(blocks: list[Block], setting: Setting) -> FillPlan:
    plan = ended(fill_all(Log(), blocks, SEEN, lambda _: setting))
    assert isinstance(plan, FillPlan)
    return plan


def test_one_value_goes_into_every_chosen_cell_of_an_answered_row() -> None:
    plan = filled([Block(range(2, 5), range(CASE, COST))], NOT_PROVIDED)
    assert plan.edits == ((13, "input_tokens", NOT_PROVIDED), (15, "input_tokens", NOT_PROVIDED))
    assert plan.left_out == 4  # three names of cases, one case without a reply


def test_a_value_that_a_column_refuses_is_told_for_each_of_its_cells() -> None:
    blocks = [Block(range(2), range(COST, DAY))]
    plan = ended(fill_all(Log(), blocks, SEEN, lambda one: parse_cell(one, "abc")))
    assert plan.refusals == 2
    assert {refused.column for refused in plan.refused} == {COST}


def test_the_first_row_chosen_is_filled_into_those_below() -> None:
    plan = ended(fill_down(Log(), [Block(range(5), range(NOTES, NOTES + 1))], SEEN))
    note = Setting.of("note 11")
    assert plan.edits == ((12, "notes", note), (13, "notes", note), (15, "notes", note))
    assert plan.left_out == 1


def test_a_single_row_takes_the_row_above() -> None:
    plan = ended(fill_down(Log(), [Block(range(1, 2), range(NOTES, NOTES + 1))], SEEN))
    assert plan.edits == ((12, "notes", Setting.of("note 11")),)
    assert ended(fill_down(Log(), [Block(range(1), range(5))], SEEN)).edits == ()


def test_a_row_without_a_reply_gives_nothing_to_those_below() -> None:
    assert ended(fill_down(Log(), [Block(range(3, 5), range(5))], SEEN)).edits == ()


def test_whole_columns_of_a_million_rows_are_counted_at_once() -> None:
    blocks = [Block(range(1_000_000), range(5)), Block(range(10, 20), range(2))]
    assert rows_of(blocks) == [range(1_000_000)]
    assert cells_in(blocks, [0, 2]) == 2_000_000
    assert cells_to_fill(blocks, SEEN) == 4_000_010
