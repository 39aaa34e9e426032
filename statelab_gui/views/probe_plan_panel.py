"""The probe plan of a case: where to ask first, which stretches whole, how often, at what cost."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.probe_plans import MOST_REPEATS, PlanCost, ProbePlan
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.plans import cost_text, stretches_text
from statelab_gui.views.plan_bar import PlanBar
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.radio_button import RadioButton

_USUAL_EVERY = 10


class ProbePlanPanel(QWidget):
    """Shows one plan; a change is a wish, `plan_wished(ProbePlan)`, and is shown once granted.

    `fetch_wished(ProbePlan)` wishes for answers to what is left of it.
    """

    plan_wished = Signal(object)
    fetch_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[int, ...] = ()
        self._writable = True
        self._first_turn: int | None = None
        self._complete_from, self._last = 1, 0
        self._plan: ProbePlan | None = None
        self._cost: PlanCost | None = None
        self._first = QLabel()
        self._coarse = QButtonGroup(self)
        self.at_moves = RadioButton()
        self.every = RadioButton()
        self.as_chosen = RadioButton()
        self.every_n = QSpinBox()
        self._updates = QLabel()
        self._then = QLabel()
        self.range_from = QSpinBox()
        self._to = QLabel()
        self.range_to = QSpinBox()
        self.add_range = QPushButton()
        self.stretches = RoleLabel(Role.QUIET)
        self.clear_stretches = QPushButton()
        self._often = QLabel()
        self.repeats = QSpinBox()
        self.cost = QLabel()
        self.bar = PlanBar(told=False)  # the cost is told above it
        self.fetch = QPushButton()
        self._note = RoleLabel(Role.QUIET)

        for button in (self.at_moves, self.every, self.as_chosen):
            self._coarse.addButton(button)
        for spin in (self.every_n, self.range_from, self.range_to, self.repeats):
            spin.setKeyboardTracking(False)
        self.repeats.setRange(1, MOST_REPEATS)
        for label in (self.stretches, self.cost, self._note):
            label.setWordWrap(True)
        self.cost.setTextFormat(Qt.TextFormat.PlainText)
        icons.set_icon(self.fetch, "fetch")
        self._then.setBuddy(self.range_from)
        self._often.setBuddy(self.repeats)
        self._lay_out()
        self.retranslate()

        self._coarse.buttonClicked.connect(self._wish_coarse)
        self.every_n.valueChanged.connect(self._on_every)
        self.add_range.clicked.connect(self._wish_stretch)
        self.clear_stretches.clicked.connect(self._wish_no_stretch)
        self.repeats.valueChanged.connect(self._wish_repeats)
        self.fetch.clicked.connect(self._wish_fetch)

    def _lay_out(self) -> None:
        every = QHBoxLayout()
        every.setSpacing(theme.space(1))
        every.addWidget(self.every)
        every.addWidget(self.every_n)
        every.addWidget(self._updates)
        every.addStretch(1)
        stretch = QGridLayout()
        stretch.setSpacing(theme.space(1))
        stretch.addWidget(self._then, 0, 0, 1, 4)
        stretch.addWidget(self.range_from, 1, 0)
        stretch.addWidget(self._to, 1, 1)
        stretch.addWidget(self.range_to, 1, 2)
        stretch.addWidget(self.add_range, 1, 3)
        stretch.addWidget(self.stretches, 2, 0, 1, 3)
        stretch.addWidget(self.clear_stretches, 2, 3)
        stretch.setColumnStretch(0, 1)
        stretch.setColumnStretch(2, 1)
        often = QHBoxLayout()
        often.setSpacing(theme.space(1))
        often.addWidget(self._often)
        often.addWidget(self.repeats)
        often.addStretch(1)
        column = QVBoxLayout(self)
        # Room for the ring of what has the focus: the scroll area would cut it off.
        column.setContentsMargins(*[theme.space(1)] * 4)
        column.setSpacing(theme.space(1))
        column.addWidget(self._first)
        column.addWidget(self.at_moves, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(every)
        column.addWidget(self.as_chosen, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(stretch)
        column.addLayout(often)
        column.addWidget(self._note)
        column.addWidget(self.cost)
        column.addWidget(self.bar)
        column.addWidget(self.fetch, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)

    def set_first_turn(self, first_turn: int | None) -> None:
        """The prefix that ends the first turn of a conversation, before `show_case` of it."""
        self._first_turn = first_turn
        self.retranslate()

    def _before(self) -> int:
        """How many updates are not counted: those within the first turn."""
        return 0 if self._first_turn is None else self._first_turn - 1

    def show_case(self, moves: tuple[int, ...], complete_from: int, updates: int) -> None:
        """Plan for another case; `moves` are the ends of its moves, 0 updates mean none."""
        self._moves, self._complete_from, self._last = moves, complete_from, updates
        self._plan = self._cost = None
        low, before = min(complete_from, updates), self._before()
        for spin, value in ((self.range_from, complete_from), (self.range_to, updates)):
            with QSignalBlocker(spin):
                spin.setRange(low - before, updates - before)
                spin.setValue(value - before)
        with QSignalBlocker(self.every_n):
            self.every_n.setRange(1, max(1, updates - before))
            self.every_n.setValue(_USUAL_EVERY)
        self.setEnabled(self._writable and updates > 0)
        self._say()

    def set_plan(self, plan: ProbePlan, cost: PlanCost) -> None:
        """Show the plan and what is left to be asked of it."""
        known = self._plan is not None and self._plan.coarse == plan.coarse
        self._plan, self._cost = plan, cost
        self.bar.show_plan(plan.state, cost)
        with QSignalBlocker(self.repeats):
            self.repeats.setValue(plan.repeats)
        if not known:
            self._show_coarse(plan)
        self._say()

    def choose_range(self, first: int, last: int) -> None:
        """Put a range into the fields, without wishing anything."""
        self.range_from.setValue(first - self._before())
        self.range_to.setValue(last - self._before())

    def set_writable(self, writable: bool) -> None:
        """Whether the plan can be changed."""
        self._writable = writable
        self.bar.set_writable(writable)
        self.setEnabled(writable and self._last > 0)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self._first.setText(self.tr("First probe"))
        self.at_moves.setText(self.tr("the end of every move"))
        self.every.setText(self.tr("every"))
        self._updates.setText(self.tr("updates", "after: every 10"))
        self.as_chosen.setText(self.tr("the boundaries chosen earlier"))
        self._then.setText(self.tr("then each prefix from"))
        self._to.setText(self.tr("to", "between two prefix numbers"))
        self.add_range.setText(self.tr("Add"))
        self.clear_stretches.setText(self.tr("Clear"))
        self._often.setText(self.tr("Ask each prefix how many times"))
        self.every_n.setAccessibleName(self.tr("How many updates from one boundary to the next"))
        self.range_from.setAccessibleName(self.tr("First prefix of the stretch"))
        self.range_to.setAccessibleName(self.tr("Last prefix of the stretch"))
        self.add_range.setAccessibleName(self.tr("Add every prefix of this stretch to the plan"))
        self.clear_stretches.setAccessibleName(self.tr("Take all stretches out of the plan"))
        self.repeats.setAccessibleName(self.tr("How many times each prefix is asked"))
        self.fetch.setText(self.tr("Fetch these probes…"))
        self.bar.retranslate()
        self._note.setText(
            self.tr("Models vary: ask more than once to see how often a prefix is right.")
        )
        if self._first_turn is not None:
            self._word_turns()
        self._say()

    def _word_turns(self) -> None:
        """Word what is counted by turns in a conversation."""
        self.at_moves.setText(self.tr("every turn"))
        self._updates.setText(self.tr("turns", "after: every 10"))
        self.as_chosen.setText(self.tr("the turns chosen earlier"))
        self._then.setText(self.tr("then each turn from"))
        self._often.setText(self.tr("Ask at each turn how many times"))
        self.every_n.setAccessibleName(self.tr("How many turns from one probe to the next"))
        self.range_from.setAccessibleName(self.tr("First turn of the stretch"))
        self.range_to.setAccessibleName(self.tr("Last turn of the stretch"))
        self.add_range.setAccessibleName(self.tr("Add every turn of this stretch to the plan"))
        self.repeats.setAccessibleName(self.tr("How many times is asked at each turn"))
        self._note.setText(
            self.tr("Models vary: ask more than once to see how often a turn is right.")
        )

    def _show_coarse(self, plan: ProbePlan) -> None:
        """Press the button of how the boundaries were chosen."""
        pressed = self._pressed(plan)
        self.as_chosen.setVisible(pressed is self.as_chosen)
        pressed.setChecked(True)

    def _pressed(self, plan: ProbePlan) -> RadioButton:
        if plan.coarse == self._moves:
            return self.at_moves
        gap = plan.coarse[1] - plan.coarse[0] if len(plan.coarse) > 1 else 0
        for n in (self.every_n.value(), gap):
            if n > 0 and plan.coarse == self._every(n).coarse:
                with QSignalBlocker(self.every_n):
                    self.every_n.setValue(n)
                return self.every
        return self.as_chosen

    def _every(self, n: int) -> ProbePlan:
        return ProbePlan.every_n(self._complete_from, self._last, n)

    def _say(self) -> None:
        plan, cost = self._plan, self._cost
        self.clear_stretches.setVisible(plan is not None and bool(plan.stretches))
        self.stretches.setVisible(plan is not None and bool(plan.stretches))
        stretches = () if plan is None else plan.stretches
        self.stretches.setText(stretches_text(stretches, self._before()) if stretches else "")
        self.cost.setText("" if cost is None else cost_text(cost, self.locale()))
        self.fetch.setVisible(cost is not None and cost.conversations > 0)

    def _on_every(self) -> None:
        if self.every.isChecked():
            self._wish_coarse()

    def _wish_coarse(self) -> None:
        plan = self._plan
        if plan is None:
            return
        if self.at_moves.isChecked():
            self._wish(replace(plan, coarse=self._moves))
        elif self.every.isChecked():
            self._wish(replace(plan, coarse=self._every(self.every_n.value()).coarse))

    def _wish_stretch(self) -> None:
        if self._plan is not None:
            before = self._before()
            ends = sorted(spin.value() + before for spin in (self.range_from, self.range_to))
            self._wish(self._plan.with_stretch(*ends))

    def _wish_no_stretch(self) -> None:
        if self._plan is not None:
            self._wish(replace(self._plan, stretches=()))

    def _wish_repeats(self, repeats: int) -> None:
        if self._plan is not None:
            self._wish(replace(self._plan, repeats=repeats))

    def _wish_fetch(self) -> None:
        if self._plan is not None:
            self.fetch_wished.emit(self._plan)

    def _wish(self, plan: ProbePlan) -> None:
        if plan != self._plan:
            self.plan_wished.emit(plan)
