"""The letters that, with Alt, go to a part of a window."""

from collections.abc import Iterator

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QMenuBar, QTabBar, QWidget
from seen_text import widgets


def shared_keys(window: QWidget) -> list[str]:
    """One line for each letter of the window that more than one part of it listens to."""
    taken: dict[str, list[str]] = {}
    for text in _lettered(window):
        if key := QKeySequence.mnemonic(text).toString():
            taken.setdefault(key, []).append(text)
    return [f"{key} goes to each of {texts}" for key, texts in taken.items() if len(texts) > 1]


def _lettered(window: QWidget) -> Iterator[str]:
    for widget in widgets(window):
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy()):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QTabBar):
            shown = filter(widget.isTabVisible, range(widget.count()))
            yield from (widget.tabText(at) for at in shown)
        elif isinstance(widget, QMenuBar):
            yield from (action.text() for action in widget.actions())
