"""The oracle: the few lines of a naive scorer, and the comparison with ours."""

import json
from collections.abc import Mapping

from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.replies import text_of_record
from statelab_gui.domain.scoring import Verdict, score

_ORDER = list(FaultKind)


def naive_verdict(raw: bytes, truth: Mapping[str, int]) -> tuple[bool, int, bool]:
    """(valid, correct cells, whole case right), with Python's json as the judge of what is JSON."""
    try:
        got = json.loads(raw.decode("utf-8"))
        valid = (
            isinstance(got, dict)
            and set(got) == set(truth)
            and all(type(value) is int for value in got.values())
        )
    except ValueError:
        valid = False
    if not valid:
        return False, 0, False
    hits = sum(got[cell] == value for cell, value in truth.items())
    return True, hits, hits == len(truth)


def same_verdict(raw: bytes, truth: Mapping[str, int]) -> Verdict:
    """Our verdict, once checked: it is the naive one, and what it says of itself holds."""
    verdict = score(raw, truth)
    assert (verdict.valid, verdict.correct, verdict.exact) == naive_verdict(raw, truth), raw
    assert verdict.total == len(truth)
    if verdict.valid:
        assert verdict.faults == ()
        assert [cell.cell for cell in verdict.cells] == list(truth)
        assert verdict.correct == sum(cell.given == truth[cell.cell] for cell in verdict.cells)
    else:
        assert verdict.cells == ()
        _check_faults(raw, verdict)
    return verdict


def _check_faults(raw: bytes, verdict: Verdict) -> None:
    assert verdict.faults, raw
    text = text_of_record(raw)
    ranks = [_ORDER.index(fault.kind) for fault in verdict.faults]
    assert ranks == sorted(ranks), raw
    for fault in verdict.faults:
        assert 0 <= fault.start <= fault.end <= len(text), (raw, fault)
        lines = text[: fault.start].split("\n")
        assert (fault.line, fault.column) == (len(lines), len(lines[-1]) + 1), (raw, fault)
        fault.detail.encode("utf-8")
