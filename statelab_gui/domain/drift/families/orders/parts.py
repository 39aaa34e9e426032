"""Of what an order is made: quantities, prices and shares, worded in two languages."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from statelab_gui.domain.drift.items import Language

EN, ZH = Language.EN, Language.ZH_TW

UNIT = {EN: 1, ZH: 30}
"""A price is so many dollars, or 30 times as many 元."""

Amounts = Mapping[str, int]
"""What each goal and each fact of an order comes to; what is not asked for is 0."""


@dataclass(frozen=True)
class Part:
    """Something of an order that the user decides.

    `words` and `value` are as Goal.words and GoalValue.words have it; `value` holds {n}, and of
    English its form for 1 after a "|" where that differs. `numbers` are the values it may have, in
    units where it is money.
    """

    key: str
    words: dict[Language, str]
    value: dict[Language, str]
    numbers: tuple[int, ...]
    style: str = ""
    money: bool = False

    def number(self, n: int, language: Language) -> int:
        """What `n` comes to in a language."""
        return n * UNIT[language] if self.money else n

    def said(self, n: int, language: Language) -> str:
        """The words of the number `n` of that language."""
        several, _, single = self.value[language].partition("|")
        return (single if single and n == 1 else several).format(n=n)


@dataclass(frozen=True)
class Order:
    """A kind of order. `scene` tells what is charged, with the facts filled in.

    `facts` are numbers that the seed decides and nobody changes; those of `prices` are money.
    `total` has the amounts of all parts and facts and gives the total before extras, which are of
    the pool `extras`.
    """

    scene: dict[Language, str]
    parts: tuple[Part, ...]
    facts: dict[str, tuple[int, ...]]
    prices: frozenset[str]
    total: Callable[[Amounts], Fraction]
    extras: str


def count(key: str, en: str, zh: str, low: int, high: int) -> Part:
    """How many: `en` is "the chairs/chair/chairs" (goal, one, several), `zh` "椅子/張椅子"."""
    goal, one, several = en.split("/")
    name, measured = zh.split("/")
    value = {EN: f"{{n}} {several}|{{n}} {one}", ZH: f"{{n}} {measured}"}
    return Part(key, {EN: goal, ZH: name}, value, _range(low, high), "count")


def number(key: str, en: str, zh: str, low: int, high: int) -> Part:
    """How many there happen to be: people, windows; the words as for `count`."""
    return replace(count(key, en, zh, low, high), style="number")


def measure(key: str, en: str, zh: str, low: int, high: int) -> Part:
    """How long, wide or often: `en` is "the rental period/day/days", `zh` "租期/天".

    Without the second and third word in English the value is the bare number.
    """
    goal, one, several = en.split("/")
    name, unit = zh.split("/")
    counted = f"{{n}} {several}|{{n}} {one}" if one else "{n}"
    value = {EN: counted, ZH: f"{{n}} {unit}"}
    return Part(key, {EN: goal, ZH: name}, value, _range(low, high))


def price(key: str, en: str, zh: str, low: int, high: int, style: str = "fact") -> Part:
    """A price or a fee in units."""
    value = {EN: "${n}", ZH: "{n} 元"}
    return Part(key, {EN: en, ZH: zh}, value, _range(low, high), style, money=True)


def percent(key: str, en: str, zh: str, low: int, high: int, step: int = 1) -> Part:
    """A share in hundredths."""
    value = {EN: "{n}%", ZH: "{n}%"}
    return Part(key, {EN: en, ZH: zh}, value, tuple(range(low, high + 1, step)))


def off(amounts: Amounts, key: str) -> Fraction:
    """What is left of 1 after the discount of that key."""
    return 1 - Fraction(amounts[key], 100)


def on(amounts: Amounts, key: str) -> Fraction:
    """1 and the surcharge of that key."""
    return 1 + Fraction(amounts[key], 100)


def full(amount: int, of: int) -> int:
    """How many of a size hold an amount: a begun one counts."""
    return -(-amount // of)


def _range(low: int, high: int) -> tuple[int, ...]:
    return tuple(range(low, high + 1))
