"""What would crash a naive scorer is a format error, in bounded time and memory."""

import random
import subprocess
import sys
import tracemalloc

import pytest

from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.json_scan import MAX_DEPTH
from statelab_gui.domain.replies import MAX_BYTES, is_slow, read_reply
from statelab_gui.domain.scoring import Verdict, score

_CHILD = """
import json
deepest = 0
for opening, middle, closing in (("[", "", "]"), ('{"":', "1", "}"), ('[{"":', "1", "}]")):
    for n in range(1, 1200):
        try:
            json.loads(opening * n + middle + closing * n)
        except RecursionError:
            break
        depth = n * (opening.count("[") + opening.count("{"))
        deepest = max(deepest, depth)
print(deepest)
"""


def _kinds(raw: bytes) -> list[FaultKind]:
    return [fault.kind for fault in read_reply(raw, ("a",)).faults]


def _nested(depth: int, rng: random.Random) -> str:
    opened = [rng.choice("[{") for _ in range(depth)]
    head = "".join(bracket + ('"":' if bracket == "{" else "") for bracket in opened)
    return head + "1" + "".join("]" if bracket == "[" else "}" for bracket in reversed(opened))


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the limit is that of Python 3.11")
def test_the_depth_limit_is_where_a_script_of_python_3_11_meets_a_recursion_error() -> None:
    child = subprocess.run(
        [sys.executable, "-c", _CHILD], capture_output=True, check=True, timeout=60
    )
    assert int(child.stdout) == MAX_DEPTH


@pytest.mark.parametrize("seed", range(20))
def test_nesting_up_to_the_limit_is_read_and_one_level_more_is_a_fault(seed: int) -> None:
    rng = random.Random(seed)
    for depth in (1, 2, 3, 900, MAX_DEPTH - 1):
        raw = f'{{"a":{_nested(depth, rng)},"a":4}}'.encode()
        assert read_reply(raw, ("a",)).values == {"a": 4}
    for depth in (MAX_DEPTH, MAX_DEPTH + 1, 5_000):
        raw = f'{{"a":{_nested(depth, rng)},"a":4}}'.encode()
        assert _kinds(raw) == [FaultKind.TOO_DEEP]


def test_the_place_of_too_deep_is_the_first_bracket_beyond_the_limit() -> None:
    text = '{"a": ' + "[" * 2_000
    fault = read_reply(text.encode(), ("a",)).faults[0]
    assert text[: fault.start].count("[") == MAX_DEPTH - 1


@pytest.mark.parametrize("opening", ["[", "{", '{"a":', "[[{", '{"a":[', "[1,", '"'])
def test_a_hundred_thousand_openings_are_a_format_error(opening: str) -> None:
    assert not score((opening * 100_000).encode(), {"a": 4}).valid


@pytest.fixture(params=[640, 4300, 0])
def digits_limit(request: pytest.FixtureRequest) -> object:
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(request.param)
    yield
    sys.set_int_max_str_digits(before)


@pytest.mark.usefixtures("digits_limit")
def test_4300_digits_are_read_and_4301_are_not_whatever_the_interpreter_is_set_to() -> None:
    for sign, one in (("", 1), ("-", -1)):
        verdict = score(f'{{"a":{sign}{"7" * 4300}}}'.encode(), {"a": 4})
        assert verdict.valid
        assert verdict.cells[0].given == one * (10**4300 // 9 * 7)
        assert Verdict.from_json(verdict.to_json()) == verdict
        assert _kinds(f'{{"a":{sign}{"7" * 4301}}}'.encode()) == [FaultKind.NUMBER_TOO_LONG]


def test_too_many_digits_anywhere_are_a_format_error_and_in_a_decimal_they_are_not() -> None:
    long = "1" * 4301
    assert _kinds(f'{{"a":[{long}],"a":4}}'.encode()) == [FaultKind.NUMBER_TOO_LONG]
    assert read_reply(f'{{"a":{long}.5,"a":4}}'.encode(), ("a",)).values == {"a": 4}
    assert read_reply(f'{{"a":[{long}e1],"a":4}}'.encode(), ("a",)).values == {"a": 4}


def test_a_record_of_the_size_limit_is_a_format_error_and_one_byte_less_is_read() -> None:
    reply = b'{"a":4}'
    raw = reply + b" " * (MAX_BYTES - len(reply))
    assert _kinds(raw) == [FaultKind.TOO_LONG]
    assert read_reply(raw[:-1], ("a",)).values == {"a": 4}


_SHAPES = {
    "lists": ('{"a":[', "[],", '1],"a":4}'),
    "lists of lists": ('{"a":[', "[[[[]]]],", '1],"a":4}'),
    "objects": ('{"a":[', '{"":{"":{}}},', '1],"a":4}'),
    "teeth": ('{"a":[', "[" * 900 + "]" * 900 + ",", '1],"a":4}'),
    "escapes": ('{"a":"', "\\n\\ud800", '","a":4}'),
    "repeats": ("{", '"a":1,', '"a":4}'),
    "white space": ('{"a":4', " \n", "}"),
}


def _filled(shape: str, size: int) -> bytes:
    head, unit, tail = _SHAPES[shape]
    return (head + unit * ((size - len(head) - len(tail)) // len(unit)) + tail).encode()


@pytest.mark.parametrize("shape", _SHAPES)
def test_reading_takes_a_few_times_the_records_size_at_most(shape: str) -> None:
    raw = _filled(shape, 100_000)
    tracemalloc.start()
    values = read_reply(raw, ("a",)).values
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert values == {"a": 4}
    assert peak < 4 * len(raw)


@pytest.mark.long
@pytest.mark.parametrize("shape", _SHAPES)
def test_replies_of_every_shape_are_read_up_to_the_size_limit(shape: str) -> None:
    assert read_reply(_filled(shape, MAX_BYTES - 1), ("a",)).values == {"a": 4}


def test_notes_and_named_extras_stay_few_however_many_there_are() -> None:
    many = ",".join(f'"x{n}":1' for n in range(5_000))
    reading = read_reply(f'{{"a":1,{many},"a":2,"a":3}}'.encode(), ("a",))
    assert [note.detail for note in reading.notes] == ["a"]
    assert [fault.kind for fault in reading.faults] == [FaultKind.EXTRA_CELLS]
    assert reading.faults[0].detail.endswith(", …")
    assert len(reading.faults[0].detail) < 300


def test_long_records_are_told_to_be_slow() -> None:
    assert not is_slow(b"x" * 200_000)
    assert is_slow(b"x" * 200_001)
