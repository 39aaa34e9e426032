"""The prompt of the case shown, with the way to copy it and to go to an update by number."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QToolButton, QVBoxLayout, QWidget

from statelab_gui.views import icons, theme
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_view import PromptView
from statelab_gui.views.widgets.labels import SectionTitle


class PromptPanel(QWidget):
    """`update_selected` tells the update chosen in the prompt or by number."""

    update_selected = Signal(int)
    copy_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self._number_label = QLabel()
        self._number = QSpinBox()
        self._number.setKeyboardTracking(False)
        self._number.setAccelerated(True)
        self._number_label.setBuddy(self._number)
        self._copy = QToolButton()
        icons.set_icon(self._copy, "copy")
        self._copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.view = PromptView()

        head = QHBoxLayout()
        head.setSpacing(theme.space(2))
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._number_label)
        head.addWidget(self._number)
        head.addWidget(self._copy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addLayout(head)
        layout.addWidget(self.view, 1)

        self.view.update_selected.connect(self._chosen_in_prompt)
        self._number.valueChanged.connect(self._chosen_by_number)
        self._copy.clicked.connect(self.copy_requested)
        self.retranslate()
        self.set_prompt(PromptLines())

    def heading_height(self) -> int:
        """How high the heading and what stands beside it are."""
        return self._copy.sizeHint().height()

    def set_prompt(self, lines: PromptLines) -> None:
        """Show another prompt from its beginning; an empty one leaves nothing to do here."""
        self.view.set_prompt(lines)
        self._number.blockSignals(True)
        self._number.setRange(min(1, lines.updates), lines.updates)
        self._number.setValue(lines.updates)
        self._number.blockSignals(False)
        for part in (self._number, self._number_label, self._copy):
            part.setEnabled(lines.updates > 0)

    def select_update(self, k: int) -> None:
        """Choose update k; `update_selected` is not sent."""
        if self.view.selected_update() != k:
            self.view.select_update(k)
        self._number.blockSignals(True)
        self._number.setValue(k)
        self._number.blockSignals(False)

    def _chosen_in_prompt(self, k: int) -> None:
        self.select_update(k)
        self.update_selected.emit(k)

    def _chosen_by_number(self, k: int) -> None:
        if k > 0:
            self.view.select_update(k)
            self.update_selected.emit(k)

    def retranslate(self) -> None:
        """Word everything anew."""
        self._title.setText(self.tr("Prompt"))
        self._number_label.setText(self.tr("&Update"))
        self._number.setAccessibleName(self.tr("Number of the chosen update"))
        self._copy.setText(self.tr("Copy prompt"))
        self._copy.setToolTip(self.tr("Copy the whole prompt as plain text, without any answer"))
