"""Reading case sets and cases for the Cases page; thousands of cases beside the window."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject

from statelab_gui.app.session import Session
from statelab_gui.domain.cases import CaseInfo, CaseSetInfo
from statelab_gui.models.case_sets import CaseSetRow
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.cases import SetCounts
from statelab_gui.storage.reading import DocumentReader

AT_ONCE = 1_000  # cases: more are read beside the window

Source = Document | DocumentReader


@dataclass(frozen=True)
class Looked:
    """The rows of all sets, and the cases of one of them."""

    rows: list[CaseSetRow]
    set_id: int
    cases: list[CaseInfo]


class CaseReading(QObject):
    """Reads one look at a time: what a newer look, or `forget`, replaced is never shown."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._serial = 0
        self._set: int | None = None

    @property
    def reads(self) -> int | None:
        """The set whose cases are being read beside the window; None while none is."""
        return self._set

    def forget(self) -> None:
        """Show nothing of what is being read."""
        self._serial += 1
        self._set = None

    def look(
        self,
        sets: list[CaseSetInfo],
        set_id: int,
        begin: Callable[[], object],
        show: Callable[[Looked], object],
        fail: Callable[[], object],
    ) -> None:
        """Read the rows of `sets` and the cases of one, and show them: at once when there are few,
        otherwise `begin` is called now and `show` when they are there, or `fail`."""
        self.forget()
        document = self._session.document
        if document is None:
            return
        if sum(info.case_count for info in sets) <= AT_ONCE:
            show(_look(document, sets, set_id))
            return
        self._set, serial, path = set_id, self._serial, document.path
        begin()

        def arrived(looked: Looked) -> None:
            if serial == self._serial:
                self._set = None
                show(looked)

        def ended() -> None:
            if serial == self._serial and self._set is not None:
                self._set = None
                fail()

        self._session.run(lambda: _looking(path, sets, set_id), arrived).finished.connect(ended)


def set_rows(
    source: Source, sets: Iterable[CaseSetInfo], known: Iterable[CaseSetRow] = ()
) -> list[CaseSetRow]:
    """A row a set, in their order; those in `known` are not counted again."""
    counted = {row.id: row for row in known}
    rows = []
    for info in sets:
        row = counted.get(info.id) or _counted(info.id, source.counts(info.id))
        rows.append(replace(row, name=info.name))
    return rows


def _counted(set_id: int, counts: SetCounts) -> CaseSetRow:
    apart = counts.input_cut + counts.input_too_long
    answered = counts.cases - counts.unanswered - apart
    return CaseSetRow(set_id, "", answered, counts.cases, apart)


def _look(source: Source, sets: list[CaseSetInfo], set_id: int) -> Looked:
    return Looked(set_rows(source, sets), set_id, source.cases(set_id))


def _looking(path: Path, sets: list[CaseSetInfo], set_id: int) -> Generator[None, None, Looked]:
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        return _look(reader, sets, set_id)
