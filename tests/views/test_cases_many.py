"""The Cases page with more cases than are read at once: read beside the window, nothing stale."""

import pytest
from cases_bench import Bench, small_recipe
from pytestqt.qtbot import QtBot

from statelab_gui.app.pages import cases_reading
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.storage.commands import AddCaseSet, RevealCase
from statelab_gui.views.widgets.empty_state import EmptyState

WRONG = b'{"a":0,"b":0,"c":0,"d":0,"e":0,"TMP":0}'


@pytest.fixture
def many(bench: Bench, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Bench:
    """Two sets that are many cases to this page, read."""
    monkeypatch.setattr(cases_reading, "AT_ONCE", 1)
    bench.open(small_recipe(), small_recipe(seeds=(8,)))
    assert bench.page.view.table.model.rowCount() == 0
    settle(bench, qtbot)
    return bench


def settle(bench: Bench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=5_000)


def remarks(bench: Bench) -> list[str]:
    panel = bench.page.view.table
    return [
        label.text()
        for state in panel.findChildren(EmptyState)
        if state.isVisible()
        for label in (state._title,)
    ]


def test_the_first_set_and_its_first_case_are_shown_when_they_are_read(many: Bench) -> None:
    view = many.page.view
    assert view.sets.current_set() == 1
    assert view.table.model.rowCount() == 16
    assert view.table.current_case() == many.document.cases(1)[0]
    assert view.detail.prompt.view.prompt() == many.document.prompt(1)


def test_while_another_set_is_read_nothing_of_the_one_before_is_shown(
    many: Bench, qtbot: QtBot
) -> None:
    view = many.page.view
    view.table.filters.search.setText("copy")
    many.page.show_set(2)
    assert view.table.model.rowCount() == 0
    assert view.detail.prompt.view.prompt() == ""
    assert remarks(many) == ["Reading the cases…"]
    settle(many, qtbot)
    assert remarks(many) == []
    assert {case.set_id for case in view.table.model.cases()} == {2}
    assert 0 < view.table.model.rowCount() < 16  # what was asked of the cases is still asked


def test_a_case_that_is_wanted_is_chosen_once_its_set_is_read(many: Bench, qtbot: QtBot) -> None:
    wanted = many.document.cases(2)[5]
    many.page.open_facts(case_id=wanted.id)
    settle(many, qtbot)
    assert many.page.view.table.current_case() == wanted
    assert many.page.view.detail.prompt.view.prompt() == many.document.prompt(wanted.id)


def test_of_two_sets_asked_for_the_later_is_shown(many: Bench, qtbot: QtBot) -> None:
    many.page.show_set(2)
    many.page.show_set(1)
    settle(many, qtbot)
    assert {case.set_id for case in many.page.view.table.model.cases()} == {1}
    assert many.page.view.table.model.rowCount() == 16


def test_a_reply_shows_at_once_in_its_row_and_in_the_count_of_its_set(many: Bench) -> None:
    case = many.document.cases(1)[3]
    many.answer(case.id, WRONG)
    held = {info.id: info for info in many.page.view.table.model.cases()}
    assert held[case.id].status is CaseStatus.WRONG
    assert [row.answered for row in many.page._rows] == [1, 0]


def test_a_reply_recorded_while_the_cases_are_read_is_not_missed(many: Bench, qtbot: QtBot) -> None:
    case = many.document.cases(2)[0]
    many.page.show_set(2)
    many.answer(case.id, WRONG)
    settle(many, qtbot)
    held = {info.id: info for info in many.page.view.table.model.cases()}
    assert held[case.id].status is CaseStatus.WRONG


def test_a_reveal_opens_the_book_of_the_case_shown(many: Bench) -> None:
    case = many.page.view.table.current_case()
    assert case is not None and case.sealed
    many.session.apply(RevealCase(case.id, many.session.now()))
    fresh = many.page.view.table.current_case()
    assert fresh is not None and not fresh.sealed


def test_a_set_made_in_place_of_one_taken_back_shows_its_own_cases(
    many: Bench, qtbot: QtBot
) -> None:
    many.session.apply(AddCaseSet("Third", small_recipe(lengths=(3,))))
    many.page.show_set(3)
    settle(many, qtbot)
    many.page.hide()
    many.session.undo()
    many.session.apply(AddCaseSet("Other", small_recipe(lengths=(5,))))
    many.page.show()
    settle(many, qtbot)
    assert {case.length for case in many.page.view.table.model.cases()} in ({5}, {2, 20})
    assert all(case == many.document.case(case.id) for case in many.page.view.table.model.cases())


def test_nothing_arrives_from_a_document_that_was_closed(many: Bench, qtbot: QtBot) -> None:
    many.page.show_set(2)
    many.session.close()
    settle(many, qtbot)
    assert many.page.view.table.model.rowCount() == 0
    assert many.page.view.no_document.isVisible()
