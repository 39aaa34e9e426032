"""The page that is saved of a state map."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from state_map_bench import RIGHT, WRONG, MapBench, book

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.tracing import trail
from statelab_gui.views import theme


def texts(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return [(node.text or "").strip() for node in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.fixture
def bench(qtbot: QtBot) -> MapBench:
    bench = MapBench.of(qtbot, book(20))
    bench.map.set_tallies({6: RIGHT, 9: WRONG, 10: RIGHT, 15: WRONG, 16: WRONG})
    bench.map.set_title("20-copy-code <seed 7>")
    return bench


def test_the_svg_has_title_names_values_flag_and_caption_as_text(bench: MapBench) -> None:
    found = texts(bench.map.svg_text())
    assert "20-copy-code <seed 7>" in found
    assert {"a", "b", "c", "d", "e", "TMP", "66", "✗", "✓"} <= set(found)
    assert "First observed wrong: 9" in found
    assert any("First observed wrong prefix: 9 (among 5 probed of 61" in line for line in found)
    said = " ".join(found)
    assert "Also wrong at 15–16 (probed)." in said and "Right again at 10 (probed)." in said
    assert sum(text in "012345" for text in found if text) > 300  # the values themselves


def test_the_svg_can_be_drawn(bench: MapBench, tmp_path: Path) -> None:
    bench.map.save_svg(tmp_path / "map.svg")
    renderer = QSvgRenderer(str(tmp_path / "map.svg"))
    assert renderer.isValid()
    assert renderer.defaultSize().width() > 3 * renderer.defaultSize().height() / 2


@pytest.mark.parametrize("width", [800, 1600, 2400])
def test_the_picture_has_the_width_asked_for(bench: MapBench, tmp_path: Path, width: int) -> None:
    bench.map.save_png(tmp_path / "map.png", width)
    picture = QImage(str(tmp_path / "map.png"))
    assert picture.width() == width
    assert picture.height() > width / 8


def test_the_page_is_light_whatever_the_theme(bench: MapBench, qapp: QApplication) -> None:
    light = bench.map.svg_text()
    theme.apply(qapp, "dark")
    try:
        assert bench.map.svg_text() == light
    finally:
        theme.apply(qapp, "light")


def test_the_page_is_of_the_whole_case_however_it_is_zoomed(bench: MapBench) -> None:
    whole = bench.map.svg_text()
    bench.map.zoom_in()
    bench.map.set_step(12)
    assert bench.map.svg_text() == whole


def test_a_long_case_says_how_many_updates_a_place_holds(qtbot: QtBot, tmp_path: Path) -> None:
    shown = book(20_000)
    bench = MapBench.of(qtbot, shown)
    bench.map.set_trail(trail(shown.program, 0, len(shown)))
    svg = bench.map.svg_text()
    assert len(svg) < 2_000_000
    assert any("holds up to 6" in line for line in texts(svg))
    bench.map.save_png(tmp_path / "map.png")
    picture = QImage(str(tmp_path / "map.png"))
    assert picture.pixelColor(1, 1) == QColor("white")


def test_a_file_that_cannot_be_written_is_a_known_error(bench: MapBench, tmp_path: Path) -> None:
    for save in (bench.map.save_png, bench.map.save_svg):
        with pytest.raises(KnownError) as error:
            save(tmp_path / "nowhere" / "map")
        assert error.value.code == "cannot_write"


def test_a_title_of_characters_that_no_page_can_hold_is_drawn_all_the_same(bench: MapBench) -> None:
    odd = "".join(map(chr, (0, 1, 0x0B, 0x1B, 0xFFFE, 0xFFFF)))
    bench.map.set_title(f"odd{odd}name")
    assert any(text.startswith("odd\ufffd") for text in texts(bench.map.svg_text()))
