"""How long counting across cases takes: 2,400 cases of 606 updates, 200 probes in each tenth one.

Run: python tests/bench/bench_across.py [SEEDS]
"""

import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

from statelab_gui.app.pages.first_error_counting import Cache, comparing, counting
from statelab_gui.domain.first_errors import Group
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document

_PROBED_EACH = 10


def make(path: Path, seeds: int) -> int:
    """A document in which every case is answered with its first values and some are probed."""
    recipe = Recipe(
        seeds=tuple(range(seeds)),
        lengths=(200,),
        cells=("a", "b", "c", "d", "e"),
        scratch="TMP",
        initial=(1, 2, 3, 4, 5, 0),
        modulus=10,
    )
    document = Document.create(path)
    document.apply(AddCaseSet("Many", recipe))
    document.apply(AddExaminee({"model": Setting.of("model")}))
    wrong = json.dumps({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "TMP": 1}).encode()
    cases = document.cases(1)
    for at, case in enumerate(cases):
        for prefix in (None, 6) if at % _PROBED_EACH == 0 else (None,):
            document.apply(
                RecordReply(
                    case.id, 1, prefix, wrong, ReplySource.PASTED, None, False,
                    "2026-11-30T10:00:00+08:00",
                )
            )  # fmt: skip
    document.close()
    with sqlite3.connect(path) as file:
        _probe(file)
    return len(cases)


def _probe(file: sqlite3.Connection) -> None:
    """Copy the one probe of each probed case to the end of every move."""
    names = [row[1] for row in file.execute("PRAGMA table_info(reply)")]
    rows = file.execute(f"SELECT {', '.join(names)} FROM reply WHERE prefix = 6").fetchall()
    number = file.execute("SELECT max(id) FROM reply").fetchone()[0]
    verdict = file.execute("SELECT max(id) FROM verdict").fetchone()[0]
    marks = ", ".join("?" * len(names))
    for row in rows:
        facts = dict(zip(names, row, strict=True))
        for prefix in range(9, 607, 3):
            number += 1
            verdict += 1
            new = {**facts, "id": number, "prefix": prefix}
            file.execute(f"INSERT INTO reply VALUES ({marks})", [new[name] for name in names])
            exact = int(prefix < 300)
            file.execute(
                "INSERT INTO verdict SELECT ?, ?, scorer_version, valid, correct, total, ?, fault,"
                " detail, score FROM verdict WHERE reply_id = ?",
                (verdict, number, exact, facts["id"]),
            )
            file.execute(
                "INSERT INTO run (reply_id, verdict_id, revealed_before) VALUES (?, ?, 0)",
                (number, verdict),
            )


def main() -> None:
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "many.statelab"
        cases = make(path, seeds)
        cache: Cache = {}
        counted = _timed("counting", counting(path, Group()))
        print(f"  {cases} cases, {counted.across.prefixes} probed prefixes, n = {counted.across.n}")
        _timed("fingerprints", comparing(path, counted.replies, cache))
        _timed("fingerprints, known already", comparing(path, counted.replies, cache))


def _timed(what: str, work: Generator[Progress, None, Any]) -> Any:
    began, cpu, longest = time.perf_counter(), time.process_time(), 0.0
    while True:
        last = time.perf_counter()
        try:
            next(work)
        except StopIteration as end:
            print(
                f"{what}: {time.perf_counter() - began:.2f} s"
                f" ({time.process_time() - cpu:.2f} s of processor),"
                f" longest without a report {longest * 1000:.0f} ms"
            )
            return end.value
        longest = max(longest, time.perf_counter() - last)


if __name__ == "__main__":
    main()
