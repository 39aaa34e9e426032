"""Tab-separated text as spreadsheets put it on the clipboard: read and written without loss."""

import re
from collections.abc import Iterable, Iterator, Sequence

_MARKS = re.compile('[\t\n\r"]')
# A quoted field ends at a quote that a separator follows. One that does not is no quoted field:
# some spreadsheets quote only what needs it, and a cell may begin with a quotation mark.
_FIELD = re.compile(
    r'(?:"(?P<quoted>[^"]*+(?:""[^"]*+)*+)"(?=[\t\r\n]|\Z)|(?P<plain>[^\t\r\n]*+))'
    r"(?P<end>\t|\r\n|\r|\n|\Z)"
)


def tsv(rows: Iterable[Sequence[str]]) -> str:
    """Rows as tab-separated text; a field with a tab, a quote or a line break is quoted."""
    return "\n".join(map(tsv_line, rows))


def tsv_line(row: Sequence[str]) -> str:
    """One row of `tsv`."""
    return "\t".join([_quoted(field) if _MARKS.search(field) else field for field in row])


def _quoted(field: str) -> str:
    return '"' + field.replace('"', '""') + '"'


def read_tsv(text: str, bare_quotes: bool = False) -> Iterator[list[str]]:
    """The rows of a tab-separated text, one by one; each has the fields that stand in it.

    Lines end with LF, CRLF or CR, and the last end of a line begins no row. Inside of quotes tabs
    and line breaks are kept as they are, and a doubled quote is one. No field is read as a number,
    a date or a formula. "" has no row.

    With `bare_quotes` a field in quotes that holds no tab, no line break and no doubled quote is
    no quoted field, and keeps them: spreadsheets copy a cell that reads "so" just as it reads.
    """
    at, row = 0, list[str]()
    while at < len(text) or row:
        found = _FIELD.match(text, at)
        assert found is not None  # the plain field may be empty, and so may the end
        quoted = found["quoted"]
        if quoted is None:
            row.append(found["plain"])
        elif bare_quotes and not _MARKS.search(quoted):
            row.append(f'"{quoted}"')
        else:
            row.append(quoted.replace('""', '"'))
        at = found.end()
        if found["end"] != "\t":
            yield row
            row = []
