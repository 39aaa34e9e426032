"""How far the probe plan is, and the one button that starts it, stops it and goes on with it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from statelab_gui.domain.probe_plans import PlanCost, PlanState
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.plans import bar_text
from statelab_gui.views.widgets.labels import ElidedLabel

_NEXT = {
    PlanState.DRAFT: PlanState.RUNNING,
    PlanState.RUNNING: PlanState.PAUSED,
    PlanState.PAUSED: PlanState.RUNNING,
}


class PlanBar(QWidget):
    """`state_wished(PlanState)` says what the button would make of the plan.

    Where it is told elsewhere how far the plan is, there is the button alone.
    """

    state_wished = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, told: bool = True) -> None:
        super().__init__(parent)
        self._state = PlanState.DRAFT
        self._cost = PlanCost(0, 0, 0)
        self._writable = True
        self.text = ElidedLabel()
        self.button = QPushButton()

        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(1))
        if told:
            row.addWidget(self.text, 1)
        row.addWidget(self.button)
        if not told:
            row.addStretch(1)
        self.retranslate()

        self.button.clicked.connect(lambda: self.state_wished.emit(_NEXT[self._state]))

    def show_plan(self, state: PlanState, cost: PlanCost) -> None:
        """Show how far it is and what is left."""
        self._state, self._cost = state, cost
        self.retranslate()

    def set_writable(self, writable: bool) -> None:
        """Whether a plan can be run at all."""
        self._writable = writable
        self.retranslate()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        cost, state = self._cost, self._state
        facts = {"done": cost.done, "total": cost.done + cost.conversations}
        self.text.setText(bar_text(cost, state, self.locale()))
        if state is PlanState.PAUSED:
            self.button.setText(self.tr("Resume: {done} of {total} asked").format(**facts))
        else:
            running = state is PlanState.RUNNING
            self.button.setText(self.tr("Pause") if running else self.tr("Start the plan"))
        icons.set_icon(self.button, "pause" if state is PlanState.RUNNING else "play")
        self.button.setEnabled(self._writable and cost.conversations > 0)
        self.button.setVisible(cost.conversations > 0)
