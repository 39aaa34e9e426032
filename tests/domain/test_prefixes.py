"""What is said of prefixes is what was observed of those probed, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.generating import source_program
from statelab_gui.domain.prefixes import ProbeOutcome, default_boundaries, observe
from statelab_gui.domain.recipes import starter

RIGHT, WRONG, FORMAT_ERROR = ProbeOutcome

OUTCOMES = st.dictionaries(st.integers(6, 66), st.sampled_from(ProbeOutcome))


def test_boundaries_are_the_initial_block_and_every_move():
    assert default_boundaries(source_program(starter(), 7, 20)) == tuple(range(6, 67, 3))


def test_wrong_prefixes_9_15_and_16_are_told_with_the_right_ones_between_and_after():
    probed = {*range(6, 67, 3), *range(10, 17)}
    outcomes = dict.fromkeys(probed, RIGHT) | dict.fromkeys((9, 15, 16), WRONG)
    seen = observe(outcomes, complete_from=6, updates=66)
    assert seen.first_wrong == 9
    assert seen.wrong == (9, 15, 16)
    assert seen.right_again == ((10, 14), (18, 66))
    assert (seen.probed, seen.possible, seen.unprobed) == (26, 61, 35)


def test_a_format_error_is_neither_wrong_nor_right_and_breaks_a_run():
    outcomes = {6: FORMAT_ERROR, 9: WRONG, 12: RIGHT, 15: FORMAT_ERROR, 18: RIGHT, 21: RIGHT}
    seen = observe(outcomes, 6, 66)
    assert seen.first_wrong == 9
    assert seen.format_errors == (6, 15)
    assert seen.right_again == ((12, 12), (18, 21))


def test_right_after_format_errors_alone_is_not_right_again():
    seen = observe({6: RIGHT, 9: FORMAT_ERROR, 12: RIGHT}, 6, 66)
    assert seen.first_wrong is None
    assert seen.right_again == ()


def test_nothing_probed_says_nothing():
    seen = observe({}, 6, 66)
    assert (seen.first_wrong, seen.wrong, seen.right_again) == (None, (), ())
    assert (seen.probed, seen.unprobed) == (0, 61)
    assert observe({}, 7, 6).possible == 0  # no prefix has all cells


@pytest.mark.parametrize("k", (0, 5, 67))
def test_a_prefix_that_cannot_be_probed_is_a_value_error(k):
    with pytest.raises(ValueError, match="probed prefixes"):
        observe({k: RIGHT, 8: WRONG}, 6, 66)


@given(OUTCOMES)
def test_what_is_observed_agrees_with_looking_at_every_prefix_in_turn(outcomes):
    seen = observe(outcomes, 6, 66)
    first, wrong, faults, again, run = None, [], [], [], None
    for k in range(6, 67):
        outcome = outcomes.get(k)
        if outcome is None:
            continue
        if outcome is RIGHT and first is not None:
            run = (run[0], k) if run else (k, k)
        else:
            if run:
                again.append(run)
            run = None
        if outcome is WRONG:
            first = first or k
            wrong.append(k)
        if outcome is FORMAT_ERROR:
            faults.append(k)
    if run:
        again.append(run)
    assert seen.first_wrong == first
    assert list(seen.wrong) == wrong
    assert list(seen.format_errors) == faults
    assert list(seen.right_again) == again
    assert seen.probed + seen.unprobed == seen.possible == 61


@given(OUTCOMES, st.integers(6, 66))
def test_probing_one_more_prefix_never_unsays_a_wrong_one(outcomes, k):
    before = observe(outcomes, 6, 66)
    after = observe({k: RIGHT} | outcomes, 6, 66)
    assert after.wrong == before.wrong
    assert after.first_wrong == before.first_wrong


@given(OUTCOMES)
def test_the_order_of_probing_does_not_matter(outcomes):
    assert observe(dict(reversed(outcomes.items())), 6, 66) == observe(outcomes, 6, 66)
