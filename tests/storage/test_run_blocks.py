"""The packed facts of replies: what the log sorts by is what is recorded, however it came in."""

import shutil
import sqlite3
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import documents_bench as bench
import pytest

from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.document import Document

_OLD = Path(__file__).parents[1] / "documents"
_DIGITS, _SLOTS = 52, 128


def _packed(path: Path) -> dict[int, tuple[object, ...]]:
    """What the slots of the blocks tell, by reply id, the numbers of words put into words."""
    connection = sqlite3.connect(path)
    words = dict(connection.execute("SELECT id, word FROM run_word").fetchall())
    found: dict[int, tuple[object, ...]] = {}
    for block, packed in connection.execute("SELECT id, packed FROM run_block"):
        assert len(packed) == _SLOTS * _DIGITS
        for place in range(_SLOTS):
            slot = packed[place * _DIGITS : (place + 1) * _DIGITS]
            widths = (8, 8, 8, 8, 4, 4, 4, 2, 2, 2, 2)
            ends = [sum(widths[:n]) for n in range(len(widths) + 1)]
            parts = [int(slot[a:b], 16) for a, b in pairwise(ends)]
            if parts[0] == 0:
                assert set(slot) == {"0"}
                continue
            parts[7:9] = [words[parts[7]], words.get(parts[8])]
            parts[10] = words.get(parts[10])
            found[block * _SLOTS + place] = tuple(parts)
    connection.close()
    return found


def _recorded(path: Path) -> dict[int, tuple[object, ...]]:
    """The same facts from the tables themselves."""
    connection = sqlite3.connect(path)
    rows = connection.execute(
        """
        SELECT r.id, r.case_id, r.examinee_id, coalesce(r.prefix, 0), r.received_at, r.repeat,
            v.correct, v.total, r.source, v.fault, v.valid, v.exact, run.superseded_by,
            run.revealed_before, r.outcome
        FROM reply r JOIN run ON run.reply_id = r.id JOIN verdict v ON v.id = run.verdict_id
        """
    ).fetchall()
    connection.close()
    found: dict[int, tuple[object, ...]] = {}
    for number, case, who, prefix, at, repeat, *judged, valid, exact, later, seen, ended in rows:
        seconds = int(datetime.fromisoformat(at).timestamp())
        flags = valid + 2 * exact + 4 * (later is not None) + 8 * seen
        found[number] = (case, who, prefix, seconds, repeat, *judged, flags, ended)
    return found


def test_recording_correcting_and_revealing_keep_the_blocks(document: Document) -> None:
    bench.add_set(document)
    bench.add_examinee(document)
    for number in range(200):
        ended = [None, *Outcome][number % 10]
        source = list(ReplySource)[number % 4]
        bench.record(document, number % 8 + 1, 1, source=source, outcome=ended)
    bench.record(document, 1, 1, supersedes=1, received_at="2026-11-30T01:00:00.75+00:00")
    bench.record(document, 7, 1, prefix=9, repeat=3, raw=b"")
    bench.raw_sql(document, "INSERT INTO reveal (case_id, at) VALUES (2, 'now')")
    bench.record(document, 2, 1)
    assert len(_packed(document.path)) == 203
    assert _packed(document.path) == _recorded(document.path)


@pytest.mark.parametrize("replies", [0, 1, 127, 128, 129, 300])
def test_the_replies_of_an_older_document_are_packed_alike(tmp_path: Path, replies: int) -> None:
    path = tmp_path / "old.statelab"
    shutil.copyfile(_OLD / "v0002.statelab", path)
    connection = sqlite3.connect(path)
    have = connection.execute("SELECT max(id) FROM reply").fetchone()[0]
    for number in range(have + 1, replies + 1):
        row = "8, 1, NULL, 'file', NULL, 0, '2026-01-01T00:00:00+00:00', '', NULL, '', x'00', 1"
        connection.execute(f"INSERT INTO reply VALUES ({number}, {row})")
        connection.execute(
            f"INSERT INTO verdict VALUES ({number + 1000}, {number}, 1, 0, 0, 6, 0, 'empty', '')"
        )
        connection.execute(
            "INSERT INTO run (reply_id, verdict_id, revealed_before) VALUES (?, ?, 0)",
            (number, number + 1000),
        )
    connection.commit()
    connection.close()
    Document.open(path).close()
    assert len(_packed(path)) == max(have, replies)
    assert _packed(path) == _recorded(path)


def test_what_does_not_fit_is_cut_and_no_row_is_refused(document: Document) -> None:
    bench.add_set(document)
    bench.add_examinee(document)
    bench.record(document, 1, 1, received_at="some day", repeat=70_000)
    slot = _packed(document.path)[1]
    assert (slot[3], slot[4]) == (0, 65_535)
    assert document.run_rows([1])[0].received_at == "some day"
