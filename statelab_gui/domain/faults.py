"""The closed lists of what can be wrong with a reply, or worth a note, each with its place."""

from dataclasses import dataclass
from enum import StrEnum


class FaultKind(StrEnum):
    """Why a reply is a format error, in order of precedence: the first that holds is the reason."""

    TOO_LONG = "too_long"
    LONE_SURROGATE = "lone_surrogate"
    NOT_UTF8 = "not_utf8"
    BOM = "bom"
    EMPTY = "empty"
    REASONING = "reasoning"
    FENCED = "fenced"
    NO_JSON = "no_json"
    TEXT_BEFORE = "text_before"
    TOO_DEEP = "too_deep"
    NUMBER_TOO_LONG = "number_too_long"
    CUT_OFF = "cut_off"
    SYNTAX = "syntax"
    TEXT_AFTER = "text_after"
    NOT_OBJECT = "not_object"
    MISSING_CELLS = "missing_cells"
    EXTRA_CELLS = "extra_cells"
    NOT_INTEGER = "not_integer"
    WRONG_KIND = "wrong_kind"
    NO_ANSWER_FOUND = "no_answer_found"
    SEVERAL_ANSWERS = "several_answers"


class ValueKind(StrEnum):
    """What stands where an integer, or an object, should: `about` of NOT_INTEGER, WRONG_KIND and
    NOT_OBJECT."""

    TEXT = "text"
    BOOLEAN = "boolean"
    NULL = "null"
    INTEGER = "integer"
    DECIMAL = "decimal"
    NOT_A_NUMBER = "not_a_number"
    INFINITY = "infinity"
    LIST = "list"
    OBJECT = "object"


class SyntaxHint(StrEnum):
    """What breaks the JSON, where a common slip can be named: `about` of SYNTAX."""

    SINGLE_QUOTES = "single_quotes"
    TRAILING_COMMA = "trailing_comma"
    COMMENT = "comment"
    FULL_WIDTH = "full_width"
    CURLY_QUOTES = "curly_quotes"
    INVISIBLE_SPACE = "invisible_space"
    CONTROL_CHARACTER = "control_character"
    UNQUOTED_KEY = "unquoted_key"
    LEADING_ZERO = "leading_zero"
    PLUS_SIGN = "plus_sign"
    BAD_ESCAPE = "bad_escape"
    MISSING_COMMA = "missing_comma"
    MISSING_COLON = "missing_colon"
    MISSING_VALUE = "missing_value"
    BAD_NUMBER = "bad_number"
    BARE_WORD = "bare_word"
    WRONG_BRACKET = "wrong_bracket"
    OTHER = "other"


@dataclass(frozen=True)
class FormatFault:
    """One fault and its place.

    `start` and `end` are offsets in the record's text (`text_of_record`), `end` after the last
    character at fault (equal to `start` when only a place is known); `line` and `column` count
    from 1. `detail` is a plain excerpt of at most 80 characters or cell names joined by ", ", with
    invisible characters as marks; `about` is a ValueKind or SyntaxHint where the kind has one.
    """

    kind: FaultKind
    start: int
    line: int
    column: int
    detail: str = ""
    about: str = ""
    end: int = 0


class NoteKind(StrEnum):
    """Where standard JSON is lenient, and the verdict with it."""

    DUPLICATE_KEY = "duplicate_key"
    MINUS_ZERO = "minus_zero"


@dataclass(frozen=True)
class ReadingNote:
    """One note and its place, as in FormatFault; `detail` is the cell's name."""

    kind: NoteKind
    start: int
    line: int
    column: int
    detail: str = ""
