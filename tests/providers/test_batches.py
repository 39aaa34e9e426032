"""Request files for a service's own batch engine, and its result files."""

import json
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from asks import ALL_SETTINGS, FORMATS, NEEDED, ask_with, connection_to, prompt
from server import OK6

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Ask
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.providers import batch_results
from statelab_gui.providers.base import Exchange
from statelab_gui.providers.batch_results import BatchFinding, BatchResults, FindingKind
from statelab_gui.providers.batches import (
    BatchFile,
    Limits,
    custom_id,
    mark_of,
    parse_id,
    request_of,
    write_batch,
)
from statelab_gui.providers.connecting import rules_of

OPENAI = connection_to("https://api.openai.com/v1", Dialect.OPENAI)
ANTHROPIC = connection_to("https://api.anthropic.com", Dialect.ANTHROPIC)
MARK = mark_of(12, "2026-11-30T10:00:00+08:00")
NAMES = {"2-copy-code__s7__r1": 1, "2-add-code__s7__r1": 2, "2-fixed-code__s7__r1": 3}
NAMES["2-overwrite-code__s7__r1"] = 4


def asks(count: int, model: str = "small-model") -> Iterator[tuple[int, Ask]]:
    for number in range(1, count + 1):
        yield number, ask_with({**NEEDED, "model": model}, text=f"prompt {number}")


def write(connection: Any, tasks: Any, folder: Path, limits: Limits | None = None) -> Any:
    writing = write_batch(connection, MARK, tasks, folder, "run", limits)
    progress = []
    while True:
        try:
            progress.append(next(writing))
        except StopIteration as end:
            assert progress == list(range(1, len(progress) + 1))
            return end.value


def requests(file: BatchFile) -> list[dict[str, Any]]:
    text = file.path.read_text(encoding="utf-8")
    if file.path.suffix == ".json":
        return list(json.loads(text)["requests"])
    return [json.loads(line) for line in text.splitlines()]


def results(connection: Any, tasks: int = 9, answered: Any = ()) -> BatchResults:
    def ask_of(task_id: int) -> Ask | None:
        return ask_with(text=f"prompt {task_id}") if 1 <= task_id <= tasks else None

    return BatchResults(connection, MARK, ask_of, answered)


def read(
    connection: Any, *paths: Path, **facts: Any
) -> tuple[dict[int, list[Exchange]], list[Any]]:
    found: dict[int, list[Exchange]] = {}
    findings = []
    for item in results(connection, **facts).read(paths):
        if isinstance(item, BatchFinding):
            findings.append((item.kind, item.line, item.custom_id))
        else:
            found.setdefault(item[0], []).append(item[1])
    return found, findings


def renamed(name: str, folder: Path) -> Path:
    """A golden result file with the ids of our run."""
    text = (FORMATS / name).read_text(encoding="utf-8")
    for old, task_id in NAMES.items():
        text = text.replace(old, custom_id(MARK, task_id))
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def openai_line(task_id: int, text: str = OK6, mark: str = MARK) -> dict[str, Any]:
    message = {"role": "assistant", "content": text}
    body = {"choices": [{"message": message, "finish_reason": "stop"}], "model": "m"}
    response = {"status_code": 200, "request_id": f"req_{task_id}", "body": body}
    return {"id": "b", "custom_id": custom_id(mark, task_id), "response": response, "error": None}


def failed_line(task_id: int) -> dict[str, Any]:
    body = {"error": {"message": "The server had an error"}}
    response = {"status_code": 500, "request_id": "r", "body": body}
    return {"custom_id": custom_id(MARK, task_id), "response": response, "error": None}


def lines(path: Path, *given: Any) -> Path:
    written = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in given]
    path.write_bytes(b"\n".join(written))
    return path


def test_an_id_fits_every_service_and_finds_its_conversation_again() -> None:
    made = custom_id(mark_of(10**9, "2026-11-30T10:00:00.123456+08:00"), 10**17)
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", made)
    assert parse_id(custom_id(MARK, 7)) == (MARK, 7)
    assert (
        mark_of(12, "another moment") != MARK and mark_of(13, "2026-11-30T10:00:00+08:00") != MARK
    )
    for other in ("", "7", "statelab-7", custom_id(MARK, 7) + "x", "statelab-r1-xyz-t7", "７"):
        assert parse_id(other) is None


def test_an_openai_file_has_a_request_a_line(tmp_path: Path) -> None:
    tasks = [(1, ask_with(ALL_SETTINGS)), (2, ask_with(ALL_SETTINGS, text="第二"))]
    (file,) = write(OPENAI, tasks, tmp_path)
    assert file.path == tmp_path / "run-1.jsonl"
    assert (file.requests, file.size) == (2, file.path.stat().st_size)
    first, second = requests(file)
    golden = json.loads((FORMATS / "openai_batch_input.jsonl").read_text(encoding="utf-8"))
    assert set(first) == set(golden)
    assert (first["method"], first["url"]) == (golden["method"], golden["url"])
    assert first["body"] == rules_of(Dialect.OPENAI).body(OPENAI, tasks[0][1])
    assert first["body"]["messages"][-1]["content"] == golden["body"]["messages"][0]["content"]
    assert second["body"]["messages"][-1]["content"] == "第二"
    assert first["custom_id"] != second["custom_id"]


def test_an_anthropic_file_is_one_object_of_requests(tmp_path: Path) -> None:
    (file,) = write(ANTHROPIC, [(1, ask_with()), (2, ask_with(text="x"))], tmp_path)
    assert file.path == tmp_path / "run-1.json"
    golden = json.loads((FORMATS / "anthropic_batch_request.json").read_text(encoding="utf-8"))
    first, second = requests(file)
    assert set(first) == set(golden["requests"][0])
    assert first["params"] == {
        "model": "small-model",
        "max_tokens": 256,
        "messages": [{"role": "user", "content": prompt()}],
    }
    assert parse_id(second["custom_id"]) == (MARK, 2)


@pytest.mark.parametrize("connection", [OPENAI, ANTHROPIC])
def test_files_are_split_by_number_and_by_size_and_lose_nothing(
    connection: Any, tmp_path: Path
) -> None:
    by_number = write(connection, asks(10), tmp_path, Limits(4, 1 << 30))
    assert [file.requests for file in by_number] == [4, 4, 2]
    found = [request["custom_id"] for file in by_number for request in requests(file)]
    assert found == [custom_id(MARK, number) for number in range(1, 11)]
    for file in by_number:
        file.path.unlink()
    size = max(len(request_of(connection, MARK, number, ask)) for number, ask in asks(10))
    by_size = write(connection, asks(10), tmp_path, Limits(1000, 3 * size + 40))
    assert len(by_size) > 2 and sum(file.requests for file in by_size) == 10
    for file in by_size:
        assert file.path.stat().st_size == file.size <= 3 * size + 40
        assert len(requests(file)) == file.requests


def test_a_file_of_openais_asks_one_model_only(tmp_path: Path) -> None:
    mixed = [pair for two in zip(asks(3, "one"), asks(3, "two"), strict=True) for pair in two]
    tasks = [(number, ask) for number, (_, ask) in enumerate(mixed, 1)]
    files = write(OPENAI, tasks, tmp_path)
    assert [(file.model, file.requests) for file in files] == [("one", 3), ("two", 3)]
    for file in files:
        assert {request["body"]["model"] for request in requests(file)} == {file.model}


def test_a_run_of_nothing_writes_nothing(tmp_path: Path) -> None:
    assert write(OPENAI, [], tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_a_setting_that_cannot_be_sent_leaves_no_file_behind(tmp_path: Path) -> None:
    tasks = [*asks(3), (4, ask_with({"model": "m", "temperature": "warm"}))]
    with pytest.raises(KnownError) as caught:
        write(OPENAI, tasks, tmp_path)
    assert caught.value.code == "setting_not_sendable"
    assert list(tmp_path.iterdir()) == []


def test_a_writing_given_up_leaves_no_file_behind(tmp_path: Path) -> None:
    writing = write_batch(OPENAI, MARK, asks(5), tmp_path, "run", Limits(1, 1 << 20))
    assert [next(writing) for _ in range(3)] == [1, 2, 3]
    writing.close()
    assert list(tmp_path.iterdir()) == []


def test_no_file_is_written_over(tmp_path: Path) -> None:
    kept = tmp_path / "run-2.jsonl"
    kept.write_text("mine", encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        write(OPENAI, asks(3), tmp_path, Limits(1, 1 << 20))
    assert (caught.value.code, caught.value.facts["path"]) == ("file_exists", str(kept))
    assert [path.name for path in tmp_path.iterdir()] == ["run-2.jsonl"]
    assert kept.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as caught:
        write(OPENAI, asks(1), tmp_path / "gone")
    assert caught.value.code == "cannot_write"


def test_a_service_without_batches_is_told(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as caught:
        write(connection_to("http://localhost", Dialect.OLLAMA), asks(1), tmp_path)
    assert caught.value.code == "batch_not_offered"


def test_openais_golden_results_are_read_with_their_errors(tmp_path: Path) -> None:
    output = renamed("openai_batch_output.jsonl", tmp_path)
    errors = renamed("openai_batch_errors.jsonl", tmp_path)
    found, findings = read(OPENAI, errors, output)
    assert findings == []
    (answered,), (refused,), (expired,) = found[1], found[2], found[3]
    assert answered.answer is not None
    assert (answered.answer.text, answered.answer.outcome) == (OK6, Outcome.COMPLETE)
    assert answered.answer.request_id == "req_8f0b1c"
    assert answered.answer.usage.input == 181
    assert answered.response == output.read_bytes().rstrip(b"\n")
    assert answered.request == request_of(OPENAI, MARK, 1, ask_with(text="prompt 1"))
    assert answered.latency_ms is None and answered.status == 200
    assert answered.url == "https://api.openai.com/v1/chat/completions"
    assert refused.trouble is not None and refused.status == 400
    assert refused.trouble.kind is TroubleKind.PARAMETER_REFUSED
    assert refused.trouble.facts["setting"] == "output_limit"
    assert expired.trouble is not None and expired.trouble.kind is TroubleKind.EXPIRED


def test_anthropics_golden_results_are_read_with_their_errors(tmp_path: Path) -> None:
    path = renamed("anthropic_batch_results.jsonl", tmp_path)
    found, findings = read(ANTHROPIC, path)
    assert findings == []
    answer = found[1][0].answer
    assert answer is not None and (answer.text, answer.usage.input) == (OK6, 193)
    kinds = {task_id: found[task_id][0].trouble for task_id in (2, 3, 4)}
    assert [trouble and trouble.kind for trouble in kinds.values()] == [
        TroubleKind.PARAMETER_REFUSED,
        TroubleKind.EXPIRED,
        TroubleKind.CANCELED,
    ]
    assert kinds[2] is not None
    assert kinds[2].facts["message"] == "max_tokens: must be greater than or equal to 1"


def test_results_come_in_any_order_and_those_without_a_line_are_missing(tmp_path: Path) -> None:
    numbers = [1, 2, 3, 5, 6, 8, 9]
    random.Random(7).shuffle(numbers)
    path = lines(tmp_path / "out", *(openai_line(n, f"answer {n}") for n in numbers))
    reading = results(OPENAI)
    found = dict(item for item in reading.read([path]) if not isinstance(item, BatchFinding))
    for number in numbers:
        answer = found[number].answer
        assert answer is not None and answer.text == f"answer {number}"
        assert f"prompt {number}".encode() in found[number].request
    missing = dict(reading.missing(range(1, 10)))
    assert sorted(missing) == [4, 7]
    assert {e.trouble.kind for e in missing.values() if e.trouble} == {TroubleKind.MISSING}


def test_an_answer_counts_after_a_failure_and_nothing_after_an_answer(tmp_path: Path) -> None:
    order = [failed_line(1), failed_line(1), openai_line(1), openai_line(1, "no"), failed_line(1)]
    found, findings = read(OPENAI, lines(tmp_path / "out", *order))
    first, second = found[1]
    assert first.trouble is not None and first.trouble.kind is TroubleKind.SERVER_ERROR
    assert second.answer is not None and second.answer.text == OK6
    assert [(kind, line) for kind, line, _ in findings] == [
        (FindingKind.DUPLICATE, 2),
        (FindingKind.DUPLICATE, 4),
        (FindingKind.DUPLICATE, 5),
    ]


def test_a_conversation_answered_before_is_not_answered_again(tmp_path: Path) -> None:
    path = lines(tmp_path / "out", openai_line(1), openai_line(2))
    found, findings = read(OPENAI, path, answered=[1])
    assert list(found) == [2]
    assert findings == [(FindingKind.DUPLICATE, 1, custom_id(MARK, 1))]


def test_lines_of_others_and_broken_ones_are_told_by_number(tmp_path: Path) -> None:
    other = mark_of(12, "another document")
    path = lines(
        tmp_path / "out",
        b"\xef\xbb\xbf" + json.dumps(openai_line(1)).encode() + b"\r",
        openai_line(2, mark=other),
        b"",
        {**openai_line(3), "custom_id": "2-copy-code__s7__r1"},
        {**openai_line(3), "custom_id": 3},
        openai_line(99),
        b'{"custom_id": "statelab',
        b"[1, 2]",
        b"\xff\xfe",
        {"custom_id": custom_id(MARK, 4), "method": "POST", "body": {}},
        openai_line(5),
    )
    found, findings = read(OPENAI, path)
    assert sorted(found) == [1, 5]
    assert findings == [
        (FindingKind.OTHER_RUN, 2, custom_id(other, 2)),
        (FindingKind.UNKNOWN_ID, 4, "2-copy-code__s7__r1"),
        (FindingKind.UNKNOWN_ID, 5, ""),
        (FindingKind.UNKNOWN_ID, 6, custom_id(MARK, 99)),
        (FindingKind.BROKEN_LINE, 7, ""),
        (FindingKind.BROKEN_LINE, 8, ""),
        (FindingKind.BROKEN_LINE, 9, ""),
        (FindingKind.NOT_A_RESULT, 10, custom_id(MARK, 4)),
    ]


@pytest.mark.parametrize("connection", [OPENAI, ANTHROPIC])
def test_the_request_file_itself_is_no_result(connection: Any, tmp_path: Path) -> None:
    (file,) = write(connection, asks(3), tmp_path)
    found, findings = read(connection, file.path)
    assert not found
    assert {kind for kind, _, _ in findings} <= {FindingKind.NOT_A_RESULT, FindingKind.BROKEN_LINE}
    assert len(findings) >= 3


def test_a_line_longer_than_any_response_is_told_and_the_next_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch_results, "MAX_BODY", 1000)
    long = json.dumps(openai_line(1, "x" * 5000)).encode()
    path = lines(tmp_path / "out", long, openai_line(2), b"y" * 2000)
    found, findings = read(OPENAI, path)
    assert sorted(found) == [2]
    assert [(kind, line) for kind, line, _ in findings] == [
        (FindingKind.BROKEN_LINE, 1),
        (FindingKind.BROKEN_LINE, 3),
    ]


def test_a_large_file_is_read_line_by_line(tmp_path: Path) -> None:
    import tracemalloc

    path = tmp_path / "out"
    with path.open("w", encoding="utf-8") as file:
        for number in range(1, 401):
            file.write(json.dumps(openai_line(number, "x" * 10_000)) + "\n")
    tracemalloc.start()
    try:
        count = sum(1 for _ in results(OPENAI, tasks=400).read([path]))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert count == 400
    assert peak < path.stat().st_size / 4


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as caught:
        read(OPENAI, tmp_path / "gone")
    assert caught.value.code == "cannot_read"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(KnownError) as caught:
        read(OPENAI, tmp_path / "pipe")
    assert caught.value.code == "cannot_read"


@pytest.mark.parametrize("connection", [OPENAI, ANTHROPIC])
def test_a_result_of_any_shape_is_an_exchange_or_a_finding(connection: Any, tmp_path: Path) -> None:
    odd: list[Any] = [None, 1, "x", [], {}, {"type": "succeeded"}, {"status_code": 200}]
    odd += [{"status_code": True}, {"type": "errored", "error": "x"}, {"code": None, "body": []}]
    shapes = [
        {"custom_id": custom_id(MARK, 1), key: value, "error": error}
        for key in ("response", "result")
        for value in odd
        for error in (None, "x", {"message": 4})
    ]
    found, findings = read(connection, lines(tmp_path / "out", *shapes))
    assert sum(map(len, found.values())) + len(findings) == len(shapes)
