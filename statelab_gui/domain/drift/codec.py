"""Items, conversations and cases as canonical JSON: equal values give equal text.

Documents keep these texts for ever. A text names the version that it is written in, and each
version has its reader here: what a version has is listed by name, not taken from the classes as
they are now. What is new gets a new version, whose reader is added; the readers of older ones
stay, and fill in what they did not have.
"""

import json
from collections.abc import Callable
from typing import Any, TypeVar

from statelab_gui.domain.drift.intents import Edit, EditKind, Goal, GoalRole, GoalValue, final
from statelab_gui.domain.drift.items import (
    Condition,
    Conversation,
    DriftCase,
    DriftFamily,
    Item,
    Language,
    Turn,
)
from statelab_gui.domain.errors import KnownError

VERSION = 1
"""What is written now; everything that was ever written is read."""

T = TypeVar("T")


def item_to_json(item: Item) -> str:
    """The item as JSON from which `item_from_json` makes an equal one."""
    return _text(_item(item))


def item_from_json(text: str) -> Item:
    """The inverse; raises KnownError("drift_unreadable", detail=…) for anything else."""
    return _read(text, _any_item)


def conversation_to_json(conversation: Conversation) -> str:
    """The conversation as JSON from which `conversation_from_json` makes an equal one."""
    return _text(_conversation(conversation))


def conversation_from_json(text: str) -> Conversation:
    """The inverse; raises KnownError("drift_unreadable", detail=…) for anything else."""
    return _read(text, _any_conversation)


def case_to_json(case: DriftCase) -> str:
    """Item and conversation as JSON from which `case_from_json` makes an equal case."""
    plain = {"item": _item(case.item), "conversation": _conversation(case.conversation)}
    return _text(plain)


def case_from_json(text: str) -> DriftCase:
    """The inverse; raises KnownError("drift_unreadable", detail=…) for anything else."""
    return _read(
        text, lambda data: case_of(_any_item(data["item"]), _any_conversation(data["conversation"]))
    )


def case_of(item: Item, conversation: Conversation) -> DriftCase:
    """The case of an item and a conversation that are about the same goals.

    Raises KnownError("drift_unreadable", detail=…) for an edit of a goal, or to a value, that the
    item has not, and for a conversation that ends at other intents than the item's.
    """
    values = {goal.key: len(goal.values) for goal in item.goals}
    for turn in conversation.turns:
        for edit in turn.edits:
            if not 0 <= edit.value <= values.get(edit.goal, -1):
                raise KnownError("drift_unreadable", detail=f"edit of {edit.goal}")
    if not conversation.turns[0].edits or conversation.trail[-1] != item.final:
        raise KnownError("drift_unreadable", detail="intents")
    return DriftCase(item, conversation)


def _text(plain: Any) -> str:
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _read(text: str, make: Callable[[Any], T]) -> T:
    try:
        return make(json.loads(text))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, KnownError) as error:
        raise KnownError("drift_unreadable", detail=f"{type(error).__name__}: {error}") from None


def _item(item: Item) -> dict[str, Any]:
    return {
        "version": VERSION,
        "key": item.key,
        "family": item.family,
        "language": item.language,
        "template": item.template,
        "seed": item.seed,
        "context": item.context,
        "request": item.request,
        "conventions": list(item.conventions),
        "goals": [_goal(goal) for goal in item.goals],
        "payload": item.payload,
        "verified": item.verified,
        "source_id": item.source_id,
    }


def _goal(goal: Goal) -> dict[str, Any]:
    return {
        "key": goal.key,
        "words": goal.words,
        "values": [[value.plain, value.words] for value in goal.values],
        "role": goal.role,
        "after": list(goal.after),
        "harmless": sorted(goal.harmless),
        "style": goal.style,
    }


def _conversation(conversation: Conversation) -> dict[str, Any]:
    return {
        "version": VERSION,
        "condition": conversation.condition,
        "turns": [
            [[[edit.kind, edit.goal, edit.value] for edit in turn.edits], turn.text, turn.reply]
            for turn in conversation.turns
        ],
        "request": conversation.request,
        "variants": conversation.variants,
        "decoys": conversation.decoys,
        "spoken_by": conversation.spoken_by,
    }


def _any_item(data: Any) -> Item:
    return _ITEM_READERS[_version(data)](data)


def _any_conversation(data: Any) -> Conversation:
    return _CONVERSATION_READERS[_version(data)](data)


def _version(data: Any) -> int:
    if not isinstance(data, dict):
        raise TypeError("no object")
    version: int = _typed(data.get("version"), int)
    if version not in _ITEM_READERS:
        raise ValueError(f"version {version}")
    return version


def _item_1(data: Any) -> Item:
    _check(data, _ITEM_1)
    goals = tuple(_goal_1(goal) for goal in data["goals"])
    keys = {goal.key for goal in goals}
    if not final(goals) or len(keys) < len(goals):
        raise ValueError("goals")
    if not all(keys.issuperset(goal.after) for goal in goals):
        raise ValueError("a goal needs what is not there")
    return Item(
        key=_typed(data["key"], str),
        family=DriftFamily(data["family"]),
        language=Language(data["language"]),
        template=_typed(data["template"], str),
        seed=_typed(data["seed"], int),
        context=_typed(data["context"], str),
        request=_typed(data["request"], str),
        conventions=tuple(_typed(text, str) for text in data["conventions"]),
        goals=goals,
        payload=_typed(data["payload"], dict),
        verified=_typed(data["verified"], bool),
        source_id=None if data["source_id"] is None else _typed(data["source_id"], str),
    )


def _goal_1(data: Any) -> Goal:
    _check(data, _GOAL_1)
    values = tuple(
        GoalValue(plain if type(plain) is int else _typed(plain, str), _typed(words, str))
        for plain, words in data["values"]
    )
    if not values:
        raise ValueError("a goal without values")
    return Goal(
        key=_typed(data["key"], str),
        words=_typed(data["words"], str),
        values=values,
        role=GoalRole(data["role"]),
        after=tuple(_typed(key, str) for key in data["after"]),
        harmless=frozenset(_typed(number, int) for number in data["harmless"]),
        style=_typed(data["style"], str),
    )


def _conversation_1(data: Any) -> Conversation:
    _check(data, _CONVERSATION_1)
    found = Conversation(
        condition=Condition(data["condition"]),
        turns=tuple(
            Turn(
                tuple(_edit_1(*edit) for edit in edits),
                _typed(text, str),
                _typed(reply, str),
            )
            for edits, text, reply in data["turns"]
        ),
        request=_typed(data["request"], str),
        variants=_typed(data["variants"], int),
        decoys=_typed(data["decoys"], int),
        spoken_by=_typed(data["spoken_by"], str),
    )
    # edits that cannot be executed are found here, not on some page
    if not found.turns or not found.trail:
        raise ValueError("a conversation without turns")
    return found


def _edit_1(kind: Any, goal: Any, value: Any) -> Edit:
    return Edit(EditKind(kind), _typed(goal, str), _typed(value, int))


def _check(data: Any, names: frozenset[str]) -> None:
    if not isinstance(data, dict) or set(data) != names:
        raise ValueError("fields")


def _typed(value: Any, kind: type) -> Any:
    if type(value) is not kind:  # exact: True is no number here
        raise TypeError(kind.__name__)
    return value


_ITEM_1 = frozenset(
    {
        *("version", "key", "family", "language", "template", "seed", "context", "request"),
        *("conventions", "goals", "payload", "verified", "source_id"),
    }
)
_GOAL_1 = frozenset({"key", "words", "values", "role", "after", "harmless", "style"})
_CONVERSATION_1 = frozenset(
    {"version", "condition", "turns", "request", "variants", "decoys", "spoken_by"}
)
_ITEM_READERS: dict[int, Callable[[Any], Item]] = {1: _item_1}
_CONVERSATION_READERS: dict[int, Callable[[Any], Conversation]] = {1: _conversation_1}
