"""Conversations made for tests of arms: any edits that can be executed, in any number of turns."""

from hypothesis import strategies as st

from statelab_gui.domain.drift.intents import Edit, EditKind, Goal, GoalRole, GoalValue, edited
from statelab_gui.domain.drift.items import (
    Condition,
    Conversation,
    DriftCase,
    DriftFamily,
    Item,
    Language,
    Turn,
)

WORDS = st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=12).filter(
    str.strip
)


@st.composite
def edit_turns(draw, goals, most_turns):
    """Turns of edits, each of which the state before it allows; a turn may have none."""
    state, turns = {}, []
    for number in range(draw(st.integers(1, most_turns))):
        edits = []
        for _ in range(draw(st.integers(1 if number == 0 else 0, 3))):
            goal = draw(st.sampled_from(goals))
            had = state.get(goal.key)
            values = [n for n in range(1, len(goal.values) + 1) if n != had]
            kinds = [EditKind.ADD] if had is None else [EditKind.DELETE]
            kinds += [EditKind.REPLACE] if had is not None and values else []
            kind = draw(st.sampled_from(kinds))
            value = 0 if kind is EditKind.DELETE else draw(st.sampled_from(values))
            edits.append(Edit(kind, goal.key, value))
            state = edited(state, edits[-1])
        turns.append(tuple(edits))
    return turns


@st.composite
def drift_cases(draw, most_turns=7, long_texts=False):
    """A case of no family's making."""
    count = draw(st.integers(1, 4))
    goals = tuple(
        Goal(
            f"goal_{n}",
            draw(WORDS),
            tuple(GoalValue(v, f"value {v}") for v in range(draw(st.integers(1, 4)))),
            GoalRole.GOAL if n == 0 else draw(st.sampled_from(GoalRole)),
        )
        for n in range(count)
    )
    item = Item(
        key="made",
        family=DriftFamily.GSM8K,
        language=draw(st.sampled_from(Language)),
        template="",
        seed=0,
        context=draw(WORDS),
        request=draw(WORDS),
        conventions=tuple(draw(st.lists(WORDS, max_size=2))),
        goals=goals,
        verified=False,
    )
    texts = WORDS.map(lambda text: text * (40 if long_texts else 1))
    replies = st.sampled_from(("", "Noted.", "Noted.", "Noted."))
    turns = tuple(
        Turn(edits, draw(texts), draw(replies)) for edits in draw(edit_turns(goals, most_turns))
    )
    condition = Condition.CLEAN if len(turns) == 1 else Condition.MEDIUM
    return DriftCase(item, Conversation(condition, turns, item.request))


def plain_case(language=Language.EN, turns=4, reply="Noted.", length=0):
    """A small case: an order whose size changes, with a gift wrap that comes and goes."""
    size = Goal("size", "the size", (GoalValue(3, "3"), GoalValue(5, "5"), GoalValue(8, "8")))
    wrap = Goal("wrap", "the gift wrap", (GoalValue(1, "red"),), GoalRole.DECOY)
    item = Item(
        "order",
        DriftFamily.ORDERS,
        language,
        "made",
        1,
        "An order of chairs.",
        "What does it cost?",
        ("Only the number.",),
        (size, wrap),
    )
    edits = [
        (Edit(EditKind.ADD, "size", 3),),
        (Edit(EditKind.ADD, "wrap", 1),),
        (Edit(EditKind.REPLACE, "size", 1),),
        (Edit(EditKind.DELETE, "wrap"),),
    ]
    edits += [()] * (turns - len(edits))
    told = tuple(
        Turn(one, f"Message {n}.{'x' * length}", reply) for n, one in enumerate(edits[:turns], 1)
    )
    return DriftCase(item, Conversation(Condition.EASY, told, item.request, 1, 1))
