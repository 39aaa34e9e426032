"""Reading files of tasks as drift items."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Any

from statelab_gui.domain.drift.families.imported import NOT_GRADED
from statelab_gui.domain.drift.imported_items import (
    ImportedItems,
    RecordProblem,
    TaskFormat,
)
from statelab_gui.domain.drift.items import DriftFamily, Item
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.drift_bfcl import bfcl_item
from statelab_gui.exchange.drift_gsm8k import gsm8k_item
from statelab_gui.exchange.drift_humaneval import humaneval_item
from statelab_gui.exchange.drift_records import Record, RecordError, read_bytes, records_in
from statelab_gui.exchange.drift_shards import shard_item

_STEP = 20


_SIGNS: dict[TaskFormat, frozenset[str]] = {
    TaskFormat.SHARDED: frozenset({"task_id", "task", "shards"}),
    TaskFormat.HUMANEVAL: frozenset({"task_id", "prompt", "entry_point", "test"}),
    TaskFormat.BFCL: frozenset({"id", "question", "function"}),
    TaskFormat.GSM8K: frozenset({"question", "answer"}),
}


def read_items(
    path: Path, wanted: TaskFormat | None = None, truths: Path | None = None
) -> ImportedItems:
    """As `reading_items`, all at once."""
    reading = reading_items(path, wanted, truths)
    while True:
        try:
            next(reading)
        except StopIteration as done:
            found: ImportedItems = done.value
            return found


def reading_items(
    path: Path, wanted: TaskFormat | None = None, truths: Path | None = None
) -> Generator[Progress, None, ImportedItems]:
    """Read a file of tasks, of the wanted format or the one that its first record shows.

    `truths` is BFCL's file of accepted calls, where they are not in the records; without it one of
    the same name in a folder possible_answer beside the file is taken. Every record becomes a whole
    item or a problem. Raises KnownError as `read_bytes` does, and "tasks_unreadable" (path,
    reason), "tasks_unknown" (path) where no format fits, "tasks_empty" (path).
    """
    yield Progress(0, 0, "items")
    records = _records(path)
    format_ = wanted or _format(records, path)
    accepted = _truths(path, truths) if format_ is TaskFormat.BFCL else {}
    make = _maker(format_, accepted)
    items: dict[str, Item] = {}
    problems: list[RecordProblem] = []
    for done, record in enumerate(records):
        if done % _STEP == 0:
            yield Progress(done, len(records), "items")
        found = _made(record, make)
        if isinstance(found, RecordProblem):
            problems.append(found)
        elif found.key in items:
            problems.append(RecordProblem(record.number, found.source_id or "", "repeated"))
        else:
            items[found.key] = found
    yield Progress(len(records), len(records), "items")
    made = tuple(items.values())
    tasks = Counter(item.template for item in made if item.template)
    told = Counter(code for item in made for code in _told(item))
    return ImportedItems(format_, len(records), made, tuple(problems), dict(told), dict(tasks))


def _records(path: Path) -> list[Record]:
    try:
        records = list(records_in(read_bytes(path)))
    except ValueError as error:
        raise KnownError("tasks_unreadable", path=str(path), reason=str(error)) from error
    if not records:
        raise KnownError("tasks_empty", path=str(path))
    return records


def _format(records: list[Record], path: Path) -> TaskFormat:
    first = next((record for record in records if not record.problem), None)
    if first is None:
        reason = records[0].problem
        raise KnownError("tasks_unreadable", path=str(path), reason=reason)
    for format_, signs in _SIGNS.items():
        if signs <= first.members.keys():
            return format_
    raise KnownError("tasks_unknown", path=str(path))


def _truths(path: Path, truths: Path | None) -> dict[str, Any]:
    beside = path.parent / "possible_answer" / path.name
    source = truths or (beside if beside.is_file() else None)
    if source is None:
        return {}
    return {
        name: record.members.get("ground_truth")
        for record in _records(source)
        if isinstance(name := record.members.get("id"), str)
    }


def _maker(format_: TaskFormat, truths: Mapping[str, Any]) -> Callable[[dict[str, Any], int], Item]:
    if format_ is TaskFormat.BFCL:
        return lambda members, number: bfcl_item(members, number, truths)
    return {
        TaskFormat.GSM8K: gsm8k_item,
        TaskFormat.HUMANEVAL: humaneval_item,
        TaskFormat.SHARDED: shard_item,
    }[format_]


def _made(record: Record, make: Callable[[dict[str, Any], int], Item]) -> Item | RecordProblem:
    name = next((record.members[key] for key in ("task_id", "id") if key in record.members), "")
    if record.problem:
        return RecordProblem(record.number, "", "not_json", record.problem[:80])
    try:
        return make(record.members, record.number)
    except RecordError as error:
        return RecordProblem(record.number, str(name)[:80], error.code, error.detail)


def _told(item: Item) -> list[str]:
    told = ["no_decoys"]
    if item.family is DriftFamily.SHARDED and item.template in NOT_GRADED:
        told.append("not_graded")
    if item.family is DriftFamily.HUMANEVAL or item.template == "code":
        told.append("needs_sandbox")
    return told
