"""Simulated answers at once, for who wants to see a run before any service is set up."""

from dataclasses import replace

from PySide6.QtCore import QDate, Qt

from statelab_gui.app.connections import ConnectionBook
from statelab_gui.app.session import Session
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.wishing import RunDraft, Subject, SubjectKind
from statelab_gui.domain.practice import model_of
from statelab_gui.domain.runs import NO_TOOLS, NOT_PROVIDED, Setting
from statelab_gui.storage.commands.examinees import AddExaminee
from statelab_gui.storage.document import Document

RESPONDENT = "mostly_right"
_NAME = "Practice"
_MANY = 200  # cases: of a larger set the first ones do
_FEW = 24


def practice_draft(session: Session, book: ConnectionBook) -> RunDraft | None:
    """A run of simulated answers to the set made last, with the connection and the examinee that it
    takes made where they are not there; None where there is no set, or nothing can be written."""
    document = session.document
    if document is None or document.read_only:
        return None
    sets = document.case_sets()
    if not sets:
        return None
    connection = practice_connection(book)
    examinee_id = practice_examinee(session, document, connection.respondent)
    if examinee_id is None:
        return None
    newest = sets[-1]
    subject = Subject(SubjectKind.SET, newest.name, set_id=newest.id)
    if newest.case_count > _MANY:
        few = tuple(case.id for case in document.cases(newest.id)[:_FEW])
        subject = Subject(SubjectKind.CASES, newest.name, case_ids=few)
    return RunDraft(subject, examinee_id, connection.name, only_unanswered=False)


def practice_connection(book: ConnectionBook) -> Connection:
    """The Practice connection, switched on: nothing leaves this computer by it."""
    known = book.all()
    found = next((one for one in known if one.simulated), None)
    if found is None:
        names = {one.name for one in known}
        name = _NAME if _NAME not in names else f"{_NAME} 2"
        found = Connection(name, Dialect.PRACTICE, respondent=RESPONDENT)
    if not found.enabled:
        found = replace(found, enabled=True)
        book.put(found)
    return found


def practice_examinee(session: Session, document: Document, respondent: str) -> int | None:
    """The examinee of that respondent; its model is called as its answers call it."""
    model = model_of(respondent)
    for examinee in document.examinees():
        if examinee.setting("model").value == model:
            return examinee.id
    settings = {
        "model": Setting.of(model),
        "provider": Setting.of("StateLab"),
        "interface": Setting.of(_NAME),
        "date": Setting.of(QDate.currentDate().toString(Qt.DateFormat.ISODate)),
        "temperature": NOT_PROVIDED,
        "output_limit": NOT_PROVIDED,
        "reasoning_budget": NOT_PROVIDED,
        "tools": Setting.of(NO_TOOLS),
    }
    command = AddExaminee(settings)
    return command.result if session.apply(command) is not None else None
