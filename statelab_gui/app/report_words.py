"""A report as a document in the reviewer's language: every figure with what it is out of."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from statelab_gui.app.report_limits import left_out, limits_of, the_data
from statelab_gui.app.report_setup import setup
from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.domain.statistics.trials import NoTrials
from statelab_gui.exchange.html_parts import Facts, Grid, Said
from statelab_gui.exchange.report_html import Chapter, Drawn, ReportPage, Words
from statelab_gui.models.report_table import ReportRows
from statelab_gui.views.export_report_dialog import ReportPart
from statelab_gui.views.labels.report import grouping_name
from statelab_gui.views.labels.report_groups import (
    cells_title,
    group_table,
    groupings_shown,
)
from statelab_gui.views.labels.report_horizon import (
    crossing_sentences,
    horizon_table,
    horizon_title,
)
from statelab_gui.views.labels.report_notes import (
    extent,
    group_notes,
    horizon_notes,
    pair_notes,
)
from statelab_gui.views.labels.report_pairs import pair_sentence, pair_table, pair_title
from statelab_gui.views.labels.report_plots import PlotKind, plot_words

translate = QCoreApplication.translate
Pictures = Mapping[PlotKind, Sequence[str]]


def page_of(
    view: ReportView,
    not_counted: NoTrials,
    parts: Collection[ReportPart],
    pictures: Pictures,
    language: str,
    now: str,
    data_file: str = "",
) -> ReportPage:
    """The document in the language of the window; `language` is its BCP 47 tag.

    `now` dates it, `pictures` has the pieces of each plot as SVG (none where they are drawn
    otherwise), `data_file` is the name of the data's file where it is saved.
    """
    report, names = view.report, view.names
    chapters = [_about(view)]
    if ReportPart.SETUP in parts:
        chapters.append(setup(names))
    chapters.append(left_out(report, not_counted))
    if ReportPart.GROUPS in parts:
        chapters.append(_groups(view))
    if ReportPart.COMPARISONS in parts and report.comparisons:
        chapters.append(_comparisons(view))
    if ReportPart.HORIZONS in parts and report.horizons:
        chapters.append(_horizons(view))
    if ReportPart.PLOTS in parts:
        chapters.append(_plots(view, pictures))
    chapters += [limits_of(view), the_data(report, data_file)]
    subtitle = translate("ReportDocument", "{document} · {date}")
    foot = translate("ReportDocument", "StateLab {version} · {document} · {date}")
    return ReportPage(
        language=language,
        title=translate("ReportDocument", "Report: does the model keep track of state?"),
        subtitle=subtitle.format(document=names.document, date=now),
        chapters=chapters,
        foot=foot.format(version=names.app_version, document=names.document, date=now),
    )


def _about(view: ReportView) -> Chapter:
    report, names = view.report, view.names
    between = translate("ReportDocument", ", ", "between two items of a list")
    by = between.join(grouping_name(one) for one in groupings_shown(report))
    versions = between.join(map(str, names.scorer_versions))
    rows = [
        (translate("ReportDocument", "Document"), names.document),
        (translate("ReportDocument", "Made of"), extent(report)),
        (translate("ReportDocument", "Groups by"), by or translate("ReportDocument", "nothing")),
        (translate("ReportDocument", "Cells counted"), _denominator(report)),
        (translate("ReportDocument", "StateLab version"), names.app_version),
        (translate("ReportDocument", "Scorer version"), versions),
        (translate("ReportDocument", "Data, SHA-256"), report.digest),
    ]
    facts = Facts("", [(name, Said(value)) for name, value in rows])
    lead = translate(
        "ReportDocument",
        "Each case is a list of updates; asked was the value of every cell after the last one. The"
        " truth was computed, and a strict reading judged every reply. A case passes when every"
        " cell is right.",
    )
    return Chapter(translate("ReportDocument", "What this report is made of"), [facts], lead)


def _denominator(report: Report) -> str:
    if report.choices.scratch:
        return translate("ReportDocument", "all cells of a case, the scratch cell too")
    return translate("ReportDocument", "all cells of a case but the scratch cell")


def _groups(view: ReportView) -> Chapter:
    """Success in one table and the rest in another, so that both have room on paper."""
    report = view.report
    table = group_table(view)
    keys = max(1, len(groupings_shown(report)))
    split = table.titles.index(cells_title(report.choices.scratch))
    heading = report.choices.grouping[:1] == (Grouping.EXAMINEE,) and keys > 1
    alike = _alike(table, range(1 if heading else 0, keys), keys)
    pattern = translate("ReportDocument", "In every row, {column}: {value}.")
    between = translate("ReportDocument", " ", "between two sentences")
    lead = between.join(
        pattern.format(column=table.titles[at], value=table.rows[0].texts[at]) for at in alike
    )
    every = [at for at in range(len(table.titles)) if at not in alike]
    titles = (
        translate("ReportDocument", "Whole cases passed, with baselines"),
        translate("ReportDocument", "Cells, format errors, tokens and cost"),
    )
    columns = (
        [at for at in every if at < split],
        [at for at in every if at < keys or at >= split],
    )
    grids = [
        replace(_grid(title, table, some, notes=(), heading=heading), lead=lead)
        for title, some in zip(titles, columns, strict=True)
    ]
    words = Words(translate("ReportDocument", "How to read the tables"), group_notes(view))
    meanings = Words(translate("ReportDocument", "What the columns mean"), _meanings(table))
    return Chapter(translate("ReportDocument", "Groups"), [*grids, words, meanings])


def _alike(table: ReportRows, columns: Sequence[int], keys: int) -> list[int]:
    """The columns that say the same in every row; one that tells rows apart is always left."""
    if len(table.rows) < 2:
        return []
    alike = [at for at in columns if len({row.texts[at] for row in table.rows}) == 1]
    return alike if len(alike) < keys else alike[1:]


def _meanings(table: ReportRows) -> list[str]:
    pattern = translate("ReportDocument", "{column}: {meaning}")
    return [
        pattern.format(column=table.titles[at], meaning=tip)
        for at, tip in sorted(table.title_tips.items())
    ]


def _grid(
    title: str,
    table: ReportRows,
    columns: Sequence[int],
    notes: Sequence[str],
    heading: bool = False,
) -> Grid:
    """Some columns of a table; with `heading` the first stands above the rows that share it."""
    shown = [at for at in columns if not (heading and at == 0)]
    rows: list[list[Said]] = []
    hatched = []
    above: str | None = None
    for row in table.rows:
        if heading and row.texts[0] != above:
            above = row.texts[0]
            rows.append([Said(above)])
        if row.simulated:
            hatched.append(len(rows))
        rows.append([Said(row.texts[at]) for at in shown])
    return Grid(
        title,
        [table.titles[at] for at in shown],
        rows,
        numbers=[place for place, at in enumerate(shown) if at in table.numbers],
        notes=notes,
        hatched=hatched,
    )


def _comparisons(view: ReportView) -> Chapter:
    report, names = view.report, view.names
    table = pair_table(view)
    title = translate("ReportDocument", "Agreement of both sides")
    grid = _grid(title, table, range(len(table.titles)), notes=pair_notes(view))
    pattern = translate("ReportDocument", "{comparison}: {observed}")
    told = [
        pattern.format(
            comparison=pair_title(one, names),
            observed=pair_sentence(one, names),
        )
        for one in report.comparisons
    ]
    words = Words(translate("ReportDocument", "In words"), told)
    return Chapter(translate("ReportDocument", "Comparisons on the same tasks"), [grid, words])


def _horizons(view: ReportView) -> Chapter:
    report, names = view.report, view.names
    table = horizon_table(view)
    title = translate("ReportDocument", "Lengths at which success falls")
    several = len(names.examinees) > 1 or any(one.simulated for one in report.horizons)
    grid = _grid(title, table, range(len(table.titles)), horizon_notes(), heading=several)
    pattern = translate("ReportDocument", "{curve}: {observed}")
    between = translate("ReportDocument", " ", "between two sentences")
    told = []
    for one in report.horizons:
        sentences = crossing_sentences(one.horizon)
        told.append(
            pattern.format(curve=horizon_title(one, names), observed=between.join(sentences))
        )
    words = Words(translate("ReportDocument", "In words"), told)
    return Chapter(translate("ReportDocument", "Tracking horizon"), [grid, words])


def _plots(view: ReportView, pictures: Pictures) -> Chapter:
    drawn = []
    for kind in PlotKind:
        words = plot_words(kind, view.report, view.names)
        if words.has_data:
            svgs = pictures.get(kind, ())
            drawn.append(Drawn(kind, words.title, words.described, words.captions[2:], svgs))
        else:
            drawn.append(Drawn(kind, words.title, "", (words.empty,)))
    return Chapter(translate("ReportDocument", "Plots"), drawn)
