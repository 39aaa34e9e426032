"""A new document for a test, closed at its end."""

from collections.abc import Iterator
from pathlib import Path

import documents_bench as bench
import pytest

from statelab_gui.storage.document import Document


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    document = bench.new_document(tmp_path)
    yield document
    document.close()
