"""From a recorded reply and the truth to a verdict: strict, deterministic, versioned."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from statelab_gui.domain.faults import FaultKind, FormatFault, NoteKind, ReadingNote
from statelab_gui.domain.numerals import integer_of, numeral_of
from statelab_gui.domain.replies import Reading, read_reply

SCORER_VERSION = 1
"""Raised whenever some reply would get another verdict, or another reason, than before."""


@dataclass(frozen=True)
class CellVerdict:
    """One cell of a readable reply: given beside expected."""

    cell: str
    given: int | None
    expected: int
    right: bool


@dataclass(frozen=True)
class Verdict:
    """The scorer's verdict on one reply.

    `valid` False is a format error: then `correct` is 0 of `total`, `exact` False, `cells` empty
    and `faults[0]` the reason. `exact` means that every cell is right. `score`, from 0 to 1, is
    that of the final answer of a conversation; None where the verdict is of cells, or where the
    answer could not be graded.
    """

    valid: bool
    correct: int
    total: int
    exact: bool
    cells: tuple[CellVerdict, ...]
    faults: tuple[FormatFault, ...]
    notes: tuple[ReadingNote, ...]
    scorer_version: int = SCORER_VERSION
    score: float | None = None

    def to_json(self) -> str:
        """JSON text from which `from_json` makes an equal verdict; integers stay numbers."""
        head = {
            "scorer_version": self.scorer_version,
            "valid": self.valid,
            "correct": self.correct,
            "total": self.total,
            "exact": self.exact,
            "faults": [
                [f.kind, f.start, f.line, f.column, f.detail, f.about, f.end] for f in self.faults
            ],
            "notes": [[n.kind, n.start, n.line, n.column, n.detail] for n in self.notes],
        }
        if self.score is not None:
            head["score"] = self.score
        cells = ",".join(_cell_json(cell) for cell in self.cells)
        return f'{json.dumps(head, separators=(",", ":"))[:-1]},"cells":[{cells}]}}'

    @classmethod
    def from_json(cls, text: str) -> "Verdict":
        """The verdict that `to_json` wrote; other text raises ValueError, KeyError or TypeError."""
        found = json.loads(text, parse_int=integer_of)
        return cls(
            valid=found["valid"],
            correct=found["correct"],
            total=found["total"],
            exact=found["exact"],
            cells=tuple(CellVerdict(*cell) for cell in found["cells"]),
            faults=tuple(FormatFault(FaultKind(kind), *rest) for kind, *rest in found["faults"]),
            notes=tuple(ReadingNote(NoteKind(kind), *rest) for kind, *rest in found["notes"]),
            scorer_version=found["scorer_version"],
            score=found.get("score"),
        )


def _cell_json(cell: CellVerdict) -> str:
    given = "null" if cell.given is None else numeral_of(cell.given)
    right = "true" if cell.right else "false"
    return f"[{json.dumps(cell.cell)},{given},{numeral_of(cell.expected)},{right}]"


def score(raw: bytes, truth: Mapping[str, int]) -> Verdict:
    """Judge the record `raw` against the true value of every cell.

    Verdict, correct cells and whole-case result are those of Python's `json.loads` on the record as
    UTF-8, accepted only when it is an object with exactly the cells of `truth` and integer values.
    What would crash such a scorer is a format error.
    """
    return judge(read_reply(raw, tuple(truth)), truth)


def judge(reading: Reading, truth: Mapping[str, int]) -> Verdict:
    """The same verdict from a record that was read already, with the cells of `truth`."""
    total = len(truth)
    if reading.values is None:
        return Verdict(False, 0, total, False, (), reading.faults, reading.notes)
    cells = tuple(
        CellVerdict(cell, reading.values[cell], expected, reading.values[cell] == expected)
        for cell, expected in truth.items()
    )
    correct = sum(cell.right for cell in cells)
    return Verdict(True, correct, total, correct == total, cells, (), reading.notes)


@dataclass(frozen=True)
class GroupScore:
    """Counts of a group of verdicts: `passed` of `cases`, `cells_right` of `cells_total`.

    Format errors are in both denominators, with no cell right, and are counted beside them.
    """

    cases: int
    passed: int
    format_errors: int
    cells_right: int
    cells_total: int


def summarize(verdicts: Iterable[Verdict]) -> GroupScore:
    """The counts of these verdicts; all zero for none."""
    cases = passed = format_errors = right = total = 0
    for verdict in verdicts:
        cases += 1
        passed += verdict.exact
        format_errors += not verdict.valid
        right += verdict.correct
        total += verdict.total
    return GroupScore(cases, passed, format_errors, right, total)
