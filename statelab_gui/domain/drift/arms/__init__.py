"""Arms: harnesses around one and the same frozen conversation, by fetch and by paste alike."""

from statelab_gui.domain.drift.arms.machine import Walk, is_steady, most_steps, next_step, walk
from statelab_gui.domain.drift.arms.pasting import Paste, paste_step
from statelab_gui.domain.drift.arms.values import (
    FIXED,
    OWN,
    Arm,
    ArmSettings,
    Final,
    NoteKind,
    Step,
    StepNote,
    arm_of,
)
from statelab_gui.domain.drift.purposes import Purpose

__all__ = [
    "FIXED",
    "OWN",
    "Arm",
    "ArmSettings",
    "Final",
    "NoteKind",
    "Paste",
    "Purpose",
    "Step",
    "StepNote",
    "Walk",
    "arm_of",
    "is_steady",
    "most_steps",
    "next_step",
    "paste_step",
    "walk",
]
