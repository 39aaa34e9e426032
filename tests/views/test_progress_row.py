"""The row of a job under way: how far it is, and how long it still takes."""

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.domain.progress import Progress
from statelab_gui.views.widgets.progress_row import ProgressRow, left_text


class Clock:
    """Seconds, set by hand."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def row(qtbot: QtBot, clock: Clock) -> ProgressRow:
    row = ProgressRow(clock=clock)
    qtbot.addWidget(row)
    row.begin("Importing…")
    return row


def go(row: ProgressRow, clock: Clock, seconds: int, start: int, pace: int, total: int) -> int:
    """Let the job do `pace` units a second; how far it is then."""
    for _ in range(seconds):
        row.advance(Progress(start, total, "rows"))
        clock.now += 1
        start += pace
    row.advance(Progress(start, total, "rows"))
    return start


def test_a_short_job_tells_no_time(row: ProgressRow, clock: Clock) -> None:
    go(row, clock, 4, 0, 10, 1_000)
    assert row.left.text() == "" and row.left.isHidden()


def test_the_time_left_follows_from_the_pace(row: ProgressRow, clock: Clock) -> None:
    go(row, clock, 10, 0, 10, 2_000)
    assert row.left.text() == "About 4 minute(s) left."
    assert row.left.isVisible()


def test_the_pace_is_that_of_late(row: ProgressRow, clock: Clock) -> None:
    done = go(row, clock, 60, 0, 100, 10_000)
    go(row, clock, 60, done, 10, 10_000)
    assert row.left.text() == "About 6 minute(s) left."


def test_what_was_said_stands_for_a_moment(row: ProgressRow, clock: Clock) -> None:
    done = go(row, clock, 5, 0, 10, 2_000)
    said = row.left.text()
    assert said == "About 4 minute(s) left."
    clock.now += 1
    row.advance(Progress(done + 1_800, 2_000, "rows"))
    assert row.left.text() == said
    clock.now += 1
    row.advance(Progress(done + 1_850, 2_000, "rows"))
    assert row.left.text() == "A few seconds left."


def test_a_job_that_stands_still_or_knows_no_end_tells_no_time(
    row: ProgressRow, clock: Clock
) -> None:
    go(row, clock, 40, 500, 0, 2_000)
    assert row.left.isHidden()
    go(row, clock, 10, 500, 10, 2_000)
    assert row.left.isVisible()
    row.advance(Progress(0, 0, "rows"))
    assert row.left.isHidden()


def test_another_job_begins_anew(row: ProgressRow, clock: Clock) -> None:
    go(row, clock, 10, 0, 10, 2_000)
    row.begin("Packing…")
    assert row.left.isHidden()
    go(row, clock, 4, 0, 10, 2_000)
    assert row.left.isHidden()


def test_a_second_pass_over_the_same_takes_its_own_time(row: ProgressRow, clock: Clock) -> None:
    go(row, clock, 10, 0, 10, 2_000)
    go(row, clock, 10, 0, 100, 2_000)
    assert row.left.text() == "A few seconds left."


@pytest.mark.parametrize(
    "seconds,text",
    [
        (0, "A few seconds left."),
        (20, "A few seconds left."),
        (21, "About 1 minute(s) left."),
        (61, "About 2 minute(s) left."),
        (7_000, "About 117 minute(s) left."),
        (7_200, "About 2 hour(s) left."),
    ],
)
def test_a_time_is_told_in_units_that_one_can_plan_with(
    qtbot: QtBot, seconds: float, text: str
) -> None:
    assert left_text(seconds) == text
