"""The recorded answers to a drift case: one of them as received, and its verdict."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import theme
from statelab_gui.views.history_box import HistoryBox
from statelab_gui.views.reply_view import ReplyView
from statelab_gui.views.theme import Role
from statelab_gui.views.verdict_panel import VerdictPanel
from statelab_gui.views.widgets.labels import RoleLabel


class DriftAnswer(QWidget):
    """Shows the replies of one examinee; `reply_chosen` tells another one. Empty until
    `show_replies`."""

    reply_chosen = Signal(int)
    reveal_requested = Signal()
    stale_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.remark = RoleLabel(Role.QUIET)
        self.history = HistoryBox()
        self.view = ReplyView()
        self.verdict = VerdictPanel()
        self._shown = QWidget()
        self._stack = QStackedWidget()
        split = QSplitter(Qt.Orientation.Vertical)

        self.remark.setWordWrap(True)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignTop)
        split.addWidget(self.view)
        split.addWidget(self.verdict)
        split.setChildrenCollapsible(False)
        split.setStretchFactor(0, 1)
        column = QVBoxLayout(self._shown)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self.history)
        column.addWidget(split, 1)
        self._stack.addWidget(self.remark)
        self._stack.addWidget(self._shown)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, theme.space(2), 0, 0)
        layout.addWidget(self._stack)

        self.history.chosen.connect(self._choose)
        self.verdict.stale_requested.connect(self.stale_requested)
        self.verdict.reveal_requested.connect(lambda _: self.reveal_requested.emit())
        self.retranslate()
        self.show_replies((), None)

    def show_replies(self, replies: Sequence[ReplyInfo], chosen: int | None) -> None:
        """Show replies given in order of recording, the chosen one or else the last that stands."""
        self.history.show_replies(replies)
        standing = [one.id for one in replies if one.superseded_by is None]
        known = [one.id for one in replies]
        if chosen not in known:
            chosen = next(reversed(standing or known), None)
        self.history.choose(chosen)
        self._show_one()

    def reply(self) -> ReplyInfo | None:
        """The reply shown."""
        return self.history.reply()

    def _choose(self, reply_id: int) -> None:
        self._show_one()
        self.reply_chosen.emit(reply_id)

    def _show_one(self) -> None:
        reply = self.history.reply()
        if reply is None:
            self.view.clear_reply()
            self.verdict.clear()
            self._stack.setCurrentWidget(self.remark)
            return
        if reply.withheld:
            self.view.withhold()
        else:
            self.view.show_reply(reply.raw, reply.verdict.faults)
        self.verdict.show_reply(reply)
        self.verdict.first_error_button.hide()  # the page has it
        self._stack.setCurrentWidget(self._shown)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.remark.setText(
            self.tr("No answer of this examinee is recorded. Fetch it, or record it at the desk.")
        )
        for part in (self.history, self.view, self.verdict):
            part.retranslate()
