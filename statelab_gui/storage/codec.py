"""A program's columns as little-endian blobs in the smallest type, and back; and probe plans."""

import json
from collections.abc import Sequence
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.updates import Program, smallest_int


def program_columns(program: Program) -> dict[str, Any]:
    """The values of a row of table program, its id left out."""
    target_type = "u1" if len(program.cells) <= 256 else "u2"
    operand, value = _smallest(program.operand), _smallest(program.values)
    return {
        "cells": json.dumps(program.cells, ensure_ascii=False),
        "modulus": program.modulus,
        "updates": len(program),
        "target_type": target_type,
        "operand_type": _code(operand),
        "value_type": _code(value),
        "op": program.op.astype("<u1").tobytes(),
        "target": program.target.astype(f"<{target_type}").tobytes(),
        "operand": operand.tobytes(),
        "value": value.tobytes(),
    }


def program_of(row: Any) -> Program:
    """The program in a row of table program, its values at hand without executing it."""
    return Program(
        tuple(json.loads(row.cells)),
        row.modulus,
        np.frombuffer(row.op, dtype=np.uint8),
        np.frombuffer(row.target, dtype=f"<{row.target_type}").astype(np.uint16),
        _native(row.operand, row.operand_type),
    ).knowing(_native(row.value, row.value_type))


def plan_text(boundaries: Sequence[int] | NDArray[np.int64]) -> str:
    """Boundaries as JSON, sorted and each once; those in a row as [first, last]."""
    # Sorted as a rule: a merging sort takes one pass, where numpy's `unique` hashes them all.
    numbers = np.sort(np.asarray(boundaries, dtype=np.int64), kind="stable")
    numbers = numbers[np.concatenate(([True], np.diff(numbers) != 0))]
    cuts = np.flatnonzero(np.diff(numbers) != 1) + 1
    firsts = numbers[np.concatenate(([0], cuts))].tolist()
    lasts = numbers[np.concatenate((cuts - 1, [len(numbers) - 1]))].tolist()
    spans = zip(firsts, lasts, strict=True)
    return json.dumps([first if first == last else [first, last] for first, last in spans])


def plan_of(text: str) -> tuple[int, ...]:
    """The boundaries that `plan_text` wrote, in order."""
    spans = ([part, part] if isinstance(part, int) else part for part in json.loads(text))
    return tuple(chain.from_iterable(range(first, last + 1) for first, last in spans))


def _smallest(column: NDArray[Any]) -> NDArray[Any]:
    low, high = (int(column.min()), int(column.max())) if len(column) else (0, 0)
    return column.astype(smallest_int(low, high).newbyteorder("<"), copy=False)


def _code(column: NDArray[Any]) -> str:
    return f"{column.dtype.kind}{column.dtype.itemsize}"


def _native(blob: bytes, code: str) -> NDArray[Any]:
    return np.frombuffer(blob, dtype=f"<{code}").astype(code, copy=False)
