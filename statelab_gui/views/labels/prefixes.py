"""Words for prefixes and probes. They say what was observed, and nothing of what was not probed."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.numerals import numeral_of
from statelab_gui.domain.prefixes import Observed, ProbeOutcome
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.updates import Op, Program
from statelab_gui.models.prefix_steps import StepColumn, StepWords
from statelab_gui.models.probes import ProbeColumn, ProbeWords
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate
_LONGEST_NUMERAL = 24
_LONGEST_LIST = 12

OUTCOME_ROLES = {
    ProbeOutcome.RIGHT: Role.RIGHT,
    ProbeOutcome.WRONG: Role.WRONG,
    ProbeOutcome.FORMAT_ERROR: Role.FORMAT_ERROR,
}


def outcome_text(outcome: ProbeOutcome | None) -> str:
    """The sign and the word of an outcome; None is a prefix that was not probed."""
    words = {
        None: translate("Prefixes", "{sign} Not probed"),
        ProbeOutcome.RIGHT: translate("Prefixes", "{sign} Right"),
        ProbeOutcome.WRONG: translate("Prefixes", "{sign} Wrong"),
        ProbeOutcome.FORMAT_ERROR: translate("Prefixes", "{sign} Format error"),
    }
    role = Role.UNANSWERED if outcome is None else OUTCOME_ROLES[outcome]
    return words[outcome].format(sign=sign(role))


def correct_text(correct: int, total: int) -> str:
    """How many cells are right, as "5 of 6"."""
    return translate("Prefixes", "{correct} of {total}").format(correct=correct, total=total)


def too_early_text(complete_from: int) -> str:
    """Why a boundary before every cell is set cannot be probed."""
    return translate("Prefixes", "not every cell is set before update {k}").format(k=complete_from)


def update_text(program: Program, k: int) -> str:
    """Update k in signs, the same in every form: "TMP ← d", "a ← 3", "b ← (b + 4) mod 10"."""
    target = program.cells[int(program.target[k - 1])]
    operand = int(program.operand[k - 1])
    op = Op(int(program.op[k - 1]))
    if op is Op.COPY:
        return f"{target} ← {program.cells[operand]}"
    if op is Op.SET:
        return f"{target} ← {operand}"
    return f"{target} ← ({target} + {operand}) mod {program.modulus}"


def numeral_text(value: int) -> str:
    """The decimal numeral; of a very long one its head and its number of digits."""
    numeral = numeral_of(value)
    if len(numeral) <= _LONGEST_NUMERAL:
        return numeral
    digits = len(numeral.removeprefix("-"))
    text = translate("Prefixes", "{head}… ({digits} digits)")
    return text.format(head=numeral[: _LONGEST_NUMERAL // 2], digits=digits)


def given_text(value: int, right: bool) -> str:
    """A value that a reply gave, with the sign that says whether it is the recorded one."""
    return f"{numeral_text(value)} {sign(Role.RIGHT if right else Role.WRONG)}"


def observed_text(observed: Observed) -> str:
    """The result line: the first observed wrong prefix, or that there is none, among how many."""
    counts = {"probed": observed.probed, "possible": observed.possible, "rest": observed.unprobed}
    if observed.probed == 0:
        return translate("Prefixes", "No prefix is probed yet, of {possible} possible.").format(
            **counts
        )
    if observed.first_wrong is None:
        return translate(
            "Prefixes",
            "No wrong prefix observed among {probed} probed of {possible} possible;"
            " {rest} not probed.",
        ).format(**counts)
    return translate(
        "Prefixes",
        "First observed wrong prefix: {k}, among {probed} probed of {possible} possible;"
        " {rest} not probed.",
    ).format(k=observed.first_wrong, **counts)


def beside_text(observed: Observed, probed: Iterable[int]) -> str:
    """What else was observed: later wrong prefixes, those right again, and format errors.

    A run that is right again is told by the prefixes probed in it, never by its ends alone:
    "12, 15" says nothing of 13 and 14.
    """
    sentences = []
    later = [k for k in observed.wrong if k != observed.first_wrong]
    if later:
        text = translate("Prefixes", "Also wrong at {prefixes} (probed).")
        sentences.append(text.format(prefixes=numbers_text(later)))
    again = [k for k in probed if any(a <= k <= b for a, b in observed.right_again)]
    if again:
        text = translate("Prefixes", "Right again at {prefixes} (probed).")
        sentences.append(text.format(prefixes=numbers_text(again)))
    if observed.format_errors:
        text = translate("Prefixes", "Format error at {prefixes} (probed, no state observed).")
        sentences.append(text.format(prefixes=numbers_text(observed.format_errors)))
    return "\n".join(sentences)


def numbers_text(numbers: Iterable[int]) -> str:
    """Prefixes in order, neighbours joined: "9, 15–16"; of many the first and how many more."""
    ranges: list[tuple[int, int]] = []
    for k in sorted(numbers):
        if ranges and ranges[-1][1] == k - 1:
            ranges[-1] = (ranges[-1][0], k)
        else:
            ranges.append((k, k))
    shown = [f"{a}" if a == b else f"{a}–{b}" for a, b in ranges[:_LONGEST_LIST]]
    joined = translate("Prefixes", ", ", "between two numbers of a list").join(shown)
    more = sum(b - a + 1 for a, b in ranges[_LONGEST_LIST:])
    if not more:
        return joined
    return translate("Prefixes", "{list} and %n more", "", more).format(list=joined)


def probe_words() -> ProbeWords:
    """The words of the probe table."""

    def title(column: ProbeColumn) -> str:
        return {
            ProbeColumn.PREFIX: translate("Prefixes", "Prefix"),
            ProbeColumn.OUTCOME: translate("Prefixes", "Outcome"),
            ProbeColumn.CORRECT: translate("Prefixes", "Cells right"),
            ProbeColumn.TIME: translate("Prefixes", "Time"),
        }[column]

    def correct(reply: ReplyInfo) -> str:
        return correct_text(reply.verdict.correct, reply.verdict.total)

    return ProbeWords(title, outcome_text, correct, time_text, too_early_text)


def step_words() -> StepWords:
    """The words of the table of cells around one update."""

    def title(column: StepColumn) -> str:
        return {
            StepColumn.CELL: translate("Prefixes", "Cell"),
            StepColumn.BEFORE: translate("Prefixes", "Before"),
            StepColumn.AFTER: translate("Prefixes", "After"),
            StepColumn.REPLY: translate("Prefixes", "Reply"),
        }[column]

    return StepWords(
        title, lambda: translate("Prefixes", "–", "a cell without a value"), given_text
    )
