"""The right answer beside a wrong one, of drift cases whose answer book is open."""

from PySide6.QtCore import QObject

from statelab_gui.app.session import Session
from statelab_gui.domain.displaying import text_of_record
from statelab_gui.domain.drift.right_answers import right_answer
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.replies import is_slow
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views.verdict_panel import VerdictPanel


class RightAnswers(QObject):
    """Gives a verdict what would have been right. The document says anew whether the case is
    open."""

    def __init__(self, session: Session, verdict: VerdictPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._verdict = verdict
        verdict.right_wished.connect(self._show)

    def _show(self, reply: ReplyInfo) -> None:
        document = self._session.document
        try:
            if document is None or document.case(reply.case_id).sealed:
                return
            case = document.drift_case(reply.case_id)
        except KnownError:  # what is damaged is told where the case is shown
            return
        if case is not None:
            answered = "" if is_slow(reply.raw) else text_of_record(reply.raw)
            self._verdict.show_right(right_answer(case, answered))
