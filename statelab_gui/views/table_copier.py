"""Copying many rows to the clipboard between the events of the window."""

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from statelab_gui.models.run_clipboard import tsv_line

_A_SLICE = 0.015  # seconds of work between two looks at what else there is to do
_AT_ONCE = 64  # rows


class TableCopier(QObject):
    """Reads rows a little at a time and puts all of them on the clipboard at once.

    A few rows are there when `begin` returns; for more the pointer is a busy one meanwhile.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._rows: Iterator[list[str]] | None = None
        self._read: list[str] = []  # lines, as they are copied
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether rows are still being read."""
        return self._rows is not None

    def begin(self, rows: Iterator[list[str]]) -> None:
        """Copy these rows, in place of what is being copied."""
        self._end()
        self._rows = rows
        self._go_on()
        if self._rows is not None:
            self._table.setCursor(Qt.CursorShape.BusyCursor)
            self._timer.start()

    def finish(self) -> None:
        """Read what is left now: the rows are about to be others."""
        self._go_on(float("inf"))

    def _go_on(self, seconds: float = _A_SLICE) -> None:
        until = time.monotonic() + seconds
        while self._rows is not None and (len(self._read) < _AT_ONCE or time.monotonic() < until):
            row = next(self._rows, None)
            if row is not None:
                self._read.append(tsv_line(row))
                continue
            read = self._read
            self._end()
            QGuiApplication.clipboard().setText("\n".join(read))

    def _end(self) -> None:
        self._timer.stop()
        self._table.unsetCursor()
        self._rows, self._read = None, []
