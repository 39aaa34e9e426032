"""What may be done with the run that the Fetch page shows, wired."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QDialog, QMessageBox

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.fetching.runs import FetchPlan, FetchRun, RunKind, RunState, TaskState
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.storage.commands.fetching import SetFetchPlan, SetFetchState
from statelab_gui.storage.commands.fetching_tasks import AskAgain, GiveUp, LeaveOut
from statelab_gui.views.fetch_page import FetchPage
from statelab_gui.views.labels.fetch_remedies import Remedy, amended, remedy_of
from statelab_gui.views.run_limits_dialog import RunLimitsDialog

translate = QCoreApplication.translate
_AT_A_TIME = 1_000  # conversations read together


class Acting(QObject):
    """Grants the wishes of the run's buttons, and the one of its banner."""

    def __init__(self, session: Session, shell: Shell, page: FetchPage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._runner = shell.fetching.runner
        self._book = shell.network.book
        self._run = page.run
        buttons = page.run.buttons
        buttons.pause_requested.connect(self._pause)
        buttons.stop_requested.connect(self._runner.stop)
        buttons.go_on_requested.connect(self._go_on)
        buttons.ask_again_requested.connect(self._ask_again)
        buttons.give_up_requested.connect(self._give_up)
        buttons.limits_requested.connect(self._change_limits)
        page.run.remedy_requested.connect(self._remedy)

    def _pause(self) -> None:
        self._runner.pause()
        self._run.show_pausing()

    def _go_on(self) -> None:
        run = self._run.run()
        if run is None or run.plan.kind is RunKind.BATCH:
            return
        waits = self._runner.run_id is not None
        if self._runner.begin(run.id) and waits:
            self._shell.say(
                translate("Fetching", "It begins when the run under way is done."), "info"
            )

    def _ask_again(self, state: TaskState) -> None:
        run = self._run.run()
        if run is None:
            return
        if state is not TaskState.UNKNOWN or run.plan.connection.simulated:
            self._let_wait(run.id, state)
            return
        self._question(
            translate(
                "FetchActing",
                "Ask %n conversation(s) again whose fate is not known?",
                None,
                run.tally.unknown,
            ),
            translate(
                "FetchActing",
                "The service may have answered them already, and may charge for them twice.",
            ),
            translate("FetchActing", "Ask again"),
            lambda: self._let_wait(run.id, state),
        )

    def _let_wait(self, run_id: int, state: TaskState) -> None:
        if self._session.apply(AskAgain(run_id, None, (state,))) is not None:
            self._go_on()

    def _give_up(self) -> None:
        run = self._run.run()
        if run is None:
            return
        left = run.tally.waiting + run.tally.failed + run.tally.unknown
        self._question(
            translate("FetchActing", "Give up %n conversation(s) of this run?", None, left),
            translate(
                "FetchActing",
                "They are not asked any more. They stay in the run, and can be asked after all.",
            ),
            translate("FetchActing", "Give up"),
            lambda: self._session.apply(GiveUp(run.id, None)),
        )

    def _question(self, text: str, more: str, button: str, act: Callable[[], object]) -> None:
        question = QMessageBox(self._shell.window())
        question.setIcon(QMessageBox.Icon.Question)
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setWindowTitle(translate("FetchActing", "Fetch"))
        question.setText(text)
        question.setInformativeText(more)
        go = question.addButton(button, QMessageBox.ButtonRole.AcceptRole)
        stay = question.addButton(QMessageBox.StandardButton.Cancel)
        question.setDefaultButton(stay)
        question.setEscapeButton(stay)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        go.clicked.connect(lambda: act())
        question.open()

    # What is offered where a run stopped by itself

    def _remedy(self) -> None:
        run = self._run.run()
        remedy = None if run is None else remedy_of(run)
        if run is None or remedy is None:
            return
        if remedy is Remedy.CONNECTIONS:
            self._shell.trigger("tools.connections")
        elif remedy is Remedy.LIMIT:
            self._change_limits()
        elif remedy in (Remedy.RENAME_LIMIT, Remedy.REWRITE_SCHEMA):
            self._amend(run)
        elif run.stopped_by is not None:
            setting = run.stopped_by.facts["setting"]
            if self._session.apply(LeaveOut(run.id, setting, self._session.now())) is not None:
                self._mended(run)

    def _amend(self, run: FetchRun) -> None:
        """Speak as the service wants it, in this run and later ones."""
        known = self._book.follow(run.plan.connection.name)
        if known is not None:
            self._book.put(amended(run, known))
        plan = replace(run.plan, connection=amended(run, run.plan.connection))
        if self._session.apply(SetFetchPlan(run.id, plan)) is None:
            return
        refused = self._refused(run.id)
        if not refused or self._session.apply(AskAgain(run.id, refused)) is not None:
            self._mended(run)

    def _mended(self, run: FetchRun) -> None:
        """Go on; the conversations of a batch wait to be written into new files."""
        if run.plan.kind is RunKind.BATCH:
            self._session.apply(SetFetchState(run.id, RunState.PAUSED))
        else:
            self._go_on()

    def _refused(self, run_id: int) -> list[int]:
        """The conversations that failed since a setting was refused."""
        document, found, offset = self._session.document, list[int](), 0
        while document is not None:
            rows = document.fetch_tasks(run_id, (TaskState.FAILED,), offset, _AT_A_TIME)
            found += [
                row.id
                for row in rows
                if row.trouble is not None and row.trouble.kind is TroubleKind.PARAMETER_REFUSED
            ]
            offset += _AT_A_TIME
            if len(rows) < _AT_A_TIME:
                break
        return found

    def _change_limits(self) -> None:
        run = self._run.run()
        if run is None:
            return
        dialog = RunLimitsDialog(run.plan, self._shell.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._set_plan(run.id, dialog))
        dialog.open()

    def _set_plan(self, run_id: int, dialog: QDialog) -> None:
        assert isinstance(dialog, RunLimitsDialog)
        plan: FetchPlan = dialog.plan()
        if self._session.apply(SetFetchPlan(run_id, plan)) is not None:
            self._shell.say(translate("FetchActing", "Saved. It holds from the next go on."))
