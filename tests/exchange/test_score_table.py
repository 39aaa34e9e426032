"""A table of per-item results is read as scores, all of its rows or none."""

from pathlib import Path

import pytest
import xlsxwriter

from statelab_gui.domain.drift.measures import LeftOut, measured
from statelab_gui.domain.drift.score_rows import ScoreRows, condition_of
from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange.importing import look_at
from statelab_gui.exchange.score_table import reading_scores, score_columns


def read(path: Path):
    work = reading_scores(path, look_at(path).reading)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def text_file(tmp_path: Path, text: str, name: str = "scores.csv") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def table(tmp_path: Path, *rows: str, head: str = "item,condition,score"):
    return read(text_file(tmp_path, "\n".join((head, *rows)) + "\n"))


def published() -> list[tuple[str, str, str]]:
    """125 items, of which 74 are right in clean and 23 in hard."""
    rows = []
    for at in range(125):
        rows.append((f"item {at}", "clean", str(int(at < 74))))
        rows.append((f"item {at}", "hard", str(int(at < 23))))
    return rows


def rows_as(kind: str, path: Path) -> None:
    rows = [("item", "condition", "score"), *published()]
    if kind == "xlsx":
        book = xlsxwriter.Workbook(str(path))
        sheet = book.add_worksheet()
        for down, row in enumerate(rows):
            for across, cell in enumerate(row):
                if down and across == 2:
                    sheet.write_number(down, across, float(cell))
                else:
                    sheet.write_string(down, across, cell)
        book.close()
        return
    between = {"csv": ",", "tsv": "\t", "txt": ";"}[kind]
    path.write_text("\r\n".join(map(between.join, rows)), encoding="utf-8")


@pytest.mark.parametrize("kind", ["csv", "tsv", "txt", "xlsx"])
def test_a_published_row_comes_out_of_an_imported_table(tmp_path, kind):
    path = tmp_path / f"scores.{kind}"
    rows_as(kind, path)
    found = read(path)
    assert (found.rows, found.problem_count, found.repeats) == (250, 0, 0)
    (gap,) = measured(found.scores).gaps
    assert gap.loss.pairs == 125
    assert (gap.loss.first_car, gap.loss.second_car, gap.loss.car.value) == (0.592, 0.184, 0.408)


def test_arm_family_and_model_are_read_where_there_are_such_columns(tmp_path):
    found = table(
        tmp_path,
        "1,hard,0.25,bare,sql,m",
        head="Item,Condition,Score,Arm,Family,Model",
    )
    (score,) = found.scores
    assert (score.item, score.condition, score.score) == ("1", "hard", 0.25)
    assert (score.who, score.family, score.model) == ("bare", "sql", "m")


def test_columns_are_found_by_other_names_and_the_very_key_goes_first():
    assert score_columns(("Task ID", "LEVEL", "score")) == ("item", "condition", "score")
    assert score_columns(("id", "item", "condition", "score")) == ("", "item", "condition", "score")
    assert score_columns(("score", "score")) == ("score", "")
    assert score_columns(("notes",)) == ("",)


@pytest.mark.parametrize(
    ("head", "missing"),
    [
        ("item,score", "condition"),
        ("condition,score", "item"),
        ("notes,what", "item, condition, score"),
    ],
)
def test_a_table_without_a_column_that_is_needed_is_refused(tmp_path, head, missing):
    with pytest.raises(KnownError) as refused:
        table(tmp_path, "a,b", head=head)
    assert refused.value.code == "score_columns_missing"
    assert refused.value.facts["columns"] == missing


@pytest.mark.parametrize(
    ("row", "column", "code"),
    [
        (",clean,1", "item", "score_without_item"),
        ("a,,1", "condition", "score_without_condition"),
        ("a,clean,good", "score", "score_not_a_number"),
        ("a,clean,nan", "score", "score_not_a_number"),
        ("a,clean,inf", "score", "score_not_a_number"),
        ("a,clean,1_0", "score", "score_not_a_number"),
        ("a,clean,50%", "score", "score_not_a_number"),
        ("a,clean,١", "score", "score_not_a_number"),
        ("a,clean,1.01", "score", "score_out_of_range"),
        ("a,clean,-0.1", "score", "score_out_of_range"),
        ("a,clean,1e999", "score", "score_out_of_range"),
        ("a,clean,1,2", "", "row_too_long"),
    ],
)
def test_a_row_that_says_nothing_clear_is_told_and_no_row_is_taken(tmp_path, row, column, code):
    found = table(tmp_path, "b,clean,1", row, "c,clean,0")
    assert [(one.row, one.column, one.code) for one in found.problems] == [(3, column, code)]
    assert found.scores == []
    assert found.rows == 3


def test_all_that_is_wrong_with_a_row_is_told(tmp_path):
    found = table(tmp_path, ",,x")
    codes = [one.code for one in found.problems]
    assert codes == ["score_without_item", "score_without_condition", "score_not_a_number"]


def test_an_item_of_two_families_is_told_with_both(tmp_path):
    head = "item,condition,score,family"
    found = table(tmp_path, "a,clean,1,sql", "a,hard,1,orders", head=head)
    (problem,) = found.problems
    assert problem.code == "score_two_families"
    assert problem.facts == {"item": "a", "family": "orders", "other": "sql", "row": 2}


def test_a_blank_score_is_unanswered_and_one_not_provided_is_apart(tmp_path):
    found = table(tmp_path, "a,hard,", "b,hard,not provided", "c,hard,0")
    assert [one.left for one in found.scores] == [LeftOut.UNANSWERED, LeftOut.APART, None]
    assert (found.unanswered, found.apart) == (1, 1)
    (standing,) = measured(found.scores).standings
    assert (standing.items, standing.car.value) == (1, 0.0)


def test_rows_of_one_item_are_repeats_and_counted(tmp_path):
    found = table(tmp_path, "a,hard,1", "a,hard,0", "a,clean,1")
    assert found.repeats == 1
    assert measured(found.scores).standings[0].answers == 1


def test_a_decimal_comma_is_read_where_the_file_has_one(tmp_path):
    path = text_file(tmp_path, "item;condition;score\na;hard;0,5\nb;hard;0,25\n")
    assert [one.score for one in read(path).scores] == [0.5, 0.25]


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("Hard", "hard"),
        ("CONTROL-HARD", "control_hard"),
        ("control  medium", "control_medium"),
        ("drift", "drift"),
        ("Own Words", "Own Words"),
    ],
)
def test_our_conditions_are_known_however_they_are_written(text, condition):
    assert condition_of(text) == condition


def test_the_control_of_a_condition_of_other_words_is_paired_too():
    rows = ScoreRows()
    for number, (condition, score) in enumerate(
        (("clean", "1"), ("control_drift", "0.5"), ("drift", "0")), 2
    ):
        rows.add(number, {"item": "a", "condition": condition, "score": score})
    gaps = {gap.condition: gap for gap in measured(rows.table.scores).gaps}
    assert gaps["drift"].control.mean.value == 0.5
