"""A file is imported while a run takes in answers: each waits for the other, neither is refused."""

from contextlib import closing
from pathlib import Path

from fetch_bench import FetchBench

from statelab_gui.app.pages.log import RunLog
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.runs import RunState
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.connecting import connect

ROWS = 2_000


def test_answers_and_rows_of_a_file_come_into_one_document(
    bench: FetchBench, tmp_path: Path
) -> None:
    lines = [f"2-copy-code,m{n},{{}}" for n in range(ROWS)]
    path = tmp_path / "in.csv"
    path.write_text("\n".join(["case,model,reply", *lines]), encoding="utf-8")
    bench.window.network.book.put(
        Connection("Practice", Dialect.PRACTICE, respondent="perfect", enabled=True, at_once=1)
    )
    refused: list[object] = []
    bench.window.session.failed.connect(refused.append)
    bench.window.show_page("log")
    log = bench.window.pages.page("log")
    assert isinstance(log, RunLog)
    importing = log.files.importing
    importing.ask(str(path))
    bench.until(lambda: not importing.is_busy)
    assert importing.dialog is not None
    run_id = bench.run(repeats=40)
    importing.dialog.go.click()
    task = importing._task
    assert task is not None
    came: list[tuple[int, bool]] = []

    def look(progress: object) -> None:
        answered = bench.stands(run_id).tally.answered
        came.append((answered, bench.runner.run_id == run_id))

    task.progressed.connect(look)
    bench.until(lambda: task.is_over)
    bench.until_over()
    assert refused == []
    assert any(under_way and answered < 320 for answered, under_way in came)
    run = bench.stands(run_id)
    assert run.state is RunState.ENDED
    assert (run.tally.total, run.tally.answered) == (320, 320)
    with closing(connect(bench.document.path, read_only=True)) as file:
        found = file.execute("SELECT source, count(*) FROM reply GROUP BY source").fetchall()
    assert dict(found) == {ReplySource.SIMULATED.value: 320, ReplySource.FILE.value: ROWS}
    assert importing.dialog is None
