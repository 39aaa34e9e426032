"""What a model is asked to word, and how its words come into the cases."""

import pytest

from statelab_gui.domain.drift.fidelity import Infidelity, InfidelityKind
from statelab_gui.domain.drift.intents import Edit, EditKind
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.reviewing import Reviewed, Use, chosen_texts, reviewed
from statelab_gui.domain.drift.speaking import (
    all_spoken,
    judged,
    message_of,
    said_plainly,
    spoken,
    wordings,
)


@pytest.fixture(scope="module", params=list(Language))
def cases(request):
    item = built_in_item(DriftFamily.CALLS, request.param, 3)
    return list(cases_of(item, Condition))


def test_every_turn_is_asked_once_with_its_edit_and_nothing_of_later_turns(cases):
    asked = wordings(cases)
    places = [place for one in asked for place in one.places]
    assert sorted(places) == [
        (number, turn)
        for number, case in enumerate(cases)
        for turn in range(len(case.conversation.turns))
    ]
    for one in asked:
        for case, turn in one.places:
            turns = cases[case].conversation.turns
            assert (one.edits, one.template) == (turns[turn].edits, turns[turn].text)
            assert one.before == tuple(before.text for before in turns[:turn])
        assert one.template not in one.prompt or one.template in one.before
        for edit in one.edits:
            assert said_plainly(one.item, edit) in one.prompt
        goals = {edit.goal for edit in one.edits}
        wanted = one.prompt.rpartition(":" if one.item.language is Language.EN else "：\n- ")[2]
        for goal in one.item.goals:
            if goal.key not in goals and not any(goal.words in text for text in one.before):
                assert goal.words not in wanted.split("\n")


def test_clean_and_controls_get_the_same_words_for_the_same_opening(cases):
    asked = wordings(cases)
    openings = [one for one in asked if len(one.places) > 1 and not one.before]
    (shared,) = [one for one in openings if (0, 0) in one.places]
    assert cases[0].conversation.condition is Condition.CLEAN
    controls = [n for n, case in enumerate(cases) if "control" in case.conversation.condition]
    assert set(shared.places) == {(0, 0), *((n, 0) for n in controls)}


def test_a_confirmation_is_asked_for_without_any_name(cases):
    asked = [one for one in wordings(cases) if not one.edits]
    assert asked
    for one in asked:
        last = one.prompt.rpartition("\n\n")[0].rpartition("\n")[2]
        assert not any(goal.words in last for goal in one.item.goals)


def test_the_words_chosen_stand_in_their_turns_and_everything_else_stays(cases):
    asked = wordings(cases)
    chosen = {n: f"worded {n}" for n in range(0, len(asked), 2)}
    worded = all_spoken(cases, asked, chosen, "small-model")
    at = {place: n for n, one in enumerate(asked) for place in one.places}
    for number, (before, after) in enumerate(zip(cases, worded, strict=True)):
        assert after.item == before.item
        assert after.conversation.trail == before.conversation.trail
        assert after.conversation.request == before.conversation.request
        touched = False
        for place, turn in enumerate(after.conversation.turns):
            old = before.conversation.turns[place]
            assert (turn.edits, turn.reply) == (old.edits, old.reply)
            n = at[number, place]
            assert turn.text == chosen.get(n, old.text)
            touched = touched or n in chosen
        assert after.conversation.spoken_by == ("small-model" if touched else "templates")


def test_a_case_left_as_it_was_is_still_spoken_by_templates(cases):
    asked = wordings(cases)
    assert all_spoken(cases, asked, {}, "m") == cases
    same = {n: one.template for n, one in enumerate(asked)}
    assert all_spoken(cases, asked, same, "m") == cases


def test_a_turn_without_words_is_refused(cases):
    texts = [turn.text for turn in cases[1].conversation.turns]
    with pytest.raises(ValueError, match="wording"):
        spoken(cases[1], texts[:-1], "m")
    with pytest.raises(ValueError, match="wording"):
        spoken(cases[1], ["  ", *texts[1:]], "m")


def test_templates_are_judged_faithful_and_a_slip_is_not(cases):
    asked = wordings(cases)
    texts = {n: one.template for n, one in enumerate(asked)}
    assert set(judged(asked, texts).values()) == {()}
    gone = next(n for n, one in enumerate(asked) if [e.kind for e in one.edits] == ["delete"])
    assert asked[gone].edits[0].kind is EditKind.DELETE
    texts[gone] = asked[gone - 1].template
    found = judged(asked, texts)
    assert found[gone]
    assert all(not findings for n, findings in found.items() if n != gone)


def test_two_confirmations_in_a_row_in_the_same_words_are_found(cases):
    asked = wordings(cases)
    control = next(n for n, case in enumerate(cases) if "control" in case.conversation.condition)
    at = {place: n for n, one in enumerate(asked) for place in one.places}
    first, second = at[control, 1], at[control, 2]
    text = "Nothing new." if cases[0].item.language is Language.EN else "都照舊。"
    found = judged(asked, {first: text, second: text})
    assert found[first] == ()
    assert [one.kind for one in found[second]] == [InfidelityKind.REPEATED]


def test_a_person_decides_whose_words_are_used(cases):
    wording = wordings(cases)[0]
    failed = Reviewed(wording)
    assert (failed.text, failed.needs_a_look) == (wording.template, True)
    assert failed.using(Use.MODEL) == failed.using(Use.EDITED, "  ") == failed
    said = Reviewed(wording, "Said.", (Infidelity(InfidelityKind.HEDGED, "maybe"),))
    assert said.text == wording.template
    assert said.using(Use.MODEL).text == "Said."
    edited = said.using(Use.EDITED, " Mine. ")
    assert (edited.text, edited.using(Use.TEMPLATE).text) == ("Mine.", wording.template)


def test_what_is_to_be_looked_at_is_of_the_words_chosen(cases):
    wording = wordings(cases)[0]
    hedged = (Infidelity(InfidelityKind.HEDGED, "maybe"),)
    said = Reviewed(wording, "Said.", hedged)
    assert said.needs_a_look and said.open_findings == hedged
    taken = said.using(Use.MODEL)
    assert taken.needs_a_look and taken.open_findings == hedged
    assert not said.using(Use.TEMPLATE).needs_a_look
    assert not Reviewed(wording).using(Use.TEMPLATE).needs_a_look
    assert not said.using(Use.EDITED, wording.template).needs_a_look
    slipped = said.using(Use.EDITED, "Nothing of it.")
    assert slipped.needs_a_look
    assert slipped.open_findings == tuple(wording.findings("Nothing of it."))


def test_an_edit_is_asked_for_in_words_that_fit_one_thing_and_many():
    item = built_in_item(DriftFamily.ORDERS, Language.EN, 1)
    for goal in item.goals:
        add, change = (
            said_plainly(item, Edit(kind, goal.key, 1)) for kind in (EditKind.ADD, EditKind.REPLACE)
        )
        assert add == f"New for {goal.words}: {goal.values[0].words}"
        assert change.startswith(f"Changed for {goal.words}: {goal.values[0].words} (")


def test_a_models_words_are_used_only_where_nothing_is_found(cases):
    asked = wordings(cases)[:3]
    finding = (Infidelity(InfidelityKind.RECAP, "so far"),)
    rows = reviewed(asked, {0: "a", 1: "b"}, {0: (), 1: finding})
    assert [row.use for row in rows] == [Use.MODEL, Use.TEMPLATE, Use.TEMPLATE]
    assert chosen_texts(rows) == {0: "a", 1: asked[1].template, 2: asked[2].template}


def test_a_reply_is_taken_as_it_is_but_for_the_space_around_it():
    assert message_of("a\ud800") == "a\ufffd"
    assert message_of('\n  "As  it is." \n') == '"As  it is."'
