"""Leaving a document whose answers are on their way: the reviewer says what becomes of them."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from statelab_gui.app.fetching.runner import Runner

translate = QCoreApplication.translate


class Leaving(QObject):
    """Holds back what closes the document until no answer is on its way any more."""

    def __init__(self, runner: Runner, parent: QWidget) -> None:
        super().__init__(parent)
        self._runner = runner
        self._parent = parent
        self._then: Callable[[], object] | None = None
        self.question: QMessageBox | None = None
        runner.ended.connect(self._ended)

    def may_leave(self, then: Callable[[], object]) -> bool:
        """True where no run is under way; else false, and `then` is called once that is so, unless
        the reviewer stays."""
        if self._runner.run_id is None:
            return True
        waits = self._then is not None
        self._then = then
        if self.question is not None or waits:
            return False
        if self._runner.is_simulated or not self._runner.in_flight():
            self._runner.pause()
        else:
            self._ask(self._runner.in_flight())
        return False

    def _ask(self, count: int) -> None:
        question = QMessageBox(self._parent)
        question.setIcon(QMessageBox.Icon.Question)
        question.setTextFormat(Qt.TextFormat.PlainText)
        question.setWindowTitle(translate("Leaving", "A run is under way"))
        question.setText(translate("Leaving", "%n answer(s) are on their way.", None, count))
        question.setInformativeText(
            translate(
                "Leaving",
                "Stopped now, nobody knows whether they were answered, and they may be charged."
                " Nothing that came in is lost either way.",
            )
        )
        role = QMessageBox.ButtonRole
        wait = question.addButton(translate("Leaving", "&Wait for them"), role.AcceptRole)
        stop = question.addButton(translate("Leaving", "&Stop and close"), role.DestructiveRole)
        stay = question.addButton(translate("Leaving", "&Cancel"), role.RejectRole)
        question.setDefaultButton(wait)
        question.setEscapeButton(stay)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.buttonClicked.connect(lambda button: self._answered(button, wait, stop))
        question.destroyed.connect(self._forget)
        self.question = question
        question.open()

    def _answered(self, button: object, wait: QPushButton, stop: QPushButton) -> None:
        self.question = None
        if button is stop:
            self._runner.stop()
        elif button is wait:
            self._runner.pause()
        else:
            self._then = None

    def _forget(self) -> None:
        self.question = None

    def _ended(self) -> None:
        """Nothing is on its way any more, by the answer given or of itself."""
        then, self._then = self._then, None
        if self.question is not None:
            self.question.close()
            self.question = None
        if then is not None:
            self._runner.forget_waiting()
            then()
