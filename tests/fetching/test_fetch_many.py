"""Documents with very many answers: what they cost is added up beside the window."""

from fetch_bench import FetchBench

from statelab_gui.app.fetching import window as fetching_window


def test_what_many_answers_cost_is_added_up_beside_the_window_once(
    bench: FetchBench, monkeypatch
) -> None:
    bench.connect()
    bench.run(input_price=1, output_price=2)
    bench.until_over()
    [before] = bench.document.fetch_runs()
    path = bench.document.path
    monkeypatch.setattr(fetching_window, "_FEW", 3)
    bench.window.session.close()
    bench.window.open_document(str(path))
    bench.until(lambda: bench.window.session.document is not None)
    assert not bench.window.fetching.is_ready()
    bench.window.show_page("fetch")
    bench.until(bench.window.fetching.is_ready)
    bench.until(lambda: bench.page.page.runs.model.rowCount() == 1)
    [after] = bench.document.fetch_runs()
    assert after.tally == before.tally
    assert after.tally.spent
    bench.until_over()


def test_another_run_is_added_up_by_itself(bench: FetchBench) -> None:
    bench.connect()
    first = bench.run(input_price=1, output_price=2)
    bench.until_over()
    spent = bench.stands(first).tally.spent
    second = bench.run(input_price=1, output_price=2, repeats=2)
    bench.until_over()
    assert bench.stands(first).tally.spent == spent
    assert bench.stands(second).tally.spent == spent
    assert [run.tally.spent for run in bench.document.fetch_runs()] == [spent, spent]
