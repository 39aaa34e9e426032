"""Words for the respondents of Practice, who answer on this computer."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.fingerprints import Slip
from statelab_gui.domain.practice import KEPT_TURNS, KEPT_UPDATES, READ_CHARACTERS, RESPONDENTS
from statelab_gui.views.labels.fingerprints import slip_name, slip_sentence
from statelab_gui.views.labels.marking import QT_TRANSLATE_NOOP
from statelab_gui.views.labels.recipes import number

translate = QCoreApplication.translate

# key -> name, what it does; those of a slip have the words of the slip
_WORDS: dict[str, tuple[str, str]] = {
    "perfect": (
        QT_TRANSLATE_NOOP("Respondents", "Always right"),
        QT_TRANSLATE_NOOP("Respondents", "Gives the right values, and nothing else."),
    ),
    "mostly_right": (
        QT_TRANSLATE_NOOP("Respondents", "Right most of the time"),
        QT_TRANSLATE_NOOP("Respondents", "Leaves out one update in one of five conversations."),
    ),
    "forgets": (
        QT_TRANSLATE_NOOP("Respondents", "Forgets after {n} updates"),
        QT_TRANSLATE_NOOP(
            "Respondents",
            "Gives the state after update {n}, whatever comes after it; of a conversation, what "
            "holds after turn {turns}.",
        ),
    ),
    "keeps_first_value": (
        QT_TRANSLATE_NOOP("Respondents", "Keeps one first value"),
        QT_TRANSLATE_NOOP(
            "Respondents",
            "One goal keeps the value that it had first, or one cell does; all else is right.",
        ),
    ),
    "obeys_decoy": (
        QT_TRANSLATE_NOOP("Respondents", "Obeys one decoy"),
        QT_TRANSLATE_NOOP(
            "Respondents",
            "Obeys one constraint that was withdrawn; of cells, one update is passed over.",
        ),
    ),
    "keeps_deleted": (
        QT_TRANSLATE_NOOP("Respondents", "Takes back nothing"),
        QT_TRANSLATE_NOOP(
            "Respondents",
            "Follows every change, and keeps all that was withdrawn; of cells, one update is "
            "passed over.",
        ),
    ),
    "drops_goal": (
        QT_TRANSLATE_NOOP("Respondents", "Drops one goal"),
        QT_TRANSLATE_NOOP(
            "Respondents", "Leaves out one goal that is still wanted; of cells, the last one."
        ),
    ),
    "second_attempt": (
        QT_TRANSLATE_NOOP("Respondents", "Right at the second attempt"),
        QT_TRANSLATE_NOOP(
            "Respondents",
            "Gives no usable answer, finds that out where an arm has a gate, and is right then.",
        ),
    ),
    "nonsense": (
        QT_TRANSLATE_NOOP("Respondents", "Never a usable answer"),
        QT_TRANSLATE_NOOP("Respondents", "Says one sentence of no use, whatever is asked."),
    ),
    "fenced": (
        QT_TRANSLATE_NOOP("Respondents", "JSON in a code fence"),
        QT_TRANSLATE_NOOP("Respondents", "Gives the right values between lines of ```."),
    ),
    "sentence_before": (
        QT_TRANSLATE_NOOP("Respondents", "A sentence before the JSON"),
        QT_TRANSLATE_NOOP("Respondents", "Gives the right values after a sentence."),
    ),
    "reasoning_before": (
        QT_TRANSLATE_NOOP("Respondents", "Reasoning before the JSON"),
        QT_TRANSLATE_NOOP("Respondents", "Gives the right values after lines of reasoning."),
    ),
    "missing_cell": (
        QT_TRANSLATE_NOOP("Respondents", "One cell missing"),
        QT_TRANSLATE_NOOP("Respondents", "Gives the right values without the last cell."),
    ),
    "extra_cell": (
        QT_TRANSLATE_NOOP("Respondents", "One cell too many"),
        QT_TRANSLATE_NOOP("Respondents", "Gives the right values and a cell nobody asked for."),
    ),
    "numbers_as_text": (
        QT_TRANSLATE_NOOP("Respondents", "Numbers as text"),
        QT_TRANSLATE_NOOP("Respondents", "Gives the right values in quotation marks."),
    ),
    "cut_off": (
        QT_TRANSLATE_NOOP("Respondents", "Cut off half way"),
        QT_TRANSLATE_NOOP("Respondents", "Reaches its output limit in the middle of the answer."),
    ),
    "empty": (
        QT_TRANSLATE_NOOP("Respondents", "Empty answer"),
        QT_TRANSLATE_NOOP("Respondents", "Ends without any text."),
    ),
    "refusal": (
        QT_TRANSLATE_NOOP("Respondents", "Refuses"),
        QT_TRANSLATE_NOOP("Respondents", "Says that it cannot help."),
    ),
    "tool_call": (
        QT_TRANSLATE_NOOP("Respondents", "Calls a tool"),
        QT_TRANSLATE_NOOP("Respondents", "Calls a tool where a text was asked for."),
    ),
    "no_finish_reason": (
        QT_TRANSLATE_NOOP("Respondents", "No reason why it ended"),
        QT_TRANSLATE_NOOP(
            "Respondents", "Gives the right values, but nobody says whether the answer is whole."
        ),
    ),
    "input_too_long": (
        QT_TRANSLATE_NOOP("Respondents", "Takes short prompts only"),
        QT_TRANSLATE_NOOP(
            "Respondents", "Refuses a prompt of more than {n} characters, else gives what is right."
        ),
    ),
}

_NUMBERS = {"forgets": KEPT_UPDATES, "input_too_long": READ_CHARACTERS}

_EITHER = ("perfect", "mostly_right", "forgets", "nonsense")
_OF_DRIFT = ("keeps_first_value", "obeys_decoy", "keeps_deleted", "drops_goal", "second_attempt")
Choices = list[tuple[str, str]]


def respondent_groups() -> list[tuple[str, Choices]]:
    """All respondents, as (key, name), under headings that tell what each is for."""
    slips = [key for key in RESPONDENTS if key in set(Slip)]
    known = {*_EITHER, *_OF_DRIFT, *slips}
    groups = (
        (translate("Respondents", "Cells and conversations"), _EITHER),
        (translate("Respondents", "State tracking: one slip"), slips),
        (translate("Respondents", "Intent drift"), _OF_DRIFT),
        (translate("Respondents", "Form of the reply"), [k for k in RESPONDENTS if k not in known]),
    )
    return [(title, [(key, respondent_name(key)) for key in keys]) for title, keys in groups]


def respondent_name(key: str) -> str:
    """The respondent in a few words; the key itself for one that this version does not know."""
    return _worded(key, 0)


def respondent_sentence(key: str) -> str:
    """What the respondent does, in a whole sentence; "" for one that is not known."""
    return _worded(key, 1)


def _worded(key: str, place: int) -> str:
    if key in _WORDS:
        text = translate("Respondents", _WORDS[key][place])
        turns = number(KEPT_TURNS)
        return text.format(n=number(_NUMBERS[key]), turns=turns) if key in _NUMBERS else text
    if key in set(Slip):
        return (slip_name, slip_sentence)[place](Slip(key))
    return "" if place else key
