"""What answers that track nothing would score, to be read beside every rate."""

from dataclasses import dataclass

import numpy as np

from statelab_gui.domain.updates import Op, Program


@dataclass(frozen=True)
class Baseline:
    """Right cells of `total` when the initial values, or the last constants, are answered.

    `echo_scratch` and `last_scratch` say whether the scratch cell is among the right ones.
    """

    echo: int
    last_constant: int
    total: int
    echo_scratch: bool
    last_scratch: bool

    @property
    def echo_passes(self) -> bool:
        """Whether repeating the initial values gets every cell right."""
        return self.echo == self.total

    @property
    def last_constant_passes(self) -> bool:
        """Whether answering each cell's last constant gets every cell right."""
        return self.last_constant == self.total


def baseline(program: Program) -> Baseline:
    """The score of doing nothing on this case.

    Echo: the first value of every cell. Last constant: the number in the last update of that cell
    that has one (what is set, or what is added). Cells that are never written do not count; the
    scratch cell is the last one.
    """
    echo = last = total = 0
    echo_right = last_right = False
    for c in range(len(program.cells)):
        written = np.flatnonzero(program.target == c)
        if len(written) == 0:
            continue
        total += 1
        truth = int(program.values[written[-1]])
        echo_right = int(program.values[written[0]]) == truth
        literal = written[program.op[written] != Op.COPY]
        last_right = len(literal) > 0 and int(program.operand[literal[-1]]) == truth
        echo += echo_right
        last += last_right
    return Baseline(echo, last, total, echo_right, last_right)
