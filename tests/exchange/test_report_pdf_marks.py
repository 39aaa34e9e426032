"""What is put behind a PDF file changes no byte of it, and a strange file not at all."""

import re

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QFont, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from statelab_gui.exchange.report_pdf_marks import Bookmark, with_marks


@pytest.fixture
def pdf(qapp: QApplication) -> bytes:
    """Two sheets as Qt writes them."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    painter.setFont(QFont())
    painter.drawText(500, 500, "One and two")
    writer.newPage()
    painter.drawText(500, 500, "Three")
    painter.end()
    return bytes(buffer.data().data())


def object_at(data: bytes, number: int) -> bytes:
    """What the newest table of the file has as that object."""
    start = int(re.findall(rb"startxref\s+(\d+)", data)[-1])
    assert data[start:].startswith(b"xref")
    place = re.search(rb"\n%d 1\n(\d{10}) 00000 n " % number, data[start:])
    assert place is not None
    found = re.match(rb"%d 0 obj\n(.*?)\nendobj" % number, data[int(place[1]) :], re.DOTALL)
    assert found is not None
    return found[1]


def test_no_byte_of_the_file_is_changed(pdf: bytes) -> None:
    marked = with_marks(pdf, [Bookmark("One", 0, 0)], "en", frozenset())
    assert marked.startswith(pdf) and len(marked) > len(pdf)
    assert marked.rstrip().endswith(b"%%EOF")


def test_the_catalogue_tells_language_and_bookmarks(pdf: bytes) -> None:
    marked = with_marks(pdf, [Bookmark("One", 0, 0)], "zh-Hant", frozenset())
    root = int(re.findall(rb"/Root (\d+) 0 R", marked)[-1])
    catalogue = object_at(marked, root)
    assert b"/Lang <FEFF" + "zh-Hant".encode("utf-16-be").hex().upper().encode() in catalogue
    outlines = re.search(rb"/Outlines (\d+) 0 R", catalogue)
    assert outlines is not None and b"/Count 1" in object_at(marked, int(outlines[1]))
    assert b"/Pages" in catalogue


def test_without_headings_there_is_no_tree_of_bookmarks(pdf: bytes) -> None:
    assert b"/Outlines" not in with_marks(pdf, [], "en", frozenset())


@pytest.mark.parametrize("data", [b"", b"%PDF-1.4\nnothing of the kind", b"\0" * 100])
def test_what_is_no_file_of_qt_stays_as_it_is(data: bytes) -> None:
    assert with_marks(data, [Bookmark("One", 0, 0)], "en", frozenset()) == data


def test_a_bookmark_beyond_the_last_sheet_leaves_the_file_as_it_is(pdf: bytes) -> None:
    assert with_marks(pdf, [Bookmark("One", 2, 0)], "en", frozenset()) == pdf


def test_a_radical_is_taken_back_only_where_the_text_has_none(pdf: bytes) -> None:
    radical = pdf.replace(b"<004F>", b"<2F00>")  # the O of "One" as the first radical of Kangxi
    assert radical != pdf and len(radical) == len(pdf)
    assert b"<4E00>" in with_marks(radical, [], "en", frozenset())
    assert b"<4E00>" not in with_marks(radical, [], "en", frozenset("⼀"))
