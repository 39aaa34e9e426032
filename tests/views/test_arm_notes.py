"""What arms are, ask and note on the way is told in words, with all its facts."""

import json

import pytest

from statelab_gui.domain.drift.arms import Arm, ArmSettings, NoteKind, Purpose, walk
from statelab_gui.domain.drift.intents import Edit, EditKind, Goal, GoalValue
from statelab_gui.domain.drift.items import (
    Condition,
    Conversation,
    DriftCase,
    DriftFamily,
    Item,
    Language,
    Turn,
)
from statelab_gui.views.labels.arms import arm_name, arm_sentence, note_text, purpose_name

GOAL = Goal("n", "the number", (GoalValue(1, "1"),))
ITEM = Item("x", DriftFamily.ORDERS, Language.EN, "", 0, "A task.", "Now?", ("One line.",), (GOAL,))
TURNS = (Turn((Edit(EditKind.ADD, "n", 1),), "One.", "Noted."), *(Turn((), "Go.", "ok"),) * 8)
CASE = DriftCase(ITEM, Conversation(Condition.CONTROL_EASY, TURNS, ITEM.request))
FENCED = "```\nout\n```\n" * 7
CHANGES = json.dumps(
    {
        "edits": [
            {"op": "add", "key": "n", "value": 1},
            {"op": "delete", "key": "m"},
            {"op": "replace", "key": "n", "value": 2},
        ],
        "derived": [
            {"key": "d", "value": 2, "from": ["n"]},
            {"key": "e", "value": 3, "from": []},
        ],
    }
)
GONE = '{"edits": [{"op": "delete", "key": "n"}], "derived": []}'
RULES = '{"conventions": ["One line."]}'
WALKS = [
    (ArmSettings(Arm.TWO_STAGE, True, 0.01), [FENCED] * 30),
    (ArmSettings(Arm.ROLLING_SUMMARY, True, 0.01), [" "] * 30),
    (ArmSettings(Arm.STATEFORGE), [CHANGES, RULES, GONE, *["?"] * 7, RULES, "1", "?"]),
    (ArmSettings(Arm.STATEFORGE), ["?"] * 30),
    (ArmSettings(Arm.STATEFORGE), ["?", RULES, *["?"] * 10, '{"problems": ["two"]}', "1"]),
    (ArmSettings(Arm.STATEFORGE), ["?", RULES, *["?"] * 10, '{"problems": []}']),
]


def test_every_note_is_told_in_a_sentence_with_its_facts():
    notes = [note for settings, replies in WALKS for note in walk(CASE, settings, replies).notes]
    assert {note.kind for note in notes} == set(NoteKind)
    for note in notes:
        text = note_text(note)
        assert text.endswith(".")
        assert not set("{}–") & set(text), text


@pytest.mark.parametrize("name", [arm_name, arm_sentence])
def test_every_arm_has_words_of_its_own(name):
    assert len({name(arm) for arm in Arm}) == len(Arm)


def test_every_purpose_has_words_of_its_own():
    assert len({purpose_name(purpose) for purpose in Purpose}) == len(Purpose)
