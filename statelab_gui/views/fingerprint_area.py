"""What a wrong answer looks like: that to the whole case, or the one that is looked at."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.fingerprint_panel import FingerprintPanel
from statelab_gui.views.labels.fingerprints import NoFingerprint, no_fingerprint
from statelab_gui.views.widgets.segments import Segments

_WHOLE, _PREFIX = 0, 1
_SETTLED_MS = 150  # a key that is held through many probes asks for none of them


class FingerprintArea(QWidget):
    """`wished(ReplyInfo)` asks for the fingerprint of a wrong reply, once it is seen here.

    The panel itself is told what was found by whoever looks.
    """

    wished = Signal(object)
    place_chosen = Signal(int)
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole: ReplyInfo | None = None
        self._probe: ReplyInfo | None = None
        self._asked: int | None = None  # the reply that is shown or being looked into
        self._outdated = False  # what is shown: it came to nothing, or there is more to find
        self.which = Segments(2)
        self.panel = FingerprintPanel()
        self._settle = QTimer(self)

        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLED_MS)
        self.panel.title.hide()  # the tab says it
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(1), 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.which)
        column.addWidget(self.panel, 1)
        self.which.hide()
        self.retranslate()

        self.which.chosen.connect(lambda _: self._bring_up())
        self._settle.timeout.connect(self._look)
        self.panel.place_chosen.connect(self.place_chosen)
        self.panel.cancel_requested.connect(self.cancel_requested)

    def set_whole(self, reply: ReplyInfo | None) -> None:
        """Take another whole-case reply; None forgets whatever was found."""
        self._whole, self._probe, self._asked = reply, None, None
        self._outdated = False
        self._settle.stop()
        self.which.set_chosen(_WHOLE)
        self.which.hide()
        self.panel.show_nothing(NoFingerprint.NO_REPLY)
        self._soon()

    def set_probe(self, reply: ReplyInfo | None) -> None:
        """Offer the reply to a prefix beside that to the whole case, where it is a wrong state."""
        wrong = reply is not None and reply.shows_state and reply.status is CaseStatus.WRONG
        probe = reply if wrong else None
        if probe is self._probe:
            return
        self._probe = probe
        self.which.setVisible(probe is not None)
        if probe is None:
            self.which.set_chosen(_WHOLE)
        else:
            self._word()
        self._soon()

    def shown(self) -> ReplyInfo | None:
        """The reply whose fingerprint is shown or looked for."""
        return self._probe if self.which.current() == _PREFIX and self._probe else self._whole

    def look_again(self) -> None:
        """Ask anew when it is brought up the next time: what was asked last came to nothing, or
        there is more to compare with by now."""
        self._outdated = True

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.which.setAccessibleName(self.tr("Whose fingerprints"))
        self._word()
        self.panel.retranslate()

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Look now that it is seen."""
        super().showEvent(event)
        self._bring_up()

    def _word(self) -> None:
        k = 0 if self._probe is None else self._probe.prefix
        self.which.set_words(
            self.tr("Whole-case reply"), self.tr("Reply to prefix {k}").format(k=k)
        )

    def _bring_up(self) -> None:
        if self._outdated:
            self._outdated, self._asked = False, None
        self._look()

    def _soon(self) -> None:
        if self.isVisible():
            self._settle.start()

    def _look(self) -> None:
        reply = self.shown()
        if not self.isVisible() or reply is None or reply.id == self._asked:
            return
        self._asked = reply.id
        nothing = no_fingerprint(reply)
        if nothing is not None:
            self.panel.show_nothing(nothing)
        else:
            self.panel.show_waiting()
            self.wished.emit(reply)
