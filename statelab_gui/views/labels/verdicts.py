"""Words for a verdict: its result in a line, and each cell in a sentence."""

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.numerals import numeral_of
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.scoring import CellVerdict, Verdict
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
        return translate(
            "VerdictWords",
            "Not graded, not counted: running code is off (Tools ▸ Running code…) or has no sandbox"
            " here",
        )
    if status is CaseStatus.INCOMPLETE:
        return translate("VerdictWords", "Incomplete: counted, and never as right")
    if of_answer(verdict):
        return _score(verdict)
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


def of_answer(verdict: Verdict) -> bool:
    """Whether a verdict is on a whole answer that was graded, with nothing said of cells."""
    return verdict.score is not None and verdict.total == 1 and not verdict.cells


def _score(verdict: Verdict) -> str:
    if not verdict.valid:
        return translate("VerdictWords", "Format error: no usable answer, score 0")
    if verdict.exact:
        return translate("VerdictWords", "Right: full credit, score 1")
    text = translate("VerdictWords", "Not right: score {score}")
    return text.format(score=score_text(verdict.score or 0.0))


def score_text(score: float) -> str:
    """A score of 0 … 1, with two decimals where it is neither; never rounded up to 1."""
    if score in (0.0, 1.0):
        return str(int(score))
    return QLocale().toString(min(max(score, 0.01), 0.99), "f", 2)


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
    if of_answer(verdict):
        text = translate("VerdictWords", "score {score}")
        return text.format(score=score_text(verdict.score or 0.0))
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
