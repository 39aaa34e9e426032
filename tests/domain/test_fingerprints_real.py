"""The fingerprints of all wrong replies of a real small model."""

import json
from pathlib import Path

import pytest

from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.fingerprints import fingerprint
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.recipes import starter

GOLDENS = Path(__file__).parents[1] / "goldens"
BOOK = json.loads((GOLDENS / "state-lab" / "answers.json").read_text(encoding="utf-8"))

FIRST_VALUES = {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "TMP": 0}
STOPPED = ("stopped_after", (6,))
A_FIXED_CASE = "another_case"
COPIES_NONE = ["first_values", "last_literal"]  # all constants of a copy case are first values
FOUND = {
    "2-add-code-schema": ["first_values", A_FIXED_CASE, STOPPED],
    "2-add-sheet-schema": [],
    "2-copy-code-prefix8-schema": [*COPIES_NONE, STOPPED, A_FIXED_CASE],
    "2-copy-code-prefix10-schema": [*COPIES_NONE, STOPPED, A_FIXED_CASE],
    "2-copy-code-schema": [*COPIES_NONE, A_FIXED_CASE, STOPPED],
    "2-copy-sheet-schema": [*COPIES_NONE, A_FIXED_CASE, STOPPED],
    "2-overwrite-code-schema": ["first_values", A_FIXED_CASE, STOPPED],
    "2-overwrite-sheet-schema": ["first_values", A_FIXED_CASE, STOPPED],
    "20-add-code-schema": ["first_values", A_FIXED_CASE, STOPPED],
    "20-copy-code-schema": [*COPIES_NONE, A_FIXED_CASE, STOPPED],
    "20-overwrite-code-schema": ["first_values", A_FIXED_CASE, STOPPED],
    "200-copy-code-schema": [*COPIES_NONE, A_FIXED_CASE, STOPPED],
    "200-overwrite-code-schema": ["first_values", A_FIXED_CASE, STOPPED],
}
"""Every wrong reply and the slips it is consistent with, the least likely by chance first."""


def case_of(stem):
    """The program a reply file answers, and its true state by the golden answer book."""
    length, family, form, *rest = stem.split("-")
    program = derive(source_program(starter(), 7, int(length)), Family(family))
    book = BOOK[f"{length}-{family}-{form}"]
    if rest[0].startswith("prefix"):
        k = int(rest[0].removeprefix("prefix"))
        return program.prefix(k), book["steps"][k - 1]
    return program, book["truth"]


def wrong_replies():
    """{file stem: answer} of the replies that give every cell a number, but not the right ones."""
    found = {}
    for file in sorted((GOLDENS / "real-responses").glob("*.json")):
        response = json.loads(file.read_text(encoding="utf-8"))["response"]
        if "choices" not in response:
            continue
        try:
            answer = json.loads(response["choices"][0]["message"]["content"])
        except ValueError:
            continue
        if set(answer) == set(FIRST_VALUES) and answer != case_of(file.stem)[1]:
            found[file.stem] = answer
    return found


REPLIES = wrong_replies()


def others_than(stem):
    own = "-".join(stem.split("-")[:2])
    return {name: entry["truth"] for name, entry in BOOK.items() if not name.startswith(f"{own}-")}


def test_every_wrong_reply_is_spoken_of():
    assert REPLIES.keys() == FOUND.keys()


@pytest.mark.parametrize("stem", FOUND)
def test_a_real_wrong_reply_has_the_fingerprints_of_its_slips(stem):
    program, truth = case_of(stem)
    assert program.last_state() == truth
    found = fingerprint(program, REPLIES[stem], others_than(stem))
    slips = [(match.slip, match.places) if match.places else match.slip for match in found.exact]
    assert slips == FOUND[stem]
    for match in found.exact:
        if match.others:
            assert set(match.others) <= {name for name in BOOK if "-fixed-" in name}
            assert match.count == 6


def test_the_reply_to_two_moves_of_copies_is_first_values_kept():
    program, _ = case_of("2-copy-code-schema")
    found = fingerprint(program, REPLIES["2-copy-code-schema"])
    assert REPLIES["2-copy-code-schema"] == FIRST_VALUES
    assert found.exact[0].slip == "first_values"
    assert found.exact[0].chance_uniform == 1 / (6**6 - 1)
    assert found.exact[0].chance == found.exact[0].chance_uniform


def test_all_other_replies_keep_the_first_values_but_one_that_no_slip_would_give():
    assert {stem for stem, answer in REPLIES.items() if answer != FIRST_VALUES} == {
        "2-add-sheet-schema"
    }
    program, _ = case_of("2-add-sheet-schema")
    found = fingerprint(program, REPLIES["2-add-sheet-schema"], others_than("2-add-sheet-schema"))
    assert (found.exact, found.near) == ((), ())


def test_the_reply_after_eight_updates_is_also_near_to_slips_with_one_of_the_last_two():
    program, _ = case_of("2-copy-code-prefix8-schema")
    near = fingerprint(program, REPLIES["2-copy-code-prefix8-schema"]).near
    assert {(match.slip, match.places, match.wrong_cell) for match in near if match.places} == {
        ("target_source_swapped", (7,), "c"),
        ("left_out", (7,), "c"),
        ("left_out", (8,), "TMP"),
    }
