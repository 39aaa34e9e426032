"""Planning a study: how many seeds are needed to tell one success rate from another."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report import decimal
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.focus_lead import lead_focus
from statelab_gui.views.widgets.labels import FieldLabel, RoleLabel, SectionTitle

_AFTER_MS = 300


class PlanPanel(QWidget):
    """`wished(p1, p2, power, alpha)` asks for the seeds, each a share; see `show_seeds`."""

    wished = Signal(float, float, float, float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seeds: int | None = None
        self.first = _percent(50, 0, 100)
        self.second = _percent(30, 0, 100)
        self.power = _percent(80, 50, 99.9)
        self.alpha = _percent(5, 0.1, 20)
        self._labels = [FieldLabel() for _ in self._fields()]
        self.intro = QLabel()
        self.answer = SectionTitle()
        self.problem = RoleLabel(Role.PROBLEM)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_AFTER_MS)
        self._lay_out()
        self.retranslate()
        widest = max(field.sizeHint().width() for field in self._fields())

        for field in self._fields():
            field.setMinimumWidth(widest)
            field.valueChanged.connect(self._changed)
        self._typing.timeout.connect(self._ask)

    def _fields(self) -> tuple[QDoubleSpinBox, ...]:
        return self.first, self.second, self.power, self.alpha

    def _lay_out(self) -> None:
        for label in (self.intro, self.answer, self.problem):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        form = QFormLayout()
        form.setHorizontalSpacing(theme.space(3))
        form.setVerticalSpacing(theme.space(2))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for label, field in zip(self._labels, self._fields(), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(3), 0, 0)
        column.setSpacing(theme.space(3))
        column.addWidget(self.intro)
        column.addLayout(form)
        column.addWidget(self.answer)
        column.addWidget(self.problem)
        column.addStretch(1)
        lead_focus(self, self.first)

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Ask once for what stands in the fields to begin with."""
        super().showEvent(event)
        if not event.spontaneous() and self._seeds is None:
            self._typing.start()

    def show_waiting(self) -> None:
        """Show that the seeds are being worked out."""
        self._seeds = None
        self._say(waiting=True)

    def show_seeds(self, seeds: int | None) -> None:
        """Show how many seeds each group needs; None where that was not worked out."""
        self._seeds = seeds
        self._say()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.intro.setText(
            self.tr("How many seeds are needed to tell one success rate from another?")
        )
        names = (
            self.tr("R&ate of one side"),
            self.tr("Rate of the other s&ide"),
            self.tr("Po&wer: how sure to see the difference"),
            self.tr("Sig&nificance level of the test"),
        )
        for label, field, name in zip(self._labels, self._fields(), names, strict=True):
            label.setText(name)
            field.setAccessibleName(name.replace("&", ""))
            field.setSuffix(self.tr(" %"))
        self._say()

    def _changed(self) -> None:
        self._seeds = None
        self._say()
        self._typing.start()

    def _ask(self) -> None:
        if self.first.value() != self.second.value():
            self.wished.emit(*(field.value() / 100 for field in self._fields()))

    def _say(self, *, waiting: bool = False) -> None:
        same = self.first.value() == self.second.value()
        problem = self.tr("{sign} Give two different rates: equal ones cannot be told apart.")
        self.problem.setText(problem.format(sign=theme.sign(Role.PROBLEM)) if same else "")
        self.problem.setVisible(same)
        if same:
            self.answer.clear()
        elif waiting:
            self.answer.setText(self.tr("Working it out…"))
        elif self._seeds is not None:
            self.answer.setText(self._answer(self._seeds))

    def _answer(self, seeds: int) -> str:
        text = self.tr(
            "%n seed(s) for each side, to tell {first} % from {second} % with a power of {power} %"
            " at a level of {alpha} %. Both sides together: {both} cases.",
            "",
            seeds,
        )
        shown = (_short(field.value()) for field in self._fields())
        first, second, power, alpha = shown
        return text.format(
            first=first, second=second, power=power, alpha=alpha, both=number(2 * seeds)
        )


def _short(value: float) -> str:
    return decimal(value, 0 if value == round(value) else 1)


def _percent(value: float, low: float, high: float) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setDecimals(1)
    field.setRange(low, high)
    field.setSingleStep(5 if high - low > 20 else 1)
    field.setValue(value)
    return field
