"""A program's columns as little-endian blobs in the smallest type, and back; and probe plans."""

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.probe_plans import PlanState, ProbePlan
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


def plan_columns(plan: ProbePlan) -> dict[str, Any]:
    """The values of a row of table probe_plan, its case and examinee left out."""
    return {
        "boundaries": _numbers_text(np.asarray(plan.coarse, dtype=np.int64)),
        "stretches": json.dumps(plan.stretches),
        "repeats": plan.repeats,
        "state": plan.state.value,
    }


def plan_of(row: Any) -> ProbePlan:
    """The plan in a row of table probe_plan, of any schema."""
    return ProbePlan.of(
        _numbers(row.boundaries),
        [(first, last) for first, last in json.loads(row.stretches)],
        row.repeats,
        PlanState(row.state),
    )


def _numbers_text(ascending: NDArray[np.int64]) -> str:
    """Ascending numbers as JSON, three and more at equal steps as [first, last, step]."""
    numbers = ascending.tolist()
    steps = np.diff(ascending)
    turns = np.flatnonzero(np.diff(steps) != 0) + 1
    starts = np.concatenate(([0], turns))
    stops = np.concatenate((turns, [len(steps)]))
    parts: list[int | list[int]] = []
    done = 0  # numbers written: two runs may share the one at which the step turns
    for start, stop in zip(starts.tolist(), stops.tolist(), strict=True):
        start = max(start, done)
        if stop - start >= 2:
            parts += numbers[done:start]
            parts.append([numbers[start], numbers[stop], numbers[stop] - numbers[stop - 1]])
            done = stop + 1
    return json.dumps(parts + numbers[done:])


def _numbers(text: str) -> NDArray[np.int64]:
    """The numbers that `_numbers_text` wrote; schema 1 wrote those in a row as [first, last]."""
    found: list[int] = []
    for part in json.loads(text):
        if isinstance(part, int):
            found.append(part)
        else:
            first, last, *step = part
            found += range(first, last + 1, *step)
    return np.array(found, dtype=np.int64)


def _smallest(column: NDArray[Any]) -> NDArray[Any]:
    low, high = (int(column.min()), int(column.max())) if len(column) else (0, 0)
    return column.astype(smallest_int(low, high).newbyteorder("<"), copy=False)


def _code(column: NDArray[Any]) -> str:
    return f"{column.dtype.kind}{column.dtype.itemsize}"


def _native(blob: bytes, code: str) -> NDArray[Any]:
    return np.frombuffer(blob, dtype=f"<{code}").astype(code, copy=False)
