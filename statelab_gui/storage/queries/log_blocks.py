"""What table run_block tells of every reply: read whole, or of some replies only."""

import sqlite3
from collections.abc import Generator, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]
Facts: TypeAlias = NDArray[Any]
"""One record a reply, of `FACTS`."""

FACTS = np.dtype(
    [
        ("case", ">u4"),
        ("examinee", ">u4"),
        ("prefix", ">u4"),
        ("received", ">u4"),
        ("repeat", ">u2"),
        ("correct", ">u2"),
        ("total", ">u2"),
        ("source", "u1"),
        ("fault", "u1"),
        ("flags", "u1"),
        ("outcome", "u1"),
    ]
)
_SLOTS = 128
_CHUNK = 1 << 11
"""Blocks read in one go: a reading job can be stopped between two."""
_FEW = 500
_BLOCKS = "SELECT id, packed FROM run_block WHERE id > ? ORDER BY id LIMIT ?"


def reading_facts(connection: sqlite3.Connection) -> Generator[int, None, tuple[Ints, Facts]]:
    """The ids of all replies, ascending, and their facts; yields how many were read."""
    parts: list[Facts] = [np.empty(0, FACTS)]
    ids: list[Ints] = [np.empty(0, np.int64)]
    after, done = -1, 0
    while blocks := connection.execute(_BLOCKS, (after, _CHUNK)).fetchall():
        after = blocks[-1][0]
        number, slots = _unpacked(blocks)
        ids.append(number)
        parts.append(slots)
        done += len(number)
        yield done
    return np.concatenate(ids), np.concatenate(parts)


def facts_of(connection: sqlite3.Connection, reply_ids: Ints) -> tuple[Ints, Facts]:
    """The same of some replies: those of these ids that there are, ascending."""
    wanted = np.unique(reply_ids)
    numbers = np.unique(wanted // _SLOTS).tolist()
    blocks: list[tuple[int, str]] = []
    for start in range(0, len(numbers), _FEW):
        few = numbers[start : start + _FEW]
        marks = ",".join("?" * len(few))
        query = f"SELECT id, packed FROM run_block WHERE id IN ({marks}) ORDER BY id"
        blocks += connection.execute(query, few).fetchall()
    number, slots = _unpacked(blocks)
    asked = np.isin(number, wanted)
    return number[asked], slots[asked]


def _unpacked(blocks: Sequence[tuple[int, str]]) -> tuple[Ints, Facts]:
    slots = np.frombuffer(bytes.fromhex("".join(packed for _, packed in blocks)), FACTS)
    first = np.array([block * _SLOTS for block, _ in blocks], np.int64)
    number = (first[:, None] + np.arange(_SLOTS)).ravel()
    held = slots["case"] != 0
    return number[held], slots[held]
