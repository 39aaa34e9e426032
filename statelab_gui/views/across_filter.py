"""The row that says which cases are counted together."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from statelab_gui.domain.families import Family
from statelab_gui.domain.first_errors import Group
from statelab_gui.views import theme
from statelab_gui.views.labels.families import family_plain, form_name
from statelab_gui.views.run_filter_bar import Named
from statelab_gui.views.widgets.choice_box import ChoiceBox


class AcrossFilter(QWidget):
    """`changed` tells that the reviewer asks for another group; `group` is it.

    One examinee at a time is offered first; all of them together is the last choice.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sets: Sequence[Named] = ()
        self._examinees: Sequence[Named] = ()
        self._forms: Sequence[str] = ()
        self.set = ChoiceBox()
        self.examinee = ChoiceBox()
        self.family = ChoiceBox()
        self.form = ChoiceBox()
        self.source = ChoiceBox()
        self._labels = [QLabel() for _ in self._combos()]

        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(1))
        for combo, label, wide in zip(self._combos(), self._labels, (3, 4, 2, 2, 2), strict=True):
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            combo.setSizeAdjustPolicy(policy)
            combo.setMinimumContentsLength(4)
            label.setBuddy(combo)
            row.addWidget(label)
            row.addWidget(combo, wide)
            row.addSpacing(theme.space(1))
        self.retranslate()

        for combo in self._combos():
            combo.activated.connect(lambda _: self.changed.emit())

    def _combos(self) -> tuple[QComboBox, ...]:
        return self.set, self.examinee, self.family, self.form, self.source

    def offer(
        self, sets: Sequence[Named], examinees: Sequence[Named], forms: Sequence[str]
    ) -> None:
        """Offer these; a choice that is not among them falls away, untold."""
        first = not self._examinees
        self._sets, self._examinees, self._forms = sets, examinees, forms
        self._fill()
        if first:
            self.examinee.setCurrentIndex(0)

    def group(self) -> Group:
        """What is asked now."""
        family = self.family.currentData()  # a plain str after Qt has held it
        return Group(
            set_id=self.set.currentData(),
            examinee_id=self.examinee.currentData(),
            family=Family(family) if family else None,
            form=self.form.currentData(),
            simulated=bool(self.source.currentData()),
        )

    def set_group(self, group: Group) -> None:
        """Ask for this group without telling."""
        chosen = (group.set_id, group.examinee_id, group.family, group.form, group.simulated)
        for combo, value in zip(self._combos(), chosen, strict=True):
            with QSignalBlocker(combo):
                combo.setCurrentIndex(max(0, combo.findData(value)))

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        names = (
            self.tr("Case &set"),
            self.tr("E&xaminee"),
            self.tr("Fa&mily"),
            self.tr("F&orm"),
            self.tr("Rep&lies"),
        )
        for combo, label, name in zip(self._combos(), self._labels, names, strict=True):
            label.setText(name)
            combo.setAccessibleName(name.replace("&", ""))
        self._fill()

    def _fill(self) -> None:
        every = self.tr("All examinees, pooled")
        examinees = [(one.name, one.id) for one in self._examinees]
        offers: tuple[list[tuple[str, object]], ...] = (
            [(self.tr("Any"), None), *((one.name, one.id) for one in self._sets)],
            [*examinees, (every, None)],
            [(self.tr("Any"), None), *((family_plain(one), one) for one in Family)],
            [(self.tr("Any"), None), *((form_name(one), one) for one in self._forms)],
            [(self.tr("By models"), False), (self.tr("Simulated"), True)],
        )
        for combo, offer in zip(self._combos(), offers, strict=True):
            with QSignalBlocker(combo):
                before = combo.currentData() if combo.count() else offer[0][1]
                combo.clear()
                for name, value in offer:
                    combo.addItem(name, value)
                combo.setCurrentIndex(max(0, combo.findData(before)))
