"""What a run comes to, beside its fields."""

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.domain.fetching.asking import FieldFate
from statelab_gui.domain.fetching.wishing import RunForecast
from statelab_gui.domain.runs import Setting
from statelab_gui.views.run_forecast import RunForecastPanel


@pytest.mark.parametrize("size", [(420, 600), (420, 260)])
@pytest.mark.parametrize("name", ["simulated: keeps_first_value", "m" * 200, "small"])
def test_what_becomes_of_a_setting_is_read_whole_beside_a_long_value(
    qtbot: QtBot, size: tuple[int, int], name: str
) -> None:
    panel = RunForecastPanel()
    qtbot.addWidget(panel)
    panel.resize(*size)
    panel.show()
    fates = dict.fromkeys(("model", "system_prompt", "temperature"), FieldFate.SENT)
    settings = {"model": Setting.of(name)}
    panel.show_forecast(RunForecast(7, 100, 20, 25, 200, fates=fates, settings=settings))
    table, header = panel.settings, panel.settings.horizontalHeader()
    qtbot.waitUntil(lambda: table.columnWidth(2) >= header.sectionSizeHint(2))
    right = header.sectionViewportPosition(2) + header.sectionSize(2)
    assert right <= table.viewport().width()
    assert table.columnWidth(1) >= header.sectionSizeHint(1)
