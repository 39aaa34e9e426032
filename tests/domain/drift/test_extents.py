"""What a forecast says of conversations in steps holds whatever is replied."""

import json
from decimal import Decimal
from random import Random

import pytest

from statelab_gui.domain.drift.arms import Arm, ArmSettings, Final, Purpose, next_step
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.extents import extent_of, together
from statelab_gui.domain.fetching.runs import FetchPlan
from statelab_gui.domain.fetching.usage import Prices, Pricing
from statelab_gui.domain.fetching.wishing import most_cost
from statelab_gui.domain.runs import Setting

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
                replies, characters, tracked = [], 0, 0
                while not isinstance(step := next_step(case, settings, replies), Final):
                    characters += sum(len(turn.text) for turn in step.messages)
                    tracked += step.of_tracker
                    replies.append(_reply(step.purpose, chance))
                assert told.least_requests <= len(replies) <= told.most_requests
                assert tracked >= told.tracker_requests
                assert len(replies) - tracked >= told.least_requests - told.tracker_requests
                assert characters <= told.most_characters + told.read_again * LONGEST


def test_extents_add_up():
    item = built_in_item(DriftFamily.CELLS, Language.EN, 1)
    [case] = cases_of(item, (Condition.EASY,))
    one = extent_of(case, ArmSettings(Arm.STATEFORGE))
    assert together([one, one]) == one.times(2)
    assert together([]) == one.times(0)


def test_the_purposes_of_a_tracker_are_those_that_its_model_is_asked():
    item = built_in_item(DriftFamily.CELLS, Language.EN, 1)
    [case] = cases_of(item, (Condition.EASY,))
    replies, seen = [], set()
    while not isinstance(step := next_step(case, ArmSettings(Arm.STATEFORGE), replies), Final):
        assert step.purpose.of_tracker is step.of_tracker
        seen.add(step.of_tracker)
        replies.append("")
    assert seen == {True, False}


def test_a_plan_with_prices_of_a_tracker_is_read_as_it_was_written():
    connection = Connection("c", Dialect.OPENAI, "http://a/v1")
    mine, its = Prices(Decimal(1), Decimal(2)), Prices(Decimal("0.1"), Decimal(3), Decimal(0))
    for tracker in (its, None):
        plan = FetchPlan("Run", connection, prices=mine, tracker_apart=True, tracker_prices=tracker)
        assert FetchPlan.from_json(plan.to_json()) == plan
        assert plan.pricing.of(of_tracker=True) == tracker
        assert plan.pricing.of(of_tracker=False) == mine
    same = FetchPlan("Run", connection, prices=mine)
    assert same.pricing.of(of_tracker=True) == mine
    assert "tracker_prices" not in json.loads(same.to_json())


def test_the_most_that_is_spent_is_by_the_prices_of_whoever_is_asked():
    item = built_in_item(DriftFamily.CELLS, Language.EN, 1)
    [case] = cases_of(item, (Condition.EASY,))
    extent = extent_of(case, ArmSettings(Arm.STATEFORGE))
    limit = Setting.of("100")
    dear, cheap = Prices(Decimal(10), Decimal(20)), Prices(Decimal(1), Decimal(2))
    bounds = {
        "all dear": Pricing(dear),
        "tracker cheap": Pricing(dear, apart=True, tracker=cheap),
        "tracker dear": Pricing(cheap, apart=True, tracker=dear),
        "all cheap": Pricing(cheap),
    }
    most = {name: most_cost(extent, limit, pricing) for name, pricing in bounds.items()}
    assert most["all cheap"] < most["tracker cheap"] < most["all dear"]
    assert most["all cheap"] < most["tracker dear"] < most["all dear"]
    assert most_cost(extent, limit, Pricing(dear, apart=True)) is None
    assert most_cost(extent, limit, Pricing(None, apart=True, tracker=cheap)) is None
    # Of cached input and of one written to a cache neither passes the dearest.
    odd = Pricing(Prices(Decimal(1), Decimal(1), None, Decimal(9)), True, cheap).dearest
    assert odd == Prices(Decimal(1), Decimal(2), Decimal(1), Decimal(9))


def test_a_plan_of_before_there_were_trackers_is_read_and_written_as_it_was():
    plan = FetchPlan("Run", Connection("c", Dialect.OPENAI, "http://a/v1"))
    assert "tracker" not in json.loads(plan.to_json())
    assert FetchPlan.from_json(plan.to_json()) == plan
    tracked = FetchPlan("Run", plan.connection, tracker=Connection("t", Dialect.OLLAMA, "http://b"))
    assert FetchPlan.from_json(tracked.to_json()) == tracked
    assert [one.name for one in tracked.connections] == ["c", "t"]
