"""The row of the Report page that says of what the report is made."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.views import theme
from statelab_gui.views.widgets.choice_menu import ChoiceMenu

Named = tuple[int, str]


class ReportTools(QWidget):
    """`changed` tells that the reviewer wants another report; `wish` is it, but for grouping."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sets = ChoiceMenu()
        self.examinees = ChoiceMenu()
        self.scratch = QCheckBox()
        self.simulated = QCheckBox()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(2))
        for part in (self.sets, self.examinees, self.scratch, self.simulated):
            row.addWidget(part)
        row.addStretch(1)
        self.retranslate()

        for menu in (self.sets, self.examinees):
            menu.changed.connect(self.changed)
        for box in (self.scratch, self.simulated):
            box.clicked.connect(lambda _=False: self.changed.emit())

    def offer(self, sets: Sequence[Named], examinees: Sequence[Named], wish: ReportWish) -> None:
        """Offer these and show what is wished; nothing is told."""
        self.sets.offer(sets, wish.sets)
        self.examinees.offer(examinees, wish.examinees)
        self._tick(wish)

    def show_wish(self, wish: ReportWish) -> None:
        """Show what is wished, of what is offered already; nothing is told."""
        self.sets.choose(wish.sets)
        self.examinees.choose(wish.examinees)
        self._tick(wish)

    def _tick(self, wish: ReportWish) -> None:
        self.scratch.setChecked(not wish.choices.scratch)
        self.simulated.setChecked(wish.choices.simulated)

    def choose_all(self) -> None:
        """Choose every set and every examinee without telling."""
        self.sets.choose_all()
        self.examinees.choose_all()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.sets.set_words(
            self.tr("Case &sets: all"),
            self.tr("Case &sets: {count} of {total}"),
            self.tr("All case sets"),
            self.tr("Case sets in the report"),
        )
        self.examinees.set_words(
            self.tr("E&xaminees: all"),
            self.tr("E&xaminees: {count} of {total}"),
            self.tr("All examinees"),
            self.tr("Examinees in the report"),
        )
        self.scratch.setText(self.tr("Leave the scrat&ch cell out"))
        self.simulated.setText(self.tr("Incl&ude simulated replies (marked)"))
