"""What running answers that are code has to offer, wherever it is done."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


@dataclass(frozen=True)
class RunReport:
    """`passed` of `total` tests passed; `told` is what the run printed or stumbled over, at most
    some thousands of characters, for a reader only."""

    passed: int
    total: int
    told: str = ""


class CodeRunner(Protocol):
    """Runs code against tests where that is safe; where there is no runner nothing is run."""

    def run(self, code: str, tests: str) -> RunReport:
        """Run `code`, source text of Python, against the tests of a `code_tests.text_of_tests`.

        Raises KnownError("sandbox_failed", reason) where it could not be run at all, and ValueError
        for tests of another kind; whatever the code does is no error.
        """
        ...


class WhyNot(StrEnum):
    """Why code cannot be run in a sandbox on this computer."""

    NOT_LINUX = "not_linux"
    UNKNOWN_MACHINE = "unknown_machine"
    NO_BUBBLEWRAP = "no_bubblewrap"
    NO_PYTHON = "no_python"
    REFUSED = "refused"


@dataclass(frozen=True)
class Availability:
    """Whether code can be run: `why_not` is None if so, else `detail` is what the system said."""

    why_not: WhyNot | None = None
    detail: str = ""

    @property
    def ready(self) -> bool:
        """Whether it can be run."""
        return self.why_not is None
