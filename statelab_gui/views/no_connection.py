"""What a new run says while no connection is on: the two ways on from there."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from statelab_gui.views import icons, theme
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class NoConnection(QWidget):
    """States the wish for a connection, or for simulated answers."""

    connections_requested = Signal()
    practice_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self._of_service = RoleLabel(Role.QUIET)
        self.connections = QPushButton()
        self._of_practice = RoleLabel(Role.QUIET)
        self.practice = QPushButton()
        icons.set_icon(self.connections, "settings")
        icons.set_icon(self.practice, "play")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self._title)
        for words, button in (
            (self._of_service, self.connections),
            (self._of_practice, self.practice),
        ):
            words.setWordWrap(True)
            button.setAutoDefault(False)
            column.addSpacing(theme.space(2))
            column.addWidget(words)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.connections.clicked.connect(self.connections_requested)
        self.practice.clicked.connect(self.practice_requested)
        self._title.setText(self.tr("No connection is on yet"))
        self._of_service.setText(
            self.tr(
                "To ask a model, set up a connection to a service or to a server of your own, and"
                " switch it on."
            )
        )
        self.connections.setText(self.tr("Set up a connection…"))
        self._of_practice.setText(
            self.tr(
                "Practice needs no service: its answers are simulated on this computer, marked ◇"
                " and never pooled with those of a model."
            )
        )
        self.practice.setText(self.tr("Use Practice (simulated)"))
