"""The line above the Desk: which set, which examinee."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSizePolicy, QWidget

from statelab_gui.domain.cases import CaseSetInfo
from statelab_gui.domain.runs import Examinee
from statelab_gui.views import theme
from statelab_gui.views.icons import set_icon
from statelab_gui.views.labels.examinees import examinee_label
from statelab_gui.views.widgets.choice_box import ChoiceBox
from statelab_gui.views.widgets.page_head import PageHead


class ExamineeBar(PageHead):
    """Two choosers and the examinee's two buttons. Choices are wishes and carry ids."""

    set_chosen = Signal(int)
    examinee_chosen = Signal(int)
    new_requested = Signal()
    settings_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_label = QLabel()
        self.sets = ChoiceBox()
        self.examinee_label = QLabel()
        self.examinees = ChoiceBox()
        self.settings_button = QPushButton()
        self.new_button = QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self.set_label.setBuddy(self.sets)
        self.examinee_label.setBuddy(self.examinees)
        for box, characters in ((self.sets, 12), (self.examinees, 18)):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(characters)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        set_icon(self.settings_button, "settings")
        set_icon(self.new_button, "add")
        row = self.row
        row.addSpacing(theme.space(2))
        row.addWidget(self.set_label)
        row.addWidget(self.sets, 1)
        row.addSpacing(theme.space(2))
        row.addWidget(self.examinee_label)
        row.addWidget(self.examinees, 2)
        row.addWidget(self.settings_button)
        row.addWidget(self.new_button)

    def _connect(self) -> None:
        self.sets.activated.connect(lambda row: self.set_chosen.emit(self.sets.itemData(row)))
        self.examinees.activated.connect(
            lambda row: self.examinee_chosen.emit(self.examinees.itemData(row))
        )
        self.new_button.clicked.connect(self.new_requested)
        self.settings_button.clicked.connect(self._ask_settings)

    def set_usable(self, usable: bool) -> None:
        """Whether there is anything to choose or to add; the title stays what it is."""
        for part in (self.set_label, self.examinee_label, self.settings_button, self.new_button):
            part.setVisible(usable)
        self.sets.setVisible(usable)
        self.examinees.setVisible(usable)

    def retranslate(self) -> None:
        """Put every text into the language now installed."""
        self.title.setText(self.tr("Desk"))
        self.set_label.setText(self.tr("&Set"))
        self.sets.setAccessibleName(self.tr("Set of cases"))
        self.examinee_label.setText(self.tr("E&xaminee"))
        self.examinees.setAccessibleName(self.tr("Examinee"))
        self.settings_button.setText(self.tr("Settings…"))
        self.settings_button.setToolTip(self.tr("See or revise the examinee's settings"))
        self.new_button.setText(self.tr("New examinee…"))

    def show_sets(self, sets: Sequence[CaseSetInfo], chosen: int | None) -> None:
        """Offer these sets; no wish is sent."""
        _fill(self.sets, [(info.id, info.name) for info in sets], chosen)

    def show_examinees(self, examinees: Sequence[Examinee], chosen: int | None) -> None:
        """Offer these examinees; no wish is sent. Equal names are told apart by their numbers."""
        labels = [examinee_label(examinee) for examinee in examinees]
        rows = []
        for examinee, label in zip(examinees, labels, strict=True):
            told_apart = self.tr("{name} (no. {number})")
            twice = labels.count(label) > 1
            shown = told_apart.format(name=label, number=examinee.id) if twice else label
            rows.append((examinee.id, shown))
        _fill(self.examinees, rows, chosen)
        self.settings_button.setEnabled(bool(rows))

    def _ask_settings(self) -> None:
        chosen = self.examinees.currentData()
        if chosen is not None:
            self.settings_requested.emit(chosen)


def _fill(box: QComboBox, rows: Sequence[tuple[int, str]], chosen: int | None) -> None:
    with QSignalBlocker(box):
        box.clear()
        for key, text in rows:
            box.addItem(text, key)
        box.setCurrentIndex(box.findData(chosen))
    box.setEnabled(bool(rows))
