"""Rows of a file that answer drift cases: judged anew, and graded later where they are code."""

import drift_bench as drift
import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.encoding import k_of_turn
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.drift.probing import active_json, probe_text
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_reading import read_row
from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import ImportRows
from statelab_gui.storage.document import Document
from statelab_gui.storage.texts import sha256_of


def row(name: str, raw: bytes, **more: str) -> ImportRow:
    cells = {"case": name, "model": "model-1", "reply": raw.decode(), **more}
    found = read_row(2, {key: Setting.of(value) for key, value in cells.items()}, {})
    assert isinstance(found, ImportRow), found
    return found


def take(document: Document, *rows: ImportRow) -> ImportRows:
    command = ImportRows(lambda: rows, "log.csv", {}, update=False)
    document.apply(command)
    return command


def test_an_answer_and_a_probe_come_in_and_are_judged(document: Document) -> None:
    drift.add_set(document)
    drift.add_examinee(document)
    case, info = document.drift_case(2), document.case(2)
    assert case is not None
    k = k_of_turn(case, 2)
    active = active_json(case.item, case.conversation.after(2)).encode()
    told = {"prefix": str(k), "prompt_sha256": sha256_of(probe_text(case, k))}
    take(document, row(info.name, drift.right(case)), row(info.name, active, **told))
    (reply,), (probe,) = document.replies(2), document.probes(2, 1)
    assert (reply.status, reply.verdict.score) == (CaseStatus.RIGHT, 1.0)
    assert (probe.status, probe.prefix) == (CaseStatus.RIGHT, k)
    assert probe.prompt_sha256 == told["prompt_sha256"]


def test_an_answer_that_is_code_comes_in_ungraded(document: Document) -> None:
    drift.add_set(document, families=(DriftFamily.PYTHON,), seeds=(1,))
    drift.add_examinee(document)
    case = document.drift_case(1)
    assert case is not None
    take(document, row(document.case(1).name, drift.right(case), outcome="complete"))
    (reply,) = document.replies(1)
    assert reply.status is CaseStatus.NOT_GRADED
    assert document.ungraded_replies() == [reply.id]


@pytest.mark.parametrize("off", ["early", "late"])
def test_a_probe_in_which_no_turn_ends_is_refused(document: Document, off: str) -> None:
    drift.add_set(document)
    drift.add_examinee(document)
    shape = document.program_shape(3)
    k = shape.complete_from - 1 if off == "early" else shape.updates + 1
    with pytest.raises(KnownError, match="import_refused"):
        take(document, row(document.case(3).name, b"{}", prefix=str(k)))


def test_a_probe_of_another_prompt_is_refused(document: Document) -> None:
    drift.add_set(document)
    drift.add_examinee(document)
    k = document.program_shape(2).updates
    with pytest.raises(KnownError, match="import_refused"):
        take(
            document,
            row(document.case(2).name, b"{}", prefix=str(k), prompt_sha256=sha256_of("other")),
        )
