"""Every utterance carries exactly its edits, and reads as a person would write it."""

import random
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_items import EACH, items_of
from random_items import random_item

from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.imported import imported_item
from statelab_gui.domain.drift.intents import Edit, EditKind, GoalRole
from statelab_gui.domain.drift.items import BUILT_IN, Condition, DriftFamily, Language
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.wording import carries, heard, renderings, utterance
from statelab_gui.domain.drift.wordings import WORDINGS


def _edits(item):
    for goal in item.goals:
        yield Edit(EditKind.DELETE, goal.key)
        for value in range(1, len(goal.values) + 1):
            yield Edit(EditKind.ADD, goal.key, value)
            yield Edit(EditKind.REPLACE, goal.key, value)


@pytest.mark.parametrize(("family", "language"), EACH)
def test_no_sentence_of_a_family_means_two_edits(family, language):
    for item in items_of(family, language):
        for sentence, edits in renderings(item).items():
            assert len(edits) == 1, (item.key, sentence, edits)


@pytest.mark.parametrize(("family", "language"), EACH)
def test_every_turn_of_every_conversation_carries_exactly_its_edits(family, language):
    for number, item in enumerate(items_of(family, language)):
        for condition in Condition:
            if list(Condition).index(condition) % 3 != number % 3:
                continue
            for turn in conversation(item, condition).turns:
                understood = heard(turn.text, item)
                assert understood == turn.edits, (item.key, turn.text)
                assert carries(turn.text, item, turn.edits)


SLIPS = re.compile(
    r"  | [,.;:]|[,.]{2}|\.\s*\.|\b(\w+) \1\b|\{|\}"
    r"|\b(?:an) [^aeiouhAEIOUH8\d\"'`]|\ba [aeio](?!ne|u)"
    r"|\b1 \w+s\b(?<!1 bus)(?<!1 glass)"
    r"|[，。：；]{2}|[\u4e00-\u9fff] [，。：；]|[一-鿿][a-z0-9]|[a-z0-9%][一-鿿]"
)
"""Of templates: doubled words and signs, a wrong article or plural, bad spacing."""


@pytest.mark.parametrize(
    "slip",
    [
        "the the fee",
        "an fee",
        "a extra",
        "1 chairs",
        "It is .",
        "a  b",
        "租期，。",
        "改成12",
        "5 天。。",
    ],
)
def test_a_slip_is_seen(slip):
    assert SLIPS.search(slip)


@pytest.mark.parametrize(("family", "language"), EACH)
def test_what_is_said_reads_well(family, language):
    for item in items_of(family, language):
        for sentence in renderings(item):
            found = SLIPS.search(sentence)
            assert not found, (item.key, sentence, found)


CLUMSY = re.compile(r"\b(?:chang\w+|drop) (?:\w+ ){0,6}?the chang\w+\b|\b\w{3,}s now comes\b", re.I)
"""Of one sentence: changing a change, and one verb for several things."""


@pytest.mark.parametrize(
    "slip",
    [
        "Let's change the change to each of the prices: add 3.",
        "Please change the account of the change to both values.",
        "It turns out that the candles now comes to $6.",
    ],
)
def test_a_clumsy_sentence_is_seen(slip):
    assert CLUMSY.search(slip)


@pytest.mark.parametrize("family", BUILT_IN)
def test_no_goal_is_called_so_that_a_sentence_about_it_is_clumsy(family):
    for item in items_of(family, Language.EN):
        for sentence in renderings(item):
            assert not CLUMSY.search(sentence), (item.key, sentence)


@pytest.mark.parametrize("language", Language)
def test_every_pool_has_several_sentences_of_each_kind(language):
    for style, pool in WORDINGS[language].items():
        assert set(pool) == set(EditKind), style
        patterns = [pattern for kind in EditKind for pattern in pool[kind]]
        assert len(set(patterns)) == len(patterns) >= 12, style
        for kind in EditKind:
            for pattern in pool[kind]:
                assert ("alue}" in pattern) == (kind is not EditKind.DELETE), pattern
    assert set(WORDINGS[language]) == set(WORDINGS[Language.EN])


@pytest.mark.parametrize("language", Language)
def test_a_decoy_is_spoken_of_as_a_goal_is(language):
    """Goals of the style in which decoys come are there too: no wording gives a decoy away."""
    styles = {role: set() for role in GoalRole}
    for family in BUILT_IN:
        if family in FAMILIES:
            for item in items_of(family, language):
                for goal in item.goals:
                    styles[goal.role].add((family, goal.style))
    assert styles[GoalRole.DECOY] <= styles[GoalRole.GOAL]


@pytest.mark.parametrize(("family", "language"), EACH)
def test_another_edit_is_not_carried(family, language):
    item = items_of(family, language)[0]
    edits = list(_edits(item))
    drawn = random.Random(7)
    for edit in edits:
        text = utterance(item, [edit], drawn)
        for other in drawn.sample(edits, 12):
            assert carries(text, item, [other]) == (other == edit), (text, other)
        assert not carries(text, item, [])
        assert not carries(text, item, [edit, edit])


@given(st.integers(0, 10**9), st.data())
def test_any_edits_said_together_are_heard_one_by_one(seed, data):
    item = random_item(random.Random(seed), seed)
    chosen = data.draw(st.lists(st.sampled_from(list(_edits(item))), max_size=6))
    text = utterance(item, chosen, random.Random(seed))
    assert heard(text, item) == tuple(chosen)
    assert carries(text, item, chosen)


PIECES = st.lists(
    st.text("ab .-\n用{}3A", min_size=1).filter(str.strip), min_size=1, max_size=6, unique=True
)


@given(PIECES, st.sampled_from(Language))
def test_imported_pieces_are_told_as_they_are(pieces, language):
    item = imported_item(DriftFamily.GSM8K, "x", 1, language, pieces, "", "Now?", (), {})
    for condition in (Condition.CLEAN, Condition.HARD):
        told = "\n".join(turn.text for turn in conversation(item, condition).turns)
        assert all(goal.values[0].words in told for goal in item.goals)


def test_pieces_with_marks_of_lists_are_heard():
    pieces = ["- A list\n- of two", "用Python寫 {it}.", "-5 of it.", "Last?"]
    item = imported_item(DriftFamily.GSM8K, "x", 1, Language.ZH_TW, pieces, "", "?", (), {})
    for condition in Condition:
        for turn in conversation(item, condition).turns:
            assert heard(turn.text, item) == turn.edits


def test_no_message_is_said_twice_in_a_row():
    for item in items_of(BUILT_IN[0], Language.EN)[:3]:
        for condition in Condition:
            texts = [turn.text for turn in conversation(item, condition).turns]
            assert all(a != b for a, b in pairwise(texts))


class TestOtherWords:
    """What a model might say in its own words, of chairs, a discount and a sound system."""

    @pytest.fixture
    def item(self):
        family = FAMILIES[BUILT_IN[0]]
        return family.make("party_rental", 3, Language.EN)

    def _edit(self, item, kind, key, number=1):
        return Edit(kind, key, 0 if kind is EditKind.DELETE else number)

    def test_an_edit_in_other_words_is_taken_for_what_it_says(self, item):
        days = [value.words for value in item.goal("days").values]
        add, other = (Edit(EditKind.ADD, "days", n) for n in (1, 2))
        replaced = Edit(EditKind.REPLACE, "days", 1)
        gone = Edit(EditKind.DELETE, "days")
        said = f"I think a rental period of {days[0]} would suit us."
        assert carries(said, item, [add])
        assert not carries(said, item, [other])
        assert not carries(said, item, [replaced])
        assert not carries(said, item, [gone])
        changed = f"Hm, could you change the rental period, let me see, to {days[0]}?"
        assert carries(changed, item, [replaced])
        assert carries("You can skip the rental period, it is settled elsewhere.", item, [gone])
        assert not carries("You can skip the rental period.", item, [add])

    def test_more_than_the_edit_is_not_accepted(self, item):
        days = [value.words for value in item.goal("days").values]
        add = Edit(EditKind.ADD, "days", 1)
        assert not carries(f"The rental period: {days[0]}, earlier {days[1]}.", item, [add])
        assert not carries(f"A rental period of {days[0]}, and the discount too.", item, [add])
        assert not carries(f"{days[0]}, please.", item, [add])
        assert not carries("A rental period of some days.", item, [add])

    def test_a_confirmation_names_nothing(self, item):
        assert carries("Still fine with me.", item, [])
        assert not carries("The discount is still the same.", item, [])

    def test_chinese_is_read_without_regard_to_spaces_and_width(self):
        item = FAMILIES[BUILT_IN[0]].make("party_rental", 3, Language.ZH_TW)
        words = item.goal("days").values[0].words
        add = Edit(EditKind.ADD, "days", 1)
        assert carries(f"租期大概{words.replace(' ', '')}左右", item, [add])
        assert not carries(f"租期不要{words}了", item, [add])
        assert carries("租期就取消吧，謝啦", item, [Edit(EditKind.DELETE, "days")])
        assert carries(f"租期幫我換成 {words}，謝啦", item, [Edit(EditKind.REPLACE, "days", 1)])
