"""The question before a conversation that is half-way is begun again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.widgets.labels import SectionTitle


class StartOverDialog(QDialog):
    """Accepted when the reviewer wants the case at its first step again; `steps` were recorded."""

    def __init__(self, case_name: str, steps: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = SectionTitle()
        self._consequence = QLabel()
        self.buttons = QDialogButtonBox()
        self.start: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.keep: QPushButton = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
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
        self.start.setAutoDefault(False)
        self.keep.setDefault(True)

        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.setWindowTitle(self.tr("Start a case over"))
        question = self.tr("Start {case} over at step 1?")
        self._question.setText(question.format(case=case_name))
        self._consequence.setText(
            self.tr(
                "%n recorded step(s) stay in the document as they are, marked superseded. The"
                " report counts the conversation as left out. This cannot be undone.",
                "",
                steps,
            )
        )
        self.start.setText(self.tr("Start over"))
        self.keep.setText(self.tr("Go on with it"))
