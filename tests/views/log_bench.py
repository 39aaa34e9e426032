"""What the tests of the Run-log page share: the page over real replies, and hands for its cells."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QModelIndex, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply

from statelab_gui.app.pages.log import RunLog, build
from statelab_gui.domain.runs import Setting
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.run_editor import FieldEditor
from statelab_gui.views.run_table import RunTable

FIRST_VALUES = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'


class LogBench(RunBench):
    """The log of four real whole-case replies and three real probes: ids 1…4 and 5…7.

    2-fixed-code is right; `page` is built by `open`, and shows the rows of unanswered cases too.
    """

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self._page: RunLog | None = None

    def open(self) -> "LogBench":
        """Make the document and show the page over it."""
        self.examinee_id = 1
        self.made("seven replies", self._seven)
        page = self.show(build)
        assert isinstance(page, RunLog)
        self._page = page
        page.page.filter.unanswered_rows.setChecked(True)
        self.settle()
        return self

    def _seven(self) -> None:
        self.create()
        for name in ("2-fixed-code", "2-copy-code", "2-add-code", "2-copy-sheet"):
            self.record(name, real_reply(f"{name}-schema"))
        for k in (6, 8, 10):
            self.record("2-copy-code", real_reply(f"2-copy-code-prefix{k}-schema"), prefix=k)

    @property
    def page(self) -> RunLog:
        assert self._page is not None
        return self._page

    @property
    def table(self) -> RunTable:
        return self.page.page.table

    @property
    def runs(self) -> RunLogModel:
        return self.table.runs

    def settle(self) -> None:
        """Wait until every job has ended, no cell is looked at, and the rows are in place."""
        cells = self.page.editing.slices
        self.qtbot.waitUntil(
            lambda: not (cells.is_busy or self.session.is_busy or self.runs.is_ordering)
        )

    def only_answered(self) -> None:
        """Show the rows of replies only."""
        self.page.page.filter.unanswered_rows.setChecked(False)
        self.settle()

    # cells

    def at(self, reply_id: int, column: RunColumn) -> QModelIndex:
        return self.runs.index(self.runs.row_of(reply_id), self.table.place_of(column))

    def recorded(self, reply_id: int, field: str) -> Setting:
        """What the document holds."""
        (row,) = self.document.run_rows([reply_id])
        return row.entry(field)

    def choose(self, *indexes: QModelIndex) -> None:
        """Choose these cells, the first of which is the current one."""
        self.table.go_to(indexes[0])
        selection = self.table.selectionModel()
        for index in indexes[1:]:
            selection.select(index, QItemSelectionModel.SelectionFlag.Select)

    def edit(self, index: QModelIndex) -> QWidget:
        """The editor of a cell, opened."""
        self.table.go_to(index)
        self.table.edit(index)
        return self.editor()

    def editor(self) -> QWidget:
        """The editor that is open; those closed before are gone."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        kinds = (FieldEditor, ExactEditor, QComboBox)
        inside = self.table.viewport().findChildren(QWidget)
        return next(one for one in inside if isinstance(one, kinds))

    def paste(self, text: str) -> None:
        """Put a text on the clipboard as another program would, and paste it."""
        QGuiApplication.clipboard().setText(text)
        self.table.paste()
        self.settle()

    def said(self) -> str:
        """What the page told last."""
        return self.shell.said[-1][0]

    def copied(self) -> str:
        """What is on the clipboard after the chosen cells were copied."""
        self.table.copy()
        self.qtbot.waitUntil(lambda: not self.table.copier.is_busy)
        return QGuiApplication.clipboard().text()


def in_dialog(begin: Callable[[], object], act: Callable[[QDialog], object]) -> None:
    """Do `act` in the dialog that `begin` opens, at once or a little later, then leave it."""
    ended: list[QDialog] = []
    failed: list[BaseException] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(10, look)
            return
        try:
            act(dialog)
        except BaseException as error:
            failed.append(error)
        if dialog.isVisible():
            dialog.reject()
        ended.append(dialog)

    QTimer.singleShot(0, look)
    begin()
    for _ in range(500):
        if ended:
            break
        QTest.qWait(10)
    assert ended, "no dialog was opened"
    if failed:
        raise failed[0]
