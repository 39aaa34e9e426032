"""The slip of adding without taking the remainder."""

import numpy as np

from statelab_gui.domain.executing import Ints
from statelab_gui.domain.fingerprints.alternatives import Alternatives
from statelab_gui.domain.fingerprints.studying import Studied


def no_modulo(case: Studied) -> Alternatives:
    """Every sum without its modulus, however large it grows."""
    if not case.sums.any():
        return Alternatives.none(case.cells)
    operand, row = case.program.operand, []
    for path in case.paths:
        amounts = path[case.sums[path]]
        row.append(int(operand[path[0]]) + _exact_sum(operand[amounts]))
    return Alternatives.one(row)


def _exact_sum(numbers: Ints) -> int:
    """The sum by halves of 32 bits, each of which stays far from 64 bits."""
    wide = numbers.astype(np.int64)
    return (int((wide >> 32).sum()) << 32) + int((wide & 0xFFFFFFFF).sum())
