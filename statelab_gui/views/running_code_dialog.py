"""The dialog that switches the running of model-written code on and off, and grades again."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.drift.running import Availability
from statelab_gui.domain.progress import Progress
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.sandbox import availability_sentence
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.progress_row import ProgressRow


class RunningCodeDialog(QDialog):
    """`switched(on)` tells the reviewer's choice; `grade_wished` asks to grade the replies that
    could not be graded, `cancel_wished` to stop that."""

    switched = Signal(bool)
    grade_wished = Signal()
    cancel_wished = Signal()

    def __init__(self, on: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: Availability | None = None
        self._waiting = 0
        self._grading = False
        self._title = SectionTitle()
        self._about = QLabel()
        self.choice = QCheckBox()
        self.standing = RoleLabel(Role.QUIET)
        self.waiting = QLabel()
        self.grade = QPushButton()
        self.progress = ProgressRow()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._lay_out()
        with QSignalBlocker(self.choice):
            self.choice.setChecked(on)

        self.choice.toggled.connect(self._toggled)
        self.grade.clicked.connect(self.grade_wished)
        self.progress.cancel_requested.connect(self.cancel_wished)
        self.buttons.rejected.connect(self.reject)
        self.retranslate()

    def _lay_out(self) -> None:
        for label in (self._about, self.waiting):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._about, self.standing):
            label.setWordWrap(True)
            label.setMinimumWidth(self.fontMetrics().averageCharWidth() * 64)
        icons.set_icon(self.grade, "refresh")
        self.grade.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(theme.space(3))
        row.addWidget(self.waiting, 1)
        row.addWidget(self.grade)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.space(4)] * 4)
        column.setSpacing(theme.space(3))
        column.addWidget(self._title)
        column.addWidget(self._about)
        column.addWidget(self.choice)
        column.addWidget(self.standing)
        column.addSpacing(theme.space(2))
        column.addLayout(row)
        column.addWidget(self.progress)
        column.addStretch(1)
        column.addWidget(self.buttons)

    def show_trial(self, found: Availability | None) -> None:
        """Show whether code can be run here; None while that is being tried."""
        self._found = found
        self._settle()

    def show_waiting(self, replies: int) -> None:
        """Show how many replies of the document are not graded."""
        self._waiting = replies
        self._settle()

    def begin_grading(self) -> None:
        """Grading has begun."""
        self._grading = True
        self._settle()
        self.progress.begin(self.tr("Grading again…"))

    def advance(self, progress: Progress) -> None:
        """Show how far it is."""
        self.progress.advance(progress)

    def end_grading(self) -> None:
        """Grading is over, or was stopped."""
        self._grading = False
        self.progress.end()
        self._settle()

    def _toggled(self, on: bool) -> None:
        self._settle()
        self.switched.emit(on)

    def _settle(self) -> None:
        ready = self._found is not None and self._found.ready
        if self._found is None:
            self.standing.set_role(Role.QUIET)
            self.standing.setText(self.tr("Trying whether the sandbox works here…"))
        else:
            role = Role.RIGHT if ready else Role.PROBLEM
            self.standing.set_role(role)
            pattern = self.tr("{sign} {sentence}")
            sentence = availability_sentence(self._found)
            self.standing.setText(pattern.format(sign=theme.sign(role), sentence=sentence))
        # It can always be switched off; on only where it will do what it says.
        self.choice.setEnabled(self.choice.isChecked() or ready)
        text = self.tr("%n reply(s) of this document not graded.", "", self._waiting)
        self.waiting.setText(text)
        on = self.choice.isChecked() and ready
        self.grade.setEnabled(on and self._waiting > 0 and not self._grading)
        self._grow()

    def _grow(self) -> None:
        """Become as high as the sentences need: a dialog does not ask wrapped labels by itself."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            needed = layout.totalHeightForWidth(self.width())
            self.setMinimumHeight(needed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._grow()

    def retranslate(self) -> None:
        """Word everything anew."""
        self.setWindowTitle(self.tr("Running code"))
        self._title.setText(self.tr("Answers that are code"))
        self._about.setText(
            self.tr(
                "Some drift items are answered by a Python function, which only running it can"
                " grade. While this is off, such answers are not graded: they count as neither"
                " right nor wrong. When it is on, each is run in a sandbox of its own: no network,"
                " no home folder, files that cannot be changed, and limits of time and memory."
                " Without a working sandbox nothing is ever run."
            )
        )
        self.choice.setText(self.tr("&Run code that models wrote"))
        self.grade.setText(self.tr("&Grade again"))
        self.grade.setToolTip(
            self.tr("The same bytes are recorded again, graded; the reply before stays, superseded")
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self.progress.retranslate()
        self._settle()
