"""A copy is one whole document that opens; the target changes only when the copy is done."""

from itertools import pairwise
from pathlib import Path

import documents_bench as bench
import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage import copying
from statelab_gui.storage.document import Document


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def filled(document: Document) -> Document:
    bench.add_set(document, lengths=(2, 200))
    bench.record(document, 1, bench.add_examinee(document))
    return document


def test_a_copy_is_one_file_with_everything_in_it(filled: Document, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    target = tmp_path / "out" / "copy.statelab"
    filled.save_copy(target)
    assert _names(target.parent) == ["copy.statelab"]
    assert bench.tables(target) == bench.tables(filled.path)
    copy = Document.open(target)
    bench.record(copy, 2, 1)  # the copy goes its own way
    copy.close()
    assert filled.counts(1).unanswered == 15


def test_a_copy_replaces_a_file_of_that_name(filled: Document, tmp_path: Path) -> None:
    target = tmp_path / "copy.statelab"
    target.write_bytes(b"older")
    filled.save_copy(target)
    assert bench.tables(target) == bench.tables(filled.path)


def test_a_copy_onto_the_open_document_is_refused(filled: Document, tmp_path: Path) -> None:
    link, hard = tmp_path / "link.statelab", tmp_path / "hard.statelab"
    link.symlink_to(filled.path)
    hard.hardlink_to(filled.path)
    before = bench.tables(filled.path)
    for target in (filled.path, link, hard):
        with pytest.raises(KnownError) as caught:
            filled.save_copy(target)
        assert caught.value.code == "copy_onto_itself"
    assert bench.tables(filled.path) == before


def test_a_copy_onto_a_document_open_elsewhere_is_refused(filled: Document, tmp_path: Path) -> None:
    other = bench.new_document(tmp_path, "b.statelab")
    with pytest.raises(KnownError) as caught:
        filled.save_copy(other.path)
    assert caught.value.code == "document_locked"
    assert other.case_sets() == []
    other.close()


def test_a_copy_into_a_missing_folder_is_refused(filled: Document, tmp_path: Path) -> None:
    with pytest.raises(KnownError) as caught:
        filled.save_copy(tmp_path / "none" / "copy.statelab")
    assert caught.value.code == "no_such_folder"


def test_a_copy_tells_how_far_it_is(
    filled: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "_PAGES", 4)
    told = [one for one in filled.copying(tmp_path / "copy.statelab") if one.total]
    assert len(told) > 5
    assert all(a.done < b.done for a, b in pairwise(told))
    assert told[-1].done == told[-1].total


@pytest.mark.parametrize("older", [None, b"older"])
def test_a_cancelled_copy_leaves_the_target_as_it_was(
    filled: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, older: bytes | None
) -> None:
    monkeypatch.setattr(copying, "_PAGES", 1)
    target = tmp_path / "copy.statelab"
    if older is not None:
        target.write_bytes(older)
    before = _names(tmp_path)
    steps = filled.copying(target)
    next(steps)
    next(steps)
    steps.close()  # type: ignore[attr-defined]
    assert _names(tmp_path) == before
    assert older is None or target.read_bytes() == older


def test_what_is_recorded_while_copying_is_in_the_copy(
    filled: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "_PAGES", 1)
    target = tmp_path / "copy.statelab"
    for number, _ in enumerate(filled.copying(target)):
        if number == 3:
            bench.record(filled, 2, 1)
    copied = bench.tables(target)
    assert len(copied["reply"]) in (1, 2)  # as it was at one moment, whichever
    copy = Document.open(target)
    assert copy.counts(1).unanswered == 16 - len(copied["reply"])
    copy.close()


def test_an_error_while_copying_leaves_the_target_as_it_was(
    filled: Document, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.statelab"
    target.write_bytes(b"older")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copying.os, "fsync", full)
    with pytest.raises(KnownError) as caught:
        filled.save_copy(target)
    assert caught.value.code == "disk_full"
    assert target.read_bytes() == b"older"
    assert _names(tmp_path) == [".a.statelab.lock", "a.statelab", "copy.statelab"]


def test_a_copy_that_waits_for_another_writer_can_be_cancelled(
    filled: Document, tmp_path: Path
) -> None:
    target = tmp_path / "copy.statelab"
    before = _names(tmp_path)
    with copying.UNDISTURBED:
        steps = filled.copying(target)
        assert next(steps).total == 0
        assert next(steps).total == 0
        steps.close()  # type: ignore[attr-defined]
        assert _names(tmp_path) == before
    filled.save_copy(target)
    assert bench.tables(target) == bench.tables(filled.path)
