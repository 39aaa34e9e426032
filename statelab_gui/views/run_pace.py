"""How gently a run asks and what it may cost: at once, a minute, prices, a spending limit."""

from decimal import Decimal

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSpinBox, QWidget

from statelab_gui.domain.fetching.runs import RunKind
from statelab_gui.domain.fetching.usage import Prices
from statelab_gui.views import theme
from statelab_gui.views.price_fields import (
    PriceFields,
    amount_of,
    amount_problem,
    prices_in,
    prices_problem,
    show_prices,
)
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel

MOST_AT_ONCE = 256
_MOST_A_MINUTE = 100_000
translate = QCoreApplication.translate


class RunPace(QWidget):
    """`changed` tells that the reviewer changed something; `problem` is why it cannot stay so."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.at_once = QSpinBox()
        self.per_minute = QSpinBox()
        self.input_price = QLineEdit()
        self.output_price = QLineEdit()
        self.cached_price = QLineEdit()
        self.written_price = QLineEdit()
        self.limit = QLineEdit()
        self.tracker = PriceFields()
        self._labels = [QLabel() for _ in range(7)]
        self._note = RoleLabel(Role.QUIET)
        self._lay_out()
        self.retranslate()

        for spin in (self.at_once, self.per_minute):
            spin.valueChanged.connect(lambda _: self.changed.emit())
        for line in (*self._price_lines(), self.limit):
            line.textEdited.connect(lambda _: self.changed.emit())
        self.tracker.changed.connect(self.changed)

    def _lay_out(self) -> None:
        self.at_once.setRange(1, MOST_AT_ONCE)
        self.per_minute.setRange(0, _MOST_A_MINUTE)
        self._note.setWordWrap(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.space(2))
        grid.setVerticalSpacing(theme.space(1))
        fields: tuple[QWidget, ...] = (
            self.at_once,
            self.per_minute,
            self.input_price,
            self.output_price,
            self.cached_price,
            self.written_price,
            self.limit,
        )
        for at, (label, field) in enumerate(zip(self._labels, fields, strict=True)):
            label.setBuddy(field)
            row, column = divmod(at, 2)
            grid.addWidget(label, 2 * row, column)
            grid.addWidget(field, 2 * row + 1, column)
        grid.addWidget(self.tracker, 8, 0, 1, 2)
        grid.addWidget(self._note, 9, 0, 1, 2)
        self.tracker.hide()
        for column in (0, 1):
            grid.setColumnStretch(column, 1)

    def show_pace(
        self,
        at_once: int,
        per_minute: int | None,
        prices: Prices | None,
        limit: Decimal | None = None,
    ) -> None:
        """Show these; nothing is told."""
        blocked = self.blockSignals(True)
        self.show_speed(at_once, per_minute)
        self.show_prices(prices)
        self.limit.setText("" if limit is None else str(limit))
        self.blockSignals(blocked)

    def show_speed(self, at_once: int, per_minute: int | None) -> None:
        """Show how fast another connection is asked; prices stay, half-typed ones too."""
        blocked = self.blockSignals(True)
        self.at_once.setValue(at_once)
        self.per_minute.setValue(per_minute or 0)
        self.blockSignals(blocked)

    def show_prices(self, prices: Prices | None) -> None:
        """Show the prices of another model."""
        show_prices(self._price_lines(), prices)

    def show_tracker(self, apart: bool, prices: Prices | None) -> None:
        """Offer prices of a tracker, where it is another model, and show these."""
        self.tracker.setVisible(apart)
        show_prices(self.tracker.lines, prices)

    @property
    def tracker_apart(self) -> bool:
        """Whether prices of a tracker are offered."""
        return not self.tracker.isHidden()

    def tracker_prices(self) -> Prices | None:
        """Those entered for the tracker; None where none are."""
        return prices_in(self.tracker.lines) if self.tracker_apart else None

    def pace(self) -> tuple[int, int | None]:
        """How many at once, and how many a minute."""
        return self.at_once.value(), self.per_minute.value() or None

    def prices(self) -> Prices | None:
        """The prices entered; None where both of input and output are empty, or one is wrong."""
        return prices_in(self._price_lines())

    def spending_limit(self) -> Decimal | None:
        """The most that may be spent."""
        return amount_of(self.limit.text())

    def problem(self) -> str:
        """What is wrong, in a sentence; "" when nothing is."""
        problem = prices_problem(self._price_lines()) or amount_problem(self.limit.text())
        if self.tracker_apart:
            problem = problem or prices_problem(self.tracker.lines)
        if problem or not self.limit.text().strip():
            return problem
        if self.prices() is None:
            return translate("RunPace", "A spending limit needs the prices of input and output.")
        if self.tracker_apart and self.tracker_prices() is None:
            return translate("RunPace", "A spending limit needs the prices of the tracker, too.")
        return ""

    def set_kind(self, kind: RunKind) -> None:
        """A batch is paced by its service."""
        for field in (self.at_once, self.per_minute, self.limit):
            field.setEnabled(kind is RunKind.DIRECT)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        titles = (
            translate("RunPace", "At &once"),
            translate("RunPace", "At most a &minute"),
            translate("RunPace", "Price of a million &input tokens"),
            translate("RunPace", "Price of a million o&utput tokens"),
            translate("RunPace", "Of inpu&t from a cache"),
            translate("RunPace", "Of input written to &a cache"),
            translate("RunPace", "S&pending limit"),
        )
        for label, title in zip(self._labels, titles, strict=True):
            label.setText(title)
            field = label.buddy()
            if field is not None:
                field.setAccessibleName(title.replace("&", ""))
        self.tracker.retranslate()
        self.per_minute.setSpecialValueText(translate("RunPace", "No limit"))
        for line in (self.cached_price, self.written_price):
            line.setPlaceholderText(translate("RunPace", "As input"))
        self.limit.setPlaceholderText(translate("RunPace", "None"))
        self._note.setText(
            translate(
                "RunPace",
                "Prices are yours to enter, in any one currency. The run pauses before it would"
                " pass the limit.",
            )
        )

    def _price_lines(self) -> tuple[QLineEdit, ...]:
        return self.input_price, self.output_price, self.cached_price, self.written_price
