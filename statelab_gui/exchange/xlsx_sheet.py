"""A sheet of a workbook that takes its rows as XML: XlsxWriter makes an object of every cell, and a
million rows have fifty million."""

import re
from collections.abc import Sequence
from datetime import date
from typing import Any

from xlsxwriter.utility import xl_col_to_name
from xlsxwriter.worksheet import Worksheet

_DAY_0 = date(1899, 12, 30)
_MARKS = re.compile("[&<>]")
_LIKE_ESCAPE = re.compile("_x[0-9a-fA-F]{4}_")


def text_cell(text: str) -> str:
    """The end of a cell's element that holds an escaped text, after its reference; "" for none."""
    if not text:
        return ""
    if "_x" in text:  # Excel would take what follows for a character
        text = _LIKE_ESCAPE.sub(lambda found: f"_x005F{found[0]}", text)
    space = ' xml:space="preserve"' if text[0].isspace() or text[-1].isspace() else ""
    if _MARKS.search(text):
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f' t="inlineStr"><is><t{space}>{text}</t></is></c>'


def number_cell(value: float, style: int = 0) -> str:
    """The end of a cell's element that holds a number."""
    styled = f' s="{style}"' if style else ""
    return f"{styled}><v>{value:.16G}</v></c>"


def day_cell(day: date, style: int) -> str:
    """The end of a cell's element that holds a day later than 1 March 1900."""
    return number_cell((day - _DAY_0).days, style)


class RowSheet(Worksheet):  # type: ignore[misc]  # XlsxWriter is not typed
    """A sheet whose first row is written as XlsxWriter does, and the others by `put`."""

    def put(self, first: int, columns: Sequence[Sequence[str]]) -> None:
        """Put down rows from the one numbered `first`, from 0, on: the ends of their cells by
        column, "" where there is none."""
        self._write_single_row(first)  # the header, which is kept until another row begins
        count = len(columns[0])
        rows = range(first + 1, first + 1 + count)
        told = [
            [end and f'<c r="{name}{row}"{end}' for row, end in zip(rows, ends, strict=True)]
            for name, ends in zip(map(xl_col_to_name, range(len(columns))), columns, strict=True)
        ]
        cells = zip(rows, map("".join, zip(*told, strict=True)), strict=True)
        file: Any = self.row_data_fh
        file.write("".join(f'<row r="{row}">{one}</row>' for row, one in cells))
        self.dim_rowmax = first + count - 1
        self.previous_row = first + count - 1
