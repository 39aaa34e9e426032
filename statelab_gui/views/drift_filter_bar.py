"""The row above the matrix that says what of the drift sets is shown."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QWidget

from statelab_gui.domain.cases import CaseSetInfo
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.models.drift_matrix import MatrixFilter, MatrixRow
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.drift import (
    condition_name,
    conversation_language,
    drift_family_name,
)
from statelab_gui.views.widgets.choice_box import ChoiceBox


class DriftFilterBar(QWidget):
    """Offers only what the sets at hand have. `set_chosen` tells another set, `filter_changed`
    what else the reviewer changes."""

    set_chosen = Signal(int)
    filter_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[MatrixRow] = ()
        self.sets = ChoiceBox()
        self.family = ChoiceBox()
        self.language = ChoiceBox()
        self.condition = ChoiceBox()
        self.examinee = ChoiceBox()
        self.clear_all = QToolButton()
        icons.set_icon(self.clear_all, "clear")

        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        for combo, share in zip((self.sets, *self._combos()), (3, 2, 2, 2, 3), strict=True):
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            combo.setSizeAdjustPolicy(policy)
            combo.setMinimumContentsLength(9)
            layout.addWidget(combo, share)
        layout.addWidget(self.clear_all)

        self.sets.activated.connect(lambda row: self.set_chosen.emit(self.sets.itemData(row)))
        for combo in self._combos():
            combo.currentIndexChanged.connect(self._tell)
        self.clear_all.clicked.connect(self.clear)
        self.retranslate()

    def _combos(self) -> tuple[QComboBox, ...]:
        return self.family, self.language, self.condition, self.examinee

    def set_sets(self, sets: Sequence[CaseSetInfo], chosen: int | None) -> None:
        """Offer these drift sets."""
        with QSignalBlocker(self.sets):
            self.sets.clear()
            for info in sets:
                self.sets.addItem(info.name, info.id)
            self.sets.setCurrentIndex(self.sets.findData(chosen))

    def set_rows(self, rows: Sequence[MatrixRow]) -> None:
        """Offer what these rows have; a choice that they do not have falls away, untold."""
        self._rows = rows
        self._offer()

    def filter(self) -> MatrixFilter:
        """What is asked now."""
        return MatrixFilter(
            self.family.currentData(),
            self.language.currentData(),
            self.condition.currentData(),
            self.examinee.currentData(),
        )

    def clear(self) -> None:
        """Ask nothing: everything is shown."""
        for combo in self._combos():
            with QSignalBlocker(combo):
                combo.setCurrentIndex(0)
        self._tell()

    def _tell(self) -> None:
        wanted = self.filter()
        self.clear_all.setEnabled(not wanted.asks_nothing)
        self.filter_changed.emit(wanted)

    def _offer(self) -> None:
        items = [row.item for row in self._rows]
        families = {item.family for item in items}
        languages = {item.language for item in items}
        conditions = {condition for item in items for condition in item.cases}
        people = {row.examinee_id: row.examinee for row in self._rows if row.examinee}
        _refill(
            self.family,
            self.tr("All families"),
            [(drift_family_name(one), one) for one in DriftFamily if one in families],
        )
        _refill(
            self.language,
            self.tr("All languages"),
            [(conversation_language(one), one) for one in Language if one in languages],
        )
        _refill(
            self.condition,
            self.tr("All conditions"),
            [(condition_name(one), one) for one in Condition if one in conditions],
        )
        _refill(
            self.examinee,
            self.tr("All examinees"),
            [(name, one) for one, name in people.items()],
        )
        self.clear_all.setEnabled(not self.filter().asks_nothing)

    def retranslate(self) -> None:
        """Word everything anew, keeping what is chosen."""
        self.sets.setAccessibleName(self.tr("Drift set"))
        self.family.setAccessibleName(self.tr("Show only this family"))
        self.language.setAccessibleName(self.tr("Show only this language"))
        self.condition.setAccessibleName(self.tr("Show only this condition"))
        self.examinee.setAccessibleName(self.tr("Show only this examinee"))
        self.clear_all.setToolTip(self.tr("Clear filters"))
        self.clear_all.setAccessibleName(self.tr("Clear filters"))
        self._offer()


def _refill(combo: QComboBox, everything: str, items: Sequence[tuple[str, object]]) -> None:
    """Offer `everything` (asks nothing) and the items, keeping a choice that is still there."""
    kept = combo.currentData()
    with QSignalBlocker(combo):
        combo.clear()
        combo.addItem(everything, None)
        for text, value in items:
            combo.addItem(text, value)
            if value == kept:
                combo.setCurrentIndex(combo.count() - 1)
