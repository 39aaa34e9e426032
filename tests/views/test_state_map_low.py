"""A state map in the least room: what is still read."""

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot
from state_map_bench import MapBench, book

from statelab_gui.domain.tracing import trail
from statelab_gui.views import theme
from statelab_gui.views.plots.map_axis import axis_numbers
from statelab_gui.views.plots.map_layers import step_parts
from statelab_gui.views.plots.map_legend import MapLegend


def least_high(qtbot: QtBot) -> MapBench:
    """A map as low as the First-error page makes it for six cells."""
    return MapBench.of(qtbot, book(2), (900, 10 * theme.row_height() * 4 // 5))


def test_the_legend_is_there_in_the_least_room_of_the_page(qtbot: QtBot) -> None:
    legend = least_high(qtbot).map.findChild(MapLegend)
    assert legend is not None and legend.isVisible()


def test_a_trail_runs_below_the_values_even_in_low_rows(qtbot: QtBot) -> None:
    shown = book(2)
    bench = MapBench.of(qtbot, shown, (900, 200))
    frame, look = bench.map.canvas.frame, bench.map.canvas.sheets.look
    link = trail(shown.program, 1, 9).links[-1]  # the constant, that stands for a while
    middle = frame.row_top(link.cell) + frame.row / 2
    high = look.fixed_metrics.capHeight()
    value = QRect(round(frame.x_of(link.update + 1)) - 6, round(middle - high / 2), 12, int(high))
    before = bench.map.canvas.viewport().grab(value).toImage()
    bench.map.set_cell(1)
    bench.map.set_trail(trail(shown.program, 1, 9))
    bench.map.set_step(9)
    assert bench.map.canvas.viewport().grab(value).toImage() == before
    below = value.translated(0, value.height())
    assert bench.map.canvas.viewport().grab(below).toImage() != before


def test_a_number_of_the_axis_is_whole_or_not_there_beside_that_of_the_step(qtbot: QtBot) -> None:
    bench = MapBench.of(qtbot, book(200), (900, 240))
    canvas = bench.map.canvas
    numbers = axis_numbers(canvas.frame, canvas.sheets.look)
    named = sorted(numbers)[3]
    room = numbers[named].toAlignedRect()
    shown = canvas.viewport().grab(room).toImage()
    bench.map.set_step(named + 8)
    badge = step_parts(canvas.frame, canvas.sheets.look, named + 8, ())[1]
    assert badge.intersects(numbers[named]) and badge.left() > room.left() + 4
    room.setRight(int(badge.left()) - 2)
    room.setTop(room.top() + 4)  # below the frame of the focus
    left = canvas.viewport().grab(room).toImage()
    colors = {left.pixel(x, y) for x in range(left.width()) for y in range(left.height())}
    assert len(colors) == 1
    bench.map.set_step(600)
    room = numbers[named].toAlignedRect()
    assert canvas.viewport().grab(room).toImage() == shown
