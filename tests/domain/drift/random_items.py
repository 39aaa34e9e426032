"""Random items for tests: goals that need one another, with any number of variants and decoys."""

from statelab_gui.domain.drift.intents import Goal, GoalRole, GoalValue
from statelab_gui.domain.drift.items import DriftFamily, Item, Language


def random_item(rng, number):
    """An item of 1 to 8 goals and 0 to 7 decoys that no family has; `number` makes its key."""
    goals = []
    for n in range(rng.randint(1, 8)):
        goals.append(_goal(rng, f"g{n}", GoalRole.GOAL, rng.randint(1, 8), goals))
    for n in range(rng.randint(0, 7)):
        goals.append(_goal(rng, f"d{n}", GoalRole.DECOY, 1, goals))
    rng.shuffle(goals)
    return Item(
        key=f"random-{number}",
        family=DriftFamily.ORDERS,
        language=rng.choice(list(Language)),
        template="random",
        seed=number,
        context="Some things are wanted.",
        request="What is the result?",
        conventions=(),
        goals=tuple(goals),
    )


def _goal(rng, key, role, count, before):
    able = [goal.key for goal in before if role is GoalRole.DECOY or goal.role is GoalRole.GOAL]
    after = tuple(rng.sample(able, min(len(able), rng.choice([0, 0, 0, 1, 2]))))
    values = tuple(GoalValue(n, f"{n} of {key}") for n in range(10, 10 + count))
    return Goal(key, f"the {key}", values, role, after)
