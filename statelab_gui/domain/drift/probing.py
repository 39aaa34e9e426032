"""The turn-prefix diagnosis: after some turn, which requirements does an examinee hold active?

The conversation is cut after a turn and, in a new conversation, the active requirements are asked
for as JSON. What is wrong first is the first observed wrong turn, and no more than that.
"""

import json
from collections.abc import Mapping

from statelab_gui.domain.drift.encoding import truth_after, turn_of
from statelab_gui.domain.drift.intents import Goal
from statelab_gui.domain.drift.items import DriftCase, Item, Language
from statelab_gui.domain.drift.messages import asked_after, transcript
from statelab_gui.domain.faults import ValueKind
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.numerals import integer_of
from statelab_gui.domain.replies import Reading, read_members
from statelab_gui.domain.scoring import Verdict, judge

UNKNOWN = -1
"""The number of a value that no goal has: something else was given."""

_NUMBER = frozenset({ValueKind.INTEGER, ValueKind.NULL})
_TEXT = frozenset({ValueKind.TEXT, ValueKind.NULL})

_ASKING = {
    Language.EN: (
        "Before you go on: which of my requirements are active right now? Return ONLY a JSON "
        "object with exactly these keys. Give null where I do not want it now, or never asked for "
        "it."
    ),
    Language.ZH_TW: (
        "在繼續之前：目前我有哪些要求是有效的？請只回覆一個 JSON 物件，"
        "鍵必須正好是下列各項；若我現在不要，或從未提過，請填 null。"
    ),
}
_NUMERIC = {
    Language.EN: "- {key} ({words}): an integer or null",
    Language.ZH_TW: "- {key}（{words}）：整數或 null",
}
_TEXTUAL = {
    Language.EN: "- {key} ({words}): null or one of {choices}",
    Language.ZH_TW: "- {key}（{words}）：null 或下列之一：{choices}",
}


def probe_messages(case: DriftCase, k: int) -> tuple[Message, ...]:
    """The turns that the first `k` updates belong to, with their replies, then the question.

    Goals that were never spoken of are asked for too. Raises IndexError as `turn_of` does.
    """
    return asked_after(case, turn_of(case, k), question(case.item))


def probe_text(case: DriftCase, k: int) -> str:
    """The messages of the probe as one text."""
    return transcript(probe_messages(case, k), case.item.language)


def question(item: Item) -> str:
    """The question for the active requirements: the same after every turn."""
    lines = [_ASKING[item.language]]
    for goal in item.goals:
        pattern = (_NUMERIC if goal.numeric else _TEXTUAL)[item.language]
        lines.append(
            pattern.format(key=json.dumps(goal.key), words=goal.words, choices=_choices(goal))
        )
    return "\n".join(lines)


def active_json(item: Item, active: Mapping[str, int]) -> str:
    """The right answer to the question where these intents are active."""
    plain = {
        goal.key: goal.values[active[goal.key] - 1].plain if active.get(goal.key) else None
        for goal in item.goals
    }
    return json.dumps(plain, ensure_ascii=False)


def read_active(raw: bytes, item: Item) -> Reading:
    """Read an answer to the question strictly: each goal's number of value, 0 for null, UNKNOWN for
    another value than the goal has."""
    kinds = {goal.key: _NUMBER if goal.numeric else _TEXT for goal in item.goals}
    found = read_members(raw, kinds)
    if found.texts is None:
        return Reading(None, found.faults, found.notes)
    values = {key: _number(item.goal(key), text) for key, text in found.texts.items()}
    return Reading(values, (), found.notes)


def judge_active(raw: bytes, case: DriftCase, k: int) -> Verdict:
    """The verdict on an answer after the first `k` updates; given and expected are numbers of
    values. Raises IndexError as `turn_of` does."""
    return judge(read_active(raw, case.item), truth_after(case, k))


def _number(goal: Goal, text: str) -> int:
    """The number of the value that a JSON scalar stands for."""
    if text == "null":
        return 0
    given = integer_of(text) if goal.numeric else json.loads(text)
    return next((n for n, value in enumerate(goal.values, 1) if value.plain == given), UNKNOWN)


def _choices(goal: Goal) -> str:
    """A textual goal's values in an order that tells nothing about them."""
    texts = sorted(str(value.plain) for value in goal.values)
    return ", ".join(json.dumps(text, ensure_ascii=False) for text in texts)
