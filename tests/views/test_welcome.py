"""The Welcome view states wishes, and fits at every text size."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from statelab_gui.views import theme
from statelab_gui.views.welcome import WelcomeView


@pytest.fixture
def view(qtbot: QtBot) -> WelcomeView:
    view = WelcomeView()
    qtbot.addWidget(view)
    view.resize(1100, 700)
    view.show()
    return view


@pytest.mark.parametrize(
    ("button", "wish"),
    [
        ("new_button", "new_requested"),
        ("open_button", "open_requested"),
        ("sample_button", "sample_requested"),
        ("help_button", "first_steps_requested"),
    ],
)
def test_each_button_states_its_wish(
    qtbot: QtBot, view: WelcomeView, button: str, wish: str
) -> None:
    with qtbot.waitSignal(getattr(view, wish)):
        qtbot.mouseClick(getattr(view, button), Qt.MouseButton.LeftButton)


def test_one_click_on_a_recent_document_chooses_it(qtbot: QtBot, view: WelcomeView) -> None:
    view.show_recent(["/a/one.statelab", "/a/two.statelab"])
    place = view.recent.visualItemRect(view.recent.item(1)).center()
    with qtbot.waitSignal(view.document_chosen) as chosen:
        qtbot.mouseClick(
            view.recent.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
        )
    assert chosen.args == ["/a/two.statelab"]


def test_a_missing_document_is_never_chosen(qtbot: QtBot, view: WelcomeView) -> None:
    view.show_recent(["/a/one.statelab"])
    view.mark_missing({"/a/one.statelab"})
    view.recent.setCurrentRow(0)
    with qtbot.assertNotEmitted(view.document_chosen), qtbot.waitSignal(view.missing_chosen):
        qtbot.keyClick(view.recent, Qt.Key.Key_Return)


def test_without_recent_documents_it_says_so_instead_of_an_empty_list(view: WelcomeView) -> None:
    view.show_recent([])
    assert not view.recent.isVisible()
    view.show_recent(["/a/one.statelab"])
    assert view.recent.isVisible()


@pytest.mark.parametrize("zoom", [100, 200])
def test_no_text_of_it_is_cut(
    qtbot: QtBot, qapp: QApplication, view: WelcomeView, zoom: int
) -> None:
    theme.apply(qapp, "light", zoom)
    try:
        qtbot.waitUntil(
            lambda: view.new_button.height() >= view.new_button.minimumSizeHint().height()
        )
        for button in (view.new_button, view.open_button, view.sample_button, view.help_button):
            assert button.width() >= button.minimumSizeHint().width()
    finally:
        theme.apply(qapp, "light", 100)
