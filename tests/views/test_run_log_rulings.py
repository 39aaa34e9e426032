"""A ruling stands beside the verdict, and every cell has a history."""

from log_bench import LogBench, in_dialog

from statelab_gui.domain.log_columns import RulingKind
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.views.cell_history import CellHistory
from statelab_gui.views.ruling_dialog import RulingDialog

RULING, RESULT, NOTES = RunColumn.RULING, RunColumn.RESULT, RunColumn.NOTES


def rule(log: LogBench, kind: RulingKind, reason: str) -> None:
    def answer(dialog: object) -> None:
        assert isinstance(dialog, RulingDialog)
        assert not dialog.go.isEnabled()
        button = {"right": dialog.right, "wrong": dialog.wrong}.get(kind.value, dialog.withdraw)
        assert button.isVisible()
        button.setChecked(True)
        assert not dialog.go.isEnabled()  # a reason is required
        dialog.write_reason(f"  {reason}\n")
        dialog.go.click()

    in_dialog(log.page.acts.rule.trigger, answer)
    log.settle()


def history(log: LogBench) -> list[list[str]]:
    """The lines of the history of the current cell, the latest first."""
    lines: list[list[str]] = []

    def read(dialog: object) -> None:
        assert isinstance(dialog, CellHistory)
        model = dialog.table.model()
        for row in range(model.rowCount()):
            lines.append([str(model.index(row, at).data()) for at in range(3)])
        assert dialog.nothing.isVisible() == (not lines)

    in_dialog(log.page.acts.history.trigger, read)
    return lines


def test_a_ruling_stands_beside_the_verdict_and_changes_no_count(log: LogBench) -> None:
    counts = log.page.page.sums.text()
    log.table.go_to(log.at(2, RESULT))
    rule(log, RulingKind.RIGHT, "The fence was asked for.")
    assert log.at(2, RESULT).data() == "✗ Wrong"
    assert log.at(2, RULING).data() == "Ruled right"
    assert log.page.page.sums.text() == counts
    (row,) = log.document.run_rows([2])
    assert row.ruling is not None and row.ruling.reason == "The fence was asked for."


def test_a_ruling_can_be_withdrawn_and_both_are_kept(log: LogBench) -> None:
    log.table.go_to(log.at(2, RESULT))
    rule(log, RulingKind.RIGHT, "first thought")
    rule(log, RulingKind.WITHDRAWN, "second thought")
    assert log.at(2, RULING).data() == ""
    kept = [(one.kind, one.reason) for one in log.document.rulings(2)]
    assert kept == [
        (RulingKind.RIGHT, "first thought"),
        (RulingKind.WITHDRAWN, "second thought"),
    ]
    assert [line[1:] for line in history(log)] == [["Right", "Blank"], ["Blank", "Right"]]


def test_undo_takes_a_ruling_from_its_column(log: LogBench) -> None:
    log.table.go_to(log.at(2, RESULT))
    rule(log, RulingKind.WRONG, "x")
    log.session.undo()
    log.settle()
    assert log.at(2, RULING).data() == ""


def test_a_case_without_a_reply_cannot_be_ruled_on(log: LogBench) -> None:
    row = next(row for row in range(27) if log.runs.number_at(row) < 0)
    log.table.go_to(log.runs.index(row, 0))
    assert not log.page.acts.rule.isEnabled()
    assert not log.page.acts.history.isEnabled()
    log.page.rows.rule()  # does nothing


def test_the_history_of_a_cell_tells_old_and_new_and_when(log: LogBench) -> None:
    log.table.go_to(log.at(3, NOTES))
    assert history(log) == []
    for setting in (Setting.of("first\nline"), NOT_PROVIDED, BLANK, Setting.of("0")):
        log.page.editing.apply([(3, "notes", setting)], "")
    lines = history(log)
    assert [line[1:] for line in lines] == [
        ["Blank", "0"],
        ["Not provided", "Blank"],
        ["first ⏎ line", "Not provided"],
        ["Blank", "first ⏎ line"],
    ]
    assert all(line[0].startswith("20") for line in lines)


def test_a_reason_that_looks_like_an_access_key_is_warned_of(log: LogBench) -> None:
    log.table.go_to(log.at(2, RESULT))
    rule(log, RulingKind.RIGHT, "as agreed")
    assert "Ruling recorded" in log.said()
    rule(log, RulingKind.WRONG, "sk-ant-api03-" + "A" * 90)
    assert "access key" in log.said()
    assert [one.kind for one in log.document.rulings(2)] == [RulingKind.RIGHT, RulingKind.WRONG]
