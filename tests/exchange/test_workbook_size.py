"""A workbook that memory would not hold is refused before it is read, and says what to do."""

import struct
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


_SHEET = "xl/worksheets/sheet1.xml"


def _with_sheet(book: Path, rows: str, name: str = "other.xlsx", **more: str) -> Path:
    """The same workbook with these rows in its sheet."""
    path = book.with_name(name)
    begin = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
    sheet = f"{begin}<sheetData>{rows}</sheetData></worksheet>"
    with zipfile.ZipFile(book) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for part in old.namelist():
            new.writestr(part, sheet if part == _SHEET else old.read(part))
        for part, text in more.items():
            new.writestr(part.replace("_", "."), text)
    return path


@pytest.mark.parametrize(
    "rows",
    [
        '<row r="1"><c r="A1"><v>1</v></c></row><row><c r="XFD1048576"><v>1</v></c></row>',
        "<row><c s='1' r='A1'><v>1</v></c><c t=\">\" r = 'xfd1048576'><v>1</v></c></row>",
        '<x:row r="1"><x:c r="A1"><v>1</v></x:c></x:row><x:c r="XFD1048576"><x:v>1</x:v></x:c>',
        '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c><v>1</v></c></row>',
        '<row r="1">' + "<c><v>1</v></c>" * 9000 + '</row><row r="1000000"><c><v>1</v></c></row>',
    ],
)
def test_two_cells_in_far_corners_are_refused_before_room_is_made_for_all_between_them(
    book: Path, rows: str
) -> None:
    path = _with_sheet(book, rows)
    assert path.stat().st_size < 10_000
    with pytest.raises(KnownError) as refused:
        look_at(path)
    assert refused.value.code == "workbook_too_large"


@pytest.mark.parametrize(
    "rows",
    [
        '<row r="1"><c r="AAAA1"><v>1</v></c></row>',
        '<row r="1"><c r="A99999999999"><v>1</v></c></row>',
        '<row r="1"><c r="XFE1"><v>1</v></c></row>',
        '<row r="1"><c r="A0"><v>1</v></c></row>',
        '<row r="1"><c r=A1><v>1</v></c></row>',
        '<row r="1">' + "<c/>" * 20_000 + "</row>",
    ],
)
def test_a_cell_outside_of_any_sheet_is_refused(book: Path, rows: str) -> None:
    with pytest.raises(KnownError) as refused:
        look_at(_with_sheet(book, rows))
    assert refused.value.code == "not_a_table"


def test_cells_that_hold_nothing_but_their_look_take_no_room(book: Path) -> None:
    rows = (
        '<row r="1"><c r="A1" t="inlineStr"><is><t>case</t></is></c></row>'
        '<row r="1048576"><c r="XFD1048576" s="1"/></row>'
    )
    assert look_at(_with_sheet(book, rows)).header == ("case",)


def test_how_the_cells_are_written_does_not_matter(book: Path) -> None:
    rows = (
        "<row r='1'><c t='inlineStr'><is><t>case</t></is></c>"
        '<c t="inlineStr"><is><t>a&lt;c r="XFD1048576">b</t></is></c></row>'
        '<row r="2"><c s="0"  r="B2" t="inlineStr"><is><t>two</t></is></c></row>'
    )
    assert look_at(_with_sheet(book, rows)).header == ("case", 'a<c r="XFD1048576">b')


def test_a_directory_that_tells_a_small_size_is_not_believed(
    book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(xlsx_size, "MOST_BYTES", 1_000_000)
    rows = '<row r="2"><c r="A2"><v>1</v></c></row>' + " " * 30_000_000
    path = _with_sheet(book, rows)
    raw = bytearray(path.read_bytes())
    with zipfile.ZipFile(path) as archive:
        size = struct.pack("<I", archive.getinfo(_SHEET).file_size)
    assert raw.count(size) == 2  # before the data and in the directory
    path.write_bytes(raw.replace(size, struct.pack("<I", 100)))
    with pytest.raises(KnownError) as refused:
        look_at(path)
    assert refused.value.code == "workbook_too_large"


@pytest.mark.parametrize("part", ["content_xml"])
def test_a_workbook_of_another_kind_is_refused(book: Path, part: str) -> None:
    path = _with_sheet(book, "", "a.ods", **{part: "<office/>"})
    with pytest.raises(KnownError) as refused:
        look_at(path)
    assert refused.value.code == "not_a_table"


def test_other_parts_may_hold_anything(book: Path) -> None:
    with zipfile.ZipFile(book, "a") as archive:
        archive.writestr("xl/printerSettings/printerSettings1.bin", b"<c r=\0<c <row <<c/ ")
        archive.writestr("xl/drawings/drawing1.xml", "<d><xdr:row>1048575</xdr:row><a:c/></d>")
    assert look_at(book).header == ("case", "notes")


def test_a_side_sheet_that_somebody_wrote_into_breaks_nothing(tmp_path: Path) -> None:
    path = tmp_path / "ours.xlsx"
    with xlsxwriter.Workbook(str(path)) as made:
        made.add_worksheet("run log").write_row(0, 0, ["case", "exact_numbers"])
        side = made.add_worksheet("long texts")
        side.write_row(0, 0, ["number", "", "", "", "text"])
        side.write_row(1, 0, [1.5, "", "", "", "half"])
        side.write_row(2, 0, ["=0/0", "not a number"])
    raw = _with_numbers(path, "<v>1.5</v>", "<v>NaN</v>")
    assert look_at(raw).header[0] == "case"


def _with_numbers(book: Path, old: str, new: str) -> Path:
    path = book.with_name("changed.xlsx")
    with zipfile.ZipFile(book) as before, zipfile.ZipFile(path, "w") as after:
        for part in before.namelist():
            after.writestr(part, before.read(part).replace(old.encode(), new.encode()))
    return path
