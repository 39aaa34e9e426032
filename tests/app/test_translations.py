"""The language is chosen by script."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from statelab_gui.app.translations import LANGUAGES, choose


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["zh_HK"], "zh_TW"),
        (["zh-MO"], "zh_TW"),
        (["zh_TW"], "zh_TW"),
        (["zh-Hant"], "zh_TW"),
        (["zh-Hant-CN"], "zh_TW"),
        (["zh_CN"], "zh_CN"),
        (["zh-SG"], "zh_CN"),
        (["zh"], "zh_CN"),
        (["zh-Hans-HK"], "zh_CN"),
        (["en-GB"], "en"),
        (["fr-FR", "zh-HK", "en"], "zh_TW"),
        (["fr-FR"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_catalogue_fits_the_script(wanted: list[str], language: str) -> None:
    assert choose(wanted) == language


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_qt_brings_the_words_of_its_own_dialogs(language: str) -> None:
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert (folder / f"qtbase_{language}.qm").is_file()
