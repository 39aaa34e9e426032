"""One wrong reply under the glass: result, state map, prompt, steps and probes about one update."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QSplitter, QVBoxLayout, QWidget

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.probe_plans import PlanState
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.models.probes import Counts
from statelab_gui.views import theme
from statelab_gui.views.columns import Columns
from statelab_gui.views.examined import Examined, Probed
from statelab_gui.views.lab_prompt import LabPrompt
from statelab_gui.views.labels.prefixes import beside_text, observed_text
from statelab_gui.views.labels.verdicts import with_source
from statelab_gui.views.map_part import MapPart
from statelab_gui.views.prefix_replies import Slot, first_shown, slots_of
from statelab_gui.views.probe_area import ProbeArea
from statelab_gui.views.step_area import StepArea
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle

_SHARES = (9, 10, 12)  # of the width: prompt, steps, probes


class FirstErrorLab(QWidget):
    """One update k is current throughout. Nothing of an answer book is held after `forget`.

    `copy_requested(k)`, `record_wished(Asked)` and `plan_wished(ProbePlan)` are wishes;
    `probed_shown` tells that other probes are shown.
    """

    copy_requested = Signal(int)
    record_wished = Signal(object)
    plan_wished = Signal(object)
    probed_shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Examined | None = None
        self._probed: Probed | None = None
        self._intervals: Mapping[Counts, Interval] = {}
        self._k = 0
        self._map_height = 1  # before it was folded; at first the least that it takes
        self.result = SectionTitle()
        self.beside = RoleLabel(Role.QUIET)
        self.map = MapPart()
        self._prompt = LabPrompt()
        self.prompt, self.dialogue = self._prompt.lines, self._prompt.dialogue
        self.stepping = StepArea()
        self.probing = ProbeArea()
        self._limit = RoleLabel(Role.QUIET)
        self.columns = Columns()
        self.splitter = QSplitter(Qt.Orientation.Vertical)

        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        for label in (self.result, self.beside, self._limit):
            label.setWordWrap(True)
        for part in (self._prompt, self.stepping, self.probing):
            self.columns.addWidget(part)
        for place, stretch in enumerate(_SHARES):
            self.columns.setStretchFactor(place, stretch)
        self.columns.setSizes([theme.space(6) * share for share in _SHARES])
        self.splitter.addWidget(self.map)
        self.splitter.addWidget(self.columns)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(theme.space(2))
        content = QVBoxLayout(self)
        # Room for the ring of what has the focus: the scroll area would cut it off.
        content.setContentsMargins(*[self.ring_room()] * 4)
        content.setSpacing(theme.space(1))
        content.addWidget(self.result)
        content.addWidget(self.beside)
        content.addWidget(self.splitter, 1)
        content.addWidget(self._limit)

    def _connect(self) -> None:
        self.prompt.update_selected.connect(self.go_to)
        self.dialogue.turn_chosen.connect(self._go_to_turn)
        self.map.step_chosen.connect(self.go_to)
        self.map.folded.connect(self._share_height)
        self.map.cell_chosen.connect(self.stepping.choose_cell)
        self.map.range_chosen.connect(self.probing.plan.choose_range)
        self.map.range_wished.connect(self._wish_range)
        self.stepping.step_wished.connect(self.go_to)
        self.stepping.trail_changed.connect(self.map.set_trail)
        self.stepping.cell_changed.connect(self.map.set_cell)
        self.stepping.slot_chosen.connect(self._show_at)
        self.probing.list.boundary_chosen.connect(self.go_to)
        self.probing.plan_wished.connect(self.plan_wished)
        self.probing.record_wished.connect(self.record_wished)
        self.probing.fingerprints.place_chosen.connect(self.go_to)
        self.probing.chosen.copy_requested.connect(self.copy_requested)
        self.probing.chosen.next_requested.connect(self.go_to_next)

    def ring_room(self) -> int:
        """How far the parts stand from the edge, in pixels."""
        return theme.space(1)

    def heightForWidth(self, width: int) -> int:
        """No higher than it must be: else a scroll area would make it as high as it would like."""
        layout = self.layout()
        return -1 if layout is None else layout.minimumHeightForWidth(width)

    # what is shown

    def show_reply(self, examined: Examined, probed: Probed) -> None:
        """Look into one reply, at the first boundary without a reply or else the last update."""
        self.forget()
        self._shown, self._probed = examined, probed
        self._prompt.show_case(examined)
        self.probing.set_fingerprinting(examined.drift is None)
        self.stepping.set_book(examined.book, examined.move, examined.first_turn)
        self.map.set_book(examined.book, examined.complete_from, examined.move)
        self.probing.show_case(examined)
        self._show_probed()
        ask = self.probing.next_ask()
        if probed.plan.state is not PlanState.DRAFT:
            ask = probed.next_ask or ask
        self.go_to(examined.updates if ask is None else ask[0])

    def set_probed(self, probed: Probed) -> None:
        """Take plan and replies of the same case anew, staying where the reviewer is.

        A reply that came in at the prefix shown is the one that is looked at.
        """
        if self._shown is None or self._probed is None:
            return
        known = {reply.id for reply in self._probed.at(self._k)}
        new = [reply for reply in probed.at(self._k) if reply.id not in known]
        self._probed = probed
        self._show_probed()
        self._show_at(Slot(new[-1].repeat, new[-1]) if new else self.stepping.replies.current())

    def set_intervals(self, intervals: Mapping[Counts, Interval]) -> None:
        """Take the intervals of shares, worked out meanwhile, by (right, asked)."""
        self._intervals = intervals
        self.probing.list.set_shares(intervals)
        self._say_result()

    def probed(self) -> Probed | None:
        """Plan and replies as they are shown."""
        return self._probed

    def book(self) -> AnswerBook | None:
        """The answer book of the case shown."""
        return None if self._shown is None else self._shown.book

    def current(self) -> int:
        """The current update k; 0 while nothing is shown."""
        return self._k

    def prefix_prompt(self, k: int) -> str:
        """The prompt of the first k updates of the case shown, 0 ≤ k ≤ updates."""
        return "" if self._shown is None else self._shown.prompt_of(k)

    def can_probe(self, k: int) -> bool:
        """Whether prefix k of the case shown can be probed."""
        return self._shown is not None and k >= self._shown.complete_from

    def set_writable(self, writable: bool) -> None:
        """Whether anything can be recorded: not in a document that is only read."""
        self.probing.set_writable(writable)
        self.map.set_writable(writable)

    def forget(self) -> None:
        """Hold nothing of the case shown so far: no state, no prompt, no reply."""
        self._shown = self._probed = None
        self._k = 0
        self._prompt.forget()
        self.stepping.set_book(None)
        self.stepping.show_step(0, (), None)
        self.map.set_book(None)
        self.probing.show_case(None)
        self._say_result()

    # going about

    def go_to(self, k: int) -> None:
        """Make update k the current one throughout."""
        shown = self._shown
        if shown is None or not 1 <= k <= shown.updates:
            return
        if shown.drift is not None:
            k = max(k, shown.complete_from)  # what is said within the first turn is one
        self._k = k
        self._prompt.show_step(k, shown.first_turn)
        self.map.set_step(k)
        self._show_at(None)

    def _go_to_turn(self, turn: int) -> None:
        if self._shown is not None:
            self.go_to(self._shown.complete_from + turn - 1)

    def go_to_next(self) -> None:
        """Go on to what is to be asked next, ready to copy its prompt."""
        ask = self.probing.next_ask()
        if ask is not None:
            self.probing.show_probes()
            self.go_to(ask[0])
            self._show_at(Slot(ask[1]))
            self.probing.chosen.copy_button.setFocus()

    def go_to_first_wrong(self) -> None:
        """Go to the first observed wrong prefix, where there is one."""
        if self._probed is not None and self._probed.observed.first_wrong is not None:
            self.go_to(self._probed.observed.first_wrong)

    def focus_first(self) -> None:
        """Put the focus where the next probe begins."""
        self.probing.show_probes()
        self.probing.chosen.copy_button.setFocus()

    def focus_next(self) -> None:
        """Put the focus on what leads on; Enter never brings the same reply in again."""
        on = self.probing.chosen.next_button
        (on if on.isEnabled() else self.probing.list.table).setFocus()

    def acting(self) -> bool:
        """Whether the hand is at the actions of the chosen prefix."""
        focus = QApplication.focusWidget()
        return focus is not None and self.probing.chosen.isAncestorOf(focus)

    # the prefix shown

    def _show_at(self, wanted: Slot | None) -> None:
        """Show the replies asked at the current update: of these the wanted one if it is there."""
        shown, probed, k = self._shown, self._probed, self._k
        if shown is None or probed is None:
            return
        acting = self.acting()
        slots: list[Slot] = []
        slot: Slot | None = None
        if k >= shown.complete_from:
            # The whole case of a conversation asks for something else than its last prefix.
            same = k == shown.updates and shown.drift is None
            whole = shown.reply if same else None
            slots = slots_of(probed.at(k), probed.repeats_at(k), whole)
            running = probed.plan.state is PlanState.RUNNING
            slot = wanted if wanted in slots else first_shown(slots, running)
        self.stepping.show_step(k, slots, slot)
        self.probing.show_at(k, slots, slot)
        if acting and not self.acting():
            self.probing.list.table.setFocus()  # a button that goes off must not send the hand away

    def _show_probed(self) -> None:
        """Show plan, replies and what they come to."""
        if self._probed is None:
            return
        self.probing.show_probed(self._probed)
        self.map.set_planned(self._probed.plan.order())
        self.map.set_tallies(self._probed.tallies)
        self._say_result()
        self.probed_shown.emit()

    def _say_result(self) -> None:
        probed = self._probed
        if probed is None or self._shown is None:
            self.result.clear()
            self.beside.clear()
            return
        first = self._shown.first_turn
        text = observed_text(probed.observed, first)
        self.result.setText(with_source(text, self._shown.reply))
        beside = beside_text(probed.observed, probed.tallies, self._intervals, first)
        self.beside.setText(beside)
        self.beside.setVisible(bool(beside))

    def _share_height(self, folded: bool) -> None:
        """Give the room of a folded map to what is below it, and take it back."""
        sizes = self.splitter.sizes()
        if folded:
            self._map_height = sizes[0]
        above = self.map.minimumSizeHint().height() if folded else self._map_height
        self.splitter.setSizes([above, max(1, sum(sizes) - above)])

    def _wish_range(self, first: int, last: int) -> None:
        """Plan each prefix of a range that can be probed."""
        shown, probed = self._shown, self._probed
        if shown is None or probed is None or last < shown.complete_from:
            return
        plan = probed.plan.with_stretch(max(first, shown.complete_from), last)
        by_button = self.map.head.probe_range.hasFocus()
        self.probing.show_probes()
        if plan is not probed.plan:
            self.plan_wished.emit(plan)
        if by_button:  # it goes off with the range: the hand goes on to what starts the plan
            start = self.probing.bar.button
            (start if start.isVisible() else self.probing.list.table).setFocus()
        self.map.clear_range()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self._limit.setText(
            self.tr(
                "A probe is another conversation with another input: it shows what was observed at"
                " that prefix, not what happened inside the whole reply."
            )
        )
        for part in (self._prompt, self.map, self.stepping, self.probing):
            part.retranslate()
        self._say_result()
        if self._shown is not None:
            self._show_at(self.stepping.replies.current())
