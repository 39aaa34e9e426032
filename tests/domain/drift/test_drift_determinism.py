"""Built-in cases are the same in every process, whatever order its sets and hashes have."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_PROGRAM = """
import hashlib
from statelab_gui.domain.drift.codec import case_to_json
from statelab_gui.domain.drift.items import BUILT_IN, Condition, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of

for family in BUILT_IN:
    for language in Language:
        digest = hashlib.sha256()
        for case in cases_of(built_in_item(family, language, SEED), Condition):
            digest.update(case_to_json(case).encode())
        print(family, language, digest.hexdigest())
"""


def _digests(seed: int, hash_seed: str) -> list[str]:
    root = str(Path(__file__).parents[3])
    made = subprocess.run(
        [sys.executable, "-c", _PROGRAM.replace("SEED", str(seed))],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": root},
        capture_output=True,
        text=True,
        timeout=250,
        check=True,
    )
    return made.stdout.splitlines()


@pytest.mark.long
def test_cases_are_the_same_whatever_order_sets_have():
    first = _digests(9, "1")
    assert len(first) == 12
    assert first == _digests(9, "271828")
    assert not set(first) & set(_digests(10, "1"))
