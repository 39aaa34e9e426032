"""How a reply comes in: clipboard, dropped text, file. The record is what is received.

Nothing here goes through an editor widget, and bytes are taken as bytes wherever the platform has
them: a Python str handed to Qt loses a leading byte-order mark and unpaired surrogates.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QTextDocument

from statelab_gui.domain.displaying import record_of_text
from statelab_gui.domain.runs import ReplySource

FILE_LIMIT = 64 * 1024 * 1024
"""Bytes. A larger file is refused whole: a part of a reply is no reply."""


class Refusal(StrEnum):
    """Why nothing was received."""

    CLIPBOARD_EMPTY = "clipboard_empty"
    IMAGE_ONLY = "image_only"
    NO_TEXT = "no_text"
    SEVERAL_FILES = "several_files"
    FOLDER = "folder"
    NOT_LOCAL = "not_local"
    TOO_LARGE = "too_large"
    UNREADABLE = "unreadable"
    UNHOLDABLE = "unholdable"


class IntakeError(Exception):
    """Nothing was received, for one of the known reasons; `name` is the file's, if any."""

    def __init__(self, reason: Refusal, name: str = "") -> None:
        super().__init__(reason, name)
        self.reason = reason
        self.name = name


@dataclass(frozen=True)
class Received:
    """A reply as it came in: the exact bytes and the way they came."""

    raw: bytes
    source: ReplySource
    file_name: str | None = None
    converted_from_html: bool = False
    typed: bool = False


def received_from_file(path: Path) -> Received:
    """The bytes of a regular file of at most FILE_LIMIT bytes; raises IntakeError otherwise."""
    try:
        if path.is_dir():
            raise IntakeError(Refusal.FOLDER, path.name)
        if not path.is_file():
            raise IntakeError(Refusal.UNREADABLE, path.name)
        with path.open("rb") as file:
            raw = file.read(FILE_LIMIT + 1)
    except OSError as error:
        raise IntakeError(Refusal.UNREADABLE, path.name) from error
    if len(raw) > FILE_LIMIT:
        raise IntakeError(Refusal.TOO_LARGE, path.name)
    return Received(raw, ReplySource.FILE, file_name=path.name)


def received_from_urls(urls: Sequence[QUrl]) -> Received:
    """The one local file among `urls`; several files, folders and web addresses are refused."""
    if len(urls) != 1:
        raise IntakeError(Refusal.SEVERAL_FILES)
    if not urls[0].isLocalFile():
        raise IntakeError(Refusal.NOT_LOCAL)
    return received_from_file(Path(urls[0].toLocalFile()))


def received_from_mime(mime: QMimeData | None) -> Received:
    """The text of a clipboard or a drop, as received; HTML alone is turned into text and flagged.

    Raises IntakeError when there is nothing that can be a reply.
    """
    if mime is None or not mime.formats():
        raise IntakeError(Refusal.CLIPBOARD_EMPTY)
    text = plain_text(mime)
    if text is not None:
        return _bounded(Received(text, ReplySource.PASTED))
    if mime.hasUrls():
        return received_from_urls(mime.urls())
    if mime.hasHtml():
        converted = record_of_text(text_of_html(mime.html()))
        if converted:
            return _bounded(Received(converted, ReplySource.PASTED, converted_from_html=True))
    if mime.hasImage():
        raise IntakeError(Refusal.IMAGE_ONLY)
    raise IntakeError(Refusal.NO_TEXT)


def text_of_html(html: str) -> str:
    """The text a reader sees in `html`, no-break spaces kept and images left out."""
    document = QTextDocument()
    document.setHtml(html)
    raw = document.toRawText()
    breaks = dict.fromkeys(map(ord, "\u2028\u2029\ufdd0\ufdd1"), "\n")
    return raw.translate({**breaks, ord("\ufffc"): None}).strip("\n")


def plain_text(mime: QMimeData) -> bytes | None:
    """The clipboard's text in UTF-8, or None when it holds no text or an empty one.

    The format that names its encoding comes first: some platforms take a byte-order mark off the
    other one. A file manager's copy also holds the path as text; there the file is what was meant.
    """
    if mime.hasUrls() and any(url.isLocalFile() for url in mime.urls()):
        return None
    named = [f for f in mime.formats() if f.lower().replace("-", "") == "text/plain;charset=utf8"]
    for key in [*named, "text/plain"]:
        # Asked for a format that is not there, Qt would make one out of an address.
        data = bytes(mime.data(key).data()) if key in mime.formats() else b""
        if data:
            return data
    text = mime.text() if mime.hasText() and not mime.hasUrls() else ""
    return record_of_text(text) if text else None


def _bounded(received: Received) -> Received:
    if len(received.raw) > FILE_LIMIT:
        raise IntakeError(Refusal.TOO_LARGE)
    return received
