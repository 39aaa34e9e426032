"""The active state: edits fold into it, and conclusions go with what they rest on."""

import json
from collections import Counter

import pytest
import slow_state
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.drift.arms.state import (
    Derived,
    MisfitError,
    NewDerived,
    State,
    StateEdit,
    concluded,
    edited,
)
from statelab_gui.domain.drift.arms.state_block import state_block
from statelab_gui.domain.drift.arms.strict_json import UnreadableError
from statelab_gui.domain.drift.arms.tracking import folded, read_tracked
from statelab_gui.domain.drift.arms.values import NoteKind
from statelab_gui.domain.drift.arms.wording import WORDINGS
from statelab_gui.domain.drift.intents import EditKind
from statelab_gui.domain.drift.items import Language

KEYS = st.sampled_from("abcdef")
VALUES = st.sampled_from(("1", "2", 1, 2, 1.0, True))
EDITS = st.one_of(
    st.builds(dict, op=st.just("delete"), key=KEYS),
    st.builds(dict, op=st.sampled_from(("add", "replace")), key=KEYS, value=VALUES),
)
CONCLUSIONS = st.fixed_dictionaries(
    {"key": KEYS, "value": VALUES, "from": st.lists(KEYS, max_size=3, unique=True)}
)
REPLIES = st.fixed_dictionaries(
    {"edits": st.lists(EDITS, max_size=4), "derived": st.lists(CONCLUSIONS, max_size=4)}
)


def plain(state):
    return (
        [(key, repr(value)) for key, value in state.stated.items()],
        [(key, repr(one.value), list(one.rests_on)) for key, one in state.derived.items()],
    )


@given(st.lists(REPLIES, max_size=8))
def test_folding_agrees_with_a_slow_reading_of_the_same_replies(replies):
    state, slow = State(), ([], [])
    for reply in replies:
        state, _ = folded(state, read_tracked(json.dumps(reply)))
        slow = slow_state.fold(
            *slow,
            [(one["op"], one["key"], one.get("value")) for one in reply["edits"]],
            [(one["key"], one["value"], one["from"]) for one in reply["derived"]],
        )
        stated, derived = plain(state)
        assert stated == [(key, repr(value)) for key, value in slow[0]]
        assert sorted(derived) == sorted((key, repr(value), on) for key, value, on in slow[1])


@given(st.lists(REPLIES, max_size=8))
def test_no_key_is_in_both_and_every_conclusion_rests_on_what_is_there(replies):
    state = State()
    for reply in replies:
        state, _ = folded(state, read_tracked(json.dumps(reply)))
        assert not set(state.stated) & set(state.derived)
        there = {*state.stated, *state.derived}
        known = set(state.stated)
        assert all(
            entry.rests_on and there >= set(entry.rests_on) for entry in state.derived.values()
        )
        for _ in state.derived:  # no circle: all can be drawn from what is stated
            known |= {k for k, one in state.derived.items() if known >= set(one.rests_on)}
        assert known == there


@given(st.lists(REPLIES, max_size=6))
def test_whatever_is_left_out_or_goes_is_noted(replies):
    state = State()
    for reply in replies:
        before = state
        tracked = read_tracked(json.dumps(reply))
        state, happenings = folded(state, tracked)
        kinds = Counter(kind for kind, _ in happenings)
        assert kinds[NoteKind.EDIT_LEFT_OUT] <= len(tracked.edits)
        if not happenings:
            assert set(before.derived) <= {*state.derived, *state.stated}
        if kinds[NoteKind.EDIT_LEFT_OUT] == len(tracked.edits):
            assert state.stated == before.stated


def test_what_rests_on_a_withdrawn_entry_goes_with_all_that_rests_on_it():
    state = State({"n": 3, "price": 5})
    state = concluded(state, NewDerived("sum", Derived(15, ("n", "price"))))
    state = concluded(state, NewDerived("tax", Derived(3, ("sum",))))
    state = concluded(state, NewDerived("twice", Derived(6, ("n",))))
    for edit in (StateEdit(EditKind.DELETE, "price"), StateEdit(EditKind.REPLACE, "price", 6)):
        assert list(edited(state, edit).derived) == ["twice"]
    assert edited(state, StateEdit(EditKind.ADD, "colour", "red")).derived == state.derived


def test_what_the_user_says_takes_the_place_of_what_was_concluded():
    state = concluded(State({"n": 3}), NewDerived("sum", Derived(15, ("n",))))
    state = concluded(state, NewDerived("tax", Derived(3, ("sum",))))
    said = edited(state, StateEdit(EditKind.ADD, "sum", 20))
    assert (dict(said.stated), dict(said.derived)) == ({"n": 3, "sum": 20}, {})


@pytest.mark.parametrize(
    ("edit", "reason"),
    [
        (StateEdit(EditKind.ADD, "n", 4), "active_already"),
        (StateEdit(EditKind.REPLACE, "m", 4), "not_active"),
        (StateEdit(EditKind.DELETE, "m"), "not_active"),
        (StateEdit(EditKind.REPLACE, "n", 3), "same_value"),
    ],
)
def test_an_edit_that_does_not_fit_is_refused(edit, reason):
    with pytest.raises(MisfitError, match=reason):
        edited(State({"n": 3}), edit)


def test_one_and_true_and_a_decimal_one_are_three_values():
    for value in (True, 1.0, "1"):
        changed = edited(State({"n": 1}), StateEdit(EditKind.REPLACE, "n", value))
        assert changed.stated["n"] is value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not_json"),
        ("no edits", "not_json"),
        ('```json\n{"edits": [], "derived": []}\n```', "not_json"),
        ('{"edits": [], "derived": []} done', "not_json"),
        ('\ufeff{"edits": [], "derived": []}', "not_json"),
        ('{"edits": [], "edits": [], "derived": []}', "not_json"),
        ("[" * 100_000, "not_json"),
        ("1" * 5_000, "not_json"),
        ("[]", "not_an_object"),
        ("null", "not_an_object"),
        ('{"edits": []}', "other_keys"),
        ('{"edits": [], "derived": [], "note": ""}', "other_keys"),
        ('{"edits": {}, "derived": []}', "not_a_list"),
        ('{"edits": [1], "derived": []}', "not_an_object"),
        ('{"edits": [{"op": "add", "key": "a"}], "derived": []}', "other_keys"),
        ('{"edits": [{"op": "delete", "key": "a", "value": 1}], "derived": []}', "other_keys"),
        ('{"edits": [{"op": "ADD", "key": "a", "value": 1}], "derived": []}', "other_edit"),
        ('{"edits": [{"op": [], "key": "a", "value": 1}], "derived": []}', "other_edit"),
        ('{"edits": [{"op": "add", "key": " ", "value": 1}], "derived": []}', "not_a_text"),
        ('{"edits": [{"op": "add", "key": "a", "value": null}], "derived": []}', "not_a_text"),
        ('{"edits": [{"op": "add", "key": "a", "value": [1]}], "derived": []}', "not_a_text"),
        ('{"edits": [{"op": "add", "key": "a", "value": NaN}], "derived": []}', "not_json"),
        ('{"edits": [{"op": "add", "key": "a", "value": 1e999}], "derived": []}', "not_a_text"),
        ('{"edits": [], "derived": [{"key": "a", "value": 1, "from": "b"}]}', "not_a_list"),
        ('{"edits": [], "derived": [{"key": "a", "value": 1}]}', "other_keys"),
    ],
)
def test_a_reply_that_is_not_what_was_asked_for_is_unreadable(text, reason):
    with pytest.raises(UnreadableError, match=f"^{reason}$"):
        read_tracked(text)


@given(
    st.text()
    | st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(("edits", "derived", "op", "key", "value", "from")),
                inner,
                max_size=3,
            )
        ),
    ).map(json.dumps)
)
def test_no_reply_breaks_the_reading(text):
    try:
        read_tracked(text)
    except UnreadableError as unreadable:
        assert str(unreadable).isidentifier()


@pytest.mark.parametrize("language", Language)
def test_the_form_shown_to_the_tracker_is_itself_readable(language):
    prompt = WORDINGS[language].tracker.format(state="-", message="-")
    shown = next(line for line in prompt.splitlines() if line.startswith('{"edits"'))
    tracked = read_tracked(shown)
    kinds = [edit.kind for edit in tracked.edits]
    assert kinds == [EditKind.ADD, EditKind.REPLACE, EditKind.DELETE]
    assert tracked.derived[0].entry.rests_on == (tracked.edits[0].key,)


def test_stated_and_concluded_entries_are_shown_apart():
    state = State({"n": 3, "gift": True}, {"sum": Derived(15, ("n", "gift"))}, ("One line.",))
    assert state_block(state, WORDINGS[Language.EN], {"n": "the number"}).splitlines()[1:] == [
        "Said by the user:",
        "- the number: 3",
        "- gift: true",
        "Concluded from it:",
        "- sum: 15 (from n, gift)",
        "The form of the answer:",
        "- One line.",
    ]
    assert state_block(State(), WORDINGS[Language.EN]) == ""
    assert json.loads(state.to_json()) == {
        "stated": {"n": 3, "gift": True},
        "derived": {"sum": {"value": 15, "from": ["n", "gift"]}},
    }
