"""The state map under mouse and keys, and what it says."""

import gc
import weakref

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPalette, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from state_map_bench import FORMAT_ERROR, RIGHT, WRONG, MapBench, book

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.tracing import trail
from statelab_gui.domain.updates import Op, Program
from statelab_gui.views.plots.map_words import tip_text

LEFT, MIDDLE, RIGHT_BUTTON = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.MiddleButton,
    Qt.MouseButton.RightButton,
)
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def short(qtbot: QtBot) -> MapBench:
    """The case of 66 updates."""
    return MapBench.of(qtbot, book(20))


def square(bench: MapBench, k: int, row: int = 0) -> QPoint:
    """The middle of a square, on the viewport."""
    frame = bench.map.canvas.frame
    at = QPointF(frame.x_of(k), frame.row_top(row) + frame.row / 2)
    return at.toPoint()


def key(
    bench: MapBench, which: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(bench.map.canvas, which, held)


def drag(
    bench: MapBench, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT, let_go: bool = True
) -> None:
    viewport = bench.map.canvas.viewport()
    QTest.mousePress(viewport, button, Qt.KeyboardModifier.NoModifier, start)
    for part in (0.4, 0.7, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * part)
    if let_go:
        QTest.mouseRelease(viewport, button, Qt.KeyboardModifier.NoModifier, end)


def wheel(
    bench: MapBench, at: QPoint, notches: int, held: Qt.KeyboardModifier | None = None
) -> None:
    viewport = bench.map.canvas.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        held or Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_a_case_is_first_seen_whole_at_its_last_update(short: MapBench) -> None:
    assert short.seen == (0.5, 66.5)
    assert short.step == 66
    assert short.steps == []


def test_a_click_steps_to_the_update_and_chooses_the_cell_under_it(short: MapBench) -> None:
    for k, row in ((1, 0), (10, 3), (66, 5)):
        QTest.mouseClick(short.map.canvas.viewport(), LEFT, pos=square(short, k, row))
        assert (short.steps[-1], short.cells[-1]) == (k, row)
    assert short.ranges == []


def test_a_drag_selects_whole_updates_that_can_be_probed(short: MapBench) -> None:
    drag(short, square(short, 20), square(short, 27, 4))
    assert short.ranges == [(20, 27)]
    assert short.map.selected_range() == (20, 27)
    drag(short, square(short, 9), square(short, 2))  # cells are set from update 6 on
    assert short.ranges[-1] == (6, 9)
    assert short.steps == []


def test_a_drag_over_updates_that_cannot_be_probed_selects_nothing(short: MapBench) -> None:
    drag(short, square(short, 20), square(short, 22))
    drag(short, square(short, 1), square(short, 4))
    assert short.map.selected_range() is None
    assert short.ranges == [(20, 22), None]


def test_escape_clears_the_range_once(short: MapBench) -> None:
    drag(short, square(short, 20), square(short, 22))
    key(short, Qt.Key.Key_Escape)
    key(short, Qt.Key.Key_Escape)
    assert short.ranges == [(20, 22), None]
    assert short.map.selected_range() is None


def test_shift_and_a_stepping_key_choose_a_range_without_a_mouse(short: MapBench) -> None:
    short.map.set_step(30)
    for _ in range(3):
        key(short, Qt.Key.Key_Right, SHIFT)
    assert short.map.selected_range() == (30, 33)
    for _ in range(4):
        key(short, Qt.Key.Key_Left, SHIFT)
    assert short.map.selected_range() == (29, 30)
    key(short, Qt.Key.Key_Right)
    key(short, Qt.Key.Key_Right, SHIFT)
    assert short.map.selected_range() == (30, 31)


@pytest.mark.parametrize(
    ("pressed", "step"),
    [
        (Qt.Key.Key_Left, 29),
        (Qt.Key.Key_Right, 31),
        (Qt.Key.Key_PageUp, 27),
        (Qt.Key.Key_PageDown, 33),
        (Qt.Key.Key_Home, 1),
        (Qt.Key.Key_End, 66),
    ],
)
def test_keys_step_as_everywhere(short: MapBench, pressed: Qt.Key, step: int) -> None:
    short.map.set_step(30)
    key(short, pressed)
    assert short.steps == [step]
    assert short.step == step


def test_no_key_leaves_the_case_and_none_tells_a_step_twice(short: MapBench) -> None:
    key(short, Qt.Key.Key_Right)
    key(short, Qt.Key.Key_PageDown)
    assert short.steps == []
    short.map.set_step(2)
    key(short, Qt.Key.Key_PageUp)
    key(short, Qt.Key.Key_Left)
    assert short.steps == [1]


def test_up_and_down_choose_a_cell(short: MapBench) -> None:
    for which in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up):
        key(short, which)
    assert short.cells == [0, 1, 0]
    short.map.set_cell(None)
    key(short, Qt.Key.Key_Up)
    assert short.cells[-1] == 5


def test_setting_step_and_cell_tells_nothing_back(short: MapBench) -> None:
    short.map.set_step(12)
    short.map.set_cell(2)
    short.map.set_step(-4)
    assert short.step == 1
    assert (short.steps, short.cells) == ([], [])


def test_the_wheel_zooms_about_the_pointer(short: MapBench) -> None:
    at = square(short, 40)
    wheel(short, at, 3)
    left, right = short.seen
    assert right - left < 66 / 1.9
    frame = short.map.canvas.frame
    assert abs(frame.left + (at.x() - frame.gutter) / frame.per_update - 40) < 0.1
    wheel(short, at, -9)
    assert short.seen == (0.5, 66.5)


def test_plus_minus_and_nought_zoom_and_a_double_click_shows_all(short: MapBench) -> None:
    for _ in range(4):
        key(short, Qt.Key.Key_Plus)
    near = short.seen[1] - short.seen[0]
    assert near < 66 / 2
    key(short, Qt.Key.Key_Minus)
    assert near < short.seen[1] - short.seen[0] < 66
    key(short, Qt.Key.Key_0)
    assert short.seen == (0.5, 66.5)
    short.map.zoom_in()
    assert short.seen != (0.5, 66.5)
    QTest.mouseDClick(short.map.canvas.viewport(), LEFT, pos=square(short, 60))
    assert short.seen == (0.5, 66.5)


def test_nothing_beyond_the_case_and_nothing_closer_than_a_few_updates_is_seen(
    short: MapBench,
) -> None:
    for _ in range(30):
        short.map.zoom_in()
    left, right = short.seen
    assert right - left == pytest.approx(6)
    short.map.canvas.pan(-1e9)
    assert short.seen[0] == pytest.approx(0.5)
    short.map.canvas.pan(1e9)
    assert short.seen[1] == pytest.approx(66.5)
    for _ in range(30):
        short.map.zoom_out()
    assert short.seen == pytest.approx((0.5, 66.5))


@pytest.mark.parametrize("button", [MIDDLE, RIGHT_BUTTON])
def test_other_buttons_drag_the_view(short: MapBench, button: Qt.MouseButton) -> None:
    short.map.canvas.show_range(20.5, 40.5)
    start = square(short, 30)
    drag(short, start, start - QPoint(int(5 * short.map.canvas.frame.per_update), 0), button)
    assert short.seen[0] == pytest.approx(25.5, abs=0.1)
    assert (short.steps, short.ranges) == ([], [])


def test_while_panning_is_on_the_left_button_drags_the_view(short: MapBench) -> None:
    short.map.canvas.show_range(20.5, 40.5)
    short.map.set_panning(True)
    start = square(short, 30)
    drag(short, start, start + QPoint(int(5 * short.map.canvas.frame.per_update), 0))
    assert short.seen[0] == pytest.approx(15.5, abs=0.1)
    assert short.ranges == []
    short.map.set_panning(False)
    drag(short, square(short, 20), square(short, 22))
    assert short.ranges == [(20, 22)]


def test_the_names_of_cells_are_not_greyed(qtbot: QtBot) -> None:
    bench = MapBench.of(qtbot, None)  # a map without a book is disabled
    bench.map.set_book(book(2), 6)
    assert bench.map.canvas.sheets.look.ink == QApplication.palette().color(
        QPalette.ColorGroup.Active, QPalette.ColorRole.Text
    )


def test_a_step_out_of_view_scrolls_but_never_zooms(short: MapBench) -> None:
    short.map.canvas.show_range(10.5, 30.5)
    short.map.set_step(31)
    left, right = short.seen
    assert right - left == pytest.approx(20)
    assert left < 30.5  # what was seen last is seen still
    short.map.set_step(33)
    assert short.seen == pytest.approx((left, right))
    short.map.set_step(1)
    assert short.seen == pytest.approx((0.5, 20.5))


def test_of_an_unprobed_prefix_nothing_is_said(short: MapBench) -> None:
    short.map.set_tallies({9: WRONG, 12: RIGHT, 15: FORMAT_ERROR})
    short.map.set_planned([18])
    facts = short.map.canvas.facts
    assert facts is not None
    tips = {k: tip_text(facts, k, 0) for k in (9, 10, 12, 15, 18)}
    assert "wrong" in tips[9] and "✗" in tips[9]
    assert tips[10].splitlines() == ["Update 10 of 66", "TMP ← d", "a = 1"]
    assert "right" in tips[12] and "format error" in tips[15] and "no reply yet" in tips[18]


def test_a_cell_without_a_value_is_said_to_have_none_and_not_nought(short: MapBench) -> None:
    facts = short.map.canvas.facts
    assert facts is not None
    assert "TMP has no value yet" in tip_text(facts, 5, 5)
    assert "TMP = 0" in tip_text(facts, 6, 5)


def test_a_name_that_looks_like_markup_is_shown_as_it_is(qtbot: QtBot) -> None:
    names = ("<b>x</b>", "y")
    program = Program.of(names, 10, [(Op.SET, 0, 1), (Op.SET, 1, 2)])
    bench = MapBench.of(qtbot, AnswerBook(names, program))
    facts = bench.map.canvas.facts
    assert facts is not None
    tip = tip_text(facts, 1, 0)
    from PySide6.QtGui import QTextDocument

    document = QTextDocument()
    if "<b>x</b>" not in tip:
        document.setHtml(tip)
        assert "<b>x</b> = 1" in document.toPlainText()


def test_the_description_tells_the_current_facts(short: MapBench) -> None:
    short.map.set_tallies({9: WRONG, 12: RIGHT})
    short.map.set_step(9)
    short.map.set_cell(1)
    said = short.map.canvas.accessibleDescription()
    for part in (
        "Update 9 of 66: b ← TMP",
        "b = 3",
        "Probed: wrong",
        "First observed wrong prefix: 9",
    ):
        assert part in said
    short.map.set_step(10)
    assert "Prefix 10" not in short.map.canvas.accessibleDescription()


def test_nothing_of_a_book_is_held_after_it_is_taken_away(qtbot: QtBot) -> None:
    shown = book(20)
    bench = MapBench.of(qtbot, shown)
    bench.map.set_tallies({9: WRONG, 12: RIGHT})
    bench.map.set_cell(1)
    bench.map.set_trail(trail(shown.program, 1, 66))
    drag(bench, square(bench, 20), square(bench, 22))
    bench.map.grab()
    held = weakref.ref(shown), weakref.ref(shown.program)
    bench.map.set_book(None)
    del shown
    gc.collect()
    assert [one() for one in held] == [None, None]
    assert bench.map.canvas.accessibleDescription() == ""
    assert not bench.map.isEnabled()
    assert bench.map.svg_text() == ""


def colors(picture: QImage) -> set[int]:
    return {
        picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(picture.height())
    }


def test_without_a_book_nothing_of_the_last_one_is_painted(qtbot: QtBot) -> None:
    bench = MapBench.of(qtbot, book(2))
    scale = bench.map.canvas.sheets.scale
    assert scale is not None
    fill = scale.fills[1].rgb()
    assert fill in colors(bench.map.grab().toImage())
    bench.map.set_book(None)
    assert fill not in colors(bench.map.grab().toImage())


def test_a_square_has_the_colour_of_its_recorded_value(qtbot: QtBot) -> None:
    shown = book(2)
    bench = MapBench.of(qtbot, shown, (1000, 260))
    bench.map.set_step(1)
    picture = bench.map.canvas.grab().toImage()
    frame, scale = bench.map.canvas.frame, bench.map.canvas.sheets.scale
    assert scale is not None
    for k in range(2, 13):
        for row, cell in enumerate(shown.cells):
            value = shown.after(k).get(cell)
            at = QPointF(frame.x_of(k - 0.3), frame.row_top(row) + frame.row * 0.6).toPoint()
            if value is not None:
                assert picture.pixelColor(at) == scale.fills[scale.look_of(value)], (k, cell)


def test_a_click_on_a_far_out_map_steps_into_the_pixel_clicked(qtbot: QtBot) -> None:
    bench = MapBench.of(qtbot, book(2_000))
    at = square(bench, 3_000)
    QTest.mouseClick(bench.map.canvas.viewport(), LEFT, pos=at)
    frame = bench.map.canvas.frame
    assert abs(bench.steps[0] - 3_000) <= 1 / frame.per_update + 1


def test_many_cells_scroll_to_the_one_that_is_chosen(qtbot: QtBot) -> None:
    names = tuple(f"c{i}" for i in range(27))
    program = Program.of(names, 10, [(Op.SET, i, i % 10) for i in range(27)])
    bench = MapBench.of(qtbot, AnswerBook(names, program), (700, 170))
    frame = bench.map.canvas.frame
    assert frame.rows * frame.row > frame.strip
    bench.map.set_cell(26)
    frame = bench.map.canvas.frame
    assert frame.row_top(26) + frame.row <= frame.strip_bottom + 0.01
    QTest.mouseClick(bench.map.canvas.viewport(), LEFT, pos=square(bench, 3, 25))
    assert bench.cells == [25]


@pytest.mark.parametrize("rows", [[(Op.SET, 0, 5)], [(Op.SET, 0, 5), (Op.SET, 0, 5)]])
def test_the_shortest_cases_are_drawn(qtbot: QtBot, rows: list[tuple[int, int, int]]) -> None:
    bench = MapBench.of(qtbot, AnswerBook(("a",), Program.of(("a",), 10, rows)))
    bench.map.zoom_in()
    key(bench, Qt.Key.Key_Home)
    assert bench.step == 1
    assert bench.map.svg_text()
    bench.map.grab()


def test_the_global_settings_of_pyqtgraph_stay_as_they_were(qtbot: QtBot) -> None:
    import pyqtgraph as pg

    before = dict(pg.CONFIG_OPTIONS)
    MapBench.of(qtbot, book(2)).map.grab()
    assert before == pg.CONFIG_OPTIONS
