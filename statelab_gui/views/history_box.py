"""The recorded replies of a case in a chooser, the latest first; none is ever taken out."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import theme
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.labels.verdicts import short_result


class HistoryBox(QComboBox):
    """Each line tells result, time and what became of the reply. A choice is sent by `chosen`."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replies: list[ReplyInfo] = []
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(20)
        self.activated.connect(lambda row: self.chosen.emit(self.itemData(row)))
        self.retranslate()

    def show_replies(self, replies: Sequence[ReplyInfo]) -> None:
        """Offer these replies, given in order of recording; none is chosen yet."""
        self._replies = list(replies)
        self._fill(None)

    def choose(self, reply_id: int | None) -> None:
        """Choose one without sending it."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(reply_id))

    def reply(self) -> ReplyInfo | None:
        """The chosen reply."""
        chosen = self.currentData()
        return next((reply for reply in self._replies if reply.id == chosen), None)

    def replies(self) -> list[ReplyInfo]:
        """All replies offered, in order of recording."""
        return list(self._replies)

    def retranslate(self) -> None:
        """Put every text into the language now installed."""
        self.setAccessibleName(self.tr("Recorded replies"))
        self._fill(self.currentData())

    def _fill(self, chosen: int | None) -> None:
        with QSignalBlocker(self):
            self.clear()
            for reply in reversed(self._replies):
                self.addItem(self._line(reply), reply.id)
            self.setCurrentIndex(self.findData(chosen))

    def _line(self, reply: ReplyInfo) -> str:
        if reply.superseded_by is not None:
            pattern = self.tr("{sign} {result}, {time}, superseded")
        elif reply.supersedes is not None:
            pattern = self.tr("{sign} {result}, {time}, correction")
        else:
            pattern = self.tr("{sign} {result}, {time}")
        text = pattern.format(
            sign=theme.sign(status_role(reply.status)),
            result=short_result(reply),
            time=time_text(reply.received_at),
        )
        if not reply.simulated:
            return text
        simulated = self.tr("{reply}, {sign} simulated")
        return simulated.format(reply=text, sign=theme.sign(theme.Role.SIMULATED))
