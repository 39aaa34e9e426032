"""Opening an answer book by hand, wherever that is offered: asked first, and recorded."""

from PySide6.QtCore import QCoreApplication, Qt

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.storage.commands.replies import RevealCase
from statelab_gui.views.reveal_dialog import RevealDialog

translate = QCoreApplication.translate


def ask_reveal(session: Session, shell: Shell, case_id: int) -> None:
    """Ask whether to open the answer book of a sealed case, and open it where that is wished."""
    document = session.document
    if document is None:
        return
    case = document.case(case_id)
    if not case.sealed:
        return
    dialog = RevealDialog(case_id, case.name, shell.window())
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: _reveal(session, shell, case_id))
    dialog.open()


def _reveal(session: Session, shell: Shell, case_id: int) -> None:
    if session.apply(RevealCase(case_id, session.now())) is not None:
        said = translate("Revealing", "The answer book is open. The reveal is recorded.")
        shell.say(said, "info")
