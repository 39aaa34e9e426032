"""Fixtures of the view tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from cases_bench import Bench
from desk_bench import DeskBench
from log_bench import LogBench
from pytestqt.qtbot import QtBot


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Bench]:
    """The Cases page over a document of the test's own, closed at its end."""
    bench = Bench(qtbot, tmp_path)
    yield bench
    bench.close()


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[DeskBench]:
    """The Desk over a session of the test's own, closed at its end."""
    bench = DeskBench(qtbot, tmp_path)
    yield bench
    bench.close()


@pytest.fixture
def log(qtbot: QtBot, tmp_path: Path) -> Iterator[LogBench]:
    """The Run-log page over seven real replies."""
    bench = LogBench(qtbot, tmp_path).open()
    yield bench
    bench.close()
