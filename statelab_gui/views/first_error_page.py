"""The First-error page: one reply under the glass, or what recurs across cases."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.views import icons, theme
from statelab_gui.views.examined import Examined, Probed
from statelab_gui.views.first_error_lab import FirstErrorLab
from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.page_head import PageHead, page_layout
from statelab_gui.views.widgets.segments import Segments

_CASE, _ACROSS = 0, 1


@dataclass(frozen=True)
class Choice:
    """A case or a reply that can be looked into: its id and its words."""

    id: int
    text: str


class FirstErrorPage(QWidget):
    """Chooses between cases, replies and the two views; what is shown of a reply is the lab's.

    `across_wished` asks, once, for what is shown across cases; `set_across` puts it in.
    """

    case_chosen = Signal(int)
    reply_chosen = Signal(int)
    empty_wished = Signal()
    across_wished = Signal()
    export_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._across: QWidget | None = None
        self.head = PageHead()
        self.view = Segments(2)
        self.export_button = QPushButton()
        self._case_label = QLabel()
        self.case = ChoiceBox()
        self._reply_label = QLabel()
        self.reply = ChoiceBox()
        self.lab = FirstErrorLab()
        self.empty = EmptyState("first_error")
        self._content = QWidget()
        self._scroll = QScrollArea()
        self._of_case: QWidget = self.empty  # what the view of one case shows
        self._stack = QStackedWidget()

        self._lay_out()
        self.retranslate()

        self.view.chosen.connect(self._show_view)
        self.case.activated.connect(lambda row: self.case_chosen.emit(self.case.itemData(row)))
        self.reply.activated.connect(lambda row: self.reply_chosen.emit(self.reply.itemData(row)))
        self.empty.wished.connect(self.empty_wished)
        self.export_button.clicked.connect(self.export_wished)
        self.lab.map.drawn.connect(lambda: self.export_button.setEnabled(True))

    def _lay_out(self) -> None:
        self._case_label.setBuddy(self.case)
        self._reply_label.setBuddy(self.reply)
        for box in (self.case, self.reply):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(12)
            box.setMaxVisibleItems(16)
        icons.set_icon(self.export_button, "export")
        self.export_button.setEnabled(False)
        policy = self.export_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # the choice of the view stays where the hand is
        self.export_button.setSizePolicy(policy)
        self.head.row.addStretch(1)
        self.head.row.addWidget(self.view)
        self.head.row.addStretch(1)
        self.head.row.addWidget(self.export_button)

        tools = QHBoxLayout()
        tools.setSpacing(theme.space(2))
        tools.addWidget(self._case_label)
        tools.addWidget(self.case, 2)
        tools.addSpacing(theme.space(2))
        tools.addWidget(self._reply_label)
        tools.addWidget(self.reply, 3)
        self._scroll.setWidget(self.lab)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QVBoxLayout(self._content)
        content.setContentsMargins(0, 0, 0, 0)
        content.setSpacing(theme.space(2))
        content.addLayout(tools)
        content.addWidget(self._scroll, 1)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._content)
        page = page_layout(self, self.head)
        page.addWidget(self._stack, 1)
        # The lab has room around it for the ring of what has the focus, within the margins of the
        # page: its parts stand level with the title.
        ring, margins = self.lab.ring_room(), page.contentsMargins()
        margins.setLeft(margins.left() - ring)
        margins.setRight(margins.right() - ring)
        page.setContentsMargins(margins)
        for row in (self.head.row, tools):
            row.setContentsMargins(ring, 0, ring, 0)

    # what is shown

    def show_empty(self, title: str, sentence: str, button: str) -> None:
        """Show nothing of any case, only these words."""
        self.lab.forget()
        self.empty.say(title, sentence, button)
        self._show_case(self.empty)

    def set_choices(
        self, cases: Sequence[Choice], case_id: int, replies: Sequence[Choice], reply_id: int
    ) -> None:
        """Offer these cases and, of the current one, these replies."""
        for box, choices, current in ((self.case, cases, case_id), (self.reply, replies, reply_id)):
            with QSignalBlocker(box):
                box.clear()
                for choice in choices:
                    box.addItem(choice.text, choice.id)
                box.setCurrentIndex(box.findData(current))

    def show_reply(self, examined: Examined, probed: Probed) -> None:
        """Look into one reply."""
        begins = self._stack.currentWidget() is self.empty or self.lab.acting()
        self.lab.show_reply(examined, probed)
        self._show_case(self._content)
        if begins and self.isVisible():
            self.focus_first()  # what had the focus went off with what was shown
        self._scroll.verticalScrollBar().setValue(0)

    def set_across(self, across: QWidget) -> None:
        """Put in what is shown across cases."""
        self._across = across
        ring = self.lab.ring_room()
        across.setContentsMargins(ring, 0, ring, 0)
        self._stack.addWidget(across)

    def is_across(self) -> bool:
        """Whether it is what recurs across cases that is shown."""
        return self.view.current() == _ACROSS

    def show_one_case(self) -> None:
        """Go back to the one case."""
        self.view.set_chosen(_CASE)
        self._show_view(_CASE)

    def focus_first(self) -> None:
        """Put the focus where the next probe begins, or on the one button there is."""
        if self._stack.currentWidget() is self.empty:
            self.empty.setFocus()
        elif self._stack.currentWidget() is self._content:
            self.lab.focus_first()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.head.title.setText(self.tr("First error"))
        self.view.set_words(self.tr("This case"), self.tr("Across cases"))
        self.view.setAccessibleName(self.tr("One case or what recurs across cases"))
        self.export_button.setText(self.tr("Export diagnosis…"))
        self._case_label.setText(self.tr("&Case"))
        self._reply_label.setText(self.tr("&Reply"))
        self.case.setAccessibleName(self.tr("Case"))
        self.reply.setAccessibleName(self.tr("Reply that is not right"))
        self.lab.retranslate()

    def _show_case(self, part: QWidget) -> None:
        """Show a part of the view of one case, at once where that is the view chosen."""
        self._of_case = part
        self._settle()

    def _show_view(self, view: int) -> None:
        if view == _ACROSS and self._across is None:
            self.across_wished.emit()
        self._settle()

    def _settle(self) -> None:
        across = self._across if self.is_across() else None
        self._stack.setCurrentWidget(self._of_case if across is None else across)
        self.export_button.setVisible(self._stack.currentWidget() is self._content)
