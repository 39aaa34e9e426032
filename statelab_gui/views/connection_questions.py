"""What the dialog of connections asks before something would be gone. Esc is always no."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate
Act = Callable[[], object]


def ask_to_remove(name: str, parent: QWidget, act: Act) -> None:
    """Ask whether a connection is to be removed, and do so on yes."""
    text = translate(
        "ConnectionQuestions",
        "Remove the connection {name} and forget its key? Recorded answers stay.",
    )
    _ask(parent, text.format(name=name), translate("ConnectionQuestions", "Remove"), act)


def ask_to_discard(parent: QWidget, act: Act, otherwise: Act) -> None:
    """Ask whether what was changed may be let go, and act on the answer."""
    text = translate(
        "ConnectionQuestions", "Go on without saving? What you changed here is not kept."
    )
    _ask(parent, text, translate("ConnectionQuestions", "Discard"), act, otherwise)


def _ask(parent: QWidget, text: str, yes: str, act: Act, otherwise: Act = lambda: None) -> None:
    question = QMessageBox(parent)
    question.setIcon(QMessageBox.Icon.Question)
    question.setTextFormat(Qt.TextFormat.PlainText)
    question.setWindowTitle(parent.windowTitle())
    question.setText(text)
    agree = question.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    cancel = question.addButton(QMessageBox.StandardButton.Cancel)
    cancel.setText(translate("ConnectionQuestions", "Cancel"))
    question.setDefaultButton(cancel)
    question.setEscapeButton(cancel)
    question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def answered() -> None:
        (act if question.clickedButton() is agree else otherwise)()

    # Of the box and not of the button: Esc and the corner's cross click none.
    question.finished.connect(answered)
    question.open()
