"""How the real window looks: themes, text sizes, titles, live on every page."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QApplication,
)

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.page_table import PAGES
from statelab_gui.app.settings import Settings
from statelab_gui.views import theme
from statelab_gui.views.palettes import contrast
from statelab_gui.views.widgets.labels import PageTitle, RoleLabel


def _within_exec(act: Callable[[], None]) -> None:
    """Do `act` while the application's own loop runs, where the program always is."""
    problems: list[BaseException] = []

    def end() -> None:
        try:
            act()
        except BaseException as problem:
            problems.append(problem)
        # Not quit: that closes every window, and the last one to close posts a second quit, which
        # ends each loop of every later test at once.
        QTimer.singleShot(0, QApplication.exit)

    QTimer.singleShot(0, end)
    QApplication.exec()
    if problems:
        raise problems[0]


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_theme_is_switched_live_and_kept(
    window: MainWindow, settings: Settings, name: str
) -> None:
    for action in window.menus.menu("theme").actions():
        if action.data() == name:
            action.trigger()
            break
    assert theme.is_dark() is (name == "dark")
    assert settings.get("theme") == name
    chosen = [a.data() for a in window.menus.menu("theme").actions() if a.isChecked()]
    assert chosen == [name]


def test_the_text_size_is_changed_by_keys_within_bounds(
    window: MainWindow, settings: Settings
) -> None:
    normal = QApplication.font().pointSizeF()
    window.trigger("view.zoom_in")
    assert settings.get("zoom") == 110
    assert QApplication.font().pointSizeF() == pytest.approx(normal * 1.1)
    for _ in range(20):
        window.trigger("view.zoom_in")
    assert settings.get("zoom") == 200
    window.trigger("view.zoom_normal")
    assert QApplication.font().pointSizeF() == pytest.approx(normal)


@pytest.mark.parametrize("key", [page.key for page in PAGES])
def test_titles_grow_with_the_text_on_every_page(opened: MainWindow, key: str) -> None:
    opened.show_page(key)
    titles = opened.pages.stack.findChildren(PageTitle)
    before = [title.font().pointSizeF() for title in titles]
    assert before
    for _ in range(3):
        opened.trigger("view.zoom_in")
    after = [title.font().pointSizeF() for title in titles]
    assert after == pytest.approx([size * 1.5 for size in before])
    opened.trigger("view.zoom_normal")
    assert [title.font().pointSizeF() for title in titles] == pytest.approx(before)


def test_every_page_takes_the_colours_of_another_theme(opened: MainWindow) -> None:
    for page in PAGES:
        opened.show_page(page.key)
    labels = [label for label in opened.findChildren(RoleLabel) if label.text()]
    assert labels

    def choose() -> None:
        for action in opened.menus.menu("theme").actions():
            if action.data() == "dark":
                action.trigger()
                break

    _within_exec(choose)  # elsewhere Qt does not tell widgets of a new palette
    ground = QApplication.palette().color(QPalette.ColorRole.Window)
    for label in labels:
        ink = label.palette().color(QPalette.ColorRole.WindowText)
        assert contrast(ink, ground) >= 4.5, label.text()
