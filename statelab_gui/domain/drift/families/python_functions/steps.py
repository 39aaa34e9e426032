"""Steps that a small function is made of: each a line of Python, and the same as a callable.

The callable is what tests are computed from; the line is what a right answer says. That both do the
same is for the tests to show, in the sandbox.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby, pairwise
from typing import Any


@dataclass(frozen=True)
class Step:
    """`code` works on `items`, or returns; {0}, {1} in it are the parameters' literals. `apply`
    takes the items and the parameters and gives the new items, or what is returned."""

    code: str
    apply: Callable[..., Any]
    imports: str = ""


def _keep(condition: str, test: Callable[..., bool]) -> Step:
    return Step(
        f"items = [item for item in items if {condition}]",
        lambda items, *p: [item for item in items if test(item, *p)],
    )


def _each(expression: str, change: Callable[..., Any]) -> Step:
    return Step(
        f"items = [{expression} for item in items]",
        lambda items, *p: [change(item, *p) for item in items],
    )


def _all(expression: str, change: Callable[..., Any], imports: str = "") -> Step:
    return Step(f"items = {expression}", change, imports)


def _gives(expression: str, change: Callable[..., Any], imports: str = "") -> Step:
    return Step(f"return {expression}", change, imports)


def _twice(items: Sequence[Any], more: bool) -> list[Any]:
    counts = Counter(items)
    return [item for item in items if (counts[item] > 1) is more]


def _grouped(pairs: Sequence[Any], join: Callable[[list[int]], int]) -> list[Any]:
    groups: dict[str, list[int]] = {}
    for name, number in pairs:
        groups.setdefault(name, []).append(number)
    return [(name, join(numbers)) for name, numbers in groups.items()]


def _group(expression: str, join: Callable[[list[int]], int]) -> Step:
    code = (
        "groups = {{}}\n"
        "for name, number in items:\n"
        "    groups.setdefault(name, []).append(number)\n"
        f"items = [(name, {expression}) for name, numbers in groups.items()]"
    )
    return Step(code, lambda items: _grouped(items, join))


_ANY = {
    "first_of_equal": _all("list(dict.fromkeys(items))", lambda items: list(dict.fromkeys(items))),
    "last_of_equal": _all(
        "list(dict.fromkeys(items[::-1]))[::-1]",
        lambda items: list(dict.fromkeys(items[::-1]))[::-1],
    ),
    "only_single": _all(
        "[item for item in items if items.count(item) == 1]", lambda items: _twice(items, False)
    ),
    "only_repeated": _all(
        "[item for item in items if items.count(item) > 1]", lambda items: _twice(items, True)
    ),
    "unlike_neighbour": _all(
        "[item for item, _ in groupby(items)]",
        lambda items: [item for item, _ in groupby(items)],
        "from itertools import groupby",
    ),
    "two_of_equal": _all(
        "[item for n, item in enumerate(items) if items[:n].count(item) < 2]",
        lambda items: [item for n, item in enumerate(items) if items[:n].count(item) < 2],
    ),
    "reversed": _all("items[::-1]", lambda items: items[::-1]),
    "ascending": _all("sorted(items)", lambda items: sorted(items)),
    "descending": _all("sorted(items, reverse=True)", lambda items: sorted(items, reverse=True)),
    "skip_first": _all("items[{0}:]", lambda items, n: items[n:]),
    "skip_last": _all("items[:-{0}]", lambda items, n: items[:-n]),
    "first": _all("items[:{0}]", lambda items, n: items[:n]),
    "last": _all("items[-{0}:]", lambda items, n: items[-n:]),
    "every_second": _all("items[{0}::2]", lambda items, n: items[n::2]),
    "as_list": _gives("list(items)", list),
    "as_tuple": _gives("tuple(items)", tuple),
    "count": _gives("len(items)", len),
    "numbered": _gives("dict(enumerate(items, 1))", lambda items: dict(enumerate(items, 1))),
}

_NUMBERS = {
    "above": _keep("item > {0}", lambda x, n: x > n),
    "at_least": _keep("item >= {0}", lambda x, n: x >= n),
    "below": _keep("item < {0}", lambda x, n: x < n),
    "at_most": _keep("item <= {0}", lambda x, n: x <= n),
    "not_equal": _keep("item != {0}", lambda x, n: x != n),
    "divisible": _keep("item % {0} == 0", lambda x, n: x % n == 0),
    "indivisible": _keep("item % {0} != 0", lambda x, n: x % n != 0),
    "plus": _each("item + {0}", lambda x, n: x + n),
    "minus": _each("item - {0}", lambda x, n: x - n),
    "times": _each("item * {0}", lambda x, n: x * n),
    "divided_down": _each("item // {0}", lambda x, n: x // n),
    "divided_up": _each("-(-item // {0})", lambda x, n: -(-x // n)),
    "remainder": _each("item % {0}", lambda x, n: x % n),
    "squared": _each("item ** 2", lambda x: x**2),
    "absolute": _each("abs(item)", abs),
    "negated": _each("-item", lambda x: -x),
    "from": _each("{0} - item", lambda x, n: n - x),
    "no_more": _each("min(item, {0})", lambda x, n: min(x, n)),
    "no_less": _each("max(item, {0})", lambda x, n: max(x, n)),
    "running_totals": _all(
        "list(accumulate(items))",
        lambda items: list(accumulate(items)),
        "from itertools import accumulate",
    ),
    "running_most": _all(
        "list(accumulate(items, max))",
        lambda items: list(accumulate(items, max)),
        "from itertools import accumulate",
    ),
    "running_least": _all(
        "list(accumulate(items, min))",
        lambda items: list(accumulate(items, min)),
        "from itertools import accumulate",
    ),
    "differences": _all(
        "[b - a for a, b in zip(items, items[1:])]",
        lambda items: [b - a for a, b in pairwise(items)],
    ),
    "neighbour_sums": _all(
        "[a + b for a, b in zip(items, items[1:])]",
        lambda items: [a + b for a, b in pairwise(items)],
    ),
    "neighbour_most": _all(
        "[max(a, b) for a, b in zip(items, items[1:])]",
        lambda items: [max(a, b) for a, b in pairwise(items)],
    ),
    "by_distance": _all(
        "sorted(items, key=lambda item: abs(item - {0}))",
        lambda items, n: sorted(items, key=lambda item: abs(item - n)),
    ),
    "by_last_digit": _all(
        "sorted(items, key=lambda item: abs(item) % 10)",
        lambda items: sorted(items, key=lambda item: abs(item) % 10),
    ),
    "even_first": _all(
        "sorted(items, key=lambda item: item % 2)",
        lambda items: sorted(items, key=lambda item: item % 2),
    ),
    "sum": _gives("sum(items)", sum),
    "most": _gives("max(items, default=0)", lambda items: max(items, default=0)),
    "least": _gives("min(items, default=0)", lambda items: min(items, default=0)),
    "number_text": _gives(
        "{0}.join(str(item) for item in items)", lambda items, by: by.join(map(str, items))
    ),
}

_VOWELS = "aeiou"

_WORDS = {
    "split": _all("items.split({0})", lambda text, by: text.split(by)),
    "characters": _all("list(items)", list),
    "longer": _keep("len(item) > {0}", lambda w, n: len(w) > n),
    "shorter": _keep("len(item) < {0}", lambda w, n: len(w) < n),
    "starting": _keep("item.lower().startswith({0})", lambda w, c: w.lower().startswith(c)),
    "not_starting": _keep(
        "not item.lower().startswith({0})", lambda w, c: not w.lower().startswith(c)
    ),
    "ending": _keep("item.lower().endswith({0})", lambda w, c: w.lower().endswith(c)),
    "with": _keep("{0} in item.lower()", lambda w, c: c in w.lower()),
    "without": _keep("{0} not in item.lower()", lambda w, c: c not in w.lower()),
    "backwards": _each("item[::-1]", lambda w: w[::-1]),
    "first_letters": _each("item[:{0}]", lambda w, n: w[:n]),
    "last_letters": _each("item[-{0}:]", lambda w, n: w[-n:]),
    "no_vowels": _each(
        '"".join(letter for letter in item if letter.lower() not in "aeiou")',
        lambda w: "".join(letter for letter in w if letter.lower() not in _VOWELS),
    ),
    "replaced": _each("item.replace({0}, {1})", lambda w, a, b: w.replace(a, b)),
    "doubled": _each("item + item", lambda w: w + w),
    "but_first_letter": _each("item[1:]", lambda w: w[1:]),
    "lower": _each("item.lower()", str.lower),
    "upper": _each("item.upper()", str.upper),
    "capitalized": _each("item.capitalize()", str.capitalize),
    "swapped": _each("item.swapcase()", str.swapcase),
    "first_lower": _each("item[:1].lower() + item[1:]", lambda w: w[:1].lower() + w[1:]),
    "last_upper": _each("item[:-1] + item[-1:].upper()", lambda w: w[:-1] + w[-1:].upper()),
    "before": _each("{0} + item", lambda w, c: c + w),
    "behind": _each("item + {0}", lambda w, c: w + c),
    "by_length": _all("sorted(items, key=len)", lambda items: sorted(items, key=len)),
    "by_length_down": _all(
        "sorted(items, key=len, reverse=True)", lambda items: sorted(items, key=len, reverse=True)
    ),
    "by_last_letter": _all(
        "sorted(items, key=lambda item: item[-1:])",
        lambda items: sorted(items, key=lambda item: item[-1:]),
    ),
    "alphabetical": _all(
        "sorted(items, key=str.lower)", lambda items: sorted(items, key=str.lower)
    ),
    "alphabetical_down": _all(
        "sorted(items, key=str.lower, reverse=True)",
        lambda items: sorted(items, key=str.lower, reverse=True),
    ),
    "joined": _gives("{0}.join(items)", lambda items, by: by.join(items)),
    "letters": _gives(
        "sum(len(item) for item in items)", lambda items: sum(len(item) for item in items)
    ),
}

_PAIRS = {
    "over": _keep("item[1] > {0}", lambda p, n: p[1] > n),
    "from_on": _keep("item[1] >= {0}", lambda p, n: p[1] >= n),
    "under": _keep("item[1] < {0}", lambda p, n: p[1] < n),
    "up_to": _keep("item[1] <= {0}", lambda p, n: p[1] <= n),
    "not_named": _keep("item[0] != {0}", lambda p, name: p[0] != name),
    "name_without": _keep("{0} not in item[0].lower()", lambda p, c: c not in p[0].lower()),
    "number_even": _keep("item[1] % 2 == 0", lambda p: p[1] % 2 == 0),
    "names_lower": _each("(item[0].lower(), item[1])", lambda p: (p[0].lower(), p[1])),
    "names_upper": _each("(item[0].upper(), item[1])", lambda p: (p[0].upper(), p[1])),
    "names_capitalized": _each(
        "(item[0].capitalize(), item[1])", lambda p: (p[0].capitalize(), p[1])
    ),
    "names_first": _each("(item[0][:{0}], item[1])", lambda p, n: (p[0][:n], p[1])),
    "names_backwards": _each("(item[0][::-1], item[1])", lambda p: (p[0][::-1], p[1])),
    "names_swapped": _each("(item[0].swapcase(), item[1])", lambda p: (p[0].swapcase(), p[1])),
    "numbers_plus": _each("(item[0], item[1] + {0})", lambda p, n: (p[0], p[1] + n)),
    "numbers_minus": _each("(item[0], item[1] - {0})", lambda p, n: (p[0], p[1] - n)),
    "numbers_times": _each("(item[0], item[1] * {0})", lambda p, n: (p[0], p[1] * n)),
    "numbers_divided_down": _each("(item[0], item[1] // {0})", lambda p, n: (p[0], p[1] // n)),
    "numbers_divided_up": _each(
        "(item[0], -(-item[1] // {0}))", lambda p, n: (p[0], -(-p[1] // n))
    ),
    "numbers_no_more": _each("(item[0], min(item[1], {0}))", lambda p, n: (p[0], min(p[1], n))),
    "numbers_no_less": _each("(item[0], max(item[1], {0}))", lambda p, n: (p[0], max(p[1], n))),
    "group_sum": _group("sum(numbers)", sum),
    "group_most": _group("max(numbers)", max),
    "group_least": _group("min(numbers)", min),
    "group_count": _group("len(numbers)", len),
    "group_first": _group("numbers[0]", lambda numbers: numbers[0]),
    "group_last": _group("numbers[-1]", lambda numbers: numbers[-1]),
    "by_number": _all(
        "sorted(items, key=lambda item: item[1])",
        lambda items: sorted(items, key=lambda item: item[1]),
    ),
    "by_number_down": _all(
        "sorted(items, key=lambda item: item[1], reverse=True)",
        lambda items: sorted(items, key=lambda item: item[1], reverse=True),
    ),
    "by_name": _all(
        "sorted(items, key=lambda item: item[0].lower())",
        lambda items: sorted(items, key=lambda item: item[0].lower()),
    ),
    "by_name_down": _all(
        "sorted(items, key=lambda item: item[0].lower(), reverse=True)",
        lambda items: sorted(items, key=lambda item: item[0].lower(), reverse=True),
    ),
    "by_name_length": _all(
        "sorted(items, key=lambda item: len(item[0]))",
        lambda items: sorted(items, key=lambda item: len(item[0])),
    ),
    "as_names": _gives("[item[0] for item in items]", lambda items: [item[0] for item in items]),
    "as_numbers": _gives("[item[1] for item in items]", lambda items: [item[1] for item in items]),
    "as_lists": _gives("[list(item) for item in items]", lambda items: [list(p) for p in items]),
    "pair_text": _gives(
        '{0}.join(f"{{name}}={{number}}" for name, number in items)',
        lambda items, by: by.join(f"{name}={number}" for name, number in items),
    ),
    "number_first": _gives(
        "[(number, name) for name, number in items]",
        lambda items: [(number, name) for name, number in items],
    ),
}

STEPS: dict[str, Step] = {**_ANY, **_NUMBERS, **_WORDS, **_PAIRS}


def code_of(use: Sequence[Any]) -> str:
    """The lines of a step with its parameters, as [name, *parameters]. Raises KeyError."""
    name, *parameters = use
    return STEPS[name].code.format(*map(repr, parameters))


def applied(use: Sequence[Any], items: Any) -> Any:
    """What a step with its parameters makes of the items. Raises KeyError."""
    name, *parameters = use
    return STEPS[name].apply(items, *parameters)
