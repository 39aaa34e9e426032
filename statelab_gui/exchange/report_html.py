"""A report as one HTML page: self-contained, no script, plots as vectors, made to be printed.

The same `ReportPage` is what a printed report is made of.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path

from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.html_parts import (
    FRAME,
    Facts,
    Grid,
    attribute,
    facts_html,
    grid_html,
    picture,
    text_html,
)
from statelab_gui.exchange.report_style import STYLE
from statelab_gui.exchange.writing import written


@dataclass(frozen=True)
class Drawn:
    """A plot below its title: `key` says which, `told` is what an assistive tool reads of it.

    `pictures` are its pieces as SVG; `captions` stand above them.
    """

    key: str
    title: str
    told: str
    captions: Sequence[str] = ()
    pictures: Sequence[str] = ()


@dataclass(frozen=True)
class Words:
    """Sentences below a title, each a point of its own."""

    title: str
    sentences: Sequence[str]


Part = Grid | Facts | Drawn | Words


@dataclass(frozen=True)
class Chapter:
    """Parts below a title and a leading sentence."""

    title: str
    parts: Sequence[Part]
    lead: str = ""


@dataclass(frozen=True)
class ReportPage:
    """Everything in the report in the reader's language; `language` is its BCP 47 tag."""

    language: str
    title: str
    subtitle: str
    chapters: Sequence[Chapter]
    foot: str


def html_of(page: ReportPage) -> str:
    """The page as HTML text; raises ValueError for a plot that is not a picture alone."""
    return "".join(_making(page))


def writing_html(path: Path, page: ReportPage) -> Generator[Progress, None, Path]:
    """Write the page to `path`, whole or not at all; a job that can be stopped between its parts.

    Raises KnownError "cannot_write" (path, reason) or "disk_full" (path).
    """
    total = sum(len(chapter.parts) for chapter in page.chapters)
    with written(path) as file:
        for done, piece in enumerate(_making(page)):
            file.write(piece.encode("utf-8", "replace"))
            yield Progress(min(done, total), total, "pages")
    return path


def _making(page: ReportPage) -> Generator[str, None, None]:
    """The page in pieces, in order."""
    mark = "\0"
    frame = FRAME.format(
        language=attribute(page.language), title=text_html(page.title), style=STYLE, body=mark
    )
    before, after = frame.split(mark)
    head = f"<h1>{text_html(page.title)}</h1><p>{text_html(page.subtitle)}</p>"
    yield f"{before}<header>{head}</header>\n"
    for chapter in page.chapters:
        lead = f'<p class="lead">{text_html(chapter.lead)}</p>' if chapter.lead else ""
        first = chapter.parts[0] if chapter.parts else None
        kind = ' class="opens-across"' if isinstance(first, Grid) and first.wide else ""
        yield f"<article{kind}><h2>{text_html(chapter.title)}</h2>{lead}\n"
        for part in chapter.parts:
            yield _part(part)
        yield "</article>\n"
    yield f"<footer>{text_html(page.foot)}</footer>{after}"


def _part(part: Part) -> str:
    match part:
        case Grid():
            return grid_html(part)
        case Facts():
            return facts_html(part)
        case Drawn():
            return _drawn(part)
        case Words():
            said = "".join(f"<li>{text_html(one)}</li>" for one in part.sentences)
            title = f"<h3>{text_html(part.title)}</h3>" if part.title else ""
            return f"<section>{title}<ul>{said}</ul></section>"


def _drawn(plot: Drawn) -> str:
    captions = "".join(f'<p class="note">{text_html(line)}</p>' for line in plot.captions)
    figures = []
    for at, svg in enumerate(plot.pictures):
        # The words of the whole plot are read once; its further pieces say whose they are.
        told = plot.told if at == 0 else plot.title
        label = f'role="img" aria-label="{attribute(told)}"'
        figures.append(f"<figure {label}>{picture(svg)}</figure>")
    return f"<section><h3>{text_html(plot.title)}</h3>{captions}{''.join(figures)}</section>"
