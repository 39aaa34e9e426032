"""What the respondents of Practice say in a conversation whose user changes their mind.

They answer whatever an arm asks, a tracker's questions included, from what they believe in.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from statelab_gui.domain.drift.arms.state import State
from statelab_gui.domain.drift.arms.state_block import state_block
from statelab_gui.domain.drift.arms.talk import told
from statelab_gui.domain.drift.arms.wording import WORDINGS
from statelab_gui.domain.drift.beliefs import (
    Belief,
    first_values,
    forgetting,
    mostly_right,
    nothing_withdrawn,
    one_decoy_obeyed,
    one_edit_missed,
    one_goal_dropped,
    one_value_kept,
    stopped,
    truth,
)
from statelab_gui.domain.drift.encoding import turn_of
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.intents import EditKind
from statelab_gui.domain.drift.items import DriftCase, Item, Language
from statelab_gui.domain.drift.probing import active_json
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.practice import NONSENSE, READ_CHARACTERS, RESPONDENTS, Said

_NONSENSE = {Language.EN: NONSENSE, Language.ZH_TW: "嗯，這要看從哪個角度來看。"}
_ANSWER = {Language.EN: "Answer: ", Language.ZH_TW: "答案："}
_NOTED = {Language.EN: "Noted.", Language.ZH_TW: "收到。"}


@dataclass(frozen=True)
class TalkExercise:
    """What a respondent is asked about a case, after `turn` turns of the user.

    `purpose` is the arm's; None with `prefix` for a probe, which asks for the active requirements
    as JSON, and without for the answer. `characters` is the length of all messages.
    """

    case: DriftCase = field(repr=False)
    characters: int
    repeat: int = 1
    purpose: Purpose | None = None
    turn: int | None = None
    prefix: int | None = None

    @property
    def after(self) -> int:
        """The turn after which it is asked."""
        if self.prefix is not None:
            return turn_of(self.case, self.prefix)
        return len(self.case.conversation.turns) if self.turn is None else self.turn

    @property
    def chats(self) -> bool:
        """Whether what is asked for is neither an answer nor JSON."""
        return self.purpose in (Purpose.TURN, Purpose.SUMMARY, Purpose.RECAP)


Talker = Callable[[TalkExercise], Said]


def believing(belief: Belief) -> Talker:
    """Says everything as what it believes in demands; nonsense where that has no answer."""
    return lambda asked: Said(_said(belief, asked))


def _said(belief: Belief, asked: TalkExercise) -> str:
    case, t = asked.case, asked.after
    believed = belief(case, t, asked.repeat) if t else {}
    if asked.prefix is not None:
        return active_json(case.item, believed)
    match asked.purpose:
        case Purpose.TURN:
            turn = case.conversation.turns[t - 1]
            return turn.reply or _NOTED[case.item.language]
        case Purpose.SUMMARY | Purpose.RECAP:
            return _recap(case, believed)
        case Purpose.TRACKER:
            before = _before(case, t)
            return _edits(case, belief(case, before, asked.repeat) if before else {}, believed)
        case Purpose.FORMAT:
            return _json(conventions=case.item.conventions)
        case Purpose.GATE:
            return _json(problems=[])
    return _answer(case, believed)


def _json(**members: object) -> str:
    return json.dumps(members, ensure_ascii=False)


def _words(case: DriftCase, believed: Mapping[str, int]) -> dict[str, str]:
    """What is believed in, each goal by its key, in the words of the user."""
    goal = case.item.goal
    return {key: goal(key).values[value - 1].words for key, value in believed.items()}


def _recap(case: DriftCase, believed: Mapping[str, int]) -> str:
    names = {goal.key: goal.words for goal in case.item.goals}
    language = case.item.language
    block = state_block(State(_words(case, believed)), WORDINGS[language], names)
    return block or _NONSENSE[language]


def _before(case: DriftCase, t: int) -> int:
    """The turn that the message before the one with turn t ends with; 0 for none."""
    return max(
        (said.turn - said.carries for said in told(case) if said.turn - said.carries < t), default=0
    )


def _edits(case: DriftCase, before: Mapping[str, int], after: Mapping[str, int]) -> str:
    """What leads from one to the other, as a tracker says it; nothing is ever derived."""
    edits: list[dict[str, str]] = [
        {"op": EditKind.DELETE, "key": key} for key in before if key not in after
    ]
    for key, words in _words(case, after).items():
        if key not in before:
            edits.append({"op": EditKind.ADD, "key": key, "value": words})
        elif before[key] != after[key]:
            edits.append({"op": EditKind.REPLACE, "key": key, "value": words})
    return _json(edits=edits, derived=[])


def _answer(case: DriftCase, believed: Mapping[str, int]) -> str:
    """What the family's solver says to what is believed in; of an imported task, its reference."""
    family = FAMILIES.get(case.item.family)
    answer = None if family is None else family.solve(case.item, believed)
    if answer is None and dict(believed) == case.item.final:
        answer = _reference(case.item)
    return _NONSENSE[case.item.language] if answer is None else answer


def _reference(item: Item) -> str | None:
    """The reference that an imported item brings, where that is a number or a text."""
    match item.payload:
        case {"answer": str() | int() as number}:
            return f"{_ANSWER[item.language]}{number}"
        case {"references": [str() as text, *_]}:
            return text
    return None


def _nonsense(asked: TalkExercise) -> Said:
    """Nothing that could be used, whatever is asked."""
    return Said(_NONSENSE[asked.case.item.language])


def _second_attempt(asked: TalkExercise) -> Said:
    """No usable answer at first; the gate finds it, and the next one is right."""
    if asked.purpose is Purpose.GATE:
        return Said(_json(problems=asked.case.item.conventions[:1] or (NONSENSE,)))
    return perfect(asked) if asked.purpose is not Purpose.ANSWER else _nonsense(asked)


perfect = believing(truth)


def _around(before: str, after: str = "") -> Talker:
    """What is right, with text around an answer or JSON."""

    def say(asked: TalkExercise) -> Said:
        right = perfect(asked)
        return right if asked.chats else Said(before + right.text + after)

    return say


def _quoted(asked: TalkExercise) -> Said:
    right = perfect(asked)
    return right if asked.chats else Said(json.dumps(right.text, ensure_ascii=False))


def _cut_off(asked: TalkExercise) -> Said:
    text = perfect(asked).text
    return Said(text[: len(text) // 2], Outcome.TRUNCATED)


def _ended(text: str | None, outcome: Outcome) -> Talker:
    """The text, or what is right for None, ended otherwise than an answer is."""
    return lambda asked: Said(perfect(asked).text if text is None else text, outcome)


def _short_memory(asked: TalkExercise) -> Said:
    if asked.characters > READ_CHARACTERS:
        return Said("", Outcome.INPUT_TOO_LONG)
    return perfect(asked)


_OWN: Mapping[str, Talker] = {
    "mostly_right": believing(mostly_right),
    "first_values": believing(first_values),
    "stopped_after": believing(stopped),
    "left_out": believing(one_edit_missed),
    "forgets": believing(forgetting),
    "keeps_first_value": believing(one_value_kept),
    "obeys_decoy": believing(one_decoy_obeyed),
    "keeps_deleted": believing(nothing_withdrawn),
    "drops_goal": believing(one_goal_dropped),
    "second_attempt": _second_attempt,
    "nonsense": _nonsense,
    "fenced": _around("```json\n", "\n```"),
    "sentence_before": _around("Here is the final state: "),
    "reasoning_before": _around("Let me go through the messages one by one.\n"),
    "missing_cell": believing(one_goal_dropped),
    "extra_cell": believing(nothing_withdrawn),
    "numbers_as_text": _quoted,
    "cut_off": _cut_off,
    "empty": _ended("", Outcome.EMPTY),
    "refusal": _ended("I'm sorry, but I can't help with that.", Outcome.REFUSED),
    "tool_call": _ended("", Outcome.TOOL_CALL),
    "no_finish_reason": _ended(None, Outcome.INCOMPLETE),
    "input_too_long": _short_memory,
}

TALKERS: Mapping[str, Talker] = {key: _OWN.get(key, perfect) for key in RESPONDENTS}
"""What every respondent of Practice does in a conversation; one whose slip is of cells only, such
as a copy read as a live formula, has nothing to slip on there and is right."""
