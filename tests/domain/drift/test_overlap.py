"""Texts graded against references: exactly 1 only for the tokens of one of them."""

import pytest
from sacrebleu import corpus_bleu

from statelab_gui.domain.drift.families.overlap import ALMOST, overlap

ONE = "a b c d e f g h"
OTHER = "c d e f x y z w"


@pytest.mark.parametrize("answer", [ONE, OTHER, "a  b c d e f g h", "a b c d e f g h\n"])
def test_the_tokens_of_a_reference_have_full_credit(answer):
    assert overlap(answer, [ONE, OTHER]) == 1


@pytest.mark.parametrize("text", ["Yes", "Good day", "In March 1998"])
def test_short_texts_that_are_the_reference_have_full_credit(text):
    assert overlap(f"{text}.", [f"{text} ."]) == 1


def test_a_text_put_together_from_several_references_has_not():
    assert overlap("a b c d e f x y", [ONE, OTHER]) == ALMOST


def test_it_is_what_the_measure_says_but_for_full_credit():
    answer, references = "a b c d e q g h", [ONE, OTHER]
    told = corpus_bleu([answer], [[one] for one in references]).score / 100
    assert overlap(answer, references) == told
    assert 0 < told < ALMOST


def test_short_runs_are_counted_only_where_they_are_asked_for():
    assert overlap("a b x", ["a b c"], short_runs=True) > overlap("a b x", ["a b c"])


def test_nothing_and_something_else_score_less():
    assert overlap("", [""]) == 0
    assert overlap("", [ONE]) == 0
    assert overlap("q r s t u v", [ONE]) < 0.5
    with pytest.raises(ValueError, match="reference"):
        overlap("a", [])
