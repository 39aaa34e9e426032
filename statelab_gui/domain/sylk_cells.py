"""Rows of texts as SYLK, in which LibreOffice takes texts for texts where HTML would change them.

HTML folds blanks, drops control characters and is broken in two by LibreOffice where a text is
long; SYLK keeps all of these. One cell is one record, written as LibreOffice 3.2 and later do.
"""

from collections.abc import Iterable, Sequence

from statelab_gui.domain.marked_cells import is_plain_number

_LONGEST = 65_000
"""Bytes of a record: LibreOffice cuts what is longer."""
_LINE_BREAK = "\x1b :"
_HEAD = "ID;PCALCOOO32\n"
_FOOT = "E\n"


def sylk_row(number: int, row: Sequence[str]) -> str | None:
    """The records of one row, the first having the number 1; None where one cannot be written.

    Every kind of line break becomes the one that a cell of a spreadsheet has.
    """
    records = []
    for at, text in enumerate(row, start=1):
        if not text:
            continue
        record = f"C;X{at};Y{number};K{_value(text)}\n"
        if "\0" in text or _LINE_BREAK in text or not _fits(record):
            return None
        records.append(record)
    return "".join(records)


def sylk_table(rows: Iterable[str]) -> str:
    """The whole of such rows."""
    return f"{_HEAD}{''.join(rows)}{_FOOT}"


def _fits(record: str) -> bool:
    if 4 * len(record) <= _LONGEST and record.isascii():
        return True
    try:
        return len(record.encode()) <= _LONGEST
    except UnicodeEncodeError:  # half of a pair of surrogates
        return False


def _value(text: str) -> str:
    if is_plain_number(text):
        return text
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    written = text.replace(";", ";;").replace("\n", _LINE_BREAK)
    return f'"{written}"'
