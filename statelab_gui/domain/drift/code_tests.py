"""Tests of a function, as the text that a code runner takes, and what counts as passing."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.drift.code_values import NotPlainError, from_plain, same


@dataclass(frozen=True)
class CallTests:
    """Calls of `function` and what each must give back, in plain form (`code_values.to_plain`).

    `inputs` has one list of arguments a call. What is expected never goes near the tested code.
    With `lists_too` a tuple counts as a list.
    """

    function: str
    inputs: tuple[list[Any], ...]
    expected: tuple[Any, ...]
    lists_too: bool = False


@dataclass(frozen=True)
class CheckTests:
    """Source of a function `check(candidate)` that raises where `function` is wrong.

    `preamble` is run before it and may define what `test` uses.
    """

    function: str
    preamble: str
    test: str


def text_of_tests(tests: CallTests | CheckTests) -> str:
    """The tests as one text of JSON."""
    kind = "calls" if isinstance(tests, CallTests) else "check"
    return json.dumps({"kind": kind, **vars(tests)}, ensure_ascii=False)


def read_tests(text: str) -> CallTests | CheckTests:
    """What `text_of_tests` wrote; raises ValueError for anything else."""
    try:
        told = json.loads(text)
        if told["kind"] == "check":
            return CheckTests(str(told["function"]), str(told["preamble"]), str(told["test"]))
        inputs, expected = tuple(told["inputs"]), tuple(told["expected"])
        if told["kind"] != "calls" or len(inputs) != len(expected):
            raise ValueError("no tests of ours")
        return CallTests(str(told["function"]), inputs, expected, bool(told["lists_too"]))
    except (KeyError, TypeError, RecursionError) as error:
        raise ValueError("no tests of ours") from error


def passed(tests: CallTests, values: Sequence[Any]) -> int:
    """How many calls gave what is expected; `values` are plain and may be fewer than the calls."""
    return sum(
        _right(value, wanted, tests.lists_too)
        for value, wanted in zip(values, tests.expected, strict=False)
    )


def _right(value: Any, wanted: Any, lists_too: bool) -> bool:
    try:
        return same(from_plain(value), from_plain(wanted), lists_too)
    except (NotPlainError, RecursionError):
        return False
