"""Slips with the scratch cell, the last one."""

import numpy as np

from statelab_gui.domain.fingerprints.alternatives import Alternatives
from statelab_gui.domain.fingerprints.studying import Studied
from statelab_gui.domain.updates import Program


def scratch_mixed_up(case: Studied) -> Alternatives:
    """The scratch cell taken for another, for unwritten, or for what it was at first.

    "exchanged:CELL": its final value and that of CELL exchanged. "never_written": writes to it
    after its first are ignored, and whoever reads it reads the first. "first_value": all is right
    but it has its first value. None where it is written only once: it is no scratch cell then.
    """
    program, scratch = case.program, case.cells - 1
    writes = program.target == scratch
    if int(writes.sum()) < 2:
        return Alternatives.none(case.cells)
    truth = case.truth.tolist()
    rows = {}
    for c, name in enumerate(program.cells[:-1]):
        row = list(truth)
        row[c], row[scratch] = row[scratch], row[c]
        rows[f"exchanged:{name}"] = row
    kept = ~writes
    kept[case.first[scratch]] = True
    rows["never_written"] = _final(program, np.flatnonzero(kept))
    rows["first_value"] = [*truth[:-1], int(program.values[case.first[scratch]])]
    return Alternatives.varied(rows, case.cells)


def _final(program: Program, kept: "np.ndarray[tuple[int], np.dtype[np.intp]]") -> list[int]:
    part = Program(
        program.cells,
        program.modulus,
        program.op[kept],
        program.target[kept],
        program.operand[kept],
    )
    state = part.last_state()
    return [state[name] for name in program.cells]
