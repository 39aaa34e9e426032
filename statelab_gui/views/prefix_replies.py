"""All that was replied to one prefix: a chooser among repeats and corrections, and the record."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import theme
from statelab_gui.views.labels.prefixes import slot_text
from statelab_gui.views.reply_view import ReplyView
from statelab_gui.views.widgets.focus_lead import lead_focus


@dataclass(frozen=True)
class Slot:
    """One asking of a prefix: its number, and the reply where there is one.

    `reply` may be superseded; that of the whole case has prefix None.
    """

    repeat: int
    reply: ReplyInfo | None = None

    @property
    def stands(self) -> bool:
        """Whether it holds a reply to the prefix that no other corrects."""
        reply = self.reply
        return reply is not None and reply.prefix is not None and reply.superseded_by is None


def slots_of(
    replies: Sequence[ReplyInfo], repeats: int, whole: ReplyInfo | None = None
) -> list[Slot]:
    """The askings of one prefix: each number up to `repeats` and beyond, then what is superseded,
    then the reply to the whole case where that is the same prompt."""
    standing = {reply.repeat: reply for reply in replies if reply.superseded_by is None}
    numbers = range(1, max([repeats, *standing]) + 1)
    slots = [Slot(number, standing.get(number)) for number in numbers]
    slots += [Slot(r.repeat, r) for r in replies if r.superseded_by is not None]
    if whole is not None:
        slots.append(Slot(1, whole))
    return slots


def first_shown(slots: Sequence[Slot], asking: bool) -> Slot:
    """The one to begin with: while a plan runs the first without a reply, else the last that
    stands, else the reply to the whole case, else the first."""
    empty = [slot for slot in slots if slot.reply is None]
    if asking and empty:
        return empty[0]
    standing = [slot for slot in slots if slot.stands]
    if standing:
        return standing[-1]
    whole = [slot for slot in slots if slot.reply is not None and slot.reply.prefix is None]
    return (whole or empty or list(slots))[0]


class PrefixReplies(QWidget):
    """Shows one slot of a prefix; `slot_chosen(Slot)` tells that another was chosen."""

    slot_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slots: list[Slot] = []
        self._current: Slot | None = None
        self._filled = False  # whether a record is shown
        self.chooser = QComboBox()
        self.record = ReplyView()

        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.chooser.setSizeAdjustPolicy(policy)
        self.chooser.setMinimumContentsLength(12)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(1), 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.chooser)
        column.addWidget(self.record, 1)
        lead_focus(self, self.record)
        self.retranslate()

        self.chooser.activated.connect(self._on_choice)

    def show_slots(self, slots: Sequence[Slot], current: Slot | None) -> None:
        """Offer these, and show one of them; none at all shows nothing."""
        if list(slots) != self._slots:
            self._slots = list(slots)
            self._fill()
        if current != self._current:
            self._current = current
            reply = None if current is None else current.reply
            if reply is None:
                if self._filled:
                    self.record.clear_reply()
            else:
                self.record.show_reply(reply.raw, reply.verdict.faults)
            self._filled = reply is not None
        if current in self._slots:
            with QSignalBlocker(self.chooser):
                self.chooser.setCurrentIndex(self._slots.index(current))

    def current(self) -> Slot | None:
        """The slot shown."""
        return self._current

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.chooser.setAccessibleName(self.tr("Replies to this prefix"))
        self.record.text.setPlaceholderText(self.tr("No reply to this prefix yet."))
        self.record.retranslate()
        self._fill()

    def _fill(self) -> None:
        several = len(self._slots) > 1
        self.chooser.setVisible(several)
        with QSignalBlocker(self.chooser):
            self.chooser.clear()
            if several:
                asked = max(slot.repeat for slot in self._slots)
                self.chooser.addItems([slot_text(s.repeat, asked, s.reply) for s in self._slots])
        if several and self._current in self._slots:
            with QSignalBlocker(self.chooser):
                self.chooser.setCurrentIndex(self._slots.index(self._current))

    def _on_choice(self, row: int) -> None:
        self.slot_chosen.emit(self._slots[row])
