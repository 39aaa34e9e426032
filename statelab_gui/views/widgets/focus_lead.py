"""Handing the focus that a widget is given on to a part of it, without barring the way of Tab.

A focus proxy does so too, but then Tab goes from outside straight to the proxy: whatever stands
before it in the widget is never reached going forward.
"""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class _FocusLead(QObject):
    def __init__(self, whole: QWidget, part: QWidget) -> None:
        super().__init__(whole)
        self._part = part
        whole.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.gotFocus():
            self._part.setFocus(event.reason())
        return False


def lead_focus(whole: QWidget, part: QWidget) -> None:
    """Whenever `whole` is given the focus, `part` of it takes it."""
    _FocusLead(whole, part)
