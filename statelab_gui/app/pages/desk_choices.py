"""Which set and which examinee the Desk is at, and the two wishes about examinees."""

from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtWidgets import QDialog

from statelab_gui.app.fetching.model_choosing import ModelChoosing
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.runs import Examinee, Setting
from statelab_gui.storage.commands.desk import SetPreference
from statelab_gui.storage.commands.examinees import AddExaminee, ReviseExaminee
from statelab_gui.views.examinee_bar import ExamineeBar
from statelab_gui.views.examinee_dialog import ExamineeDialog, ExamineeDraft
from statelab_gui.views.labels.examinees import examinee_label

_SET = "desk/set"
_EXAMINEE = "desk/examinee"


class Choices(QObject):
    """Keeps `set_id` and `examinee_id` true to the document, which remembers them.

    `about_to_change` comes before another one holds, `changed` after.
    """

    about_to_change = Signal()
    changed = Signal()

    def __init__(
        self, session: Session, shell: Shell, bar: ExamineeBar, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._bar = bar
        self.set_id: int | None = None
        self.examinee_id: int | None = None
        self._read_from: object = None
        bar.set_chosen.connect(lambda set_id: self.choose(set_id, None))
        bar.examinee_chosen.connect(lambda examinee_id: self.choose(None, examinee_id))
        bar.new_requested.connect(self.add_examinee)
        bar.settings_requested.connect(self.revise_examinee)

    def read(self) -> None:
        """Follow the document: keep what is chosen where it is still there."""
        sets, examinees = self._ids()
        before = (self.set_id, self.examinee_id)
        if self._session.document is not self._read_from:
            self._read_from = self._session.document
            before = self.set_id, self.examinee_id = None, None
        self.set_id = _kept(self.set_id, self._remembered(_SET), sets)
        self.examinee_id = _kept(self.examinee_id, self._remembered(_EXAMINEE), examinees)
        self.show()
        if before != (self.set_id, self.examinee_id) or None in before:
            self.changed.emit()

    def choose(self, set_id: int | None, examinee_id: int | None) -> None:
        """Go to another set, another examinee or both; None leaves one as it is."""
        sets, examinees = self._ids()
        new_set = set_id if set_id in sets else self.set_id
        new_examinee = examinee_id if examinee_id in examinees else self.examinee_id
        if (new_set, new_examinee) == (self.set_id, self.examinee_id):
            self.remember()
            return
        self.about_to_change.emit()
        self.set_id, self.examinee_id = new_set, new_examinee
        self.remember()
        self.show()
        self.changed.emit()

    def show(self) -> None:
        """Show the choices in the bar."""
        document = self._session.document
        self._bar.show_sets(document.case_sets() if document else [], self.set_id)
        self._bar.show_examinees(document.examinees() if document else [], self.examinee_id)

    def add_examinee(self) -> None:
        """Ask for a new examinee, and go to it."""
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        settings = self._ask(ExamineeDraft({"date": Setting.of(today)}))
        if settings is not None:
            command = AddExaminee(settings)
            if self._session.apply(command) is not None:
                self._arrive(command.result, self.tr("Added: {name}."))

    def revise_examinee(self, examinee_id: int) -> None:
        """Ask for other settings of an examinee, and go to whoever has them."""
        document = self._session.document
        if document is None:
            return
        examinee = document.examinee(examinee_id)
        replies = document.reply_count(examinee_id)
        settings = self._ask(ExamineeDraft(examinee.settings, is_new=False, replies=replies))
        if settings is not None:
            command = ReviseExaminee(examinee_id, settings)
            if self._session.apply(command) is not None:
                version = self.tr("Saved as a new version: {name}.")
                self._arrive(command.result, version if replies else self.tr("Saved: {name}."))

    def _ask(self, draft: ExamineeDraft) -> dict[str, Setting] | None:
        dialog = ExamineeDialog(draft, self._shell.window())
        ModelChoosing(self._session, self._shell, dialog)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        settings = dialog.settings()
        dialog.deleteLater()
        return settings if accepted else None

    def _arrive(self, examinee_id: int | None, said: str) -> None:
        self.choose(None, examinee_id)
        document = self._session.document
        if document is not None and examinee_id is not None:
            self._shell.say(said.format(name=examinee_label(document.examinee(examinee_id))))

    def _ids(self) -> tuple[list[int], list[int]]:
        document = self._session.document
        if document is None:
            return [], []
        return [s.id for s in document.case_sets()], _newest_last(document.examinees())

    def _remembered(self, key: str) -> int | None:
        document = self._session.document
        text = document.preference(key) if document else None
        return int(text) if text and text.isdecimal() else None

    def remember(self) -> None:
        """Let the document open at these choices the next time."""
        document = self._session.document
        if document is None or document.read_only:
            return
        for key, chosen in ((_SET, self.set_id), (_EXAMINEE, self.examinee_id)):
            if chosen is not None and self._remembered(key) != chosen:
                self._session.apply(SetPreference(key, str(chosen)))


def _newest_last(examinees: list[Examinee]) -> list[int]:
    return sorted(examinee.id for examinee in examinees)


def _kept(chosen: int | None, remembered: int | None, known: list[int]) -> int | None:
    """What stays chosen: the present one, else the remembered one, else the last made."""
    for wanted in (chosen, remembered):
        if wanted in known:
            return wanted
    return known[-1] if known else None
