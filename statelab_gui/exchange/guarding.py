"""Cells as fields of a text file that a spreadsheet neither runs nor changes, and back.

The rule of the apostrophe: a text gets one in front where a spreadsheet would run it as a formula,
where it begins with an apostrophe already, and where it reads `not provided`. In a file for Excel
so does a text that Excel would take for another number, date or truth value (`007`, `5/6`, `1e5`,
more than 15 digits). `from_field` takes exactly one off again. Numbers of numeric columns are
written as they are, so that -1 stays a number; one of more than 15 digits, which Excel rounds, gets
the apostrophe in a file for Excel.
"""

import re
from dataclasses import dataclass

from statelab_gui.domain.run_tables import NOT_PROVIDED_WORD
from statelab_gui.domain.runs import Setting
from statelab_gui.domain.table_cells import Cell, plain_cell, setting_of

_RUNS_AS_FORMULA = frozenset("=+-@\t\r\n＝＋－＠")
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?", re.ASCII)
_EXACT_DIGITS = 15
"""More digits than these no spreadsheet keeps."""

_UNCHANGED = re.compile(r"(0|[1-9][0-9]*)(\.[0-9]*[1-9])?|[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
_CURRENCY = "(NT|US|HK)?[$¥€£]"
_DATE = (
    r"[0-9]{1,4}[-/.年][0-9]{1,2}([-/.月][0-9]{0,4}[日号號]?)?"
    r"|[0-9]{1,2}月([0-9]{1,2}[日号號]?)?"
    rf"|[0-9]{{1,2}}[-/ .]?{_MONTH}([-/ .,]*[0-9]{{1,4}})?"
    rf"|{_MONTH}[-/ .]?[0-9]{{1,4}}(,? *[0-9]{{1,4}})?"
)
_TIME = (
    r"([上下]午)? ?[0-9]{1,3}:[0-9]{1,2}(:[0-9.]+)?( ?([ap]m?|[上下]午))?"
    r"|([上下]午)? ?[0-9]{1,2}[时時点點]([0-9]{1,2}分([0-9]{1,2}秒)?)?"
)
_CHANGED = re.compile(
    rf"[-+(]?({_CURRENCY} ?)?[0-9][0-9.,']*( [0-9]{{3}})*([eE][-+]?[0-9]+)?"
    rf"( ?([%)元]|{_CURRENCY}))?"
    r"|[-+]?[.,][0-9]+([eE][-+]?[0-9]+)?"
    r"|[0-9]+ +[0-9]+/[0-9]+"
    rf"|({_DATE})( +({_TIME}))?"
    rf"|{_TIME}"
    r"|true|false",
    re.IGNORECASE | re.ASCII,
)
_WIDE = {0xFF01 + at: 0x21 + at for at in range(94)} | {ord("\u3000"): " ", ord("￥"): "¥"}
"""What Chinese input methods type in place of ASCII; a spreadsheet in Chinese reads both alike."""


@dataclass(frozen=True)
class Column:
    """A column of a file: `key` is its header; `numeric` columns keep numbers untouched.

    Cells of `dated` columns that hold an ISO date are dates where a file knows such.
    """

    key: str
    numeric: bool = False
    dated: bool = False


@dataclass(frozen=True)
class Dialect:
    """How a text file is written: `separator` is one of , ; TAB and `decimal` one of . and ,

    `bom` makes it a file for Excel: it puts a byte order mark in front of the UTF-8 text, without
    which Excel garbles Chinese, and guards what Excel would change.
    """

    separator: str = ","
    decimal: str = "."
    bom: bool = True


FOR_EXCEL = Dialect()
PLAIN = Dialect(bom=False)


def to_field(cell: Setting, column: Column, dialect: Dialect = FOR_EXCEL) -> str:
    """The text of `cell` in a file, before quoting."""
    return field_of(plain_cell(cell), column.numeric, dialect)


def field_of(cell: Cell, numeric: bool, dialect: Dialect) -> str:
    """As `to_field`, for a cell of a page."""
    if not cell:
        return NOT_PROVIDED_WORD if cell is None else ""
    return _guarded(cell, numeric, dialect)


def _guarded(text: str, numeric: bool, dialect: Dialect) -> str:
    if numeric:
        if _NUMBER.fullmatch(text):
            guarded = dialect.bom and is_rounded(text)
            return "'" + text if guarded else text.replace(".", dialect.decimal)
        if as_number(text, dialect.decimal) is not None:  # "1,5" that is no number of ours
            return "'" + text
    guarded = needs_apostrophe(text) or (dialect.bom and is_changed(text))
    return "'" + text if guarded else text


def from_field(
    field: str, column: Column, dialect: Dialect = FOR_EXCEL, *, apostrophes: bool = True
) -> Setting:
    """The cell that `to_field` wrote as `field`.

    In a file that is not ours, `apostrophes` False leaves them where they are.
    """
    return setting_of(cell_of_field(field, column.numeric, dialect, apostrophes=apostrophes))


def cell_of_field(field: str, numeric: bool, dialect: Dialect, *, apostrophes: bool) -> Cell:
    """As `from_field`, for a cell of a page."""
    if field == NOT_PROVIDED_WORD:
        return None
    if apostrophes and field[:1] == "'":
        return field[1:]
    number = as_number(field, dialect.decimal) if numeric else None
    return field if number is None else number


def as_number(field: str, decimal: str) -> str | None:
    """The number, with a point, that `field` holds when written with `decimal`; None when none."""
    number = field.replace(decimal, ".")
    return number if _NUMBER.fullmatch(number) else None


def is_rounded(number: str) -> bool:
    """True for a number of more digits than a spreadsheet keeps."""
    if len(number) <= _EXACT_DIGITS:
        return False
    mantissa = re.split("[eE]", number)[0]
    return len(mantissa.replace(".", "").lstrip("-0")) > _EXACT_DIGITS


def needs_apostrophe(text: str) -> bool:
    """True for texts that a spreadsheet runs or that would be read back as another cell.

    Leading blanks are looked through: some importers trim them before they look for a formula.
    """
    if text[0] == "'" or text == NOT_PROVIDED_WORD or text[0] in _RUNS_AS_FORMULA:
        return True
    return text.lstrip()[:1] in _RUNS_AS_FORMULA


def is_changed(text: str) -> bool:
    """True for texts that a spreadsheet takes for a number, date or truth value spelled otherwise.

    A plain number such as 181 and an ISO date are left to it: they mean there what they mean here.
    """
    if len(text) > 60:
        return False
    bare = text.translate(_WIDE).strip()
    if not _CHANGED.fullmatch(bare):
        return False
    return bare != text or not _UNCHANGED.fullmatch(bare) or is_rounded(bare)
