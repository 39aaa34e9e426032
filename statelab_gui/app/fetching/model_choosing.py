"""Choosing a model, of an examinee or to word turns, among those that a connection offers."""

from PySide6.QtCore import QObject

from statelab_gui.app.fetching.listing import listing
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.views.drift_speaking_dialog import DriftSpeakingDialog
from statelab_gui.views.examinee_dialog import ExamineeDialog
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.troubles import trouble_text
from statelab_gui.views.model_chooser import ModelChooser

_LAST = "fetch_connection"
AsksForModel = ExamineeDialog | DriftSpeakingDialog


class ModelChoosing(QObject):
    """Grants the wish for models of one dialog, and lives as long as it does."""

    def __init__(self, session: Session, shell: Shell, asking: AsksForModel) -> None:
        super().__init__(asking)
        self._session = session
        self._shell = shell
        self._asking = asking
        self._looking: Task | None = None
        self.dialog: ModelChooser | None = None
        self.chosen = ""  # the connection whose model was taken
        asking.models_requested.connect(self.open)
        shell.network.book.changed.connect(self._offer)

    def open(self) -> None:
        """Let a model be chosen over the dialog."""
        dialog = ModelChooser(self._asking)
        self.dialog = dialog
        dialog.look_requested.connect(self._look)
        dialog.stop_requested.connect(lambda: self._ended(""))
        dialog.connections_requested.connect(lambda: self._shell.trigger("tools.connections"))
        dialog.accepted.connect(self._take)
        dialog.finished.connect(self._closed)
        self._offer()
        dialog.open()

    def _offer(self) -> None:
        if self.dialog is not None:
            kept = self.dialog.connection()
            self.dialog.offer(self._names(), "" if kept else self._first())

    def _names(self) -> list[str]:
        """The connections that may be asked; Practice cannot word turns."""
        words = isinstance(self._asking, DriftSpeakingDialog)
        on = self._shell.network.book.enabled()
        return [one.name for one in on if not (words and one.simulated)]

    def _first(self) -> str:
        """The connection to begin with: the one that the dialog shows, else the one asked last."""
        if isinstance(self._asking, DriftSpeakingDialog):
            shown = self._asking.form.chosen()
            return "" if shown is None else shown.name
        last: str = self._shell.settings.get(_LAST)
        return last

    def _look(self, name: str) -> None:
        connection = self._shell.network.book.get(name)
        self._stop()
        if connection is None:
            return
        asked = connection
        looking = self._session.run(
            lambda: listing(self._shell.network, asked),
            lambda found: self._found(looking, found),
            on_error=lambda error: self._told(looking, error_sentence(error)),
        )
        looking.crashed.connect(lambda _: self._told(looking, ""))
        self._looking = looking

    def _found(self, looking: Task, found: list[str] | Trouble) -> None:
        if isinstance(found, Trouble):
            self._told(looking, trouble_text(found))
        elif self._looking is looking and self.dialog is not None:
            self._looking = None
            self.dialog.show_models(found)

    def _told(self, looking: Task, sentence: str) -> None:
        if self._looking is looking:
            self._ended(sentence)

    def _ended(self, sentence: str) -> None:
        self._stop()
        if self.dialog is not None:
            self.dialog.say_trouble(f"✗ {sentence}" if sentence else "")

    def _stop(self) -> None:
        looking, self._looking = self._looking, None
        if looking is not None:
            looking.cancel()

    def _take(self) -> None:
        dialog = self.dialog
        connection = self._shell.network.book.get(dialog.connection()) if dialog else None
        if dialog is not None and connection is not None and dialog.model():
            self.chosen = connection.name
            self._asking.take_model(dialog.model(), *_whose(connection))

    def _closed(self) -> None:
        self._stop()
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()


def _whose(connection: Connection) -> tuple[str, str]:
    """Who runs the models of a connection, and by which interface they are asked."""
    if connection.simulated:
        return "StateLab", connection.name
    from statelab_gui.providers.addresses import host_of

    return connection.name, f"API {host_of(connection.base_url)}"
