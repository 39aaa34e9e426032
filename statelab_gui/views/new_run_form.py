"""The fields of a new run."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.runs import RunKind
from statelab_gui.domain.fetching.wishing import MOST_REPEATS, RunDraft, Subject
from statelab_gui.views import icons, theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.new_run import batch_sentence, connection_choice, subject_choice
from statelab_gui.views.run_pace import RunPace
from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.radio_button import RadioButton

_BATCHED = frozenset({Dialect.OPENAI, Dialect.ANTHROPIC})


class NewRunForm(QWidget):
    """`changed` tells that the draft is another one, `asked_changed` that another model or another
    connection is asked, `tracker_changed` that another one is for the tracker."""

    changed = Signal()
    asked_changed = Signal()
    tracker_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subjects: list[Subject] = []
        self._connections: list[Connection] = []
        self.subject = ChoiceBox()
        self.only_unanswered = QCheckBox()
        self.repeats = QSpinBox()
        self.examinee = ChoiceBox()
        self.new_examinee = QPushButton()
        self.connection_box = ChoiceBox()
        self.connections = QPushButton()
        self.tracker_box = ChoiceBox()
        self.direct = RadioButton()
        self.batch = RadioButton()
        self.pace = RunPace()
        self._rows: dict[str, FieldRow] = {}
        self._lay_out()
        self._word()

        self.subject.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.only_unanswered.toggled.connect(lambda _: self.changed.emit())
        self.repeats.valueChanged.connect(lambda _: self.changed.emit())
        self.examinee.currentIndexChanged.connect(lambda _: self._asked())
        self.connection_box.currentIndexChanged.connect(lambda _: self._connected())
        self.tracker_box.currentIndexChanged.connect(lambda _: self._tracked())
        self.batch.toggled.connect(lambda _: self._kind_chosen())
        self.pace.changed.connect(self.changed)

    def _lay_out(self) -> None:
        self.repeats.setRange(1, MOST_REPEATS)
        self.direct.setChecked(True)
        icons.set_icon(self.new_examinee, "examinee")
        icons.set_icon(self.connections, "settings")
        for part in (self.new_examinee, self.connections, self.repeats):
            part.setProperty("narrow", True)
        for button in (self.new_examinee, self.connections):
            button.setAutoDefault(False)
        for box in (self.subject, self.examinee, self.connection_box, self.tracker_box):
            box.setMinimumContentsLength(24)
            box.setSizeAdjustPolicy(
                ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        self._rows = {
            "subject": FieldRow(self.subject),
            "repeats": FieldRow(self.repeats, self.only_unanswered),
            "examinee": FieldRow(self.examinee, self.new_examinee),
            "connection": FieldRow(self.connection_box, self.connections),
            "tracker": FieldRow(self.tracker_box),
        }
        self._rows["tracker"].hide()
        way = QHBoxLayout()
        way.setSpacing(theme.space(3))
        way.addWidget(self.direct)
        way.addWidget(self.batch)
        way.addStretch(1)
        column = QVBoxLayout(self)
        # Room for the ring of what has the focus: the scroll area would cut it off.
        column.setContentsMargins(theme.space(1), theme.space(1), theme.space(3), theme.space(1))
        column.setSpacing(theme.space(3))
        for row in self._rows.values():
            column.addWidget(row)
        column.addLayout(way)
        column.addWidget(self.pace)
        column.addStretch(1)

    def offer_subjects(self, subjects: Sequence[Subject], chosen: Subject | None) -> None:
        """Offer what can be asked; nothing is told."""
        self._subjects = list(subjects)
        blocked = self.subject.blockSignals(True)
        self.subject.clear()
        for subject in subjects:
            self.subject.addItem(subject_choice(subject))
        at = self._subjects.index(chosen) if chosen in self._subjects else 0
        self.subject.setCurrentIndex(at if self._subjects else -1)
        self.subject.blockSignals(blocked)

    def offer_examinees(self, examinees: Sequence[tuple[int, str]], chosen: int | None) -> None:
        """Offer who can be asked; nothing is told."""
        blocked = self.examinee.blockSignals(True)
        kept = self.examinee.currentData() if chosen is None else chosen
        self.examinee.clear()
        for examinee_id, label in examinees:
            self.examinee.addItem(label, examinee_id)
        self.examinee.setCurrentIndex(max(0, self.examinee.findData(kept)) if examinees else -1)
        self.examinee.blockSignals(blocked)
        self.asked_changed.emit()

    def offer_connections(self, connections: Sequence[Connection], chosen: str = "") -> None:
        """Offer the connections that are on; nothing is told but the pace of the one chosen."""
        now = self.connection()
        kept = chosen or (now.name if now is not None else "")
        self._connections = list(connections)
        blocked = self.connection_box.blockSignals(True)
        self.connection_box.clear()
        for connection in connections:
            self.connection_box.addItem(connection_choice(connection), connection.name)
        at = self.connection_box.findData(kept)
        self.connection_box.setCurrentIndex(max(0, at) if connections else -1)
        self.connection_box.blockSignals(blocked)
        self._connected()

    def offer_tracker(self, tracks: bool) -> None:
        """Offer to choose who is asked what an arm asks of a tracker, where the examinee's does.

        Simulated and real ones are never mixed.
        """
        now, kept = self.connection(), self.tracker()
        blocked = self.tracker_box.blockSignals(True)
        self.tracker_box.clear()
        self.tracker_box.addItem(self.tr("The same connection"), "")
        for one in self._connections if tracks and now is not None else ():
            if now is not None and one.name != now.name and one.simulated is now.simulated:
                self.tracker_box.addItem(connection_choice(one), one.name)
        self.tracker_box.setCurrentIndex(max(0, self.tracker_box.findData(kept)))
        self.tracker_box.blockSignals(blocked)
        self._rows["tracker"].setVisible(tracks)

    def tracker(self) -> str:
        """The connection chosen for the tracker; "" for the same one."""
        return str(self.tracker_box.currentData() or "")

    def tracker_connection(self) -> Connection | None:
        """The connection chosen for the tracker; None for the same one."""
        name = self.tracker()
        return next((one for one in self._connections if one.name == name), None)

    def connection(self) -> Connection | None:
        """The connection chosen."""
        at = self.connection_box.currentIndex()
        return self._connections[at] if 0 <= at < len(self._connections) else None

    def examinee_id(self) -> int | None:
        """The examinee chosen."""
        found = self.examinee.currentData()
        return None if found is None else int(found)

    def kind(self) -> RunKind:
        """Whether it is asked from here or by files."""
        return RunKind.BATCH if self.batch.isChecked() else RunKind.DIRECT

    def problem(self) -> str:
        """What is missing or wrong, in a sentence; "" when nothing is."""
        if not self._subjects:
            return self.tr("There is no case to ask. Make a case set first.")
        if self.examinee_id() is None:
            return self.tr("Describe who is asked: an examinee is a model with its settings.")
        if self.connection() is None:
            return self.tr("No connection is on. Choose Connections… and switch one on.")
        return self.pace.problem()

    def draft(self) -> RunDraft | None:
        """The run as it is wished for; None while something is missing or wrong."""
        connection, examinee_id = self.connection(), self.examinee_id()
        if self.problem() or connection is None or examinee_id is None:
            return None
        at_once, per_minute = self.pace.pace()
        return RunDraft(
            subject=self._subjects[self.subject.currentIndex()],
            examinee_id=examinee_id,
            connection=connection.name,
            repeats=self.repeats.value(),
            only_unanswered=self.only_unanswered.isChecked(),
            kind=self.kind(),
            at_once=at_once,
            per_minute=per_minute,
            prices=self.pace.prices(),
            spending_limit=self.pace.spending_limit(),
            tracker=self.tracker(),
            tracker_apart=self.pace.tracker_apart,
            tracker_prices=self.pace.tracker_prices(),
        )

    def _tracked(self) -> None:
        self.tracker_changed.emit()
        self.changed.emit()

    def _asked(self) -> None:
        self.asked_changed.emit()
        self.changed.emit()

    def _connected(self) -> None:
        """Take the pace that the connection is set to."""
        connection = self.connection()
        if connection is not None:
            self.pace.show_speed(connection.at_once, connection.per_minute)
            self.batch.setEnabled(connection.dialect in _BATCHED)
            if connection.dialect not in _BATCHED:
                self.direct.setChecked(True)
        self._asked()

    def _kind_chosen(self) -> None:
        self.pace.set_kind(self.kind())
        self.changed.emit()

    def _word(self) -> None:
        self._rows["subject"].word(self.tr("&What is asked"))
        self._rows["repeats"].word(
            self.tr("&How often each"),
            self.tr("Every time is a new conversation with nothing before it."),
        )
        self._rows["examinee"].word(self.tr("&Examinee"))
        self._rows["connection"].word(self.tr("&Connection"))
        self._rows["tracker"].word(
            self.tr("&Tracker"),
            self.tr(
                "Who is asked what the arm asks of its tracker, by the model named in the"
                " examinee. The limit counts for both."
            ),
        )
        self.only_unanswered.setText(self.tr("Only what is &not answered so often yet"))
        self.new_examinee.setText(self.tr("New…"))
        self.new_examinee.setAccessibleName(self.tr("New examinee"))
        self.connections.setText(self.tr("Connections…"))
        self.direct.setText(self.tr("Ask one &by one"))
        self.batch.setText(self.tr("As batch &files for the service"))
        self.batch.setToolTip(batch_sentence())
