"""Where a value came from: the updates that handed it on, the newest first."""

from PySide6.QtCore import QModelIndex, QStringListModel, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from statelab_gui.domain.tracing import Trail
from statelab_gui.domain.updates import Program
from statelab_gui.views import theme
from statelab_gui.views.labels.tracing import link_text, trail_text
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel


class TrailView(QWidget):
    """A sentence that says what was followed, and a line for each update; a line leads there."""

    update_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._program: Program | None = None
        self._trail: Trail | None = None
        self._asked: tuple[int, int, int] | None = None
        self.sentence = RoleLabel(Role.QUIET)
        self.list = QListView()
        self._model = QStringListModel(self)

        self.sentence.setWordWrap(True)
        self.list.setModel(self._model)
        self.list.setFont(theme.fixed_font())
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(1), 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.sentence)
        column.addWidget(self.list, 1)
        self.retranslate()

        self.list.selectionModel().currentRowChanged.connect(self._on_row)

    def show_trail(self, program: Program, trail: Trail, cell: int, k: int, value: int) -> None:
        """Show how a cell, by its index, came by the value it has after update k."""
        self._program, self._trail, self._asked = program, trail, (cell, k, value)
        self._say()

    def clear(self) -> None:
        """Show and hold nothing."""
        self._program = self._trail = self._asked = None
        self._say()

    def trail(self) -> Trail | None:
        """What is shown."""
        return self._trail

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.list.setAccessibleName(self.tr("Updates that handed the value on, the newest first"))
        self._say()

    def _say(self) -> None:
        program, trail, asked = self._program, self._trail, self._asked
        if program is None or trail is None or asked is None:
            self._model.setStringList([])
            self.sentence.setText(
                self.tr(
                    "Choose a cell in the table above and ask where its value came from: the"
                    " updates that handed it on are listed here."
                )
            )
            return
        chosen = self.list.currentIndex().row()
        self._model.setStringList([link_text(program, link) for link in trail.links])
        self.sentence.setText(trail_text(program, trail, *asked))
        if chosen >= 0:
            self.list.setCurrentIndex(self._model.index(chosen))

    def _on_row(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and self._trail is not None:
            self.update_chosen.emit(self._trail.links[current.row()].update)
