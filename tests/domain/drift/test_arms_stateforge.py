"""STATEFORGE, its state and its gate; the true state injected."""

import json

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
    next_step,
    walk,
)
from statelab_gui.domain.drift.arms.oracle_state import true_state
from statelab_gui.domain.drift.arms.talk import told
from statelab_gui.domain.drift.intents import EditKind
from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.drift.messages import messages

TRACKING = [arm for arm in Arm if arm.tracks]
NOTHING = '{"edits": [], "derived": []}'
FORGE = ArmSettings(Arm.STATEFORGE)


def edits_of(case, said):
    """What a tracker without fault says to a message of the user."""
    edits = []
    for turn in case.conversation.turns[said.turn - said.carries : said.turn]:
        for edit in turn.edits:
            line = {"op": edit.kind.value, "key": edit.goal}
            if edit.kind is not EditKind.DELETE:
                line["value"] = case.item.goal(edit.goal).values[edit.value - 1].words
            edits.append(line)
    return json.dumps({"edits": edits, "derived": []})


def shown_states(case, settings):
    """The state shown to the tracker with every message, and the walk to the end."""
    said = iter(list(told(case)))
    replies, shown = [], []
    while not isinstance(step := next_step(case, settings, replies), Final):
        if step.purpose is Purpose.TRACKER:
            text = step.messages[0].text
            start = text.index("{")
            shown.append(json.JSONDecoder().raw_decode(text[start:])[0]["stated"])
            replies.append(edits_of(case, next(said)))
        elif step.purpose is Purpose.FORMAT:
            replies.append(json.dumps({"conventions": list(case.item.conventions)}))
        elif step.purpose is Purpose.GATE:
            replies.append('{"problems": []}')
        else:
            replies.append("so be it")
    return shown, walk(case, settings, replies)


def in_words(case, intents):
    """Intents as keys and the words of their values."""
    return {key: case.item.goal(key).values[n - 1].words for key, n in intents.items()}


@given(drift_cases(most_turns=9), st.sampled_from(TRACKING), st.booleans())
def test_with_a_tracker_without_fault_the_state_is_the_trail_after_every_turn(case, arm, own):
    shown, went = shown_states(case, ArmSettings(arm, own))
    trail = [{}, *case.conversation.trail]
    heard = [said for said in told(case) if said.carries]
    assert shown == [in_words(case, trail[said.turn - said.carries]) for said in heard]
    # what the last one led to is what stands ahead of the request
    final = next(step for step in went.steps if step.purpose is Purpose.ANSWER)
    last = final.messages[-1].text
    for key, words in in_words(case, trail[-1]).items():
        assert f"- {key}: {words}" in last.replace("：", ": ")
    assert not [note for note in went.notes if note.kind is NoteKind.EDIT_LEFT_OUT]


@given(drift_cases())
def test_the_true_state_is_that_of_the_edits_executed_after_every_turn(case):
    for t, intents in enumerate(case.conversation.trail, 1):
        assert true_state(case, t).stated == in_words(case, intents)


@given(drift_cases(), st.booleans())
def test_the_true_final_state_stands_ahead_of_the_last_message_only(case, own):
    went = walk(case, ArmSettings(Arm.ORACLE_STATE, own), ["reply"] * 20)
    bare = walk(case, ArmSettings(Arm.BARE, own), ["reply"] * 20)
    assert went.steps[:-1] == bare.steps[:-1]
    (*history, last), (*same, said) = went.steps[-1].messages, bare.steps[-1].messages
    assert history == same
    assert last.text.endswith(said.text)
    head = last.text.removesuffix(said.text)
    told_of = [line[2:] for line in head.splitlines() if line.startswith("- ")]
    goals = case.item.goal
    parts = {
        Language.EN: "{}: {}",
        Language.ZH_TW: "{}：{}",
    }[case.item.language]
    assert told_of == [
        parts.format(goals(key).words, words)
        for key, words in in_words(case, case.conversation.trail[-1]).items()
    ]


@pytest.mark.parametrize("arm", TRACKING)
@pytest.mark.parametrize("own", [False, True])
def test_the_state_stands_between_the_history_and_the_message_and_is_not_kept_there(arm, own):
    case = plain_case()
    _, went = shown_states(case, ArmSettings(arm, own))
    said = [one.text for one in told(case)]
    asked = [step for step in went.steps if step.purpose in (Purpose.TURN, Purpose.ANSWER)]
    assert len(asked) == (len(said) if own else 1)
    for step in asked:
        *history, last = step.messages
        texts = [message.text for message in history if message.role == "user"]
        assert texts == said[: len(texts)]
        assert last.text.startswith("What holds at this point")
        assert last.text.endswith(f"\n\n{said[len(texts)]}")


def test_the_tracker_sees_its_last_state_and_the_new_message_and_nothing_else():
    case = plain_case()
    tracked = [
        '{"edits": [{"op": "add", "key": "chairs", "value": 8}], '
        '"derived": [{"key": "sum", "value": 80, "from": ["chairs"]}]}',
        NOTHING,
    ]
    went = walk(case, ArmSettings(Arm.INJECTION_NO_GATE), tracked)
    (only,) = went.next.messages
    assert went.next.purpose is Purpose.TRACKER
    assert went.next.of_tracker
    assert '"chairs": 8' in only.text
    assert '"from": [\n    "chairs"' in only.text
    assert "Message 3." in only.text
    assert not any(f"Message {n}." in only.text for n in (1, 2, 4))


def test_a_replaced_entry_takes_the_conclusion_with_it_and_that_is_noted():
    replies = [
        '{"edits": [{"op": "add", "key": "n", "value": 8}], '
        '"derived": [{"key": "sum", "value": 80, "from": ["n"]}]}',
        NOTHING,
        '{"edits": [{"op": "replace", "key": "n", "value": 3}], "derived": []}',
        '{"edits": [{"op": "delete", "key": "m"}], "derived": []}',
    ]
    went = walk(plain_case(), ArmSettings(Arm.INJECTION_NO_GATE), replies)
    assert [(note.kind, note.turn, dict(note.facts)) for note in went.notes] == [
        (NoteKind.INVALIDATED, 3, {"keys": "sum"}),
        (NoteKind.EDIT_LEFT_OUT, 4, {"key": "m", "reason": "not_active"}),
    ]
    assert "sum" not in went.next.messages[-1].text


def test_an_unreadable_reply_of_the_tracker_changes_nothing_and_is_noted():
    good = '{"edits": [{"op": "add", "key": "n", "value": 8}], "derived": []}'
    for bad in (f"```json\n{good}\n```", "", "I have noted it.", good + good):
        went = walk(plain_case(), ArmSettings(Arm.INJECTION_NO_GATE), [good, bad, NOTHING, NOTHING])
        assert [(note.kind, note.turn, note.answered) for note in went.notes] == [
            (NoteKind.TRACKER_UNREADABLE, 2, 2)
        ]
        assert "- n: 8" in went.next.messages[-1].text


def test_without_any_readable_reply_nothing_is_injected_and_nothing_is_checked():
    case = plain_case()
    went = walk(case, FORGE, ["?"] * 20)
    assert went.steps[-1].messages == messages(case)
    assert went.next == Final(len(went.steps) - 1)
    assert went.notes[-1].kind is NoteKind.NOTHING_TO_CHECK


def gated(*last):
    """A walk of STATEFORGE whose trackers answer, and then these replies."""
    rules = '{"conventions": ["Only the number.", "No unit."]}'
    replies = [NOTHING, rules, NOTHING, NOTHING, NOTHING, rules, *last]
    return walk(plain_case(), FORGE, replies)


def test_conventions_are_read_from_the_first_message_and_brought_up_to_date_once():
    went = gated()
    formats = [step for step in went.steps if step.purpose is Purpose.FORMAT]
    assert [step.turn for step in formats] == [1, 4]
    first, later = (step.messages[0].text for step in formats)
    assert "An order of chairs." in first
    assert "- No unit." in later
    assert all(f"Message {n}." in later for n in (2, 3, 4))
    assert "- No unit." in went.next.messages[-1].text


def test_a_gate_that_finds_nothing_lets_the_answer_pass():
    went = gated("42", '{"problems": []}')
    assert went.next == Final(len(went.steps) - 2)
    assert went.notes[-1].kind is NoteKind.GATE_PASSED


def test_a_gate_may_have_the_answer_given_once_more_and_never_twice():
    went = gated("It is 42 dollars.", '{"problems": ["No unit."]}', "It is 42 dollars again.")
    answer, gate, again = went.steps[-3:]
    assert (gate.purpose, again.purpose) == (Purpose.GATE, Purpose.AGAIN)
    assert again.messages[: len(answer.messages)] == answer.messages
    assert [message.role for message in again.messages[-2:]] == ["assistant", "user"]
    assert again.messages[-2].text == "It is 42 dollars."
    assert "- No unit." in again.messages[-1].text
    assert went.next == Final(len(went.steps) - 1)


def test_a_gate_that_cannot_be_read_changes_nothing():
    for bad in ("no", '{"problems": "none"}', '{"problems": [""]}', '{"ok": true}'):
        went = gated("42", bad)
        assert went.next == Final(len(went.steps) - 2)
        assert went.notes[-1].kind is NoteKind.GATE_UNREADABLE


def test_the_gate_sees_the_conventions_the_request_and_the_answer_only():
    (only,) = gated("ANSWER {x}").next.messages
    assert all(text in only.text for text in ("- Only the number.", "cost?", "ANSWER {x}"))
    assert "Message" not in only.text


@pytest.mark.parametrize(
    ("arm", "purposes"),
    [
        (Arm.INJECTION_NO_GATE, {Purpose.TRACKER, Purpose.ANSWER}),
        (Arm.STATEFORGE_NO_GATE, {Purpose.TRACKER, Purpose.FORMAT, Purpose.ANSWER}),
        (Arm.STATEFORGE, {Purpose.TRACKER, Purpose.FORMAT, Purpose.ANSWER, Purpose.GATE}),
    ],
)
def test_each_arm_leaves_out_what_its_name_says(arm, purposes):
    _, went = shown_states(plain_case(), ArmSettings(arm))
    assert {step.purpose for step in went.steps} == purposes
