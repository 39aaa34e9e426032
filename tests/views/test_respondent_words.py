"""Every respondent of Practice is called something, and says what it does."""

import pytest

from statelab_gui.domain.practice import KEPT_TURNS, KEPT_UPDATES, RESPONDENTS
from statelab_gui.views.labels.respondents import respondent_name, respondent_sentence


@pytest.mark.parametrize("key", RESPONDENTS)
def test_every_respondent_has_a_name_and_a_sentence_without_gaps(key):
    for text in (respondent_name(key), respondent_sentence(key)):
        assert text
        assert text != key
        assert "{" not in text
    assert respondent_sentence(key).endswith(".")


def test_no_two_respondents_are_called_alike():
    assert len({respondent_name(key) for key in RESPONDENTS}) == len(RESPONDENTS)


def test_the_one_that_forgets_says_after_what_in_cells_and_in_a_conversation():
    sentence = respondent_sentence("forgets")
    assert f"update {KEPT_UPDATES}" in sentence
    assert f"turn {KEPT_TURNS}" in sentence
