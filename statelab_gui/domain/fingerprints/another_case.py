"""The slip of answering another case."""

from statelab_gui.domain.fingerprints.alternatives import NO_PLACES, Alternatives, rows_of
from statelab_gui.domain.fingerprints.studying import Studied


def another_case(case: Studied) -> Alternatives:
    """The final state of each other case, by label, that has the very cells of this one."""
    cells = case.program.cells
    fitting = {label: truth for label, truth in case.others.items() if set(truth) == set(cells)}
    if not fitting:
        return Alternatives.none(case.cells)
    rows = rows_of([[truth[cell] for cell in cells] for truth in fitting.values()])
    return Alternatives(rows, NO_PLACES, others=tuple(fitting))
