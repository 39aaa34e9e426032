"""A key means one thing: where it would mean two, Qt does neither."""

from collections import defaultdict

import pytest
from PySide6.QtGui import QAction

from statelab_gui.app.actions import ACTIONS
from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.page_table import PAGES


@pytest.mark.parametrize("page", [page.key for page in PAGES])
def test_no_key_means_two_things_on_a_page(opened: MainWindow, page: str) -> None:
    opened.show_page(page)
    menus = opened.menus
    everywhere = [menus.action(spec.key) for spec in ACTIONS]
    pages = [menus.page_action(one.key) for one in PAGES]
    alive: list[QAction] = [*everywhere, *pages, *menus.menu("page").actions()]
    meaning: dict[str, set[str]] = defaultdict(set)
    for action in alive:
        for key in action.shortcuts():
            meaning[key.toString()].add(action.text())
    assert {key: texts for key, texts in meaning.items() if len(texts) > 1} == {}
