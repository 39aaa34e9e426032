"""A conversation told as messages and as one text, and written and read again."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_items import EACH, items_of
from random_items import random_item

from statelab_gui.domain.drift.chance import chance
from statelab_gui.domain.drift.codec import (
    case_from_json,
    case_to_json,
    conversation_from_json,
    conversation_to_json,
    item_from_json,
    item_to_json,
)
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.messages import history, messages, opening, prompt_of, transcript
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import Message

ORDERS = DriftFamily.ORDERS


def _case(condition, language=Language.EN, number=0):
    item = items_of(ORDERS, language)[number]
    return DriftCase(item, conversation(item, condition))


@pytest.mark.parametrize("condition", Condition)
@pytest.mark.parametrize("language", Language)
def test_user_and_assistant_take_turns_and_the_user_ends(condition, language):
    case = _case(condition, language)
    told = messages(case)
    assert [message.role for message in told[::2]] == ["user"] * len(told[::2])
    assert [message.role for message in told[1::2]] == ["assistant"] * len(told[1::2])
    assert told[-1].role == "user"
    assert told[-1].text.endswith(case.item.request)
    assert told[0].text.startswith(case.item.context)
    assert all(rule in told[0].text for rule in case.item.conventions)
    if condition is Condition.CLEAN:
        assert len(told) == 1
    else:
        assert len(told) == 2 * len(case.conversation.turns) + 1
        assert told[-1].text == case.item.request


@pytest.mark.parametrize("language", Language)
def test_only_a_conversation_of_several_turns_asks_to_wait(language):
    item = _case(Condition.CLEAN, language).item
    waiting = opening(item, True).removeprefix(opening(item, False))
    assert waiting.strip()
    assert waiting not in messages(_case(Condition.CLEAN, language))[0].text
    for condition in (Condition.EASY, Condition.CONTROL_EASY):
        assert waiting in messages(_case(condition, language))[0].text


def test_a_history_is_the_beginning_of_the_messages():
    case = _case(Condition.HARD)
    whole = messages(case)
    for t in range(len(case.conversation.turns) + 1):
        assert history(case, t) == whole[: 2 * t]


@pytest.mark.parametrize("language", Language)
def test_one_text_holds_every_message_in_order(language):
    case = _case(Condition.MEDIUM, language)
    text = prompt_of(case)
    place = 0
    for message in messages(case):
        place = text.index(message.text, place) + len(message.text)
    assert place == len(text)


def test_a_single_message_is_the_whole_text():
    assert transcript((Message("user", "Only this."),), Language.EN) == "Only this."
    case = _case(Condition.CLEAN)
    assert prompt_of(case) == messages(case)[0].text


@pytest.mark.parametrize(("family", "language"), EACH)
def test_a_case_can_be_written_and_read_again(family, language):
    item = items_of(family, language)[0]
    for condition in Condition:
        case = DriftCase(item, conversation(item, condition))
        text = case_to_json(case)
        assert case_from_json(text) == case
        assert case_to_json(case_from_json(text)) == text
        part = conversation_to_json(case.conversation)
        assert conversation_from_json(part) == case.conversation


@given(st.integers(0, 10**9), st.sampled_from(Condition))
def test_any_item_and_conversation_can_be_written_and_read_again(seed, condition):
    item = random_item(chance(seed), seed)
    talk = conversation(item, condition)
    assert item_from_json(item_to_json(item)) == item
    assert conversation_from_json(conversation_to_json(talk)) == talk


def _spoilt():
    case = _case(Condition.EASY)
    whole = json.loads(case_to_json(case))

    def with_(change):
        data = json.loads(json.dumps(whole))
        change(data)
        return json.dumps(data)

    yield from ("", "{}", "[]", "null", "7", "{" * 3000, "[" * 100_000)
    yield with_(lambda data: data["item"].pop("goals"))
    yield with_(lambda data: data["item"].update(more=1))
    yield with_(lambda data: data["item"].update(version=2))
    yield with_(lambda data: data["item"].update(seed="7"))
    yield with_(lambda data: data["item"].update(verified=1))
    yield with_(lambda data: data["item"].update(family="nothing"))
    yield with_(lambda data: data["item"].update(conventions=[1]))
    yield with_(lambda data: data["item"].update(payload=[]))
    yield with_(lambda data: data["item"]["goals"][0].update(values=[]))
    yield with_(lambda data: data["item"]["goals"][0].update(values=[[True, "yes"]]))
    yield with_(lambda data: data["item"]["goals"][0].update(role="hero"))
    yield with_(lambda data: data["conversation"].update(turns=[]))
    yield with_(lambda data: data["conversation"].update(condition="harder"))
    yield with_(lambda data: data["conversation"]["turns"][0][0].append(["delete", "nobody", 0]))
    yield with_(lambda data: data["conversation"]["turns"][0][0].append(["add", "x", 0]))
    yield with_(lambda data: data["conversation"]["turns"].append([[], "text"]))


@pytest.mark.parametrize("text", list(_spoilt()), ids=range(len(list(_spoilt()))))
def test_what_is_no_case_is_refused(text):
    with pytest.raises(KnownError) as caught:
        case_from_json(text)
    assert caught.value.code == "drift_unreadable"


@pytest.mark.parametrize(
    "change",
    [
        lambda turns: turns.append([[["add", "nobody", 1]], "text", "reply"]),
        lambda turns: turns.append([[["add", "chairs", 99]], "text", "reply"]),
    ],
)
def test_edits_of_goals_or_values_that_the_item_has_not_are_refused(change):
    item = items_of(ORDERS, Language.EN)[0]
    data = json.loads(case_to_json(DriftCase(item, conversation(item, Condition.CLEAN))))
    change(data["conversation"]["turns"])
    with pytest.raises(KnownError) as caught:
        case_from_json(json.dumps(data))
    assert caught.value.code == "drift_unreadable"


def test_chance_is_the_same_everywhere():
    assert chance("a", 1).random() == chance("a", "1").random() == 0.49834980302887444
    assert chance("a", 1).random() != chance("a1").random()
