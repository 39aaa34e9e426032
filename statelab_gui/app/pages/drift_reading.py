"""Reading what the Drift page shows of a set; a large one beside the window."""

from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject

from statelab_gui.app.session import Session
from statelab_gui.domain.cases import CaseInfo, CaseSetInfo
from statelab_gui.domain.drift.items import Condition
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.errors import KnownError
from statelab_gui.models.drift_matrix import MatrixItem, MatrixRow, matrix_rows
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.labels.report_examinees import told_apart

AT_ONCE = 400  # cases, of each examinee: more are read beside the window

Source = Document | DocumentReader


@dataclass(frozen=True)
class DriftLook:
    """The rows of a set, and how many items and cases it has."""

    set_id: int
    rows: list[MatrixRow]
    items: int
    cases: int


def drift_sets(document: Document) -> list[CaseSetInfo]:
    """The drift sets of a document, in the order of their making."""
    return [info for info in document.case_sets() if isinstance(info.recipe, DriftRecipe)]


class DriftReading(QObject):
    """Reads one look at a time: what a newer look, or `forget`, replaced is never shown."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._serial = 0
        self._under_way: int | None = None  # the set that is being read beside the window
        self._once_more = False

    def forget(self) -> None:
        """Show nothing of what is being read."""
        self._serial += 1
        self._under_way, self._once_more = None, False

    def look(
        self,
        info: CaseSetInfo,
        begin: Callable[[], object],
        show: Callable[[DriftLook], object],
    ) -> None:
        """Read a set and show it: at once when it is small, otherwise `begin` is called now.

        One that is being read already is read once more afterwards: while replies come in one after
        another, something is shown between them.
        """
        if self._under_way == info.id:
            self._once_more = True
            return
        self.forget()
        document = self._session.document
        if document is None:
            return
        names = told_apart(document.examinees())
        if info.case_count * max(1, len(names)) <= AT_ONCE:
            try:
                looked = _look(document, info.id, names)
            except KnownError as error:
                self._session.failed.emit(error)
                return
            show(looked)
            return
        self._under_way, serial, path = info.id, self._serial, document.path
        begin()

        def arrived(looked: DriftLook) -> None:
            if serial == self._serial:
                show(looked)

        def ended() -> None:
            if serial == self._serial:
                again, self._under_way, self._once_more = self._once_more, None, False
                if again:
                    self.look(info, begin, show)

        self._session.run(lambda: _looking(path, info.id, names), arrived).finished.connect(ended)


def _look(source: Source, set_id: int, names: Mapping[int, str]) -> DriftLook:
    cases = {info.id: info for info in source.cases(set_id)}
    by_item: dict[str, dict[Condition, CaseInfo]] = {}
    for case_id, key in source.drift_keys(set_id).items():
        case = cases[case_id]
        by_item.setdefault(key, {})[Condition(case.form)] = case
    items = [
        MatrixItem(item.key, item.family, item.language, item.seed, by_item.get(item.key, {}))
        for item in source.drift_items(set_id)
    ]
    rows = matrix_rows(items, source.drift_matrix([set_id]), names, source.begun(set_id))
    return DriftLook(set_id, rows, len(items), len(cases))


def _looking(path: Path, set_id: int, names: Mapping[int, str]) -> Generator[None, None, DriftLook]:
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        return _look(reader, set_id, names)
