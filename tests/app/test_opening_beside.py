"""Opening a large document: it is looked through in a job, and refused as a small one is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.app import document_commands
from statelab_gui.app.main_window import MainWindow
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.recipes import starter
from statelab_gui.storage.commands import AddCaseSet
from statelab_gui.storage.document import Document


@pytest.fixture(autouse=True)
def every_document_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(document_commands, "_AT_ONCE", 0)


@pytest.fixture
def lab(tmp_path: Path) -> Path:
    """A document with a set, closed."""
    path = tmp_path / "lab.statelab"
    document = Document.create(path)
    document.apply(AddCaseSet("Starter", starter()))
    document.close()
    return path


@pytest.fixture
def failures(window: MainWindow) -> Iterator[list[KnownError]]:
    told: list[KnownError] = []
    window.session.failed.connect(told.append)
    yield told
    window.session.failed.disconnect(told.append)


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.session.is_busy, timeout=5_000)


def open_path(window: MainWindow) -> Path | None:
    document = window.session.document
    return None if document is None else document.path


def test_it_is_opened_for_writing_when_it_was_looked_through(
    window: MainWindow, qtbot: QtBot, lab: Path
) -> None:
    window.open_document(str(lab))
    qtbot.waitUntil(lambda: open_path(window) == lab, timeout=5_000)
    settle(window, qtbot)
    assert window.session.document is not None and not window.session.document.read_only
    assert window.session.apply(AddCaseSet("More", starter())) is not None


def test_asked_for_twice_it_is_opened_once_and_not_refused(
    window: MainWindow, qtbot: QtBot, lab: Path, failures: list[KnownError]
) -> None:
    window.open_document(str(lab))
    qtbot.waitUntil(lambda: window.session.is_busy or open_path(window) == lab, timeout=5_000)
    window.open_document(str(lab))
    qtbot.waitUntil(lambda: open_path(window) == lab, timeout=5_000)
    settle(window, qtbot)
    assert failures == []


def test_a_damaged_one_is_refused_as_a_small_one_and_what_was_open_stays_open(
    window: MainWindow,
    qtbot: QtBot,
    lab: Path,
    failures: list[KnownError],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.open_document(str(lab))
    qtbot.waitUntil(lambda: open_path(window) == lab, timeout=5_000)
    settle(window, qtbot)
    damaged = lab.with_name("damaged.statelab")
    raw = bytearray(lab.read_bytes())
    raw[4096:8192] = b"\xff" * 4096
    damaged.write_bytes(raw)
    window.open_document(str(damaged))
    qtbot.waitUntil(lambda: bool(failures), timeout=5_000)
    settle(window, qtbot)
    monkeypatch.setattr(document_commands, "_AT_ONCE", 1 << 30)
    window.open_document(str(damaged))
    beside, at_once = failures
    assert (beside.code, beside.facts) == (at_once.code, at_once.facts)
    assert open_path(window) == lab
    assert damaged.read_bytes() == bytes(raw)


def test_one_that_another_window_has_is_refused(
    window: MainWindow, qtbot: QtBot, lab: Path, failures: list[KnownError]
) -> None:
    other = Document.open(lab)
    window.open_document(str(lab))
    qtbot.waitUntil(lambda: bool(failures), timeout=5_000)
    settle(window, qtbot)
    assert failures[0].code == "document_locked"
    assert open_path(window) is None
    other.close()


def test_a_cancelled_look_gives_the_document_back(lab: Path) -> None:
    job = Document.opening(lab)
    next(job)
    next(job)  # claimed and looked through
    with pytest.raises(KnownError):
        Document.open(lab)
    job.close()
    Document.open(lab).close()
    assert [path.name for path in lab.parent.iterdir() if path.name.startswith("lab")] == [lab.name]
