"""Steps by hand: only what the chat holds exactly is gone on with."""

import pytest
from arm_cases import drift_cases, plain_case
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.drift.arms import Arm, ArmSettings, Final, Purpose, next_step, paste_step
from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.drift.messages import prompt_of, transcript
from statelab_gui.domain.fetching.asking import Message


def pasted(case, settings, replies):
    """Every step with its paste, given the replies."""
    found, previous, given_back = [], None, []
    while not isinstance(step := next_step(case, settings, given_back), Final):
        found.append((step, paste_step(previous, step, given_back, case.item.language)))
        previous = step
        given_back.append(replies[len(given_back)])
    return found


@given(
    drift_cases(),
    st.sampled_from(Arm),
    st.booleans(),
    st.lists(st.text(max_size=5), min_size=40, max_size=40),
)
def test_a_chat_that_goes_on_holds_just_what_the_step_asks(case, arm, own, replies):
    chat = []
    for place, (step, paste) in enumerate(pasted(case, ArmSettings(arm, own, 1.0, 300), replies)):
        if paste.new_conversation:
            assert paste.text == transcript(step.messages, case.item.language)
            chat = list(step.messages)
        else:
            chat += [Message("assistant", replies[place - 1]), Message("user", paste.text)]
            assert tuple(chat) == step.messages


def test_the_bare_arm_is_one_paste_of_the_whole_conversation():
    for language in Language:
        case = plain_case(language)
        ((_, paste),) = pasted(case, ArmSettings(), ["42"])
        assert paste.new_conversation
        assert paste.text == prompt_of(case)


def test_turns_of_its_own_are_pasted_one_by_one_into_one_conversation():
    steps = pasted(plain_case(), ArmSettings(own_turns=True), ["ok"] * 9)
    assert [paste.new_conversation for _, paste in steps] == [True] + [False] * 4
    assert [paste.text for _, paste in steps][1:] == [
        "Message 2.",
        "Message 3.",
        "Message 4.",
        "What does it cost?",
    ]


def test_a_recap_is_asked_where_the_turns_were_and_the_answer_anew():
    steps = pasted(plain_case(), ArmSettings(Arm.GENERIC_RECAP, True), ["ok"] * 9)
    assert [paste.new_conversation for _, paste in steps] == [True] + [False] * 4 + [True]


@pytest.mark.parametrize("arm", [Arm.STATEFORGE, Arm.INJECTION_NO_GATE])
def test_what_a_tracker_is_asked_never_goes_into_the_conversation_of_the_answer(arm):
    replies = ['{"edits": [{"op": "add", "key": "n", "value": 1}], "derived": []}'] * 20
    for step, paste in pasted(plain_case(), ArmSettings(arm, True), replies):
        assert paste.new_conversation
        assert step.purpose is not Purpose.TRACKER or len(step.messages) == 1
