"""CAR and IDG are worked out anew from a table, by the dialog; the document stays as it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, texts_below

from statelab_gui.app.pages.drift_scores import DriftScores
from statelab_gui.domain.drift.measures import Arm
from statelab_gui.domain.drift.score_rows import EXAMPLE
from statelab_gui.domain.import_rows import RowProblem
from statelab_gui.views.drift_scores_dialog import DriftScoresDialog
from statelab_gui.views.labels.drift_scores import score_problem_text, table_arm


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    bench = RunBench(qtbot, tmp_path)
    bench.window.show()
    yield bench
    bench.close()


@pytest.fixture
def scores(bench: RunBench) -> DriftScores:
    return DriftScores(bench.session, bench.shell, bench.window)


def settle(scores: DriftScores, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not scores.is_busy, timeout=20_000)


def begun(scores: DriftScores, qtbot: QtBot, path: Path) -> DriftScoresDialog:
    scores.ask(str(path))
    dialog = scores.dialog
    assert dialog is not None
    settle(scores, qtbot)
    return dialog


def table(path: Path, *lines: str, encoding: str = "utf-8") -> Path:
    path.write_bytes("".join(line + "\r\n" for line in lines).encode(encoding))
    return path


def published(path: Path) -> Path:
    lines = ["item,condition,score,arm"]
    for at in range(125):
        lines.append(f"{at},clean,{int(at < 74)},bare")
        lines.append(f"{at},hard,{int(at < 23)},bare")
        lines.append(f"{at},hard,{int(at < 30)},other")
    return table(path, *lines)


def rows(titled) -> list[tuple[str, ...]]:  # type: ignore[no-untyped-def]
    return [row.texts for row in titled.table.report.table().rows]


def test_a_published_row_is_worked_out_anew_without_any_document(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = begun(scores, qtbot, published(tmp_path / "scores.csv"))
    assert [row[:5] for row in rows(dialog.standings)] == [
        ("bare", "Clean", "125", "74 of 125", "0.592"),
        ("bare", "Hard", "125", "23 of 125", "0.184"),
        ("other", "Hard", "125", "30 of 125", "0.240"),
    ]
    (gap,) = rows(dialog.gaps)
    assert gap[:6] == ("bare", "Hard", "125", "0.592", "0.184", "+0.408")
    assert gap[6].startswith("[+0.3") and gap[6].endswith("]")
    (pair,) = rows(dialog.arms)
    assert pair[:7] == ("bare", "other", "Hard", "125", "0.184", "0.240", "−0.056")
    assert dialog.summary.text() == "375 row(s) read. 125 item(s). 2 condition(s)."
    assert "not a single cause" in dialog.notes.text()
    assert not dialog.problems.isVisible()
    dialog.copy_tables.click()
    copied = [line.split("\t") for line in QGuiApplication.clipboard().text().split("\n")]
    assert copied[0][0] == "Full credit and mean score"
    assert ["bare", "Clean", "125", "74 of 125", "0.592"] in [line[:5] for line in copied]
    assert list(gap) in copied and list(pair) in copied


def test_a_fault_is_told_by_its_row_and_nothing_is_measured(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path / "s.csv", "item,condition,score", "a,clean,1", "a,hard,50%", ",hard,2")
    dialog = begun(scores, qtbot, path)
    assert dialog.problems.isVisible()
    lines = [dialog.problems.rows.line(at) for at in range(dialog.problems.rows.rowCount())]
    assert [line[:2] for line in lines] == [("3", "score"), ("4", "item"), ("4", "score")]
    assert "“50%” is no number" in lines[0][2]
    assert "3 problem(s): nothing is measured" in dialog.summary.text()
    assert not dialog.standings.isVisible()


def test_another_file_takes_the_place_of_the_first(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    bad = table(tmp_path / "bad.csv", "item,score", "a,1")
    dialog = begun(scores, qtbot, bad)
    assert "condition" in dialog.banner.text()
    assert not dialog.standings.isVisible()
    dialog.file_wished.emit(str(published(tmp_path / "good.csv")))
    settle(scores, qtbot)
    assert len(rows(dialog.standings)) == 3
    assert dialog.banner.isHidden()


def test_a_file_in_another_encoding_asks_for_it(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    lines = ["item,condition,score,arm", "題,clean,1,甲", "題,hard,0,甲"]
    dialog = begun(scores, qtbot, table(tmp_path / "big5.csv", *lines, encoding="big5"))
    assert "encoding" in dialog.banner.text()
    dialog.encoding_wished.emit("big5")
    settle(scores, qtbot)
    assert rows(dialog.gaps)[0][0] == "甲"


def test_a_separator_that_is_chosen_reads_the_file_anew(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    path = table(tmp_path / "s.csv", "item;condition;score", "a;clean;0,5", "a;hard;0,25")
    dialog = begun(scores, qtbot, path)
    assert rows(dialog.standings)[0][6] == "0.500"


def test_families_and_a_mix_are_told(scores: DriftScores, qtbot: QtBot, tmp_path: Path) -> None:
    head = "item,condition,score,family"
    body = ["a,clean,1,sql", "b,clean,1,own words", "a,hard,0,sql", "b,hard,1,own words"]
    dialog = begun(scores, qtbot, table(tmp_path / "s.csv", head, *body))
    assert [row[0] for row in rows(dialog.families)] == ["SQL queries"] * 2 + ["own words"] * 2
    assert "mix" in dialog.notes.text()
    dialog.which.buttons[2].click()
    assert dialog.families.isVisible() and not dialog.standings.isVisible()


def test_texts_of_a_file_are_shown_as_they_are(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    hostile = "<b>bold</b>\u202eevil"
    lines = ["item,condition,score,arm,model", f"a,{hostile},1,{hostile},{hostile}"]
    dialog = begun(scores, qtbot, table(tmp_path / "s.csv", *lines))
    ((arm, condition, *_),) = rows(dialog.standings)
    assert "\u202e" not in arm + condition
    assert "<b>bold</b>" in arm and "<b>bold</b>" in condition
    problem = RowProblem(2, "score", "score_not_a_number", {"value": hostile})
    assert "\u202e" not in score_problem_text(problem)


def test_closing_stops_the_work(scores: DriftScores, qtbot: QtBot, tmp_path: Path) -> None:
    path = published(tmp_path / "scores.csv")
    scores.ask(str(path))
    dialog = scores.dialog
    assert dialog is not None
    with qtbot.waitSignal(scores.ended):
        dialog.buttons.button(QDialogButtonBox.StandardButton.Close).click()
    assert scores.dialog is None and not scores.is_busy


def test_an_arm_is_named_by_what_the_table_tells() -> None:
    assert table_arm(Arm(False, "m", "bare")) == "m · bare"
    assert table_arm(Arm(False, "m", "")) == "m"
    assert table_arm(Arm(False, "", "")) == "All rows"


def test_everything_in_the_dialog_has_a_name(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = begun(scores, qtbot, published(tmp_path / "scores.csv"))
    for part in (dialog.standings, dialog.gaps, dialog.families, dialog.arms):
        assert part.table.accessibleName()
    assert dialog.problems.accessibleName()
    assert any("Recompute" in text for text in [dialog.windowTitle(), *texts_below(dialog)])


def test_first_it_is_said_what_the_table_must_hold(scores: DriftScores, qtbot: QtBot) -> None:
    scores.ask()
    dialog = scores.dialog
    assert dialog is not None
    assert dialog.example.isVisible()
    assert dialog.browse.isVisible()
    said = dialog.example.needed.text()
    assert all(word in said for word in ("item", "condition", "score", "arm", "family", "model"))
    assert dialog.example.table.rows.rowCount() == len(EXAMPLE)
    dialog.reject()
    assert scores.dialog is None


def test_the_example_that_is_saved_can_be_read_back(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "example.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    scores.ask()
    dialog = scores.dialog
    assert dialog is not None
    dialog.example.save.click()
    assert path.exists()
    dialog.file_wished.emit(str(path))
    settle(scores, qtbot)
    assert not dialog.example.isVisible()
    standings = {row[1]: row[2:5] for row in rows(dialog.standings) if row[0] == "bare"}
    assert standings["Clean"] == ("2", "2 of 2", "1.000")
    assert standings["Control of medium"][0] == "1"  # the other was not answered


def test_the_first_rows_tell_what_each_column_is_read_as(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    lines = ["Task,Level,Score,remark", "a,clean,1,good", "a,hard,0,bad"]
    dialog = begun(scores, qtbot, table(tmp_path / "s.csv", *lines))
    assert dialog.which.current() == 1
    dialog.which.buttons[0].click()
    assert dialog.first.isVisible()
    model = dialog.first.rows
    head = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert head == ["Task ▸ item", "Level ▸ condition", "Score ▸ score", "remark (not read)"]
    assert model.line(1) == ("a", "hard", "0", "bad")


def test_of_a_file_with_faults_the_figures_before_cannot_be_looked_at(
    scores: DriftScores, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = begun(scores, qtbot, published(tmp_path / "good.csv"))
    bad = table(tmp_path / "bad.csv", "item,condition,score", "a,clean,9")
    dialog.file_wished.emit(str(bad))
    settle(scores, qtbot)
    assert dialog.problems.isVisible()
    assert not any(button.isEnabled() for button in dialog.which.buttons[1:])
