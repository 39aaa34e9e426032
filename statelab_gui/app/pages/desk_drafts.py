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
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DRAFT_AFTER_MS)
        self._timer.timeout.connect(self._save)
        session.about_to_close.connect(self.flush)

    def begin(self, case_id: int, examinee_id: int) -> Draft | None:
        """From now on keep this place's draft; what is kept of it already."""
        self._place = (case_id, examinee_id)
        document = self._session.document
        return draft_from_text(document.draft(case_id, examinee_id)) if document else None

    def changed(self, at_once: bool) -> None:
        """What is held has changed: save it now, or soon."""
        if at_once:
            self._save()
        elif not self._timer.isActive():  # steady typing must not put the saving off
            self._timer.start()

    def flush(self) -> None:
        """Save now what was to be saved soon."""
        if self._timer.isActive():
            self._save()

    def leave(self) -> None:
        """Save what was to be saved, and keep nothing until the next `begin`."""
        self.flush()
        self.drop()

    def drop(self) -> None:
        """Keep nothing: what was held is recorded, or its document is gone."""
        self._timer.stop()
        self._place = None

    def _save(self) -> None:
        self._timer.stop()
        document = self._session.document
        if self._place is None or document is None or document.read_only:
            return
        draft = self._held()
        text = draft_to_text(draft) if draft is not None else ""
        self._session.apply(SaveDraft(*self._place, None, text))
