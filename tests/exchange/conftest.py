"""A sandbox for tests of what is graded by running it."""

import pytest

from statelab_gui.sandbox.runner import BubblewrapRunner


@pytest.fixture(scope="session")
def sandbox_runner() -> BubblewrapRunner:
    runner = BubblewrapRunner()
    if not runner.available().ready:
        pytest.skip("no sandbox here")
    return runner
