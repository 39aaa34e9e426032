"""The row above the case table that says which cases are shown."""

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QToolButton, QWidget

from statelab_gui.domain.cases import CaseInfo, CaseStatus
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.kinds import EVERY_FAMILY
from statelab_gui.models.case_filter import CaseFilter
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.families import family_plain, form_name, status_with_sign
from statelab_gui.views.labels.recipes import number


class CaseFilterBar(QWidget):
    """Offers only what the set at hand has; `filter_changed` tells what the reviewer changes."""

    filter_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cases: list[CaseInfo] = []
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._glass = QAction(self)
        icons.set_icon(self._glass, "search")
        self.search.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self.family = QComboBox()
        self.form = QComboBox()
        self.length = QComboBox()
        self.seed = QComboBox()
        self.status = QComboBox()
        self.clear_all = QToolButton()
        icons.set_icon(self.clear_all, "clear")

        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.search, 1)
        for combo in self._combos():
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            layout.addWidget(combo)
        layout.addWidget(self.clear_all)

        self.search.textChanged.connect(self._tell)
        for combo in self._combos():
            combo.currentIndexChanged.connect(self._tell)
        self.clear_all.clicked.connect(self.clear)
        self.retranslate()

    def _combos(self) -> tuple[QComboBox, ...]:
        return self.family, self.form, self.length, self.seed, self.status

    def set_cases(self, cases: Iterable[CaseInfo]) -> None:
        """Offer what these cases have; a choice that they do not have falls away, untold."""
        self._cases = list(cases)
        self._offer()
        self.clear_all.setEnabled(not self.filter().asks_nothing)

    def filter(self) -> CaseFilter:
        """What is asked now."""
        return CaseFilter(
            text=self.search.text(),
            family=self.family.currentData(),
            form=self.form.currentData(),
            length=self.length.currentData(),
            seed=self.seed.currentData(),
            status=self.status.currentData(),
        )

    def clear(self) -> None:
        """Ask nothing: every case is shown."""
        blockers = [QSignalBlocker(part) for part in (self.search, *self._combos())]
        self.search.clear()
        for combo in self._combos():
            combo.setCurrentIndex(0)
        for blocker in blockers:
            blocker.unblock()
        self._tell()

    def _tell(self) -> None:
        wanted = self.filter()
        self.clear_all.setEnabled(not wanted.asks_nothing)
        self.filter_changed.emit(wanted)

    def _offer(self) -> None:
        families = {case.family for case in self._cases}
        statuses = list(CaseStatus)
        of_drift = {isinstance(family, DriftFamily) for family in families} == {True}
        forms = dict.fromkeys(case.form for case in self._cases)
        lengths = sorted({case.length for case in self._cases})
        seeds = sorted({case.seed for case in self._cases})
        offers: tuple[tuple[QComboBox, str, list[tuple[str, object]]], ...] = (
            (
                self.family,
                self.tr("All families", "kinds of task of conversations")
                if of_drift
                else self.tr("All families"),
                [(family_plain(one), one) for one in EVERY_FAMILY if one in families],
            ),
            (
                self.form,
                self.tr("All conditions") if of_drift else self.tr("All forms"),
                [(form_name(form), form) for form in forms],
            ),
            (
                self.length,
                self.tr("Any number of turns") if of_drift else self.tr("All lengths"),
                [(number(n), n) for n in lengths],
            ),
            (self.seed, self.tr("All seeds"), [(str(seed), seed) for seed in seeds]),
            (
                self.status,
                self.tr("Any status"),
                [(status_with_sign(status), status) for status in statuses],
            ),
        )
        only = (
            self.tr("Show only this family", "kind of task of conversations")
            if of_drift
            else self.tr("Show only this family")
        )
        self.family.setAccessibleName(only)
        for combo, everything, items in offers:
            _refill(combo, everything, items)
        self.seed.setVisible(len(seeds) > 1)

    def retranslate(self) -> None:
        """Word everything anew, keeping what is chosen."""
        self.search.setPlaceholderText(self.tr("Search by name"))
        self.search.setAccessibleName(self.tr("Search cases by name"))
        self.clear_all.setToolTip(self.tr("Clear filters"))
        self.clear_all.setAccessibleName(self.tr("Clear filters"))
        self.form.setAccessibleName(self.tr("Show only this form"))
        self.length.setAccessibleName(self.tr("Show only this length"))
        self.seed.setAccessibleName(self.tr("Show only this seed"))
        self.status.setAccessibleName(self.tr("Show only this status"))
        self._offer()
        self.clear_all.setEnabled(not self.filter().asks_nothing)


def _refill(combo: QComboBox, everything: str, items: list[tuple[str, object]]) -> None:
    """Offer `everything` (asks nothing) and the items, keeping a choice that is still there."""
    kept = combo.currentData()
    blocker = QSignalBlocker(combo)
    combo.clear()
    combo.addItem(everything, None)
    for text, value in items:
        combo.addItem(text, value)
        if value == kept:
            combo.setCurrentIndex(combo.count() - 1)
    blocker.unblock()
