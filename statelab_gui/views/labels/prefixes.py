"""Words for prefixes and probes. They say what was observed, and nothing of what was not probed."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.numerals import numeral_of
from statelab_gui.domain.prefixes import Observed, PrefixOutcome, PrefixTally
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.domain.updates import Op, Program
from statelab_gui.models.prefix_steps import StepColumn, StepWords
from statelab_gui.models.probes import Counts, ProbeColumn, ProbeWords
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.labels.faults import fault_sentence
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.labels.verdicts import result_text, short_result
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate
_LONGEST_NUMERAL = 24
_LONGEST_LIST = 12
_SHARES_TOLD = 3
_NEXT_SENTENCE = "\u2003"  # whole sentences in a row, with room between them

OUTCOME_ROLES = {
    PrefixOutcome.RIGHT: Role.RIGHT,
    PrefixOutcome.WRONG: Role.WRONG,
    PrefixOutcome.MIXED: Role.MIXED,
    PrefixOutcome.FORMAT_ERROR: Role.FORMAT_ERROR,
    PrefixOutcome.INCOMPLETE: Role.INCOMPLETE,
    PrefixOutcome.INPUT_CUT: Role.TRUNCATED,
    PrefixOutcome.INPUT_TOO_LONG: Role.TRUNCATED,
    PrefixOutcome.NOT_GRADED: Role.QUIET,
}


def outcome_text(outcome: PrefixOutcome | None) -> str:
    """The sign and the word of an outcome; None is a prefix that was not probed."""
    words = {
        None: translate("Prefixes", "{sign} Not probed"),
        PrefixOutcome.RIGHT: translate("Prefixes", "{sign} Right"),
        PrefixOutcome.WRONG: translate("Prefixes", "{sign} Wrong"),
        PrefixOutcome.MIXED: translate("Prefixes", "{sign} Mixed"),
        PrefixOutcome.FORMAT_ERROR: translate("Prefixes", "{sign} Format error"),
        PrefixOutcome.INCOMPLETE: translate("Prefixes", "{sign} Incomplete"),
        PrefixOutcome.INPUT_CUT: translate("Prefixes", "{sign} Input cut"),
        PrefixOutcome.INPUT_TOO_LONG: translate("Prefixes", "{sign} Input too long"),
        PrefixOutcome.NOT_GRADED: translate("Prefixes", "{sign} Not graded"),
    }
    role = Role.UNANSWERED if outcome is None else OUTCOME_ROLES[outcome]
    return words[outcome].format(sign=sign(role))


def asked_text(asked: int, planned: int | None) -> str:
    """How many replies stand, of how many planned where the prefix is in the plan."""
    if planned is None:
        return str(asked)
    return translate("Prefixes", "{asked} of {planned}").format(asked=asked, planned=planned)


def correct_text(least: int, most: int, total: int) -> str:
    """How many cells are right, as "5 of 6", or "4–6 of 6" where replies differ."""
    if least == most:
        return translate("Prefixes", "{correct} of {total}").format(correct=least, total=total)
    text = translate("Prefixes", "{least}–{most} of {total}")
    return text.format(least=least, most=most, total=total)


def too_early_text(complete_from: int) -> str:
    """Why a boundary before every cell is set cannot be probed."""
    return translate("Prefixes", "not every cell is set before update {k}").format(k=complete_from)


def update_text(program: Program, k: int) -> str:
    """Update k in signs, the same in every form: "TMP ← d", "a ← 3", "b ← (b + 4) mod 10". Of a
    conversation what the turn that ends there edits."""
    turn = program.first_turn
    if turn is not None:
        edits = int(program.turns_changed[max(k, turn)].sum())
        if edits != 1:
            none = translate("Prefixes", "no change")
            return translate("Prefixes", "%n edit(s)", "", edits) if edits else none
        k = max(k, turn)
    target = program.titles[int(program.target[k - 1])]
    operand = int(program.operand[k - 1])
    op = Op(int(program.op[k - 1]))
    if op is Op.COPY:
        return f"{target} ← {program.titles[operand]}"
    if op is Op.SET:
        said = program.said(int(program.target[k - 1]), operand)
        return f"{target} ← {operand if said is None else said}"
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


def marked_text(text: str, right: bool) -> str:
    """What stands for a value that a reply gave, with the sign for right or wrong."""
    return f"{text} {sign(Role.RIGHT if right else Role.WRONG)}"


def turn_of(k: int, first: int) -> int:
    """The turn that update k belongs to, from 1; the first turn ends with update `first`."""
    return max(1, k - first + 1)


def place_number(k: int, first: int | None) -> int:
    """How prefix k is counted where it is shown: by turns where `first`, the prefix of the first
    turn, is told."""
    return k if first is None else turn_of(k, first)


def observed_text(observed: Observed, first: int | None = None) -> str:
    """The result line: the first observed wrong prefix, or that there is none, among how many. By
    turns where `first`, the prefix of the first turn, is told."""
    counts = {"probed": number(observed.probed), "possible": number(observed.possible)}
    if observed.probed == 0:
        text = translate("Prefixes", "No prefix is probed yet, of {possible} possible")
        if first is not None:
            text = translate("Prefixes", "No turn is probed yet, of {possible} possible")
        return text.format(**counts)
    if observed.first_wrong is None:
        return translate(
            "Prefixes", "Nothing observed wrong among {probed} probed of {possible} possible"
        ).format(**counts)
    text = translate(
        "Prefixes",
        "First observed wrong prefix: {k} (among {probed} probed of {possible} possible)",
    )
    if first is not None:
        text = translate(
            "Prefixes",
            "First observed wrong turn: {k} (among {probed} probed of {possible} possible)",
        )
    return text.format(k=place_number(observed.first_wrong, first), **counts)


def beside_text(
    observed: Observed,
    tallies: Mapping[int, PrefixTally],
    intervals: Mapping[Counts, Interval],
    first: int | None = None,
) -> str:
    """What else was observed: later wrong prefixes, those right again, format errors, and those
    whose replies differ, with the share right of the first ones.

    A run that is right again is told by the prefixes probed in it, never by its ends alone:
    "12, 15" says nothing of 13 and 14. An interval that is not worked out yet is left out. Turns
    are counted where `first`, the prefix of the first turn, is told.
    """
    sentences = []

    def listed(prefixes: Iterable[int]) -> str:
        return numbers_text(place_number(k, first) for k in prefixes)

    later = [k for k in observed.wrong if k != observed.first_wrong]
    if later:
        text = translate("Prefixes", "Also wrong at {prefixes} (probed).")
        sentences.append(text.format(prefixes=listed(later)))
    again = [k for k in tallies if any(a <= k <= b for a, b in observed.right_again)]
    if again:
        text = translate("Prefixes", "Right again at {prefixes} (probed).")
        sentences.append(text.format(prefixes=listed(again)))
    if observed.format_errors:
        text = translate("Prefixes", "Format error at {prefixes} (probed, no state observed).")
        sentences.append(text.format(prefixes=listed(observed.format_errors)))
    if observed.incomplete:
        text = translate("Prefixes", "Incomplete at {prefixes} (probed, no state observed).")
        sentences.append(text.format(prefixes=listed(observed.incomplete)))
    if observed.apart:
        text = translate(
            "Prefixes", "Input cut or too long at {prefixes} (asked, nothing observed)."
        )
        sentences.append(text.format(prefixes=listed(observed.apart)))
    repeated = [k for k in (observed.first_wrong, *observed.mixed) if k is not None]
    told = sorted({k for k in repeated if tallies[k].asked > 1})[:_SHARES_TOLD]
    sentences += [share_sentence(k, tallies[k], intervals, first) for k in told]
    mixed = [k for k in observed.mixed if k not in told]
    if mixed:
        text = translate("Prefixes", "Some replies right and some not at {prefixes} (probed).")
        sentences.append(text.format(prefixes=listed(mixed)))
    return _NEXT_SENTENCE.join(sentences)


def share_sentence(
    k: int,
    tally: PrefixTally,
    intervals: Mapping[Counts, Interval],
    first: int | None = None,
) -> str:
    """The share right among the replies to one prefix, or turn, with its n and its interval."""
    interval = intervals.get((tally.right, tally.asked))
    shown = place_number(k, first)
    facts = {"k": shown, "right": tally.right, "n": tally.asked, "share": _percent(tally)}
    if interval is None:
        text = translate("Prefixes", "Prefix {k}: {right} of {n} replies right, {share} %.")
        if first is not None:
            text = translate("Prefixes", "Turn {k}: {right} of {n} replies right, {share} %.")
        return text.format(**facts)
    text = translate(
        "Prefixes",
        "Prefix {k}: {right} of {n} replies right, {share} % (95 % interval {low}–{high} %).",
    )
    if first is not None:
        text = translate(
            "Prefixes",
            "Turn {k}: {right} of {n} replies right, {share} % (95 % interval {low}–{high} %).",
        )
    return text.format(**facts, **_ends(interval))


def share_text(tally: PrefixTally, intervals: Mapping[Counts, Interval]) -> str:
    """The share right where room is short: "67 % (21–94 %)"; of a single reply nothing."""
    if tally.asked < 2:
        return ""
    interval = intervals.get((tally.right, tally.asked))
    share = _percent(tally)
    if interval is None:
        return translate("Prefixes", "{share} %").format(share=share)
    text = translate("Prefixes", "{share} % ({low}–{high} %)")
    return text.format(share=share, **_ends(interval))


def widest_share() -> str:
    """The longest that `share_text` can be."""
    text = translate("Prefixes", "{share} % ({low}–{high} %)")
    return text.format(share=100, low=88, high=100)


def _percent(tally: PrefixTally) -> int:
    """The share right in percent, of a tally with something observed."""
    return round(100 * tally.right / tally.asked)


def _ends(interval: Interval) -> dict[str, int]:
    return {"low": round(100 * interval.low), "high": round(100 * interval.high)}


def probe_result_text(reply: ReplyInfo) -> str:
    """The verdict on a probe's reply, and the place and the kind of its first fault."""
    result = translate("Prefixes", "{sign} {result}").format(
        sign=sign(status_role(reply.status)),
        result=result_text(reply, of_prefix=True),
    )
    faults = [
        translate("Prefixes", "Line {line}, column {column}: {sentence}").format(
            line=fault.line, column=fault.column, sentence=fault_sentence(fault)
        )
        for fault in reply.verdict.faults[:1]
    ]
    return "\n".join([result, *faults])


def slot_text(repeat: int, asked: int, reply: ReplyInfo | None) -> str:
    """One of several askings of a prefix, with its verdict."""
    facts = {"repeat": repeat, "asked": asked}
    if reply is None:
        text = translate("Prefixes", "Reply {repeat} of {asked}: {sign} not asked yet")
        return text.format(sign=sign(Role.UNANSWERED), **facts)
    if reply.prefix is None:
        text = translate("Prefixes", "Whole-case reply: {sign} {result}")
    elif reply.superseded_by is not None:
        text = translate("Prefixes", "Reply {repeat}, superseded: {sign} {result}")
    else:
        text = translate("Prefixes", "Reply {repeat} of {asked}: {sign} {result}")
    role = status_role(reply.status)
    return text.format(sign=sign(role), result=short_result(reply), **facts)


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


_OF_TALK = {
    ProbeColumn.PREFIX: lambda: translate("Prefixes", "Turn"),
    ProbeColumn.CORRECT: lambda: translate("Prefixes", "Goals right"),
}


def probe_words() -> ProbeWords:
    """The words of the probe table."""

    def title(column: ProbeColumn, of_talk: bool) -> str:
        if of_talk and column in _OF_TALK:
            return _OF_TALK[column]()
        return {
            ProbeColumn.PREFIX: translate("Prefixes", "Prefix"),
            ProbeColumn.OUTCOME: translate("Prefixes", "Outcome"),
            ProbeColumn.ASKED: translate("Prefixes", "Replies"),
            ProbeColumn.SHARE: translate("Prefixes", "Right"),
            ProbeColumn.CORRECT: translate("Prefixes", "Cells right"),
            ProbeColumn.TIME: translate("Prefixes", "Time"),
        }[column]

    return ProbeWords(
        title=title,
        outcome=outcome_text,
        asked=asked_text,
        share=share_text,
        correct=correct_text,
        time=time_text,
        too_early=too_early_text,
    )


def step_words() -> StepWords:
    """The words of the table of cells around one update."""

    def title(column: StepColumn, of_talk: bool) -> str:
        if of_talk and column is StepColumn.CELL:
            return translate("Prefixes", "Goal")
        return {
            StepColumn.CELL: translate("Prefixes", "Cell"),
            StepColumn.BEFORE: translate("Prefixes", "Before"),
            StepColumn.AFTER: translate("Prefixes", "After"),
            StepColumn.REPLY: translate("Prefixes", "Reply"),
        }[column]

    return StepWords(
        title,
        lambda: translate("Prefixes", "–", "a cell without a value"),
        given_text,
        marked_text,
    )
