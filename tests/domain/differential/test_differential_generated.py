"""Made and mutated replies get the naive scorer's verdict: tens of thousands, more in `long`."""

import random
from collections.abc import Mapping

import pytest
from generators import answer, json_values, mutants, spaced, truths
from hypothesis import given, settings
from hypothesis import strategies as st
from naive import same_verdict

seeds = st.integers(0, 2**32)
# The law of every figure: twice as many examples as usual, also in the quick profile.
many = settings(max_examples=max(60, settings.default.max_examples))


@many
@given(truths, seeds)
def test_answers_and_their_mutants(truth: Mapping[str, int], seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        raw = answer(truth, rng).encode()
        same_verdict(raw, truth)
        for mutant in mutants(raw, rng, 7):
            same_verdict(mutant, truth)


@many
@given(json_values, seeds)
def test_nested_values_that_the_last_member_overwrites(value: object, seed: int) -> None:
    rng = random.Random(seed)
    raw = f'{{"a":{spaced(value, rng)},"a":1}}'.encode("utf-8", "surrogatepass")
    same_verdict(raw, {"a": 1})
    for mutant in mutants(raw, rng, 60):
        same_verdict(mutant, {"a": 1})


@many
@given(json_values, seeds)
def test_whole_documents_of_any_kind(value: object, seed: int) -> None:
    rng = random.Random(seed)
    raw = spaced(value, rng).encode("utf-8", "surrogatepass")
    same_verdict(raw, {"a": 1})
    for mutant in mutants(raw, rng, 30):
        same_verdict(mutant, {"a": 1})


@settings(max_examples=1_000)
@given(st.text() | st.text("{}[]\":,\\a1 \n`<>/think'“”，：４", max_size=30))
def test_any_text(text: str) -> None:
    same_verdict(text.encode("utf-8", "surrogatepass"), {"a": 1})


@settings(max_examples=1_000)
@given(st.binary(max_size=40))
def test_any_bytes(raw: bytes) -> None:
    same_verdict(raw, {"a": 1})


def test_the_generated_answers_are_valid_and_not_in_good_measure() -> None:
    rng = random.Random(5)
    truth = {"a": 1, "b": 2, "TMP": 0}
    valid = sum(same_verdict(answer(truth, rng).encode(), truth).valid for _ in range(2_000))
    assert 500 < valid < 1_500


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_thousand_mutants_a_seed(seed: int) -> None:
    rng = random.Random(seed)
    truth = {"a": 4, "b": 3, "c": 2, "d": 1, "e": 5, "TMP": 4}
    count = 0
    while count < 100_000:
        raw = answer(truth, rng).encode()
        same_verdict(raw, truth)
        for mutant in mutants(raw, rng, 9):
            same_verdict(mutant, truth)
        count += 10
