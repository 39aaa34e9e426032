"""The plots of a report: every figure with its n, the same on screen, in files and as numbers."""

import itertools
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot
from report_bench import HOSTILE, made, names, trials
from test_state_map_colors import _EYES, linear, oklab

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.exchange.html_parts import picture
from statelab_gui.views import theme
from statelab_gui.views.labels.report_bars import cost_figure, format_error_figure
from statelab_gui.views.labels.report_curves import curve_figure
from statelab_gui.views.labels.report_plots import STATE_PLOTS, PlotKind
from statelab_gui.views.palettes import SERIES, SURFACES, contrast
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_look import fold, page_look
from statelab_gui.views.plots.report_pages import drawing_of, pieces_of
from statelab_gui.views.plots.report_plots import (
    CostPlot,
    FormatErrorsPlot,
    FormsPlot,
    ReportPlot,
    SuccessPlot,
)

ALL = (SuccessPlot, FormsPlot, FormatErrorsPlot, CostPlot)


@pytest.fixture(scope="module")
def report() -> Report:
    return made(trials())


def texts_of(svg: str) -> list[str]:
    """The texts of a vector picture."""
    namespace = "{http://www.w3.org/2000/svg}"
    return [(one.text or "").strip() for one in ET.fromstring(svg).iter(f"{namespace}text")]


def shown(qtbot: QtBot, kind: type[ReportPlot], report: Report | None) -> ReportPlot:
    plot = kind()
    qtbot.addWidget(plot)
    plot.resize(800, 600)
    plot.show_report(report, names())
    plot.show()
    return plot


@pytest.mark.parametrize("kind", ALL)
def test_without_a_report_it_says_so_and_saves_nothing(
    qtbot: QtBot, kind: type[ReportPlot]
) -> None:
    plot = shown(qtbot, kind, None)
    assert not plot.has_data()
    assert (plot.svg_text(), plot.png_bytes(), plot.numbers()[1:]) == ("", b"", [])
    assert "There is no report yet." in [one.text() for one in plot.findChildren(QLabel)]


def test_the_numbers_of_success_are_those_of_the_report(qtbot: QtBot, report: Report) -> None:
    plot = shown(qtbot, SuccessPlot, report)
    head, *rows = plot.numbers()
    assert head == [key for key, _ in plot.columns()]
    told = {(row[2], row[3], int(row[5])): row for row in rows}
    counted = {
        (*line.facts.key[2:3], line.facts.key[4], line.facts.key[3]): line for line in report.lines
    }
    assert len(told) == len(counted) == len(rows) == 32
    for (family, form, length), line in counted.items():
        share, row = line.facts.share, told[family.value, form, length]
        assert row[6:9] == [str(share.passed), str(share.n), str(share.seeds)]
        assert float(row[9]) == share.rate
        assert share.interval is not None
        assert (float(row[10]), float(row[11])) == tuple(share.interval)


def test_every_point_is_drawn_with_its_n(qtbot: QtBot, report: Report) -> None:
    texts = texts_of(shown(qtbot, SuccessPlot, report).svg_text())
    assert texts.count("6") == 4 * 4 * 2  # families, lengths, forms
    assert texts.count("n") == 2


def test_counts_that_have_no_room_are_told_together(qtbot: QtBot) -> None:
    many = made(trials(seeds=3, lengths=tuple(range(100, 140))))
    texts = texts_of(shown(qtbot, SuccessPlot, many).svg_text())
    assert texts.count("3 at each length") == 8


def test_one_case_reads_passed_or_failed_and_has_no_interval(qtbot: QtBot) -> None:
    plot = shown(qtbot, SuccessPlot, made(trials(seeds=1)))
    said = plot.findChildren(QScrollArea)[0].accessibleDescription()
    assert "Fixed, length 2: one case, passed" in said
    assert "Copy, length 16: one case, failed" in said
    assert all(row[10:12] == ["", ""] for row in plot.numbers()[1:])
    assert "95 % interval" not in texts_of(plot.svg_text())


def test_simulated_replies_stand_alone_and_open(qtbot: QtBot) -> None:
    mixed = trials() + trials(seeds=2, simulated=True)
    plot = shown(qtbot, SuccessPlot, made(mixed, simulated=True))
    texts = texts_of(plot.svg_text())
    assert "open: simulated" in texts and "◇ Simulated: Code" in texts
    assert {row[1] for row in plot.numbers()[1:]} == {"yes", "no"}
    without = shown(qtbot, SuccessPlot, made(mixed))
    assert "open: simulated" not in texts_of(without.svg_text())
    assert {row[1] for row in without.numbers()[1:]} == {"no"}


def test_a_horizon_is_told_in_numbers_or_with_why_there_is_none(
    qtbot: QtBot, report: Report
) -> None:
    texts = texts_of(shown(qtbot, SuccessPlot, report).svg_text())
    assert "no horizon: all passed" in texts
    fitted = next(h for h in report.horizons if h.horizon.crossings[0].length is not None)
    length = fitted.horizon.crossings[0].length
    assert any(text.startswith(f"50 % at {length:.1f}") for text in texts)


def test_pairs_of_forms_add_up(qtbot: QtBot, report: Report) -> None:
    plot = shown(qtbot, FormsPlot, report)
    head, *rows = plot.numbers()
    whole = next(row for row in rows if row[4] == "")
    parts = [row for row in rows if row[4]]
    counts = slice(head.index("both"), head.index("pairs"))
    for row in rows:
        assert sum(map(int, row[counts])) == int(row[head.index("pairs")])
    assert [sum(map(int, column)) for column in zip(*(p[counts] for p in parts), strict=True)] == [
        int(count) for count in whole[counts]
    ]
    (one,) = report.comparisons
    assert whole[counts] == [
        str(n)
        for n in (one.table.both, one.table.only_first, one.table.only_second, one.table.neither)
    ]
    assert float(whole[head.index("p")]) == one.p


def test_format_errors_are_out_of_all_that_answered(qtbot: QtBot, report: Report) -> None:
    plot = shown(qtbot, FormatErrorsPlot, report)
    errors = sum(line.facts.format_errors for line in report.lines)
    drawn = [text for text in texts_of(plot.svg_text()) if text.endswith(" of 6")]
    assert errors == sum(int(text.split()[0]) for text in drawn) > 0
    assert sum(int(row[-2]) for row in plot.numbers()[1:]) == errors
    assert len(plot.numbers()) - 1 == len(report.lines)  # those without any too


def test_what_is_not_known_is_not_zero_and_zero_is_known(qtbot: QtBot) -> None:
    told = shown(qtbot, CostPlot, made(trials(), grouping=(Grouping.FAMILY,)))
    row = dict(zip(told.numbers()[0], told.numbers()[1], strict=True))
    assert (row["cost"], row["cost_known"], row["n"]) == ("0.0", "8", "48")
    assert (row["mean_input_tokens"], row["tokens_known"]) == ("75.0", "24")
    silent = [t for t in trials() if t.seed == 1]
    unknown = shown(qtbot, CostPlot, made(silent))
    assert not unknown.has_data()
    half = [t for t in trials() if t.seed == 2]
    drawn = texts_of(shown(qtbot, CostPlot, made(half)).svg_text())
    assert "not known" in drawn and not any(text.startswith("0.0") for text in drawn)


@pytest.mark.parametrize("kind", ALL)
def test_names_of_any_kind_stay_text_in_a_vector_picture(
    qtbot: QtBot, kind: type[ReportPlot]
) -> None:
    plot = kind()
    qtbot.addWidget(plot)
    plot.show_report(made(trials(seeds=2)), names(HOSTILE))
    svg = plot.svg_text()
    assert picture(svg).startswith("<svg")  # what a page lets in: nothing but a picture
    assert "<script" not in svg
    if kind is not FormsPlot:
        assert "<script>alert(1)</script>" in "".join(texts_of(svg))


@pytest.mark.parametrize("kind", ALL)
def test_a_file_is_on_white_whatever_the_theme(
    qtbot: QtBot, qapp: QApplication, report: Report, kind: type[ReportPlot], tmp_path: Path
) -> None:
    plot = shown(qtbot, kind, report)
    light = plot.svg_text()
    theme.apply(qapp, "dark")
    try:
        assert plot.svg_text() == light
        plot.save_png(tmp_path / "p.png")
        plot.save_svg(tmp_path / "p.svg")
    finally:
        theme.apply(qapp, "light")
    assert (tmp_path / "p.svg").read_text(encoding="utf-8") == light
    image = QImage(str(tmp_path / "p.png"))
    assert image.pixelColor(2, 2) == QColor("white") and image.width() > 1_000
    with pytest.raises(KnownError) as error:
        plot.save_png(tmp_path / "no" / "p.png")
    assert error.value.code == "cannot_write"


@pytest.mark.parametrize("plot", STATE_PLOTS)
@pytest.mark.parametrize("width", [320, 700, 1240])
def test_nothing_is_drawn_beyond_its_room(
    qapp: QApplication, report: Report, plot: PlotKind, width: int
) -> None:
    long = names("a model with a very long name " * 5)
    for look in (page_look(), MapLook.of_screen(qapp.palette())):
        drawing = drawing_of(plot, report, long, look)
        high = int(drawing.height(width)) + 1
        image = QImage(width + 200, high + 100, QImage.Format.Format_RGB32)
        image.fill(QColor("magenta"))
        painter = QPainter(image)
        drawing.paint(painter, width)
        painter.end()
        empty = QColor("magenta").rgb()
        right = (image.pixel(x, y) for x in range(width + 2, image.width(), 3) for y in range(high))
        below = (image.pixel(x, y) for x in range(width) for y in range(high + 2, high + 100, 3))
        assert all(pixel == empty for pixel in right)
        assert all(pixel == empty for pixel in below)


@pytest.mark.parametrize("plot", STATE_PLOTS)
def test_what_is_below_the_pointer_is_told(
    qapp: QApplication, report: Report, plot: PlotKind
) -> None:
    drawing = drawing_of(plot, report, names(), page_look())
    places = itertools.product(range(0, 800, 6), range(0, int(drawing.height(800)), 6))
    told = {drawing.told_at(QPointF(x, y), 800) for x, y in places}
    assert "" in told and len(told) > 5
    assert all(text == "" or ":" in text for text in told)


def test_pieces_for_paper_have_one_scale_and_lose_no_row(report: Report) -> None:
    look = page_look()
    wide = made(trials(seeds=2, lengths=tuple(range(2, 8))))
    pieces = pieces_of(PlotKind.COST, wide, names(), look)
    assert len(pieces) > 1
    whole = drawing_of(PlotKind.COST, wide, names(), look)
    rows = {whole.told_at(QPointF(5, y), 600) for y in range(0, int(whole.height(600)), 2)}
    found: set[str] = set()
    for piece in pieces:
        found |= {piece.told_at(QPointF(5, y), 600) for y in range(0, int(piece.height(600)), 2)}
    assert found == rows


def test_very_many_groups_are_pooled_and_it_is_said(qtbot: QtBot) -> None:
    every = [one for who in (1, 2, 3) for one in trials(seeds=2, examinee=who)]
    report = made(every)
    assert len(report.lines) > 48
    figure = cost_figure(report, names("one", "two", "three"))
    told = [row.told for row in figure.rows if row.bars]
    assert len(told) == 3 * 4 * 4  # the form is pooled, and nothing else
    assert "Rows are pooled over Form: the table of groups has each apart." in figure.notes
    lines = [line.facts for line in report.lines if line.facts.key[:1] == (1,)]
    known = sum(facts.mean_input_tokens.known for facts in lines)
    assert known == 32  # of each pair of seeds one tells
    (first, *_) = [row for row in figure.rows if row.bars]
    assert first.bars[0].text == "20.0 (2 of 4)" and first.bars[1].text == "0.0000 (2 of 4)"
    errors = format_error_figure(report, names("one", "two", "three"))
    drawn = sum(row.bars[0].value or 0 for row in errors.rows if row.bars)
    assert drawn == sum(line.facts.format_errors for line in report.lines) > 0


def test_many_examinees_stand_in_one_comparison_of_forms_on_paper(qtbot: QtBot) -> None:
    every = [one for who in range(1, 8) for one in trials(seeds=2, examinee=who)]
    labels = names(*(f"model {who}" for who in range(1, 8)))
    report = made(every)
    (piece,) = pieces_of(PlotKind.FORMS, report, labels, page_look())
    height = int(piece.height(600))
    told = {piece.told_at(QPointF(300, y), 600) for y in range(0, height, 2)} - {""}
    assert len(told) == 7 and all("both passed" in one for one in told)
    few = made([one for one in every if one.examinee_id < 3])
    assert len(pieces_of(PlotKind.FORMS, few, labels, page_look())) == 1
    texts = {
        p.told_at(QPointF(300, y), 600)
        for p in pieces_of(PlotKind.FORMS, few, labels, page_look())
        for y in range(0, int(p.height(600)), 2)
    }
    assert any(one.startswith("Copy:") for one in texts)  # few are told apart by family too


def test_curves_of_other_recipes_are_panels_of_their_own(qtbot: QtBot) -> None:
    both = trials() + [replace(one, recipe=9, case_id=one.case_id + 900) for one in trials()]
    told = ReportNames({1: "model-1"}, {}, (), True, "Lab.statelab", "0.1.0", (1,), {0: (), 9: ()})
    panels = curve_figure(made(both), told).panels
    assert len(panels) == 4
    assert {(one.subtitle, one.recipe) for one in panels} == {
        ("model-1", "Recipe 0"),
        ("model-1", "Recipe 9"),
    }
    plot = SuccessPlot()
    qtbot.addWidget(plot)
    plot.show_report(made(both), told)
    assert texts_of(plot.svg_text()).count("Recipe 9") == 2
    said = plot.findChildren(QScrollArea)[0].accessibleDescription()
    assert "Code, by model-1, of Recipe 0" in said


@pytest.mark.parametrize("dark", [0, 1], ids=["light", "dark"])
def test_series_are_told_apart_by_any_eyes_and_seen_on_their_ground(dark: int) -> None:
    inks = [QColor(pair[dark]) for pair in SERIES]
    ground = QColor(next(pair[dark] for role, pair in SURFACES.items() if role.name == "Base"))
    assert all(contrast(ink, ground) >= 4.5 for ink in inks)
    for eyes in _EYES.values():
        seen = [oklab(eyes @ linear(ink)) for ink in inks]
        for one, other in itertools.combinations(seen, 2):
            assert np.linalg.norm(one - other) >= 0.15


def test_lines_are_folded_without_losing_a_letter(qapp: QApplication) -> None:
    metrics = page_look().text_metrics
    text = "words of several lengths 以及中文，沒有空格的一段文字。 " + "x" * 300 + "\nnext"
    lines = fold(text, metrics, 120)
    assert all(metrics.horizontalAdvance(line) <= 120 for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")
    assert fold("", metrics, 120) == [""]
