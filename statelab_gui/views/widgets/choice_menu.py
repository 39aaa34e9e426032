"""A button that says which of several things are chosen, and a menu to tick them in."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QWidget


class ChoiceMenu(QPushButton):
    """`changed` tells that the reviewer ticked something. All is the first item; to untick the last
    one that is ticked chooses all again. Names are shown as they are, "&" too."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._menu = _StayingMenu(self)
        self._every = QAction(self._menu)
        self._items: list[QAction] = []
        self._words = ("", "")

        self._every.setCheckable(True)
        self._menu.addAction(self._every)
        self._menu.addSeparator()
        self.setMenu(self._menu)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

        self._every.triggered.connect(lambda _=False: self._all_ticked())

    def offer(self, named: Sequence[tuple[int, str]], chosen: frozenset[int] | None) -> None:
        """Offer these by id and name; None chooses all of them. No wish is sent."""
        for item in self._items:
            self._menu.removeAction(item)
            item.deleteLater()
        self._items = []
        for key, name in named:
            item = QAction(name.replace("&", "&&"), self._menu)
            item.setData(key)
            item.setCheckable(True)
            item.setChecked(chosen is not None and key in chosen)
            item.triggered.connect(lambda _=False: self._ticked())
            self._menu.addAction(item)
            self._items.append(item)
        self._every.setChecked(chosen is None)
        self.setEnabled(bool(named))
        self._say()

    def chosen(self) -> frozenset[int] | None:
        """The ids that are ticked; None for all."""
        if self._every.isChecked():
            return None
        return frozenset(item.data() for item in self._items if item.isChecked())

    def set_words(self, all_text: str, some_text: str, every: str, name: str) -> None:
        """Say all, some ("… {count} of {total}") and the first item; `name` is read aloud."""
        self._words = (all_text, some_text)
        self._every.setText(every)
        self.setAccessibleName(name)
        self._say()

    def items(self) -> list[QAction]:
        """The items below the first, one a thing."""
        return list(self._items)

    @property
    def every(self) -> QAction:
        """The first item, which chooses all."""
        return self._every

    def choose_all(self) -> None:
        """Choose all without telling."""
        self._every.setChecked(True)
        for item in self._items:
            item.setChecked(False)
        self._say()

    def choose(self, chosen: frozenset[int] | None) -> None:
        """Choose these of what is offered, None for all, without telling."""
        for item in self._items:
            item.setChecked(chosen is not None and item.data() in chosen)
        self._every.setChecked(chosen is None)
        self._say()

    def _all_ticked(self) -> None:
        self.choose_all()
        self.changed.emit()

    def _ticked(self) -> None:
        some = [item for item in self._items if item.isChecked()]
        self._every.setChecked(not some)
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        chosen = self.chosen()
        every, some = self._words
        if chosen is None:
            self.setText(every)
        else:
            self.setText(some.format(count=len(chosen), total=len(self._items)))


class _StayingMenu(QMenu):
    """Stays open while things are ticked in it, by mouse or by Space; Enter ticks and closes."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick what is under the mouse."""
        action = self.actionAt(event.position().toPoint())
        if action is None or not action.isCheckable():
            super().mouseReleaseEvent(event)
            return
        action.trigger()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick the current item with Space."""
        action = self.activeAction()
        if event.key() == Qt.Key.Key_Space and action is not None and action.isCheckable():
            action.trigger()
            return
        super().keyPressEvent(event)
