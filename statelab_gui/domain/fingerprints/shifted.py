"""The slip of writing every value one cell further on."""

from statelab_gui.domain.fingerprints.alternatives import Alternatives
from statelab_gui.domain.fingerprints.studying import Studied


def cells_shifted(case: Studied) -> Alternatives:
    """The right values in order, but one cell on (+1) or back (-1), the end going round.

    "all:+1", "all:-1" over all cells, "ordinary:+1", "ordinary:-1" with the scratch cell in place.
    """
    truth = case.truth.tolist()
    ordinary, scratch = truth[:-1], truth[-1:]
    rows = {
        "all:+1": truth[-1:] + truth[:-1],
        "all:-1": truth[1:] + truth[:1],
        "ordinary:+1": ordinary[-1:] + ordinary[:-1] + scratch,
        "ordinary:-1": ordinary[1:] + ordinary[:1] + scratch,
    }
    return Alternatives.varied(rows, case.cells)
