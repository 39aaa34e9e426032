"""What kind of file comes in, and how it is to be read; only a sure thing is decided.

An encoding is sure where the file begins with a byte order mark or is UTF-8. For any other, the
encodings are told in which the beginning can be read, and the reviewer chooses.
"""

import codecs
import csv
import io
import re
from dataclasses import dataclass
from pathlib import Path

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.run_tables import ENCODINGS, Reading, TableFormat
from statelab_gui.exchange.reading import is_numeric, is_ours
from statelab_gui.exchange.regular import open_regular
from statelab_gui.exchange.tables import records_of

HEAD_BYTES = 1 << 18
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_SEPARATORS = (",", ";", "\t")
_RECORDS = 30
_OF_TEXT = bytes({*range(0x20, 0x100), *b"\t\n\v\f\r\x1a\x1b"} - {0x7F})
_COMMA_NUMBER = re.compile("-?[0-9]+,[0-9]+")
_POINT_NUMBER = re.compile(r"-?[0-9]+\.[0-9]+")


@dataclass(frozen=True)
class Sniffed:
    """What was found at the beginning of a file; `encodings` are those that it can be read in."""

    reading: Reading
    encodings: tuple[str, ...]


def sniff(path: Path) -> Sniffed:
    """Look at the beginning of a file.

    Raises KnownError "cannot_read", "empty_file" (path), or "not_a_table" for a picture and the
    like, that is no text in any encoding.
    """
    try:
        with open_regular(path) as file:
            head = file.read(HEAD_BYTES)
            whole = len(head) < HEAD_BYTES
    except OSError as error:
        reason = error.strerror or str(error)
        raise KnownError("cannot_read", path=str(path), reason=reason) from error
    if not head.strip(b"\0\t\r\n \xef\xbb\xbf\xff\xfe"):
        raise KnownError("empty_file", path=str(path))
    if head.startswith(b"PK\x03\x04"):
        return Sniffed(Reading(TableFormat.XLSX), ())
    encodings = encodings_of(head, whole=whole)
    sure = bool(encodings) and encodings[0] in ("utf-8", "utf-16")
    if not any(one.startswith("utf-") for one in encodings) and _is_no_text(head):
        raise KnownError("not_a_table", path=str(path), reason="no text")
    reading = (
        reading_of(head, encodings[0], path.suffix) if sure else Reading(TableFormat.CSV, None)
    )
    return Sniffed(reading, encodings)


def encodings_of(head: bytes, *, whole: bool) -> tuple[str, ...]:
    """The encodings in which a file's beginning can be read; one alone where it is sure."""
    for mark, encoding in _MARKS:
        if head.startswith(mark):
            return (encoding,)
    found = [one for one in ENCODINGS if one != "utf-16" and _reads(head, one, whole)]
    return ("utf-8",) if "utf-8" in found else tuple(found)


def reading_of(head: bytes, encoding: str, suffix: str) -> Reading:
    """How a text of that encoding is best read, by its beginning."""
    text = decoded(head, encoding)
    if suffix.lower() in (".jsonl", ".ndjson", ".json") or text.lstrip().startswith("{"):
        return Reading(TableFormat.JSONL, encoding)
    separator = separator_of(text)
    kind = TableFormat.TSV if separator == "\t" else TableFormat.CSV
    whole = len(head) < HEAD_BYTES
    return Reading(kind, encoding, separator, _decimal(text, separator, whole))


def decoded(head: bytes, encoding: str) -> str:
    """The text at the beginning of a file, without a byte order mark or half a character."""
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    return decoder.decode(head, final=False).removeprefix("\ufeff")


def separator_of(text: str) -> str:
    """The separator that gives the most columns in the most records alike; a comma for none."""

    def rank(separator: str) -> tuple[int, int]:
        counts = [len(record) for record in _records(text, separator)]
        if not counts or counts[0] < 2:
            return (0, 0)
        return (sum(count == counts[0] for count in counts), counts[0])

    best = max(_SEPARATORS, key=rank)
    return best if rank(best) > (0, 0) else ","


def _decimal(text: str, separator: str, whole: bool) -> str:
    if separator == ",":
        return "."
    records = _records(text, separator, len(text), whole=whole)
    header = [key.removeprefix("'") for key in records[0]] if records else []
    numeric = {at for at, key in enumerate(header) if is_numeric(key)}
    if not is_ours(header):  # any column of another's file may hold numbers
        numeric = set(range(max(map(len, records), default=0)))
    fields = [field for record in records for at, field in enumerate(record) if at in numeric]
    commas = sum(bool(_COMMA_NUMBER.fullmatch(field)) for field in fields)
    points = sum(bool(_POINT_NUMBER.fullmatch(field)) for field in fields)
    return "," if commas > points else "."


def _records(
    text: str, separator: str, most: int = _RECORDS, *, whole: bool = False
) -> list[list[str]]:
    """The first records; the last one read may be cut by the end of the beginning, if it is not the
    whole file."""
    found: list[list[str]] = []
    try:
        lines = io.StringIO(text, newline="")
        for record in records_of(lines, separator, strict=False):
            if record:
                found.append(record)
            if len(found) > most:
                return found[:-1]
    except (KnownError, csv.Error):
        pass
    return found if whole or len(found) < 3 else found[:-1]


def _is_no_text(head: bytes) -> bool:
    """Whether so many bytes mean nothing in a text that it can be none; one that slipped into it is
    no such sign."""
    return 50 * len(head.translate(None, _OF_TEXT)) > len(head)


def _reads(head: bytes, encoding: str, whole: bool) -> bool:
    try:
        text = codecs.getincrementaldecoder(encoding)().decode(head, final=whole)
    except UnicodeError:
        return False
    if encoding.startswith("utf-16"):  # any bytes can be read so: text has ASCII in it
        plain = sum(" " <= c < "\x7f" or c in "\t\r\n" for c in text)
        return plain * 20 > len(text)
    return True
