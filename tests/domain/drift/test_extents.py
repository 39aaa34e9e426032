"""What a forecast says of conversations in steps holds whatever is replied."""

import json
from random import Random

import pytest

from statelab_gui.domain.drift.arms import Arm, ArmSettings, Final, Purpose, next_step
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.extents import extent_of, together
from statelab_gui.domain.fetching.runs import FetchPlan

LONGEST = 400


def _reply(purpose, chance):
    """Something that an arm makes much of, or cannot read, of at most LONGEST characters."""
    long = "w" * chance.randrange(1, LONGEST - 120)
    edits = [{"op": "add", "key": f"k{chance.randrange(9)}", "value": long}]
    fitting = {
        Purpose.TRACKER: json.dumps({"edits": edits, "derived": []}),
        Purpose.FORMAT: json.dumps({"conventions": [long]}),
        Purpose.GATE: json.dumps({"problems": [long]}),
    }
    return chance.choice([fitting.get(purpose, long), "", "x" * LONGEST])


@pytest.mark.parametrize("arm", list(Arm))
@pytest.mark.parametrize("own_turns", [False, True])
@pytest.mark.parametrize("language", list(Language))
def test_requests_and_characters_stay_within_what_was_told(arm, own_turns, language):
    item = built_in_item(DriftFamily.ORDERS, language, 3)
    chance = Random(f"{arm} {own_turns} {language}")
    for case in cases_of(item, (Condition.CLEAN, Condition.MEDIUM)):
        for trigger in (None, 0.05):
            settings = ArmSettings(arm, own_turns, trigger, 4000)
            told = extent_of(case, settings)
            for _ in range(10):
                replies, characters = [], 0
                while not isinstance(step := next_step(case, settings, replies), Final):
                    characters += sum(len(turn.text) for turn in step.messages)
                    replies.append(_reply(step.purpose, chance))
                assert told.least_requests <= len(replies) <= told.most_requests
                assert characters <= told.most_characters + told.read_again * LONGEST


def test_extents_add_up():
    item = built_in_item(DriftFamily.CELLS, Language.EN, 1)
    [case] = cases_of(item, (Condition.EASY,))
    one = extent_of(case, ArmSettings(Arm.STATEFORGE))
    assert together([one, one]) == one.times(2)
    assert together([]) == one.times(0)


def test_a_plan_of_before_there_were_trackers_is_read_and_written_as_it_was():
    plan = FetchPlan("Run", Connection("c", Dialect.OPENAI, "http://a/v1"))
    assert "tracker" not in json.loads(plan.to_json())
    assert FetchPlan.from_json(plan.to_json()) == plan
    tracked = FetchPlan("Run", plan.connection, tracker=Connection("t", Dialect.OLLAMA, "http://b"))
    assert FetchPlan.from_json(tracked.to_json()) == tracked
    assert [one.name for one in tracked.connections] == ["c", "t"]
