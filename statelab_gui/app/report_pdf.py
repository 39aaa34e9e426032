"""A report as a PDF file: A4, numbered sheets, its text as text and its plots as vectors.

Painted on a QPdfWriter and not by a QTextDocument, which would turn the plots into pixels and cut
high rows of tables.
"""

from collections.abc import Callable, Generator, Mapping, Sequence

from PySide6.QtGui import QFont

from statelab_gui.app.report_sheet_tables import put_facts, put_grid
from statelab_gui.app.report_sheets import Sheets
from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.html_parts import Facts, Grid
from statelab_gui.exchange.report_html import Chapter, Drawn, Part, ReportPage, Words
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_drawing import Drawing
from statelab_gui.views.plots.report_look import bold, page_look

TEXT, TABLE, PLOT = 12, 10, 10
"""The height of letters in pixels, 96 an inch."""
_SIGN = "•"
_FOLLOWING = 5  # lines that a heading must have below it on its sheet


class Looks:
    """The letters of a printed report; made in the window's own thread."""

    def __init__(self) -> None:
        self.text = page_look(TEXT)
        self.table = page_look(TABLE)
        self.plot = page_look(PLOT)


def printing(
    page: ReportPage,
    drawings: Mapping[str, Sequence[Drawing]],
    looks: Looks,
    number: Callable[[int], str],
) -> Generator[Progress, None, bytes]:
    """The PDF file of a report; `drawings` has the pieces of each plot by its key, drawn with
    `looks.plot`, `number` words the number of a sheet. A job that can be stopped between parts."""
    sheets = Sheets(looks.text, page.title, page.foot, number)
    total = sum(len(chapter.parts) for chapter in page.chapters)
    done = 0
    try:
        sheets.text(page.title, _larger(looks.text, 1.7))
        sheets.text(page.subtitle, ink=sheets.quiet)
        sheets.space(looks.text.gap)
        sheets.rule(sheets.quiet)
        for chapter in page.chapters:
            below = 2 * looks.text.line
            if chapter.parts:
                below += _below(sheets, chapter.parts[0], drawings, looks.text)
            _put_title(sheets, chapter, looks, below)
            for part in chapter.parts:
                yield Progress(done, total, "pages")
                yield from _put(sheets, part, drawings, looks)
                sheets.space(1.2 * looks.text.line)
                done += 1
        yield Progress(total, total, "pages")
        return sheets.end()
    finally:
        sheets.give_up()


def _below(
    sheets: Sheets, part: Part, drawings: Mapping[str, Sequence[Drawing]], look: MapLook
) -> float:
    """The room that a heading wants below it: a few lines, or a plot's captions and first piece."""
    if not isinstance(part, Drawn) or not drawings.get(part.key):
        return _FOLLOWING * look.line
    return drawings[part.key][0].height(sheets.width) + 2 * (len(part.captions) + 1) * look.line


def _put_title(sheets: Sheets, chapter: Chapter, looks: Looks, below: float) -> None:
    """The heading of a chapter, with `below` on the same sheet where that is possible."""
    look = looks.text
    sheets.space(look.line)
    sheets.text(chapter.title, _larger(look, 1.35), keep=below)
    sheets.space(look.gap)
    if chapter.lead:
        sheets.text(chapter.lead)
        sheets.space(2 * look.gap)


def _put(
    sheets: Sheets, part: Part, drawings: Mapping[str, Sequence[Drawing]], looks: Looks
) -> Generator[Progress, None, None]:
    look = looks.text
    if part.title:
        keep = _below(sheets, part, drawings, look)
        sheets.text(part.title, bold(look), keep=keep)
        sheets.space(look.gap)
    match part:
        case Facts():
            put_facts(sheets, part, looks.text)
        case Words():
            _put_points(sheets, part.sentences, look)
        case Drawn():
            yield from _put_drawings(sheets, part, drawings.get(part.key, ()), looks)
        case Grid():
            if part.lead:
                sheets.text(part.lead)
            if part.rows:
                yield from put_grid(sheets, part, looks.table)
                sheets.space(look.gap)
            for note in part.notes:
                sheets.text(note, looks.table.text, sheets.quiet)


def _put_points(sheets: Sheets, sentences: Sequence[str], look: MapLook) -> None:
    for sentence in sentences:
        sheets.text(sentence, indent=3 * look.gap, sign=_SIGN)
        sheets.space(look.gap / 2)


def _put_drawings(
    sheets: Sheets, plot: Drawn, pieces: Sequence[Drawing], looks: Looks
) -> Generator[Progress, None, None]:
    for line in plot.captions:
        sheets.text(line, looks.table.text, sheets.quiet)
    sheets.space(2 * looks.text.gap)
    for at, piece in enumerate(pieces):
        yield Progress(0, 0, "pages")
        if at:
            sheets.space(3 * looks.text.gap)
        sheets.drawing(piece)


def _larger(look: MapLook, times: float) -> QFont:
    font = bold(look)
    font.setPixelSize(round(times * font.pixelSize()))
    return font
