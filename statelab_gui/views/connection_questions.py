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


def ask_to_save(parent: QWidget, save: Act | None, act: Act, otherwise: Act) -> None:
    """Ask what becomes of what is not saved: `save` keeps it, `act` lets it go, `otherwise` goes on
    with it. `save` is None where it cannot be saved as it is."""
    text = translate("ConnectionQuestions", "This connection is not saved. Save it?")
    if save is None:
        text = translate(
            "ConnectionQuestions", "Go on without saving? What you changed here is not kept."
        )
    yes = translate("ConnectionQuestions", "Discard")
    _ask(parent, text, yes, act, otherwise, save)


def _ask(
    parent: QWidget,
    text: str,
    yes: str,
    act: Act,
    otherwise: Act = lambda: None,
    save: Act | None = None,
) -> None:
    question = QMessageBox(parent)
    question.setIcon(QMessageBox.Icon.Question)
    question.setTextFormat(Qt.TextFormat.PlainText)
    question.setWindowTitle(parent.windowTitle())
    question.setText(text)
    acts = {question.addButton(yes, QMessageBox.ButtonRole.DestructiveRole): act}
    cancel = question.addButton(QMessageBox.StandardButton.Cancel)
    cancel.setText(translate("ConnectionQuestions", "Cancel"))
    question.setDefaultButton(cancel)
    question.setEscapeButton(cancel)
    if save is not None:
        keep = question.addButton(QMessageBox.StandardButton.Save)
        keep.setText(translate("ConnectionQuestions", "Save"))
        question.setDefaultButton(keep)
        acts[keep] = save
    question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def answered() -> None:
        chosen = question.clickedButton()
        next((done for button, done in acts.items() if button is chosen), otherwise)()

    # Of the box and not of the button: Esc and the corner's cross click none.
    question.finished.connect(answered)
    question.open()
