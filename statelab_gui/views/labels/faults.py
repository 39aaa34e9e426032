"""Words for what is wrong with a reply, for what is only worth a note, and for a group's counts."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.faults import (
    FaultKind,
    FormatFault,
    NoteKind,
    ReadingNote,
    SyntaxHint,
    ValueKind,
)
from statelab_gui.domain.scoring import GroupScore
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP

# kind -> English sentence; {detail} is an excerpt or names of cells, {value} the kind of a value
FAULTS: dict[FaultKind, str] = {
    FaultKind.TOO_LONG: QT_TRANSLATE_NOOP(
        "Faults", "The reply has 50 MB or more and was not read."
    ),
    FaultKind.EMPTY: QT_TRANSLATE_NOOP("Faults", "The reply is empty."),
    FaultKind.LONE_SURROGATE: QT_TRANSLATE_NOOP(
        "Faults", "The reply holds half a character, which no text may: “{detail}”."
    ),
    FaultKind.NOT_UTF8: QT_TRANSLATE_NOOP(
        "Faults", "The reply is not UTF-8 text; the first unreadable byte is here: “{detail}”."
    ),
    FaultKind.BOM: QT_TRANSLATE_NOOP(
        "Faults", "An invisible byte-order mark stands before the JSON."
    ),
    FaultKind.REASONING: QT_TRANSLATE_NOOP(
        "Faults",
        "Reasoning text stands in the reply. Switch it off in the model's settings and ask again.",
    ),
    FaultKind.FENCED: QT_TRANSLATE_NOOP(
        "Faults", "The JSON is wrapped in a Markdown fence; only JSON was asked for."
    ),
    FaultKind.NO_JSON: QT_TRANSLATE_NOOP(
        "Faults", "There is no JSON object in the reply. It begins with: “{detail}”."
    ),
    FaultKind.TEXT_BEFORE: QT_TRANSLATE_NOOP(
        "Faults", "Text stands before the JSON object: “{detail}”."
    ),
    FaultKind.TOO_DEEP: QT_TRANSLATE_NOOP("Faults", "The JSON is nested too deep to be read."),
    FaultKind.NUMBER_TOO_LONG: QT_TRANSLATE_NOOP("Faults", "A number has more than 4,300 digits."),
    FaultKind.CUT_OFF: QT_TRANSLATE_NOOP(
        "Faults",
        "The reply ends before the JSON object is complete; it may have been cut off. It ends "
        "with: “{detail}”.",
    ),
    FaultKind.SYNTAX: QT_TRANSLATE_NOOP("Faults", "This is not JSON: {detail}."),
    FaultKind.TEXT_AFTER: QT_TRANSLATE_NOOP(
        "Faults", "Text stands after the JSON object: “{detail}”."
    ),
    FaultKind.NOT_OBJECT: QT_TRANSLATE_NOOP(
        "Faults", "The JSON is {value}, not an object with the cells."
    ),
    FaultKind.MISSING_CELLS: QT_TRANSLATE_NOOP("Faults", "Cells are missing: {detail}."),
    FaultKind.EXTRA_CELLS: QT_TRANSLATE_NOOP(
        "Faults", "There are cells that were not asked for: {detail}."
    ),
    FaultKind.NOT_INTEGER: QT_TRANSLATE_NOOP(
        "Faults", "The value of cell {detail} is {value}, not an integer."
    ),
    FaultKind.WRONG_KIND: QT_TRANSLATE_NOOP(
        "Faults", "The value of {detail} is {value}, which is not what was asked for."
    ),
    FaultKind.NO_ANSWER_FOUND: QT_TRANSLATE_NOOP(
        "Faults", "No answer of the kind that was asked for stands in the reply."
    ),
    FaultKind.SEVERAL_ANSWERS: QT_TRANSLATE_NOOP(
        "Faults", "It is not clear which answer is meant: “{detail}”."
    ),
}

VALUES: dict[ValueKind, str] = {
    ValueKind.TEXT: QT_TRANSLATE_NOOP("ValueWords", "text"),
    ValueKind.BOOLEAN: QT_TRANSLATE_NOOP("ValueWords", "true or false"),
    ValueKind.NULL: QT_TRANSLATE_NOOP("ValueWords", "null"),
    ValueKind.INTEGER: QT_TRANSLATE_NOOP("ValueWords", "a single number"),
    ValueKind.DECIMAL: QT_TRANSLATE_NOOP("ValueWords", "a number with a point or an exponent"),
    ValueKind.NOT_A_NUMBER: QT_TRANSLATE_NOOP("ValueWords", "NaN"),
    ValueKind.INFINITY: QT_TRANSLATE_NOOP("ValueWords", "Infinity"),
    ValueKind.LIST: QT_TRANSLATE_NOOP("ValueWords", "a list"),
    ValueKind.OBJECT: QT_TRANSLATE_NOOP("ValueWords", "an object"),
}

HINTS: dict[SyntaxHint, str] = {
    SyntaxHint.SINGLE_QUOTES: QT_TRANSLATE_NOOP(
        "SyntaxHints", "Single quotes stand where JSON has double ones: “{detail}”."
    ),
    SyntaxHint.TRAILING_COMMA: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A comma stands after the last cell, which JSON does not allow: “{detail}”."
    ),
    SyntaxHint.COMMENT: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A comment stands in the JSON, which has none: “{detail}”."
    ),
    SyntaxHint.FULL_WIDTH: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A full-width character stands where JSON has a plain one: “{detail}”."
    ),
    SyntaxHint.CURLY_QUOTES: QT_TRANSLATE_NOOP(
        "SyntaxHints", "Curly quotes stand where JSON has straight ones: “{detail}”."
    ),
    SyntaxHint.INVISIBLE_SPACE: QT_TRANSLATE_NOOP(
        "SyntaxHints", "An invisible character that JSON does not allow stands here: “{detail}”."
    ),
    SyntaxHint.CONTROL_CHARACTER: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A control character that JSON does not allow stands here: “{detail}”."
    ),
    SyntaxHint.UNQUOTED_KEY: QT_TRANSLATE_NOOP(
        "SyntaxHints", "The name of a cell stands without quotes: “{detail}”."
    ),
    SyntaxHint.LEADING_ZERO: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A number begins with a zero too many: “{detail}”."
    ),
    SyntaxHint.PLUS_SIGN: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A number has a plus sign, which JSON does not allow: “{detail}”."
    ),
    SyntaxHint.BAD_ESCAPE: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A backslash stands before a character it cannot: “{detail}”."
    ),
    SyntaxHint.MISSING_COMMA: QT_TRANSLATE_NOOP("SyntaxHints", "A comma is missing: “{detail}”."),
    SyntaxHint.MISSING_COLON: QT_TRANSLATE_NOOP("SyntaxHints", "A colon is missing: “{detail}”."),
    SyntaxHint.MISSING_VALUE: QT_TRANSLATE_NOOP("SyntaxHints", "A value is missing: “{detail}”."),
    SyntaxHint.BAD_NUMBER: QT_TRANSLATE_NOOP(
        "SyntaxHints", "This is no number that JSON knows: “{detail}”."
    ),
    SyntaxHint.BARE_WORD: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A word stands where a number should: “{detail}”."
    ),
    SyntaxHint.WRONG_BRACKET: QT_TRANSLATE_NOOP(
        "SyntaxHints", "A bracket does not match the one that opened: “{detail}”."
    ),
}

NOTES: dict[NoteKind, str] = {
    NoteKind.DUPLICATE_KEY: QT_TRANSLATE_NOOP(
        "ReplyNotes", "The cell {detail} is given more than once; the last value counts."
    ),
    NoteKind.MINUS_ZERO: QT_TRANSLATE_NOOP(
        "ReplyNotes", "The cell {detail} is given as -0, which counts as 0."
    ),
}


NAMES: dict[FaultKind, str] = {
    FaultKind.TOO_LONG: QT_TRANSLATE_NOOP("FaultWord", "Too long"),
    FaultKind.EMPTY: QT_TRANSLATE_NOOP("FaultWord", "Empty"),
    FaultKind.LONE_SURROGATE: QT_TRANSLATE_NOOP("FaultWord", "Broken character"),
    FaultKind.NOT_UTF8: QT_TRANSLATE_NOOP("FaultWord", "Not UTF-8"),
    FaultKind.BOM: QT_TRANSLATE_NOOP("FaultWord", "Byte-order mark"),
    FaultKind.REASONING: QT_TRANSLATE_NOOP("FaultWord", "Reasoning text"),
    FaultKind.FENCED: QT_TRANSLATE_NOOP("FaultWord", "Markdown fence"),
    FaultKind.NO_JSON: QT_TRANSLATE_NOOP("FaultWord", "No JSON"),
    FaultKind.TEXT_BEFORE: QT_TRANSLATE_NOOP("FaultWord", "Text before"),
    FaultKind.TOO_DEEP: QT_TRANSLATE_NOOP("FaultWord", "Nested too deep"),
    FaultKind.NUMBER_TOO_LONG: QT_TRANSLATE_NOOP("FaultWord", "Number too long"),
    FaultKind.CUT_OFF: QT_TRANSLATE_NOOP("FaultWord", "Cut off"),
    FaultKind.SYNTAX: QT_TRANSLATE_NOOP("FaultWord", "Not JSON"),
    FaultKind.TEXT_AFTER: QT_TRANSLATE_NOOP("FaultWord", "Text after"),
    FaultKind.NOT_OBJECT: QT_TRANSLATE_NOOP("FaultWord", "Not an object"),
    FaultKind.MISSING_CELLS: QT_TRANSLATE_NOOP("FaultWord", "Missing cells"),
    FaultKind.EXTRA_CELLS: QT_TRANSLATE_NOOP("FaultWord", "Extra cells"),
    FaultKind.NOT_INTEGER: QT_TRANSLATE_NOOP("FaultWord", "Not an integer"),
    FaultKind.WRONG_KIND: QT_TRANSLATE_NOOP("FaultWord", "Value of another kind"),
    FaultKind.NO_ANSWER_FOUND: QT_TRANSLATE_NOOP("FaultWord", "No answer found"),
    FaultKind.SEVERAL_ANSWERS: QT_TRANSLATE_NOOP("FaultWord", "Several answers"),
}

_OF_A_VALUE = (FaultKind.NOT_OBJECT, FaultKind.NOT_INTEGER, FaultKind.WRONG_KIND)


def fault_name(kind: FaultKind) -> str:
    """The reason of a format error in a few words."""
    return QCoreApplication.translate("FaultWord", NAMES[kind])


def fault_sentence(fault: FormatFault) -> str:
    """What is wrong, in a sentence; the place is told beside it."""
    translate = QCoreApplication.translate
    hint = HINTS.get(SyntaxHint(fault.about)) if fault.kind is FaultKind.SYNTAX else None
    value = ""
    if fault.kind in _OF_A_VALUE and fault.about:
        value = translate("ValueWords", VALUES[ValueKind(fault.about)])
    pattern = translate("SyntaxHints", hint) if hint else translate("Faults", FAULTS[fault.kind])
    return pattern.format(detail=fault.detail, value=value)


def note_sentence(note: ReadingNote) -> str:
    """What was read leniently, as standard JSON is, in a sentence."""
    return QCoreApplication.translate("ReplyNotes", NOTES[note.kind]).format(detail=note.detail)


def group_result_text(group: GroupScore) -> str:
    """The counts of a group; one case alone reads passed or failed, and none is blank."""
    translate = QCoreApplication.translate
    if group.cases == 0:
        return ""
    if group.cases == 1:
        if group.format_errors:
            return translate("GroupWords", "Failed: a format error")
        if group.passed:
            return translate("GroupWords", "Passed")
        return translate("GroupWords", "Failed")
    pattern = translate(
        "GroupWords",
        "{passed} of {cases} whole cases right; format errors: {errors}; {right} of {total} "
        "cells right",
    )
    return pattern.format(
        passed=group.passed,
        cases=group.cases,
        errors=group.format_errors,
        right=group.cells_right,
        total=group.cells_total,
    )
