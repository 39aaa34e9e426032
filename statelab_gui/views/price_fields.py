"""Prices of a model, as the reviewer enters them."""

from decimal import Decimal

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from statelab_gui.domain.fetching.usage import Prices, amount_in
from statelab_gui.views import theme

translate = QCoreApplication.translate


class PriceFields(QWidget):
    """Those of a tracker's model. `changed` tells that the reviewer typed something."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = tuple(QLineEdit() for _ in range(4))
        self._labels = tuple(QLabel() for _ in self.lines)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.space(2))
        grid.setVerticalSpacing(theme.space(1))
        for at, (label, line) in enumerate(zip(self._labels, self.lines, strict=True)):
            row, column = divmod(at, 2)
            label.setBuddy(line)
            grid.addWidget(label, 2 * row, column)
            grid.addWidget(line, 2 * row + 1, column)
            grid.setColumnStretch(column, 1)
        self.retranslate()

        for line in self.lines:
            line.textEdited.connect(lambda _: self.changed.emit())

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        titles = (
            translate("RunPace", "Tracker: a million input tokens"),
            translate("RunPace", "Tracker: a million output tokens"),
            translate("RunPace", "Tracker: of input from a cache"),
            translate("RunPace", "Tracker: of input written to a cache"),
        )
        for label, line, title in zip(self._labels, self.lines, titles, strict=True):
            label.setText(title)
            line.setAccessibleName(title)
        for line in self.lines[:2]:
            line.setPlaceholderText(translate("RunPace", "Not provided"))
        for line in self.lines[2:]:
            line.setPlaceholderText(translate("RunPace", "As input"))


def show_prices(lines: tuple[QLineEdit, ...], prices: Prices | None) -> None:
    """Show prices in four lines; nothing is told."""
    amounts: tuple[Decimal | None, ...] = (None,) * 4
    if prices is not None:
        amounts = prices.input, prices.output, prices.cached, prices.cache_written
    for line, amount in zip(lines, amounts, strict=True):
        line.setText("" if amount is None else str(amount))


def prices_in(lines: tuple[QLineEdit, ...]) -> Prices | None:
    """The prices in four lines; None where those of input and output are not both there."""
    read, wrote, cached, written = (amount_of(line.text()) for line in lines)
    if read is None or wrote is None:
        return None
    return Prices(read, wrote, cached, written)


def prices_problem(lines: tuple[QLineEdit, ...]) -> str:
    """What is wrong with the prices in four lines, in a sentence; "" when nothing is."""
    for line in lines:
        problem = amount_problem(line.text())
        if problem:
            return problem
    read, wrote, cached, written = (line.text().strip() for line in lines)
    if bool(read) != bool(wrote) or ((cached or written) and not read):
        return translate("RunPace", "Type both prices, of input and of output, or neither.")
    return ""


def amount_problem(text: str) -> str:
    """Why a text is no amount, in a sentence; "" for one that is, or is empty."""
    text = text.strip()
    if not text or amount_of(text) is not None:
        return ""
    pattern = translate("RunPace", "“{text}” is no amount. Type digits, with a point: 0.25.")
    return pattern.format(text=text)


def amount_of(text: str) -> Decimal | None:
    """A decimal of 0 or more, as `amount_in` reads it; None for no such thing."""
    text = text.strip()
    if not text or not text.isascii() or "_" in text:
        return None
    try:
        return amount_in(text)
    except ValueError:
        return None
