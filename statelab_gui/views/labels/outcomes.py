"""Words for how a service ended an answer."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.outcomes import Outcome
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate

_NAMES = {
    Outcome.INPUT_TOO_LONG: QT_TRANSLATE_NOOP("Outcomes", "Input too long"),
    Outcome.INPUT_CUT: QT_TRANSLATE_NOOP("Outcomes", "Input cut"),
    Outcome.TOOL_CALL: QT_TRANSLATE_NOOP("Outcomes", "Tool call"),
    Outcome.FILTERED: QT_TRANSLATE_NOOP("Outcomes", "Filtered"),
    Outcome.REFUSED: QT_TRANSLATE_NOOP("Outcomes", "Refused"),
    Outcome.TRUNCATED: QT_TRANSLATE_NOOP("Outcomes", "Truncated"),
    Outcome.INCOMPLETE: QT_TRANSLATE_NOOP("Outcomes", "Incomplete"),
    Outcome.EMPTY: QT_TRANSLATE_NOOP("Outcomes", "Empty"),
    Outcome.COMPLETE: QT_TRANSLATE_NOOP("Outcomes", "Complete"),
    Outcome.NOT_GRADED: QT_TRANSLATE_NOOP("Outcomes", "Not graded"),
}
_SENTENCES = {
    Outcome.INPUT_TOO_LONG: QT_TRANSLATE_NOOP(
        "Outcomes",
        "The service refused the prompt for its length. It counts as neither wrong nor unanswered.",
    ),
    Outcome.INPUT_CUT: QT_TRANSLATE_NOOP(
        "Outcomes",
        "The service read far less than the prompt, so it answered another one. It does not count.",
    ),
    Outcome.TOOL_CALL: QT_TRANSLATE_NOOP("Outcomes", "A tool call came in place of an answer."),
    Outcome.FILTERED: QT_TRANSLATE_NOOP("Outcomes", "A filter of the service ended the answer."),
    Outcome.REFUSED: QT_TRANSLATE_NOOP("Outcomes", "The model declined to answer."),
    Outcome.TRUNCATED: QT_TRANSLATE_NOOP("Outcomes", "The output limit was reached."),
    Outcome.INCOMPLETE: QT_TRANSLATE_NOOP(
        "Outcomes",
        "The service told no reason why the answer ended, so it never counts as right.",
    ),
    Outcome.EMPTY: QT_TRANSLATE_NOOP("Outcomes", "The answer was ended as complete, with no text."),
    Outcome.COMPLETE: QT_TRANSLATE_NOOP("Outcomes", "The answer was ended as complete."),
    Outcome.NOT_GRADED: QT_TRANSLATE_NOOP(
        "Outcomes",
        "The answer is code, and running it was off, or had no sandbox here. It does not count"
        " until it is graded: see Tools ▸ Running code….",
    ),
}
_ROLES = {
    Outcome.INPUT_TOO_LONG: Role.TRUNCATED,
    Outcome.INPUT_CUT: Role.TRUNCATED,
    Outcome.TRUNCATED: Role.TRUNCATED,
    Outcome.INCOMPLETE: Role.INCOMPLETE,
    Outcome.COMPLETE: Role.QUIET,
    Outcome.NOT_GRADED: Role.QUIET,
}


def outcome_text(outcome: Outcome) -> str:
    """How an answer ended, in a word or two."""
    return translate("Outcomes", _NAMES[outcome])


def ended_text(outcome: Outcome) -> str:
    """How an answer ended, apart from whether it was graded."""
    if outcome is Outcome.NOT_GRADED:
        return translate("Outcomes", "Answered, not graded")
    return outcome_text(outcome)


def outcome_sentence(outcome: Outcome) -> str:
    """How it ended and how that counts."""
    return translate("Outcomes", _SENTENCES[outcome])


def outcome_role(outcome: Outcome) -> Role:
    """The colour and sign that go with it."""
    return _ROLES.get(outcome, Role.FORMAT_ERROR)


def outcome_with_sign(outcome: Outcome) -> str:
    """The sign and the word."""
    text = translate("Outcomes", "{sign} {outcome}")
    return text.format(sign=sign(outcome_role(outcome)), outcome=outcome_text(outcome))
