"""What an arm is set to, what it asks next, and what it notes on the way."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.runs import BLANK, Setting


class Arm(StrEnum):
    """A harness around one and the same conversation. GENERIC_RECAP and the ones below it put
    something ahead of the last message; no arm ever changes what the user said."""

    BARE = "bare"
    ROLLING_SUMMARY = "rolling_summary"
    TWO_STAGE = "two_stage"
    GENERIC_RECAP = "generic_recap"
    NEUTRAL_RECAP = "neutral_recap"
    ORACLE_STATE = "oracle_state"
    STATEFORGE = "stateforge"
    STATEFORGE_NO_GATE = "stateforge_no_gate"
    INJECTION_NO_GATE = "injection_no_gate"

    @property
    def compacts(self) -> bool:
        """Whether the trigger and the window mean anything to it."""
        return self in (Arm.ROLLING_SUMMARY, Arm.TWO_STAGE)

    @property
    def tracks(self) -> bool:
        """Whether a tracker model is asked beside the answering one."""
        return self in (Arm.STATEFORGE, Arm.STATEFORGE_NO_GATE, Arm.INJECTION_NO_GATE)


FIXED, OWN = "fixed", "own"
"""The values of the setting "assistant_turns": the frozen acknowledgements stand in the history, or
every turn is asked and what the examinee replies stands there."""


@dataclass(frozen=True)
class ArmSettings:
    """The arm of an examinee and what it needs to know; None where nobody filled it in.

    `trigger` is in percent of `window`, and `window` in tokens.
    """

    arm: Arm = Arm.BARE
    own_turns: bool = False
    trigger: float | None = None
    window: int | None = None
    tracker_model: str | None = None


def arm_of(settings: Mapping[str, Setting]) -> ArmSettings:
    """The arm that these settings of an examinee choose; blank is BARE with fixed turns.

    A window that is no whole number is one that nobody knows. Raises KnownError
    "arm_setting_unknown" (field, value) for an arm or a kind of turns that there is not, and for a
    trigger that is no number above 0: none of them is guessed.
    """
    found = {key: settings.get(key, BLANK).value.strip() for key in _KEYS}
    arm, turns = found["arm"] or Arm.BARE, found["assistant_turns"] or FIXED
    if arm not in set(Arm):
        raise KnownError("arm_setting_unknown", field="arm", value=arm)
    if turns not in (FIXED, OWN):
        raise KnownError("arm_setting_unknown", field="assistant_turns", value=turns)
    window = found["context_window"]
    return ArmSettings(
        Arm(arm),
        turns == OWN,
        _percent(found["trigger"]),
        int(window) if _is_count(window) else None,
        found["tracker_model"] or None,
    )


_KEYS = ("arm", "assistant_turns", "trigger", "context_window", "tracker_model")
_MOST_DIGITS = 12


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and int(text) > 0


def _percent(text: str) -> float | None:
    if not text:
        return None
    whole, _, part = text.partition(".")
    digits = whole + part
    if not (digits.isascii() and digits.isdigit()) or len(digits) > _MOST_DIGITS:
        raise KnownError("arm_setting_unknown", field="trigger", value=text)
    if not float(text) > 0:
        raise KnownError("arm_setting_unknown", field="trigger", value=text)
    return float(text)


class NoteKind(StrEnum):
    """What an arm notes.

    TRIGGER: from how many tokens on it compacts. COMPACTED, CLEARED: what left the history.
    SUMMARY_BLANK: nothing came, and the history stays. BLANK_REPLY: a turn was answered by nothing.
    INVALIDATED: derived entries went with what they rested on. The UNREADABLE ones changed nothing.
    """

    TRIGGER = "trigger"
    COMPACTED = "compacted"
    CLEARED = "cleared"
    SUMMARY_BLANK = "summary_blank"
    BLANK_REPLY = "blank_reply"
    TRACKER_UNREADABLE = "tracker_unreadable"
    EDIT_LEFT_OUT = "edit_left_out"
    DERIVED_LEFT_OUT = "derived_left_out"
    INVALIDATED = "invalidated"
    FORMAT_UNREADABLE = "format_unreadable"
    GATE_UNREADABLE = "gate_unreadable"
    NOTHING_TO_CHECK = "nothing_to_check"
    GATE_PASSED = "gate_passed"
    GATE_OBJECTED = "gate_objected"


@dataclass(frozen=True)
class StepNote:
    """Something that happened when `answered` steps had been answered, at turn `turn` of the user.

    `facts` of TRIGGER: percent, window, tokens; of COMPACTED: characters, messages, kept; of
    CLEARED: characters, blocks; of an edit or entry left out: key, reason; of INVALIDATED: keys; of
    GATE_OBJECTED: problems; of an unreadable reply: reason.
    """

    kind: NoteKind
    turn: int
    answered: int
    facts: Mapping[str, str | int | float] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Step:
    """What is asked next: `messages` alternate and end with the user's.

    `turn` is how many turns of the user they tell; `of_tracker` says whose model is asked.
    """

    purpose: Purpose
    messages: tuple[Message, ...]
    turn: int
    of_tracker: bool = False


@dataclass(frozen=True)
class Final:
    """All is asked: the reply to step `index`, counted from 0, is the answer."""

    index: int
