"""The machine of all arms: from the replies so far to what is asked next. Pure and total."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from statelab_gui.domain.drift.arms.oracle_state import OracleState
from statelab_gui.domain.drift.arms.recaps import GenericRecap, NeutralRecap
from statelab_gui.domain.drift.arms.rolling_summary import RollingSummary
from statelab_gui.domain.drift.arms.stateforge import (
    InjectionNoGate,
    StateForge,
    StateForgeNoGate,
)
from statelab_gui.domain.drift.arms.talk import Harness, Talk, dialogue, told
from statelab_gui.domain.drift.arms.two_stage import TwoStage
from statelab_gui.domain.drift.arms.values import Arm, ArmSettings, Final, Step, StepNote
from statelab_gui.domain.drift.items import DriftCase

HARNESSES: Mapping[Arm, Callable[[Talk], Harness]] = {
    Arm.BARE: Harness,
    Arm.ROLLING_SUMMARY: RollingSummary,
    Arm.TWO_STAGE: TwoStage,
    Arm.GENERIC_RECAP: GenericRecap,
    Arm.NEUTRAL_RECAP: NeutralRecap,
    Arm.ORACLE_STATE: OracleState,
    Arm.STATEFORGE: StateForge,
    Arm.STATEFORGE_NO_GATE: StateForgeNoGate,
    Arm.INJECTION_NO_GATE: InjectionNoGate,
}
"""The harness of every arm."""


@dataclass(frozen=True)
class Walk:
    """The steps answered so far, what was noted, and what comes next."""

    steps: tuple[Step, ...]
    notes: tuple[StepNote, ...]
    next: Step | Final


def walk(case: DriftCase, settings: ArmSettings, replies: Sequence[str]) -> Walk:
    """Go through the conversation with the replies to its first steps, in order.

    Replies beyond the last step are not looked at. The same arguments give the same walk.
    """
    messages = list(told(case))
    talk = Talk(case, settings, messages[0])
    moves = dialogue(HARNESSES[settings.arm](talk), messages)
    steps = [next(moves)]  # every arm asks for the answer, so there is one
    for reply in replies:
        talk.answered += 1
        try:
            steps.append(moves.send(reply))
        except StopIteration:
            last = max(place for place, step in enumerate(steps) if step.purpose.answers)
            return Walk(tuple(steps), tuple(talk.notes), Final(last))
    return Walk(tuple(steps[:-1]), tuple(talk.notes), steps[-1])


def next_step(case: DriftCase, settings: ArmSettings, replies: Sequence[str]) -> Step | Final:
    """What is asked after these replies to all steps before, or where the answer is."""
    return walk(case, settings, replies).next


def is_steady(case: DriftCase, settings: ArmSettings) -> bool:
    """Whether it is the same number of steps whatever is replied."""
    if settings.arm.compacts or settings.arm is Arm.STATEFORGE:
        return False
    return settings.arm is not Arm.STATEFORGE_NO_GATE or len(list(told(case))) > 1


def most_steps(case: DriftCase, settings: ArmSettings) -> int:
    """So many steps at most, whatever is replied."""
    messages = list(told(case))
    own = len(messages) - 1 if settings.own_turns else 0
    tracked = sum(message.carries > 0 for message in messages)
    beside = {
        Arm.ROLLING_SUMMARY: len(messages),
        Arm.TWO_STAGE: len(messages),
        Arm.GENERIC_RECAP: 1,
        Arm.NEUTRAL_RECAP: 1,
        Arm.INJECTION_NO_GATE: tracked,
        Arm.STATEFORGE_NO_GATE: tracked + 2,
        Arm.STATEFORGE: tracked + 4,
    }
    return 1 + own + beside.get(settings.arm, 0)
