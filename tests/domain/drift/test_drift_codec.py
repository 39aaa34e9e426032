"""Texts that documents keep: every version that was ever written is read, for ever."""

import json
import sqlite3
from pathlib import Path

import pytest

from statelab_gui.domain.drift import codec
from statelab_gui.domain.drift.codec import (
    conversation_from_json,
    conversation_to_json,
    item_from_json,
    item_to_json,
)
from statelab_gui.domain.drift.intents import Edit, EditKind, Goal, GoalRole, GoalValue
from statelab_gui.domain.drift.items import (
    Condition,
    Conversation,
    DriftFamily,
    Item,
    Language,
    Turn,
)
from statelab_gui.domain.errors import KnownError

# As version 1 wrote them. These texts are in documents: they are never changed.
ITEM_1 = (
    '{"context":"A café.","conventions":["One number."],"family":"orders","goals":[{"after":[],'
    '"harmless":[2],"key":"cups","role":"goal","style":"","values":[[3,"three"],[4,"four"]],'
    '"words":"the cups"},{"after":["cups"],"harmless":[],"key":"gift","role":"decoy","style":"do",'
    '"values":[["wrap","wrap it"]],"words":"the gift"}],"key":"orders-en-cart-7","language":"en",'
    '"payload":{"n":1},"request":"Now, please.","seed":7,"source_id":null,"template":"cart",'
    '"verified":true,"version":1}'
)
TALK_1 = (
    '{"condition":"easy","decoys":0,"request":"Now, please.","spoken_by":"templates","turns":['
    '[[["add","cups",2]],"Four cups.","Noted."],[[["replace","cups",1]],"No, three.","Noted."]],'
    '"variants":1,"version":1}'
)
ITEM = Item(
    key="orders-en-cart-7",
    family=DriftFamily.ORDERS,
    language=Language.EN,
    template="cart",
    seed=7,
    context="A café.",
    request="Now, please.",
    conventions=("One number.",),
    goals=(
        Goal(
            "cups",
            "the cups",
            (GoalValue(3, "three"), GoalValue(4, "four")),
            harmless=frozenset({2}),
        ),
        Goal(
            "gift",
            "the gift",
            (GoalValue("wrap", "wrap it"),),
            role=GoalRole.DECOY,
            after=("cups",),
            style="do",
        ),
    ),
    payload={"n": 1},
    verified=True,
    source_id=None,
)
TALK = Conversation(
    condition=Condition.EASY,
    turns=(
        Turn((Edit(EditKind.ADD, "cups", 2),), "Four cups.", "Noted."),
        Turn((Edit(EditKind.REPLACE, "cups", 1),), "No, three.", "Noted."),
    ),
    request="Now, please.",
    variants=1,
    decoys=0,
    spoken_by="templates",
)


def test_what_version_1_wrote_is_read_as_what_it_was() -> None:
    assert item_from_json(ITEM_1) == ITEM
    assert conversation_from_json(TALK_1) == TALK


def test_what_is_written_now_names_its_version_and_a_reader_knows_all_of_it() -> None:
    """A field more in a class is not written, or is read, without a version of its own: then this
    fails, and wants a new version beside the older ones."""
    for text, read in ((item_to_json(ITEM), ITEM), (conversation_to_json(TALK), TALK)):
        data = json.loads(text)
        assert data["version"] == codec.VERSION
        assert set(data) == {"version", *type(read).__dataclass_fields__}
    (goal, _) = json.loads(item_to_json(ITEM))["goals"]
    assert set(goal) == set(Goal.__dataclass_fields__)
    if codec.VERSION == 1:
        assert (item_to_json(ITEM), conversation_to_json(TALK)) == (ITEM_1, TALK_1)
    versions = set(range(1, codec.VERSION + 1))
    assert set(codec._ITEM_READERS) == set(codec._CONVERSATION_READERS) == versions


@pytest.mark.parametrize("version", [0, codec.VERSION + 1, "1", None, True, 1.0])
def test_a_version_that_nobody_wrote_is_refused(version: object) -> None:
    for text, read in ((ITEM_1, item_from_json), (TALK_1, conversation_from_json)):
        other = json.dumps({**json.loads(text), "version": version})
        with pytest.raises(KnownError) as caught:
            read(other)
        assert caught.value.code == "drift_unreadable"


def test_every_item_of_an_old_document_is_read_and_written_as_it_stands() -> None:
    found = 0
    for path in sorted((Path(__file__).parents[2] / "documents").glob("v*.statelab")):
        file = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        try:
            if not file.execute("SELECT 1 FROM sqlite_schema WHERE name = 'drift_item'").fetchall():
                continue
            items = file.execute("SELECT item FROM drift_item").fetchall()
            talks = file.execute("SELECT conversation FROM drift_case").fetchall()
        finally:
            file.close()
        for (text,) in items:
            found += 1
            read = item_from_json(text)
            assert item_from_json(item_to_json(read)) == read
        for (text,) in talks:
            said = conversation_from_json(text)
            assert conversation_from_json(conversation_to_json(said)) == said
    assert found
