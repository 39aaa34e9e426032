"""Words for arms: what each does, what a step of one is for, and what it notes on the way."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.arms import FIXED, OWN, Arm, NoteKind, Purpose, StepNote
from statelab_gui.views.labels.sentences import joined

translate = QCoreApplication.translate


def arm_name(arm: Arm) -> str:
    """The name of an arm."""
    return {
        Arm.BARE: translate("ArmName", "Bare"),
        Arm.ROLLING_SUMMARY: translate("ArmName", "Rolling summary"),
        Arm.TWO_STAGE: translate("ArmName", "Two-stage compaction"),
        Arm.GENERIC_RECAP: translate("ArmName", "Generic recap"),
        Arm.NEUTRAL_RECAP: translate("ArmName", "Neutral recap"),
        Arm.ORACLE_STATE: translate("ArmName", "True state given"),
        Arm.STATEFORGE: translate("ArmName", "StateForge"),
        Arm.STATEFORGE_NO_GATE: translate("ArmName", "StateForge without gate"),
        Arm.INJECTION_NO_GATE: translate("ArmName", "State injected, without gate"),
    }[arm]


def arm_sentence(arm: Arm) -> str:
    """What an arm does with the conversation."""
    return {
        Arm.BARE: translate("ArmName", "The conversation as it is, and nothing else."),
        Arm.ROLLING_SUMMARY: translate(
            "ArmName",
            "From the trigger on, the history becomes one summary; the last messages stay.",
        ),
        Arm.TWO_STAGE: translate(
            "ArmName",
            "From the trigger on, all but the last five fenced blocks of replies are cleared; if"
            " that is not enough, the history becomes a summary and the last six messages stay.",
        ),
        Arm.GENERIC_RECAP: translate(
            "ArmName", "Before the answer the model sums the conversation up."
        ),
        Arm.NEUTRAL_RECAP: translate(
            "ArmName", "Before the answer the model lists what the answer has to meet now."
        ),
        Arm.ORACLE_STATE: translate(
            "ArmName",
            "The true final intents stand ahead of the request. It shows what a perfect tracker"
            " would bring.",
        ),
        Arm.STATEFORGE: translate(
            "ArmName",
            "A tracker folds every message into the active state, and a gate checks the answer.",
        ),
        Arm.STATEFORGE_NO_GATE: translate(
            "ArmName", "A tracker folds every message into the active state; no gate."
        ),
        Arm.INJECTION_NO_GATE: translate(
            "ArmName", "Only the tracked state stands ahead of the message; no gate, no formats."
        ),
    }[arm]


def arm_text(value: str) -> str:
    """The value of the field `arm` in the reader's language, or as it was written."""
    return arm_name(Arm(value)) if value in set(Arm) else value


def turns_text(value: str) -> str:
    """The value of the field `assistant_turns` in the reader's language, or as it was written."""
    return {
        FIXED: translate("ArmName", "Fixed acknowledgements"),
        OWN: translate("ArmName", "The examinee's own"),
    }.get(value, value)


def purpose_name(purpose: Purpose) -> str:
    """What a step is for, in a few words."""
    return {
        Purpose.TURN: translate("ArmStep", "Turn of the conversation"),
        Purpose.SUMMARY: translate("ArmStep", "Summary of the history"),
        Purpose.RECAP: translate("ArmStep", "Recap before the answer"),
        Purpose.TRACKER: translate("ArmStep", "Tracker"),
        Purpose.FORMAT: translate("ArmStep", "Formats of the answer"),
        Purpose.ANSWER: translate("ArmStep", "Answer"),
        Purpose.GATE: translate("ArmStep", "Gate"),
        Purpose.AGAIN: translate("ArmStep", "Answer once more"),
    }[purpose]


def note_text(note: StepNote) -> str:
    """What an arm noted, in a sentence."""
    facts = {key: _fact(value) for key, value in note.facts.items()}
    pattern = {
        NoteKind.TRIGGER: translate(
            "ArmNote",
            "Compacts from about {tokens} tokens on, {percent} % of a context window of {window}.",
        ),
        NoteKind.COMPACTED: translate(
            "ArmNote",
            "Compacted: messages that left the history: {messages}, of {characters} characters.",
        ),
        NoteKind.CLEARED: translate(
            "ArmNote",
            "Cleared: fenced blocks that left the history: {blocks}, of {characters} characters.",
        ),
        NoteKind.SUMMARY_BLANK: translate("ArmNote", "The summary was blank: the history stays."),
        NoteKind.BLANK_REPLY: translate("ArmNote", "A turn was answered by nothing."),
        NoteKind.TRACKER_UNREADABLE: translate(
            "ArmNote", "The tracker could not be read: the state stays."
        ),
        NoteKind.EDIT_LEFT_OUT: translate("ArmNote", "An edit of the tracker was left out: {key}."),
        NoteKind.DERIVED_LEFT_OUT: translate(
            "ArmNote", "A derived entry of the tracker was left out: {key}."
        ),
        NoteKind.INVALIDATED: translate("ArmNote", "No longer valid: {keys}."),
        NoteKind.FORMAT_UNREADABLE: translate("ArmNote", "The formats could not be read."),
        NoteKind.GATE_UNREADABLE: translate("ArmNote", "The gate could not be read."),
        NoteKind.NOTHING_TO_CHECK: translate("ArmNote", "The gate had nothing to check."),
        NoteKind.GATE_PASSED: translate("ArmNote", "The gate let the answer pass."),
        NoteKind.GATE_OBJECTED: translate("ArmNote", "Problems that the gate found: {problems}."),
    }[note.kind]
    return pattern.format_map(_Facts(facts))


TROUBLES = frozenset(
    {
        NoteKind.SUMMARY_BLANK,
        NoteKind.BLANK_REPLY,
        NoteKind.TRACKER_UNREADABLE,
        NoteKind.EDIT_LEFT_OUT,
        NoteKind.DERIVED_LEFT_OUT,
        NoteKind.FORMAT_UNREADABLE,
        NoteKind.GATE_UNREADABLE,
    }
)
"""Notes of a reply that the arm could not use, or not the whole of it."""

_TOLD = 4  # notes of one step, in full


def notes_text(notes: Sequence[StepNote]) -> str:
    """What an arm noted of one step in a few sentences; "" for nothing."""
    told = [note_text(note) for note in notes[:_TOLD]]
    more = len(notes) - _TOLD
    if more > 0:
        told.append(translate("ArmNote", "%n more note(s) are on the Drift page.", "", more))
    return joined(told)


class _Facts(dict[str, str]):
    """Facts by name; one that was not told is a dash."""

    def __missing__(self, key: str) -> str:
        return "–"


def _fact(value: str | int | float) -> str:
    if isinstance(value, str):
        return name_shown(value)
    return QLocale().toString(value)
