"""Reading a queue and long prompts for the Desk; what takes its time beside the window."""

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject

from statelab_gui.app.session import Session
from statelab_gui.models.queue import QueueEntry
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.prompt_lines import PromptLines

LONG_PROMPT = 4_000_000  # characters: a longer one is read and indexed beside the window
LONG_QUEUE = 300  # cases: a longer one is read beside the window

Entries = list[QueueEntry]


class QueueReading(QObject):
    """Reads one queue at a time: what a newer one, or `forget`, replaced is never shown."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._serial = 0
        self.under_way = False

    def forget(self) -> None:
        """Show nothing of what is being read."""
        self._serial += 1
        self.under_way = False

    def look(self, set_id: int, examinee_id: int, show: Callable[[Entries], object]) -> None:
        """Read the queue of a set and an examinee and show it: at once where it is short."""
        self.forget()
        document = self._session.document
        if document is None:
            return
        if document.case_set(set_id).case_count <= LONG_QUEUE:
            show(_entries(document, set_id, examinee_id))
            return
        self.under_way, serial, path = True, self._serial, document.path

        def arrived(entries: Entries) -> None:
            if serial == self._serial:
                self.under_way = False
                show(entries)

        self._session.run(lambda: _reading(path, set_id, examinee_id), arrived)


def _entries(source: Document | DocumentReader, set_id: int, examinee_id: int) -> Entries:
    return [QueueEntry(info, info.status) for info, _ in source.queue(set_id, examinee_id)]


def _reading(path: Path, set_id: int, examinee_id: int) -> Generator[None, None, Entries]:
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        return _entries(reader, set_id, examinee_id)


def prompt_of_case(path: Path, case_id: int) -> Generator[None, None, tuple[int, PromptLines]]:
    """Read and index a long prompt as a job, on a connection of its own."""
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        return case_id, PromptLines(reader.prompt(case_id))
