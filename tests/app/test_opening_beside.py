"""Making a document, and opening a large one, in a job; refused as a small one is."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
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


@pytest.fixture
def new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the dialog for a new document says that it is to be."""
    path = tmp_path / "new.statelab"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    return path


def test_a_new_document_is_made_in_a_thread_that_is_not_the_windows(
    window: MainWindow, qtbot: QtBot, new: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    create = Document.create.__func__  # type: ignore[attr-defined]

    def watched(cls: type[Document], path: Path, **more: object) -> Document:
        threads.append(threading.current_thread())
        made: Document = create(cls, path, **more)
        return made

    monkeypatch.setattr(Document, "create", classmethod(watched))
    window.trigger("file.new")
    qtbot.waitUntil(lambda: open_path(window) == new, timeout=5_000)
    settle(window, qtbot)
    assert threads and threading.main_thread() not in threads
    assert window.session.apply(AddCaseSet("Starter", starter())) is not None
    assert window.status.feedback() == "✓ Made new."


def test_nothing_is_made_while_half_typed_text_would_be_lost(
    window: MainWindow, qtbot: QtBot, lab: Path, new: Path, failures: list[KnownError]
) -> None:
    window.open_document(str(lab))
    qtbot.waitUntil(lambda: open_path(window) == lab, timeout=5_000)
    settle(window, qtbot)
    lost = KnownError("document_busy", path=str(lab))
    window.session.about_to_close.connect(lambda: window.session.refuse_to_leave(lost))
    window.trigger("file.new")
    settle(window, qtbot)
    assert failures == [lost]
    assert open_path(window) == lab and not new.exists()


def test_one_that_was_opened_in_vain_can_be_opened_again(
    window: MainWindow, qtbot: QtBot, lab: Path, tmp_path: Path, failures: list[KnownError]
) -> None:
    window.open_document(str(lab))
    qtbot.waitUntil(lambda: open_path(window) == lab, timeout=5_000)
    settle(window, qtbot)
    lost = KnownError("document_busy", path=str(lab))
    window.session.about_to_close.connect(lambda: window.session.refuse_to_leave(lost))
    other = tmp_path / "other.statelab"
    Document.create(other).close()
    window.open_document(str(other))
    qtbot.waitUntil(lambda: failures == [lost], timeout=5_000)
    settle(window, qtbot)
    assert open_path(window) == lab
    Document.open(other).close()


def test_a_cancelled_making_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "new.statelab"
    path.parent.mkdir()
    job = Document.creating(path)
    next(job)
    next(job)  # made and claimed
    assert path.exists()
    job.close()
    assert list(path.parent.iterdir()) == []
    Document.create(path).close()
