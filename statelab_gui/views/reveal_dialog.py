"""The question before an answer book is opened by hand."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.labels import SectionTitle


class RevealDialog(QDialog):
    """Accepted when the reviewer wants the book of `case_id` open and the reveal recorded."""

    def __init__(self, case_id: int, case_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.case_id = case_id
        self._question = SectionTitle()
        self._consequence = QLabel()
        self.buttons = QDialogButtonBox()
        self.reveal: QPushButton = self.buttons.addButton(
            "", QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.keep: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        icons.set_icon(self.reveal, "reveal")
        for label in (self._question, self._consequence):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(self.fontMetrics().averageCharWidth() * 64)

        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(3))
        layout.addWidget(self._question)
        layout.addWidget(self._consequence)
        layout.addWidget(self.buttons)
        # What cannot be undone is not what Enter does.
        self.reveal.setAutoDefault(False)
        self.keep.setDefault(True)

        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.setWindowTitle(self.tr("Reveal answer book"))
        question = self.tr("Reveal the answer book of {case}?")
        self._question.setText(question.format(case=case_name))
        self._consequence.setText(
            self.tr(
                "No reply has opened this case yet. The reveal is recorded with its time, stays in "
                "the run log and cannot be undone."
            )
        )
        self.reveal.setText(self.tr("Reveal"))
        self.keep.setText(self.tr("Keep hidden"))
