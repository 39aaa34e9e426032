"""Making a drift set: the dialog, the job beside the window, and what is said afterwards."""

from collections.abc import Generator

from PySide6.QtCore import QObject, Qt, Signal

from statelab_gui.app.drift_speaking import DriftSpeaking
from statelab_gui.app.key_warning import say_saved
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of, drift_cases
from statelab_gui.domain.drift.messages import prompt_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.storage.commands import AddDriftSet
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.new_drift_set_dialog import NewDriftSetDialog


class DriftMaking(QObject):
    """`made` tells the id of a set that was made and saved; a cancelled one leaves nothing."""

    made = Signal(int)

    def __init__(
        self, session: Session, shell: Shell, parent: QObject, speaking: DriftSpeaking
    ) -> None:
        super().__init__(parent)
        self._speaking = speaking
        self._session = session
        self._shell = shell
        self._task: Task | None = None
        self._sampled: tuple[DriftRecipe, DriftFamily, Condition] | None = None  # wished for last
        self.dialog: NewDriftSetDialog | None = None

    def ask(self) -> None:
        """Open the dialog, over the window."""
        if self._session.document is None or self.dialog is not None:
            return
        self._sampled = None
        self.dialog = NewDriftSetDialog(self._shell.window())
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.create_requested.connect(self._make)
        self.dialog.cancel_requested.connect(self._cancel)
        self.dialog.word_requested.connect(self._word)
        self.dialog.preview.sample_wished.connect(self._sample)
        self.dialog.finished.connect(self._closed)
        self._speaking.made.connect(self._worded)
        self.dialog.open()

    def _closed(self) -> None:
        self._speaking.made.disconnect(self._worded)
        self.dialog = None

    def _word(self, name: str, recipe: DriftRecipe) -> None:
        """Let a model word the turns first; the fields stay until that made a set."""
        if self.dialog is not None:
            self._speaking.ask_recipe(name, recipe, self.dialog)

    def _worded(self) -> None:
        if self.dialog is not None:
            self.dialog.finished_making()

    def _sample(self, family: DriftFamily, condition: Condition) -> None:
        """Make the prompt of the recipe's first item beside the window."""
        recipe = self.dialog.recipe() if self.dialog is not None else None
        if recipe is None:
            return
        wanted = (recipe, family, condition)
        self._sampled = wanted
        language, seed = recipe.languages[0], recipe.seeds[0]

        def show(prompt: str) -> None:
            if self.dialog is not None and self._sampled == wanted:
                self.dialog.preview.show_sample(seed, prompt)

        self._session.run(lambda: _sampling(family, language, seed, condition), show)

    def _make(self, name: str, recipe: DriftRecipe) -> None:
        dialog = self.dialog
        if self._session.document is None or dialog is None:
            return
        cases: list[DriftCase] = []
        command = AddDriftSet(name, recipe, cases, self._session.now())

        def making() -> Generator[Progress, None, None]:
            for step in drift_cases(recipe):
                if isinstance(step, DriftCase):
                    cases.append(step)
                else:
                    yield step

        dialog.begin_making()
        self._task = self._session.apply_beside(
            command,
            making,
            lambda _: self._done(command, name),
            dialog.advance,
            self._failed,
        )
        self._task.cancelled.connect(self._cancelled)
        self._task.crashed.connect(lambda error: self._cancelled())

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _done(self, command: AddDriftSet, name: str) -> None:
        self._task = None
        if self.dialog is not None:
            self.dialog.finished_making()
        said = self.tr("The drift set {name} is made and saved.").format(name=name)
        say_saved(self._shell, said, name)
        if command.result is not None:
            self.made.emit(command.result)

    def _failed(self, error: KnownError) -> None:
        self._task = None
        if self.dialog is not None:
            self.dialog.stopped_making(error_sentence(error))

    def _cancelled(self) -> None:
        self._task = None
        if self.dialog is not None:
            self.dialog.stopped_making()
        self._shell.say(self.tr("Cancelled: no drift set was made."), "info")


def _sampling(
    family: DriftFamily, language: Language, seed: int, condition: Condition
) -> Generator[None, None, str]:
    """The prompt of one item in one condition, as a job."""
    yield
    item = built_in_item(family, language, seed)
    yield
    return prompt_of(next(iter(cases_of(item, (condition,)))))
