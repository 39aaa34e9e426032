"""What a run would come to: how much is asked, what it may cost, what is sent of the settings."""

from PySide6.QtCore import QLocale
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.runs import RunKind
from statelab_gui.domain.fetching.wishing import RunForecast, limit_told
from statelab_gui.domain.practice import respondent_of
from statelab_gui.domain.runs import BLANK
from statelab_gui.views import theme
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.fetch_attempts import setting_rows
from statelab_gui.views.labels.fetching import host_text, money_text
from statelab_gui.views.labels.new_run import batch_sentence
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class RunForecastPanel(QFrame):
    """Counts follow the fields after a moment; until then the ones before stay."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self.count = SectionTitle()
        self.steps = RoleLabel(Role.QUIET)
        self.extent = RoleLabel(Role.QUIET)
        self.cost = RoleLabel(Role.QUIET)
        self.host = RoleLabel(Role.STEP)
        self.state = RoleLabel(Role.PROBLEM)
        self.not_asked = RoleLabel(Role.SIMULATED)
        self._simulated = False
        self.refused = RoleLabel(Role.PROBLEM)
        self._sent = SectionTitle()
        self.settings = RowsTable()
        said = (self.host, self.not_asked, self.state, self.refused)
        for label in (self.steps, self.extent, self.cost, *said):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        counts = (self._title, self.count, self.steps, self.extent, self.cost)
        for part in (*counts, *said):
            column.addWidget(part)
        column.addSpacing(theme.space(2))
        column.addWidget(self._sent)
        column.addWidget(self.settings, 1)
        # A scroll bar that comes takes room from the columns.
        self.settings.verticalScrollBar().rangeChanged.connect(lambda *_: self._fit_settings())
        self._title.setText(self.tr("What that comes to"))
        told = self.tr(
            "{sign} By its arm, the last message begins with the true final intents: every goal"
            " that is active in the end and its value, out of the answer book. The answer itself is"
            " not in it."
        )
        self.state.setText(told.format(sign=theme.sign(Role.PROBLEM)))
        self._sent.setText(self.tr("What is sent of the settings"))
        self.settings.setAccessibleName(self.tr("What becomes of every setting"))
        self.show_connection(None)
        self.show_forecast(None)

    def show_connection(
        self,
        connection: Connection | None,
        kind: RunKind = RunKind.DIRECT,
        tracker: Connection | None = None,
        tells_state: bool = False,
    ) -> None:
        """Say who would get the prompts, and what of the truth is in them; of a batch nobody does
        from here."""
        self.state.setVisible(connection is not None and tells_state)
        self._simulated = connection is not None and connection.simulated
        if connection is None:
            self.host.setText("")
        elif connection.simulated:
            self.host.set_role(Role.SIMULATED)
            text = self.tr("{sign} Simulated on this computer: nothing is sent anywhere.")
            self.host.setText(text.format(sign=theme.sign(Role.SIMULATED)))
        elif kind is RunKind.BATCH:
            self.host.set_role(Role.QUIET)
            self.host.setText(batch_sentence())
        else:
            self.host.set_role(Role.STEP)
            text = self.tr("{sign} Every prompt goes to {host}, without any answer.")
            if tells_state:
                text = self.tr("{sign} Every prompt goes to {host}.")
            elif tracker is not None:
                text = self.tr(
                    "{sign} Every prompt goes to {host}, and what a tracker is asked to {tracker},"
                    " without any answer."
                )
            hosts = {"host": host_text(connection), "tracker": host_text(tracker or connection)}
            self.host.setText(text.format(sign=theme.sign(Role.STEP), **hosts))
        self.host.setVisible(connection is not None)

    def show_counting(self) -> None:
        """Say that the counts are being made."""
        self.count.setText(self.tr("Counting…"))

    def show_forecast(self, forecast: RunForecast | None) -> None:
        """Show what it comes to; None where there is nothing to tell yet."""
        for label in (self.steps, self.extent, self.cost, self.refused):
            label.setVisible(forecast is not None)
        model = "" if forecast is None else forecast.settings.get("model", BLANK).value.strip()
        self._say_not_asked(model)
        if forecast is None:
            self.count.setText("")
            self.settings.show_rows((), ())
            return
        locale = QLocale()
        self.count.setText(self.tr("%n new conversation(s)", "", forecast.conversations))
        text = self.tr(
            "{characters} characters, the longest {longest}: about {least} to {most} input tokens"
        )
        self.extent.setText(
            text.format(
                characters=locale.toString(forecast.characters),
                longest=locale.toString(forecast.longest),
                least=locale.toString(forecast.least_tokens),
                most=locale.toString(forecast.most_tokens),
            )
        )
        self.extent.setVisible(forecast.conversations > 0)
        self._show_steps(forecast)
        self.cost.setText("")
        if forecast.cost is not None:
            self.cost.setText(
                self.tr("At most {amount}, by the prices entered").format(
                    amount=money_text(forecast.cost)
                )
            )
        self.cost.setVisible(forecast.cost is not None and forecast.conversations > 0)
        refused = "" if forecast.refused is None else error_sentence(forecast.refused)
        pattern = self.tr("{sign} {sentence}")
        self.refused.setText(
            pattern.format(sign=theme.sign(Role.PROBLEM), sentence=refused) if refused else ""
        )
        self.refused.setVisible(bool(refused))
        self.settings.show_rows(
            (self.tr("Setting"), self.tr("Value"), self.tr("What becomes of it")),
            setting_rows(forecast.fates, forecast.settings),
        )
        self._fit_settings()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._fit_settings()

    def _fit_settings(self) -> None:
        """A long value gives way, so that what becomes of it can be read."""
        table, (name, value, fate) = self.settings, range(3)
        if not table.rows.rowCount():
            return
        table.fit_columns()
        fates = table.lines_seen(fate)
        widest = max(map(table.cell_metrics().horizontalAdvance, fates), default=0)
        fate_room = max(table.horizontalHeader().sectionSizeHint(fate), widest + table.cell_room())
        left = table.viewport().width() - table.columnWidth(name) - fate_room
        least = table.horizontalHeader().sectionSizeHint(value)
        if left < table.columnWidth(value):
            table.setColumnWidth(value, max(left, least))

    def _say_not_asked(self, model: str) -> None:
        """Say of an examinee that is a model that Practice does not ask it."""
        real = self._simulated and bool(model) and respondent_of(model) is None
        self.not_asked.setVisible(real)
        text = self.tr(
            "{sign} {model} is not asked. Its simulated replies are marked as such everywhere and"
            " never counted with real ones."
        )
        name = name_shown(model)
        self.not_asked.setText(text.format(sign=theme.sign(Role.SIMULATED), model=name))

    def _show_steps(self, forecast: RunForecast) -> None:
        """Say how many requests the conversations are, where each may be several."""
        locale = QLocale()
        several = forecast.most_requests > forecast.conversations
        self.steps.setVisible(several)
        if forecast.least_requests < forecast.most_requests:
            text = self.tr("In steps: {least} to {most} requests, by what is replied.")
        else:
            text = self.tr("In steps: {most} requests.")
        told = text.format(
            least=locale.toString(forecast.least_requests),
            most=locale.toString(forecast.most_requests),
        )
        if forecast.rereads and not limit_told(forecast.settings.get("output_limit", BLANK)):
            pattern = self.tr("{told} Replies are read again, which is not in the tokens below.")
            told = pattern.format(told=told)
        self.steps.setText(told)
