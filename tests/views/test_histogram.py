"""The histogram: what is drawn, and how the hand goes about in it."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from statelab_gui.views import theme
from statelab_gui.views.plots.histogram import Histogram
from statelab_gui.views.plots.histogram_drawing import Bar, Bars, png_of, round_step, svg_of
from statelab_gui.views.plots.map_look import MapLook

COUNTS = (3, 0, 7, 0, 1)


def bars(counts: tuple[int, ...] = COUNTS) -> Bars:
    return Bars(
        [Bar(f"{at}<", count, f"Prefix {at}: {count}") for at, count in enumerate(counts)],
        "number of updates",
        "Cases",
        "all of it in words",
        ("Set <Starter>", "n = 11"),
    )


@pytest.fixture
def histogram(qtbot: QtBot) -> Histogram:
    histogram = Histogram()
    qtbot.addWidget(histogram)
    histogram.resize(600, 300)
    histogram.show_bars(bars())
    histogram.show()
    qtbot.waitExposed(histogram)
    return histogram


def column(histogram: Histogram, at: int) -> QPoint:
    """A point within the column of a bar, near the axis."""
    left = histogram.width() // 12
    each = (histogram.width() - left) / len(COUNTS)
    return QPoint(int(left + (at + 0.5) * each), histogram.height() // 2)


def test_the_keys_go_from_bar_to_bar_and_pass_over_empty_ones(histogram: Histogram) -> None:
    told: list[int] = []
    opened: list[int] = []
    histogram.bar_chosen.connect(told.append)
    histogram.bar_opened.connect(opened.append)
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    for key in (*keys, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(histogram, key)
    QTest.keyClick(histogram, Qt.Key.Key_Return)
    assert told == [0, 2, 4, 2, 4, 0]
    assert opened == [0]


def test_a_click_chooses_the_bar_below_it_and_a_double_click_opens_it(
    histogram: Histogram,
) -> None:
    told: list[int] = []
    opened: list[int] = []
    histogram.bar_chosen.connect(told.append)
    histogram.bar_opened.connect(opened.append)
    QTest.mouseClick(histogram, Qt.MouseButton.LeftButton, pos=column(histogram, 2))
    QTest.mouseClick(histogram, Qt.MouseButton.LeftButton, pos=column(histogram, 1))  # empty
    QTest.mouseDClick(histogram, Qt.MouseButton.LeftButton, pos=column(histogram, 4))
    assert told == [2] and opened == [4]


def test_the_chosen_bar_looks_otherwise(histogram: Histogram) -> None:
    before = histogram.grab().toImage()
    histogram.choose(2)
    assert histogram.grab().toImage() != before
    histogram.choose(None)
    assert histogram.grab().toImage() == before


def test_all_of_it_is_told_in_words(histogram: Histogram) -> None:
    assert histogram.accessibleDescription() == "all of it in words"


def test_a_higher_count_is_a_higher_bar(qtbot: QtBot) -> None:
    heights = []
    for count in (1, 4):
        page = QImage.fromData(png_of(bars((5, count)), scale=1.0))
        x = page.width() * 3 // 4
        ground = page.pixelColor(x, page.height() // 4)
        column = [page.pixelColor(x, y) for y in range(page.height())]
        heights.append(sum(color != ground for color in column))
    assert heights[1] > 2 * heights[0]


def test_the_files_are_light_whatever_the_theme(qapp: QApplication) -> None:
    light = png_of(bars())
    try:
        theme.apply(qapp, "dark")
        assert png_of(bars()) == light
    finally:
        theme.apply(qapp, "light")


def test_the_vector_file_holds_its_words_as_text(qapp: QApplication) -> None:
    drawn = svg_of(bars())
    assert QSvgRenderer(drawn).isValid()
    text = drawn.decode("utf-8")
    for word in ("Set &lt;Starter>", "n = 11", "number of updates", "0&lt;"):
        assert word in text or word.replace(">", "&gt;") in text, word


def test_without_bars_nothing_is_drawn_and_nothing_fails(qtbot: QtBot) -> None:
    histogram = Histogram()
    qtbot.addWidget(histogram)
    histogram.resize(300, 200)
    histogram.show()
    QTest.keyClick(histogram, Qt.Key.Key_Right)
    assert histogram.chosen() is None
    assert histogram.grab().width() >= 300


def test_grid_lines_stand_at_round_distances() -> None:
    assert [round_step(most) for most in (0, 1, 5, 6, 11, 26, 240, 2400)] == [
        1, 1, 1, 2, 5, 10, 50, 500,
    ]  # fmt: skip


def test_few_bars_are_no_slabs_and_their_counts_stand_over_their_middle() -> None:
    drawn = svg_of(bars((4,))).decode("utf-8")
    left, wide = map(
        float, re.findall(r'<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', drawn)[-1]
    )
    count = re.findall(r'<text [^>]*\bx="([\d.]+)"[^>]*>4</text>', drawn)[-1]
    middle = float(count) + MapLook.of_page().text_metrics.horizontalAdvance("4") / 2
    assert wide < 6.5 * MapLook.of_page().line
    assert middle == pytest.approx(left + wide / 2, abs=1)


def test_a_saved_picture_can_be_read_whatever_characters_its_words_have(
    qapp: QApplication,
) -> None:
    odd = "".join(map(chr, (0, 1, 0x0B, 0x1B, 0xFFFE, 0xFFFF)))
    drawn = svg_of(replace(bars(), caption=(f"odd{odd}name",), described=odd))
    assert "odd" in ElementTree.fromstring(drawn)[0].text
