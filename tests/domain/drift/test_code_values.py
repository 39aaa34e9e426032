"""Values that cross into and out of the sandbox."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.drift.code_tests import (
    CallTests,
    CheckTests,
    passed,
    read_tests,
    text_of_tests,
)
from statelab_gui.domain.drift.code_values import (
    NotPlainError,
    Other,
    from_plain,
    same,
    to_plain,
)

KEYS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.text(),
    st.binary(max_size=9),
    st.floats(allow_nan=False),
    st.tuples(st.integers(), st.text()),
)
VALUES = st.recursive(
    st.one_of(KEYS, st.floats(), st.complex_numbers(allow_nan=False)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.lists(inner, max_size=4).map(tuple),
        st.dictionaries(KEYS, inner, max_size=4),
        st.sets(KEYS, max_size=4),
    ),
    max_leaves=12,
)
ANY_JSON = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=3),
        st.sampled_from(["i", "f", "c", "b", "d", "s", "t", "l", "?"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=2), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(VALUES)
def test_a_value_comes_back_through_json_as_it_was(value):
    back = from_plain(json.loads(json.dumps(to_plain(value))))
    assert same(back, value)
    assert type(back) is type(value)
    if not has_nan(value):
        assert back == value


def has_nan(value) -> bool:
    if isinstance(value, float):
        return math.isnan(value)
    if isinstance(value, dict):
        return any(map(has_nan, value.values()))
    return isinstance(value, (list, tuple, set)) and any(map(has_nan, value))


@given(VALUES, VALUES)
def test_same_is_equal_but_for_floats(one, other):
    if one == other:
        assert same(one, other)
    elif not any("f" in json.dumps(to_plain(value)) for value in (one, other)):
        assert not same(one, other)


@given(ANY_JSON)
def test_whatever_else_comes_out_is_refused_and_breaks_nothing(plain):
    try:
        value = from_plain(plain)
    except NotPlainError:
        return
    same(value, value)


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        (1, 1.0, True),
        (True, 1, True),
        (0.1 + 0.2, 0.3, True),
        (1.0, 1.0000001, False),
        (math.nan, math.nan, True),
        (math.inf, -math.inf, False),
        (10**400, 1.0, False),
        ([1], (1,), False),
        ([1, 2], [1], False),
        ({"a": 0.1 + 0.2}, {"a": 0.3}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ("1", 1, False),
        (None, 0, False),
        (None, False, False),
        (Other("x"), Other("x"), False),
    ],
)
def test_what_is_the_same(one, other, equal):
    assert same(one, other) is equal
    assert same(other, one) is equal


def test_tuples_are_lists_where_json_is_meant():
    assert same([(1, 2)], [[1, 2]], lists_too=True)
    assert not same([(1, 2)], [[1, 3]], lists_too=True)


def test_what_is_not_plain_is_refused():
    deep: list[object] = []
    for _ in range(200):
        deep = [deep]
    for value in (object(), len, deep, [object()], {1: object()}):
        with pytest.raises(NotPlainError):
            to_plain(value)


def test_tests_are_told_and_read():
    calls = CallTests("f", ([["i", "0x1"]], []), (["i", "0x2"], None), True)
    check = CheckTests("f", "import math", "def check(f): pass")
    assert read_tests(text_of_tests(calls)) == calls
    assert read_tests(text_of_tests(check)) == check
    for text in (
        "",
        "[]",
        '{"kind": "calls", "function": "f", "inputs": [1], "expected": []}',
        '{"kind": "check"}',
        "[" * 5000,
    ):
        with pytest.raises(ValueError):
            read_tests(text)


def test_calls_without_a_result_are_not_passed():
    calls = CallTests("f", ([], [], []), (None, None, None))
    assert passed(calls, [None]) == 1
    assert passed(calls, [["?", "x"], ["odd"], None]) == 1
