"""Arithmetic orders: a total computed from quantities, prices, shares and extras."""

import random
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from statelab_gui.domain.drift.chance import chance
from statelab_gui.domain.drift.families.base import Grade, item_key
from statelab_gui.domain.drift.families.orders import food, services, shop, travel
from statelab_gui.domain.drift.families.orders.extras import EXTRAS, Extra
from statelab_gui.domain.drift.families.orders.parts import UNIT, Order, Part
from statelab_gui.domain.drift.intents import Goal, GoalRole, GoalValue, Intents
from statelab_gui.domain.drift.items import DriftFamily, Item, Language
from statelab_gui.domain.drift.numbers import read_number
from statelab_gui.domain.drift.running import CodeRunner

ORDERS: dict[str, Order] = shop.ORDERS | food.ORDERS | services.ORDERS | travel.ORDERS

_VALUES = 6
_WANTED_EXTRAS = 2

_RULES = {
    Language.EN: "Whatever I do not ask for costs nothing. Optional extras are flat amounts for "
    "the whole order, added or taken off at the very end.",
    Language.ZH_TW: "我沒有要求的項目不計費。加購與折抵都是整筆訂單的固定金額，最後才加上或扣除。",
}
_ASK = {
    Language.EN: "That is all. What does it come to in total?",
    Language.ZH_TW: "就這樣。請問總共多少錢？",
}
_LOOKS = {
    Language.EN: (
        "Compute with exact amounts and round only the total, to cents.",
        'End with one line that begins with "Answer:" and has the total in dollars as its only '
        "number.",
    ),
    Language.ZH_TW: (
        "以精確金額計算，只把總額四捨五入到小數點後第二位。",
        "最後一行以「答案：」開頭，該行唯一的數字是以元計的總額。",
    ),
}
_ANSWER = {Language.EN: "Answer: ${}", Language.ZH_TW: "答案：{} 元"}


@dataclass(frozen=True)
class OrdersFamily:
    """Orders whose total is asked for, graded by the number on the answer line."""

    key: DriftFamily = DriftFamily.ORDERS
    has_solver: bool = True
    own_runner: CodeRunner | None = None

    def templates(self, language: Language) -> tuple[str, ...]:
        """The kinds of order."""
        return tuple(ORDERS)

    def make(self, template: str, seed: int, language: Language) -> Item:
        """An order of that kind. Some extras are wanted in the end; the others are decoys."""
        order = ORDERS[template]
        drawn = chance(self.key, template, seed)
        facts = {
            key: drawn.choice(numbers) * (UNIT[language] if key in order.prices else 1)
            for key, numbers in order.facts.items()
        }
        goals = [_goal(part, drawn, language) for part in order.parts]
        extras = list(EXTRAS[order.extras])
        drawn.shuffle(extras)
        wanted = drawn.randint(1, _WANTED_EXTRAS)
        goals += [_extra(extra, drawn, language, GoalRole.GOAL) for extra in extras[:wanted]]
        goals += [_extra(extra, drawn, language, GoalRole.DECOY) for extra in extras[wanted:]]
        scene = order.scene[language].format(**facts)
        gap = " " if language is Language.EN else ""
        return Item(
            key=item_key(self.key, language, template, seed),
            family=self.key,
            language=language,
            template=template,
            seed=seed,
            context=f"{scene}{gap}{_RULES[language]}",
            request=_ASK[language],
            conventions=_LOOKS[language],
            goals=tuple(goals),
            payload={"facts": facts},
        )

    def solve(self, item: Item, intents: Intents) -> str | None:
        """The answer line with the total; every set of intents has one."""
        return _ANSWER[item.language].format(written(total(item, intents)))

    def grade(self, item: Item, intents: Intents, answer: str, runner: CodeRunner | None) -> Grade:
        """1 for the exact total, or for the total rounded to hundredths; 0 for another number."""
        found = read_number(answer)
        if found.value is None:
            return Grade(0.0, usable=False, fault=found.fault, detail=found.detail)
        wanted = total(item, intents)
        return Grade(1.0 if found.value in (wanted, Fraction(rounded(wanted))) else 0.0)


ORDERS_FAMILY = OrdersFamily()


def total(item: Item, intents: Intents) -> Fraction:
    """The exact total where these intents are followed."""
    order = ORDERS[item.template]
    amounts = dict.fromkeys((part.key for part in order.parts), 0) | item.payload["facts"]
    extra = 0
    for key, n in intents.items():
        goal = item.goal(key)
        amount = int(goal.values[n - 1].plain)
        if key in amounts:
            amounts[key] = amount
        else:
            extra += -amount if goal.style == "off" else amount
    return order.total(amounts) + extra


def rounded(amount: Fraction) -> Decimal:
    """The amount to hundredths, halves away from zero."""
    cents, of = abs(amount.numerator) * 100, amount.denominator
    whole = (2 * cents + of) // (2 * of)
    return Decimal(whole if amount >= 0 else -whole) / 100


def written(amount: Fraction) -> str:
    """The rounded amount with commas, and with cents where there are any."""
    money = rounded(amount)
    return f"{money:,.0f}" if money == money.to_integral_value() else f"{money:,.2f}"


def _goal(part: Part, drawn: random.Random, language: Language) -> Goal:
    numbers = [part.number(n, language) for n in drawn.sample(part.numbers, _VALUES)]
    values = tuple(GoalValue(n, part.said(n, language)) for n in numbers)
    return Goal(part.key, part.words[language], values, style=part.style)


def _extra(extra: Extra, drawn: random.Random, language: Language, role: GoalRole) -> Goal:
    several = _VALUES if role is GoalRole.GOAL else 1
    amounts = drawn.sample(range(extra.low, extra.high + 1), several)
    said = "${n}" if language is Language.EN else "{n} 元"
    numbers = [amount * UNIT[language] for amount in amounts]
    values = tuple(GoalValue(n, said.format(n=n)) for n in numbers)
    return Goal(extra.key, extra.words[language], values, role, style=extra.style)
