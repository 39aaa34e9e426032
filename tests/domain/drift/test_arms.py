"""The machine of all arms: it ends, it alternates, it keeps its history, whatever is replied."""

import re
from dataclasses import fields

import pytest
from arm_cases import drift_cases, plain_case
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.drift.arms import (
    Arm,
    ArmSettings,
    Final,
    NoteKind,
    Purpose,
    Step,
    arm_of,
    is_steady,
    most_steps,
    next_step,
    walk,
)
from statelab_gui.domain.drift.arms.talk import told
from statelab_gui.domain.drift.arms.wording import WORDINGS, Wording
from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.drift.messages import messages
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import NOT_PROVIDED, Setting

JSON_REPLIES = st.sampled_from(
    (
        '{"edits": [], "derived": []}',
        '{"edits": [{"op": "add", "key": "a", "value": "1"}], "derived": []}',
        '{"edits": [{"op": "delete", "key": "a"}], "derived": []}',
        '{"edits": [], "derived": [{"key": "b", "value": 2, "from": ["a"]}]}',
        '{"conventions": ["one line"]}',
        '{"problems": ["two lines"]}',
        '{"problems": []}',
        '{"edits": ' + "[" * 5_000,
        "```json\n{}\n```",
        "```\nlong output\n```\nand more",
    )
)
REPLIES = st.lists(st.text(max_size=40) | JSON_REPLIES, min_size=7, max_size=7).map(lambda r: r * 9)
SETTINGS = st.builds(
    ArmSettings,
    st.sampled_from(Arm),
    st.booleans(),
    st.sampled_from((None, 0.5, 30.0, 100.0)),
    st.sampled_from((None, 20, 200, 4_000)),
)
MAIN = {Purpose.TURN, Purpose.ANSWER, Purpose.AGAIN}


@given(drift_cases(), SETTINGS, REPLIES)
def test_whatever_is_replied_it_ends_within_the_stated_steps(case, settings, replies):
    most = most_steps(case, settings)
    went = walk(case, settings, replies[:most])
    assert isinstance(went.next, Final)
    assert len(went.steps) <= most
    if is_steady(case, settings):
        assert len(went.steps) == most
    assert went.steps[went.next.index].purpose.answers
    assert all(not step.purpose.answers for step in went.steps[went.next.index + 1 :][:-1])


@given(drift_cases(), SETTINGS, REPLIES)
def test_it_is_asked_one_by_one_as_in_one_walk_and_always_alike(case, settings, replies):
    steps, given_back = [], []
    while isinstance(step := next_step(case, settings, given_back), Step):
        assert step == next_step(case, settings, given_back)
        steps.append(step)
        given_back.append(replies[len(given_back)])
    went = walk(case, settings, [*given_back, "one that nobody asked for"])
    assert went.steps == tuple(steps)
    assert went.next == step


@given(drift_cases(), SETTINGS, REPLIES)
def test_messages_alternate_begin_and_end_with_the_user_and_are_never_blank(
    case, settings, replies
):
    for step in walk(case, settings, replies).steps:
        roles = [message.role for message in step.messages]
        assert roles == ["user", "assistant"] * (len(roles) // 2) + ["user"]
        assert all(message.text.strip() for message in step.messages)
        assert 0 <= step.turn <= len(case.conversation.turns)


@given(drift_cases(), SETTINGS, REPLIES)
def test_a_history_is_the_beginning_of_the_next_one_until_it_is_compacted(case, settings, replies):
    went = walk(case, settings, replies)
    changed = {
        note.answered for note in went.notes if note.kind in (NoteKind.COMPACTED, NoteKind.CLEARED)
    }
    before, at = (), 0
    for place, step in enumerate(went.steps):
        if step.purpose not in MAIN | {Purpose.RECAP}:
            continue
        history = step.messages[:-1]
        if changed.isdisjoint(range(at, place + 1)):
            assert history[: len(before)] == before
        if step.purpose is not Purpose.RECAP:
            before = history
        at = place + 1


@given(drift_cases(), SETTINGS, REPLIES)
def test_only_what_asks_for_notes_or_checks_is_asked_of_the_tracker(case, settings, replies):
    for step in walk(case, settings, replies).steps:
        trackers = {Purpose.TRACKER, Purpose.FORMAT, Purpose.GATE}
        assert step.of_tracker == (step.purpose in trackers)
        assert not step.of_tracker or settings.arm.tracks


@given(drift_cases())
def test_the_bare_arm_asks_the_frozen_conversation_and_nothing_else(case):
    went = walk(case, ArmSettings(), ["the answer"])
    assert [step.purpose for step in went.steps] == [Purpose.ANSWER]
    joined = "\n\n".join(message.text for message in went.steps[0].messages)
    assert joined == "\n\n".join(message.text for message in messages(case))
    assert went.next == Final(0)
    assert went.notes == ()


def test_a_case_of_one_message_is_asked_as_it_stands():
    case = plain_case(turns=1, reply="")
    assert walk(case, ArmSettings(), ()).next.messages == messages(case)
    assert [(said.turn, said.carries, said.reply) for said in told(case)] == [(1, 1, None)]


@given(drift_cases(), st.lists(st.text(min_size=1).filter(str.strip), min_size=9, max_size=9))
def test_with_turns_of_its_own_every_turn_is_asked_and_its_reply_stays(case, replies):
    went = walk(case, ArmSettings(own_turns=True), replies)
    said = list(told(case))
    assert len(went.steps) == len(said)
    assert [step.purpose for step in went.steps[:-1]] == [Purpose.TURN] * (len(said) - 1)
    assert [step.turn for step in went.steps] == [one.turn for one in said]
    texts = [message.text for message in went.steps[-1].messages]
    assert texts[0::2] == [one.text for one in said]
    assert texts[1::2] == replies[: len(said) - 1]


def test_a_turn_answered_by_nothing_is_noted_and_stands_as_words():
    case = plain_case()
    went = walk(case, ArmSettings(own_turns=True), ["  \n", "ok", "ok", "ok"])
    assert [(note.kind, note.turn, note.answered) for note in went.notes] == [
        (NoteKind.BLANK_REPLY, 1, 1)
    ]
    assert went.next.messages[1].text == "(no reply)"


@pytest.mark.parametrize("arm", (Arm.GENERIC_RECAP, Arm.NEUTRAL_RECAP))
def test_a_recap_is_asked_behind_the_history_and_stands_ahead_of_the_request(arm):
    case = plain_case()
    went = walk(case, ArmSettings(arm), ["THE RECAP", "42"])
    recap, answer = went.steps
    assert recap.purpose is Purpose.RECAP
    assert recap.messages[:-1] == answer.messages[:-1] == messages(case)[:-1]
    assert case.item.request not in recap.messages[-1].text
    assert answer.messages[-1].text.endswith(f"THE RECAP\n\n{case.item.request}")
    assert went.next == Final(1)


def test_the_two_recaps_ask_differently_in_each_language():
    asked = {
        (arm, language): walk(plain_case(language), ArmSettings(arm), ()).next.messages[-1].text
        for arm in (Arm.GENERIC_RECAP, Arm.NEUTRAL_RECAP)
        for language in Language
    }
    assert len(set(asked.values())) == 4


@pytest.mark.parametrize("field", fields(Wording), ids=lambda field: field.name)
def test_every_prompt_of_an_arm_is_in_the_language_of_the_conversation(field):
    english, chinese = (getattr(WORDINGS[language], field.name) for language in Language)
    places = [set(re.findall(r"(?<!{){([a-z]+)}(?!})", text)) for text in (english, chinese)]
    assert places[0] == places[1]
    assert not _has_chinese(english)
    assert _has_chinese(chinese) or field.name in ("colon", "comma")
    assert english != chinese


def _has_chinese(text):
    return any("一" <= sign <= "鿿" for sign in text)


def test_blank_settings_are_the_bare_arm_with_fixed_turns():
    assert arm_of({}) == ArmSettings()
    assert arm_of({"arm": NOT_PROVIDED, "context_window": Setting.of("a lot")}) == ArmSettings()


def test_settings_say_what_the_arm_does():
    texts = {
        "arm": "two_stage",
        "assistant_turns": "own",
        "trigger": "2.5",
        "context_window": "8000",
        "tracker_model": "small",
    }
    found = arm_of({key: Setting.of(text) for key, text in texts.items()})
    assert found == ArmSettings(Arm.TWO_STAGE, True, 2.5, 8000, "small")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("arm", "agent"),
        ("assistant_turns", "both"),
        ("trigger", "half"),
        ("trigger", "-3"),
        ("trigger", "0"),
        ("trigger", "1e3"),
        ("trigger", "."),
        ("trigger", "nan"),
    ],
)
def test_a_setting_that_is_not_known_is_never_guessed(field, value):
    with pytest.raises(KnownError) as caught:
        arm_of({field: Setting.of(value)})
    assert caught.value.code == "arm_setting_unknown"
    assert caught.value.facts == {"field": field, "value": value}
