"""A file's rows as what they say, read as often as is asked for."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_reading import Decode, RowReader
from statelab_gui.domain.import_rows import ImportRow, RowProblem
from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import NOT_PROVIDED_WORD, Reading
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED
from statelab_gui.domain.table_cells import Cell, plain_cell
from statelab_gui.exchange.guarding import Dialect, cell_of_field
from statelab_gui.exchange.reading import (
    Raw,
    Where,
    drained,
    finding_header,
    is_numeric,
    is_ours,
    opened,
)
from statelab_gui.exchange.regular import open_regular
from statelab_gui.exchange.sniffing import HEAD_BYTES, reading_of, sniff

SAMPLES = 3
_SAMPLE = 200


@dataclass(frozen=True)
class Looked:
    """The beginning of a file: how it is read, in what encodings it can be, and what is in it.

    `header` is empty while the encoding is not decided. `samples` are the first rows, long cells
    cut, as many cells each as the header has.
    """

    reading: Reading
    encodings: tuple[str, ...]
    header: tuple[str, ...] = ()
    samples: tuple[tuple[str, ...], ...] = ()


def look_at(path: Path, wanted: Reading | None = None, *, guess: bool = False) -> Looked:
    """Look at a file, as `wanted` or as it is best read.

    With `guess` the header still decides whether texts have an apostrophe too many.

    Raises the KnownErrors of `sniff` and `opened`.
    """
    return drained(looking_at(path, wanted, guess=guess))


def looking_at(
    path: Path, wanted: Reading | None = None, *, guess: bool = False
) -> Generator[Progress, None, Looked]:
    """As `look_at`, as a job: the keys of JSON Lines are those of all its lines."""
    yield Progress(0, 0, "bytes")
    sniffed = sniff(path)
    reading = sniffed.reading if wanted is None else wanted
    if reading.encoding is None:
        return Looked(reading, sniffed.encodings)
    header = yield from finding_header(path, reading)
    with opened(path, reading, header) as table:
        if wanted is None or guess:
            reading = replace(reading, apostrophes=is_ours(table.header))
        samples = [row for _, row in zip(range(SAMPLES), table.rows, strict=False)]
        return Looked(
            reading,
            sniffed.encodings,
            table.header,
            tuple(_shown(row, len(table.header)) for _, row in samples),
        )


def reading_in(path: Path, encoding: str) -> Reading:
    """How a text file of that encoding is best read."""
    try:
        with open_regular(path) as file:
            return reading_of(file.read(HEAD_BYTES), encoding, path.suffix)
    except OSError as error:
        reason = error.strerror or str(error)
        raise KnownError("cannot_read", path=str(path), reason=reason) from error


class ImportFile:
    """The rows of a file; `targets` are the keys that its columns are read as, and `header` the
    columns themselves, where the file was looked at before."""

    def __init__(
        self,
        path: Path,
        reading: Reading,
        targets: Sequence[str],
        own: Mapping[str, LogColumn],
        header: Sequence[str] = (),
    ) -> None:
        self.path = path
        self._header = header
        self._reading = reading
        self._targets = targets
        self.own = own
        self._where: Where | None = None

    def items(self) -> Iterator[ImportRow | list[RowProblem]]:
        """Every row that is not blank: what it says, or what is wrong with it."""
        targets = self._targets
        places = [place for place, key in enumerate(targets) if key]
        reader = RowReader([targets[place] for place in places], self.own, self._decoding)
        wide, every = len(targets), len(places) == len(targets)
        with opened(self.path, self._reading, self._header) as table:
            self._where = table.where
            for number, row in table.rows:
                found = len(row)
                if found > wide and any(cell not in ("", BLANK) for cell in row[wide:]):
                    facts = {"found": found, "wanted": wide}
                    yield [RowProblem(number, "", "row_too_long", facts)]
                    continue
                if found < wide:
                    row = [*row, *[""] * (wide - found)]
                yield reader.read(number, row if every else [row[place] for place in places])

    def progress(self) -> Progress:
        """How far the reading under way is."""
        return Progress(0, 0, "bytes") if self._where is None else self._where.progress()

    def _decoding(self, key: str) -> Decode:
        """What makes a cell of that column of what stands in the file."""
        reading, numeric = self._reading, is_numeric(key)
        dialect = Dialect(reading.separator, reading.decimal)

        def decoded(raw: Raw) -> Cell:
            if not isinstance(raw, str):
                return plain_cell(raw)
            cell = cell_of_field(raw, numeric, dialect, apostrophes=reading.apostrophes)
            return cell if cell is None or cell.strip() else ""

        return decoded


def _shown(row: Sequence[Raw], columns: int) -> tuple[str, ...]:
    texts = [_text(cell)[:_SAMPLE] for cell in row[:columns]]
    return (*texts, *[""] * (columns - len(texts)))


def _text(cell: Raw) -> str:
    if isinstance(cell, str):
        return cell
    return NOT_PROVIDED_WORD if cell == NOT_PROVIDED else cell.value
