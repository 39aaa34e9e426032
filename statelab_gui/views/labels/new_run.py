"""Words for what a new run asks, and by which connection."""

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.wishing import Subject, SubjectKind
from statelab_gui.views.labels.fetching import host_text
from statelab_gui.views.theme import Role, sign

translate = QCoreApplication.translate


def subject_choice(subject: Subject) -> str:
    """What is asked, as a choice."""
    name = name_shown(subject.name)
    if subject.kind is SubjectKind.SET:
        return translate("NewRun", "The case set {name}").format(name=name)
    if subject.kind is SubjectKind.PROBES:
        count = len(subject.prefixes)
        return translate("NewRun", "%n prefix(es) of {name}", None, count).format(name=name)
    if subject.kind is SubjectKind.CASES and len(subject.case_ids) == 1:
        return translate("NewRun", "The case {name}").format(name=name)
    if subject.kind is SubjectKind.CASES:
        count = len(subject.case_ids)
        return translate("NewRun", "%n case(s) of {name}", None, count).format(name=name)
    return translate("NewRun", "Every case of the document")


def batch_sentence() -> str:
    """What becomes of the prompts of a batch."""
    return translate(
        "NewRunForm", "Files of requests, and later of results; nothing is sent from here"
    )


def run_name(subject: Subject, examinee: str) -> str:
    """What a run is called."""
    text = translate("NewRun", "{what}, {examinee}")
    name = subject.name or translate("NewRun", "Every case")
    return text.format(what=name, examinee=examinee)


def connection_choice(connection: Connection) -> str:
    """A connection, as a choice, with who it asks."""
    name = name_shown(connection.name)
    if connection.simulated:
        text = translate("NewRun", "{sign} {name} (simulated)")
        return text.format(sign=sign(Role.SIMULATED), name=name)
    text = translate("NewRun", "{name} ({host})")
    return text.format(name=name, host=host_text(connection))
