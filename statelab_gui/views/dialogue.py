"""What is shown of a conversation: its messages, and its edits once they may be seen."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from statelab_gui.domain.drift.intents import Edit, EditKind, Intents
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.models.active_state import StateRow
from statelab_gui.views.labels.drift import value_note, value_words

_IN_PROSE = frozenset(
    {DriftFamily.ORDERS, DriftFamily.CELLS, DriftFamily.GSM8K, DriftFamily.SHARDED}
)  # what a task of these is about is told in sentences, of others in tables and code


@dataclass(frozen=True)
class Mark:
    """One edit in words: the goal, its value, the value before a replacement, and a note."""

    kind: EditKind
    goal: str
    value: str
    before: str = ""
    note: str = ""


@dataclass(frozen=True)
class Message:
    """One message: who speaks, what is said, the turn it belongs to (0: the final request), and
    where of its text a description of the task in code ends."""

    of_user: bool
    text: str
    turn: int
    context_end: int = 0


@dataclass(frozen=True)
class Dialogue:
    """A conversation as it is asked. `marks` are those of each turn, empty while they are sealed;
    `turns` is how many turns there are before the final request."""

    messages: tuple[Message, ...] = ()
    turns: int = 0
    language: Language = Language.EN
    marks: tuple[tuple[Mark, ...], ...] = field(default=(), repr=False)

    def marks_of(self, turn: int) -> tuple[Mark, ...]:
        """The edits of a turn, from 1; none while they are sealed."""
        return self.marks[turn - 1] if 1 <= turn <= len(self.marks) else ()


def dialogue_of(case: DriftCase, texts: Sequence[str], *, opened: bool) -> Dialogue:
    """The conversation of `texts`, user and assistant by turns and the user first and last.

    Nothing of its edits is in it unless `opened`.
    """
    turns = len(case.conversation.turns)
    last = len(texts) - 1
    messages = []
    for place, text in enumerate(texts):
        turn = 0 if place == last and turns * 2 == last else min(place // 2 + 1, turns)
        shown = "" if case.item.family in _IN_PROSE else case.item.context
        end = len(shown) if place == 0 and shown and text.startswith(shown) else 0
        messages.append(Message(place % 2 == 0, text, turn, end))
    marks = tuple(marks_after(case, turn) for turn in range(1, turns + 1)) if opened else ()
    return Dialogue(tuple(messages), turns, case.item.language, marks)


def marks_after(case: DriftCase, turn: int) -> tuple[Mark, ...]:
    """The edits of a turn, from 1, in words."""
    before: Intents = case.conversation.after(turn - 1) if turn > 1 else {}
    held = dict(before)
    marks = []
    for edit in case.conversation.turns[turn - 1].edits:
        marks.append(_mark(case, edit, held.get(edit.goal, 0)))
        held[edit.goal] = edit.value
    return tuple(marks)


def _mark(case: DriftCase, edit: Edit, before: int) -> Mark:
    goal = case.item.goal(edit.goal)
    told = edit.value or before  # of a goal that is taken back: what it was
    return Mark(
        edit.kind,
        goal.words,
        value_words(goal, told),
        value_words(goal, before) if edit.kind is EditKind.REPLACE else "",
        value_note(goal, told),
    )


def state_after(case: DriftCase, turn: int) -> list[StateRow]:
    """Every goal of the item after a turn, from 1, in the order of the item."""
    now: Intents = case.conversation.after(turn)
    before: Intents = case.conversation.after(turn - 1) if turn > 1 else {}
    rows = []
    for goal in case.item.goals:
        value, past = now.get(goal.key, 0), before.get(goal.key, 0)
        rows.append(
            StateRow(
                goal.words,
                value_words(goal, value),
                value_words(goal, past) if past != value else "",
                value_note(goal, value),
                value > 0,
                past != value,
            )
        )
    return rows


def shows_final_intents(condition: Condition) -> bool:
    """Whether the prompt of a condition shows the final intents by design."""
    return condition is Condition.CLEAN or condition.value.startswith("control")
