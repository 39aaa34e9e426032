"""Words for a verdict: its result in a line, and each cell in a sentence."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.numerals import numeral_of
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.scoring import CellVerdict
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate


def result_text(reply: ReplyInfo, *, of_prefix: bool = False) -> str:
    """The result in a few words, with its n; a prefix is never called the whole case, and a reply
    that no model gave is called simulated."""
    return with_source(_result(reply, of_prefix), reply)


def with_source(text: str, reply: ReplyInfo) -> str:
    """What is said of a reply or of the probes beside it, marked where no model gave them."""
    if not reply.simulated:
        return text
    simulated = translate("VerdictWords", "{sign} Simulated: {result}")
    return simulated.format(sign=sign(Role.SIMULATED), result=text)


def _result(reply: ReplyInfo, of_prefix: bool) -> str:
    verdict, status = reply.verdict, reply.status
    if status is CaseStatus.INPUT_TOO_LONG:
        return translate("VerdictWords", "Input too long: no answer, not counted")
    if status is CaseStatus.INPUT_CUT:
        return translate("VerdictWords", "Input cut: not counted")
    if status is CaseStatus.NOT_GRADED:
        return translate("VerdictWords", "Not graded: no sandbox to run its code in, not counted")
    if status is CaseStatus.INCOMPLETE:
        return translate("VerdictWords", "Incomplete: counted, and never as right")
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


def short_result(reply: ReplyInfo) -> str:
    """The result where room is short."""
    verdict = reply.verdict
    told = {
        CaseStatus.INPUT_TOO_LONG: translate("VerdictWords", "input too long"),
        CaseStatus.INPUT_CUT: translate("VerdictWords", "input cut"),
        CaseStatus.INCOMPLETE: translate("VerdictWords", "incomplete"),
        CaseStatus.NOT_GRADED: translate("VerdictWords", "not graded"),
    }
    if reply.status in told:
        return told[reply.status]
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
