"""A drift case made by hand: three goals, a decoy, seven turns, words that are found again."""

from statelab_gui.domain.cases import CaseInfo, CaseStatus
from statelab_gui.domain.drift.intents import Edit, EditKind, Goal, GoalRole, GoalValue
from statelab_gui.domain.drift.items import (
    Condition,
    Conversation,
    DriftCase,
    DriftFamily,
    Item,
    Language,
    Turn,
)
from statelab_gui.domain.drift.messages import messages

ADD, DELETE, REPLACE = EditKind.ADD, EditKind.DELETE, EditKind.REPLACE
GOALS = (
    Goal(
        "count",
        "the number of zibbles",
        (GoalValue(12, "twelve-zib"), GoalValue(8, "eight-zib"), GoalValue(20, "twenty-zib")),
    ),
    Goal(
        "price",
        "the price of a zibble",
        (GoalValue(3, "three-zib"), GoalValue(4, "four-zib")),
        harmless=frozenset({2}),
    ),
    Goal("ship", "the zibble delivery", (GoalValue(5, "five-zib"),)),
    Goal("wrap", "the zibble wrapping", (GoalValue(2, "two-zib"),), GoalRole.DECOY),
)
TURNS = (
    Turn((Edit(ADD, "count", 2), Edit(ADD, "wrap", 1)), "I begin.", "Noted."),
    Turn((Edit(ADD, "price", 2),), "I say a price.", "I have that."),
    Turn((Edit(REPLACE, "count", 3),), "I want more.", "All right."),
    Turn((Edit(REPLACE, "price", 1),), "It costs less.", "Noted."),
    Turn((Edit(ADD, "ship", 1),), "Bring it.", "I have that."),
    Turn((Edit(DELETE, "wrap"),), "No paper.", "All right."),
    Turn((Edit(REPLACE, "count", 1),), "I want fewer.", "Noted."),
)
SECRETS = (
    "zibble",
    "-zib",
    "decoy",
    "variant",
)
"""What stands in no message of the case, only in its goals, edits and states."""


def drift_case(
    condition: Condition = Condition.MEDIUM, language: Language = Language.EN
) -> DriftCase:
    """The case, whose messages tell none of its values."""
    item = Item(
        "orders-en-shop-7",
        DriftFamily.ORDERS,
        language,
        "shop",
        7,
        "A shop takes one order.",
        "What is the total?",
        ("End with the total.",),
        GOALS,
    )
    return DriftCase(item, Conversation(condition, TURNS, "What is the total?", 3, 1))


def texts_of(case: DriftCase) -> list[str]:
    """Its messages, user and assistant in turn."""
    return [one.text for one in messages(case)]


def case_info(
    number: int,
    condition: Condition = Condition.MEDIUM,
    family: DriftFamily = DriftFamily.ORDERS,
    seed: int = 7,
) -> CaseInfo:
    """What the document tells of a drift case."""
    return CaseInfo(
        id=number,
        set_id=1,
        position=number,
        name=f"{seed}-{family}-{condition}",
        family=family,
        form=condition.value,
        seed=seed,
        length=7,
        updates=8,
        characters=400,
        cells=("count", "price", "ship", "wrap"),
        modulus=4,
        revealed_at=None,
        replies=0,
        status=CaseStatus.UNANSWERED,
    )
