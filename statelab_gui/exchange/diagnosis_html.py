"""The diagnosis of a case as one HTML page: self-contained, no script, made to be printed.

All that is told comes as text in a `DiagnosisPage` and is escaped here; only the picture of the map
is markup, and it is let in only where it is a picture and nothing else.
"""

import re
import xml.etree.ElementTree as ET
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from html import escape
from pathlib import Path

from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.diagnosis_style import STYLE
from statelab_gui.exchange.writing import written


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
    `notes` stand below."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Said]]
    numbers: Sequence[int] = ()
    notes: Sequence[str] = ()
    lead: str = ""


@dataclass(frozen=True)
class Facts:
    """Names with their values below a title; `wide` where values need the width of the page."""

    title: str
    rows: Sequence[tuple[str, Said]]
    wide: bool = False


@dataclass(frozen=True)
class Quote:
    """A text as it was received, below its title."""

    title: str
    text: str
    note: str = ""


@dataclass(frozen=True)
class DiagnosisPage:
    """Everything on the page in the reader's language; `language` is its BCP 47 tag.

    `map_svg` is "" where no map goes in, `map_told` says what it shows.
    """

    language: str
    title: str
    subtitle: str
    result: Said
    beside: Sequence[str]
    map_svg: str
    map_told: str
    grids: Sequence[Grid]
    facts: Sequence[Facts]
    quote: Quote | None
    limits: Facts | None
    foot: str


def html_of(page: DiagnosisPage) -> str:
    """The page as HTML text; raises ValueError for a map that is not a picture alone."""
    body = [
        f"<header><h1>{_text(page.title)}</h1><p>{_text(page.subtitle)}</p></header>",
        f'<section class="result {page.result.tone}"><h2>{_text(page.result.text)}</h2>',
        *(f"<p>{_text(line)}</p>" for line in page.beside),
        "</section>",
    ]
    if page.map_svg:
        told = _attribute(page.map_told)
        body.append(f'<figure role="img" aria-label="{told}">{_picture(page.map_svg)}</figure>')
    if page.grids:
        body += ['<div class="grids">', *map(_grid, page.grids), "</div>"]
    if page.quote is not None:
        body.append(_quote(page.quote))
    if page.facts:
        body += ['<div class="facts">', *map(_facts, page.facts), "</div>"]
    if page.limits is not None:
        said = "".join(f"<p>{_text(one.text)}</p>" for _, one in page.limits.rows)
        title = _text(page.limits.title)
        body.append(f'<section class="limits"><h3>{title}</h3>{said}</section>')
    body.append(f"<footer>{_text(page.foot)}</footer>")
    return _FRAME.format(
        language=_attribute(page.language),
        title=_text(page.title),
        style=STYLE,
        body="\n".join(body),
    )


def writing_html(path: Path, page: DiagnosisPage) -> Generator[Progress, None, Path]:
    """Write the page to `path`, whole or not at all; a job for `Session.run`.

    Raises KnownError "cannot_write" (path, reason) or "disk_full" (path).
    """
    yield Progress(0, 2, "pages")
    data = html_of(page).encode("utf-8", "replace")
    yield Progress(1, 2, "pages")
    write_whole(path, data)
    return path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all; raises what `writing_html` raises."""
    with written(path) as file:
        file.write(data)


# A browser is told to load nothing at all, whatever is in the page.
_FRAME = """<!DOCTYPE html>
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


def _grid(grid: Grid) -> str:
    heads = "".join(
        f'<th scope="col"{_side(at, grid.numbers)}>{_text(head)}</th>'
        for at, head in enumerate(grid.heads)
    )
    rows = "".join(
        "<tr>"
        + "".join(
            f"<td{_side(at, grid.numbers, cell.tone)}>{_text(cell.text)}</td>"
            for at, cell in enumerate(row)
        )
        + "</tr>"
        for row in grid.rows
    )
    notes = "".join(f'<p class="note">{_text(note)}</p>' for note in grid.notes)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    shown = table if grid.rows else ""
    lead = f"<p>{_text(grid.lead)}</p>" if grid.lead else ""
    return f"<section><h3>{_text(grid.title)}</h3>{lead}{shown}{notes}</section>"


def _side(at: int, numbers: Iterable[int], tone: Tone = Tone.PLAIN) -> str:
    kinds = [*(["number"] if at in numbers else []), *([tone] if tone is not Tone.PLAIN else [])]
    return f' class="{" ".join(kinds)}"' if kinds else ""


def _facts(facts: Facts) -> str:
    rows = "".join(
        f'<dt>{_text(name)}</dt><dd class="{said.tone}">{_text(said.text)}</dd>'
        for name, said in facts.rows
    )
    kind = ' class="wide"' if facts.wide else ""
    return f"<section{kind}><h3>{_text(facts.title)}</h3><dl>{rows}</dl></section>"


def _quote(quote: Quote) -> str:
    note = f'<p class="note">{_text(quote.note)}</p>' if quote.note else ""
    text = f'<pre translate="no">{_text(quote.text)}</pre>'
    return f'<section class="quote"><h3>{_text(quote.title)}</h3>{text}{note}</section>'


_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def _text(text: str) -> str:
    """Text as HTML: whatever it holds shows as it is, and what HTML cannot hold as a mark."""
    return escape(_UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text), quote=True)


def _attribute(text: str) -> str:
    return _text(text).replace("\n", "&#10;")


_SVG = "{http://www.w3.org/2000/svg}"
_DRAWN = frozenset(
    (
        *("svg", "g", "defs", "desc", "title", "use", "image", "pattern", "mask", "clipPath"),
        *("rect", "line", "path", "polygon", "polyline", "circle", "ellipse", "text", "tspan"),
        *("linearGradient", "radialGradient", "stop"),
    )
)
_LINKS = ("href", "{http://www.w3.org/1999/xlink}href")


def _picture(svg: str) -> str:
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
