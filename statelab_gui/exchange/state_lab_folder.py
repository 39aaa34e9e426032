"""The state-lab folder: one text file a prompt, and an answer book `answers.json` beside them.

With several seeds each has a subfolder `seed-N`. The two kinds of file have a function each: who
asks for prompts is never given a file that holds an answer.
"""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Protocol

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.executing import Ints
from statelab_gui.domain.updates import Program
from statelab_gui.exchange.staging import Staging

BOOK = "answers.json"

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
_LONGEST_BOOK = 256 << 20  # bytes; far beyond any answer book
_ROWS = 4096  # states told at a time: some hundred kilobytes of text


class PromptCase(Protocol):
    """A case as far as its prompt: nothing here knows an answer."""

    @property
    def name(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def prompt(self) -> str: ...


class BookCase(Protocol):
    """A case with the program whose states are its answers; `prompt` is only measured."""

    @property
    def name(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def prompt(self) -> str: ...
    @property
    def program(self) -> Program: ...


def export(folder: Path, cases: Iterable[BookCase]) -> int:
    """Write prompts and answer book into a new or empty folder, all or nothing; say how many cases.

    Raises what `export_prompts` raises.
    """
    return _last(_exporting(folder, cases, prompts=True))


def export_prompts(folder: Path, cases: Iterable[PromptCase]) -> int:
    """Write the prompts into a new or empty folder, all or nothing; say how many cases.

    Raises KnownError: "folder_not_empty" (path), "not_a_folder" (path), "duplicate_case" (name,
    seed), "unsafe_case_name" (name), "disk_full" (path), "cannot_write" (path, reason).
    """
    return _last(exporting_prompts(folder, cases))


def export_answer_book(folder: Path, cases: Iterable[BookCase]) -> int:
    """Write `answers.json` (one a seed) into the folder, all or nothing; say how many cases.

    The folder may hold prompts but no answer book: raises KnownError("file_exists", path=…) then,
    and what `export_prompts` raises otherwise.
    """
    return _last(exporting_answer_book(folder, cases))


def exporting_prompts(folder: Path, cases: Iterable[PromptCase]) -> Iterator[int]:
    """Do what `export_prompts` does, yielding the cases so far; closing it early undoes all."""
    with Staging(folder, empty=True) as staging:
        seen = _Seen()
        for count, case in enumerate(cases, start=1):
            seen.add(case.name, case.seed)
            _write_prompt(staging, case)
            yield count
        staging.commit(flat=seen.one_seed)


def exporting_answer_book(folder: Path, cases: Iterable[BookCase]) -> Iterator[int]:
    """Do what `export_answer_book` does, yielding the cases so far; closing it early undoes all."""
    return _exporting(folder, cases, prompts=False)


def read_truth(book: Path, case: str) -> dict[str, int]:
    """The final state of a case as an answer book tells it.

    Raises KnownError: "no_such_file" (path), "cannot_read" (path, reason), "not_an_answer_book"
    (path), "unknown_case" (case, path).
    """
    try:
        with book.open("rb") as file:  # a device or a pipe may never end
            data = json.loads(file.read(_LONGEST_BOOK))
    except FileNotFoundError:
        raise KnownError("no_such_file", path=str(book)) from None
    except OSError as error:
        raise KnownError("cannot_read", path=str(book), reason=error.strerror) from None
    except (ValueError, RecursionError):
        raise KnownError("not_an_answer_book", path=str(book)) from None
    if not isinstance(data, dict):
        raise KnownError("not_an_answer_book", path=str(book))
    if case not in data:
        raise KnownError("unknown_case", case=case, path=str(book))
    truth = data[case].get("truth") if isinstance(data[case], dict) else None
    if (
        not isinstance(truth, dict)
        or not truth
        or any(type(value) is not int for value in truth.values())
    ):
        raise KnownError("not_an_answer_book", path=str(book))
    return truth


class _Seen:
    """The cases of an export so far: each name once a seed, each fit to be a file's name."""

    def __init__(self) -> None:
        self._names: set[tuple[int, str]] = set()
        self.seeds: dict[int, None] = {}

    def add(self, name: str, seed: int) -> None:
        if not _NAME.fullmatch(name):
            raise KnownError("unsafe_case_name", name=name)
        # Folders of Windows and macOS take Case and case for one name.
        if (seed, name.lower()) in self._names:
            raise KnownError("duplicate_case", name=name, seed=seed)
        self._names.add((seed, name.lower()))
        self.seeds[seed] = None

    @property
    def one_seed(self) -> bool:
        return len(self.seeds) <= 1


def _exporting(folder: Path, cases: Iterable[BookCase], *, prompts: bool) -> Iterator[int]:
    with Staging(folder, empty=prompts) as staging:
        seen = _Seen()
        for count, case in enumerate(cases, start=1):
            seen.add(case.name, case.seed)
            if prompts:
                _write_prompt(staging, case)
            _write_entry(staging, case)
            yield count
        for seed in seen.seeds:
            with _book(staging, seed) as book:
                book.write("\n}")
        staging.commit(flat=seen.one_seed)


def _place(staging: Staging, seed: int) -> Path:
    return staging.folder(f"seed-{seed}")


def _book(staging: Staging, seed: int) -> IO[str]:
    return (_place(staging, seed) / BOOK).open("a", encoding="utf-8", newline="\n")


def _write_prompt(staging: Staging, case: PromptCase) -> None:
    path = _place(staging, case.seed) / f"{case.name}.txt"
    path.write_text(case.prompt, encoding="utf-8", newline="\n")


def _write_entry(staging: Staging, case: BookCase) -> None:
    """Add a case to its seed's book, which stays open-ended until all are in."""
    with _book(staging, case.seed) as book:
        book.write(",\n" if book.tell() else "{\n")
        _write_states(book, case)


def _last(work: Iterator[int]) -> int:
    return max(work, default=0)


def _write_states(book: IO[str], case: BookCase) -> None:
    """One case as `json.dumps(…, indent=2)` would lay it out within the book, states streamed."""
    program = case.program
    states = program.states
    n = len(program)
    truth = states.after(n) if n else {}
    text = json.dumps(truth, indent=2).replace("\n", "\n    ")
    book.write(f'  {json.dumps(case.name)}: {{\n    "truth": {text},\n    "steps": [')
    # Until every cell is set a state lacks cells; from then on all look alike.
    whole = min(states.complete_from, n + 1)
    opening = "\n"
    for k in range(1, whole):
        state = json.dumps(states.after(k), indent=2).replace("\n", "\n      ")
        book.write(f"{opening}      {state}")
        opening = ",\n"
    if whole <= n:
        order = sorted(range(len(states.cells)), key=states.first.__getitem__)
        fields = ",\n".join(f"        {_field(states.cells[c])}: %d" for c in order)
        pattern = f"      {{\n{fields}\n      }}"
        for rows in _blocks(states.matrix[whole - 1 :, order]):
            book.write(opening + ",\n".join([pattern % tuple(row) for row in rows]))
            opening = ",\n"
    book.write("\n    ]" if n else "]")
    book.write(f',\n    "assignments": {n},\n    "characters": {len(case.prompt)}\n  }}')


def _field(cell: str) -> str:
    return json.dumps(cell).replace("%", "%%")


def _blocks(matrix: Ints) -> Iterator[list[list[int]]]:
    for start in range(0, len(matrix), _ROWS):
        rows: list[list[int]] = matrix[start : start + _ROWS].tolist()
        yield rows
