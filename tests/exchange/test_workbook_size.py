"""A workbook that memory would not hold is refused before it is read, and says what to do."""

import zipfile
from pathlib import Path

import pytest
import xlsxwriter

from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange import xlsx_size
from statelab_gui.exchange.importing import look_at
from statelab_gui.exchange.xlsx_size import check_size


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A real workbook of a few thousand rows that packs well."""
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(str(path), {"constant_memory": True}) as made:
        sheet = made.add_worksheet()
        sheet.write_row(0, 0, ["case", "notes"])
        for row in range(1, 5000):
            sheet.write_row(row, 0, ["a case", "the very same note"])
    return path


def _unpacked(path: Path) -> int:
    with zipfile.ZipFile(path) as archive:
        return sum(len(archive.read(name)) for name in archive.namelist())


def test_a_workbook_up_to_the_limit_is_read_and_one_byte_more_is_refused(
    book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = _unpacked(book)
    assert size > 10 * book.stat().st_size
    monkeypatch.setattr(xlsx_size, "MOST_BYTES", size)
    assert look_at(book).header == ("case", "notes")
    monkeypatch.setattr(xlsx_size, "MOST_BYTES", size - 1)
    with pytest.raises(KnownError) as refused:
        look_at(book)
    assert refused.value.code == "workbook_too_large"
    assert refused.value.facts == {"path": str(book), "size": "1", "limit": "1"}


def test_pictures_do_not_count(book: Path) -> None:
    size = _unpacked(book)
    with zipfile.ZipFile(book, "a") as archive:
        archive.writestr("xl/media/image1.png", bytes(1_000_000))
    check_size(book, size)
    with pytest.raises(KnownError):
        check_size(book, size - 1)


def test_what_is_no_archive_is_left_to_the_reader(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(b"PK\x03\x04 and no more")
    check_size(path, 0)
    with pytest.raises(KnownError) as refused:
        look_at(path)
    assert refused.value.code == "not_a_table"
