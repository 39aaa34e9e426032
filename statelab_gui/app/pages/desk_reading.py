"""Reading a long prompt for the Desk, beside the window."""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.prompt_lines import PromptLines

LONG_PROMPT = 4_000_000  # characters: a longer one is read and indexed beside the window


def prompt_of_case(path: Path, case_id: int) -> Generator[None, None, tuple[int, PromptLines]]:
    """Read and index a long prompt as a job, on a connection of its own."""
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        return case_id, PromptLines(reader.prompt(case_id))
