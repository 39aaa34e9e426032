"""Rows of texts as an HTML table in which a spreadsheet takes texts for texts.

Tab-separated text leaves it to the program what a cell is: 007 becomes 7, 5/6 a date and =cmd() a
formula. In HTML a cell can say that it is a text, to Excel by `mso-number-format` and to
LibreOffice by `sdnum`; a number tells LibreOffice its value by `sdval`, whatever the decimal sign.
"""

import re
from collections.abc import Iterable, Sequence
from html import escape

LONGEST = 8_000
"""Characters: LibreOffice breaks longer texts of HTML in two."""

# A number that is written as a spreadsheet would write it, and that it can hold exactly.
_NUMBER = re.compile(r"0|-?(?:[1-9][0-9]{0,14}|(?:0|[1-9][0-9]{0,8})\.[0-9]{0,5}[1-9])")
# White space that HTML folds, and what no HTML can hold.
_CHANGED = re.compile(
    r"^\s|\s$|[^\S\n]{2}|[^\S \n]|\n | \n|[\0-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff]"
)
_TEXT = """<td style='mso-number-format:"\\@"' sdnum="1033;0;@">"""
_HEAD = (
    '<html><head><meta charset="utf-8"><style>br{mso-data-placement:same-cell}</style></head>'
    "<body><table>"
)
_FOOT = "</table></body></html>"


def marked_row(row: Sequence[str]) -> str | None:
    """One row of the table; None when HTML would change a text, or a text is too long for it."""
    if any(len(text) > LONGEST or _CHANGED.search(text) for text in row):
        return None
    return f"<tr>{''.join(map(_cell, row))}</tr>"


def marked_table(rows: Iterable[str]) -> str:
    """The table of such rows."""
    return f"{_HEAD}{''.join(rows)}{_FOOT}"


def is_plain_number(text: str) -> bool:
    """Whether a spreadsheet that takes the text for a number shows it as it was written."""
    return _NUMBER.fullmatch(text) is not None


def _cell(text: str) -> str:
    if not text:
        return "<td></td>"
    if is_plain_number(text):
        return f'<td sdval="{text}" sdnum="1033;">{text}</td>'
    return f"{_TEXT}{escape(text).replace(chr(10), '<br>')}</td>"
