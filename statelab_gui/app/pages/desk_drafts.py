"""Saves what is received or half typed at the Desk, within a second and before anything is left."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from statelab_gui.app.session import Session
from statelab_gui.storage.commands.desk import SaveDraft
from statelab_gui.views.reply_draft import Draft, draft_from_text, draft_to_text

DRAFT_AFTER_MS = 600


class Drafts(QObject):
    """Keeps the draft of one case and examinee at a time. `held` gives what there is to save."""

    def __init__(
        self, session: Session, held: Callable[[], Draft | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._held = held
        self._place: tuple[int, int] | None = None  # case and examinee
        self._unsaved: dict[tuple[int, int], Draft] = {}  # what the document would not take
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DRAFT_AFTER_MS)
        self._timer.timeout.connect(self._save)
        session.about_to_close.connect(self.flush)
        session.document_changed.connect(self._unsaved.clear)

    def begin(self, case_id: int, examinee_id: int) -> Draft | None:
        """From now on keep this place's draft; what is kept of it already."""
        self._place = (case_id, examinee_id)
        if self._place in self._unsaved:
            return self._unsaved[self._place]
        document = self._session.document
        return draft_from_text(document.draft(case_id, examinee_id)) if document else None

    def changed(self, at_once: bool) -> None:
        """What is held has changed: save it now, or soon."""
        if at_once:
            self._save()
        elif not self._timer.isActive():  # steady typing must not put the saving off
            self._timer.start()

    def flush(self) -> None:
        """Save now what was to be saved soon, and try again what could not be saved."""
        if self._timer.isActive():
            self._save()
        for place, draft in list(self._unsaved.items()):
            self._keep(place, draft)

    def leave(self) -> None:
        """Save what was to be saved, and keep nothing until the next `begin`."""
        self.flush()
        self._place = None

    def drop(self) -> None:
        """Keep nothing of the present place: what was held is recorded, or its document is gone."""
        self._timer.stop()
        if self._place is not None:
            self.forget(*self._place)
        self._place = None

    def forget(self, case_id: int, examinee_id: int) -> None:
        """A reply of that place is recorded: nothing of it waits any more."""
        self._unsaved.pop((case_id, examinee_id), None)

    def _save(self) -> None:
        self._timer.stop()
        if self._place is not None:
            self._keep(self._place, self._held())

    def _keep(self, place: tuple[int, int], draft: Draft | None) -> None:
        """Write a draft into the document; what a full or lost disk does not take stays here."""
        document = self._session.document
        if document is None:
            return
        text = draft_to_text(draft) if draft is not None else ""
        command = SaveDraft(*place, None, text)
        if not document.read_only and self._session.apply(command) is not None:
            self._unsaved.pop(place, None)
        elif draft is not None:
            self._unsaved[place] = draft
        else:
            self._unsaved.pop(place, None)
