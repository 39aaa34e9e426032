"""The ring of what has the focus on the First-error page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from first_error_bench import place_in, real_page, run_bench
from PySide6.QtWidgets import QStyle, QWidget
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.pages.first_error import FirstError


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def page(bench: RunBench, qtbot: QtBot) -> FirstError:
    page = real_page(bench)
    qtbot.waitUntil(lambda: page.page.lab.map.map is not None, timeout=20_000)
    return page


def test_no_ring_is_cut_at_the_edges_of_what_scrolls(page: FirstError) -> None:
    lab = page.page.lab
    ring = lab.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin)
    assert ring > 0
    parts: list[QWidget] = [lab.prompt, lab.map.map, lab.probing, lab.probing.chosen]
    for part in parts:
        place = place_in(part, lab).adjusted(-ring, -ring, ring, ring)
        assert lab.rect().contains(place), part


def test_what_scrolls_stands_level_with_the_title(page: FirstError) -> None:
    view = page.page
    left = place_in(view.lab.prompt, view).left()
    assert left == place_in(view.head.title, view).left()
    right = place_in(view.lab.probing, view).right()
    assert right == place_in(view.reply, view).right()
    assert right == place_in(view.export_button, view).right()
