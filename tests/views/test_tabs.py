"""Tabs whose pages come and go."""

import pytest
from PySide6.QtWidgets import QWidget

from statelab_gui.views.widgets.tabs import Tabs


@pytest.mark.parametrize("seen_before", [False, True])
def test_a_tab_shown_while_the_tabs_are_out_of_sight_has_its_width(qtbot, seen_before):
    tabs = Tabs()
    qtbot.addWidget(tabs)
    for name in ("Groups", "Drift", "Plan"):
        tabs.addTab(QWidget(), name)
    tabs.setTabVisible(1, False)
    if seen_before:
        tabs.show()
        assert tabs.tabBar().tabRect(1).width() == 0
        tabs.hide()
    tabs.setTabVisible(1, True)
    tabs.show()
    assert tabs.tabBar().tabRect(1).width() > 20
