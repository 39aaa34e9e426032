"""What every dialog that makes a case set has: a name, a reason why not yet, progress in place."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from statelab_gui.domain.progress import Progress
from statelab_gui.views import icons, theme
from statelab_gui.views.field_row import FieldRow
from statelab_gui.views.labels.recipes import field_title
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.progress_row import ProgressRow

_PREVIEW_AFTER_MS = 150
translate = QCoreApplication.translate


class MakingDialog(QDialog):
    """`create_requested` tells a name and a recipe without problems; making is shown in place.

    The dialog stays until `finished_making`; after an error or a cancel everything typed is there.
    """

    create_requested = Signal(str, object)
    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._making = False
        self._edited = False
        self._name_typed = False
        self._ready: object | None = None
        self._resting: tuple[QWidget, ...] = ()  # while a set is made
        self.name = QLineEdit()
        self.name_row = FieldRow(self.name)
        self.reason = RoleLabel(theme.Role.PROBLEM)
        self.progress = ProgressRow()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.create_button: QPushButton = self.buttons.addButton(
            "", QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.later = QTimer(self)  # counting and sampling wait until the hands rest
        self.later.setSingleShot(True)
        self.later.setInterval(_PREVIEW_AFTER_MS)
        self.foot = QHBoxLayout()
        icons.set_icon(self.create_button, "add")
        self.reason.setWordWrap(True)
        self.foot.setSpacing(theme.space(3))
        self.foot.addWidget(self.reason, 1)
        self.foot.addWidget(self.progress, 1)
        self.foot.addWidget(self.buttons)

        self.name.textEdited.connect(self._typed_name)
        self.buttons.accepted.connect(self._create)
        self.buttons.rejected.connect(self.reject)
        self.progress.cancel_requested.connect(self.cancel_requested)

    def check(self) -> None:
        """Judge the fields at once; for a kind of set to say, by `judge`."""
        raise NotImplementedError

    def judge(self, ready: object, problems: Mapping[str, str]) -> None:
        """Take what can be made, and the problem of each field by its name."""
        found = dict(problems)
        no_name = translate("MakingDialog", "Give the set a name.")
        if self.name.text().strip():
            no_name = ""
        self.name_row.show_problem(no_name)
        if no_name:
            found = {"name": no_name, **found}
        self._ready = None if found else ready
        self.reason.setText(_reason(found))
        self.settle()
        self.later.start()

    def begin_making(self) -> None:
        """Making has begun: fields rest, progress shows."""
        self._making = True
        self.settle()
        self.progress.begin(translate("MakingDialog", "Making the case set…"))
        self.progress.setFocus()

    def advance(self, progress: Progress) -> None:
        """Show how far it is."""
        self.progress.advance(progress)

    def stopped_making(self, problem: str = "") -> None:
        """Nothing was made, by an error (`problem` words it) or a cancel; all fields are kept."""
        self._making = False
        self.progress.end()
        self.settle()
        if problem:
            self.reason.setText(problem)
            self.reason.show()

    def finished_making(self) -> None:
        """The set is there: close."""
        self._making = False
        self.accept()

    def reject(self) -> None:
        """Esc and Cancel: stop what is being made; ask before typed text would be lost."""
        if self._making:
            self.progress.cancel_requested.emit()
        elif self._edited:
            self._ask_to_discard()
        else:
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """As `reject`."""
        if self._making or self._edited:
            event.ignore()
            self.reject()
        else:
            super().closeEvent(event)

    def settle(self) -> None:
        """Enable what can be done now."""
        self.create_button.setEnabled(self._ready is not None and not self._making)
        self.create_button.setToolTip(self.reason.text())
        self.reason.setVisible(bool(self.reason.text()) and not self._making)
        for part in self._resting:
            part.setEnabled(not self._making)
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setVisible(not self._making)

    def retranslate(self) -> None:
        """Word what all such dialogs have anew."""
        self.name_row.word(field_title("name"))
        self.create_button.setText(translate("MakingDialog", "Create"))
        self.progress.retranslate()

    def _typed_name(self) -> None:
        self._edited = self._name_typed = True
        self.check()

    def _create(self) -> None:
        if self._ready is not None and not self._making:
            self.create_requested.emit(self.name.text().strip(), self._ready)

    def _ask_to_discard(self) -> None:
        discard, cancel = QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Cancel
        question = QMessageBox(self)
        question.setIcon(QMessageBox.Icon.Question)
        question.setWindowTitle(self.windowTitle())
        question.setText(
            translate("MakingDialog", "Close without making the set? What you typed is not kept.")
        )
        question.setStandardButtons(discard | cancel)
        question.setDefaultButton(cancel)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.button(discard).clicked.connect(self._discard)
        question.open()

    def _discard(self) -> None:
        self._edited = False
        self.reject()


def _reason(problems: Mapping[str, str]) -> str:
    if not problems:
        return ""
    fields = ", ".join(field_title(field) for field in problems)
    text = translate("MakingDialog", "{sign} To create the set, correct: {fields}")
    return text.format(sign=theme.sign(theme.Role.PROBLEM), fields=fields)
