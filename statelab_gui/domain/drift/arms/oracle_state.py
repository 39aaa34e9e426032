"""The true final state, put ahead of the last message: how much a perfect tracker could help."""

from statelab_gui.domain.drift.arms.state import State
from statelab_gui.domain.drift.arms.state_block import state_block
from statelab_gui.domain.drift.arms.talk import Harness
from statelab_gui.domain.drift.items import DriftCase


def true_state(case: DriftCase, t: int) -> State:
    """What is wanted after turn t by the edits executed, each goal by its key."""
    goal = case.item.goal
    after = case.conversation.after(t)
    return State({key: goal(key).values[value - 1].words for key, value in after.items()})


class OracleState(Harness):
    """Only the last message has a state ahead of it, and the history stays whole."""

    def head(self) -> str:
        talk = self.talk
        if talk.said.reply is not None:
            return ""
        names = {goal.key: goal.words for goal in talk.case.item.goals}
        return state_block(true_state(talk.case, talk.said.turn), talk.words, names)
