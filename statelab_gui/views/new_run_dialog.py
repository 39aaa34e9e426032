"""The dialog that begins a run: what is asked, of whom, by which connection, how gently."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.runs import RunKind
from statelab_gui.domain.fetching.usage import Prices
from statelab_gui.domain.fetching.wishing import FetchWish, RunDraft, RunForecast, Subject
from statelab_gui.views import icons, theme
from statelab_gui.views.new_run_form import NewRunForm
from statelab_gui.views.no_connection import NoConnection
from statelab_gui.views.run_forecast import RunForecastPanel
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel

_COUNT_AFTER_MS = 200


class NewRunDialog(QDialog):
    """`count_requested(draft)` wishes for a forecast, which `show_forecast` shows;
    `start_requested(draft)` for the run. The dialog stays until `close` after that."""

    count_requested = Signal(object)
    start_requested = Signal(object)
    connections_requested = Signal()
    practice_requested = Signal()
    examinee_requested = Signal()
    prices_wished = Signal()  # those of the model and the connection now chosen
    tracker_prices_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._forecast: RunForecast | None = None
        self._starting = False
        self.form = NewRunForm()
        self.forecast = RunForecastPanel()
        self.nothing = NoConnection()
        self._beside = QStackedWidget()
        self._tells_state = False
        self._scroll = QScrollArea()
        self.reason = RoleLabel(Role.PROBLEM)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_COUNT_AFTER_MS)
        self._lay_out()
        self.start.setDefault(True)  # only now does the dialog know its buttons
        self._word()

        self.form.changed.connect(self._check)
        self.form.asked_changed.connect(self.prices_wished)
        self.form.tracker_changed.connect(self.tracker_prices_wished)
        self.form.connections.clicked.connect(self.connections_requested)
        self.nothing.connections_requested.connect(self.connections_requested)
        self.nothing.practice_requested.connect(self.practice_requested)
        self.form.new_examinee.clicked.connect(self.examinee_requested)
        self._later.timeout.connect(self._count)
        self.buttons.accepted.connect(self._start)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        icons.set_icon(self.start, "play")
        self.reason.setWordWrap(True)
        self._scroll.setWidget(self.form)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumWidth(self.form.minimumSizeHint().width() + theme.space(4))
        body = QHBoxLayout()
        body.setSpacing(theme.space(5))
        body.addWidget(self._scroll, 5)
        for part in (self.forecast, self.nothing):
            self._beside.addWidget(part)
        body.addWidget(self._beside, 5)
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(3))
        foot.addWidget(self.reason, 1)
        foot.addWidget(self.buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addLayout(body, 1)
        layout.addLayout(foot)
        unit = self.fontMetrics()
        self.resize(unit.averageCharWidth() * 160, unit.height() * 45)

    def offer(
        self,
        subjects: Sequence[Subject],
        examinees: Sequence[tuple[int, str]],
        connections: Sequence[Connection],
        wish: FetchWish,
    ) -> None:
        """Offer these and show what is wished."""
        self.form.offer_subjects(subjects, wish.subject)
        self.form.repeats.setValue(wish.repeats)
        self.form.only_unanswered.setChecked(wish.only_unanswered)
        self.offer_connections(connections)
        self.offer_examinees(examinees, wish.examinee_id)

    def offer_examinees(self, examinees: Sequence[tuple[int, str]], chosen: int | None) -> None:
        """Offer other examinees."""
        self.form.offer_examinees(examinees, chosen)
        self._check()

    def offer_connections(self, connections: Sequence[Connection], chosen: str = "") -> None:
        """Offer other connections."""
        self.form.offer_connections(connections, chosen)
        self._check()

    def tell_state(self, tells: bool) -> None:
        """Whether the examinee's arm puts the true state into what is asked."""
        self._tells_state = tells

    def show_prices(self, prices: Prices | None) -> None:
        """Show the prices of the model and the connection now chosen."""
        self.form.pace.show_prices(prices)
        self._check()

    def show_tracker_prices(self, apart: bool, prices: Prices | None) -> None:
        """Show the prices of the tracker, where it is another model."""
        self.form.pace.show_tracker(apart, prices)
        self._check()

    def show_forecast(self, draft: RunDraft, forecast: RunForecast) -> None:
        """Show what a draft comes to, unless it is another one by now."""
        if draft == self.form.draft():
            self._forecast = forecast
            self.forecast.show_forecast(forecast)
            self._settle()

    def stopped_starting(self, problem: str) -> None:
        """It could not be begun; everything stays as it is."""
        self._starting = False
        self._settle()
        self.reason.setText(problem)

    def _check(self) -> None:
        """Another draft: nothing is known of it until it is counted."""
        self._forecast = None
        form = self.form
        connection = form.connection()
        self._beside.setCurrentWidget(self.nothing if connection is None else self.forecast)
        self.forecast.show_connection(
            connection, form.kind(), form.tracker_connection(), self._tells_state
        )
        if self.form.draft() is not None:
            self.forecast.show_counting()
            self._later.start()
        else:
            self._later.stop()
            self.forecast.show_forecast(None)
        self._settle()

    def _count(self) -> None:
        draft = self.form.draft()
        if draft is not None:
            self.count_requested.emit(draft)

    def _settle(self) -> None:
        problem = self.form.problem() or self._nothing()
        pattern = self.tr("{sign} {sentence}")
        sign = theme.sign(Role.PROBLEM)
        self.reason.setText(pattern.format(sign=sign, sentence=problem) if problem else "")
        forecast = self._forecast
        ready = forecast is not None and forecast.refused is None and not problem
        self.start.setEnabled(ready and not self._starting)
        batch = self.form.kind() is RunKind.BATCH
        self.start.setText(self.tr("Prepare") if batch else self.tr("Start"))

    def _nothing(self) -> str:
        if self._forecast is None or self._forecast.conversations:
            return ""
        return self.tr("All of this is answered, or under way in a run. Ask more repeats of it.")

    def _start(self) -> None:
        draft = self.form.draft()
        if draft is not None and self.start.isEnabled():
            self._starting = True
            self._settle()
            self.start_requested.emit(draft)

    def _word(self) -> None:
        self.setWindowTitle(self.tr("New run"))
        self._settle()
