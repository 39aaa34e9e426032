"""Training data of drift cases: tracker steps, and traces that update the state before the answer.

All of it is computed: the edits that a turn carries, the state they lead to, and the solver's
answer, where there is a solver. It is the truth of its cases.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.drift.arms.oracle_state import true_state
from statelab_gui.domain.drift.arms.state import State
from statelab_gui.domain.drift.arms.state_block import state_block
from statelab_gui.domain.drift.arms.wording import WORDINGS
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.intents import Edit, EditKind
from statelab_gui.domain.drift.items import DriftCase, Item, Language
from statelab_gui.domain.drift.messages import history, messages, user_text
from statelab_gui.domain.fetching.asking import Message

_UPDATES = {
    Language.EN: "Updates, message by message:",
    Language.ZH_TW: "逐則訊息的更新：",
}
_NOTHING = {Language.EN: "nothing changes", Language.ZH_TW: "沒有變動"}
_DID = {
    Language.EN: {
        EditKind.ADD: "add {goal}: {value}",
        EditKind.REPLACE: "replace {goal}: {value}",
        EditKind.DELETE: "delete {goal}",
    },
    Language.ZH_TW: {
        EditKind.ADD: "新增{goal}：{value}",
        EditKind.REPLACE: "替換{goal}：{value}",
        EditKind.DELETE: "刪除{goal}",
    },
}


class TrainingKind(StrEnum):
    """TRACKER: a message and the state before it lead to edits. TRACE: a conversation leads to the
    explicit update of the state and then the answer."""

    TRACKER = "tracker"
    TRACE = "trace"


@dataclass(frozen=True)
class Example:
    """One example: after `prompt`, which ends with the user, the model says `completion`.

    `before` and `after` are the states as the tracker is shown them, `edits` what leads from one to
    the other, as JSON; `history` are the messages before the turn, which the state stands for. Of
    a trace these are those of the whole conversation. `turn` counts from 1.
    """

    kind: TrainingKind
    case: DriftCase
    turn: int
    prompt: tuple[Message, ...]
    completion: str
    history: tuple[Message, ...]
    before: str
    edits: str
    after: str


def tracker_steps(case: DriftCase) -> Iterator[Example]:
    """One example a turn, asked as the tracker of STATEFORGE is asked; turns that change nothing
    among them, with no edits."""
    words = WORDINGS[case.item.language]
    for turn in range(1, len(case.conversation.turns) + 1):
        before = _state(case, turn - 1)
        asked = words.tracker.format(state=before.to_json(), message=user_text(case, turn))
        edits = [_plain(case.item, edit) for edit in case.conversation.turns[turn - 1].edits]
        yield Example(
            TrainingKind.TRACKER,
            case,
            turn,
            (Message("user", asked),),
            _json({"edits": edits, "derived": []}),
            history(case, turn - 1),
            before.to_json(),
            _json(edits),
            _state(case, turn).to_json(),
        )


def trace(case: DriftCase) -> Example | None:
    """The conversation, then the state's updates and the final state inside of <think>, then the
    solver's answer; None where there is no solver."""
    answer = FAMILIES[case.item.family].solve(case.item, case.item.final)
    if answer is None:
        return None
    item, turns = case.item, case.conversation.turns
    names = {goal.key: goal.words for goal in item.goals}
    final = _state(case, len(turns))
    updates = [f"{n}. {_told(item, turn.edits)}" for n, turn in enumerate(turns, 1)]
    block = state_block(final, WORDINGS[item.language], names)
    thought = "\n".join((_UPDATES[item.language], *updates, "", block))
    asked = messages(case)
    return Example(
        TrainingKind.TRACE,
        case,
        len(turns),
        asked,
        f"<think>\n{thought}\n</think>\n\n{answer}",
        asked[:-1],
        State().to_json(),
        _json([_plain(item, edit) for turn in turns for edit in turn.edits]),
        final.to_json(),
    )


def _state(case: DriftCase, turn: int) -> State:
    return true_state(case, turn) if turn else State()


def _plain(item: Item, edit: Edit) -> dict[str, str]:
    plain = {"op": edit.kind.value, "key": edit.goal}
    if edit.value:
        plain["value"] = item.goal(edit.goal).values[edit.value - 1].words
    return plain


def _told(item: Item, edits: tuple[Edit, ...]) -> str:
    said: Mapping[EditKind, str] = _DID[item.language]
    parts = []
    for edit in edits:
        goal = item.goal(edit.goal)
        value = goal.values[edit.value - 1].words if edit.value else ""
        parts.append(said[edit.kind].format(goal=goal.words, value=value))
    joint = "; " if item.language is Language.EN else "；"
    return joint.join(parts) or _NOTHING[item.language]


def _json(plain: object) -> str:
    return json.dumps(plain, ensure_ascii=False)
