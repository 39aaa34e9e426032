"""What running answers that are code has to offer, wherever it is done."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class RunReport:
    """`passed` of `total` tests passed; `told` is what the run printed, at most some thousands of
    characters, for a reader only."""

    passed: int
    total: int
    told: str = ""


class CodeRunner(Protocol):
    """Runs code against tests where that is safe; where there is no runner nothing is run."""

    def run(self, code: str, tests: str) -> RunReport:
        """Run `tests`, a list of assertions in Python, after `code`, both as source text."""
        ...
