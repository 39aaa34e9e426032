"""Compaction: when it fires, what it keeps, and what it notes."""

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
    walk,
)
from statelab_gui.domain.drift.arms.tokens import estimated
from statelab_gui.domain.drift.arms.two_stage import outputs
from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.drift.messages import messages
from statelab_gui.domain.fetching.asking import Message

COMPACTING = [Arm.ROLLING_SUMMARY, Arm.TWO_STAGE]
REPLIES = [f"reply {n}" for n in range(60)]


def compacted(arm, trigger=None, window=None, replies=REPLIES, own=False, **made):
    return walk(plain_case(**made), ArmSettings(arm, own, trigger, window), replies)


@pytest.mark.parametrize("arm", COMPACTING)
def test_short_dialogues_are_as_bare_at_the_default_trigger_which_is_noted(arm):
    case = plain_case()
    went = compacted(arm)
    assert [step.messages for step in went.steps] == [messages(case)]
    tokens = {Arm.ROLLING_SUMMARY: 170_000, Arm.TWO_STAGE: 167_000}[arm]
    percent = {Arm.ROLLING_SUMMARY: 85.0, Arm.TWO_STAGE: 83.5}[arm]
    assert [(note.kind, note.turn, note.answered, dict(note.facts)) for note in went.notes] == [
        (NoteKind.TRIGGER, 1, 0, {"percent": percent, "window": 200_000, "tokens": tokens})
    ]


@pytest.mark.parametrize("arm", COMPACTING)
def test_the_trigger_is_the_stated_share_of_the_stated_window(arm):
    went = compacted(arm, 2.5, 4_000)
    assert dict(went.notes[0].facts) == {"percent": 2.5, "window": 4_000, "tokens": 100}


@pytest.mark.parametrize("arm", COMPACTING)
def test_it_fires_as_soon_as_the_estimate_reaches_the_trigger(arm):
    case = plain_case(turns=12)
    sizes = [estimated(messages(case)[:n]) for n in range(1, 26, 2)]
    for turn in range(5, 11):
        for tokens, fires in ((sizes[turn - 1], turn), (sizes[turn - 1] + 1, turn + 1)):
            settings = ArmSettings(arm, False, 100.0, tokens)
            if arm is Arm.ROLLING_SUMMARY:
                settings = ArmSettings(arm, False, tokens / 2_000, None)
            went = walk(case, settings, REPLIES)
            first = next(note for note in went.notes if note.kind is NoteKind.COMPACTED)
            assert first.turn == fires


@pytest.mark.parametrize("arm", COMPACTING)
def test_what_is_older_becomes_one_message_and_the_last_six_stay(arm):
    case = plain_case(turns=5)
    went = walk(case, ArmSettings(arm, False, 0.01), ["THE SUMMARY", *REPLIES])
    first = went.steps[0]
    assert first.purpose is Purpose.SUMMARY
    assert first.turn == 4
    frozen = messages(case)
    assert frozen[0].text in first.messages[0].text
    assert frozen[1].text not in first.messages[0].text
    note = went.notes[1]
    assert (note.kind, note.turn, note.answered) == (NoteKind.COMPACTED, 4, 1)
    assert dict(note.facts) == {
        "characters": len(frozen[0].text),
        "messages": 1,
        "kept": 6,
    }
    second = went.steps[1]
    assert second.purpose is Purpose.SUMMARY
    assert "THE SUMMARY" in second.messages[0].text
    answer = went.steps[-1]
    assert answer.messages[0].text == "Summary of the conversation so far:\nreply 1"
    assert answer.messages[1:] == frozen[-6:]
    assert went.next == Final(len(went.steps) - 1)


def test_a_stated_window_keeps_a_tenth_of_it_and_at_least_the_last_exchange():
    case = plain_case(turns=10)
    frozen = messages(case)
    for window in (10, 300, 600):
        went = walk(case, ArmSettings(Arm.ROLLING_SUMMARY, False, 5.0, window), REPLIES)
        kept = went.steps[-1].messages[1:]
        assert kept == frozen[-len(kept) :]
        assert kept[0].role == "assistant"
        # one message more where the share would begin with the user's
        assert len(kept) == 2 or estimated(kept[1:]) <= window / 10
        assert estimated(frozen[-len(kept) - 1 :]) > window / 10


@given(
    drift_cases(long_texts=True),
    st.sampled_from(COMPACTING),
    st.booleans(),
    st.floats(0.5, 100),
    st.integers(1, 400),
)
def test_at_most_one_summary_is_asked_a_message_and_the_last_message_always_stays(
    case, arm, own, trigger, window
):
    went = walk(case, ArmSettings(arm, own, trigger, window), REPLIES)
    turns = [step.turn for step in went.steps if step.purpose is Purpose.SUMMARY]
    at_request = turns.count(len(case.conversation.turns))
    assert at_request <= 2  # with the last turn, and with the request
    assert all(turns.count(turn) == 1 for turn in turns[: len(turns) - at_request])
    bare = walk(case, ArmSettings(Arm.BARE, own), REPLIES)
    assert went.steps[-1].messages[-1] == bare.steps[-1].messages[-1]
    fired = [note for note in went.notes if note.kind is NoteKind.COMPACTED]
    assert len(fired) == len(turns)
    if not fired:
        assert went.steps == bare.steps


@pytest.mark.parametrize("arm", COMPACTING)
def test_a_blank_summary_changes_nothing_and_is_noted(arm):
    case = plain_case(turns=4)
    went = walk(case, ArmSettings(arm, False, 0.01), [" ", "", "42"])
    assert [step.purpose for step in went.steps] == [Purpose.SUMMARY] * 2 + [Purpose.ANSWER]
    assert went.steps[-1].messages == messages(case)
    kinds = [note.kind for note in went.notes]
    assert kinds == [NoteKind.TRIGGER, NoteKind.SUMMARY_BLANK, NoteKind.SUMMARY_BLANK]


def fence(n):
    return f"Done {n}:\n```json\n{'output ' * 20}{n}\n```\nAnything else?"


def test_old_outputs_are_cleared_first_and_the_latest_five_stay():
    case = plain_case(turns=8)
    replies = [fence(n) for n in range(8)]
    bare = walk(case, ArmSettings(Arm.BARE, True), replies)
    tokens = estimated(bare.next.messages)
    settings = ArmSettings(Arm.TWO_STAGE, True, 100.0, tokens)
    went = walk(case, settings, [*replies, "42"])
    assert [step.purpose for step in went.steps] == [Purpose.TURN] * 8 + [Purpose.ANSWER]
    texts = [message.text for message in went.steps[-1].messages[1::2]]
    cleared = "Done {}:\n```json\n[earlier output removed]\n```\nAnything else?"
    assert texts == [cleared.format(n) for n in range(3)] + replies[3:]
    (note,) = [note for note in went.notes if note.kind is not NoteKind.TRIGGER]
    characters = sum(len(f"{'output ' * 20}{n}\n") for n in range(3))
    assert (note.kind, dict(note.facts)) == (
        NoteKind.CLEARED,
        {"characters": characters, "blocks": 3},
    )


def test_where_clearing_is_not_enough_what_was_cleared_is_summarised():
    case = plain_case(turns=8)
    replies = [fence(n) for n in range(6)]
    bare = walk(case, ArmSettings(Arm.BARE, True), replies)
    tokens = estimated(bare.steps[-1].messages) + 1
    went = walk(case, ArmSettings(Arm.TWO_STAGE, True, 100.0, tokens), replies)
    assert went.next.purpose is Purpose.SUMMARY
    assert went.next.turn == 7
    assert [note.kind for note in went.notes] == [NoteKind.TRIGGER, NoteKind.CLEARED]
    asked = went.next.messages[0].text
    assert "[earlier output removed]" in asked
    assert "output 0" not in asked
    assert "output 1" in asked


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", []),
        ("no fence", []),
        ("```\nopen", []),
        ("```", []),
        ("```\n```", [""]),
        ("```json\n{}\n```", ["{}\n"]),
        ("~~~\na\n```\nb\n~~~ \n", ["a\n```\nb\n"]),
        ("```\na\n```\n```\nb\n```", ["a\n", "b\n"]),
        ("say ```x``` inline", []),
    ],
)
def test_outputs_are_what_stands_between_fences(text, found):
    assert [text[start:end] for start, end in outputs(text)] == found


@given(st.text(st.sampled_from("`~a \n"), max_size=60))
def test_outputs_of_any_text_are_in_order_and_within_it(text):
    places = [place for pair in outputs(text) for place in pair]
    assert places == sorted(places)
    assert all(0 <= place <= len(text) for place in places)


def test_tokens_are_estimated_by_characters_in_every_language():
    assert estimated([Message("user", "12345"), Message("assistant", "四個字元")]) == 3
    assert estimated([]) == 0


def test_summaries_are_asked_for_in_words_of_their_own_by_each_arm_and_language():
    asked = {
        walk(plain_case(language, 5), ArmSettings(arm, False, 0.01), ())
        .next.messages[0]
        .text.split("\n")[0]
        for arm in COMPACTING
        for language in Language
    }
    assert len(asked) == 4
