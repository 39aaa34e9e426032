"""Tables of settings as CSV files: what is written is read back equal, and no cell is run.

A file holds a header of fixed English column keys and one record a row (RFC 4180, CRLF). A blank
cell is an empty field; a cell that was not provided holds the words `not provided`. A text that a
spreadsheet might run, that begins with an apostrophe or that equals those words is written after
one more apostrophe, which `read_csv` takes off again. Numbers of numeric columns are written as
they are, so that -1 stays a number.
"""

import contextlib
import csv
import io
import os
import re
import secrets
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting, SettingState

NOT_PROVIDED_WORD = "not provided"
_RUNS_AS_FORMULA = frozenset("=+-@\t\r\n＝＋－＠")
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?", re.ASCII)
_LONGEST_FIELD = 2**31 - 1
_ROWS_A_REPORT = 200


@dataclass(frozen=True)
class Column:
    """A column of a file: `key` is its header; `numeric` columns keep numbers untouched."""

    key: str
    numeric: bool = False


@dataclass(frozen=True)
class Dialect:
    """How a file is written: `separator` is one of , ; TAB and `decimal` one of . and ,

    `bom` puts a byte order mark in front of the UTF-8 text, without which Excel garbles Chinese.
    """

    separator: str = ","
    decimal: str = "."
    bom: bool = True


FOR_EXCEL = Dialect()
PLAIN = Dialect(bom=False)


def to_field(cell: Setting, column: Column, dialect: Dialect = FOR_EXCEL) -> str:
    """The text of `cell` in a file, before quoting."""
    if cell.state is SettingState.BLANK:
        return ""
    if cell.state is SettingState.NOT_PROVIDED:
        return NOT_PROVIDED_WORD
    text = cell.value
    if column.numeric:
        if _NUMBER.fullmatch(text):
            return text.replace(".", dialect.decimal)
        if _as_number(text, dialect) is not None:  # "1,5" that is no number of ours
            return "'" + text
    return "'" + text if _needs_apostrophe(text) else text


def from_field(field: str, column: Column, dialect: Dialect = FOR_EXCEL) -> Setting:
    """The cell that `to_field` wrote as `field`."""
    if field == "":
        return BLANK
    if field == NOT_PROVIDED_WORD:
        return NOT_PROVIDED
    if field.startswith("'"):
        return Setting.of(field[1:])
    number = _as_number(field, dialect) if column.numeric else None
    return Setting.of(field if number is None else number)


def _as_number(field: str, dialect: Dialect) -> str | None:
    """The number, with a point, that `field` holds when written in `dialect`; None when none."""
    number = field.replace(dialect.decimal, ".")
    return number if _NUMBER.fullmatch(number) else None


def _needs_apostrophe(text: str) -> bool:
    """True for texts that a spreadsheet runs or that would be read back as another cell.

    Leading blanks are looked through: some importers trim them before they look for a formula.
    """
    if text[0] == "'" or text == NOT_PROVIDED_WORD or text[0] in _RUNS_AS_FORMULA:
        return True
    return text.lstrip()[:1] in _RUNS_AS_FORMULA


def csv_text(
    columns: Sequence[Column], rows: Iterable[Sequence[Setting]], dialect: Dialect = FOR_EXCEL
) -> str:
    """The whole file as text without a byte order mark: header, then rows."""
    out = io.StringIO()
    writer = _writer(out, dialect)
    writer.writerow([column.key for column in columns])
    writer.writerows(_fields(row, columns, dialect) for row in rows)
    return out.getvalue()


def write_csv(
    path: Path,
    columns: Sequence[Column],
    rows: Iterable[Sequence[Setting]],
    dialect: Dialect = FOR_EXCEL,
    total: int = 0,
) -> Generator[Progress, None, int]:
    """Write `rows` (each as long as `columns`) to `path`, reporting now and then out of `total`.

    The file appears whole at the end, in place of an older one, or not at all: closing the
    generator early leaves nothing behind. Returns the number of rows. Raises
    KnownError("cannot_write", path, reason) when the folder cannot be written or the disk is full.
    """
    done = 0
    temporary: Path | None = None
    try:
        beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
        encoding = "utf-8-sig" if dialect.bom else "utf-8"
        with beside.open("x", encoding=encoding, newline="") as file:
            temporary = beside
            writer = _writer(file, dialect)
            writer.writerow([column.key for column in columns])
            for row in rows:
                writer.writerow(_fields(row, columns, dialect))
                done += 1
                if done % _ROWS_A_REPORT == 0:
                    yield Progress(done, max(total, done))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        temporary = None
    except OSError as error:
        reason = error.strerror or str(error)
        raise KnownError("cannot_write", path=str(path), reason=reason) from error
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()
    yield Progress(done, done)
    return done


def read_csv(
    path: Path, columns: Sequence[Column], dialect: Dialect = FOR_EXCEL
) -> list[tuple[Setting, ...]]:
    """The rows of a file that `write_csv` made with the same columns, byte order mark or none.

    Raises KnownError("wrong_columns", path, found, wanted) when the header differs
    and KnownError("not_a_table", path, reason) when the text is no table or not UTF-8.
    """
    with path.open(encoding="utf-8-sig", newline="") as file:
        return parse_csv(file, columns, dialect, str(path))


def parse_csv(
    lines: Iterable[str],
    columns: Sequence[Column],
    dialect: Dialect = FOR_EXCEL,
    name: str = "",
) -> list[tuple[Setting, ...]]:
    """The rows of an opened table (lines with their ends), as `read_csv` gives them."""
    limit = csv.field_size_limit(_LONGEST_FIELD)
    try:
        records = list(csv.reader(lines, delimiter=dialect.separator, strict=True))
    except (csv.Error, UnicodeDecodeError) as error:
        raise KnownError("not_a_table", path=name, reason=str(error)) from error
    finally:
        csv.field_size_limit(limit)
    wanted = [column.key for column in columns]
    found = records[0] if records else []
    if found != wanted:
        raise KnownError(
            "wrong_columns", path=name, found=", ".join(found), wanted=", ".join(wanted)
        )
    return [
        tuple(from_field(f, column, dialect) for f, column in zip(record, columns, strict=True))
        for record in records[1:]
    ]


def _writer(out: IO[str], dialect: Dialect) -> Any:
    return csv.writer(out, delimiter=dialect.separator, lineterminator="\r\n")


def _fields(row: Sequence[Setting], columns: Sequence[Column], dialect: Dialect) -> list[str]:
    return [to_field(cell, column, dialect) for cell, column in zip(row, columns, strict=True)]
