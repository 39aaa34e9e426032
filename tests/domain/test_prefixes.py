"""What is said of prefixes is what was observed of those probed, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.faults import FaultKind, FormatFault
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.prefixes import (
    PrefixOutcome,
    PrefixTally,
    default_boundaries,
    observe,
    tallies_of,
)
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import ReplyInfo, ReplySource
from statelab_gui.domain.scoring import SCORER_VERSION, Verdict

RIGHT, WRONG, FORMAT_ERROR = PrefixTally(1, 0, 0), PrefixTally(0, 1, 0), PrefixTally(0, 0, 1)
MIXED = PrefixTally(2, 1, 0)

COUNTS = st.tuples(*[st.integers(0, 3)] * 6).filter(any)
TALLIES = st.dictionaries(st.integers(6, 66), COUNTS.map(lambda counts: PrefixTally(*counts)))


def test_boundaries_are_the_initial_block_and_every_move():
    assert default_boundaries(source_program(starter(), 7, 20)) == tuple(range(6, 67, 3))


def test_wrong_prefixes_9_15_and_16_are_told_with_the_right_ones_between_and_after():
    probed = {*range(6, 67, 3), *range(10, 17)}
    tallies = dict.fromkeys(probed, RIGHT) | dict.fromkeys((9, 15, 16), WRONG)
    seen = observe(tallies, complete_from=6, updates=66)
    assert seen.first_wrong == 9
    assert seen.wrong == (9, 15, 16)
    assert seen.right_again == ((10, 14), (18, 66))
    assert seen.right_again_probed == (5, 17)
    assert (seen.probed, seen.possible, seen.unprobed) == (26, 61, 35)


def test_of_a_right_run_that_passes_over_an_unprobed_prefix_only_the_probed_ones_count():
    tallies = dict.fromkeys((10, 11, 13, 14), RIGHT) | dict.fromkeys((9, 15, 16), WRONG)
    seen = observe(tallies, complete_from=6, updates=66)
    assert seen.right_again == ((10, 14),)
    assert seen.right_again_probed == (4,)  # not the five from 10 to 14: 12 is not spoken of
    assert (seen.probed, seen.unprobed) == (7, 54)


def test_a_format_error_is_neither_wrong_nor_right_and_breaks_a_run():
    tallies = {6: FORMAT_ERROR, 9: WRONG, 12: RIGHT, 15: FORMAT_ERROR, 18: RIGHT, 21: RIGHT}
    seen = observe(tallies, 6, 66)
    assert seen.first_wrong == 9
    assert seen.format_errors == (6, 15)
    assert seen.right_again == ((12, 12), (18, 21))


def test_right_after_format_errors_alone_is_not_right_again():
    seen = observe({6: RIGHT, 9: FORMAT_ERROR, 12: RIGHT}, 6, 66)
    assert seen.first_wrong is None
    assert seen.right_again == ()


def test_one_wrong_reply_among_right_repeats_is_an_observed_wrong_prefix_and_no_right_run():
    seen = observe({6: RIGHT, 9: MIXED, 12: RIGHT, 15: PrefixTally(1, 0, 1), 18: RIGHT}, 6, 66)
    assert seen.first_wrong == 9
    assert seen.wrong == (9,)
    assert seen.mixed == (9, 15)
    assert seen.format_errors == ()  # at 15 one reply did show a state
    assert seen.right_again == ((12, 12), (18, 18))


def test_nothing_probed_says_nothing():
    seen = observe({}, 6, 66)
    assert (seen.first_wrong, seen.wrong, seen.right_again) == (None, (), ())
    assert (seen.probed, seen.unprobed) == (0, 61)
    assert observe({}, 7, 6).possible == 0  # no prefix has all cells


@pytest.mark.parametrize("k", (0, 5, 67))
def test_a_prefix_that_cannot_be_probed_is_a_value_error(k):
    with pytest.raises(ValueError, match="probed prefixes"):
        observe({k: RIGHT, 8: WRONG}, 6, 66)


@pytest.mark.parametrize(
    ("counts", "outcome"),
    [
        ((3, 0, 0), PrefixOutcome.RIGHT),
        ((0, 1, 0), PrefixOutcome.WRONG),
        ((0, 1, 2), PrefixOutcome.WRONG),
        ((1, 1, 0), PrefixOutcome.MIXED),
        ((2, 0, 1), PrefixOutcome.MIXED),
        ((0, 0, 2), PrefixOutcome.FORMAT_ERROR),
    ],
)
def test_repeats_of_a_prefix_have_an_outcome_together(counts, outcome):
    assert PrefixTally(*counts).outcome is outcome


def test_a_format_error_stays_in_the_denominator_of_the_share():
    tally = PrefixTally(2, 1, 1)
    assert (tally.asked, tally.share) == (4, 0.5)


@pytest.mark.parametrize("counts", [(0, 0, 0), (-1, 2, 0), (1, 0, -1)])
def test_a_tally_of_no_reply_is_a_value_error(counts):
    with pytest.raises(ValueError, match="PrefixTally"):
        PrefixTally(*counts)


def reply(number, k, correct=6, valid=True, repeat=1, superseded_by=None, outcome=None):
    faults = () if valid else (FormatFault(FaultKind.EMPTY, 0, 1, 1),)
    return ReplyInfo(
        id=number,
        case_id=1,
        examinee_id=1,
        prefix=k,
        raw=b"",
        sha256="",
        source=ReplySource.PASTED,
        file_name=None,
        converted_from_html=False,
        received_at="2026-11-30T10:00:00+00:00",
        prompt_sha256="",
        supersedes=None,
        superseded_by=superseded_by,
        verdict=Verdict(valid, correct, 6, correct == 6, (), faults, (), SCORER_VERSION),
        repeat=repeat,
        outcome=outcome,
    )


def test_a_reply_in_a_wrong_form_shows_neither_a_right_nor_a_wrong_state():
    assert reply(1, 9, 0, valid=False).status is CaseStatus.FORMAT_ERROR
    assert reply(1, 9, 5).status is CaseStatus.WRONG
    assert reply(1, 9).status is CaseStatus.RIGHT


def test_standing_replies_are_counted_a_prefix_and_superseded_ones_are_not():
    replies = [
        reply(1, 12, 0, superseded_by=4),
        reply(2, 12, 3, repeat=2),
        reply(3, 9, 0, valid=False),
        reply(4, 12),
        reply(5, None, 0),
        reply(6, 12, repeat=3),
    ]
    assert tallies_of(replies) == {9: FORMAT_ERROR, 12: MIXED}
    assert list(tallies_of(replies)) == [9, 12]


@given(TALLIES)
def test_what_is_observed_agrees_with_looking_at_every_prefix_in_turn(tallies):
    seen = observe(tallies, 6, 66)
    first, wrong, faults, mixed, again, run = None, [], [], [], [], []
    incomplete, apart = [], []
    for k in range(6, 67):
        if k not in tallies:
            continue
        right, not_right, faulty, unended, cut, too_long, not_graded = vars(tallies[k]).values()
        if not (right or not_right or faulty or unended):
            assert cut or too_long or not_graded
            apart.append(k)  # as if it had never been asked
            continue
        if first is not None and not not_right and not faulty and not unended:
            run.append(k)
        elif run:
            again.append(run)
            run = []
        if not_right:
            first = first or k
            wrong.append(k)
        if faulty and not right and not not_right:
            faults.append(k)
        if unended and not right and not not_right and not faulty:
            incomplete.append(k)
        if right and (not_right or faulty or unended):
            mixed.append(k)
    if run:
        again.append(run)
    assert seen.first_wrong == first
    assert list(seen.wrong) == wrong
    assert list(seen.format_errors) == faults
    assert list(seen.mixed) == mixed
    assert list(seen.incomplete) == incomplete
    assert list(seen.apart) == apart
    assert list(seen.right_again) == [(run[0], run[-1]) for run in again]
    assert list(seen.right_again_probed) == [len(run) for run in again]
    assert seen.probed + seen.unprobed == seen.possible == 61


@given(TALLIES, st.integers(6, 66))
def test_probing_one_more_prefix_never_unsays_a_wrong_one(tallies, k):
    before = observe(tallies, 6, 66)
    after = observe({k: RIGHT} | tallies, 6, 66)
    assert after.wrong == before.wrong
    assert after.first_wrong == before.first_wrong


@given(TALLIES, st.integers(6, 66))
def test_one_more_right_repeat_never_unsays_a_wrong_prefix(tallies, k):
    old = tallies.get(k, PrefixTally(1, 0, 0))
    more = PrefixTally(old.right + 1, old.wrong, old.format_errors)
    assert observe({**tallies, k: more}, 6, 66).wrong == observe(tallies, 6, 66).wrong


@given(TALLIES)
def test_the_order_of_probing_does_not_matter(tallies):
    assert observe(dict(reversed(tallies.items())), 6, 66) == observe(tallies, 6, 66)


def test_an_incomplete_reply_is_neither_wrong_nor_right_and_breaks_a_run():
    probes = [
        reply(1, 6, outcome=Outcome.INCOMPLETE),
        reply(2, 9, 5),
        reply(3, 12),
        reply(4, 15, outcome=Outcome.INCOMPLETE),
        reply(5, 18, outcome=Outcome.COMPLETE),
    ]
    tallies = tallies_of(probes)
    assert tallies[6] == PrefixTally(0, 0, 0, incomplete=1)
    assert tallies[6].share == 0
    seen = observe(tallies, 6, 66)
    assert (seen.first_wrong, seen.incomplete, seen.probed) == (9, (6, 15), 5)
    assert seen.right_again == ((12, 12), (18, 18))


def test_a_wrong_looking_reply_to_a_cut_input_is_no_observation():
    probes = [
        reply(1, 6, outcome=Outcome.INPUT_CUT, correct=2),
        reply(2, 9, 5),
        reply(3, 12),
        reply(4, 15, 0, valid=False, outcome=Outcome.INPUT_TOO_LONG),
        reply(5, 18),
        reply(6, 21, outcome=Outcome.INPUT_CUT),
        reply(7, 21, repeat=2),
    ]
    tallies = tallies_of(probes)
    assert (tallies[6].asked, tallies[6].had, tallies[6].share) == (0, 1, None)
    assert tallies[6].outcome is PrefixOutcome.INPUT_CUT
    assert tallies[15].outcome is PrefixOutcome.INPUT_TOO_LONG
    assert (tallies[21].outcome, tallies[21].asked) == (PrefixOutcome.RIGHT, 1)
    seen = observe(tallies, 6, 66)
    assert (seen.first_wrong, seen.wrong, seen.apart) == (9, (9,), (6, 15))
    assert (seen.probed, seen.unprobed) == (4, 57)
    assert seen.right_again == ((12, 21),)


def test_of_an_incomplete_reply_and_a_format_error_neither_shows_a_state():
    assert PrefixTally(0, 0, 1, incomplete=1).outcome is PrefixOutcome.FORMAT_ERROR
    assert PrefixTally(1, 0, 0, incomplete=1).outcome is PrefixOutcome.MIXED
    assert PrefixTally(0, 1, 0, incomplete=1).outcome is PrefixOutcome.WRONG
