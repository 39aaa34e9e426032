"""What may be done with a run: pause it, go on, stop it, ask again, give up."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QPushButton, QWidget

from statelab_gui.domain.fetching.runs import FetchRun, RunKind, RunState, TaskState
from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.buttons import PrimaryButton


class FetchRunButtons(QWidget):
    """A row of wishes; what makes no sense at present is not shown.

    `ask_again_requested(state)` and `give_up_requested` speak of the whole run; `nothing_left`
    tells that the keyboard was here and there is nothing more to press.
    """

    nothing_left = Signal()
    pause_requested = Signal()
    go_on_requested = Signal()
    stop_requested = Signal()
    ask_again_requested = Signal(object)
    give_up_requested = Signal()
    limits_requested = Signal()
    write_files_requested = Signal()
    read_files_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._can_begin = False
        self._counts = (0, 0, 0)
        self.again_failed = QPushButton()
        self.again_unknown = QPushButton()
        self.more = QPushButton()
        self.limits = QAction(self)
        self.give_up = QAction(self)
        self.again_given_up = QAction(self)
        self.write_files = QPushButton()
        self.stop = QPushButton()
        self.pause = QPushButton()
        self.read_files = PrimaryButton()
        self.go_on = PrimaryButton()
        self._lay_out()
        self.retranslate()

        again = self.ask_again_requested
        self.again_failed.clicked.connect(lambda: again.emit(TaskState.FAILED))
        self.again_unknown.clicked.connect(lambda: again.emit(TaskState.UNKNOWN))
        self.again_given_up.triggered.connect(lambda: again.emit(TaskState.GIVEN_UP))
        self.give_up.triggered.connect(self.give_up_requested)
        self.limits.triggered.connect(self.limits_requested)
        self.write_files.clicked.connect(self.write_files_requested)
        self.read_files.clicked.connect(self.read_files_requested)
        self.stop.clicked.connect(self.stop_requested)
        self.pause.clicked.connect(self.pause_requested)
        self.go_on.clicked.connect(self.go_on_requested)

    def _lay_out(self) -> None:
        for button, name in (
            (self.again_failed, "refresh"),
            (self.again_unknown, "refresh"),
            (self.write_files, "export"),
            (self.read_files, "import"),
            (self.stop, "stop"),
            (self.pause, "pause"),
            (self.go_on, "play"),
        ):
            icons.set_icon(button, name)
        menu = QMenu(self.more)
        menu.addActions([self.limits, self.again_given_up, self.give_up])
        self.more.setMenu(menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(2))
        left = (self.again_failed, self.again_unknown, self.more)
        right = (self.write_files, self.stop, self.pause, self.read_files, self.go_on)
        for button in left:
            row.addWidget(button)
        row.addStretch(1)
        for button in right:
            row.addWidget(button)
        for button in (*left, *right):
            button.hide()

    def can_begin(self) -> bool:
        """Whether the run shown could be gone on with now."""
        return self._can_begin

    def show_run(self, run: FetchRun, under_way: bool, can_begin: bool) -> None:
        """Offer what can be done with this run."""
        focused = QApplication.focusWidget()
        had = focused is not None and focused.parentWidget() is self
        self._can_begin = can_begin
        tally, batch = run.tally, run.plan.kind is RunKind.BATCH
        self._counts = tally.failed, tally.unknown, tally.given_up
        left = tally.waiting + tally.failed + tally.unknown
        self.again_failed.setVisible(can_begin and tally.failed > 0)
        self.again_unknown.setVisible(can_begin and tally.unknown > 0)
        self.limits.setVisible(not batch and run.state is not RunState.ENDED)
        self.again_given_up.setVisible(tally.given_up > 0)
        self.give_up.setVisible(left > 0)
        self.more.setVisible(can_begin and left + tally.given_up > 0)
        self.write_files.setVisible(can_begin and batch and tally.waiting > 0)
        written = tally.asking + tally.failed + tally.unknown + tally.answered > 0
        due = written and left + tally.asking > 0
        self.read_files.setVisible(can_begin and batch and due)
        self.go_on.setVisible(can_begin and not batch and tally.waiting > 0)
        for button in (self.stop, self.pause):
            button.setVisible(under_way)
            button.setEnabled(True)
        self.retranslate()
        if had:
            self._keep_focus()

    def _keep_focus(self) -> None:
        """Who pressed what is now gone goes on with what came in its place: the keyboard would
        else be taken to another part of the window."""
        focused = QApplication.focusWidget()
        if focused is not None and focused.parentWidget() is self and focused.isVisible():
            return
        wishes = (self.go_on, self.read_files, self.pause, self.again_failed, self.more)
        found = next((one for one in wishes if not one.isHidden() and one.isEnabled()), None)
        if found is not None:
            found.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.nothing_left.emit()

    def show_pausing(self) -> None:
        """Show that it was asked to pause: only stopping is left."""
        self.pause.setEnabled(False)
        self.pause.setText(self.tr("Pausing…"))

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        failed, unknown, given_up = self._counts
        self.again_failed.setText(self.tr("Ask %n failed again", "", failed))
        self.again_unknown.setText(self.tr("Ask %n unknown again…", "", unknown))
        self.more.setText(self.tr("More"))
        self.again_given_up.setText(self.tr("Ask %n given up after all", "", given_up))
        self.give_up.setText(self.tr("Give up the rest…"))
        self.limits.setText(self.tr("Pace and limit…"))
        self.write_files.setText(self.tr("Write request files…"))
        self.read_files.setText(self.tr("Read result files…"))
        self.stop.setText(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Cut off what is on its way; it becomes unknown"))
        self.pause.setText(self.tr("Pause") if self.pause.isEnabled() else self.tr("Pausing…"))
        self.pause.setToolTip(self.tr("Ask nothing new, and wait for what is on its way"))
        self.go_on.setText(self.tr("Go on"))
