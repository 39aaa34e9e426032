"""Beginning a run: the dialog, wired, or at once by what was chosen the last time."""

from collections.abc import Callable, Generator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QDate, QObject, Qt, Signal
from PySide6.QtWidgets import QDialog

from statelab_gui.app.fetching.forecasting import forecasting, wishes_of
from statelab_gui.app.fetching.model_choosing import ModelChoosing
from statelab_gui.app.fetching.practising import practice_connection, practice_examinee
from statelab_gui.app.fetching.runner import Runner
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.arms.values import Arm
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.runs import FetchPlan, RunKind
from statelab_gui.domain.fetching.wishing import (
    FetchWish,
    RunDraft,
    RunForecast,
    Subject,
    SubjectKind,
)
from statelab_gui.domain.practice import respondent_of
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.storage.commands.examinees import AddExaminee
from statelab_gui.storage.commands.fetching import StartFetchRun
from statelab_gui.views.examinee_dialog import ExamineeDialog, ExamineeDraft
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.new_run import run_name
from statelab_gui.views.labels.report_examinees import told_apart
from statelab_gui.views.new_run_dialog import NewRunDialog

translate = QCoreApplication.translate
_LAST = "fetch_connection"


class Starter(QObject):
    """Asks what a run is to be and begins it; `made(run_id, wish)` tells that it is in the
    document, and by which wish."""

    made = Signal(int, object)

    def __init__(self, session: Session, shell: Shell, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._book = shell.network.book
        self._runner = runner
        self._counting: Task | None = None
        self.dialog: NewRunDialog | None = None
        self._book.changed.connect(self._offer_connections)
        session.document_changed.connect(self._close)

    def ask(self, wish: FetchWish) -> bool:
        """Begin what is wished: at once, and true, where that is wished and everything is known;
        else by the dialog."""
        document = self._session.document
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return False
        if document is None:
            return False
        if document.read_only:
            self._session.failed.emit(KnownError("read_only_document", path=str(document.path)))
            return False
        last = self._last_connection()
        fits = wish.at_once and last is not None and self._fits(wish.examinee_id, last)
        if fits and wish.subject and wish.examinee_id is not None and last is not None:
            draft = RunDraft(
                wish.subject,
                wish.examinee_id,
                last.name,
                wish.repeats,
                wish.only_unanswered,
                at_once=last.at_once,
                per_minute=last.per_minute,
                prices=self._book.prices(last.name, self._model(wish.examinee_id)),
            )
            of, model = self._tracker(wish.examinee_id, last.name, "")
            if of:
                prices = self._book.prices(of, model)
                draft = replace(draft, tracker_apart=True, tracker_prices=prices)
            self.start(draft, self._session.failed.emit, wish)
            return True
        self._open(wish)
        return False

    def start(
        self,
        draft: RunDraft,
        failed: Callable[[KnownError], object],
        wish: FetchWish | None = None,
    ) -> None:
        """Put a run into the document and ask it; a batch waits for its files to be written."""
        document, connection = self._session.document, self._book.get(draft.connection)
        if document is None:
            return
        if connection is None or not connection.enabled:
            failed(KnownError("connection_not_enabled", name=draft.connection))
            return
        tracker = self._book.get(draft.tracker) if draft.tracker else None
        if draft.tracker and (tracker is None or not tracker.enabled):
            failed(KnownError("connection_not_enabled", name=draft.tracker))
            return
        labels = told_apart(document.examinees())
        plan = FetchPlan(
            run_name(draft.subject, labels.get(draft.examinee_id, "")),
            connection,
            draft.kind,
            draft.at_once,
            draft.per_minute,
            draft.prices,
            draft.spending_limit,
            tracker=tracker,
            tracker_apart=draft.tracker_apart,
            tracker_prices=draft.tracker_prices,
        )
        command = StartFetchRun(plan, ())
        path, simulated = document.path, connection.simulated

        def prepare() -> Generator[None, None, None]:
            command.wishes = yield from wishes_of(path, draft, simulated)

        task = self._session.apply_beside(
            command, prepare, lambda _: self._started(draft, command.result, wish)
        )
        task.failed.disconnect()
        task.failed.connect(failed)

    def _started(self, draft: RunDraft, run_id: int | None, wish: FetchWish | None) -> None:
        if run_id is None:
            return
        self._shell.settings.put(_LAST, draft.connection)
        if draft.tracker_prices is not None:
            of, model = self._tracker(draft.examinee_id, draft.connection, draft.tracker)
            self._book.put_prices(of, model, draft.tracker_prices)
        if draft.prices is not None:
            self._book.put_prices(draft.connection, self._model(draft.examinee_id), draft.prices)
        self._close()
        self.made.emit(run_id, wish)
        if draft.kind is RunKind.DIRECT:
            if self._runner.run_id is not None:
                self._shell.say(
                    translate("Fetching", "It begins when the run under way is done."), "info"
                )
            self._runner.begin(run_id)

    # The dialog

    def _open(self, wish: FetchWish) -> None:
        document = self._session.document
        assert document is not None
        dialog = NewRunDialog(self._shell.window())
        self.dialog = dialog
        dialog.count_requested.connect(self._count)
        dialog.prices_wished.connect(self._show_prices)
        dialog.tracker_prices_wished.connect(self._show_tracker_prices)
        dialog.connections_requested.connect(lambda: self._shell.trigger("tools.connections"))
        dialog.practice_requested.connect(self._practise)
        dialog.examinee_requested.connect(self._add_examinee)
        dialog.start_requested.connect(
            lambda draft: self.start(
                draft, lambda error: dialog.stopped_starting(error_sentence(error)), wish
            )
        )
        dialog.finished.connect(self._closed)
        last = self._last_connection()
        dialog.form.offer_connections(self._book.enabled(), "" if last is None else last.name)
        sets = [Subject(SubjectKind.SET, one.name, set_id=one.id) for one in document.case_sets()]
        subjects = [*([wish.subject] if wish.subject and wish.subject not in sets else []), *sets]
        if len(sets) > 1:
            subjects.append(Subject(SubjectKind.EVERY))
        dialog.offer(subjects, self._examinees(), self._book.enabled(), wish)
        dialog.open()

    def _close(self) -> None:
        if self.dialog is not None:
            self.dialog.done(QDialog.DialogCode.Accepted)

    def _closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        if self._counting is not None:
            self._counting.cancel()
        if dialog is not None:
            dialog.deleteLater()

    def _count(self, draft: RunDraft) -> None:
        document, connection = self._session.document, self._book.get(draft.connection)
        dialog = self.dialog
        if document is None or connection is None or dialog is None:
            return
        if self._counting is not None and not self._counting.is_over:
            self._counting.cancel()
        path, settings = document.path, document.examinee(draft.examinee_id).settings
        tracker = self._book.get(draft.tracker) if draft.tracker else None

        def counted(forecast: RunForecast) -> None:
            if self.dialog is dialog:
                dialog.show_forecast(draft, forecast)

        self._counting = self._session.run(
            lambda: forecasting(path, draft, connection, settings, tracker),
            counted,
            on_error=lambda error: self._not_counted(dialog, error),
        )

    def _not_counted(self, dialog: NewRunDialog, error: KnownError) -> None:
        if self.dialog is dialog:
            dialog.stopped_starting(error_sentence(error))

    def _show_prices(self) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        connection, examinee_id = dialog.form.connection(), dialog.form.examinee_id()
        arm = self._arm(examinee_id)
        dialog.form.offer_tracker(arm is not None and arm.tracks)
        dialog.tell_state(arm is Arm.ORACLE_STATE)
        if connection is not None and examinee_id is not None:
            dialog.show_prices(self._book.prices(connection.name, self._model(examinee_id)))
        self._show_tracker_prices()

    def _show_tracker_prices(self) -> None:
        """Where the tracker is another model than the examinee, it has prices of its own."""
        dialog = self.dialog
        connection = None if dialog is None else dialog.form.connection()
        examinee_id = None if dialog is None else dialog.form.examinee_id()
        if dialog is None or connection is None or examinee_id is None:
            return
        of, model = self._tracker(examinee_id, connection.name, dialog.form.tracker())
        prices = self._book.prices(of, model) if of else None
        dialog.show_tracker_prices(bool(of), prices)

    def _offer_connections(self) -> None:
        if self.dialog is not None:
            self.dialog.offer_connections(self._book.enabled())

    def _practise(self) -> None:
        """Switch Practice on, and choose it with an examinee that its answers are those of."""
        document, dialog = self._session.document, self.dialog
        if document is None or dialog is None:
            return
        connection = practice_connection(self._book)
        examinee_id = dialog.form.examinee_id()
        if examinee_id is None:
            examinee_id = practice_examinee(self._session, document, connection.respondent)
        if self.dialog is dialog:
            dialog.offer_examinees(self._examinees(), examinee_id)
            dialog.offer_connections(self._book.enabled(), connection.name)

    def _add_examinee(self) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        asking = ExamineeDialog(ExamineeDraft({"date": Setting.of(today)}), dialog)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        choosing = ModelChoosing(self._session, self._shell, asking)
        asking.accepted.connect(lambda: self._added(asking.settings(), choosing.chosen))
        asking.open()

    def _added(self, settings: dict[str, Setting], connection: str) -> None:
        """Put the examinee into the document, to be asked by the connection that offers it."""
        command = AddExaminee(settings)
        if self._session.apply(command) is not None and self.dialog is not None:
            self.dialog.offer_examinees(self._examinees(), command.result)
            if connection:
                self.dialog.offer_connections(self._book.enabled(), connection)

    # What is known

    def _examinees(self) -> list[tuple[int, str]]:
        document = self._session.document
        if document is None:
            return []
        known = told_apart(document.examinees())
        return [(number, name_shown(known[number])) for number in sorted(known, reverse=True)]

    def _tracker(self, examinee_id: int, connection: str, tracker: str) -> tuple[str, str]:
        """The connection and the model of the examinee's tracker; ("", "") where it has none, or
        is the examinee's own."""
        document, arm = self._session.document, self._arm(examinee_id)
        if document is None or arm is None or not arm.tracks:
            return "", ""
        mine = self._model(examinee_id)
        named = document.examinee(examinee_id).settings.get("tracker_model", BLANK)
        model = named.value.strip() or mine
        asked = tracker or connection
        return ("", "") if (asked, model) == (connection, mine) else (asked, model)

    def _fits(self, examinee_id: int | None, connection: Connection) -> bool:
        """Whether nothing has to be said first: Practice asks no model, whatever it is called."""
        if examinee_id is None or not connection.simulated:
            return True
        return respondent_of(self._model(examinee_id)) is not None

    def _arm(self, examinee_id: int | None) -> Arm | None:
        """The examinee's arm; None where it is blank, or none that there is."""
        document = self._session.document
        if document is None or examinee_id is None:
            return None
        arm = document.examinee(examinee_id).setting("arm").value.strip()
        return Arm(arm) if arm in set(Arm) else None

    def _model(self, examinee_id: int) -> str:
        document = self._session.document
        if document is None:
            return ""
        return document.examinee(examinee_id).setting("model").value

    def _last_connection(self) -> Connection | None:
        """The connection used last, while it is on."""
        found = self._book.get(self._shell.settings.get(_LAST))
        return found if found is not None and found.enabled else None
