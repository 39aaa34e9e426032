"""How a cell of the run log looks: its ground, its ink and its text, drawn from the text itself or
from a picture of the whole cell.

A screen of the log repeats few words many times. A text that is drawn a third time is kept as a
picture, which costs a quarter of drawing it, and of Chinese a tenth; one that is seen once or
twice, such as a note or a cost, is written straight away, for a fraction of making a picture.
"""

from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import accumulate

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPixmap,
    QStaticText,
    QTransform,
)

_AS_IS = QTransform()
_PLAIN = Qt.TextFormat.PlainText
_RIGHT_SIDE = Qt.TextElideMode.ElideRight
_SIGNS = "".join(map(chr, range(32, 127))) + "…"
_DIGITS = frozenset("0123456789.-")
_UNSHAPED = QFont.StyleStrategy.PreferNoShaping
_SEEN_OFTEN = 2
_MOST_KEPT = 32_000_000  # bytes of pictures and texts
_A_TEXT = 200  # bytes that a text takes beside its characters


class Script:
    """One font, and how wide texts are in it. In `bare` digits are drawn as they are in `font`, in
    two thirds of the time."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.bare = QFont(font)
        self.bare.setStyleStrategy(_UNSHAPED)
        self._metrics = QFontMetrics(font)
        self._advances = {sign: self._metrics.horizontalAdvance(sign) for sign in _SIGNS}
        self.ascent, self.height = self._metrics.ascent(), self._metrics.height()

    def fitted(self, text: str, room: int) -> tuple[str, int]:
        """The text as it fits into the room, and how wide it is then; nothing where not even the
        mark of what is left out fits."""
        text = text[: 4 * max(0, room)]
        if not text.isprintable():  # a tab has no width of its own
            text = "".join(sign if sign.isprintable() else " " for sign in text)
        try:
            wide = sum(map(self._advances.__getitem__, text))
        except KeyError:  # other signs may be joined: only Qt knows
            return self._fitted_by_qt(text, room)
        return (text, wide) if wide <= room else self._cut(text, room)

    def _cut(self, text: str, room: int) -> tuple[str, int]:
        """The beginning of a plain text, and the mark."""
        left = room - self._advances["…"]
        if left < 0:
            return "", 0
        ends = list(accumulate(map(self._advances.__getitem__, text)))
        count = bisect_right(ends, left)
        return f"{text[:count]}…", room - left + (ends[count - 1] if count else 0)

    def _fitted_by_qt(self, text: str, room: int) -> tuple[str, int]:
        measure = self._metrics.horizontalAdvance
        wide = measure(text)
        if wide > room:
            text = self._metrics.elidedText(text, _RIGHT_SIDE, room)
            wide = measure(text)
        return (text, wide) if wide <= room else ("", 0)


class Hand:
    """A painter of grounds at once and of texts by and by: all of one ink and script together, so
    that pen and font are seldom changed."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter
        self._texts: dict[tuple[int, int], _Texts] = {}

    def take(self, ink: QColor, script: Script) -> "_Texts":
        """Where texts of this ink and this script are put: left, base line, text."""
        key = (id(ink), id(script))
        found = self._texts.get(key)
        if found is None:  # it holds both, so that the numbers stay theirs
            found = self._texts[key] = _Texts(ink, script)
        return found

    def write(self) -> None:
        """Write the texts that were put."""
        painter = self.painter
        for texts in self._texts.values():
            painter.setPen(texts.ink)
            for font, some in ((texts.script.font, texts.shaped), (texts.script.bare, texts.bare)):
                if some:
                    painter.setFont(font)
                    for left, base, text in some:
                        painter.drawText(left, base, text)
            for place, laid in texts.laid:
                painter.setFont(texts.script.font)
                painter.drawStaticText(place, laid)
        self._texts.clear()


class _Texts:
    """Texts of one ink and script, by how they are written."""

    def __init__(self, ink: QColor, script: Script) -> None:
        self.ink = ink
        self.script = script
        self.shaped: list[tuple[int, int, str]] = []
        self.bare: list[tuple[int, int, str]] = []
        self.laid: list[tuple[QPointF, QStaticText]] = []


@dataclass
class Shelf:
    """What all looks of a table keep, so that it can be thrown away when it is too much; `ratio` is
    how many pixels of the screen one of the table's is."""

    ratio: float
    held: int = 0

    @property
    def is_full(self) -> bool:
        """Whether the looks must begin anew."""
        return self.held > _MOST_KEPT


@dataclass(frozen=True)
class Manner:
    """What cells that look alike have in common; `at_right` is where their text stands."""

    width: int
    height: int
    pad: int
    margin: int
    at_right: bool
    ground: QColor
    ink: QColor
    script: Script


@dataclass(eq=False)
class Look:
    """Draws cells of one manner. `pictures` has those that may be put down as they are.

    On a screen where a pixel of the table is not a number of whole ones, a picture would not meet
    its neighbours: there texts are laid out, and kept so.
    """

    manner: Manner
    shelf: Shelf
    pictures: dict[str, QPixmap] = field(default_factory=dict)
    _laid: dict[str, tuple[QStaticText, QPointF]] = field(default_factory=dict)
    _seen: dict[str, int] = field(default_factory=dict)

    def draw(self, hand: Hand, left: int, top: int, text: str) -> None:
        """Draw a cell at a place; of one drawn a third time a picture is kept."""
        if not self.shelf.ratio.is_integer():
            self._put_down(hand, left, top, text)
        elif self._seen.get(text) == _SEEN_OFTEN:
            hand.painter.drawPixmap(left, top, self._picture(text))
        else:
            self._write(hand, left, top, text)
            seen = self._seen[text] = self._seen.get(text, 0) + 1
            if seen == 1:
                self.shelf.held += len(text) + _A_TEXT

    def _write(self, hand: Hand, left: int, top: int, text: str) -> None:
        manner, script = self.manner, self.manner.script
        hand.painter.fillRect(left, top, manner.width, manner.height, manner.ground)
        if text:
            shown, wide = script.fitted(text, manner.width - manner.pad - manner.margin)
            above = (manner.height - script.height) // 2 + script.ascent
            texts = hand.take(manner.ink, script)
            some = texts.bare if _DIGITS.issuperset(shown) else texts.shaped
            some.append((left + self._inset(wide), top + above, shown))

    def _inset(self, wide: int) -> int:
        manner = self.manner
        return manner.width - manner.pad - wide if manner.at_right else manner.pad

    def _picture(self, text: str) -> QPixmap:
        ratio, manner = self.shelf.ratio, self.manner
        found = QPixmap(round(manner.width * ratio), round(manner.height * ratio))
        found.setDevicePixelRatio(ratio)
        painter = QPainter(found)
        hand = Hand(painter)
        self._write(hand, 0, 0, text)
        hand.write()
        painter.end()
        self.pictures[text] = found
        self.shelf.held += 4 * found.width() * found.height()
        return found

    def _put_down(self, hand: Hand, left: int, top: int, text: str) -> None:
        manner, script = self.manner, self.manner.script
        hand.painter.fillRect(left, top, manner.width, manner.height, manner.ground)
        if text not in self._laid:
            shown, wide = script.fitted(text, manner.width - manner.pad - manner.margin)
            laid = QStaticText(shown)
            laid.setTextFormat(_PLAIN)  # a note may look like markup
            laid.prepare(_AS_IS, script.font)
            above = (manner.height - laid.size().height()) // 2
            self._laid[text] = (laid, QPointF(self._inset(wide), above))
            self.shelf.held += 40 * len(shown) + _A_TEXT
        laid, inset = self._laid[text]
        hand.take(manner.ink, script).laid.append((QPointF(left, top) + inset, laid))
