"""Probing one case: the plan, the prefixes, what is done at the chosen one, what wrong ones equal.

That is fingerprints, or of a conversation what stood after an earlier turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.encoding import turn_of
from statelab_gui.domain.drift.stale_probes import earlier_cells
from statelab_gui.domain.probe_plans import PlanCost, PlanState
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import theme
from statelab_gui.views.examined import Examined, Probed
from statelab_gui.views.fingerprint_area import FingerprintArea
from statelab_gui.views.labels.drift_stale import earlier_words
from statelab_gui.views.labels.prefixes import too_early_text
from statelab_gui.views.plan_bar import PlanBar
from statelab_gui.views.prefix_replies import Slot, slots_of
from statelab_gui.views.probe_actions import ProbeActions
from statelab_gui.views.probe_list import ProbeList
from statelab_gui.views.probe_plan_panel import ProbePlanPanel
from statelab_gui.views.reply_intake import Received
from statelab_gui.views.stale_panel import StalePanel, StaleWords
from statelab_gui.views.widgets.tabs import Tabs

_PROBES, _PLAN, _FINGERPRINTS, _EARLIER = range(4)


@dataclass(frozen=True)
class Asked:
    """A reply that came in: to which prefix, as which repeat, and the one it corrects, if any."""

    k: int
    repeat: int
    supersedes: int | None
    received: Received


class _Probes(QWidget):
    """As high at the least as its words need at the width that it has.

    By itself a widget asks for the height that they need at their widest, and a splitter gives it
    no more: what is asked about a second reply would have no room.
    """

    def minimumSizeHint(self) -> QSize:
        least, column = super().minimumSizeHint(), self.layout()
        if column is None or not column.hasHeightForWidth():
            return least
        needed = column.minimumHeightForWidth(max(self.width(), least.width()))
        return QSize(least.width(), max(least.height(), needed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class ProbeArea(Tabs):
    """`plan_wished(ProbePlan)` is sent by every part that would have the plan otherwise, and
    `record_wished(Asked)` for a reply, once it is plain what it is."""

    plan_wished = Signal(object)
    record_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._examined: Examined | None = None
        self._probed: Probed | None = None
        self._k = 0
        self._slot: Slot | None = None
        self.bar = PlanBar()
        self.list = ProbeList()
        self.chosen = ProbeActions()
        self.plan = ProbePlanPanel()
        self.fingerprints = FingerprintArea()
        self.earlier = StalePanel()

        self._lay_out()
        self.retranslate()

        for bar in (self.bar, self.plan.bar):
            bar.state_wished.connect(self._wish_state)
        self.plan.plan_wished.connect(self.plan_wished)
        self.chosen.received.connect(self._receive)
        self.chosen.question.answered.connect(self._settle)
        self.chosen.question.left.connect(self.chosen.paste_button.setFocus)

    def _lay_out(self) -> None:
        probes = _Probes()
        column = QVBoxLayout(probes)
        column.setContentsMargins(0, theme.space(1), 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.bar)
        column.addWidget(self.list, 1)
        column.addWidget(self.chosen)
        scroll = QScrollArea()
        scroll.setWidget(self.plan)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        for part in (probes, scroll, self.fingerprints, self.earlier):
            self.addTab(part, "")
        self.setTabVisible(_EARLIER, False)

    # what is shown

    def show_case(self, examined: Examined | None) -> None:
        """Begin with another case; None holds nothing of any."""
        self._examined, self._probed = examined, None
        self._k, self._slot = 0, None
        if examined is None:
            self.plan.show_case((), 1, 0)
            self.list.show_case((), 1, ())
        else:
            moves, complete_from = examined.moves, examined.complete_from
            turn = examined.first_turn
            self.list.set_first_turn(turn)
            self.chosen.set_first_turn(turn)
            self.plan.set_first_turn(turn)
            self.plan.show_case(moves.coarse, complete_from, examined.updates)
        self.bar.show_plan(PlanState.DRAFT, PlanCost(0, 0, 0))
        self.bar.setEnabled(examined is not None)
        self.fingerprints.set_whole(None if examined is None else examined.reply)
        self.earlier.show_words(StaleWords())
        self.chosen.show_prefix(0, 0, None)
        self.chosen.set_next(None)

    def show_probed(self, probed: Probed) -> None:
        """Show plan and replies of the case, keeping the prefix that is chosen."""
        before, self._probed = self._probed, probed
        plan = probed.plan
        if self._examined is None:
            return
        if before is None or before.plan.order() is not plan.order():
            complete_from = self._examined.complete_from
            self.list.show_case(plan.order(), complete_from, probed.probes, plan.repeats)
            self.list.choose(self._k)
        else:
            self.list.set_probes(probed.probes)
        self.plan.set_plan(plan, probed.cost)
        self.bar.show_plan(plan.state, probed.cost)

    def show_at(self, k: int, slots: Sequence[Slot], slot: Slot | None) -> None:
        """Make prefix k the one to act on, and `slot` of its slots that which is looked at."""
        shown, probed = self._examined, self._probed
        if shown is None or probed is None:
            return
        if slot != self._slot:
            self.chosen.question.leave()  # it asked about the one that was looked at
        self._k, self._slot = k, slot
        self.list.choose(k)
        barred = "" if k >= shown.complete_from else too_early_text(shown.complete_from)
        reply = None if slot is None else slot.reply
        probe = None if reply is None or reply.prefix is None else reply
        self.chosen.show_prefix(k, shown.updates, probe, barred, shown.hints.get(k, ""))
        asked = max((one.repeat for one in slots), default=1)
        self.chosen.set_asking(1 if slot is None else slot.repeat, asked)
        self._offer_next(probed)
        if self.isTabVisible(_FINGERPRINTS):
            self.fingerprints.set_probe(probe)
        self.earlier.show_words(self._earlier(shown, probe))

    def set_fingerprinting(self, possible: bool) -> None:
        """Whether slips can be looked for: what was stale in a conversation is another question."""
        self.setTabVisible(_FINGERPRINTS, possible)
        self.setTabVisible(_EARLIER, not possible)
        if not possible:
            self.fingerprints.set_whole(None)

    def show_probes(self) -> None:
        """Bring up the tab in which prefixes are asked."""
        self.setCurrentIndex(_PROBES)

    def next_ask(self) -> tuple[int, int] | None:
        """The prefix to be asked next and which repeat of it: while the plan runs that of the plan,
        else the next listed one without all its replies."""
        probed = self._probed
        if probed is None:
            return None
        if probed.plan.state is PlanState.RUNNING:
            return probed.next_ask
        k = self.list.model.next_unprobed(self._k)
        if k is None:
            return None
        tally = probed.tallies.get(k)
        return k, 1 if tally is None else tally.had + 1

    def set_writable(self, writable: bool) -> None:
        """Whether a reply can be recorded and a plan changed: not in a document only read."""
        self.chosen.set_writable(writable)
        self.plan.set_writable(writable)
        self.bar.set_writable(writable)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.setTabText(_PROBES, self.tr("Pro&bes"))
        self.setTabText(_PLAN, self.tr("P&lan"))
        self.setTabText(_FINGERPRINTS, self.tr("Fin&gerprints"))
        self.setTabText(_EARLIER, self.tr("Earlier turns"))
        parts = (self.bar, self.list, self.chosen, self.plan, self.fingerprints, self.earlier)
        for part in parts:
            part.retranslate()
        if self._examined is not None and self._slot is not None:
            self.earlier.show_words(self._earlier(self._examined, self._slot.reply))

    def _earlier(self, examined: Examined, probe: ReplyInfo | None) -> StaleWords:
        """What the wrong cells of a probe equal of the turns before, or why that is not told."""
        case = examined.drift
        if case is None:
            return StaleWords()
        if probe is None or probe.prefix is None or not probe.shows_state:
            return StaleWords(self.tr("There is no reply to this turn that could be read."))
        if probe.status is not CaseStatus.WRONG:
            return StaleWords(self.tr("No cell of this reply is wrong."))
        given = {one.cell: one.given for one in probe.verdict.cells if one.given is not None}
        return earlier_words(earlier_cells(case, turn_of(case, probe.prefix), given), case)

    def _offer_next(self, probed: Probed) -> None:
        ask, slot = self.next_ask(), self._slot
        if ask is None:
            self.chosen.set_next(None)
            return
        running = probed.plan.state is PlanState.RUNNING
        here = running and ask[0] == self._k and slot == Slot(ask[1])
        self.chosen.set_next(*ask, probed.plan.repeats, here=here)

    def _wish_state(self, state: PlanState) -> None:
        if self._probed is not None:
            self.show_probes()
            self.plan_wished.emit(self._probed.plan.in_state(state))

    # what comes in

    def _receive(self, k: int, received: Received) -> None:
        """Record a reply as the repeat that is asked; where there is one, ask what it is."""
        slot = self._slot
        if slot is None or k != self._k:
            return
        if slot.reply is None:
            self.record_wished.emit(Asked(k, slot.repeat, None, received))
        elif not self._taken():  # only the whole case was asked, which is no probe
            self.record_wished.emit(Asked(k, 1, None, received))
        else:
            self.chosen.question.ask(received, slot.repeat, may_correct=slot.stands)

    def _settle(self, received: Received, correct: bool) -> None:
        slot = self._slot
        if slot is None:
            return
        if correct and slot.reply is not None:
            self.record_wished.emit(Asked(self._k, slot.repeat, slot.reply.id, received))
            return
        taken = self._taken()
        free = next(number for number in range(1, len(taken) + 2) if number not in taken)
        self.record_wished.emit(Asked(self._k, free, None, received))

    def _taken(self) -> set[int]:
        """The repeats of the chosen prefix that have a standing reply."""
        if self._probed is None:
            return set()
        return {slot.repeat for slot in slots_of(self._probed.at(self._k), 1) if slot.stands}
