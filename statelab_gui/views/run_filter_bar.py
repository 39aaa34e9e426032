"""The row above the run log that says which rows are shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.runs import Setting
from statelab_gui.models.run_log import RunFilter
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.log import status_choices

_SEARCH_AFTER_MS = 200


@dataclass(frozen=True)
class Named:
    """A set or an examinee that can be asked for."""

    id: int
    name: str


class RunFilterBar(QWidget):
    """`changed` tells that the reviewer asks for other rows; `wanted` says which.

    `values` are what is shown of a column, by its key; columns not in it show every value.
    `unanswered_chosen(bool)` tells that the hand, and nothing else, changed that box.
    """

    changed = Signal()
    unanswered_chosen = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._glass = QAction(self)
        icons.set_icon(self._glass, "search")
        self.search.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self.set = QComboBox()
        self.examinee = QComboBox()
        self.status = QComboBox()
        self.probes = QCheckBox()
        self.unanswered_rows = QCheckBox()
        self.superseded = QCheckBox()
        self.everything = QPushButton()
        self.values: dict[str, frozenset[Setting]] = {}
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_SEARCH_AFTER_MS)
        self._sets: Sequence[Named] = ()
        self._examinees: Sequence[Named] = ()
        for box in self._boxes():
            box.setChecked(True)
        policy = self.everything.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # nothing moves when it comes and goes
        self.everything.setSizePolicy(policy)
        for combo in self._combos():
            combo.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            combo.setMinimumContentsLength(10)

        row = QHBoxLayout()
        row.setSpacing(theme.space(2))
        row.addWidget(self.search, 3)
        for combo in self._combos():
            row.addWidget(combo, 2)
        checks = QHBoxLayout()
        checks.setSpacing(theme.space(3))
        for box in self._boxes():
            checks.addWidget(box)
        checks.addStretch(1)
        checks.addWidget(self.everything)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(theme.space(1))
        layout.addLayout(row, 0, 0)
        layout.addLayout(checks, 1, 0)

        self.search.textChanged.connect(lambda: self._typing.start())
        self._typing.timeout.connect(self.changed)
        for combo in self._combos():
            combo.currentIndexChanged.connect(lambda: self.changed.emit())
        for box in self._boxes():
            box.toggled.connect(lambda: self.changed.emit())
        self.unanswered_rows.clicked.connect(self.unanswered_chosen)
        self.everything.clicked.connect(self.clear)
        self.changed.connect(self._look)
        self.retranslate()
        self._look()

    def _combos(self) -> tuple[QComboBox, ...]:
        return self.set, self.examinee, self.status

    def _boxes(self) -> tuple[QCheckBox, ...]:
        return self.unanswered_rows, self.probes, self.superseded

    def offer(self, sets: Sequence[Named], examinees: Sequence[Named]) -> None:
        """Offer these; a choice that is not among them falls away, untold."""
        self._sets, self._examinees = sets, examinees
        offers: list[tuple[QComboBox, str, Sequence[Named]]] = [
            (self.set, self.tr("Any case set"), sets),
            (self.examinee, self.tr("Any examinee"), examinees),
        ]
        for combo, every, named in offers:
            with QSignalBlocker(combo):
                chosen = combo.currentData()
                combo.clear()
                combo.addItem(every, None)
                for one in named:
                    combo.addItem(one.name, one.id)
                combo.setCurrentIndex(max(0, combo.findData(chosen)))

    def wanted(self) -> RunFilter:
        """What is asked now."""
        status = self.status.currentData()  # a plain str after Qt has held it
        wanted = RunFilter(
            set_id=self.set.currentData(),
            examinee_id=self.examinee.currentData(),
            status=CaseStatus(status) if status else None,
            text=self.search.text().strip(),
            probes=self.probes.isChecked(),
            superseded=self.superseded.isChecked(),
            unanswered=self.unanswered_rows.isChecked(),
        )
        for key, settings in self.values.items():
            wanted = wanted.with_values(key, settings)
        return wanted

    def filter_by(self, key: str, settings: frozenset[Setting] | None) -> None:
        """Show only these values of a column; None shows every value."""
        if settings is None:
            self.values.pop(key, None)
        else:
            self.values[key] = settings
        self.changed.emit()

    def begin(self, unanswered: bool) -> None:
        """Ask for every row of a document, those of unanswered cases as given; nothing is told."""
        with QSignalBlocker(self):
            self.clear()
            self.unanswered_rows.setChecked(unanswered)
        self._look()

    def hides_rows(self) -> bool:
        """Whether anything is asked for that may hide a row."""
        return self.wanted() != RunFilter()

    def _look(self) -> None:
        self.everything.setVisible(self.hides_rows())

    def clear(self) -> None:
        """Ask for every row."""
        parts: list[QWidget] = [self.search, *self._combos(), *self._boxes()]
        blocked = [QSignalBlocker(part) for part in parts]
        self.search.clear()
        self.values.clear()
        for combo in self._combos():
            combo.setCurrentIndex(0)
        for box in self._boxes():
            box.setChecked(True)
        for blocker in blocked:
            blocker.unblock()
        self.changed.emit()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.search.setPlaceholderText(self.tr("Search case, set, settings, notes"))
        self.search.setAccessibleName(self.tr("Search the run log"))
        self.set.setAccessibleName(self.tr("Case set shown"))
        self.examinee.setAccessibleName(self.tr("Examinee shown"))
        self.status.setAccessibleName(self.tr("Result shown"))
        self.unanswered_rows.setText(self.tr("Not &answered"))
        self.probes.setText(self.tr("Pro&bes"))
        self.superseded.setText(self.tr("&Superseded"))
        self.everything.setText(self.tr("Show every row"))
        with QSignalBlocker(self.status):
            chosen = self.status.currentData()
            self.status.clear()
            for status, name in status_choices():
                self.status.addItem(name, status)
            self.status.setCurrentIndex(max(0, self.status.findData(chosen)))
        self.offer(self._sets, self._examinees)
