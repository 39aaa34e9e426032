"""The language of the window: chosen by script, switched without restart."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from statelab_gui.app.resources import catalogue

# code -> its own name, which is never translated
LANGUAGES: dict[str, str] = {"en": "&English", "zh_TW": "繁體中文(&T)", "zh_CN": "简体中文(&S)"}
"""The languages in their own words, each with the key that chooses it in the menu."""
SYSTEM = "system"


def choose(wanted: Sequence[str]) -> str:
    """The first of `wanted` (names as "zh-Hant-HK" or "zh_SG") that there is a catalogue for.

    Chinese is chosen by script, not by country: Hong Kong and Macau read zh_TW, Singapore zh_CN.
    Where none fits it is English.
    """
    for name in wanted:
        locale = QLocale(name.replace("-", "_"))
        if locale.language() == QLocale.Language.Chinese:
            traditional = locale.script() == QLocale.Script.TraditionalHanScript
            return "zh_TW" if traditional else "zh_CN"
        if locale.language() == QLocale.Language.English:
            return "en"
    return "en"


class Translations(QObject):
    """Installs the catalogue of a language and Qt's own for its dialogs."""

    changed = Signal()  # everything shown is to be put into the new language

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._installed: list[QTranslator] = []
        self._language = ""

    @property
    def language(self) -> str:
        """The code of the language installed."""
        return self._language

    def switch(self, wanted: str) -> None:
        """Install a language by code, or that of the system; `changed` follows if it is another."""
        system = QLocale.system()
        language = choose(system.uiLanguages()) if wanted == SYSTEM else wanted
        if language == self._language:
            return
        app = QCoreApplication.instance()
        assert app is not None
        while self._installed:
            app.removeTranslator(self._installed.pop())
        # Numbers and dates: the system's own habits where it speaks that language.
        same = choose(system.uiLanguages()) == language
        QLocale.setDefault(system if same else QLocale(language))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        ours = str(catalogue(f"statelab_{language}"))
        # The one installed last is asked first.
        for file in (f"{qt_folder}/qtbase_{language}.qm", ours):
            translator = QTranslator(self)
            if translator.load(file):
                app.installTranslator(translator)
                self._installed.append(translator)
        self._language = language
        self.changed.emit()
