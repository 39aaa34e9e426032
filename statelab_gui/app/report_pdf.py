"""A report as a PDF file: A4, numbered sheets, its text as text and its plots as vectors.

Painted on a QPdfWriter and not by a QTextDocument, which would turn the plots into pixels and cut
high rows of tables.
"""

from collections.abc import Callable, Generator, Mapping, Sequence

from PySide6.QtGui import QFont

from statelab_gui.app.report_sheet_tables import put_facts, put_grid
from statelab_gui.app.report_sheets import Measured, Sheets
from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.html_parts import Facts, Grid
from statelab_gui.exchange.report_html import Chapter, Drawn, Part, ReportPage, Words
from statelab_gui.exchange.report_pdf_marks import with_marks
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
    number: Callable[[int, int], str],
) -> Generator[Progress, None, bytes]:
    """The PDF file of a report; `drawings` has the pieces of each plot by its key, drawn with
    `looks.plot`, `number` words the number of a sheet of so many. Headings have bookmarks. A job
    that can be stopped between parts."""
    measured = Measured()

    def begun(total: int | None = None) -> Sheets:
        return Sheets(looks.text, page.title, page.foot, number, measured, total)

    steps = 2 * sum(len(chapter.parts) for chapter in page.chapters)
    counted = begun()
    yield from _fill(counted, page, drawings, looks, 0, steps)
    sheets = begun(counted.count())
    try:
        yield from _fill(sheets, page, drawings, looks, steps // 2, steps)
        data = sheets.end()
    finally:
        sheets.give_up()
    yield Progress(steps, steps, "pages")
    return with_marks(data, sheets.bookmarks, page.language, frozenset(repr(page)))


def _fill(
    sheets: Sheets,
    page: ReportPage,
    drawings: Mapping[str, Sequence[Drawing]],
    looks: Looks,
    done: int,
    steps: int,
) -> Generator[Progress, None, None]:
    """Put everything on the sheets; `done` of the `steps` were taken before."""
    sheets.text(page.title, _larger(looks.text, 1.7))
    sheets.text(page.subtitle, ink=sheets.quiet)
    sheets.space(looks.text.gap)
    sheets.rule(sheets.quiet)
    for chapter in page.chapters:
        below = 2 * looks.text.line
        if chapter.parts:
            sheets.turn(_is_wide(chapter.parts[0]))
            below += _below(sheets, chapter.parts[0], drawings, looks.text)
        _put_title(sheets, chapter, looks, below)
        for part in chapter.parts:
            yield Progress(done, steps, "pages")
            sheets.turn(_is_wide(part))
            yield from _put(sheets, part, drawings, looks)
            sheets.space(1.2 * looks.text.line)
            done += 1


def _is_wide(part: Part) -> bool:
    return isinstance(part, Grid) and part.wide


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
    sheets.text(chapter.title, _larger(look, 1.35), keep=below, depth=0)
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
        sheets.text(part.title, bold(look), keep=keep, depth=1)
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
