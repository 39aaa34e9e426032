"""Answer books that an export of training data opened are open on the Drift page at once."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.pages.drift import Drift
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.storage.commands import AddDriftSet

RECIPE = DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), (1, 2), (Condition.EASY,))


def test_the_case_shown_is_open_once_the_export_revealed_it(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    assert window.session.create(tmp_path / "lab.statelab")
    cases = [
        case
        for seed in RECIPE.seeds
        for case in cases_of(
            built_in_item(DriftFamily.ORDERS, Language.EN, seed), (Condition.EASY,)
        )
    ]
    window.session.apply(AddDriftSet("Orders", RECIPE, cases))
    window.show()
    window.show_page("drift")
    drift = window.pages.page("drift")
    assert isinstance(drift, Drift)
    assert not drift.page.detail.is_open()
    assert drift.page.commands.reveal.isEnabled()
    drift.page.commands.training.trigger()
    dialog = drift.training.dialog
    assert dialog is not None
    dialog.place.setText(str(tmp_path))
    dialog.word.click()
    dialog.go.click()
    qtbot.waitUntil(lambda: any(tmp_path.glob("**/training.json")), timeout=20_000)
    qtbot.waitUntil(lambda: not window.session.is_busy, timeout=20_000)
    assert drift.page.detail.is_open()
    assert not drift.page.commands.reveal.isEnabled()
