"""Practice in conversations: what each respondent says, and that it is found out by its name."""

import json
from collections import Counter
from dataclasses import replace

import pytest
from talking import SOLVED, asked, cases, graded, made, through
from test_arms_stateforge import in_words, shown_states

from statelab_gui.domain.drift.arms import Arm, ArmSettings, Final, Purpose, next_step, walk
from statelab_gui.domain.drift.encoding import k_of_turn, truth_after
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import BUILT_IN, Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.plans import conversation
from statelab_gui.domain.drift.probing import judge_active
from statelab_gui.domain.drift.respondents import TALKERS, TalkExercise
from statelab_gui.domain.drift.stale import find_stale
from statelab_gui.domain.drift.stale_states import Stale
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.practice import KEPT_TURNS, READ_CHARACTERS, RESPONDENTS, RIGHT_SHARE

DRIFTING = (Condition.EASY, Condition.MEDIUM, Condition.HARD)
BARE = ArmSettings()
FOUND_AS = {
    "keeps_first_value": {Stale.SUPERSEDED},
    "obeys_decoy": {Stale.DECOY},
    "keeps_deleted": {Stale.ALL_KEPT, Stale.DECOY},
    "drops_goal": {Stale.DROPPED},
    "first_values": {Stale.FIRST_VALUES, Stale.SUPERSEDED},
    "stopped_after": {Stale.EARLIER},
    "left_out": {Stale.SUPERSEDED, Stale.DECOY},
}


def probed(respondent, case, k, repeat=1):
    """What a respondent says to a probe."""
    return TALKERS[respondent](TalkExercise(case, 100, repeat, prefix=k)).text


def answer_of(respondent, case, repeat=1):
    """The answer of a respondent without any arm."""
    return through(respondent, case, BARE, repeat)[1]


def test_every_respondent_of_cells_is_one_of_conversations():
    assert list(TALKERS) == list(RESPONDENTS)


@pytest.mark.parametrize("family", SOLVED)
@pytest.mark.parametrize("arm", Arm)
def test_the_perfect_one_has_full_score_under_every_arm(family, arm):
    for language in Language:
        for condition in (Condition.CLEAN, Condition.MEDIUM):
            case = made(family, language, 1, condition)
            for own in (False, True):
                settings = ArmSettings(arm, own, 0.05, 20_000)
                assert graded(case, through("perfect", case, settings)[1]).score == 1


@pytest.mark.parametrize("family", SOLVED)
@pytest.mark.parametrize("language", Language)
def test_with_the_perfect_one_as_tracker_the_state_is_the_trail_after_every_turn(family, language):
    for seed in range(2):
        for condition in Condition:
            case = made(family, language, seed, condition)
            went = walk(
                case,
                ArmSettings(Arm.STATEFORGE),
                through("perfect", case, ArmSettings(Arm.STATEFORGE))[0],
            )
            shown = [
                json.JSONDecoder().raw_decode(text[text.index("{") :])[0]["stated"]
                for step in went.steps
                if step.purpose is Purpose.TRACKER
                for text in [step.messages[0].text]
            ]
            trail = [{}, *case.conversation.trail]
            assert shown == [in_words(case, intents) for intents in trail[:-1]]
            head = went.steps[-2].messages[-1].text
            assert all(words in head for words in in_words(case, trail[-1]).values())
            assert shown == shown_states(case, ArmSettings(Arm.STATEFORGE))[0]


@pytest.mark.parametrize("family", SOLVED)
def test_the_perfect_one_is_right_in_every_probe(family):
    for case in cases(seeds=(0, 3), conditions=(Condition.HARD, Condition.CONTROL_EASY)):
        if case.item.family is family:
            for t in range(1, len(case.conversation.turns) + 1):
                k = k_of_turn(case, t)
                assert judge_active(probed("perfect", case, k).encode(), case, k).exact


@pytest.mark.parametrize("respondent", FOUND_AS)
def test_one_with_a_stale_belief_is_found_out_by_its_name(respondent):
    wrong = 0
    for case in cases(seeds=(1,), conditions=(Condition.MEDIUM,), languages=[Language.EN]):
        if case.item.family == "python":
            continue
        answer = answer_of(respondent, case)
        if graded(case, answer).score == 1:
            continue
        wrong += 1
        found = find_stale(case, answer, FAMILIES[case.item.family], most_pairs=0)
        kinds = {match.state.kind for match in found.matches}
        assert kinds & FOUND_AS[respondent], (case.item.key, kinds)
    assert wrong


@pytest.mark.parametrize(
    "respondent", ["keeps_first_value", "obeys_decoy", "drops_goal", "keeps_deleted"]
)
def test_one_with_a_stale_belief_shows_it_in_probes_once_it_was_told(respondent):
    shown = 0
    for case in cases(seeds=(0, 1), conditions=(Condition.MEDIUM,)):
        wrong = []
        for t in range(1, len(case.conversation.turns) + 1):
            k = k_of_turn(case, t)
            verdict = judge_active(probed(respondent, case, k).encode(), case, k)
            assert verdict.valid
            wrong.append([cell for cell in verdict.cells if not cell.right])
        shown += bool(wrong[-1])
        if respondent != "keeps_deleted":
            assert all(len(cells) <= 1 for cells in wrong)
        assert bool(wrong[-1]) == (graded(case, answer_of(respondent, case)).score != 1) or (
            respondent == "keeps_deleted"
        )
    assert shown


def test_where_nothing_went_stale_the_stale_ones_are_right():
    for case in cases(seeds=(2,), conditions=(Condition.CLEAN, Condition.CONTROL_MEDIUM)):
        for respondent in ("keeps_first_value", "obeys_decoy", "keeps_deleted", "first_values"):
            assert graded(case, answer_of(respondent, case)).score == 1


def test_the_one_that_forgets_is_right_up_to_the_turn_it_keeps():
    for case in cases(seeds=(0,), conditions=(Condition.HARD,)):
        k = k_of_turn(case, KEPT_TURNS)
        assert judge_active(probed("forgets", case, k).encode(), case, k).exact
        last = k_of_turn(case, len(case.conversation.turns))
        assert probed("forgets", case, last) == probed("forgets", case, k)
        assert truth_after(case, k) != truth_after(case, last)


def test_the_one_that_is_mostly_right_is_so_as_often_as_it_says():
    case = made(SOLVED[0], Language.EN, 0, Condition.MEDIUM)
    right = sum(graded(case, answer_of("mostly_right", case, n)).score == 1 for n in range(400))
    assert abs(right / 400 - RIGHT_SHARE) < 0.07


def test_a_belief_is_kept_through_a_conversation_and_drawn_anew_with_a_repeat():
    case = made(SOLVED[0], Language.EN, 3, Condition.HARD)
    answers = [answer_of("left_out", case, n) for n in range(1, 20)]
    assert answers == [answer_of("left_out", case, n) for n in range(1, 20)]
    assert len(set(answers)) > 1
    for arm in (Arm.STATEFORGE, Arm.ROLLING_SUMMARY):
        _, answer = through("left_out", case, ArmSettings(arm, True, 0.1))
        assert answer == answers[0]


def test_the_one_right_at_the_second_attempt_is_right_only_where_there_is_a_gate():
    for family in BUILT_IN:
        if family not in SOLVED:
            continue
        case = made(family, Language.EN, 0, Condition.EASY)
        assert case.item.conventions, family
        for arm, right in ((Arm.STATEFORGE, True), (Arm.STATEFORGE_NO_GATE, False)):
            replies, answer = through("second_attempt", case, ArmSettings(arm))
            assert (graded(case, answer).score == 1) is right
        assert next_step(case, ArmSettings(Arm.STATEFORGE), replies).purpose is Purpose.GATE


@pytest.mark.parametrize("respondent", RESPONDENTS)
def test_every_one_answers_whatever_it_is_asked(respondent):
    for condition in (Condition.CLEAN, Condition.EASY, Condition.CONTROL_EASY):
        for language in Language:
            case = made(SOLVED[0], language, 1, condition)
            for arm in Arm:
                settings = ArmSettings(arm, True, 0.1, 4_000)
                replies, answer = through(respondent, case, settings)
                assert isinstance(next_step(case, settings, replies), Final)
                assert graded(case, answer).score in {0, 1} or SOLVED[0] == "table_text"
            for t in range(1, len(case.conversation.turns) + 1):
                assert isinstance(probed(respondent, case, k_of_turn(case, t)), str)


def test_of_an_imported_task_the_right_one_gives_the_reference_and_others_cannot_go_stale():
    item = replace(
        made("orders", Language.EN, 0, Condition.CLEAN).item,
        family=DriftFamily.GSM8K,
        payload={"answer": "18"},
        verified=False,
    )
    case = DriftCase(item, conversation(item, Condition.MEDIUM))
    for respondent in ("perfect", "drops_goal", "obeys_decoy", "keeps_first_value"):
        assert graded(case, answer_of(respondent, case)).score == 1
    assert graded(case, answer_of("nonsense", case)).usable is False
    without = DriftCase(replace(item, payload={}), case.conversation)
    assert answer_of("perfect", without) == answer_of("nonsense", without)


@pytest.mark.parametrize("family", SOLVED)
def test_nonsense_is_never_right(family):
    for language in Language:
        case = made(family, language, 0, Condition.EASY)
        assert graded(case, answer_of("nonsense", case)).score < 0.2


def test_endings_of_services_are_those_of_cells():
    case = made(SOLVED[0], Language.EN, 1, Condition.EASY)
    step = next_step(case, BARE, ())
    ends = Counter(TALKERS[key](asked(case, step)).outcome for key in RESPONDENTS)
    assert {Outcome.TRUNCATED, Outcome.EMPTY, Outcome.REFUSED, Outcome.INCOMPLETE} <= set(ends)
    long = TalkExercise(case, READ_CHARACTERS + 1, 1, Purpose.ANSWER)
    assert TALKERS["input_too_long"](long).outcome is Outcome.INPUT_TOO_LONG
