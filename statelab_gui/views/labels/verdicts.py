"""Words for a verdict: its result in a line, and each cell in a sentence."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.numerals import numeral_of
from statelab_gui.domain.scoring import CellVerdict, Verdict

translate = QCoreApplication.translate


def verdict_status(verdict: Verdict) -> CaseStatus:
    """The standing that a verdict gives its case."""
    if not verdict.valid:
        return CaseStatus.FORMAT_ERROR
    return CaseStatus.RIGHT if verdict.exact else CaseStatus.WRONG


def result_text(verdict: Verdict, *, of_prefix: bool = False) -> str:
    """The result in a few words, with its n; a prefix is never called the whole case."""
    if not verdict.valid:
        return translate("VerdictWords", "Format error: 0 of {total} cells right").format(
            total=verdict.total
        )
    if verdict.exact and not of_prefix:
        return translate("VerdictWords", "Whole case right: {right} of {total} cells").format(
            right=verdict.correct, total=verdict.total
        )
    return translate("VerdictWords", "{right} of {total} cells right").format(
        right=verdict.correct, total=verdict.total
    )


def short_result(verdict: Verdict) -> str:
    """The result where room is short."""
    if not verdict.valid:
        return translate("VerdictWords", "format error")
    return translate("VerdictWords", "{right} of {total}").format(
        right=verdict.correct, total=verdict.total
    )


def place_text(line: int, column: int) -> str:
    """A place in a reply."""
    return translate("VerdictWords", "Line {line}, column {column}").format(
        line=line, column=column
    )


def cell_sentence(cell: CellVerdict) -> str:
    """What was given for a cell, what was expected and whether it is right."""
    pattern = (
        translate("VerdictWords", "{cell}: given {given}, expected {expected}, right")
        if cell.right
        else translate("VerdictWords", "{cell}: given {given}, expected {expected}, wrong")
    )
    given = "" if cell.given is None else numeral_of(cell.given)
    return pattern.format(cell=cell.cell, given=given, expected=numeral_of(cell.expected))
