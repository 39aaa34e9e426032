"""A runner for the tests, skipped where this computer has no sandbox."""

import pytest

from statelab_gui.domain.drift.code_tests import CallTests, text_of_tests
from statelab_gui.domain.drift.code_values import to_plain
from statelab_gui.domain.drift.running import RunReport
from statelab_gui.sandbox.limits import Limits
from statelab_gui.sandbox.runner import BubblewrapRunner


class Sandbox:
    """Short ways to ask a runner."""

    def __init__(self, runner: BubblewrapRunner) -> None:
        self.runner = runner

    def report(self, code: str, *expected: object) -> RunReport:
        """The report of `answer()` called once for each expected value."""
        asked = CallTests("answer", tuple([] for _ in expected), tuple(map(to_plain, expected)))
        return self.runner.run(code, text_of_tests(asked))

    def gives(self, code: str, expected: object) -> bool:
        """Whether `answer()` of the code gives back what is expected."""
        report = self.report(code, expected)
        assert report.total == 1
        return report.passed == 1


@pytest.fixture(scope="session")
def sandbox() -> Sandbox:
    runner = BubblewrapRunner(Limits(processor_seconds=2, clock_seconds=8, memory=256 * 2**20))
    here = runner.available()
    if not here.ready:
        pytest.skip(f"no sandbox here: {here.why_not} {here.detail}")
    return Sandbox(runner)
