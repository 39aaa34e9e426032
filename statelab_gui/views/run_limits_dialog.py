"""How a run that is not under way is to go on: how gently, at which prices, up to which limit."""

from dataclasses import replace

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from statelab_gui.domain.fetching.runs import FetchPlan
from statelab_gui.views import theme
from statelab_gui.views.run_pace import RunPace
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel


class RunLimitsDialog(QDialog):
    """`plan` is the run's plan as it is to be."""

    def __init__(self, plan: FetchPlan, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = plan
        self.pace = RunPace()
        self.reason = RoleLabel(Role.PROBLEM)
        button = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(button.Save | button.Cancel)
        self.reason.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addWidget(self.pace)
        layout.addWidget(self.reason)
        layout.addWidget(self.buttons)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 64)
        self.setWindowTitle(self.tr("Pace and limit"))
        self.pace.show_pace(plan.at_once, plan.per_minute, plan.prices, plan.spending_limit)
        self.pace.show_tracker(plan.tracker_apart, plan.tracker_prices)
        self._settle()

        self.pace.changed.connect(self._settle)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def plan(self) -> FetchPlan:
        """The plan by what was typed."""
        at_once, per_minute = self.pace.pace()
        return replace(
            self._plan,
            at_once=at_once,
            per_minute=per_minute,
            prices=self.pace.prices(),
            spending_limit=self.pace.spending_limit(),
            tracker_prices=self.pace.tracker_prices(),
        )

    def _settle(self) -> None:
        problem = self.pace.problem()
        self.reason.setText(problem)
        self.reason.setVisible(bool(problem))
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(not problem)
