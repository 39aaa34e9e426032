"""Parts of pages that are one HTML file: tables, facts and pictures, with everything escaped.

All that is told comes as text and is escaped here; only pictures are markup, and each is let in
only where it is a picture and nothing else.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from html import escape


class Tone(StrEnum):
    """How a text stands: as what was observed, or as a value that is not there."""

    PLAIN = "plain"
    RIGHT = "right"
    WRONG = "wrong"
    FORMAT_ERROR = "fault"
    MIXED = "mixed"
    QUIET = "quiet"


@dataclass(frozen=True)
class Said:
    """A text and how it stands."""

    text: str
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True)
class Grid:
    """A table below its title and a leading sentence; `numbers` are columns aligned to the right,
    `notes` stand below. In a table of several columns a row of one text heads those below it; the
    rows in `hatched` are marked as simulated. A `wide` one is printed across the paper."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Said]]
    numbers: Sequence[int] = ()
    notes: Sequence[str] = ()
    lead: str = ""
    hatched: Sequence[int] = ()
    wide: bool = False

    def is_heading(self, row: Sequence[Said]) -> bool:
        """Whether the row heads those below it."""
        return len(row) == 1 and len(self.heads) > 1


@dataclass(frozen=True)
class Facts:
    """Names with their values below a title; `wide` where values need the width of the page."""

    title: str
    rows: Sequence[tuple[str, Said]]
    wide: bool = False


# A browser is told to load nothing at all, whatever is in the page.
FRAME = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def grid_html(grid: Grid) -> str:
    """A table with its title, leading sentence and notes."""
    heads = "".join(
        f'<th scope="col"{_side(at, grid.numbers)}>{text_html(head)}</th>'
        for at, head in enumerate(grid.heads)
    )
    hatched = frozenset(grid.hatched)
    rows = "".join(_row(grid, row, at in hatched) for at, row in enumerate(grid.rows))
    notes = "".join(f'<p class="note">{text_html(note)}</p>' for note in grid.notes)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    shown = table if grid.rows else ""
    lead = f"<p>{text_html(grid.lead)}</p>" if grid.lead else ""
    kind = ' class="across"' if grid.wide else ""
    return f"<section{kind}><h3>{text_html(grid.title)}</h3>{lead}{shown}{notes}</section>"


def _row(grid: Grid, row: Sequence[Said], hatched: bool) -> str:
    if grid.is_heading(row):
        text = text_html(row[0].text)
        return f'<tr><th scope="colgroup" class="band" colspan="{len(grid.heads)}">{text}</th></tr>'
    cells = "".join(
        f"<td{_side(at, grid.numbers, cell.tone, len(cell.text) > _SHORT)}>"
        f"{text_html(cell.text)}</td>"
        for at, cell in enumerate(row)
    )
    return f'<tr class="hatched">{cells}</tr>' if hatched else f"<tr>{cells}</tr>"


def _side(at: int, numbers: Iterable[int], tone: Tone = Tone.PLAIN, is_long: bool = False) -> str:
    """The classes of a cell; a figure with many words may be broken, a text has room for them."""
    kinds = [*(["number"] if at in numbers else []), *([tone] if tone is not Tone.PLAIN else [])]
    kinds += ["long" if at in numbers else "wordy"] if is_long else []
    return f' class="{" ".join(kinds)}"' if kinds else ""


def facts_html(facts: Facts) -> str:
    """Names with their values."""
    rows = "".join(
        f'<dt>{text_html(name)}</dt><dd class="{said.tone}">{text_html(said.text)}</dd>'
        for name, said in facts.rows
    )
    kind = ' class="wide"' if facts.wide else ""
    return f"<section{kind}><h3>{text_html(facts.title)}</h3><dl>{rows}</dl></section>"


_SHORT = 16  # characters of a figure that is not broken
_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def text_html(text: str) -> str:
    """Text as HTML: whatever it holds shows as it is, and what HTML cannot hold as a mark."""
    return escape(_UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text), quote=True)


def attribute(text: str) -> str:
    """Text as the value of an attribute."""
    return text_html(text).replace("\n", "&#10;")


_SVG = "{http://www.w3.org/2000/svg}"
_DRAWN = frozenset(
    (
        *("svg", "g", "defs", "desc", "title", "use", "image", "pattern", "mask", "clipPath"),
        *("rect", "line", "path", "polygon", "polyline", "circle", "ellipse", "text", "tspan"),
        *("linearGradient", "radialGradient", "stop"),
    )
)
_LINKS = ("href", "{http://www.w3.org/1999/xlink}href")


def picture(svg: str) -> str:
    """The SVG without its XML head; raises ValueError where it could do more than be seen."""
    if "<!ENTITY" in svg:
        raise ValueError("a picture with entities")
    for element in ET.fromstring(svg).iter():
        name = str(element.tag).removeprefix(_SVG)
        if name not in _DRAWN:
            raise ValueError(f"not drawn in a picture: {name}")
        for key, value in element.attrib.items():
            link = key in _LINKS and not value.startswith(("#", "data:image/png;base64,"))
            if link or key.lower().startswith("on") or "javascript:" in value.lower():
                raise ValueError(f"not drawn in a picture: {key}")
    return svg[svg.index("<svg") :]
