"""The chapter of a report on drift: measures, families, arms, what was used, and the plot."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from statelab_gui.domain.drift.reporting import DriftReport
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.exchange.html_parts import Grid, Said
from statelab_gui.exchange.report_html import Chapter, Drawn, Part, Words
from statelab_gui.models.report_table import ReportRows
from statelab_gui.views.labels.drift import conversation_language, drift_family_name
from statelab_gui.views.labels.drift_figures import ArmNames, gap_sentence, standing_sentence
from statelab_gui.views.labels.drift_report import (
    arm_names,
    drift_extent,
    drift_limits,
    drift_notes,
    not_single_cause,
    realised_table,
    used_table,
)
from statelab_gui.views.labels.drift_tables import (
    difference_table,
    family_table,
    gap_table,
    standing_table,
)
from statelab_gui.views.labels.recipes import number
from statelab_gui.views.labels.report_plots import PlotKind, plot_words

translate = QCoreApplication.translate
_TOLD = 12  # gaps that are told in words too


def drift_chapter(view: ReportView, pictures: Mapping[PlotKind, Sequence[str]]) -> Chapter:
    """Everything that the report says of drift; `pictures` as for the other plots.

    Raises ValueError for a report without a drift part.
    """
    drift = view.report.drift
    if drift is None:
        raise ValueError("no drift in the report")
    title = translate("ReportDocument", "Intent drift")
    names = arm_names(view.names)
    parts: list[Part] = [*_measures(drift, names), *_plot(view, pictures), *_rest(drift, names)]
    parts.append(
        Words(translate("ReportDocument", "How to read the tables"), drift_notes(drift, view.names))
    )
    parts.append(
        Words(translate("ReportDocument", "What these conversations do not show"), drift_limits())
    )
    return Chapter(title, parts, _lead(drift))


def _lead(drift: DriftReport) -> str:
    between = translate("ReportDocument", ", ", "between two items of a list")
    text = translate(
        "ReportDocument",
        "Each case is a conversation in which wants are added, withdrawn and replaced before the"
        " answer is asked for; the same items were asked in every condition. {extent}. Families:"
        " {families}. Languages: {languages}.",
    )
    if not drift.has_data:
        text = translate("ReportDocument", "No answer to a drift case is counted. {extent}.")
    return text.format(
        extent=drift_extent(drift),
        families=between.join(map(drift_family_name, drift.families)),
        languages=between.join(map(conversation_language, drift.languages)),
    )


def _measures(drift: DriftReport, names: ArmNames) -> list[Part]:
    measures = drift.measures
    standings = _grid(
        translate("ReportDocument", "Full credit (CAR) and mean score"),
        standing_table(measures, names),
    )
    gaps = _grid(
        translate("ReportDocument", "Intent drift gap (IDG), with the turn-matched control"),
        gap_table(measures, names),
        lead=not_single_cause(),
    )
    parts: list[Part] = [grid for grid in (standings, gaps) if grid.rows]
    told = [standing_sentence(one, names) for one in measures.standings if one.family is None]
    told += [gap_sentence(one, names) for one in measures.gaps if one.family is None]
    if 0 < len(told) <= _TOLD:
        parts.append(Words(translate("ReportDocument", "In words"), told))
    if len(measures.families) > 1:
        title = translate("ReportDocument", "Drift by family")
        parts.append(_grid(title, family_table(measures, names), heads=2))
    arms = _grid(
        translate("ReportDocument", "Arm against arm, on the same items"),
        difference_table(measures, names),
        heads=2,
    )
    return [*parts, arms] if arms.rows else parts


def _plot(view: ReportView, pictures: Mapping[PlotKind, Sequence[str]]) -> list[Part]:
    kind = PlotKind.DRIFT
    words = plot_words(kind, view.report, view.names)
    if not words.has_data:
        return []
    # Its caption stands above the table of gaps already.
    return [Drawn(kind, words.title, words.described, (), pictures.get(kind, ()))]


def _rest(drift: DriftReport, names: ArmNames) -> list[Part]:
    used = _grid(
        translate("ReportDocument", "Tokens and cost of each arm, tracker calls included"),
        used_table(drift, names),
    )
    realised = _grid(
        translate("ReportDocument", "What the conversations have"), realised_table(drift), heads=0
    )
    return [grid for grid in (used, realised) if grid.rows]


def _grid(title: str, table: ReportRows, heads: int = 1, lead: str = "") -> Grid:
    """A table below its title; the first `heads` columns stand above the rows that share them, and
    columns of counts that are 0 in every row are told in a note."""
    zero = number(0)
    empty = [
        at
        for at in table.numbers
        if table.rows and all(row.texts[at] in (zero, "") for row in table.rows)
        if any(row.texts[at] == zero for row in table.rows)
    ]
    shown = [at for at in range(len(table.titles)) if at >= heads and at not in empty]
    band = translate("ReportDocument", "{first} · {second}")
    rows: list[list[Said]] = []
    hatched = []
    above = ""
    for row in table.rows:
        text = row.texts[0] if heads else ""
        for at in range(1, heads):
            text = band.format(first=text, second=row.texts[at])
        if text != above:
            rows.append([Said(text)])
        above = text
        if row.simulated:
            hatched.append(len(rows))
        rows.append([Said(row.texts[at]) for at in shown])
    told = translate("ReportDocument", "Not shown, for every row has 0 there: {columns}.")
    between = translate("ReportDocument", ", ", "between two items of a list")
    notes = [told.format(columns=between.join(table.titles[at] for at in empty))] if empty else []
    grid = Grid(title, [table.titles[at] for at in shown], rows, notes=notes, lead=lead)
    numbers = [place for place, at in enumerate(shown) if at in table.numbers]
    return replace(grid, numbers=numbers, hatched=hatched)
