"""What the colours, textures and signs of a state map mean."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_probes import (
    FORMAT_ERROR,
    INCOMPLETE,
    MIXED,
    NOT_OBSERVED,
    PLANNED,
    RIGHT,
    ROLES,
    WRONG,
)
from statelab_gui.views.plots.map_values import ValueScale
from statelab_gui.views.plots.map_vector import StripShapes
from statelab_gui.views.theme import Role

translate = QCoreApplication.translate


@dataclass(frozen=True, eq=False)
class LegendEntry:
    """A swatch, drawn into the box it is given, `wide` pixels across, and the text beside it."""

    text: str
    wide: float
    draw: Callable[[QPainter, QRectF], None]


@dataclass(frozen=True)
class LegendNeeds:
    """What a legend has to explain; the same needs make the same legend."""

    codes: tuple[int, ...]
    unset: bool
    dense: bool
    written: bool
    worded: bool = False

    @classmethod
    def of(cls, facts: MapFacts, look: MapLook, frame: MapFrame) -> "LegendNeeds":
        """What can be seen in the frame."""
        dense = frame.per_update * frame.ratio < 1
        return cls(
            codes=tuple(code for code in _ORDER if code in facts.codes),
            unset=frame.x_of(facts.book.states.complete_from - 0.5) - frame.gutter >= 1,
            dense=dense,
            written=not dense and frame.per_update >= 3 * look.hair,
            worded=facts.first_turn is not None,
        )


def legend_entries(needs: LegendNeeds, scale: ValueScale, look: MapLook) -> list[LegendEntry]:
    """Signs first, then marks, then values."""
    out = [_sign(code, look) for code in needs.codes]
    if needs.unset:
        text = translate("StateMap", "no value yet")
        if needs.worded:
            text = translate("StateMap", "not asked for yet")
        out.append(_square(None, text, scale, look))
    if needs.dense:
        text = translate("StateMap", "several values in one place: the last is shown")
        out.append(_square(0, text, scale, look, several=True))
    if needs.written:
        out.append(_square(0, translate("StateMap", "written here"), scale, look, written=True))
    for value, _ in () if needs.worded else scale.legend():
        out.append(_square(value, "", scale, look))
    if needs.worded:
        out.append(_words(translate("StateMap", "a colour is a value of its goal; –: not active")))
    return out


def _words(text: str) -> LegendEntry:
    """Words without a sign, on what stands before them."""
    return LegendEntry(text, 0, lambda painter, box: None)


_ORDER = (RIGHT, WRONG, MIXED, FORMAT_ERROR, INCOMPLETE, NOT_OBSERVED, PLANNED)


def _sign(code: int, look: MapLook) -> LegendEntry:
    words = {
        RIGHT: translate("StateMap", "right"),
        WRONG: translate("StateMap", "wrong"),
        MIXED: translate("StateMap", "some right, some not"),
        FORMAT_ERROR: translate("StateMap", "format error"),
        INCOMPLETE: translate("StateMap", "incomplete"),
        NOT_OBSERVED: translate("StateMap", "input cut or too long"),
        PLANNED: translate("StateMap", "planned, no reply yet"),
    }
    sign, ink = theme.sign(ROLES[code]), look.color(ROLES[code])

    def draw(painter: QPainter, box: QRectF) -> None:
        painter.setFont(look.text)
        painter.setPen(ink)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), sign)

    return LegendEntry(words[code], look.text_metrics.horizontalAdvance(sign), draw)


def _square(
    value: int | None,
    text: str,
    scale: ValueScale,
    look: MapLook,
    written: bool = False,
    several: bool = False,
) -> LegendEntry:
    """A square as on the strip; with no text beside it, its value is written in it."""
    shown = value
    if text and value is not None:
        shown = int(scale.values[0])
    numeral = "" if text or value is None else str(value)
    metrics = look.fixed_metrics
    wide = max(1.4 * look.line, metrics.horizontalAdvance(numeral) + 2 * look.gap)

    def draw(painter: QPainter, box: QRectF) -> None:
        shapes = StripShapes(scale, look)
        shapes.add(box, shown, written, several)
        painter.save()
        shapes.draw(painter)
        painter.restore()
        if numeral and shown is not None:
            painter.setFont(look.fixed)
            painter.setPen(scale.inks[scale.look_of(shown)])
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip
            painter.drawText(box, int(flags), numeral)

    return LegendEntry(text, wide, draw)


def draw_legend(
    painter: QPainter,
    entries: list[LegendEntry],
    look: MapLook,
    at: QPointF,
    wide: float,
    rows: int | None = None,
) -> float:
    """Draw entries in lines from `at`, `wide` pixels long; returns the height taken.

    Of more than `rows` lines the rest is left out.
    """
    line = look.line + look.gap
    x, y, row = 0.0, 0.0, 1
    for before, entry in zip([None, *entries], entries, strict=False):
        text = look.text_metrics.horizontalAdvance(entry.text) + look.gap if entry.text else 0
        if before is not None:  # squares of values stand together
            close = not before.text and (not entry.text or not entry.wide)
            x += look.gap / 2 if close else 3 * look.gap
        if x and x + entry.wide + text > wide:
            x, y, row = 0.0, y + line, row + 1
            if rows is not None and row > rows:
                return y
        box = QRectF(at.x() + x, at.y() + y, entry.wide, look.line)
        entry.draw(painter, box)
        if entry.text:
            painter.setFont(look.text)
            painter.setPen(look.color(Role.QUIET))
            base = box.top() + look.text_metrics.ascent()
            painter.drawText(QPointF(box.right() + look.gap, base), entry.text)
        x += entry.wide + text
    return y + line if entries else 0.0


class MapLegend(QWidget):
    """The legend in one line under the map; what has no room is left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[LegendEntry] = []
        self._look = MapLook.of_screen(self.palette())
        self._indent = 0.0
        self._of: tuple[LegendNeeds, ValueScale, float] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def follow(
        self, facts: MapFacts | None, scale: ValueScale | None, look: MapLook, frame: MapFrame
    ) -> None:
        """Explain what is seen in the frame; what is explained already costs nothing."""
        of = None
        if facts is not None and scale is not None:
            of = (LegendNeeds.of(facts, look, frame), scale, frame.gutter)
        if of == self._of:
            return
        self._of, self._look, self._indent = of, look, frame.gutter
        self._entries = [] if of is None else legend_entries(of[0], of[1], look)
        self.updateGeometry()
        self.update()

    def reword(self) -> None:
        """The language is another one: what is explained next is worded anew."""
        self._of = None

    def sizeHint(self) -> QSize:
        look = self._look
        return QSize(0, int(look.line + 1.5 * look.gap))

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        at = QPointF(self._indent, self._look.gap / 2)
        room = self.width() - self._indent
        draw_legend(painter, self._entries, self._look, at, room, rows=1)
        painter.end()
