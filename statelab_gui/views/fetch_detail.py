"""One conversation of a run: every request made for it, and what came back, byte for byte."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.answers import Attempt
from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.models.fetch_tasks import TaskLine
from statelab_gui.views import icons, theme
from statelab_gui.views.fetch_body import FetchBody
from statelab_gui.views.labels.fetch_attempts import (
    SeenAttempt,
    attempt_sentence,
    attempt_title,
    fact_rows,
    header_rows,
    setting_rows,
)
from statelab_gui.views.labels.fetching import task_state_about, task_state_with_sign
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.labels import SectionTitle
from statelab_gui.views.widgets.line import Line
from statelab_gui.views.widgets.tabs import Tabs


class FetchDetail(QWidget):
    """`reply_requested(line)` wishes for its reply, `save_requested(bytes, part)` for a body as a
    file, `part` being "request" or "response"."""

    reply_requested = Signal(object)
    save_requested = Signal(bytes, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line: TaskLine | None = None
        self._attempts: list[SeenAttempt] = []
        self._title = SectionTitle()
        self.attempts = ChoiceBox()
        self.to_reply = QPushButton()
        self._sentence = Line()
        self.tabs = Tabs()
        self.facts = RowsTable()
        self.request = FetchBody()
        self.response = FetchBody()
        self.settings = RowsTable()
        self.headers = RowsTable()
        self._lay_out()
        self.retranslate()
        self.show_task(None, ())

        self.attempts.currentIndexChanged.connect(lambda _: self._show_attempt())
        self.to_reply.clicked.connect(self._wish_reply)
        self.request.save_requested.connect(lambda: self._wish_body("request"))
        self.response.save_requested.connect(lambda: self._wish_body("response"))

    def _lay_out(self) -> None:
        icons.set_icon(self.to_reply, "desk")
        head = QHBoxLayout()
        head.setSpacing(theme.space(2))
        head.addWidget(self._title)
        head.addWidget(self._sentence, 1)
        head.addWidget(self.attempts)
        head.addWidget(self.to_reply)
        for panel in (self.facts, self.request, self.response, self.settings, self.headers):
            self.tabs.addTab(panel, "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addLayout(head)
        column.addWidget(self.tabs, 1)

    def show_task(self, line: TaskLine | None, attempts: Sequence[SeenAttempt]) -> None:
        """Show a conversation and every request made for it, the last one first seen."""
        kept = self._chosen() if self._same(line) and self.attempts.count() else None
        follows = kept is None or self.attempts.currentIndex() == self.attempts.count() - 1
        self._line, self._attempts = line, list(attempts)
        blocked = self.attempts.blockSignals(True)
        self.attempts.clear()
        for seen in self._attempts:
            self.attempts.addItem(attempt_title(seen), seen.attempt.number)
        at = self.attempts.findData(kept.number) if kept is not None and not follows else -1
        self.attempts.setCurrentIndex(at if at >= 0 else self.attempts.count() - 1)
        self.attempts.blockSignals(blocked)
        self._show_attempt()

    def show_standing(self, line: TaskLine) -> None:
        """Show at once how the conversation shown stands now; its requests follow when read."""
        self._line = line
        self._show_head(self._seen() if line.attempts == len(self._attempts) else None)

    def line(self) -> TaskLine | None:
        """The conversation shown."""
        return self._line

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.attempts.setAccessibleName(self.tr("Requests of this conversation"))
        self.to_reply.setText(self.tr("To the &reply"))
        titles = (
            self.tr("Fa&cts"),
            self.tr("Re&quest"),
            self.tr("Respo&nse"),
            self.tr("Settin&gs"),
            self.tr("Hea&ders"),
        )
        for at, title in enumerate(titles):
            self.tabs.setTabText(at, title)
        self.facts.setAccessibleName(self.tr("Facts of the request"))
        self.settings.setAccessibleName(self.tr("What became of every setting"))
        self.headers.setAccessibleName(self.tr("Headers of the response"))
        self.request.retranslate(self.tr("The request as sent, without the key"))
        self.response.retranslate(self.tr("The response as received"))
        for at, seen in enumerate(self._attempts):
            self.attempts.setItemText(at, attempt_title(seen))
        self._show_attempt()

    def _same(self, line: TaskLine | None) -> bool:
        return line is not None and self._line is not None and line.id == self._line.id

    def _chosen(self) -> Attempt | None:
        seen = self._seen()
        return None if seen is None else seen.attempt

    def _seen(self) -> SeenAttempt | None:
        at = self.attempts.currentIndex()
        return self._attempts[at] if 0 <= at < len(self._attempts) else None

    def _show_attempt(self) -> None:
        seen = self._seen()
        self._show_head(seen)
        self.tabs.setEnabled(seen is not None)
        if seen is None:
            self._show_nothing()
            return
        attempt = seen.attempt
        self.facts.show_rows((self.tr("Fact"), self.tr("As told")), fact_rows(seen))
        withheld = self.tr("Withheld while the answer book of this case is hidden.")
        if seen.request_withheld:
            self.request.show_words(withheld)
        else:
            self.request.show_body(attempt.request)
        if seen.withheld:
            self.response.show_words(withheld)
        else:
            self.response.show_body(attempt.response)
        self.settings.show_rows(
            (self.tr("Setting"), self.tr("Value"), self.tr("What became of it")),
            setting_rows(attempt.fates, seen.settings),
        )
        self.headers.show_rows((self.tr("Header"), self.tr("Value")), header_rows(attempt.headers))

    def _show_head(self, seen: SeenAttempt | None) -> None:
        line = self._line
        self._title.setText(name_shown(line.case_name) if line is not None else "")
        self.attempts.setVisible(len(self._attempts) > 1)
        self.to_reply.setVisible(line is not None)
        answered = line is not None and line.state is TaskState.ANSWERED
        self.to_reply.setEnabled(answered)
        self._say(line, seen)

    def _show_nothing(self) -> None:
        for table in (self.facts, self.settings, self.headers):
            table.show_rows((), ())
        self.request.show_body(b"")
        self.response.show_body(b"")

    def _say(self, line: TaskLine | None, seen: SeenAttempt | None) -> None:
        if line is None:
            self._sentence.setText("")
        elif seen is not None and line.state is not TaskState.ASKING:
            self._sentence.setText(attempt_sentence(seen.attempt))
        else:
            text = self.tr("{state}: {about}.")
            state = task_state_with_sign(line.state)
            self._sentence.setText(text.format(state=state, about=task_state_about(line.state)))

    def _wish_reply(self) -> None:
        if self._line is not None and self._line.reply_id is not None:
            self.reply_requested.emit(self._line)

    def _wish_body(self, part: str) -> None:
        attempt = self._chosen()
        if attempt is not None:
            self.save_requested.emit(getattr(attempt, part), part)
