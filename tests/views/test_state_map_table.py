"""The table beside the state map."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot
from state_map_bench import RIGHT, WRONG, book

from statelab_gui.domain.prefixes import PrefixTally
from statelab_gui.views import theme
from statelab_gui.views.map_table_view import MapTableView


def shown(qtbot: QtBot) -> MapTableView:
    view = MapTableView()
    qtbot.addWidget(view)
    QAbstractItemModelTester(
        view.model(), QAbstractItemModelTester.FailureReportingMode.Fatal, view
    )
    view.resize(600, 300)
    case = book(20)
    view.set_book(case, case.states.complete_from)
    with qtbot.waitExposed(view):
        view.show()
    return view


def row(view: MapTableView, k: int) -> list[str]:
    model = view.model()
    return [model.index(k - 1, column).data() for column in range(model.columnCount())]


def test_signs_and_words_tell_what_was_observed(qtbot: QtBot) -> None:
    view = shown(qtbot)
    view.set_tallies({9: WRONG, 12: RIGHT, 15: PrefixTally(2, 1, 0)})
    view.set_planned([18])
    assert row(view, 9) == [
        "9",
        "b ← TMP",
        "1",
        "3",
        "2",
        "4",
        "5",
        "3",
        "✗ Wrong",
        "First observed wrong",
    ]
    assert row(view, 12)[-2:] == ["✓ Right", "Right again"]
    assert row(view, 15)[-2:] == ["◐ 2 of 3 right", ""]
    assert row(view, 18)[-2:] == ["○ Planned", ""]
    assert row(view, 10)[-2:] == ["", ""]


def test_the_row_follows_the_step_without_telling_it(qtbot: QtBot) -> None:
    view = shown(qtbot)
    told: list[int] = []
    view.step_chosen.connect(told.append)
    view.set_step(30)
    assert view.currentIndex().row() == 29
    assert view.viewport().rect().intersects(view.visualRect(view.currentIndex()))
    assert told == []


def test_choosing_a_row_steps_and_a_value_chooses_its_cell(qtbot: QtBot) -> None:
    view = shown(qtbot)
    steps: list[int] = []
    cells: list[int] = []
    view.step_chosen.connect(steps.append)
    view.cell_chosen.connect(cells.append)
    view.set_step(30)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert (steps, cells) == ([31], [])
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert (steps, cells) == ([31], [0])
    where = view.visualRect(view.model().index(31, 4)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert (steps, cells) == ([31, 32], [0, 2])


def test_every_value_has_room_in_its_column(qtbot: QtBot) -> None:
    view = shown(qtbot)
    header = view.horizontalHeader()
    for column in range(view.model().columnCount() - 1):
        assert header.sectionSize(column) >= header.sectionSizeHint(column)


def test_taking_the_book_away_empties_the_table(qtbot: QtBot) -> None:
    view = shown(qtbot)
    view.set_tallies({9: WRONG})
    view.set_book(None)
    assert view.model().rowCount() == 0
    view.set_step(3)
    assert not view.currentIndex().isValid()


def test_an_outcome_is_written_in_its_colour(qtbot: QtBot) -> None:
    view = shown(qtbot)
    view.set_tallies({9: WRONG, 12: RIGHT})
    column = view.model().columnCount() - 2
    inks = []
    for k in (9, 12):
        option = QStyleOptionViewItem()
        option.widget = view
        view.itemDelegate().initStyleOption(option, view.model().index(k - 1, column))
        inks.append(option.palette.color(QPalette.ColorRole.Text))
    assert inks == [theme.color(theme.Role.WRONG), theme.color(theme.Role.RIGHT)]
