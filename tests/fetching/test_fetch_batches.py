"""Runs by files: requests are written, results come back in any order, some lines failed."""

import json
import random
from pathlib import Path

from fetch_bench import KEY, FetchBench, button, question
from server import OK6

from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.domain.fetching.runs import RunKind, RunState, TaskState
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.views.batch_results_dialog import BatchResultsDialog


def _written(bench: FetchBench, **facts: object) -> tuple[int, list[Path]]:
    """A batch of the whole set, its request files written."""
    bench.connect(**facts)
    run_id = bench.run(batch=True)
    bench.page.batches.write(bench.folder)
    bench.until(lambda: bench.stands(run_id).tally.asking == 8)
    bench.until_over()
    return run_id, sorted(bench.folder.glob("statelab-run-*"))


def _requests(paths: list[Path]) -> list[dict[str, object]]:
    return [json.loads(line) for path in paths for line in path.read_text().splitlines()]


def _result(request: dict[str, object], text: str = OK6) -> str:
    message = {"role": "assistant", "content": text}
    body = {"model": "small-model", "choices": [{"message": message, "finish_reason": "stop"}]}
    response = {"status_code": 200, "request_id": "req_batch", "body": body}
    return json.dumps({"custom_id": request["custom_id"], "response": response, "error": None})


def _failure(request: dict[str, object]) -> str:
    body = {"error": {"message": "no", "code": "odd"}}
    response = {"status_code": 400, "request_id": "req_batch", "body": body}
    return json.dumps({"custom_id": request["custom_id"], "response": response, "error": None})


def _read(bench: FetchBench, lines: list[str], name: str = "results.jsonl") -> None:
    path = bench.folder / name
    path.write_text("\n".join(lines) + "\n")
    bench.page.batches.read([path])
    bench.until_over()


def _dialog(bench: FetchBench) -> BatchResultsDialog:
    return next(
        one
        for one in bench.window.findChildren(BatchResultsDialog)
        if isinstance(one, BatchResultsDialog) and one.isVisible()
    )


def test_request_files_hold_every_prompt_no_truth_and_no_key(bench: FetchBench) -> None:
    run_id, paths = _written(bench)
    [path] = paths
    assert bench.server.requests == []
    requests = _requests(paths)
    assert {one["body"]["messages"][0]["content"] for one in requests} == {
        bench.document.prompt(case.id) for case in bench.document.cases(1)
    }
    assert set(requests[0]) == {"custom_id", "method", "url", "body"}
    assert KEY not in path.read_text()
    run = bench.stands(run_id)
    assert (run.plan.kind, run.state) == (RunKind.BATCH, RunState.PAUSED)
    assert bench.page.page.run.buttons.read_files.isVisible()
    assert not bench.page.page.run.buttons.go_on.isVisible()


def test_results_in_any_order_are_recorded_each_with_its_case(bench: FetchBench) -> None:
    run_id, paths = _written(bench)
    requests = _requests(paths)
    lines = [_result(one, f"answer {n}") for n, one in enumerate(requests)]
    random.Random(5).shuffle(lines)
    _read(bench, lines)
    assert bench.stands(run_id).state is RunState.ENDED
    said = {}
    for n, one in enumerate(requests):
        said[one["body"]["messages"][0]["content"]] = f"answer {n}".encode()
    for case in bench.document.cases(1):
        [reply] = bench.document.replies(case.id)
        assert reply.raw == said[bench.document.prompt(case.id)]


def test_failed_and_missing_and_odd_lines_are_told_one_by_one(bench: FetchBench) -> None:
    run_id, paths = _written(bench)
    requests = _requests(paths)
    lines = [_failure(requests[0]), *map(_result, requests[1:6]), "{broken"]
    _read(bench, lines)
    tally = bench.stands(run_id).tally
    assert (tally.answered, tally.failed, tally.asking) == (5, 1, 2)
    dialog = _dialog(bench)
    told = " ".join(label.text() for label in dialog._told)
    assert all(f"{n} " in told for n in (5, 1, 2))
    assert dialog.table.rows.rowCount() == 1
    assert dialog.table.rows.line(0)[1] == "7"
    dialog.fail.click()
    bench.until_over()
    tally = bench.stands(run_id).tally
    assert (tally.failed, tally.asking) == (3, 0)
    kinds = {
        task.trouble.kind
        for task in bench.document.fetch_tasks(run_id, (TaskState.FAILED,))
        if task.trouble is not None
    }
    assert TroubleKind.MISSING in kinds
    assert bench.stands(run_id).state is RunState.ENDED


def test_results_may_come_in_several_files_read_one_after_another(bench: FetchBench) -> None:
    run_id, paths = _written(bench)
    requests = _requests(paths)
    _read(bench, [_result(one) for one in requests[:5]], "first.jsonl")
    _dialog(bench).reject()
    assert bench.stands(run_id).state is RunState.PAUSED
    _read(bench, [_result(one) for one in requests[5:]], "second.jsonl")
    assert bench.stands(run_id).state is RunState.ENDED
    _read(bench, [_result(one) for one in requests[5:]], "second.jsonl")
    assert bench.stands(run_id).tally.answered == 8
    assert all(len(bench.document.replies(case.id)) == 1 for case in bench.document.cases(1))


def test_what_failed_is_written_into_new_files(bench: FetchBench) -> None:
    run_id, paths = _written(bench)
    requests = _requests(paths)
    _read(bench, [_failure(requests[0]), *map(_result, requests[1:])])
    before = set(bench.folder.iterdir())
    bench.page.page.run.buttons.again_failed.click()
    assert bench.stands(run_id).tally.waiting == 1
    assert bench.runner.run_id is None
    bench.page.batches.write(bench.folder)
    bench.until(lambda: bench.stands(run_id).tally.asking == 1)
    bench.until_over()
    [one] = _requests(sorted(set(bench.folder.iterdir()) - before))
    _read(bench, [_result(one)])
    assert bench.stands(run_id).tally.answered == 8


def test_a_file_that_is_there_stays_and_the_requests_are_written_beside_it(
    bench: FetchBench,
) -> None:
    bench.connect()
    run_id = bench.run(batch=True)
    name = f"statelab-run-{run_id}-{bench.window.session.now()[:10]}-1.jsonl"
    (bench.folder / name).write_text("mine")
    bench.page.batches.write(bench.folder)
    bench.until(lambda: bench.stands(run_id).tally.asking == 8)
    bench.until_over()
    assert (bench.folder / name).read_text() == "mine"
    beside = bench.folder / name.replace("-1.jsonl", " (2)-1.jsonl")
    assert len(_requests([beside])) == 8


def test_the_other_service_gets_its_own_kind_of_file(bench: FetchBench) -> None:
    _, [path] = _written(bench, dialect=Dialect.ANTHROPIC, base_url=bench.server.url)
    requests = json.loads(path.read_text())["requests"]
    assert len(requests) == 8
    assert requests[0]["params"]["max_tokens"] == 64


def test_giving_up_a_batch_asks_first(bench: FetchBench) -> None:
    bench.connect()
    run_id = bench.run(batch=True)
    bench.page.page.run.buttons.give_up.trigger()
    asked = question()
    assert asked is not None
    button(asked, "Give up").click()
    assert bench.stands(run_id).tally.given_up == 8


def _refusal(request: dict[str, object], **error: object) -> str:
    response = {"status_code": 400, "request_id": "req_batch", "body": {"error": error}}
    return json.dumps({"custom_id": request["custom_id"], "response": response, "error": None})


def _bodies(folder: Path) -> list[dict[str, object]]:
    lines = [line for path in folder.iterdir() for line in path.read_text().splitlines()]
    return [json.loads(line)["body"] for line in lines]


def test_a_setting_refused_in_a_batch_is_left_out_of_new_files_with_one_click(
    bench: FetchBench,
) -> None:
    run_id, paths = _written(bench)
    requests = _requests(paths)
    no = {"message": "Unsupported value: 'temperature'", "code": "unsupported_value"}
    refused = [_refusal(one, param="temperature", **no) for one in requests[:3]]
    _read(bench, [*refused, *map(_result, requests[3:])])
    panel = bench.page.page.run
    assert panel.stopped.isVisible()
    assert "temperature" in panel.stopped.text()
    panel.stopped.button.click()
    bench.until(lambda: bench.stands(run_id).tally.waiting == 3)
    bench.until(lambda: not panel.stopped.isVisible())
    assert panel.buttons.write_files.isVisible()
    again = bench.folder / "again"
    again.mkdir()
    bench.page.batches.write(again)
    bench.until_over()
    fresh = _bodies(again)
    assert len(fresh) == 3
    assert all("temperature" not in body for body in fresh)


def test_a_limit_refused_by_its_name_in_a_batch_is_written_by_the_other(bench: FetchBench) -> None:
    run_id, paths = _written(bench)
    requests = _requests(paths)
    no = {
        "message": "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
        "code": "unsupported_parameter",
    }
    _read(bench, [_refusal(one, param="max_tokens", **no) for one in requests])
    panel = bench.page.page.run
    panel.stopped.button.click()
    bench.until(lambda: bench.stands(run_id).tally.waiting == 8)
    bench.until(lambda: not panel.stopped.isVisible())
    again = bench.folder / "again"
    again.mkdir()
    bench.page.batches.write(again)
    bench.until_over()
    fresh = _bodies(again)
    assert [body.get("max_completion_tokens") for body in fresh] == [64] * 8
    assert all("max_tokens" not in body for body in fresh)
    assert bench.stands(run_id).stopped_by is None
