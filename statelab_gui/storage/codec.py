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
        "boundaries": _numbers_text(plan.coarse_array),
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
    steps = np.diff(ascending)
    turns = np.flatnonzero(np.diff(steps) != 0) + 1
    starts = np.concatenate(([0], turns))
    stops = np.concatenate((turns, [len(steps)]))
    several = stops - starts >= 2
    parts: list[int | list[int]] = []
    done = 0  # numbers written: two runs may share the one at which the step turns
    for begin, stop in zip(starts[several].tolist(), stops[several].tolist(), strict=True):
        start = max(begin, done)
        if stop - start >= 2:
            parts += ascending[done:start].tolist()
            parts.append([int(ascending[start]), int(ascending[stop]), int(steps[begin])])
            done = stop + 1
    return json.dumps(parts + ascending[done:].tolist())


def _numbers(text: str) -> NDArray[np.int64]:
    """The numbers that `_numbers_text` wrote; schema 1 wrote those in a row as [first, last]."""
    runs = [(k, k, 1) if isinstance(k, int) else (*k, 1)[:3] for k in json.loads(text)]
    first, last, step = np.array(runs, dtype=np.int64).reshape(-1, 3).T
    counts = (last - first) // step + 1
    begins = np.cumsum(counts) - counts  # where each run begins in the column of all
    within = np.arange(int(counts.sum())) - np.repeat(begins, counts)
    found: NDArray[np.int64] = np.repeat(first, counts) + within * np.repeat(step, counts)
    return found


def _smallest(column: NDArray[Any]) -> NDArray[Any]:
    low, high = (int(column.min()), int(column.max())) if len(column) else (0, 0)
    return column.astype(smallest_int(low, high).newbyteorder("<"), copy=False)


def _code(column: NDArray[Any]) -> str:
    return f"{column.dtype.kind}{column.dtype.itemsize}"


def _native(blob: bytes, code: str) -> NDArray[Any]:
    return np.frombuffer(blob, dtype=f"<{code}").astype(code, copy=False)
