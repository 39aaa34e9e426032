"""The chapters of a report that are tables: groups, comparisons and tracking horizons."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.reporting import Comparison, ComparisonKind
from statelab_gui.exchange.html_parts import Grid, Said
from statelab_gui.exchange.report_html import Chapter, Part, Words
from statelab_gui.models.report_table import ReportRows
from statelab_gui.views.labels.report_groups import cells_title, columns_beside, group_table
from statelab_gui.views.labels.report_horizon import (
    crossing_sentences,
    horizon_table,
    horizon_title,
    reason_notes,
)
from statelab_gui.views.labels.report_keys import key_parts, simulated_text
from statelab_gui.views.labels.report_notes import group_notes, horizon_notes, pair_notes
from statelab_gui.views.labels.report_pairs import (
    pair_sentence,
    pair_table,
    pair_title,
    sides,
    tells_apart,
)

translate = QCoreApplication.translate
_MANY = 36  # groups that are printed across the paper, in one table
_TOLD = 12  # comparisons or horizons that are told in words too


def groups(view: ReportView) -> Chapter:
    """A few groups with success in one table and the rest in another, so that both have room on
    high paper; many with a row each on wide paper. What every row says alike is said above."""
    report = view.report
    table = group_table(view)
    keys = max(1, len(key_parts(report, view.names)))
    heading = report.choices.grouping[:1] == (Grouping.EXAMINEE,) and keys > 1
    places = [*range(1 if heading else 0, keys), *columns_beside(report, view.names)]
    alike = _alike(table, places, keys)
    pattern = translate("ReportDocument", "In every row, {column}: {value}.")
    between = translate("ReportDocument", " ", "between two sentences")
    lead = between.join(
        pattern.format(column=table.titles[at], value=table.rows[0].texts[at]) for at in alike
    )
    every = [at for at in range(len(table.titles)) if at not in alike]
    if len(table.rows) > _MANY:
        title = translate("ReportDocument", "Whole cases passed, cells, format errors and cost")
        whole = replace(_grid(title, table, every, heading=heading), lead=lead, wide=True)
        grids = [whole]
    else:
        split = table.titles.index(cells_title(report.choices.scratch))
        first = translate("ReportDocument", "Whole cases passed, with baselines")
        second = translate("ReportDocument", "Cells, format errors, tokens and cost")
        columns = (
            (first, [at for at in every if at < split]),
            (second, [at for at in every if at < keys or at >= split]),
        )
        grids = [
            replace(_grid(title, table, some, heading=heading), lead=lead if at == 0 else "")
            for at, (title, some) in enumerate(columns)
        ]
    words = Words(translate("ReportDocument", "How to read the tables"), group_notes(view))
    meanings = Words(translate("ReportDocument", "What the columns mean"), _meanings(table))
    return Chapter(translate("ReportDocument", "Groups"), [*grids, words, meanings])


def comparisons(view: ReportView) -> Chapter:
    """A table for each kind of comparison; in words those that tell their sides apart, or all where
    they are few."""
    every = view.report.comparisons
    grids = [_pair_grid(view, kind) for kind in ComparisonKind]
    parts: list[Part] = [grid for grid in grids if grid.rows]
    told = every if len(every) <= _TOLD else [one for one in every if tells_apart(one)][:_TOLD]
    pattern = translate("ReportDocument", "{comparison}: {observed}")
    sentences = [
        pattern.format(
            comparison=pair_title(one, view.names), observed=pair_sentence(one, view.names)
        )
        for one in told
    ]
    rest = len(every) - len(told)
    if rest:
        sentences.append(
            translate("ReportDocument", "%n comparison(s) are told in the table alone.", "", rest)
        )
    parts.append(Words(translate("ReportDocument", "In words"), sentences))
    parts.append(Words(translate("ReportDocument", "How to read the tables"), pair_notes(view)))
    return Chapter(translate("ReportDocument", "Comparisons on the same tasks"), parts)


def horizons(view: ReportView) -> Chapter:
    """The table; in words where they are few, or else what the short reasons stand for."""
    report, names = view.report, view.names
    table = horizon_table(view)
    title = translate("ReportDocument", "Lengths at which success falls")
    several = len(names.examinees) > 1 or any(one.simulated for one in report.horizons)
    grid = _grid(title, table, range(len(table.titles)), horizon_notes(view), heading=several)
    if len(report.horizons) > _TOLD:
        notes = reason_notes(report)
        words = Words(translate("ReportDocument", "Why a length or its interval is missing"), notes)
        parts: list[Part] = [grid, words] if notes else [grid]
        return Chapter(translate("ReportDocument", "Tracking horizon"), parts)
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


def _alike(table: ReportRows, columns: Sequence[int], keys: int) -> list[int]:
    """The columns that say the same in every row; one that tells rows apart is always left."""
    if len(table.rows) < 2:
        return []
    alike = [at for at in columns if len({row.texts[at] for row in table.rows}) == 1]
    return alike if any(at not in alike for at in range(keys)) else [at for at in alike if at]


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
    notes: Sequence[str] = (),
    heading: bool = False,
) -> Grid:
    """Some columns of a table; with `heading` the first stands above the rows that share it."""
    shown = [at for at in columns if not (heading and at == 0)]
    rows = [
        (row.texts[0] if heading else "", [Said(row.texts[at]) for at in shown], row.simulated)
        for row in table.rows
    ]
    titles = [table.titles[at] for at in shown]
    numbers = [place for place, at in enumerate(shown) if at in table.numbers]
    return _banded(Grid(title, titles, [], numbers=numbers, notes=notes), rows)


def _banded(grid: Grid, rows: Sequence[tuple[str, list[Said], bool]]) -> Grid:
    """The table with these rows: each with what heads it ("" for nothing) and whether it is
    simulated."""
    filled: list[list[Said]] = []
    hatched = []
    above = ""
    for band, row, simulated in rows:
        if band and band != above:
            filled.append([Said(band)])
        above = band
        if simulated:
            hatched.append(len(filled))
        filled.append(row)
    return replace(grid, rows=filled, hatched=hatched)


def _pair_grid(view: ReportView, kind: ComparisonKind) -> Grid:
    """The comparisons of a kind: the first side heads those below it, and of forms the second."""
    table = pair_table(view)
    forms = kind is ComparisonKind.FORMS
    named = 2 if forms else 1
    pattern = (
        translate("ReportDocument", "{first} against {second}")
        if forms
        else translate("ReportDocument", "{first} against")
    )
    rows = []
    pairs = zip(view.report.comparisons, table.rows, strict=True)
    for one, row in sorted(pairs, key=lambda pair: _order(pair[0])):
        if one.kind is not kind:
            continue
        first, second = sides(one, view.names)
        band = pattern.format(first=first, second=second)
        band = simulated_text(band) if one.simulated else band
        rows.append((band, [Said(row.texts[at]) for at in (named, *table.numbers)], one.simulated))
    title = (
        translate("ReportDocument", "Form against form")
        if forms
        else translate("ReportDocument", "Examinee against examinee")
    )
    heads = [translate("ReportDocument", "Examinee"), *(table.titles[at] for at in table.numbers)]
    return _banded(Grid(title, heads, [], numbers=range(1, len(heads))), rows)


def _order(one: Comparison) -> tuple[bool, str, str]:
    """Comparisons of the same first side, and of the same forms, stand together."""
    if one.kind is ComparisonKind.FORMS:
        return one.simulated, str(one.first), str(one.second)
    return one.simulated, f"{one.first:>20}", ""
