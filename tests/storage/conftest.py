"""A new document for a test, closed at its end."""

from collections.abc import Iterator
from pathlib import Path

import documents_bench as bench
import pytest

from statelab_gui.domain.log_columns import ColumnKind, RulingKind
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import AddLogColumn, AddRuling, EditRun
from statelab_gui.storage.document import Document

LATER = "2026-11-30T09:00:00+08:00"


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    document = bench.new_document(tmp_path)
    yield document
    document.close()


@pytest.fixture
def busy(document: Document) -> Document:
    """Set 1 and examinees 1 (with reply 1, to case 1) and 2 (without); two columns of the
    reviewer's own, the second filled in; reply 1 is ruled right."""
    bench.add_set(document)
    bench.add_examinee(document)
    bench.add_examinee(document, "model-2")
    bench.record(document, 1, 1)
    document.apply(AddLogColumn("Remark", ColumnKind.TEXT))
    document.apply(AddLogColumn("Colour", ColumnKind.CHOICE, ("red", "blue")))
    document.apply(EditRun(1, "column:2", Setting.of("red"), LATER))
    document.apply(AddRuling(1, RulingKind.RIGHT, "seen twice", LATER))
    return document
