"""Wording a drift set by a model: the dialog, wired. A set that is there is never changed."""

from collections.abc import Callable, Generator, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from statelab_gui.app.drift_speaking_jobs import (
    Asked,
    Came,
    Ended,
    asked_of_recipe,
    asked_of_set,
    asking,
    came_of,
    judging,
    worded,
)
from statelab_gui.app.fetching.model_choosing import ModelChoosing
from statelab_gui.app.key_warning import say_saved
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.cases import CaseSetInfo
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.reviewing import Reviewed
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.progress import Progress
from statelab_gui.providers.unkept import Unkept
from statelab_gui.storage.commands import AddDriftSet
from statelab_gui.views.drift_speaking_dialog import DriftSpeakingDialog
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.troubles import trouble_sentence
from statelab_gui.views.speaking_form import SpeakingWish

_LAST = "fetch_connection"
Prepare = Callable[[], Generator[Progress, None, Asked]]


class DriftSpeaking(QObject):
    """`made` tells the id of a set that was worded, made and saved; else nothing is left."""

    made = Signal(int)

    def __init__(self, session: Session, shell: Shell, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._task: Task | None = None
        self._asking: Connection | None = None  # while it is under way
        self._recipe: DriftRecipe | None = None
        self._asked: Asked | None = None
        self._came = Came()
        self._model = ""
        self.dialog: DriftSpeakingDialog | None = None
        shell.network.book.changed.connect(self._offer)
        session.document_changed.connect(self._leave)

    @property
    def is_busy(self) -> bool:
        """Whether something is being prepared, asked, judged or made."""
        return self._task is not None

    def ask_set(self, info: CaseSetInfo) -> None:
        """Let a set of the document be worded: another set is made, this one stays."""
        document, recipe = self._session.document, info.recipe
        if document is None or not isinstance(recipe, DriftRecipe):
            return
        path = document.path
        name = self.tr("{set}, worded by a model").format(set=info.name)
        self._open(name, recipe, lambda: asked_of_set(path, info.id), self._shell.window())

    def ask_recipe(self, name: str, recipe: DriftRecipe, over: QWidget) -> None:
        """Let the set that a recipe makes be worded before it is made."""
        if self._session.document is not None:
            self._open(name, recipe, lambda: asked_of_recipe(recipe), over)

    # The dialog

    def _open(self, name: str, recipe: DriftRecipe, prepare: Prepare, over: QWidget) -> None:
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        dialog = DriftSpeakingDialog(over)
        self.dialog, self._recipe = dialog, recipe
        self._asked, self._came, self._model = None, Came(), ""
        ModelChoosing(self._session, self._shell, dialog)
        dialog.connections_requested.connect(lambda: self._shell.trigger("tools.connections"))
        dialog.word_requested.connect(self._word)
        dialog.stop_requested.connect(self._stop)
        dialog.make_requested.connect(self._make)
        dialog.finished.connect(self._closed)
        dialog.form.name.setText(name)
        self._offer(self._shell.settings.get(_LAST))
        dialog.open()
        dialog.begin(self.tr("Counting what is to be asked…"))
        self._run(prepare, self._prepared)

    def _prepared(self, asked: Asked) -> None:
        self._asked = asked
        if self.dialog is not None:
            self.dialog.show_asked(asked.wordings)

    def _offer(self, chosen: str = "") -> None:
        """Offer what is on; what is asked of one switched off is cut off."""
        if self.dialog is None:
            return
        on = self._shell.network.book.enabled()
        self.dialog.form.offer(on, chosen)
        if self._asking is not None and self._asking.name not in [one.name for one in on]:
            self._stop()

    def _leave(self) -> None:
        """Another document is open: nothing can be made for this one any more."""
        if self.dialog is not None:
            self.dialog.done(0)

    def _closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        self._stop()
        self._task = self._asking = self._asked = self._recipe = None
        self._came = Came()
        if dialog is not None:
            dialog.deleteLater()

    # Asking

    def _word(self, wish: SpeakingWish, numbers: Sequence[int]) -> None:
        network, asked = self._shell.network, self._asked
        connection = network.book.get(wish.connection)
        if self.dialog is None or asked is None:
            return
        if connection is None or not connection.enabled:
            error = KnownError("connection_not_enabled", name=wish.connection)
            self.dialog.stopped(error_sentence(error))
            return
        self._shell.settings.put(_LAST, connection.name)
        self._model, self._asking = wish.model, connection
        prompts = {number: asked.wordings[number].prompt for number in numbers}
        journal = Unkept(prompts, wish.settings)
        self.dialog.begin(self.tr("The messages are being worded…"))
        self._run(
            lambda: asking(network, connection, journal),
            lambda end: self._ended(journal, numbers, end),
            lambda problem: self._broken_off(journal, numbers, problem),
        )

    def _ended(self, journal: Unkept, numbers: Sequence[int], end: Ended) -> None:
        problem = "" if end.trouble is None else trouble_sentence(end.trouble)
        stopped = ""
        if end.alike and end.trouble is None:
            stopped = self.tr(
                "%n message(s) one after another ended in the same way, so no more are asked.",
                "",
                end.alike,
            )
        self._take(journal, numbers, problem, stopped)

    def _broken_off(self, journal: Unkept, numbers: Sequence[int], problem: str) -> None:
        """Cancelled, or an error: what came before is not lost."""
        self._take(journal, numbers, problem)

    def _take(
        self, journal: Unkept, numbers: Sequence[int], problem: str, stopped: str = ""
    ) -> None:
        self._asking = None
        dialog, asked = self.dialog, self._asked
        if dialog is None or asked is None:
            return
        came = came_of(journal, numbers, problem or stopped or self._not_asked())
        rows = dialog.review.rows()
        if not came.said and not rows:
            # Where nothing at all came, there is nothing to review: say why, once.
            dialog.stopped(problem or self._why_none(journal, asked, came, stopped))
            return
        for number in came.said:
            self._came.failures.pop(number, None)
        self._came.said |= came.said
        self._came.failures |= came.failures
        kept = {number: row for number, row in enumerate(rows) if row.said is not None}
        kept |= {n: row for n, row in enumerate(rows) if n not in came.said}
        self._judge(asked, kept, problem or stopped)

    def _not_asked(self) -> str:
        return self.tr("It was not asked: the asking was stopped.")

    def _why_none(self, journal: Unkept, asked: Asked, came: Came, stopped: str) -> str:
        """Why there is not one wording: what became of the first message that was asked."""
        ended = journal.ended
        if not ended:
            return ""
        pattern = self.tr("There is no wording of any message. {place}: {reason}")
        first = asked.places[ended[0]]
        told = pattern.format(place=first, reason=came.failures[ended[0]])
        return self.tr("{told} {stopped}").format(told=told, stopped=stopped) if stopped else told

    def _judge(self, asked: Asked, kept: Mapping[int, Reviewed], problem: str) -> None:
        said = dict(self._came.said)

        def judged(rows: list[Reviewed]) -> None:
            if self.dialog is not None:
                self.dialog.show_review(rows, asked.places, self._came.failures)
                if problem:
                    self.dialog.stopped(problem)

        if self.dialog is not None:
            self.dialog.begin(self.tr("The wordings are being checked…"))
        self._run(lambda: judging(asked, said, kept), judged)

    # Making

    def _make(self, name: str, rows: Sequence[Reviewed]) -> None:
        asked, recipe, dialog = self._asked, self._recipe, self.dialog
        if asked is None or recipe is None or dialog is None or self._session.document is None:
            return
        cases: list[DriftCase] = []
        try:
            command = AddDriftSet(name, recipe, cases, self._session.now())
        except KnownError as error:
            dialog.stopped(error_sentence(error))
            return
        model = self._model
        dialog.begin(self.tr("Making the case set…"))
        self._follow(
            self._session.apply_beside(
                command,
                lambda: worded(asked, rows, model, cases),
                lambda _: self._done(command, name),
                dialog.advance,
                lambda error: self._stopped(error_sentence(error)),
            ),
            self._stopped,
        )

    def _done(self, command: AddDriftSet, name: str) -> None:
        if self.dialog is not None:
            self.dialog.finished_making()
        said = self.tr("The drift set {name} is made and saved.").format(name=name)
        say_saved(self._shell, said, name)
        if command.result is not None:
            self.made.emit(command.result)

    # Jobs

    def _run(
        self,
        job: Callable[[], Generator[Progress, None, object]],
        done: Callable[..., object],
        ended: Callable[[str], object] | None = None,
    ) -> None:
        """Run a job; `ended` is called where it came to no good end, with a problem or ""."""
        dialog, over = self.dialog, ended or self._stopped
        if dialog is None:
            return

        def told(listener: Callable[..., object]) -> Callable[..., None]:
            def listen(*values: object) -> None:
                if self.dialog is dialog:
                    listener(*values)

            return listen

        task = self._session.run(
            job,
            on_done=told(done),
            on_progress=told(dialog.advance),
            on_error=told(lambda error: over(error_sentence(error))),
        )
        self._follow(task, lambda: told(over)(""))

    def _follow(self, task: Task, stopped: Callable[[], object]) -> None:
        task.cancelled.connect(stopped)
        task.crashed.connect(lambda _: stopped())
        self._task = task

        def over() -> None:
            if self._task is task:
                self._task = None

        task.finished.connect(over)

    def _stopped(self, problem: str = "") -> None:
        if self.dialog is not None:
            self.dialog.stopped(problem)

    def _stop(self) -> None:
        if self._task is not None and not self._task.is_over:
            self._task.cancel()
