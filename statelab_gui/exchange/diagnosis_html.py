"""The diagnosis of a case as one HTML page: self-contained, no script, made to be printed.

All that is told comes as text in a `DiagnosisPage` and is escaped here; only the picture of the map
is markup, and it is let in only where it is a picture and nothing else.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path

from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.diagnosis_style import STYLE
from statelab_gui.exchange.html_parts import (
    FRAME,
    Facts,
    Grid,
    Said,
    Tone,
    attribute,
    facts_html,
    grid_html,
    picture,
    text_html,
)
from statelab_gui.exchange.writing import written

__all__ = [
    "DiagnosisPage",
    "Facts",
    "Grid",
    "Quote",
    "Said",
    "Tone",
    "html_of",
    "write_whole",
    "writing_html",
]


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
        f"<header><h1>{text_html(page.title)}</h1><p>{text_html(page.subtitle)}</p></header>",
        f'<section class="result {page.result.tone}"><h2>{text_html(page.result.text)}</h2>',
        *(f"<p>{text_html(line)}</p>" for line in page.beside),
        "</section>",
    ]
    if page.map_svg:
        told = attribute(page.map_told)
        body.append(f'<figure role="img" aria-label="{told}">{picture(page.map_svg)}</figure>')
    if page.grids:
        body += ['<div class="grids">', *map(grid_html, page.grids), "</div>"]
    if page.quote is not None:
        body.append(_quote(page.quote))
    if page.facts:
        body += ['<div class="facts">', *map(facts_html, page.facts), "</div>"]
    if page.limits is not None:
        said = "".join(f"<p>{text_html(one.text)}</p>" for _, one in page.limits.rows)
        title = text_html(page.limits.title)
        body.append(f'<section class="limits"><h3>{title}</h3>{said}</section>')
    body.append(f"<footer>{text_html(page.foot)}</footer>")
    return FRAME.format(
        language=attribute(page.language),
        title=text_html(page.title),
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


def _quote(quote: Quote) -> str:
    note = f'<p class="note">{text_html(quote.note)}</p>' if quote.note else ""
    text = f'<pre translate="no">{text_html(quote.text)}</pre>'
    return f'<section class="quote"><h3>{text_html(quote.title)}</h3>{text}{note}</section>'
